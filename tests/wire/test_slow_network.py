"""Tests of two processes with one database and a slow network for one: nothing is lost or posted twice."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count

import pytest
from msgspec import Struct

from engine.core.library import games
from tests import postgres
from tests.bot.port import said
from tests.kinds import KINDS
from tests.wire import told
from tests.wire.faults import When
from tests.wire.interactions import Interaction
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table, is_chapter
from tests.wire.world import Channel, Guild, Message

BURSTS, FREEZES = 3, 2
QUICK_TURNS = 3
"""Number of turns in the quick process while the slow one waits for a response."""
PAUSE = 0.7
"""Seconds between two clicks."""
PHASES = 100
SENT = 60.0
"""Maximum number of seconds until all messages are sent, including those of a frozen process."""


class Pair(Struct):
    """A quick process and a slow one, with their database."""

    quick: Running
    slow: Running
    place: told.Place


class SharedTable(Table):
    """A match that two processes serve."""

    pause = 0.0
    """Seconds before each click."""
    alternates = False
    """Whether consecutive clicks go to different processes."""

    def panel(self, person: Person) -> Message:
        self._before_click()
        return super().panel(person)

    def step(self, person: Person, panel: Message, *, wait: float = 15.0) -> Interaction:
        self._before_click()
        return super().step(person, panel, wait=wait)

    def _before_click(self) -> None:
        time.sleep(self.pause)
        if self.alternates:
            gateway = self.wire.gateway
            self.click_at(0 if gateway.clicked is gateway.connected[1] else 1)

    def click_at(self, number: int) -> None:
        """Send all further clicks to the quick process (0) or the slow one (1)."""
        self.wire.gateway.clicked = self.wire.gateway.connected[number]

    def begin(self, number: int = 0) -> None:
        """Open the match in the quick process."""
        self.click_at(0)
        self.open(list(games().values())[number % 2])

    def delay_lines(self) -> None:
        """Delay only responses about messages other than the status card, which would be edited before them."""
        self.wire.late_routes = rf"(POST|PATCH) /channels/\d+/messages(?!/{self.card.id})"

    def play(self, place: told.Place) -> bool:
        """Take a turn if possible, and return whether the match is still running."""
        # The buttons may move to another message just before a click.
        with suppress(ValueError):
            self.turn()
        ((status,),) = told.rows(place, "select status from matches where id = ?", self.number)
        return str(status) == "running"

    @property
    def phases(self) -> int:
        """Return the number of phases that are reported in the channel."""
        return sum(is_chapter(said(post)) for post in self.channel.posts)

    def check_once(self, place: told.Place) -> None:
        """Check that the messages report each action in the log exactly as often as it occurred."""
        self.check(place)
        time.sleep(self.wire.late_seconds)
        posted = sentences(said(post) for post in self.channel.posts)
        happened = sentences(told.actions(place, self.number))
        lost, doubled = happened - posted, posted - happened
        # The final message contains additional sentences.
        assert ([*lost], [one for one in happened if one in doubled]) == ([], [])


def sentences(texts: Iterable[str]) -> Counter[str]:
    """Count the sentences in list items."""
    lines = (line.removeprefix("- ") for text in texts for line in text.split("\n") if line.startswith("- "))
    return Counter(part.rstrip(".") for line in lines for part in line.split(". "))


@pytest.fixture(params=KINDS)
def pair(
    request: pytest.FixtureRequest, wire: Wire, guild: Guild, bots: Callable[..., Running]
) -> Iterator[Pair]:
    """Start a quick process and then a slow one."""
    address = postgres.new_database() if request.param == "postgres" else ""
    settings = {"HARBOURMASTER_DATABASE": address} if address else {}
    quick = bots(**settings).start()
    slow = bots(HARBOURMASTER_DISCORD=wire.slow_address, **settings).start()
    yield Pair(quick, slow, address or quick.folder)
    slow.kill()
    quick.kill()
    if address:
        postgres.drop_database(address)


@pytest.mark.long
@pytest.mark.parametrize("when", ["before", "after"])
def test_turns_during_a_slow_request_are_posted_once(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], pair: Pair, when: When
) -> None:
    wire.late_when = when
    table = SharedTable(wire, lobby, people)
    table.begin()
    table.delay_lines()
    for _ in range(BURSTS):
        before = len(wire.late_lines)
        table.click_at(1)
        table.play(pair.place)
        wire.until(partial(has_more, wire.late_lines, before))
        table.click_at(0)
        for _ in range(QUICK_TURNS):
            table.play(pair.place)
        wire.until(lambda: not told.waiting(pair.place), SENT)
        time.sleep(wire.late_seconds)
    table.check_once(pair.place)


@pytest.mark.long
def test_messages_of_a_frozen_process_are_taken_over_once(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], pair: Pair
) -> None:
    table = SharedTable(wire, lobby, people)
    table.begin()
    table.delay_lines()
    for _ in range(FREEZES):
        before = len(wire.late_lines)
        table.click_at(1)
        table.play(pair.place)
        wire.until(partial(has_more, wire.late_lines, before))
        pair.slow.freeze()
        table.click_at(0)
        for _ in range(QUICK_TURNS):
            table.play(pair.place)
        wire.until(lambda: not told.waiting(pair.place), SENT)
        pair.slow.thaw()
    table.check_once(pair.place)


def has_more(lines: list[str], count: int) -> bool:
    return len(lines) > count


@pytest.mark.soak
@pytest.mark.parametrize("is_only_lines", [False, True])
def test_hundred_phases_with_a_slow_process_are_posted_once(
    wire: Wire, guild: Guild, people: tuple[Person, ...], pair: Pair, is_only_lines: bool
) -> None:
    tables: list[SharedTable] = []
    for number in count(1):
        tables.append(table := SharedTable(wire, wire.channel(guild, f"pier-{number}"), people, number))
        table.begin(number)
        table.pause, table.alternates = PAUSE, True
        if is_only_lines:
            table.delay_lines()
        while table.play(pair.place):
            pass
        if sum(one.phases for one in tables) >= PHASES:
            break
    for table in tables:
        table.check_once(pair.place)
