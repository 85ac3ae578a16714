"""Two processes on one database, one of them with a slow network: each line is announced, and each once."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from engine.core.library import games
from tests.wire import told
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table, is_asked
from tests.wire.world import Channel

HELD = 1.0
"""Seconds for which responses are held, until the process is suspended."""


class Pair:
    """Two processes of which only one acts at a time."""

    def __init__(self, wire: Wire, slow: Running, quick: Running) -> None:
        self.wire, self.slow, self.quick = wire, slow, quick

    def send_unrecorded(self, act: Callable[[], object], k: int) -> None:
        """Let the slow process send a message, and suspend it before it can record that."""
        self.quick.freeze()
        held = self.wire.fail("(POST|PATCH) /channels/", seconds=HELD, when="after", times=None)
        before = len(self.wire.requests)
        act()

        def n() -> int:
            return sum(a.line.startswith(("POST /ch", "PATCH /ch")) for a in self.wire.requests[before:])

        t = time.time()
        while n() < k and time.time() < t + 3 * HELD:
            time.sleep(0.01)
        time.sleep(0.1)
        self.slow.freeze()
        held.lift()
        self.quick.thaw()


def turn(table: Table) -> None:
    assert table.turn()


@pytest.mark.parametrize("between", [1, 2, 3, 4])
@pytest.mark.parametrize("game", [0, 1])
@pytest.mark.parametrize("k", [1, 2, 3])
def test_x(
    wire: Wire,
    lobby: Channel,
    people: tuple[Person, ...],
    bots: Callable[..., Running],
    between: int,
    k: int,
    game: int,
) -> None:
    slow, quick = bots().start(), bots().start()
    pair, table = Pair(wire, slow, quick), Table(wire, lobby, people)
    table.open(list(games().values())[game])
    for _ in range(4):
        wire.until(lambda: not told.waiting(slow.folder), 60)
        pair.send_unrecorded(lambda: turn(table), k)
        for _ in range(between):
            turn(table)
        slow.thaw()
    table.check(slow.folder)
