"""Tests for the web server: languages, caching, errors and limits."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import aiohttp
import pytest
from yarl import URL as URL_TYPE

from bot.runtime.process.environment import BadSettings, read_settings
from host.matches import pages
from host.matches.settings import updates
from pages.data.addresses import Address, LocatedPage
from pages.html.assets import assets
from pages.live import site as site_module
from pages.live.limits import RateLimiter, client_address
from pages.live.picture_cache import MAX_AGE, PictureCache
from pages.live.server import Pages, open_server, preferred_locale
from pages.live.site import Site
from pages.live.worker import MAX_WAITING, Overloaded, Worker
from storage.core.sql.database_errors import DatabaseUnavailable
from tests.bot.port import Port
from tests.pages.helpers import (
    URL,
    InlineWorker,
    begin_season,
    built_page,
    finish_match,
    guild_row,
    turn_pages_on,
)


class Reader:
    """A client of the web server."""

    def __init__(self, session: aiohttp.ClientSession, port: int) -> None:
        self._session, self._address = session, f"http://127.0.0.1:{port}/"

    async def get(self, path: str, **headers: str) -> tuple[int, Any, bytes]:
        """Return the status, the headers and the body of a response."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        async with self._session.get(f"{self._address}{path}", headers=named) as answer:
            return answer.status, answer.headers, await answer.read()

    async def get_raw(self, path: str) -> tuple[int, Any, bytes]:
        """Request a path as it is, without normalizing it."""
        url = URL_TYPE(f"{self._address}{path}", encoded=True)
        async with self._session.get(url) as answer:
            return answer.status, answer.headers, await answer.read()


@asynccontextmanager
async def reading(port: Port, folder: Path, limiter: RateLimiter | None = None) -> AsyncIterator[Reader]:
    """Serve the pages of the simulated server without a cache of pages."""
    site = Site(port.bot.services.ctx, PictureCache(folder), URL, InlineWorker(), keep=0)
    async with (
        open_server(Pages(site, limiter), "127.0.0.1", 0) as number,
        aiohttp.ClientSession() as session,
    ):
        yield Reader(session, number)


async def test_page_is_served_in_the_language_of_the_reader(port: Port, tmp_path: Path) -> None:
    token = await turn_pages_on(port)
    await port.begin(seats=2, robots=0)
    async with reading(port, tmp_path) as reader:
        status, headers, body = await reader.get(f"s/{token}/m/1/", Accept_Language="de-AT,en;q=0.5")
        assert (status, headers["Vary"]) == (200, "Accept-Language")
        assert b'<html lang="de">' in body
        _, _, body = await reader.get(f"pl/s/{token}/m/1/", Accept_Language="de")
        assert b'<html lang="pl">' in body


async def test_headers_protect_readers(port: Port, tmp_path: Path) -> None:
    token = await turn_pages_on(port)
    async with reading(port, tmp_path) as reader:
        _, headers, _ = await reader.get(f"s/{token}/")
        assert headers["Referrer-Policy"] == "no-referrer"
        assert headers["X-Robots-Tag"] == "noindex"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert "unsafe" not in headers["Content-Security-Policy"]
        assert "Set-Cookie" not in headers
    await turn_pages_on(port, mode="listed")
    async with reading(port, tmp_path) as reader:
        _, headers, body = await reader.get(f"en/s/{token}/")
        assert "X-Robots-Tag" not in headers
        assert b"noindex" not in body
        assert b"Harbour" in (await reader.get("en/"))[2]


async def test_unchanged_page_is_not_sent_again(port: Port, tmp_path: Path) -> None:
    token = await turn_pages_on(port)
    async with reading(port, tmp_path) as reader:
        _, headers, _ = await reader.get(f"s/{token}/")
        assert headers["Cache-Control"] == "no-cache"
        status, _, body = await reader.get(f"s/{token}/", If_None_Match=headers["ETag"])
        assert (status, body) == (304, b"")


async def test_pictures_and_assets_are_cached_forever(port: Port, tmp_path: Path) -> None:
    token = await turn_pages_on(port)
    await port.begin(seats=2, robots=0)
    async with reading(port, tmp_path) as reader:
        _, _, data = await reader.get(f"s/{token}/m/1/index.json")
        picture = next(one for one in data.decode().split('"') if one.endswith(".png"))
        for one in (picture, f"assets/{assets()['site.css'].name}"):
            status, headers, body = await reader.get(one)
            assert (status, headers["Cache-Control"]) == (200, "public, max-age=31536000, immutable")
            assert body
        assert (await reader.get(picture.replace("phase", "phrase")))[0] == 404


