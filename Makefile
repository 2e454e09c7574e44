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

NPM := npm --prefix web
WEB_READY := web/node_modules/.package-lock.json
CLIENT := src/perspicace/server/static/client
CLIENT_READY := $(CLIENT)/index.html
# Folders stand in the list too: they change when a file goes.
CLIENT_SOURCES = $(shell find web/src web/public) $(wildcard web/*.ts web/*.js web/*.json \
  web/*.html) $(wildcard src/perspicace/games/*/RULES.md)

.PHONY: play test check fix bench golden docs pictures lock clean

play: $(RUN_READY) $(CLIENT_READY)
	$(VENV)/bin/perspicace serve --port $(PORT) --data $(DATA)

# The browser's tests run by themselves: what drives the browser keeps an event loop of its own going,
# which tests that start one would meet.
test: $(TEST_READY) $(CLIENT_READY) browser style web-tests
	$(VENV)/bin/pytest -n 2 -p no:playwright --ignore=tests/browser
	$(VENV)/bin/pytest -n 2 tests/browser

# The fast subset for the day: under a minute, since the client is looked at beside the server. An
# old make mixes what the two say.
check: $(TEST_READY) $(WEB_READY)
	@$(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync) \
	  style web-tests fast-tests

fix: $(TEST_READY) $(WEB_READY)
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	$(NPM) run fix

bench: $(TEST_READY) $(CLIENT_READY) browser
	$(VENV)/bin/python -m bench

# What is generated from the code: golden playthroughs; the page of refusals, the API description, the
# client's types.
golden: $(TEST_READY)
	$(VENV)/bin/python -m tests.golden.regenerate

docs: $(TEST_READY)
	$(VENV)/bin/python -m tests.docs.regenerate

# Of the running game, for the README.
pictures: $(TEST_READY) $(CLIENT_READY) browser
	$(VENV)/bin/python -m tests.browser.pictures

# Needs uv; only who changes a dependency runs it. The locks name versions and hashes, never a host.
lock:
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  pyproject.toml -o requirements.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	  --extra test -c requirements.txt pyproject.toml -o requirements-test.txt

clean:
	rm -rf $(VENV) .venv-bench .mypy_cache .ruff_cache .pytest_cache
	rm -rf web/node_modules $(CLIENT)

# Parts of the above.
.PHONY: style web-tests fast-tests browser

style: $(TEST_READY)
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

web-tests: $(WEB_READY)
	$(NPM) run --silent lint
	$(NPM) run --silent types
	$(NPM) run --silent test

fast-tests: $(TEST_READY)
	$(VENV)/bin/pytest -n 2 -p no:playwright --ignore=tests/browser -m "not slow"

# The client is tested in a real browser: the one that is there, else Debian's.
BROWSERS := chromium chromium-browser google-chrome
SUDO := $(if $(filter-out 0,$(shell id -u)),sudo)
GET_CHROMIUM := $(SUDO) apt-get install -y --no-install-recommends chromium

browser:
	@for name in $(BROWSERS); do command -v $$name >/dev/null && exit 0; done; \
	  $(GET_CHROMIUM) || { $(SUDO) apt-get update && $(GET_CHROMIUM); } || { \
	  echo "The tests need Chromium or Chrome, and it could not be installed. Please install one of:" \
	    "$(BROWSERS)." >&2; exit 1; }

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

$(WEB_READY): web/package-lock.json
	@node -e 'process.exit(+(parseInt(process.versions.node) < 20))' && npm --version >/dev/null || { \
	  echo "The client is built with Node.js 20 or newer and npm. Please install them." >&2; exit 1; }
	$(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT_READY): $(WEB_READY) $(CLIENT_SOURCES)
	$(NPM) run --silent build -- --logLevel warn
