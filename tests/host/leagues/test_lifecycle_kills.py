"""Tests for seasons with killed processes, outages, weeks of delay, and two concurrent processes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import pytest

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.leagues.commands import leagues, membership
from host.leagues.season.entries import TableOpened, TablePlayed
from host.leagues.season.sign_up import MemberJoined
from host.leagues.season.verify import verify
from host.leagues.views import exports
from host.matches.match import loading
from host.matches.settings.time_controls import DAY, HOUR
from host.time.clock import outages
from storage.core.database import Transaction
from storage.leagues.league import projections
from storage.leagues.league.projections import FixtureRow
from storage.tables import fairness
from tests.host.conftest import Clock
from tests.host.kills import repeat_through_kills
from tests.host.players import error_key, take_turn
from tests.host.virtual_leagues import (
    HOST,
    LeagueSimulation,
    create_league,
    create_users,
    has_valid_projections,
    start_season,
)


class KilledLeague(LeagueSimulation):
    """A league in virtual time whose process is killed and restarted at random."""

    def __init__(self, new_context: Callable[[], Context], clock: Clock, league: int, chance: Random) -> None:
        super().__init__(new_context(), clock, league)
        self.new_context, self.chance = new_context, chance
        self.interrupted_operations, self.kills = 0, 0
        """Number of operations that were interrupted at least once, and total number of kills."""

    async def fire_timers(self) -> None:
        await self._run_through_kills(super().fire_timers)

    async def run_due_work(self) -> None:
        await self._run_through_kills(super().run_due_work)

    async def _run_through_kills(self, work: Callable[[], Awaitable[None]]) -> None:
        if self.chance.random() < 0.3:
            self.interrupted_operations += 1
            self.kills += await repeat_through_kills(work, self._restart, self.chance)
        else:
            await work()

    def _restart(self) -> None:
        self.ctx = self.new_context()


async def play_turn(ctx: Context, match_id: int) -> bool:
    """Make the player to move take a turn.

    Return False if the match is over.
    """
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        now = None if row.status != "running" else await loading.load_match(ctx, tx, row)
    if now is None:
        return False
    seat = now.seats[now.awaited[0]]
    assert seat.user_key is not None
    await take_turn(ctx, match_id, User(seat.user_key, seat.name), 1)
    return True


async def play_to_end(ctx: Context, match_id: int) -> None:
    """Take turns until a match is over."""
    while await play_turn(ctx, match_id):
        pass


SEEDS = [pytest.param(1), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))]


@pytest.mark.parametrize("seed", SEEDS)
async def test_season_completes_despite_process_kills(
    new_context: Callable[[], Context], clock: Clock, seed: int
) -> None:
    ctx = new_context()
    first = await create_league(ctx, clock)
    await first.join(*create_users(7))
    days = KilledLeague(new_context, clock, first.league, Random(seed))
    await days.advance_until("confirming")
    for user in create_users(7)[:-1]:
        await membership.confirm(days.ctx, (await days.load_season()).id, user)
    await days.advance_until("playing")
    await days.play_table(1)
    await membership.withdraw(days.ctx, (await days.load_season()).id, create_users(7)[0])
    await days.run_due_work()
    await days.play_all()
    await days.advance_until("over", 60 * DAY)
    known = await days.load_season()
    assert days.kills >= days.interrupted_operations > 0
    assert await has_valid_projections(days)
    assert verify(await exports.export_season(days.ctx, known.id)) == ()
    opened = [item.entry.match for item in known.log if isinstance(item.entry, TableOpened)]
    assert len(opened) == len({*opened}) == len(known.season.tables)
    async with days.ctx.database.read_transaction() as tx:
        assert all(
            [getattr(await fairness.get_commitment(tx, match_id), "message", None) for match_id in opened]
        )
        assert await tx.scalar("SELECT count(*) FROM matches") == len(opened)


async def test_season_steps_are_idempotent(ctx: Context, clock: Clock) -> None:
    days = await start_season(ctx, clock)
    known, owner = await days.load_season(), await days.owner
    for _ in range(2):
        async with ctx.database.read_transaction() as tx:
            steps = [set_timer.timer for set_timer in await timers.of_owner(tx, owner)]
        async with ctx.database.transaction() as tx:
            for timer in steps:
                await timers.put(tx, owner, timer, clock.now)
        await days.fire_timers()
        await days.run_due_work()
    assert (await days.load_season()).log == known.log
    async with ctx.database.read_transaction() as tx:
        assert [one.timer for one in await timers.of_owner(tx, owner)]


async def test_late_season_step_leaves_time_to_confirm(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    clock.now += 40 * DAY
    await days.fire_timers()
    await days.run_due_work()
    known = await days.load_season()
    assert known.season.status == "confirming"
    await days.advance(2 * DAY)
    for user in create_users(5):
        await membership.confirm(ctx, known.id, user)
    await days.advance_until("playing", 4 * DAY)
    assert days.announcements.count("closed") == 1


async def test_outage_postpones_season_deadlines(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    await days.join(*create_users(5))
    await outages.heartbeat(ctx)
    clock.now += 30 * HOUR
    await outages.end_outage(ctx)
    await days.advance(10 * DAY - 30 * HOUR, step=HOUR)
    assert (await days.load_season()).season.status == "sign-up"
    await days.advance(31 * HOUR, step=HOUR)
    assert (await days.load_season()).season.status == "confirming"


@pytest.mark.threads
async def test_concurrent_sign_ups_add_user_once(contexts: tuple[Context, Context], clock: Clock) -> None:
    days = await create_league(contexts[0], clock)
    season, (ada, ben) = (await days.load_season()).id, create_users(2)
    tries = [membership.join(ctx, season, user) for ctx in contexts for user in (ada, ben) for _ in range(2)]
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(one).__name__ for one in found].count("Member") == 2
    known = await days.load_season()
    assert sorted(item.entry.person for item in known.log if isinstance(item.entry, MemberJoined)) == [
        ada.key,
        ben.key,
    ]


@pytest.mark.threads
async def test_two_processes_run_each_season_step_once(
    contexts: tuple[Context, Context], clock: Clock
) -> None:
    days = await start_season(contexts[0], clock)
    owner = await days.owner
    clock.now += 31 * DAY
    await asyncio.gather(*(timers.fire_due(ctx, owner) for ctx in contexts))
    await asyncio.gather(*(jobs.run(ctx, owner, may_take_long=True) for ctx in contexts))
    known = await days.load_season()
    assert known.season.status == "protest"
    told = [outbox.parse(row) for row in await outbox.due_messages(contexts[0], owner, 1000)]
    what = [post.what for post in told if hasattr(post, "what")]
    assert len(what) == len({*what} - {"week", "idle"}) + what.count("week") + what.count("idle")
    assert await has_valid_projections(days)


@pytest.mark.threads
@pytest.mark.parametrize(
    "database_kind", ["postgres"]
)  # This test needs several writers at a time, which SQLite does not allow.
async def test_simultaneous_results_of_a_season_are_both_recorded(
    contexts: tuple[Context, Context], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    days = await start_season(contexts[0], clock, 8, size=8)
    tables = (await days.load_season()).season.tables.values()
    # The tables must have no player in common. Otherwise, one transaction would block the other.
    apart = ((a, b) for a in tables for b in tables if not {*a.user_keys} & {*b.user_keys})
    matches = [fixture_state.match_id or 0 for fixture_state in next(apart)]
    both, of_match, met = asyncio.Barrier(2), projections.fixture_of_match, set[int]()

    async def found_at_once(tx: Transaction, match_id: int) -> FixtureRow | None:
        found = await of_match(tx, match_id)
        if match_id not in met:
            met.add(match_id)
            await both.wait()
        return found

    monkeypatch.setattr(projections, "fixture_of_match", found_at_once)
    # The timeout ends the test if one process blocks the other.
    async with asyncio.timeout(60):
        await asyncio.gather(*map(play_to_end, contexts, matches))
    known = await days.load_season()
    assert {item.entry.match for item in known.log if isinstance(item.entry, TablePlayed)} == {*matches}
    assert await has_valid_projections(days)


async def test_league_has_one_season_at_a_time(ctx: Context, clock: Clock) -> None:
    days = await create_league(ctx, clock)
    with pytest.raises(UserError) as refused:
        await leagues.open_season(ctx, days.league, HOST)
    assert error_key(refused) == "refusal-league-has-season"
    with suppress(UserError):
        await leagues.suspend(ctx, days.league, HOST)
    assert (await days.load_season()).league.status == "resting"
