"""Failed requests: what each kind of failure means."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.core.sending.failures import (
    FIRST_WAIT,
    LONGEST_WAIT,
    Failure,
    NotYet,
    kind_of,
    wait_after,
    wait_asked_for,
)
from host.core.errors import user_error

pytestmark = pytest.mark.threads


def refused(status: int, code: int = 0) -> discord.HTTPException:
    response = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (refused(429), Failure.LATER),
        (refused(500), Failure.LATER),
        (refused(503), Failure.LATER),
        (ConnectionResetError(104, "reset"), Failure.LATER),
        (aiohttp.ServerDisconnectedError(), Failure.LATER),
        (TimeoutError(), Failure.LATER),
        (refused(403, 50013), Failure.FORBIDDEN),
        (refused(403, 50001), Failure.FORBIDDEN),
        (refused(404, 10003), Failure.CHANNEL),
        (refused(404, 10008), Failure.MESSAGE),
        (refused(400, 50083), Failure.ARCHIVED),
        (refused(413, 40005), Failure.TOO_LARGE),
        (refused(400, 50035), Failure.WRONG),
        (refused(401), Failure.LATER),
        (refused(429, 30046), Failure.EDITED_OUT),
        (discord.RateLimited(3000), Failure.LATER),
        (NotYet(60_000), Failure.NOT_YET),
        (user_error("old-rules"), Failure.REFUSED),
        (KeyError("a slip of ours"), Failure.BUG),
    ],
)
def test_exception_is_mapped_to_failure_kind(error: Exception, kind: Failure) -> None:
    assert kind_of(error) is kind


def test_backoff_doubles_up_to_two_minutes() -> None:
    assert [wait_after(attempts) for attempts in range(3)] == [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT]
    assert wait_after(1000) == LONGEST_WAIT < 120_000


def test_retry_after_header_sets_the_delay() -> None:
    limited = refused(429)
    limited.response.headers = {"Retry-After": "3000"}
    assert wait_asked_for(limited) == wait_asked_for(discord.RateLimited(3000)) == 3_000_000
    assert wait_asked_for(NotYet(60_000)) == 60_000
    assert wait_asked_for(refused(429)) is wait_asked_for(TimeoutError()) is None
