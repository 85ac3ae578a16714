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


def refused(status: int, code: int = 0) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (refused(429), Failure.TEMPORARY),
        (refused(400, 40003), Failure.TEMPORARY),
        (refused(403, 40003), Failure.TEMPORARY),
        (refused(500), Failure.TEMPORARY),
        (refused(503), Failure.TEMPORARY),
        (ConnectionResetError(104, "reset"), Failure.TEMPORARY),
        (aiohttp.ServerDisconnectedError(), Failure.TEMPORARY),
        (TimeoutError(), Failure.TEMPORARY),
        (refused(403, 50013), Failure.FORBIDDEN),
        (refused(403, 50001), Failure.FORBIDDEN),
        (refused(404, 10003), Failure.UNKNOWN_CHANNEL),
        (refused(404, 10008), Failure.UNKNOWN_MESSAGE),
        (refused(400, 50083), Failure.ARCHIVED),
        (refused(413, 40005), Failure.TOO_LARGE),
        (refused(400, 50035), Failure.INVALID),
        (refused(400, 20009), Failure.INVALID),
        (refused(403, 20009), Failure.INVALID),
        (refused(400, 200000), Failure.INVALID),
        (refused(403, 200001), Failure.INVALID),
        (refused(400, 240000), Failure.INVALID),
        (refused(400, 99999), Failure.INVALID),
        (refused(401), Failure.TEMPORARY),
        (refused(429, 30046), Failure.EDIT_LIMIT),
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
    limited = refused(429)
    limited.response.headers = {"Retry-After": "3000"}
    assert retry_after(limited) == retry_after(discord.RateLimited(3000)) == 3_000_000
    assert retry_after(Postponed(60_000)) == 60_000
    assert retry_after(refused(429)) is retry_after(TimeoutError()) is None
