"""The arrows of the house, walked over the source: no room imports one that stands above it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import perspicace

SOURCE = Path(perspicace.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))

MAY_USE = {
    "kernel": set(),
    "deduce": {"kernel"},
    "games": {"kernel", "deduce"},
    "bots": {"kernel", "deduce", "games"},
    "wire": {"kernel"},
    "bus": {"kernel", "wire"},
    "store": {"kernel", "wire"},
    "table": {"kernel", "wire", "store", "bus"},
    "server": {"kernel", "wire", "store", "bus", "table"},
}
"""What each room may import besides itself. `cli` and `server/app.py` put the house together and
may import everything."""

MEETING_PLACES = {"cli", "server/app.py"}

PURE = {"kernel", "deduce", "games"}
ALLOWED_WHERE_PURE = set(
    """
    __future__ bisect collections contextlib dataclasses enum fractions functools hashlib heapq
    importlib itertools math operator pkgutil re string typing
    msgspec numpy perspicace
    """.split()
)
"""All that rules may reach for. No clock, no files, no network, no log; of `random` only the class
`Random`, so that every draw comes from a generator that was passed in."""

READ_THE_GLOBAL_GENERATOR = {
    "kernel/conformance/knowledge.py",
    "kernel/conformance/play.py",
}
"""They look at its state to see that nobody has drawn from it."""


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def room_of(path: Path) -> str:
    return name_of(path).partition("/")[0].removesuffix(".py")


def imported(path: Path) -> list[tuple[str, str]]:
    """Each import of a file as a full module name and what is taken from it."""
    return list(imports_in(path.read_text("utf-8"), path.relative_to(SOURCE).parent.parts))


def imports_in(source: str, folder: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    package = ("perspicace", *folder)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield module, alias.name


def rooms_used(path: Path) -> set[str]:
    rooms = set()
    for module, name in imported(path):
        head, *inside = module.split(".")
        if head == "perspicace":
            rooms.add(inside[0] if inside else name)
    return rooms - {room_of(path), "__version__"}


def in_a_room(path: Path) -> bool:
    return not {room_of(path), name_of(path)} & MEETING_PLACES and path.parent != SOURCE


@pytest.mark.parametrize("path", [path for path in MODULES if in_a_room(path)], ids=name_of)
def test_arrows_point_one_way(path: Path) -> None:
    room = room_of(path)
    assert room in MAY_USE, f"{room} is not a room of the house: give it its arrows here"
    assert rooms_used(path) <= MAY_USE[room]


def test_imports_are_read_in_every_form() -> None:
    source = "import a.b\nfrom c import d\nfrom .e import f\nfrom .. import g\nfrom ..h.i import j"
    assert list(imports_in(source, ("games", "cqfd"))) == [
        ("a.b", ""),
        ("c", "d"),
        ("perspicace.games.cqfd.e", "f"),
        ("perspicace.games", "g"),
        ("perspicace.games.h.i", "j"),
    ]


def test_one_game_never_uses_another() -> None:
    for path in MODULES:
        parts = path.relative_to(SOURCE).parts
        if parts[0] == "games" and len(parts) > 2:
            games = {
                m.split(".")[2] for m, _ in imported(path) if m.startswith("perspicace.games.")
            }
            assert games <= {parts[1]}, f"{name_of(path)} uses another game"


@pytest.mark.parametrize("path", [path for path in MODULES if room_of(path) in PURE], ids=name_of)
def test_rules_touch_nothing_of_the_world(path: Path) -> None:
    for module, name in imported(path):
        head = module.partition(".")[0]
        if head == "random":
            global_generator = name_of(path) in READ_THE_GLOBAL_GENERATOR and not name
            assert name == "Random" or global_generator, f"takes {name or 'all'} from random"
        else:
            assert head in ALLOWED_WHERE_PURE, f"imports {module}"
        assert not module.startswith("numpy.random"), "draws from numpy"


@pytest.mark.parametrize("path", [path for path in MODULES if room_of(path) in PURE], ids=name_of)
def test_rules_call_nothing_of_the_world(path: Path) -> None:
    """What needs no import: files, the terminal, and numpy's own generators."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"open", "print", "input", "exec", "eval", "__import__"}
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            assert (node.value.id, node.attr) not in {("np", "random"), ("numpy", "random")}
            if node.value.id == "random":
                assert node.attr == "getstate", "the global generator is only looked at"


def test_what_is_allowed_exists() -> None:
    plain = ALLOWED_WHERE_PURE - {"msgspec", "numpy", "perspicace"}
    assert plain <= set(sys.stdlib_module_names)
    assert all((SOURCE / name).exists() for name in READ_THE_GLOBAL_GENERATOR)
