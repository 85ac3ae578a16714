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
from tests.bot.kills import End
from tests.bot.time.test_clock import HOUR
from tests.bot.town import QUARTER, Town, shown
from tests.host.season_days import is_open

AWAY = 30
"""Hours of downtime."""
FAILING = (8, 0.25)
"""Hours during which Discord rejects all requests: while tables open, and during play."""
ACTS, POSTS = ((20, 200), (1, 4000)), ((1, 12), (1, 100))
"""Ranges for the number of operations, and of messages, before a kill: while tables open, and during play."""
ROUNDS = 2
"""Number of rounds of turns every six hours."""


class Troubled(Town):
    """A simulated guild in which every kind of failure occurs during a season."""

    async def pass_season(self, kills: int) -> None:
        """Play a season from sign-up to the end.

        The process is killed the given number of times while the tables open.
        """
        self.did.clear()
        self._forget_requests()
        await self.sign_up()
        await self.pass_until("drawn")
        await self.leave_unnoticed(2)
        await self.open_tables(kills)
        await self.play_tables()
        await self.correct()
        await self.pass_until("over")

    def _forget_requests(self) -> None:
        """Clear the simulation's request log, which would grow to hundreds of megabytes in a season."""
        self.port.env.backend.http_requests.clear()
        self.port.env.backend.transcript.clear()

    async def leave_unnoticed(self, number: int) -> None:
        """Remove `number` players from the guild after the draw and before play begins."""
        season = (await self.season()).season
        drawn = [user_key for one in season.divisions for user_key in one.user_keys]
        for user_key in self.chance.sample(sorted({*drawn} - self.gone - self.sleepers), number):
            self.unnoticed.add(user_key)
            await self._leave_server(self.member(user_key))

    async def open_tables(self, kills: int) -> None:
        """Open the tables while Discord rejects all messages and the process is killed repeatedly."""
        before = len(self.threads())
        await self.pass_time(await self._hours_left() - FAILING[0] // 2)
        await self.fail(FAILING[0])
        known = await self.season()
        assert known.season.status == "playing"
        assert len(self.threads()) == before
        ends = [self._end(number, 0) for number in range(kills)]
        self.process.end(ends.pop())
        while not self.process.is_over:
            await self.process.prove()
            await self.process.pass_time(HOUR)
        while self.process.is_over:
            self.did["killed while opening"] += len(self.threads()) - before < len(known.season.tables)
            await self.process.start_again(ends.pop() if ends else None)

    def _end(self, number: int, stage: int) -> End:
        """Return a random point for the next kill.

        If `number` is even, it is after a message, otherwise before an operation. `stage` is 0 while tables
        open, and 1 during play.
        """
        is_after_post = number % 2 == 0
        return End(self.chance.randint(*(POSTS if is_after_post else ACTS)[stage]), is_after_post)

    async def _hours_left(self) -> int:
        """Return the number of hours until the season's next step."""
        known = await self.season()
        with self.process.looked_into() as ctx:
            async with ctx.database.read_transaction() as tx:
                step = await cards.next_step(tx, known)
            assert step is not None
            return (step.at - ctx.now()) // (HOUR * 1000)

    def threads(self) -> list[ChannelHandle]:
        """Return the threads in which the season's tables are played."""
        return self.port.lobby.threads

    async def play_tables(self) -> None:
        """Play all tables to the end, with every kind of failure."""
        few = max(1, len(self.people) // 40)
        for quarter in count():
            known = await self.season()
            if known.season.status != "playing":
                break
            if quarter in {1, 3, 5}:
                await self.lose(few)
            if quarter == 2:
                await self.fail(FAILING[1])
            if quarter == 4:
                await self.go_away()
            if not self.process.is_doomed:
                self.process.end(self._end(quarter, 1))
            await self.pass_time(QUARTER)
            for _ in range(ROUNDS):
                await self.take_turns()
            over = sum(one.is_over for one in known.season.tables.values())
            if over > 1 and not self.did["corrected"]:
                await self.correct()

    async def go_away(self) -> None:
        """Stop the bot for more than a day."""
        self.did["away"] += 1
        await self.process.stay_away(AWAY * HOUR)

    async def fail(self, hours: float) -> None:
        """Make Discord reject all of the bot's requests for the given number of hours."""
        self.did["refused"] += 1
        self.port.env.inject_error("*", "*", status=503, times=None)
        await self.process.prove()
        await self.process.pass_time(hours * HOUR)
        self.port.env.backend.faults.clear()
        # If the process was killed in the meantime, its replacement could not connect until now.
        await self.revive()

    async def lose(self, number: int) -> None:
        """Make players leave: some give up the season, some resign all matches, some leave the guild."""
        season = (await self.season()).season
        playing = {one for table in season.tables.values() if is_open(table) for one in table.user_keys}
        there = sorted(playing - season.removed - self.gone - self.sleepers)
        ways = (self._give_up, self._resign, self._leave_server)
        for user_key in self.chance.sample(there, min(number, len(there))):
            await ways[self.did["left"] % len(ways)](self.member(user_key))
            self.did["left"] += 1

    async def _give_up(self, person: MemberActor) -> None:
        while self.keys[person.id] not in (await self.season()).season.removed:
            asked = await self.asks(person, "leave")
            if asked is not None:
                await self.click(person, asked, LeagueClick.WITHDRAW)

    async def _resign(self, person: MemberActor) -> None:
        threads = {one.id: one for one in self.threads()}
        for table in (await self.season()).season.tables_of(self.keys[person.id]):
            match = await self.running(table)
            while match is not None and self.keys[person.id] in [seat.user_key for seat in match.seats]:
                asked = shown(await self.does(person.slash(threads[match.row.channel], "game resign")))
                if asked is not None:
                    await self.click(person, asked, ReplaceClick.RESIGN)
                match = await self.running(table)

    async def _leave_server(self, person: MemberActor) -> None:
        self.gone.add(self.keys[person.id])
        self.port.guild.remove_member(person)

    async def correct(self) -> None:
        """Make rulings on two finished tables, and revoke one, which restores the previous standings."""
        tables = (await self.season()).season.tables
        first, second = self.chance.sample([number for number, one in tables.items() if one.is_over], 2)
        await self._rule(first)
        before = await self.standings()
        await self._rule(second)
        assert await self.standings() != before
        await self._decide("reverse", more=-1, ruling=(await self.rulings())[-1].seq, reason=REASON)
        assert await self.standings() == before
        self.did["corrected"] += 1

    async def _rule(self, table: int) -> None:
        """Make a ruling that a table's winner gets no points for it."""
        known, outcomes = await self.outcomes()
        told = tallies(known.season, known.season.tables[table], outcomes)
        assert told is not None
        best = max(told, key=lambda one: one.parts)
        places = " ".join("-" if one is best else str(place) for place, one in enumerate(told, 1))
        await self._decide("rule", more=1, table=str(table), ruling="places", places=places, reason=REASON)

    async def _decide(self, command: str, *, more: int, **options: Any) -> None:
        """Run a host command, and repeat it until it takes effect."""
        before = len(await self.rulings())
        while len(await self.rulings()) != before + more:
            await self.rules(command, **options)

    async def rulings(self) -> tuple[LoggedSeasonEntry, ...]:
        """Return the active rulings by the host.

        Strikes that the season made automatically are excluded.
        """
        known = await self.season()
        with self.process.looked_into() as ctx:
            found = await league_admin.rulings(ctx, known.id)
        return tuple(one for one in found if getattr(one.entry, "reason", None) == REASON)

    async def outcomes(self) -> tuple[LoadedSeason, Outcomes]:
        """Return the season and the results of its matches."""
        known = await self.season()
        with self.process.looked_into() as ctx:
            async with ctx.database.read_transaction() as tx:
                return known, await season_log.load_outcomes(tx, known.season)

    async def standings(self) -> list[Sequence[StandingsRow]]:
        """Return each division's standings, computed from the season log and the match results."""
        known, outcomes = await self.outcomes()
        return [standings(known.season, one.number, outcomes, {}) for one in known.season.divisions]
