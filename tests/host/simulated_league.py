"""A simulation of a league over several years.

The players have daily routines, and some of them leave. The bot's process is killed regularly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random

from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.history.ratings.updates import rebuild_pools
from host.history.results.outcome import Outcome
from host.history.results.rebuild import rebuild
from host.leagues.commands import league_admin, membership
from host.leagues.lifecycle import season_log
from host.leagues.season.entries import TableOpened
from host.leagues.season.results import tallies
from host.leagues.season.sign_up import SignUpOpened
from host.leagues.season.verify import verify
from host.leagues.standings.points import PARTS
from host.leagues.views import exports
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.settings.time_controls import DAY, HOUR
from host.time.clock import outages
from host.turns.play import turn_actions
from storage.core.scheduling.outbox import OutboxRow
from tests.host.conftest import Clock
from tests.host.kills import repeat_through_kills
from tests.host.virtual_leagues import (
    HOST,
    LeagueEnvironment,
    LeagueSimulation,
    create_users,
    has_valid_projections,
    is_open,
)

QUARTER = 6 * HOUR
OUTAGE = 30 * HOUR
"""Length of an outage in milliseconds."""


class World(LeagueSimulation):
    """A league with `count` players.

    Players with lower numbers play better.
    """

    def __init__(
        self, new_context: Callable[[], Context], clock: Clock, league: int, count: int, chance: Random
    ) -> None:
        super().__init__(new_context(), clock, league)
        self.new_context, self.chance, self.users = new_context, chance, create_users(count)
        self.inactive_users = {user.key for user in chance.sample(self.users, max(1, count * 3 // 100))}
        self.left_users = set[int]()
        """Keys of users who have left the guild."""
        self.counts = Counter[str]()

    async def open_table(self, row: OutboxRow, table: int) -> None:
        known = await self.load_season()
        for user_key in known.season.tables[table].user_keys:
            if user_key in self.left_users - known.season.removed:
                await membership.note_member_left(self.ctx, known.id, user_key)
                self.counts["gone"] += 1
        await super().open_table(row, table)

    async def pass_quarter(self) -> None:
        """Advance the clock by six hours and do all due work.

        Once a day, the process is killed during this work.
        """
        self.clock.now += QUARTER
        await outages.heartbeat(self.ctx)
        self.counts["quarters"] += 1
        if self.counts["quarters"] % 4 == 0:
            self.counts["killed"] += await repeat_through_kills(self._serve, self._restart, self.chance)
        else:
            await self._serve()

    async def _serve(self) -> None:
        await self.fire_timers()
        await self.run_due_work()

    def _restart(self) -> None:
        self.ctx = self.new_context()

    async def simulate_outage(self) -> None:
        """Simulate an outage of the bot that lasts for more than a day."""
        self.counts["outage"] += 1
        self.clock.now += OUTAGE
        await outages.end_outage(self.ctx)
        self.ctx = self.new_context()

    async def play_quarter(self) -> None:
        """Make every player who is awake and present take their turns."""
        hour = self.clock.now // HOUR % 24
        for table in (await self.load_season()).season.tables.values():
            if not is_open(table) or table.match_id is None:
                continue
            match = await self._load_running(table.match_id)
            if match is not None:
                await self._let_player_move(match, hour)

    async def _load_running(self, match_id: int) -> Match | None:
        async with self.ctx.database.read_transaction() as tx:
            row = await loading.load_row(tx, match_id)
            return await loading.load_match(self.ctx, tx, row) if row.status == "running" else None

    async def _let_player_move(self, match: Match, hour: int) -> None:
        seat = match.seats[match.awaited[0]]
        if seat.user_key is None:
            await jobs.run(self.ctx, match_owner(match.row.id), may_take_long=True)
            return
        is_awake = (hour + seat.user_key * 7) % 24 >= 8
        if (
            seat.user_key in self.inactive_users | self.left_users
            or not is_awake
            or self.chance.random() < 0.1
        ):
            return
        with suppress(UserError):
            await self._take_turn(match.row.id, User(seat.user_key, seat.name))

    async def _take_turn(self, match_id: int, user: User) -> None:
        """Take a turn.

        The better a player is, the more often they take the maximum number of pearls.
        """
        panel = await turn_actions.load_panel(self.ctx, match_id, user)
        while not panel.can_confirm:
            offers = sorted(panel.offers, key=lambda one: (one.action or {}).get("count", 0))
            is_good = self.chance.random() > (user.key - 1000) / len(self.users)
            offer = offers[-1 if is_good else 0]
            panel = await turn_actions.choose(
                self.ctx, match_id, user, panel.revision, offer.index, confirm_reveal=True
            )
        await turn_actions.confirm(self.ctx, match_id, user)

    async def remove_players(self, count: int) -> None:
        """Let up to `count` random players withdraw from the season or resign from a match."""
        known = await self.load_season()
        there = [one for one in self.users if one.key in known.season.members.keys() - known.season.removed]
        for user in self.chance.sample(there, min(count, len(there))):
            with suppress(UserError):
                if self.chance.random() < 0.5:
                    await membership.withdraw(self.ctx, known.id, user)
                else:
                    await self._resign(user)
                self.counts["left"] += 1

    async def _resign(self, user: User) -> None:
        known = await self.load_season()
        for table in known.season.tables_of(user.key):
            if is_open(table) and table.match_id is not None:
                with suppress(UserError):
                    await replacement.resign(self.ctx, table.match_id, user)

    async def rule_on_tables(self, count: int) -> None:
        """As a host, set the results of up to `count` finished tables, and reverse every second ruling."""
        known = await self.load_season()
        over = [number for number, table in known.season.tables.items() if table.is_over]
        for n, number in enumerate(self.chance.sample(over, min(count, len(over)))):
            sitting = (await self.load_season()).season.tables[number].user_keys
            places = [(user_key, place) for place, user_key in enumerate(sitting, 1)]
            await league_admin.set_result(self.ctx, known.id, number, places, HOST)
            self.counts["corrected"] += 1
            if n % 2:
                (*_, last) = await league_admin.rulings(self.ctx, known.id)
                await league_admin.reverse(self.ctx, known.id, last.seq, HOST)

    async def sign_up(self) -> None:
        """Sign up all present users and confirm their places."""
        season = (await self.load_season()).id
        for user in self.users:
            if user.key not in self.left_users:
                with suppress(UserError):
                    await membership.join(self.ctx, season, user)
        await self.pass_until("confirming")
        for user in self.users:
            with suppress(UserError):
                await membership.confirm(self.ctx, season, user)

    async def leave_before_tables_open(self, count: int) -> None:
        """Make `count` drawn players leave the guild.

        The bot doesn't notice this until it opens their first table.
        """
        await self.pass_until("drawn")
        drawn = [
            user_key
            for division in (await self.load_season()).season.divisions
            for user_key in division.user_keys
        ]
        self.left_users |= {*self.chance.sample(drawn, count)}

    async def seed_players(self) -> None:
        """Seed the players by their approximate strength, as if they had ratings."""
        season = (await self.load_season()).id
        for n, user in enumerate(self.users):
            await membership.join(self.ctx, season, user)
            number = round(2000 - 1000 * n / len(self.users) + self.chance.gauss(0, 150))
            await league_admin.seed(self.ctx, season, user.key, number, HOST)

    async def pass_until(self, status: str) -> None:
        """Advance the time in steps of six hours until the season has the given status."""
        while (await self.load_season()).season.status != status:
            await self.pass_quarter()
            assert await self.has_next_step()

    async def play_season(self) -> None:
        """Play a season from sign-up to the end."""
        number = (await self.load_season()).row.number
        await self.sign_up()
        if number == 1:
            await self.leave_before_tables_open(2)
        await self.pass_until("playing")
        quarter, count = 0, len(self.users)
        while (await self.load_season()).season.status == "playing":
            if quarter in {4, 13}:
                await self.simulate_outage()
            if quarter in {2, 5, 8, 11}:
                await self.remove_players(max(1, count * 5 // 400))
            if quarter in {6, 10, 14}:
                await self.rule_on_tables(2)
            await self.pass_quarter()
            await self.play_quarter()
            quarter += 1
        await self.pass_until("over")

    async def wait_for_next_season(self) -> None:
        """Wait for the next season's sign-up."""
        number = (await self.load_season()).row.number
        while (await self.load_season()).row.number == number:
            await self.pass_quarter()


