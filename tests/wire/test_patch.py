"""The laws of patches: what a client makes of a difference is what the table shows."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from perspicace.games import registry
from perspicace.kernel.conformance.playouts import encoded, onlookers, playouts
from perspicace.kernel.contract import AnyGame
from perspicace.wire.patch import apply, difference


class Leaf(msgspec.Struct, frozen=True):
    number: int
    word: str = ""


class Node(msgspec.Struct, frozen=True):
    left: Any
    right: Any
    items: tuple[Any, ...] = ()
    named: dict[str, Any] = {}


KEYS = st.sampled_from(["a", "b", "0", "1", "=", "+", "-", ""])
# A field holds numbers or truths, never now one and now the other: to Python 1 is True.
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(2, 5), st.sampled_from(["", "=", "+", "-", "a"])
)
LEAVES = st.one_of(SCALARS, st.builds(Leaf, st.integers(2, 5), st.sampled_from(["", "-", "x"])))


def _grown(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    items = st.lists(inner, max_size=4).map(tuple)
    named = st.dictionaries(KEYS, inner, max_size=4)
    return st.one_of(items, named, st.builds(Node, inner, inner, items, named))


TREES: st.SearchStrategy[Any] = st.recursive(LEAVES, _grown, max_leaves=20)


def plain(value: Any) -> Any:
    """As it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def patched(old: Any, new: Any) -> Any:
    return apply(plain(difference(old, new)), plain(old))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(TREES, TREES)
def test_a_difference_turns_the_old_into_the_new(old: Any, new: Any) -> None:
    assert encoded(patched(old, new)) == encoded(plain(new))


@st.composite
def neighbours(draw: st.DrawFn) -> tuple[Any, Any]:
    """Two trees of one shape that differ in places, as two screens do."""
    old = draw(TREES)
    return old, _changed(old, draw)


def _changed(value: Any, draw: st.DrawFn) -> Any:
    match draw(st.sampled_from(["keep", "inside", "inside", "inside", "other"])):
        case "keep":
            return value
        case "other":
            return draw(TREES)
    if isinstance(value, Node):
        return Node(*(_changed(getattr(value, name), draw) for name in ("left", "right")))
    if isinstance(value, tuple):
        more = draw(st.lists(LEAVES, max_size=2))
        return (*(_changed(item, draw) for item in value), *more)
    if isinstance(value, dict):
        kept = {k: _changed(v, draw) for k, v in value.items() if draw(st.booleans())}
        return kept | draw(st.dictionaries(KEYS, LEAVES, max_size=2))
    return value


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(neighbours())
def test_the_same_for_trees_that_are_alike(pair: tuple[Any, Any]) -> None:
    old, new = pair
    assert encoded(patched(old, new)) == encoded(plain(new))


@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(TREES, TREES)
def test_a_patch_says_no_more_than_the_two_screens(old: Any, new: Any) -> None:
    """Equal pairs give equal patches, whatever objects they are made of."""
    copy_old, copy_new = _rebuilt(old), _rebuilt(new)
    assert plain(difference(old, new)) == plain(difference(copy_old, copy_new))


def _rebuilt(value: Any) -> Any:
    if isinstance(value, Node):
        return Node(*(_rebuilt(getattr(value, name)) for name in value.__struct_fields__))
    if isinstance(value, Leaf):
        return Leaf(value.number, value.word)
    if isinstance(value, tuple):
        return tuple(_rebuilt(item) for item in value)
    if isinstance(value, dict):
        return {key: _rebuilt(item) for key, item in value.items()}
    return value


@given(TREES)
@settings(max_examples=100, deadline=None)
def test_nothing_changed_is_nothing_said(tree: Any) -> None:
    assert not difference(tree, tree)
    assert not difference(tree, _rebuilt(tree))


@given(TREES, TREES)
@settings(max_examples=100, deadline=None)
def test_a_patch_leaves_what_it_is_applied_to(old: Any, new: Any) -> None:
    before = plain(old)
    kept = msgspec.json.encode(before)
    apply(plain(difference(old, new)), before)
    assert msgspec.json.encode(before) == kept


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ((1, 2), (1, 2, 3), ["+", 3]),
        ((1, 2), (1,), ["=", [1]]),
        ({"a": 1}, {}, {"a": ["-"]}),
        ({}, {"a": 1}, {"a": ["=", 1]}),
        (Leaf(1), Leaf(2), {"number": ["=", 2]}),
        ((Leaf(1), Leaf(2)), (Leaf(1), Leaf(3)), {"1": {"number": ["=", 3]}}),
        (None, Leaf(1), ["=", {"number": 1, "word": ""}]),
    ],
)
def test_patches_as_the_protocol_writes_them(old: Any, new: Any, patch: Any) -> None:
    assert plain(difference(old, new)) == patch


@pytest.mark.parametrize("game", [*registry()], ids=lambda game: game.id)
def test_views_along_whole_games(game: AnyGame) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        for playout in playouts(game, seats, seed=Random(seats).randrange(100)):
            for seat in onlookers(seats):
                views = [game.view(state, seat) for state in playout.states]
                shown = plain(views[0])
                for before, after in pairwise(views):
                    shown = apply(plain(difference(before, after)), shown)
                    assert shown == plain(after)
