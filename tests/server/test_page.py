"""The client's files: what is served at which address, how it may be kept, and nothing besides."""

from __future__ import annotations

import gzip
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestClient, TestServer
from yarl import URL

from perspicace.games import registry
from perspicace.kernel.catalogue import Catalogue
from perspicace.server import page
from perspicace.server.guard import HEADERS, Guard
from perspicace.server.limits import Buckets
from perspicace.server.sessions import Sessions
from perspicace.store.base import Store
from tests.support.little_client import FILES, write_client

SERVED = [name for name in FILES if not name.startswith(".")]
ASSET = "/assets/index-1a2b3c.js"
FOR_EVER = "public, max-age=31536000, immutable"
PERSON = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"


class Answer(NamedTuple):
    status: int
    headers: Any
    body: bytes


Get = Callable[..., Awaitable[Answer]]


@asynccontextmanager
async def house_with(client: Path) -> AsyncIterator[Get]:
    """A way to ask a house that has this client. Addresses are sent as they are, and nothing is
    unpacked on the way."""
    sessions = Sessions(cast("Store", None))
    buckets = Buckets(1e9, time.monotonic)
    guard = Guard(Catalogue(registry()), sessions, (), buckets)
    app = web.Application(middlewares=[guard.middleware])
    page.add(app, client, registry().shelf())
    async with TestClient(TestServer(app), auto_decompress=False) as browser:

        async def get(path: str, method: str = "GET", **headers: str) -> Answer:
            given = {"Accept": "*/*", "Accept-Encoding": "identity"}
            given |= {name.replace("_", "-"): value for name, value in headers.items()}
            url = URL(f"http://{browser.host}:{browser.port}{path}", encoded=True)
            async with browser.session.request(method, url, headers=given) as response:
                return Answer(response.status, response.headers, await response.read())

        yield get


@pytest_asyncio.fixture
async def get(tmp_path: Path) -> AsyncIterator[Get]:
    (tmp_path / "secret.html").write_text("not for the world")
    async with house_with(write_client(tmp_path / "client")) as get:
        yield get


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/jeux/cqfd",
        "/jeux/cqfd/regles",
        "/jeux/cqfd/apprendre",
        "/jeux/cqfd/creer",
        "/t/K7QX2MRA",
        "/t/K7QX2MRA/revoir?at=3&place=2",
        "/moi",
        "/reglages",
        "/kit",
        "/index.html",
    ],
)
@pytest.mark.parametrize("accept", [PERSON, "*/*"], ids=["person", "program"])
async def test_every_page_is_the_client(get: Get, path: str, accept: str) -> None:
    answer = await get(path, Accept=accept)
    assert (answer.status, answer.body) == (200, FILES["index.html"])
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
    assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nowhere", "/jeux", "/t/X/Y", "/apidoc", "/assets/gone-1.js"])
async def test_elsewhere_a_person_gets_the_client_and_a_program_a_refusal(
    get: Get, path: str
) -> None:
    lost = await get(path, Accept=PERSON)
    assert (lost.status, lost.body) == (404, FILES["index.html"])
    assert lost.headers["Cache-Control"] == "no-cache"
    program = await get(path)
    assert program.status == 404
    assert b'"server/unknown-page"' in program.body


async def test_a_page_that_is_not_there_is_never_one_that_has_not_changed(get: Get) -> None:
    known = (await get("/")).headers["ETag"]
    assert (await get("/nowhere", Accept=PERSON, If_None_Match=known)).status == 404


@pytest.mark.parametrize("path", ["/api/nothing", "/api/tables/X/nothing", "/api/"])
async def test_the_lobby_always_answers_in_its_own_way(get: Get, path: str) -> None:
    answer = await get(path, Accept=PERSON)
    assert answer.status == 404
    assert answer.headers["Content-Type"].startswith("application/json")
    assert b'"server/unknown-page"' in answer.body


@pytest.mark.parametrize("name", SERVED)
async def test_every_file_is_served_as_it_is(get: Get, name: str) -> None:
    answer = await get(f"/{name}")
    assert (answer.status, answer.body) == (200, FILES[name])
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "Content-Encoding" not in answer.headers
    for header, value in HEADERS.items():
        assert answer.headers[header] == value


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("worker.js", "text/javascript; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("robots.txt", "text/plain; charset=utf-8"),
        ("favicon.svg", "image/svg+xml"),
        ("icons/icon-180.png", "image/png"),
        ("assets/index-4d5e6f.css", "text/css; charset=utf-8"),
        ("assets/text-7a8b9c.woff2", "font/woff2"),
    ],
)
async def test_types(get: Get, name: str, kind: str) -> None:
    assert (await get(f"/{name}")).headers["Content-Type"] == kind


