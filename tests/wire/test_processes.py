"""Tests for two processes that share a database and a token, and for a handover from one to the other."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count

import pytest

from engine.core.files.library import games
from tests.wire import bot_database
from tests.wire.interactions import Interaction
from tests.wire.people import NoResponse, Person, buttons
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel, Guild

TURNS = 6
DEPLOYS = 2
SPECTATORS = 6
"""Number of users who click continuously."""
PATIENCE = 3
"""Maximum number of seconds for which these users wait for a response."""
PAUSE = 0.05
"""Seconds between two clicks of the same user."""


def begin_match(wire: Wire, lobby: Channel, people: Sequence[Person]) -> Table:
    table = Table(wire, lobby, people)
    table.open_match(next(iter(games().values())))
    return table


def test_two_processes_do_everything_once(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot_factory: Callable[..., BotProcess]
) -> None:
    first, second = bot_factory().start(), bot_factory().start()
    table = begin_match(wire, lobby, people)
    before = len(wire.interactions.all)
    for _ in range(TURNS):
        assert table.take_turn()
    clicks = wire.interactions.all[before:]
    assert all(done.recipient_count == 2 and done.response_count == 1 for done in clicks)
    assert [row[0] for row in bot_database.read_log(first.folder)] == list(
        range(1, len(bot_database.read_log(first.folder)) + 1)
    )
    table.check_reports(first.folder)
    assert [second.stop(), first.stop()] == [0, 0]


@contextmanager
def keep_clicking(table: Table, people: Sequence[Person]) -> Iterator[list[Interaction]]:
    """Let users repeatedly click all view buttons, waiting for each response.

    Yields the list of their interactions.
    """
    done: list[Interaction] = []
    is_over = threading.Event()

    def look(person: Person) -> None:
        for number in count():
            bearer = table.button_message
            shown = list(buttons(bearer))
            _, custom_id = shown[number % len(shown)]
            done.append(person.click(bearer, custom_id, wait=0))
            with suppress(NoResponse):
                person.wait_for_response(done[-1], PATIENCE)
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
    wire: Wire,
    guild: Guild,
    lobby: Channel,
    people: tuple[Person, ...],
    bot_factory: Callable[..., BotProcess],
) -> None:
    serving = bot_factory().start()
    table = begin_match(wire, lobby, people)
    many = [Person(wire, f"Cem {number}", guild) for number in range(SPECTATORS)]
    with keep_clicking(table, many) as done:
        for _ in range(DEPLOYS):
            coming = bot_factory().start()
            assert serving.stop() == 0
            serving = coming
    wire.wait_until(
        lambda: all(
            interaction.response_seconds is not None
            for interaction in done
            if interaction.acknowledge_seconds is not None
        )
    )
    assert [one for one in done if one.response_seconds is None] == []
    assert len(done) > SPECTATORS * DEPLOYS
