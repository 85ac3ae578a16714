"""Every route fails in every way while a match is played: no click stays unanswered, and all is told once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.library import games
from tests.bot.port import said
from tests.wire import told
from tests.wire.faults import Fault
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel

CLICKED = ("POST /interactions/.*/callback", "PATCH /webhooks/.*/@original")
"""Routes on which somebody waits."""
POSTED = ("POST /channels/.*/messages", "PATCH /channels/.*/messages/.*", "DELETE /channels/.*/messages/.*")
FAULTS: dict[str, dict[str, Any]] = {
    "500": {"status": 500},
    "502 afterwards": {"status": 502, "when": "after"},
    "503": {"status": 503},
    "503 afterwards": {"status": 503, "when": "after"},
    "429": {"status": 429, "retry_after": 0.3},
    "reset": {"status": 0},
    "reset afterwards": {"status": 0, "when": "after"},
    "slow": {"seconds": 1.5},
    "slow afterwards": {"seconds": 1.5, "when": "after"},
    "damaged": {"status": 200, "body": b"<html>", "when": "after"},
}
LATE = 120
"""Seconds within which all is posted once the trouble is over."""


def play_through(wire: Wire, table: Table, routes: tuple[str, ...]) -> list[Fault]:
    """Let each route fail in each way while turns are taken; a click that is lost is made again, as people do."""
    faults = []
    for route in routes:
        for how in FAULTS.values():
            faults.append(wire.fail(route, **how))
            assert table.turn()
            faults[-1].lift()
    return faults


@pytest.mark.parametrize(
    "routes", [CLICKED, pytest.param(POSTED, marks=pytest.mark.soak)], ids=["clicks", "posts"]
)
def test_every_route_fails_in_every_way(
    routes: tuple[str, ...],
    wire: Wire,
    lobby: Channel,
    people: tuple[Person, ...],
    bots: Callable[..., Running],
) -> None:
    bot = bots().start()
    table = Table(wire, lobby, people)
    table.open(next(iter(games().values())))
    before = len(wire.interactions.all)
    faults = play_through(wire, table, routes)
    if routes is CLICKED:
        assert all(fault.met for fault in faults)
    assert all(done.answers for done in wire.interactions.all[before:])
    wire.until(lambda: not told.waiting(bot.folder), LATE)
    posts = [said(post) for post in lobby.posts if said(post).startswith("### ")]
    assert posts == told.chapters(bot.folder)
    assert len(table.cards) == 1
    assert bot.stop() == 0
    assert "Traceback" not in bot.said()