async def assert_season_is_valid(world: LeagueEnvironment, *, days: float) -> None:
    """Check that a finished season ended on time and that its invariants hold."""
    known, ctx = await world.load_season(), world.ctx
    assert known.season.status == "over"
    opened, ended = known.log[0], known.log[-1]
    assert isinstance(opened.entry, SignUpOpened)
    assert ended.at - opened.at <= days * DAY
    assert all(table.is_over for table in known.season.tables.values())
    matches = [item.entry.match for item in known.log if isinstance(item.entry, TableOpened)]
    assert len(matches) == len({*matches}) == len(known.season.tables)
    assert verify(await exports.export_season(ctx, known.id)) == ()
    async with ctx.database.read_transaction() as tx:
        outcomes = await season_log.load_outcomes(tx, known.season)
    for table in known.season.tables.values():
        if table.ruled is None and table.match_id in outcomes:
            data = {tally.user_key: tally.parts for tally in tallies(known.season, table, outcomes) or ()}
            assert_no_loss(outcomes[table.match_id or 0], data, known.plan.scale)


def assert_no_loss(outcome: Outcome, parts_by_user: dict[int, int], scale: tuple[int, ...]) -> None:
    """Check that the remaining players lose no points because others left.

    Each of them gets at least the points for the place that they reached.
    """
    for seat in outcome.seats:
        if seat.participation == "played" and seat.user_key in parts_by_user:
            assert seat.place is not None
            assert seat.tied_seats is not None
            shared = scale[seat.place - 1 : seat.place - 1 + seat.tied_seats]
            assert parts_by_user[seat.user_key] * len(shared) >= PARTS * sum(shared)


