"""Tests for failures on each route during a match.

Each click must get a response, and each event must be reported exactly once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, product
from typing import Any

import pytest

from engine.core.files.library import games
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Guild

CLICK_ROUTES = ("POST /interactions/.*/callback", "PATCH /webhooks/.*/@original")
"""Routes for responses that users are waiting for."""
MESSAGE_ROUTES = ("POST /channels/.*/messages", "PATCH /channels/.*/messages/.*")
"""Routes for public messages."""
FAULTS: dict[str, dict[str, Any]] = {
    "500": {"status": 500},
    "502 afterwards": {"status": 502, "when": "after"},
    "503": {"status": 503},
    "503 afterwards": {"status": 503, "when": "after"},
    "429": {"status": 429, "retry_after": 0.3},
    "reset": {"status": 0},
    "reset afterwards": {"status": 0, "when": "after"},
    "slow": {"seconds": 0.5},
    "slow afterwards": {"seconds": 0.5, "when": "after"},
    "damaged": {"status": 200, "body": b"<html>", "when": "after"},
}
HANGING_FAULTS: dict[str, dict[str, Any]] = {
    "no answer": {"seconds": 300},
    "no answer afterwards": {"seconds": 300, "when": "after"},
}
"""Failures that last until the bot gives up.

They are not tested with the acknowledgement of a click, because by then it is too late to retry it.
"""


def open_tables(wire: Wire, guild: Guild, people: tuple[Person, ...]) -> Iterator[Table]:
    """Yield new matches, each in a new channel."""
    for number in count(1):
        table = Table(wire, wire.add_channel(guild, f"pier-{number}"), people, number=number)
        table.open_match(next(iter(games().values())))
        yield table


@pytest.mark.parametrize(
    "routes",
    [
        pytest.param(CLICK_ROUTES[:1], id="answers", marks=pytest.mark.long),
        pytest.param(CLICK_ROUTES[1:], id="edits", marks=pytest.mark.long),
        pytest.param(MESSAGE_ROUTES, id="posts", marks=pytest.mark.soak),
    ],
)
def test_every_click_gets_a_response_if_any_route_fails(
    routes: tuple[str, ...], wire: Wire, guild: Guild, people: tuple[Person, ...], bot: BotProcess
) -> None:
    bot.module = "tests.wire.short_timeouts"
    bot.start()
    opened = open_tables(wire, guild, people)
    table = next(opened)
    before = len(wire.interactions.all)
    faults = FAULTS if routes == CLICK_ROUTES[:1] else FAULTS | HANGING_FAULTS
    for route, how in product(routes, faults.values()):
        fault = wire.add_fault(route, **how)
        while not fault.hits:
            if not table.take_turn():
                table.check_reports(bot.folder)
                table = next(opened)
        if routes is MESSAGE_ROUTES:
            table.check_reports(bot.folder)
    assert all(done.response_count for done in wire.interactions.all[before:])
    table.check_reports(bot.folder)
    assert bot.stop() == 0
    assert "Traceback" not in bot.read_output()
