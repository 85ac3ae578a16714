"""Test leagues in virtual time.

A stand-in for the bot records the messages that the bot would send.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.owners import Owner, season_owner
from host.core.users import User
from host.leagues import publishing
from host.leagues.commands import league_admin, leagues, membership
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.kinds import AnnounceSeason, OpenFixture, ShowDivision, ShowSignUp, StepTimer
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.views import cards
from host.matches.match import loading
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY, HOUR
from storage.core.scheduling.outbox import OutboxRow
from storage.leagues.league import projections
from storage.matches.match import matches
from tests.host.conftest import Clock
from tests.host.players import take_turn

GUILD_ID, CHANNEL = 1, 9000
HOST = Authority(User(900, "Hanna"), "so it is", GUILD_ID)
PACE = {"bank": 24, "increment": 4, "cap": 24}
HURRY = {"bank": 12, "increment": 2, "cap": 12}


def create_users(count: int) -> list[User]:
    """Return `count` different users."""
    return [User(1000 + n, f"P{n}") for n in range(count)]


class LeagueEnvironment(Protocol):
    """A league in a test environment.

    The environment is either without Discord, or the real bot in the simulated Discord.
    """

    @property
    def ctx(self) -> Context: ...

    @property
    def league(self) -> int: ...

    async def load_season(self) -> LoadedSeason: ...


class LeagueSimulation:
    """A league in virtual time.

    The bot's announcements are recorded in short form.
    """

    def __init__(self, ctx: Context, clock: Clock, league: int) -> None:
        self.ctx, self.clock, self.league = ctx, clock, league
        self.announcements: list[str] = []
        self.on_post: Callable[[OutboxRow], None] = lambda _: None

    async def load_season(self) -> LoadedSeason:
        """Return the latest season.

        The query does not count as one of the process's operations.
        """
        found = await leagues.latest_season(self.ctx, self.league)
        assert found is not None
        return found

    @property
    async def owner(self) -> Owner:
        return season_owner((await self.load_season()).id)

    async def join(self, *users: User) -> None:
        """Sign up users."""
        season = (await self.load_season()).id
        for user in users:
            await membership.join(self.ctx, season, user)

    async def run_due_work(self) -> None:
        """Run due jobs and send season messages until none are left."""
        busy = True
        while busy:
            busy = False
            for owner in await jobs.due_owners(self.ctx):
                await jobs.run(self.ctx, owner, may_take_long=True)
                busy = True
            for row in await outbox.due_messages(self.ctx, limit=1000):
                if row.owner_kind == "season":
                    await self.deliver(row)
                    busy = True
                else:
                    await outbox.delete_sent(self.ctx, row)

    async def run_jobs(self) -> None:
        """Run all due jobs, but send no messages."""
        while owners := await jobs.due_owners(self.ctx):
            for owner in owners:
                await jobs.run(self.ctx, owner, may_take_long=True)

    async def deliver(self, row: OutboxRow) -> None:
        """Process a season's message as the bot would."""
        post = outbox.parse(row)
        self.on_post(row)
        match post:
            case OpenFixture():
                await self.open_table(row, post.table)
            case ShowSignUp():
                await publishing.note_card(self.ctx, row, 77)
            case ShowDivision():
                await publishing.note_division(self.ctx, row, post.division, 78)
            case _:
                if isinstance(post, AnnounceSeason):
                    self.announcements.append(post.what)
                await outbox.delete_sent(self.ctx, row)

    async def open_table(self, row: OutboxRow, table: int) -> None:
        """Open a table as the bot would."""
        await open_table(self.ctx, row, table)

    async def fire_timers(self) -> None:
        """Run all due timers."""
        for owner in await timers.due_owners(self.ctx):
            await timers.fire_due(self.ctx, owner)

    async def advance(self, time: int, step: int = 6 * HOUR) -> None:
        """Let time pass in steps, running due timers and jobs after each step."""
        until = self.clock.now + time
        while self.clock.now < until:
            self.clock.now = min(until, self.clock.now + step)
            await self.fire_timers()
            await self.run_due_work()

    async def advance_until(self, status: str, limit: int = 400 * DAY) -> None:
        """Let time pass until the season has the given status."""
        end = self.clock.now + limit
        while (await self.load_season()).season.status != status:
            assert self.clock.now < end, (status, (await self.load_season()).season.status)
            await self.advance(DAY)
            assert await self.has_next_step(), "nothing brings the season on where nobody does"

    async def has_next_step(self) -> bool:
        """Return whether the season has a timer for its next stage, or needs none because it is over."""
        known = await self.load_season()
        if known.season.status in {"over", "void"}:
            return True
        async with self.ctx.database.read_transaction() as tx:
            step = await cards.next_step(tx, known)
            set_ = await timers.of_owner(tx, season_owner(known.id))
        return any(step is not None and set_timer.timer == StepTimer(step.what) for set_timer in set_)

    async def play_table(self, table: int) -> None:
        """Play a table's match to the end."""
        match_id = (await self.load_season()).season.tables[table].match_id
        assert match_id is not None
        await play_to_end(self.ctx, match_id)
        await self.run_due_work()

    async def play_all(self) -> None:
        """Play all tables to the end, including tables that open in the meantime."""
        while open_ := [
            n
            for n, fixture_state in (await self.load_season()).season.tables.items()
            if is_open(fixture_state)
        ]:
            for table in open_:
                await self.play_table(table)


