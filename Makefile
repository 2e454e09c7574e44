# The two commands of the README are `make play` and `make test`; each sets up what it needs.
# A distribution's own Python is built with profile-guided optimisation, which others often are not
# (docs/decisions/0012): it is taken if it is 3.11 or newer and can make environments.
PYTHON ?= $(shell /usr/bin/python3 -c 'import sys, venv, ensurepip; \
  print(sys.executable if sys.version_info >= (3, 11) else "python3")' 2>/dev/null || echo python3)
PORT ?= 8000
DATA ?= data
VENV := .venv
RUN_READY := $(VENV)/.ready-run
TEST_READY := $(VENV)/.ready-test

.PHONY: play test check fix bench golden docs lock clean

play: $(RUN_READY)
	$(VENV)/bin/perspicace serve --port $(PORT) --data $(DATA)

test: $(TEST_READY)
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/pytest -n 2

# The fast subset for the day: under a minute.
check: $(TEST_READY)
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy
	$(VENV)/bin/pytest -n 2 -m "not slow"

fix: $(TEST_READY)
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

bench: $(TEST_READY)
	$(VENV)/bin/python -m bench

# What is generated from the code: golden playthroughs, the page of refusals, the API description.
golden: $(TEST_READY)
	$(VENV)/bin/python -m tests.golden.regenerate

docs: $(TEST_READY)
	$(VENV)/bin/python -m tests.docs.regenerate

# Needs uv; only who changes a dependency runs it. The locks name versions and hashes, never a host.
lock:
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  pyproject.toml -o requirements.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --extra test -c requirements.txt pyproject.toml -o requirements-test.txt

clean:
	rm -rf $(VENV) .venv-bench .mypy_cache .ruff_cache .pytest_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(RUN_READY): requirements.txt pyproject.toml | $(VENV)/bin/python
	$(VENV)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.txt
	$(VENV)/bin/python -m pip install -q --disable-pip-version-check --no-deps -e .
	touch $@

$(TEST_READY): requirements-test.txt pyproject.toml | $(VENV)/bin/python
	$(VENV)/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-test.txt
	$(VENV)/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@ $(RUN_READY)
