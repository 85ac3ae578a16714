"""Tests for request timeouts: with and without files, after a lost lease, and with an unknown rate limit."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord.http import Route

from bot.core.sending import time_limits
from bot.core.sending.time_limits import (
    MAX_SECONDS,
    MAX_SECONDS_WITH_FILES,
    TimeLimitedSession,
    limit_requests,
)
from host.core.context import Context
from host.core.owners import match_owner
from host.core.sharding import LEASE_DURATION, LeaseLost, delivery_lease
from storage.core.database import Database
from tests.template_database import create_database


class RecordingSession:
    """A fake session that records the timeouts of requests without sending them."""

    closed = False

    def __init__(self) -> None:
        self.timeouts: list[float | None] = []

    def request(self, method: str, url: str, **options: Any) -> None:
        """Record the request's timeout."""
        self.timeouts.append(options["timeout"].total)

    ws_connect = close = request


def test_requests_with_files_have_more_time() -> None:
    session = RecordingSession()
    limited = TimeLimitedSession(cast("aiohttp.ClientSession", session))
    limited.request("POST", "/", data=b"{}")
    limited.request("POST", "/", data=aiohttp.FormData())
    limited.get("/")
    assert session.timeouts == [MAX_SECONDS, MAX_SECONDS_WITH_FILES, MAX_SECONDS] == [20, 60, 20]


async def test_no_attempt_is_made_without_the_lease(tmp_path: Path) -> None:
    session = RecordingSession()
    limited = TimeLimitedSession(cast("aiohttp.ClientSession", session))
    create_database(file := tmp_path / "harbour.sqlite")
    ctx = Context(database := await Database.open(f"sqlite:///{file}"), lambda: 1_000, str)
    ctx.process = "first"
    async with delivery_lease(ctx, match_owner(1)):
        limited.request("PATCH", "/")
        ctx.now = lambda: 1_000 + LEASE_DURATION
        with pytest.raises(LeaseLost):
            limited.request("PATCH", "/")
    await database.close()
    assert len(session.timeouts) == 1


async def test_all_requests_of_a_client_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    sessions = []
    client = discord.Client(intents=discord.Intents.none())

    async def request(route: Route, **options: Any) -> None:
        sessions.append(getattr(client.http, time_limits.SESSION))

    monkeypatch.setattr(client.http, "request", request)
    limit_requests(client)
    setattr(client.http, time_limits.SESSION, RecordingSession())
    for _ in range(2):
        await client.http.request(Route("GET", "/users/@me"))
    assert isinstance(sessions[0], TimeLimitedSession)
    assert sessions[1] is sessions[0]


async def test_unknown_rate_limit_lets_a_second_request_pass() -> None:
    client = discord.Client(intents=discord.Intents.none())
    limit_requests(client)
    unknown = client.http.get_ratelimit("POST /users/@me/channels:")
    await unknown.acquire()
    await unknown.acquire()
    assert (unknown.outgoing, unknown.remaining) == (2, 0)
    assert client.http.get_ratelimit("POST /users/@me/channels:").remaining == 0