def is_open(table: Any) -> bool:
    """Return whether a table's match is running."""
    return table.match_id is not None and not table.is_over


async def play_to_end(ctx: Context, match_id: int) -> None:
    """Take turns at a table until the match is over."""
    while True:
        async with ctx.database.read_transaction() as tx:
            row = await loading.load_row(tx, match_id)
            if row.status != "running":
                return
            now = await loading.load_match(ctx, tx, row)
        seat = now.seats[now.awaited[0]]
        if seat.user_key is None:
            await jobs.run(ctx, Owner("match", match_id), may_take_long=True)
        else:
            await take_turn(ctx, match_id, User(seat.user_key, seat.name), 1)


async def play_one_round(ctx: Context, days: LeagueSimulation, table: int) -> None:
    """Let each player at a table take one turn."""
    match_id = (await days.load_season()).season.tables[table].match_id
    assert match_id is not None
    for _ in range(3):
        async with ctx.database.read_transaction() as tx:
            now = await loading.load_running(ctx, tx, match_id)
        seat = now.seats[now.awaited[0]]
        assert seat.user_key is not None
        await take_turn(ctx, match_id, User(seat.user_key, seat.name), 1)
    await days.run_due_work()


async def open_table(ctx: Context, row: OutboxRow, table: int) -> None:
    """Post a table's message, and create its thread and match."""
    found = await publishing.fixture_to_open(ctx, row, table)
    if found is None:
        return
    message = 100_000 * row.owner + 1000 * found.table.replays + table
    if found.fixture is None:
        await publishing.note_message(ctx, row.owner, table, CHANNEL, message)
    fixture_commitment = await publishing.fixture_commitment(ctx, row, table, message)
    if fixture_commitment is not None and fixture_commitment.message is None:
        await publishing.note_commitment(ctx, row.owner, fixture_commitment, table, message + 500)
    await publishing.start_fixture_match(ctx, row, table, message)


async def create_league(ctx: Context, clock: Clock, seats: int = 3, **changes: Any) -> LeagueSimulation:
    """Create a league in the toy game and open its first sign-up."""
    data = {"size": 5, "pace": PACE, "hurry": HURRY, "play_days": 30} | changes
    plan = leagues.plan_for("pearls", seats, **data)
    row = await leagues.create(ctx, GUILD_ID, CHANNEL, f"Harbour {clock.now % 997}", plan, HOST)
    await leagues.open_season(ctx, row.id, HOST)
    days = LeagueSimulation(ctx, clock, row.id)
    await days.run_due_work()
    return days


async def start_season(ctx: Context, clock: Clock, count: int = 5, **changes: Any) -> LeagueSimulation:
    """Create a league with `count` players, and start its first season early as a host."""
    days = await create_league(ctx, clock, **changes)
    await days.join(*create_users(count))
    season = (await days.load_season()).id
    if (await days.load_season()).season.status == "sign-up":
        await league_admin.close_now(ctx, season, HOST)
        for user in create_users(count):
            await membership.confirm(ctx, season, user)
        await league_admin.draw_now(ctx, season, HOST)
        await league_admin.begin_now(ctx, season, HOST)
    await days.run_due_work()
    return days


async def has_valid_projections(days: LeagueEnvironment) -> bool:
    """Return whether the stored projections of all seasons match their logs."""
    async with days.ctx.database.transaction() as tx:
        return not any(
            [
                await season_log.rebuild(tx, season_row.id)
                for season_row in await leagues.seasons_of(days.ctx, days.league)
            ]
        )


async def matches_of(days: LeagueSimulation) -> list[int]:
    """Return the existing matches of the latest season."""
    known = await days.load_season()
    async with days.ctx.database.read_transaction() as tx:
        rows = await projections.fixtures_of(tx, known.id)
        found = [await matches.get(tx, row.match_id) for row in rows if row.match_id is not None]
    return [row.id for row in found if row is not None]
