"""Tests of two processes that share a database and a token, and of a handover from one to the other."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count

import pytest

from engine.core.library import games
from tests.wire import told
from tests.wire.interactions import Interaction
from tests.wire.people import Person, Unanswered, buttons
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel, Guild

TURNS = 6
DEPLOYS = 2
LOOKING = 6
"""Number of users who click continuously."""
PATIENCE = 3
"""Maximum number of seconds for which these users wait for a response."""
PAUSE = 0.05
"""Seconds between two clicks by the same user."""


def begin(wire: Wire, lobby: Channel, people: Sequence[Person]) -> Table:
    table = Table(wire, lobby, people)
    table.open(next(iter(games().values())))
    return table


def test_two_processes_do_everything_once(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bots: Callable[..., Running]
) -> None:
    first, second = bots().start(), bots().start()
    table = begin(wire, lobby, people)
    before = len(wire.interactions.all)
    for _ in range(TURNS):
        assert table.turn()
    clicks = wire.interactions.all[before:]
    assert all(done.heard_by == 2 and done.answers == 1 for done in clicks)
    assert [row[0] for row in told.log(first.folder)] == list(range(1, len(told.log(first.folder)) + 1))
    table.check(first.folder)
    assert [second.stop(), first.stop()] == [0, 0]


@contextmanager
def clicking(table: Table, people: Sequence[Person]) -> Iterator[list[Interaction]]:
    """Make users click all view buttons repeatedly, waiting for each response.

    Yield the list of their interactions.
    """
    done: list[Interaction] = []
    is_over = threading.Event()

    def look(person: Person) -> None:
        for number in count():
            bearer = table.bearer
            shown = list(buttons(bearer))
            _, custom_id = shown[number % len(shown)]
            done.append(person.click(bearer, custom_id, wait=0))
            with suppress(Unanswered):
                person.wait_for(done[-1], PATIENCE)
            if is_over.wait(PAUSE):
                return

    threads = [threading.Thread(target=look, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    try:
        yield done
    finally:
        is_over.set()
        for thread in threads:
            thread.join()


@pytest.mark.long
def test_rolling_deploys_leave_no_click_without_a_response(
    wire: Wire, guild: Guild, lobby: Channel, people: tuple[Person, ...], bots: Callable[..., Running]
) -> None:
    serving = bots().start()
    table = begin(wire, lobby, people)
    many = [Person(wire, f"Cem {number}", guild) for number in range(LOOKING)]
    with clicking(table, many) as done:
        for _ in range(DEPLOYS):
            coming = bots().start()
            assert serving.stop() == 0
            serving = coming
    wire.until(lambda: all(one.answered is not None for one in done if one.acknowledged is not None))
    assert [one for one in done if one.answered is None] == []
    assert len(done) > LOOKING * DEPLOYS
