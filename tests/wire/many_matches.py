"""Load tests with concurrent matches.

There is one guild per shard, and each match has its own users.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count, cycle, islice
from typing import Any

from engine.core.files.library import games
from tests.bot.port import labels
from tests.wire import bot_database
from tests.wire.people import NoResponse, Person
from tests.wire.server import Wire
from tests.wire.table import REPORT_SECONDS, Table, has_choice
from tests.wire.world import Guild

FIRST_GUILD = 300_000
CONCURRENT_TABLES = 8
"""Number of users who act concurrently."""
ROBOT_INTERVAL = 10
"""One in this many matches has a robot as its second player."""
CHECK_INTERVAL = 0.5
"""Seconds between two queries to the database."""
RETRY_SECONDS = 180.0
"""Seconds for which users retry an action that gets no response.

Within this time, another process can take over the shards of a dead process.
"""


def create_guild(wire: Wire, number: int) -> Guild:
    """Create the guild with the given number.

    Consecutive guilds belong to consecutive shards.
    """
    return wire.add_guild(f"Harbour {number}", (FIRST_GUILD + number) << 22)


class LoadTest:
    """The tables in a load test, which are created before the bot connects."""

    def __init__(self, wire: Wire, guilds: Iterable[Guild], matches: int) -> None:
        self.wire = wire
        self.tables = [
            self._create_table(guild, number)
            for number, guild in enumerate(islice(cycle(tuple(guilds)), matches), 1)
        ]
        self.logs: dict[int, list[Any]] = {}
        """Each match's log after the last turn that got a response."""

    def _create_table(self, guild: Guild, number: int) -> Table:
        names = ["Ada"] if number % ROBOT_INTERVAL == 0 else ["Ada", "Ben"]
        people = [Person(self.wire, f"{name} {number}", guild) for name in names]
        return Table(self.wire, self.wire.add_channel(guild, f"pier-{number}"), people, number)

    def open_matches(self, address: str) -> None:
        """Open all matches, alternating between the games.

        Afterwards, store the match ids that the database has assigned.
        """
        rules = list(games().values())
        self.run_at_tables(
            lambda table: table.open_match(rules[table.number % len(rules)], seats=2), self.tables
        )
        by_channel = dict(bot_database.query_rows(address, "select channel, id from matches"))
        for table in self.tables:
            table.number = by_channel[table.channel.id]

    def take_turns(
        self, address: str, *, interval: int = 1, halfway: Callable[[], None] | None = None
    ) -> None:
        """Let a player take a turn in every nth match, where n is `interval`, and record the logs.

        The callback `halfway` runs after half of these turns.
        """

        def take(table: Table) -> None:
            if (found := table.player_to_move()) is None:
                raise NoResponse(f"nobody is to act in match {table.number}")
            person, panel = found
            is_confirmed = False
            # A robot may move immediately, so that the same player has to move again. Therefore, stop once
            # the turn is confirmed.
            while has_choice(panel) and not is_confirmed:
                is_confirmed = "Confirm" in labels(panel)
                panel = table.click_next(person, panel).visible_message
            self.logs[table.number] = bot_database.read_log(address, table.number)

        self.run_at_tables(take, self.tables[::interval], halfway)

    def run_at_tables(
        self,
        action: Callable[[Table], None],
        tables: Sequence[Table],
        halfway: Callable[[], None] | None = None,
    ) -> None:
        """Run an action at the given tables concurrently, and retry it if the bot does not respond."""
        done = count(1)

        def insist(table: Table) -> None:
            until = time.monotonic() + RETRY_SECONDS
            while True:
                try:
                    action(table)
                except (NoResponse, ValueError, TimeoutError) as error:
                    # Retry after a ValueError too, because it means that the component to click no longer
                    # exists.
                    if time.monotonic() > until:
                        raise AssertionError(
                            f"match {table.number}: nothing for {RETRY_SECONDS} s"
                        ) from error
                else:
                    break
            if next(done) == len(tables) // 2 and halfway is not None:
                halfway()

        with ThreadPoolExecutor(CONCURRENT_TABLES) as thread_pool_executor:
            list(thread_pool_executor.map(insist, tables))

    def check_logs(self, address: str) -> None:
        """Check that each confirmed turn is in a log and is reported exactly once and in order."""
        self.wire.wait_until(
            lambda: (
                not bot_database.read_outbox(address)
                and not bot_database.query_rows(address, "select id from jobs")
            ),
            REPORT_SECONDS,
            CHECK_INTERVAL,
        )
        chapters = bot_database.segment_texts_by_match(address, [table.number for table in self.tables])
        for table in self.tables:
            log = bot_database.read_log(address, table.number)
            assert [row[0] for row in log] == list(range(1, len(log) + 1))
            assert log[: len(self.logs[table.number])] == self.logs[table.number]
            table.check_posts(chapters[table.number])
