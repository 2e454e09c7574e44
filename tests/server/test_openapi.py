"""The description of the lobby is true: its routes are there, and its replies are as it says."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from perspicace.server.page import PAGES
from tests.support.client import Guest, play_out
from tests.support.fixtures import Arrive

pytestmark = pytest.mark.slow

BESIDE = {*PAGES, "/metrics", "/api/openapi.json", "/api/tables/{table}/socket"}
"""Addresses that are no part of the lobby."""


class Description:
    """As much of JSON Schema as the description uses, and nothing more: a keyword that is not known
    here fails the test."""

    def __init__(self, document: Any) -> None:
        self.document = document

    def check(self, value: Any, schema: Any) -> None:
        if "$ref" in schema:
            name = schema["$ref"].removeprefix("#/components/schemas/")
            self.check(value, self.document["components"]["schemas"][name])
            return
        for word, meaning in schema.items():
            if word in {"title", "description", "default", "format"}:
                continue
            assert getattr(self, f"_{word}")(value, meaning, schema), (word, meaning, value)

    def fits(self, value: Any, schema: Any) -> bool:
        try:
            self.check(value, schema)
        except AssertionError:
            return False
        return True

    def _type(self, value: Any, kind: str, _: Any) -> bool:
        kinds: dict[str, Any] = {
            "object": dict,
            "array": list,
            "string": str,
            "integer": int,
            "number": (int, float),
            "boolean": bool,
            "null": type(None),
        }
        return isinstance(value, kinds[kind]) and (kind == "boolean" or not isinstance(value, bool))

    def _properties(self, value: Any, properties: Any, _: Any) -> bool:
        for name, schema in properties.items():
            if name in value:
                self.check(value[name], schema)
        return {*value} <= {*properties}

    def _required(self, value: Any, names: list[str], _: Any) -> bool:
        return {*names} <= {*value}

    def _additionalProperties(self, value: Any, schema: Any, whole: Any) -> bool:  # noqa: N802
        named = whole.get("properties", {})
        rest = {name: inner for name, inner in value.items() if name not in named}
        if isinstance(schema, dict):
            for inner in rest.values():
                self.check(inner, schema)
        return schema is not False or not rest

    def _items(self, value: Any, schema: Any, _: Any) -> bool:
        for item in value if schema is not False else ():
            self.check(item, schema)
        return True

    def _anyOf(self, value: Any, schemas: list[Any], _: Any) -> bool:  # noqa: N802
        return any(self.fits(value, schema) for schema in schemas)

    def _enum(self, value: Any, values: list[Any], _: Any) -> bool:
        return value in values

    def _minLength(self, value: Any, least: int, _: Any) -> bool:  # noqa: N802
        return len(value) >= least

    def _maxLength(self, value: Any, most: int, _: Any) -> bool:  # noqa: N802
        return len(value) <= most

    def _pattern(self, value: Any, pattern: str, _: Any) -> bool:
        return re.search(pattern, value) is not None


async def describe(guest: Guest) -> Description:
    return Description(await guest.get("/api/openapi.json"))


def reply_schema(description: Description, method: str, path: str, status: int) -> Any:
    responses = description.document["paths"][path][method.lower()]["responses"]
    response = responses.get(str(status)) or responses["default"]
    return response["content"]["application/json"]["schema"]


async def test_replies_are_as_described(arrive: Arrive) -> None:
    ada, boris, phone = await arrive(), await arrive("Boris"), await arrive()
    description = await describe(ada)
    asked: set[tuple[str, str]] = set()

    async def ask(guest: Guest, method: str, path: str, code: str = "", **body: Any) -> Any:
        answer = await guest.request(
            method, path.format(table=code, seat=0), **({"json": body} if method == "POST" else {})
        )
        asked.add((method, path))
        description.check(answer.json, reply_schema(description, method, path, answer.status))
        return answer.json

    table = "/api/tables/{table}"
    await ask(ada, "GET", "/health")
    await ask(ada, "GET", "/api/games")
    assert (await ada.request("GET", "/api/me")).status == 204
    assert (await ask(ada, "POST", "/api/me/link"))["code"] == "server/unknown-player"
    await ask(ada, "POST", "/api/me", name="Ada")
    await ask(ada, "GET", "/api/me")
    link = await ask(ada, "POST", "/api/me/link")
    await ask(phone, "POST", "/api/me/claim", **link)
    opened = await ask(ada, "POST", "/api/tables", game="cqfd", share="0" * 16)
    code = opened["table"]
    await ask(ada, "GET", table, code)
    await ask(ada, "POST", f"{table}/bots", code, seat=1, level="random")
    await ask(ada, "POST", f"{table}/rise", code, seat=1)
    await ask(boris, "POST", f"{table}/sit", code, share="1" * 16)
    await ask(ada, "POST", f"{table}/begin", code)
    await ask(ada, "GET", f"{table}/review", code)
    async with await ada.connect(code) as hers, await boris.connect(code) as his:
        await play_out([hers, his], Random(1))
    await ask(ada, "GET", f"{table}/review", code)
    await ask(ada, "GET", f"{table}/replay/{{seat}}", code)
    record = await ada.request("GET", f"/api/tables/{code}/record")
    assert record.headers["Content-Type"].startswith("text/plain")
    asked.add(("GET", f"{table}/record"))
    described = {
        (method.upper(), path)
        for path, operations in description.document["paths"].items()
        for method in operations
    }
    assert asked == described


async def test_the_server_answers_at_every_address_described_and_at_no_other(
    arrive: Arrive,
) -> None:
    guest = await arrive()
    description = await describe(guest)
    for path, operations in description.document["paths"].items():
        assert path not in BESIDE
        for method in ("get", "post", "put", "delete", "patch"):
            answer = await guest.request(method.upper(), path.format(table="NOWHERE", seat=0))
            missing = answer.status == 405 or (
                answer.status == 404 and answer.code == "server/unknown-page"
            )
            assert missing == (method not in operations), (method, path, answer)


async def test_parameters_are_named(arrive: Arrive) -> None:
    description = await describe(await arrive())
    for path, operations in description.document["paths"].items():
        names = re.findall(r"{(\w+)}", path)
        for operation in operations.values():
            assert [parameter["name"] for parameter in operation["parameters"]] == names
            assert operation["summary"]


def test_the_checker_notices_what_does_not_fit() -> None:
    checker = Description({"components": {"schemas": {"N": {"type": "integer"}}}})
    schema = {
        "type": "object",
        "properties": {"n": {"$ref": "#/components/schemas/N"}},
        "required": ["n"],
    }
    assert checker.fits({"n": 1}, schema)
    misfits: list[Any] = [{}, {"n": "1"}, {"n": True}, {"n": 1, "more": 1}, []]
    for bad in misfits:
        assert not checker.fits(bad, schema)