async def assert_projections_are_valid(world: LeagueEnvironment) -> None:
    """Check that all projections match the logs, and that every match belongs to a table."""
    assert await has_valid_projections(world)
    assert {rebuilt_match.status async for rebuilt_match in rebuild(world.ctx)} <= {"same"}
    assert not any([rebuild_pool.differs async for rebuild_pool in rebuild_pools(world.ctx)])
    async with world.ctx.database.read_transaction() as tx:
        count = await tx.scalar("SELECT count(*) FROM matches")
        assert count == await tx.scalar("SELECT count(*) FROM season_fixtures")


async def next_tiers(world: LeagueEnvironment) -> dict[int, int]:
    """Return the next season's tier for each player who finished the latest season."""
    known = await world.load_season()
    rows, moved = season_log.member_rows(known), known.season.moved
    by = {"champion": 0, "up": -1, "stays": 0, "down": 1}
    return {
        user_key: row.tier + by[moved[user_key]]
        for user_key, row in rows.items()
        if row.tier is not None and moved.get(user_key, "out") != "out"
    }


def tau(found: dict[int, int]) -> float:
    """Return Kendall's tau-b between player numbers and results.

    Unlike tau-a, tau-b takes ties into account.
    """
    pairs = [(a, b) for a in found for b in found if a < b]
    signs = [(found[b] > found[a]) - (found[b] < found[a]) for a, b in pairs]
    untied = sum(sign != 0 for sign in signs)
    return float(sum(signs) / (len(pairs) * untied) ** 0.5)