async def test_unknown_and_deleted_pages_give_the_same_404(port: Port, tmp_path: Path) -> None:
    token = await turn_pages_on(port)
    await port.begin(seats=2, robots=0)
    async with reading(port, tmp_path) as reader:
        assert (await reader.get(f"en/s/{token}/m/1/"))[0] == 200
        unknown = await reader.get(f"en/s/{'0' * 24}/m/1/")
        await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, pages="off")
        deleted = await reader.get(f"en/s/{token}/m/1/")
        for one in (unknown, deleted):
            assert one[0] == 404
        assert unknown[2] == deleted[2]
        assert {*unknown[1]} == {*deleted[1]}


async def test_damaged_match_gives_500_and_the_other_pages_work(
    port: Port, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    token = await turn_pages_on(port)
    await port.begin(seats=2, robots=0)
    ctx = port.bot.services.ctx
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE matches SET edition = '[]' WHERE id = 1")
    ctx.clear_cache()
    async with reading(port, tmp_path) as reader:
        status, _, body = await reader.get(f"en/s/{token}/m/1/")
        assert status == 500
        error_id = body.decode().split("mention this id: ")[1][:8]
        assert f"page error {error_id}" in caplog.text
        assert (await reader.get(f"en/s/{token}/"))[0] == 200


async def test_missing_database_gives_503(
    port: Port, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise DatabaseUnavailable("unreachable", "the server is away")

    token = await turn_pages_on(port)
    monkeypatch.setattr(site_module, "load_facts", fail)
    async with reading(port, tmp_path) as reader:
        status, headers, _ = await reader.get(f"s/{token}/")
        assert status == 503
        assert int(headers["Retry-After"]) > 0


async def test_too_many_requests_give_429(port: Port, tmp_path: Path) -> None:
    await turn_pages_on(port)
    async with reading(port, tmp_path, RateLimiter(lambda: 0.0, burst=2)) as reader:
        statuses = [(await reader.get("en/"))[0] for _ in range(3)]
        status, headers, _ = await reader.get("en/")
        assert [*statuses, status] == [200, 200, 429, 429]
        assert headers["Retry-After"] == "1"
        # Another reader behind the same proxy is not affected.
        assert (await reader.get("en/", X_Forwarded_For="203.0.113.9"))[0] == 200


async def test_feed_is_valid_and_links_to_matches(port: Port, tmp_path: Path) -> None:
    token = await turn_pages_on(port)
    async with reading(port, tmp_path) as reader:
        _, headers, body = await reader.get(f"en/s/{token}/feed.xml")
        assert headers["Content-Type"] == "application/atom+xml"
        root = Xml.fromstring(body)  # noqa: S314 - made by the bot itself
        assert root.tag == "{http://www.w3.org/2005/Atom}feed"


async def test_address_without_a_slash_leads_to_the_page(port: Port, tmp_path: Path) -> None:
    token = await turn_pages_on(port)
    async with reading(port, tmp_path) as reader:
        assert (await reader.get(f"s/{token}"))[0] == 200


async def test_pictures_and_files_of_a_page_are_in_its_language(port: Port, tmp_path: Path) -> None:
    _, league = await begin_season(port)
    ctx, ada = port.bot.services.ctx, await port.user_of(port.ada)
    await pages.choose_page(ctx, port.guild.id, ada, has_page=True)
    await updates.update_preferences(ctx, await port.user_of(port.ben), is_hidden=True)
    await port.begin(seats=2, robots=0)
    await finish_match(port, port.query_column("SELECT max(id) FROM matches")[0])
    row = await guild_row(ctx, port.guild.id)
    async with reading(port, tmp_path) as reader:
        for address in (league, league.of("player", pages.player_slug(row, ada.key))):
            built = await built_page(port, address, "pl")
            assert built is not None
            assert built.pictures
            for path in (*built.pictures, *built.files):
                # The browser prefers another language than that of the page.
                status, _, body = await reader.get(path, Accept_Language="en")
                assert status == 200, path
                assert path not in built.files or body == built.files[path]


@pytest.mark.parametrize(
    "path",
    [
        "assets/../server.py", "assets/%2e%2e/%2e%2e/server.py", "assets/..%2F..%2Fassets.py",
        "..%2f..%2fetc%2fpasswd",
        "en/..%5c..%5csecret", "assets//etc/passwd", "s/%00/", "en/s/\u202e/",
    ],
)  # fmt: skip
async def test_no_path_leads_to_other_files(port: Port, tmp_path: Path, path: str) -> None:
    await turn_pages_on(port)
    async with reading(port, tmp_path) as reader:
        status, headers, _ = await reader.get_raw(path)
        assert status in {400, 404}
        assert "text/html" in headers.get("Content-Type", "text/html") or status == 400


async def test_concurrent_requests_render_a_page_once(port: Port, tmp_path: Path) -> None:
    token = await turn_pages_on(port)
    worker = CountingWorker()
    site = Site(port.bot.services.ctx, PictureCache(tmp_path), URL, worker)
    located = LocatedPage(Address("server", token), "en")
    await asyncio.gather(*(site.page(located, "en") for _ in range(20)))
    await site.page(located, "en")
    assert worker.count == 1


class CountingWorker(InlineWorker):
    """A worker that counts its tasks."""

    count = 0

    async def run(self, *args: Any, **kwargs: Any) -> Any:
        self.count += 1
        await asyncio.sleep(0)
        return await super().run(*args, **kwargs)


async def test_worker_process_runs_functions_and_refuses_too_many() -> None:
    worker = Worker()
    try:
        assert await worker.run(divmod, 7, 2) == (3, 1)
        worker._waiting = MAX_WAITING  # noqa: SLF001
        with pytest.raises(Overloaded):
            await worker.run(divmod, 7, 2)
    finally:
        worker.close()


def test_picture_cache_deletes_the_oldest_pictures(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path, max_bytes=100)
    for number in range(6):
        cache.put(f"{number}.png", bytes(30))
    assert cache.get("5.png") == bytes(30)
    assert cache.get("0.png") is None
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 100


def test_picture_cache_deletes_pictures_that_nobody_requests_any_more(tmp_path: Path) -> None:
    PictureCache(tmp_path).put("old.png", b"with the name of a deleted user")
    (old,) = tmp_path.iterdir()
    os.utime(old, (0, time.time() - MAX_AGE - 60))
    cache = PictureCache(tmp_path)
    cache.put("new.png", b"new")
    assert not old.exists()
    assert cache.get("new.png") == b"new"


def test_rate_limit_recovers_over_time() -> None:
    now = [0.0]
    limiter = RateLimiter(lambda: now[0], burst=2, rate=0.5)
    assert [limiter.take("192.0.2.1") for _ in range(3)] == [0, 0, 2]
    now[0] = 2.0
    assert limiter.take("192.0.2.1") == 0
    # All addresses of one provider's customer count as one.
    assert [limiter.take(f"2001:db8::{number}") for number in range(3)] == [0, 0, 2]


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("127.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"),
        ("203.0.113.7", "203.0.113.9", "203.0.113.7"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("", "203.0.113.9", ""),
    ],
)
def test_only_a_local_proxy_may_name_the_client(peer: str, forwarded: str, address: str) -> None:
    assert client_address(peer, forwarded) == address


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        ("", "en"), ("fr", "en"), ("de-CH, en", "de"), ("en;q=0.3, pl;q=0.9", "pl"), ("de;q=0", "en"),
        ("de;q=x", "en"),
    ],
)  # fmt: skip
def test_language_is_chosen_from_the_header(header: str, locale: str) -> None:
    assert preferred_locale(header) == locale


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("", "http://127.0.0.1:8000"),
        ("https://pages.example/", "https://pages.example"),
        ("https://example.org/boards", "https://example.org/boards"),
    ],
)
def test_public_address_is_read_from_the_environment(url: str, expected: str) -> None:
    environ = {"HARBOURMASTER_WEB": "127.0.0.1:8000", "HARBOURMASTER_WEB_URL": url}
    assert read_settings(environ, None).web_url == expected
    assert read_settings({}, None).web_url == ""


@pytest.mark.parametrize("url", ["pages.example", "ftp://x", "https://u@x", "https://x?y", "https://x:0"])
def test_invalid_public_address_is_refused(url: str) -> None:
    with pytest.raises(BadSettings, match="HARBOURMASTER_WEB_URL"):
        read_settings({"HARBOURMASTER_WEB_URL": url}, None)
