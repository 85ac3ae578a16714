"""Failures during a league season: users who leave, outages, killed processes, and rulings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.decisions.replace import ReplaceClick
from bot.leagues.views.names import LeagueClick
from host.leagues.commands import league_admin
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.entries import LoggedSeasonEntry
from host.leagues.season.results import Outcomes, standings, tallies
from host.leagues.standings.ranking import StandingsRow
from host.leagues.views import cards
from tests.bot.community import REASON
from tests.bot.killable_process import KillPoint
from tests.bot.league_users import QUARTER_DAY, GuildSimulation, response_of
from tests.bot.time.test_clock import HOUR
from tests.host.virtual_leagues import is_open

DOWNTIME_HOURS = 30
FAILURE_HOURS = (8, 0.25)
"""Number of hours during which Discord rejects all requests.

The first number applies while tables open, the second during play.
"""
KILL_OPERATIONS, KILL_MESSAGES = ((20, 200), (1, 4000)), ((1, 12), (1, 100))
"""Ranges for the number of operations, and for the number of messages, before a process is killed.

In each pair, the first range applies while tables open, and the second one during play.
"""
KILL_ROUNDS = 2
"""Number of rounds of turns every six hours."""


class FaultyGuildSimulation(GuildSimulation):
    """A simulated guild in which every kind of failure occurs during a season."""

    async def play_season(self, kills: int) -> None:
        """Play a season from sign-up to the end.

        The process is killed the given number of times while the tables open.
        """
        self.event_counts.clear()
        self._clear_request_log()
        await self.sign_up()
        await self.pass_until("drawn")
        await self.leave_before_opening(2)
        await self.open_tables(kills)
        await self.play_open_tables()
        await self.rule_and_revoke()
        await self.pass_until("over")

    def _clear_request_log(self) -> None:
        """Clear the simulation's request log, which would grow to hundreds of megabytes in a season."""
        self.port.env.backend.http_requests.clear()
        self.port.env.backend.transcript.clear()

    async def leave_before_opening(self, number: int) -> None:
        """Remove `number` players from the guild after the draw and before play begins."""
        season = (await self.season()).season
        drawn = [user_key for division in season.divisions for user_key in division.user_keys]
        for user_key in self.chance.sample(sorted({*drawn} - self.gone - self.sleepers), number):
            self.left_before_opening.add(user_key)
            await self._leave_guild(self.member(user_key))

    async def open_tables(self, kills: int) -> None:
        """Open the tables while Discord rejects all messages and the process is killed repeatedly."""
        before = len(self.threads())
        await self.pass_time(await self._hours_left() - FAILURE_HOURS[0] // 2)
        await self.reject_requests(FAILURE_HOURS[0])
        known = await self.season()
        assert known.season.status == "playing"
        assert len(self.threads()) == before
        ends = [self._random_kill_point(number, 0) for number in range(kills)]
        self.process.schedule_kill(ends.pop())
        while not self.process.is_killed:
            await self.process.record_heartbeat()
            await self.process.pass_time(HOUR)
        while self.process.is_killed:
            self.event_counts["killed while opening"] += len(self.threads()) - before < len(
                known.season.tables
            )
            await self.process.restart(ends.pop() if ends else None)

    def _random_kill_point(self, number: int, stage: int) -> KillPoint:
        """Return a random point for the next kill.

        If `number` is even, the process is killed after a message, otherwise before an operation. `stage` is
        0 while tables open, and 1 during play.
        """
        is_after_post = number % 2 == 0
        return KillPoint(
            self.chance.randint(*(KILL_MESSAGES if is_after_post else KILL_OPERATIONS)[stage]), is_after_post
        )

    async def _hours_left(self) -> int:
        """Return the number of hours until the season's next step."""
        known = await self.season()
        with self.process.inspect() as ctx:
            async with ctx.database.read_transaction() as tx:
                step = await cards.next_step(tx, known)
            assert step is not None
            return (step.at - ctx.now()) // (HOUR * 1000)

    def threads(self) -> list[ChannelHandle]:
        """Return the threads in which the season's tables are played."""
        return self.port.lobby.threads

    async def play_open_tables(self) -> None:
        """Play all tables to the end, with every kind of failure."""
        few = max(1, len(self.people) // 40)
        for quarter in count():
            known = await self.season()
            if known.season.status != "playing":
                break
            if quarter in {1, 3, 5}:
                await self.remove_players(few)
            if quarter == 2:
                await self.reject_requests(FAILURE_HOURS[1])
            if quarter == 4:
                await self.take_bot_down()
            if not self.process.is_kill_scheduled:
                self.process.schedule_kill(self._random_kill_point(quarter, 1))
            await self.pass_time(QUARTER_DAY)
            for _ in range(KILL_ROUNDS):
                await self.take_turns()
            over = sum(table.is_over for table in known.season.tables.values())
            if over > 1 and not self.event_counts["corrected"]:
                await self.rule_and_revoke()

    async def take_bot_down(self) -> None:
        """Stop the bot for more than a day."""
        self.event_counts["away"] += 1
        await self.process.restart_after(DOWNTIME_HOURS * HOUR)

    async def reject_requests(self, hours: float) -> None:
        """Make Discord reject all of the bot's requests for the given number of hours."""
        self.event_counts["refused"] += 1
        self.port.env.inject_error("*", "*", status=503, times=None)
        await self.process.record_heartbeat()
        await self.process.pass_time(hours * HOUR)
        self.port.env.backend.faults.clear()
        # The process may have been killed earlier, but a new one could not connect until now.
        await self.restart_if_killed()

    async def remove_players(self, number: int) -> None:
        """Make players leave: some give up the season, some resign all matches, some leave the guild."""
        season = (await self.season()).season
        playing = {one for table in season.tables.values() if is_open(table) for one in table.user_keys}
        there = sorted(playing - season.removed - self.gone - self.sleepers)
        ways = (self._leave_season, self._resign_matches, self._leave_guild)
        for user_key in self.chance.sample(there, min(number, len(there))):
            await ways[self.event_counts["left"] % len(ways)](self.member(user_key))
            self.event_counts["left"] += 1

    async def _leave_season(self, person: MemberActor) -> None:
        while self.keys[person.id] not in (await self.season()).season.removed:
            asked = await self.run_command(person, "leave")
            if asked is not None:
                await self.click_button(person, asked, LeagueClick.WITHDRAW)

    async def _resign_matches(self, person: MemberActor) -> None:
        threads = {thread.id: thread for thread in self.threads()}
        for table in (await self.season()).season.tables_of(self.keys[person.id]):
            match = await self.running_match(table)
            while match is not None and self.keys[person.id] in [seat.user_key for seat in match.seats]:
                asked = response_of(
                    await self.perform(person.slash(threads[match.row.channel], "game resign"))
                )
                if asked is not None:
                    await self.click_button(person, asked, ReplaceClick.RESIGN)
                match = await self.running_match(table)

    async def _leave_guild(self, person: MemberActor) -> None:
        self.gone.add(self.keys[person.id])
        self.port.guild.remove_member(person)

    async def rule_and_revoke(self) -> None:
        """Make rulings on two finished tables and revoke one of the rulings.

        Revoking it restores the previous standings.
        """
        tables = (await self.season()).season.tables
        first, second = self.chance.sample(
            [number for number, fixture_state in tables.items() if fixture_state.is_over], 2
        )
        await self._rule_on_table(first)
        before = await self.standings()
        await self._rule_on_table(second)
        assert await self.standings() != before
        await self._repeat_host_command(
            "reverse", change=-1, ruling=(await self.rulings())[-1].seq, reason=REASON
        )
        assert await self.standings() == before
        self.event_counts["corrected"] += 1

    async def _rule_on_table(self, table: int) -> None:
        """Rule that the winner of a table gets no points for it."""
        known, outcomes = await self.outcomes()
        told = tallies(known.season, known.season.tables[table], outcomes)
        assert told is not None
        best = max(told, key=lambda tally: tally.parts)
        places = " ".join("-" if one is best else str(place) for place, one in enumerate(told, 1))
        await self._repeat_host_command(
            "rule", change=1, table=str(table), ruling="places", places=places, reason=REASON
        )

    async def _repeat_host_command(self, command: str, *, change: int, **options: Any) -> None:
        """Run a host command, and repeat it until it takes effect."""
        before = len(await self.rulings())
        while len(await self.rulings()) != before + change:
            await self.run_host_command(command, **options)

    async def rulings(self) -> tuple[LoggedSeasonEntry, ...]:
        """Return the active rulings by the host.

        Strikes that the season made automatically are excluded.
        """
        known = await self.season()
        with self.process.inspect() as ctx:
            found = await league_admin.rulings(ctx, known.id)
        return tuple(one for one in found if getattr(one.entry, "reason", None) == REASON)

    async def outcomes(self) -> tuple[LoadedSeason, Outcomes]:
        """Return the season and the results of its matches."""
        known = await self.season()
        with self.process.inspect() as ctx:
            async with ctx.database.read_transaction() as tx:
                return known, await season_log.load_outcomes(tx, known.season)

    async def standings(self) -> list[Sequence[StandingsRow]]:
        """Return each division's standings, computed from the season log and the match results."""
        known, outcomes = await self.outcomes()
        return [standings(known.season, division.number, outcomes, {}) for division in known.season.divisions]
