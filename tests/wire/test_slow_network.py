"""Tests for a quick process and one with a slow network, which share a database.

Nothing is lost or posted twice.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count

import pytest
from msgspec import Struct

from engine.core.files.library import games
from tests import postgres
from tests.bot.port import text_of
from tests.kinds import DATABASE_KINDS
from tests.wire import bot_database
from tests.wire.faults import FaultMoment
from tests.wire.interactions import Interaction
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table, is_segment_message
from tests.wire.world import Channel, Guild, Message

BURSTS, FREEZES = 3, 2
QUICK_TURNS = 3
"""Number of turns played through the quick process while the slow one waits for a response."""
PAUSE = 0.7
"""Seconds between two clicks."""
PHASES = 100
SEND_SECONDS = 60.0
"""Maximum number of seconds until all messages are sent, including those of a suspended process."""


class ProcessPair(Struct):
    """A quick process and a slow one, with their database."""

    quick: BotProcess
    slow: BotProcess
    database: bot_database.DataSource


class SharedTable(Table):
    """A match whose clicks can go to either of two processes."""

    pause = 0.0
    """Seconds before each click."""
    alternates = False
    """Whether consecutive clicks go to different processes."""

    def open_panel(self, person: Person) -> Message:
        self._before_click()
        return super().open_panel(person)

    def click_next(self, person: Person, panel: Message, *, wait: float = 15.0) -> Interaction:
        self._before_click()
        return super().click_next(person, panel, wait=wait)

    def _before_click(self) -> None:
        time.sleep(self.pause)
        if self.alternates:
            gateway = self.wire.gateway
            self.send_clicks_to(0 if gateway.interaction_session is gateway.connected[1] else 1)

    def send_clicks_to(self, number: int) -> None:
        """Send all further clicks to the quick process (0) or the slow one (1)."""
        self.wire.gateway.interaction_session = self.wire.gateway.connected[number]

    def open_in_quick_process(self, number: int = 0) -> None:
        """Open the match through the quick process."""
        self.send_clicks_to(0)
        self.open_match(list(games().values())[number % 2])

    def delay_other_messages(self) -> None:
        """Delay only responses about messages other than the status card.

        The bot edits the card before it sends other messages, so a delay of the card would delay them too.
        """
        self.wire.late_routes = rf"(POST|PATCH) /channels/\d+/messages(?!/{self.card.id})"

    def play_turn(self, place: bot_database.DataSource) -> bool:
        """Take a turn if possible, and return whether the match is still running."""
        # The click fails if the buttons have just moved to another message.
        with suppress(ValueError):
            self.take_turn()
        ((status,),) = bot_database.query_rows(place, "select status from matches where id = ?", self.number)
        return str(status) == "running"

    @property
    def count_phases(self) -> int:
        """The number of phases that have been reported in the channel."""
        return sum(is_segment_message(text_of(post)) for post in self.channel.posts)

    def check_reported_once(self, place: bot_database.DataSource) -> None:
        """Check that each action in the log is reported as often as it occurs there."""
        self.check_reports(place)
        time.sleep(self.wire.late_seconds)
        posted = count_sentences(text_of(post) for post in self.channel.posts)
        happened = count_sentences(bot_database.action_texts(place, self.number))
        lost, doubled = happened - posted, posted - happened
        # The final message may contain additional sentences, so only missing and repeated ones are checked.
        assert ([*lost], [one for one in happened if one in doubled]) == ([], [])


def count_sentences(texts: Iterable[str]) -> Counter[str]:
    """Count each sentence in the list items of the texts."""
    lines = (line.removeprefix("- ") for text in texts for line in text.split("\n") if line.startswith("- "))
    return Counter(part.rstrip(".") for line in lines for part in line.split(". "))


@pytest.fixture(params=DATABASE_KINDS)
def process_pair(
    request: pytest.FixtureRequest, wire: Wire, guild: Guild, bot_factory: Callable[..., BotProcess]
) -> Iterator[ProcessPair]:
    """Start a quick process, and after it a slow one."""
    address = postgres.new_database() if request.param == "postgres" else ""
    settings = {"HARBOURMASTER_DATABASE": address} if address else {}
    quick = bot_factory(**settings).start()
    slow = bot_factory(HARBOURMASTER_DISCORD=wire.slow_address, **settings).start()
    yield ProcessPair(quick, slow, address or quick.folder)
    slow.kill()
    quick.kill()
    if address:
        postgres.drop_database(address)


@pytest.mark.long
@pytest.mark.parametrize("when", [pytest.param("before", marks=pytest.mark.soak), "after"])
def test_turns_during_a_slow_request_are_posted_once(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], process_pair: ProcessPair, when: FaultMoment
) -> None:
    wire.late_when = when
    table = SharedTable(wire, lobby, people)
    table.open_in_quick_process()
    table.delay_other_messages()
    for _ in range(BURSTS):
        before = len(wire.late_requests)
        table.send_clicks_to(1)
        table.play_turn(process_pair.database)
        wire.wait_until(partial(has_more_lines, wire.late_requests, before))
        table.send_clicks_to(0)
        for _ in range(QUICK_TURNS):
            table.play_turn(process_pair.database)
        wire.wait_until(lambda: not bot_database.read_outbox(process_pair.database), SEND_SECONDS)
        time.sleep(wire.late_seconds)
    table.check_reported_once(process_pair.database)


@pytest.mark.soak
def test_messages_of_a_frozen_process_are_taken_over_once(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], process_pair: ProcessPair
) -> None:
    table = SharedTable(wire, lobby, people)
    table.open_in_quick_process()
    table.delay_other_messages()
    for _ in range(FREEZES):
        before = len(wire.late_requests)
        table.send_clicks_to(1)
        table.play_turn(process_pair.database)
        wire.wait_until(partial(has_more_lines, wire.late_requests, before))
        process_pair.slow.suspend()
        table.send_clicks_to(0)
        for _ in range(QUICK_TURNS):
            table.play_turn(process_pair.database)
        wire.wait_until(lambda: not bot_database.read_outbox(process_pair.database), SEND_SECONDS)
        process_pair.slow.resume()
    table.check_reported_once(process_pair.database)


def has_more_lines(lines: list[str], count: int) -> bool:
    return len(lines) > count


@pytest.mark.soak
@pytest.mark.parametrize("is_only_lines", [False, True])
def test_hundred_phases_with_a_slow_process_are_posted_once(
    wire: Wire, guild: Guild, people: tuple[Person, ...], process_pair: ProcessPair, is_only_lines: bool
) -> None:
    tables: list[SharedTable] = []
    for number in count(1):
        tables.append(table := SharedTable(wire, wire.add_channel(guild, f"pier-{number}"), people, number))
        table.open_in_quick_process(number)
        table.pause, table.alternates = PAUSE, True
        if is_only_lines:
            table.delay_other_messages()
        while table.play_turn(process_pair.database):
            pass
        if sum(one.count_phases for one in tables) >= PHASES:
            break
    for table in tables:
        table.check_reported_once(process_pair.database)