@pytest.mark.parametrize("name", SERVED)
async def test_only_what_never_changes_is_kept_for_ever(get: Get, name: str) -> None:
    kept = (await get(f"/{name}")).headers["Cache-Control"]
    assert kept == (FOR_EVER if name.startswith("assets/") else "no-cache")


@pytest.mark.parametrize("path", ["/", "/worker.js", "/manifest.webmanifest"])
async def test_what_a_browser_has_is_not_sent_again(get: Get, path: str) -> None:
    first = await get(path)
    for known in (first.headers["ETag"], f'"other", {first.headers["ETag"]}', "*"):
        again = await get(path, If_None_Match=known)
        assert (again.status, again.body) == (304, b"")
        for header in ("ETag", "Cache-Control", "Vary", "Content-Security-Policy"):
            assert again.headers[header] == first.headers[header]
    assert (await get(path, If_None_Match='W/"other"')).body == first.body


@pytest.mark.parametrize("accepted", ["gzip", "gzip, deflate, br", "br;q=1, gzip;q=0.5", "GZIP"])
async def test_text_is_sent_packed_to_who_takes_it(get: Get, accepted: str) -> None:
    answer = await get(ASSET, Accept_Encoding=accepted)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert int(answer.headers["Content-Length"]) == len(answer.body) < len(FILES[ASSET[1:]])
    assert gzip.decompress(answer.body) == FILES[ASSET[1:]]


@pytest.mark.parametrize("accepted", ["", "identity", "br", "gzip;q=0", "gzip; q=0.0", "x-gzip"])
async def test_and_plain_to_who_does_not(get: Get, accepted: str) -> None:
    answer = await get(ASSET, Accept_Encoding=accepted)
    assert "Content-Encoding" not in answer.headers
    assert answer.body == FILES[ASSET[1:]]


@pytest.mark.parametrize("name", ["icons/icon-180.png", "assets/text-7a8b9c.woff2"])
async def test_what_is_packed_already_is_left_alone(get: Get, name: str) -> None:
    answer = await get(f"/{name}", Accept_Encoding="gzip")
    assert "Content-Encoding" not in answer.headers


async def test_a_head_is_an_answer_without_its_body(get: Get) -> None:
    answer = await get(ASSET, "HEAD")
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["Content-Length"]) == len(FILES[ASSET[1:]])


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.html",
        "/%2e%2e/secret.html",
        "/assets/../../secret.html",
        "/assets/..%2f..%2fsecret.html",
        "/assets%2f..%2f..%2fsecret.html",
        "//secret.html",
        "/assets/",
        "/assets",
        "/index.html/",
        "/index.html%00",
        "/.sources",
    ],
)
async def test_no_address_leads_out_of_the_folder(get: Get, path: str) -> None:
    answer = await get(path)
    assert answer.status == 404
    assert b"not for the world" not in answer.body


async def test_files_are_read_once(tmp_path: Path) -> None:
    folder = write_client(tmp_path)
    async with house_with(folder) as get:
        (folder / "worker.js").write_text("changed")
        (folder / "new.js").write_text("new")
        assert (await get("/worker.js")).body == FILES["worker.js"]
        assert (await get("/new.js")).status == 404


class TestWithoutClient:
    @pytest.mark.parametrize(("language", "said"), [("fr", "pas construit"), ("en", "not been")])
    async def test_the_door_says_how_to_build_it(
        self, tmp_path: Path, language: str, said: str
    ) -> None:
        async with house_with(tmp_path / "nowhere") as get:
            answer = await get("/", Accept_Language=language)
            assert answer.status == 200
            assert said in answer.body.decode()
            assert b"make play" in answer.body
            assert (await get("/door.css")).status == 200
            assert (await get("/moi", Accept=PERSON)).status == 404

    async def test_a_folder_without_a_page_is_no_client(self, tmp_path: Path) -> None:
        async with house_with(tmp_path) as get:
            assert b"make play" in (await get("/")).body
