"""Load tests with concurrent matches in one guild per shard, each match with its own users."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count, cycle, islice
from typing import Any

from engine.core.library import games
from tests.bot.port import labels
from tests.wire import told
from tests.wire.people import Person, Unanswered
from tests.wire.server import Wire
from tests.wire.table import TOLD, Table, is_asked
from tests.wire.world import Guild

FIRST_GUILD = 300_000
AT_A_TIME = 8
"""Number of users who act concurrently."""
ROBOT_EACH = 10
"""One in this many matches has a robot as its second player."""
LOOK = 0.5
"""Seconds between two queries to the database."""
PATIENCE = 180.0
"""Seconds for which users retry without a response.

Taking over a dead process's shards takes less time.
"""


def guild_of(wire: Wire, number: int) -> Guild:
    """Create the guild with the given number.

    Consecutive guilds belong to consecutive shards.
    """
    return wire.guild(f"Harbour {number}", (FIRST_GUILD + number) << 22)


class Many:
    """The tables in a load test, which are created before the bot connects."""

    def __init__(self, wire: Wire, guilds: Iterable[Guild], matches: int) -> None:
        self.wire = wire
        self.tables = [
            self._table(guild, number)
            for number, guild in enumerate(islice(cycle(tuple(guilds)), matches), 1)
        ]
        self.known: dict[int, list[Any]] = {}
        """By match, the log after the last turn that got a response."""

    def _table(self, guild: Guild, number: int) -> Table:
        names = ["Ada"] if number % ROBOT_EACH == 0 else ["Ada", "Ben"]
        people = [Person(self.wire, f"{name} {number}", guild) for name in names]
        return Table(self.wire, self.wire.channel(guild, f"pier-{number}"), people, number)

    def open(self, address: str) -> None:
        """Open all matches, alternating between the games.

        The database assigns the match ids.
        """
        rules = list(games().values())
        self.each(lambda table: table.open(rules[table.number % len(rules)], seats=2), self.tables)
        by_channel = dict(told.rows(address, "select channel, id from matches"))
        for table in self.tables:
            table.number = by_channel[table.channel.id]

    def turn(self, address: str, *, each: int = 1, halfway: Callable[[], None] | None = None) -> None:
        """Let a player take a turn in every `each`th match, and record the log.

        The callback `halfway` runs after half of the matches.
        """

        def take(table: Table) -> None:
            if (found := table.awaited()) is None:
                raise Unanswered(f"nobody is to act in match {table.number}")
            person, panel = found
            is_confirmed = False
            # A robot may have moved immediately, so that the same player has to move again.
            while is_asked(panel) and not is_confirmed:
                is_confirmed = "Confirm" in labels(panel)
                panel = table.step(person, panel).shown
            self.known[table.number] = told.log(address, table.number)

        self.each(take, self.tables[::each], halfway)

    def each(
        self,
        do: Callable[[Table], None],
        tables: Sequence[Table],
        halfway: Callable[[], None] | None = None,
    ) -> None:
        """Run an action at the given tables concurrently, retrying it if the bot does not respond."""
        done = count(1)

        def insist(table: Table) -> None:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    do(table)
                except (Unanswered, ValueError, TimeoutError) as error:
                    # Also retry after a ValueError, because the component to click may no longer exist.
                    if time.monotonic() > until:
                        raise AssertionError(f"match {table.number}: nothing for {PATIENCE} s") from error
                else:
                    break
            if next(done) == len(tables) // 2 and halfway is not None:
                halfway()

        with ThreadPoolExecutor(AT_A_TIME) as people:
            list(people.map(insist, tables))

    def check(self, address: str) -> None:
        """Check that the logs contain every confirmed turn, and that each turn is reported once and in order."""
        self.wire.until(
            lambda: not told.waiting(address) and not told.rows(address, "select id from jobs"), TOLD, LOOK
        )
        chapters = told.every_chapters(address, [table.number for table in self.tables])
        for table in self.tables:
            log = told.log(address, table.number)
            assert [row[0] for row in log] == list(range(1, len(log) + 1))
            assert log[: len(self.known[table.number])] == self.known[table.number]
            table.check_posts(chapters[table.number])
