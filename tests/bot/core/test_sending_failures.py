"""Tests of the bot's reaction to each kind of failed request."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.core.sending.failures import (
    MAX_BACKOFF,
    MIN_BACKOFF,
    Failure,
    Postponed,
    backoff,
    classify,
    retry_after,
)
from host.core.errors import user_error

pytestmark = pytest.mark.threads


def http_error(status: int, code: int = 0) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (http_error(429), Failure.TEMPORARY),
        (http_error(400, 40003), Failure.TEMPORARY),
        (http_error(403, 40003), Failure.TEMPORARY),
        (http_error(500), Failure.TEMPORARY),
        (http_error(503), Failure.TEMPORARY),
        (ConnectionResetError(104, "reset"), Failure.TEMPORARY),
        (aiohttp.ServerDisconnectedError(), Failure.TEMPORARY),
        (TimeoutError(), Failure.TEMPORARY),
        (http_error(403, 50013), Failure.FORBIDDEN),
        (http_error(403, 50001), Failure.FORBIDDEN),
        (http_error(404, 10003), Failure.UNKNOWN_CHANNEL),
        (http_error(404, 10008), Failure.UNKNOWN_MESSAGE),
        (http_error(400, 50083), Failure.ARCHIVED),
        (http_error(413, 40005), Failure.TOO_LARGE),
        (http_error(400, 50035), Failure.INVALID),
        (http_error(400, 20009), Failure.INVALID),
        (http_error(403, 20009), Failure.INVALID),
        (http_error(400, 200000), Failure.INVALID),
        (http_error(403, 200001), Failure.INVALID),
        (http_error(400, 240000), Failure.INVALID),
        (http_error(400, 99999), Failure.INVALID),
        (http_error(401), Failure.TEMPORARY),
        (http_error(429, 30046), Failure.EDIT_LIMIT),
        (discord.RateLimited(3000), Failure.TEMPORARY),
        (Postponed(60_000), Failure.POSTPONED),
        (user_error("old-rules"), Failure.REFUSED),
        (KeyError("a slip of ours"), Failure.BUG),
    ],
)
def test_exception_is_mapped_to_failure_kind(error: Exception, kind: Failure) -> None:
    assert classify(error) is kind


def test_backoff_doubles_up_to_two_minutes() -> None:
    assert [backoff(attempts) for attempts in range(3)] == [MIN_BACKOFF, 2 * MIN_BACKOFF, 4 * MIN_BACKOFF]
    assert backoff(1000) == MAX_BACKOFF < 120_000


def test_retry_after_header_sets_the_delay() -> None:
    limited = http_error(429)
    limited.response.headers = {"Retry-After": "3000"}
    assert retry_after(limited) == retry_after(discord.RateLimited(3000)) == 3_000_000
    assert retry_after(Postponed(60_000)) == 60_000
    assert retry_after(http_error(429)) is retry_after(TimeoutError()) is None
