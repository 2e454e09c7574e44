"""The page for hosts names what there is, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import perspicace
from perspicace.server import guard, limits
from perspicace.server.metrics import Metrics
from perspicace.server.settings import Settings
from perspicace.store.sqlite import SCHEMA
from perspicace.table.house import IDLE_SECONDS

from .pages import DOCS, ROOT, code_spans, read
from .regenerate import empty_house

PAGE = DOCS / "operating.md"
TEXT = read(PAGE)
SPANS = set(code_spans(PAGE))
SOURCE = Path(perspicace.__file__).parent


def rows(section: str, number: int = 0) -> set[str]:
    """The words in the first column of a table of a section."""
    (body,) = re.findall(rf"^## {section}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    tables = re.findall(r"^\| --- .*\n((?:\|.*\n)+)", body, re.MULTILINE)
    column = [row.split("|")[1] for row in tables[number].splitlines()]
    return {word for cell in column for word in re.findall(r"`(.*?)`", cell)}


def log_calls() -> Iterator[ast.Call]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(read(path))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log."):
                yield node


def test_metrics_are_those_of_the_house() -> None:
    page = Metrics(empty_house()).page().decode()
    there = set(re.findall(r"^# HELP (\w+)", page, re.MULTILINE))
    own = {name for name in there if name.startswith("perspicace_")}
    assert rows("Health and metrics") == own
    named = {span for span in SPANS if re.fullmatch(r"process_\w+", span)}
    assert named <= there or not any(name.startswith("process_") for name in there)


def test_settings_are_all_there() -> None:
    assert rows("Run", 1) == {field.name for field in fields(Settings)}
    defaults = Settings(database=Path())
    for name in ("pace", "messages_per_second", "requests_per_second"):
        assert re.search(
            rf"^\| `{name}` \|.*\| {getattr(defaults, name):g} \|$", TEXT, re.MULTILINE
        )


def test_log_events_and_fields_are_all_there() -> None:
    events, used = set(), set()
    for call in log_calls():
        first = call.args[0]
        assert isinstance(first, ast.Constant), ast.unparse(call)
        events.add(first.value)
        for keyword in call.keywords:
            if keyword.arg == "extra":
                assert isinstance(keyword.value, ast.Dict)
                keys = [key for key in keyword.value.keys if isinstance(key, ast.Constant)]
                used |= {"bot" if key.value == "level" else key.value for key in keys}
    assert rows("Logs", 1) == events
    always = {"time", "level", "room", "event", "error", "where", "traceback"}
    assert rows("Logs") == always | used


def test_files_and_tables_are_all_there() -> None:
    tables = set(re.findall(r"create table if not exists (\w+)", SCHEMA))
    assert rows("Files") == tables


def test_headers_are_all_there() -> None:
    assert rows("Security") == set(guard.HEADERS)


def test_figures_are_as_told() -> None:
    for told in (
        f"leave memory after {IDLE_SECONDS / 60:.0f} minutes",
        f"Of {limits.KNOWN_ADDRESSES} addresses",
        f"more than {limits.LARGEST_BACKLOG // 1024} KiB unread",
    ):
        assert told in TEXT
    readme = read(ROOT / "README.md")
    assert f"{limits.LARGEST_MESSAGE // 1024} KiB a message" in readme


def test_the_version_has_its_place_in_the_changelog() -> None:
    changes = read(ROOT / "CHANGELOG.md")
    assert f"## [{perspicace.__version__}]" in changes
    assert f'version = "{perspicace.__version__}"' in read(ROOT / "pyproject.toml")
