"""The OpenAPI description of the lobby, made from the routes and the records they name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from perspicace import __version__
from perspicace.wire.lobby import Problem

from .routes import Route

EVENT: Final = {
    "title": "Event",
    "description": "A line of the log. Its fields are its game's own.",
    "type": "object",
    "required": ["event"],
}


def describe(routes: Sequence[Route]) -> dict[str, Any]:
    kinds: list[Any] = [Problem]
    kinds += [route.body for route in routes if route.body is not None]
    kinds += [route.reply for route in routes if route.reply not in {None, str}]
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    components["Event"] = EVENT  # the library only knows the base of all events
    by_kind = dict(zip(map(repr, kinds), schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Perspicace",
            "version": __version__,
            "description": "The lobby. Play itself goes over a WebSocket: see docs/protocol.md.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": route.summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in re.findall(r"{(\w+)}", route.path)
        ],
        "responses": {
            **_success(route, schemas),
            "default": {
                "description": "A refusal",
                "content": {"application/json": {"schema": schemas[repr(Problem)]}},
            },
        },
    }
    if route.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schemas[repr(route.body)]}},
        }
    return operation


def _success(route: Route, schemas: dict[str, Any]) -> dict[str, Any]:
    if route.reply is None:
        return {"204": {"description": "Done"}}
    if route.reply is str:
        content = {"text/plain": {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": schemas[repr(route.reply)]}}
    nothing = {"204": {"description": "Nothing"}} if route.may_be_nothing else {}
    return {"200": {"description": "Done", "content": content}, **nothing}
