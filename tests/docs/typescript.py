"""The messages as TypeScript types, made from the records of `wire/` and of each game."""

from __future__ import annotations

import inspect
import json
import re
import textwrap
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as shapes

from perspicace.kernel.contract import AnyGame
from perspicace.kernel.moves import Event
from perspicace.kernel.refusals import Refusal
from perspicace.wire import lobby, messages

HEAD = "// Written by `make docs` from the records of the server. Not to be edited.\n"
PLAIN: dict[type, str] = {
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
    shapes.BoolType: "boolean",
    shapes.NoneType: "null",
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
}


def house_types() -> str:
    """What the lobby takes and gives, and the messages of play."""
    bodies = [kind for kind in vars(lobby).values() if _is_record(kind) and kind is not lobby.Body]
    unions = {"Command": messages.FromPlayer, "Message": messages.ToViewer}
    return _file(bodies, unions, aliases=("Patch = unknown",))


def game_types(game: AnyGame) -> str:
    """What a game's board is sent, and what it may answer."""
    module = import_module(f"perspicace.games.{game.id}.moves")
    events = tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )
    kinds: list[Any] = [get_type_hints(game.view)["return"]]
    unions: dict[str, Any] = {"AnyMove": game.moves, "AnyEvent": events}
    if game.advise is not None:
        unions["AnyAid"] = game.aids
        unions["AnyAdvice"] = _gives(game.advise)
    if game.review is not None:
        kinds += _gives(game.review)
    return _file(kinds, unions)


def _gives(function: Any) -> tuple[Any, ...]:
    """What a function returns, but for refusals."""
    given = get_type_hints(function)["return"]
    return tuple(kind for kind in get_args(given) or (given,) if kind is not Refusal)


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _file(
    kinds: Iterable[Any],
    unions: dict[str, Any],
    aliases: tuple[str, ...] = (),
) -> str:
    members = {name: get_args(union) or union for name, union in unions.items()}
    found: dict[str, shapes.StructType] = {}
    for kind in [*kinds, *(member for union in members.values() for member in union)]:
        _collect(shapes.type_info(kind), found)
    parts = [HEAD]
    parts += [f"export type {alias}\n" for alias in aliases]
    parts += [_interface(record) for _, record in sorted(found.items())]
    for name, union in members.items():
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in union)}\n")
    return "\n".join(parts)


def _collect(shape: Any, found: dict[str, shapes.StructType]) -> None:
    """All records that a shape is made of."""
    match shape:
        case shapes.StructType():
            if shape.cls.__name__ not in found:
                found[shape.cls.__name__] = shape
                for field in shape.fields:
                    _collect(field.type, found)
        case shapes.UnionType():
            for inner in shape.types:
                _collect(inner, found)
        case shapes.TupleType():
            for inner in shape.item_types:
                _collect(inner, found)
        case shapes.VarTupleType() | shapes.ListType():
            _collect(shape.item_type, found)
        case shapes.DictType():
            _collect(shape.value_type, found)
        case shapes.Metadata():
            _collect(shape.type, found)


def _interface(record: shapes.StructType) -> str:
    config = record.cls.__struct_config__
    may_miss = config.omit_defaults or config.forbid_unknown_fields
    lines = [_comment(record.cls), f"export interface {record.cls.__name__} {{"]
    if config.tag_field is not None:
        tag = "string" if record.cls is Event else _literal(config.tag)
        lines.append(f"  {config.tag_field}: {tag}")
    for field in record.fields:
        missing = "?" if may_miss and not field.required else ""
        lines.append(f"  {field.encode_name}{missing}: {_type(field.type)}")
    return "\n".join([line for line in lines if line] + ["}", ""])


def _type(shape: Any) -> str:
    match shape:
        case shapes.StructType():
            return str(shape.cls.__name__)
        case shapes.EnumType():
            return " | ".join(_literal(member.value) for member in shape.cls)
        case shapes.LiteralType():
            return " | ".join(map(_literal, shape.values))
        case shapes.UnionType():
            if _is_patch(shape):
                return "Patch | null"
            return " | ".join(dict.fromkeys(map(_type, shape.types)))
        case shapes.TupleType():
            return f"readonly [{', '.join(map(_type, shape.item_types))}]"
        case shapes.VarTupleType() | shapes.ListType():
            inner = _type(shape.item_type)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case shapes.DictType():
            return f"Readonly<Record<string, {_type(shape.value_type)}>>"
        case shapes.Metadata():
            return _type(shape.type)
        case _:
            return PLAIN[type(shape)]


def _is_patch(shape: shapes.UnionType) -> bool:
    return {type(inner) for inner in shape.types} >= {shapes.DictType, shapes.ListType}


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


@cache
def _comment(kind: type) -> str:
    """Its docstring, if it has one of its own."""
    doc = vars(kind).get("__doc__")
    if not doc:
        return ""
    text = re.sub(r"\s+", " ", inspect.cleandoc(doc))
    if len(text) <= 90:
        return f"/** {text} */"
    lines = textwrap.wrap(text, 96)
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"])
