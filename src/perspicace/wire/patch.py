"""The difference between two screens.

It is computed from what a viewer was shown and what he may be shown now, never from a state, so it
can tell him nothing that his screen does not.

A patch is JSON. An object goes down into the fields, keys or places (as text) it names; an array
changes what is there:

    ["=", value]          this value stands here now
    ["+", item, …]        these items are added at the end of the list
    ["-"]                 this key is gone
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import astuple

Patch = dict[str, Any] | list[Any]

SAME: Final[dict[str, Any]] = {}


def difference(old: Any, new: Any) -> Patch:
    """What turns `old` into `new`; SAME if nothing does. Works on records, mappings and tuples."""
    kind = type(new)
    return _WAYS[kind](old, new) if type(old) is kind else ["=", new]


def _fields(old: msgspec.Struct, new: msgspec.Struct) -> Patch:
    patch: dict[str, Any] = {}
    for name, before, after in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if before is not after:
            kind = type(after)
            change = _WAYS[kind](before, after) if type(before) is kind else ["=", after]
            if change:
                patch[name] = change
    return patch


def _items(old: tuple[Any, ...], new: tuple[Any, ...]) -> Patch:
    shared, length = len(old), len(new)
    if length > shared and new[:shared] == old:
        return ["+", *new[shared:]]
    if length != shared:
        return ["=", new]
    patch: dict[str, Any] = {}
    for place in range(length):
        before, after = old[place], new[place]
        if before is not after and (change := difference(before, after)):
            patch[str(place)] = change
    return patch


def _keys(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    patch: dict[str, Any] = {key: ["-"] for key in old if key not in new}
    for key, after in new.items():
        if key not in old:
            patch[key] = ["=", after]
        elif change := difference(old[key], after):
            patch[key] = change
    return patch


def _plain(old: Any, new: Any) -> Patch:
    return SAME if old == new else ["=", new]


class _Ways(dict[type, Callable[[Any, Any], Patch]]):
    """How two values of one type are compared, looked up once for each type there is."""

    def __missing__(self, kind: type) -> Callable[[Any, Any], Patch]:
        way: Callable[[Any, Any], Patch] = _plain
        if issubclass(kind, msgspec.Struct):
            way = _fields
        elif issubclass(kind, tuple):
            way = _items
        elif issubclass(kind, dict):
            way = _keys
        self[kind] = way
        return way


_WAYS: Final = _Ways()


def apply(patch: Patch, value: Any) -> Any:
    """A screen, as decoded JSON, after a patch: what a client does. Returns a new value."""
    if not patch:
        return value
    if isinstance(patch, list):
        return [*value, *patch[1:]] if patch[0] == "+" else patch[1]
    if isinstance(value, list):
        changed = list(value)
        for place, inner in patch.items():
            changed[int(place)] = apply(inner, changed[int(place)])
        return changed
    result = dict(value)
    for key, inner in patch.items():
        if inner == ["-"]:
            del result[key]
        else:
            result[key] = apply(inner, result.get(key))
    return result
