"""Tests for shards: even distribution, take-over from dead processes, and exclusive processing by the owner."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from host.core import jobs, outbox, timers
from host.core.alarm import load_due_times
from host.core.context import Context
from host.core.outbox import DueWork
from host.core.owners import Owner, guild_owner, match_owner, season_owner, user_owner
from host.core.scheduler import RetryDelay, Scheduler
from host.core.sharding import is_own_shard, shard_of
from host.operations import shards
from host.operations.shards import LEASE_DURATION, LeaseState, OtherProcesses
from host.time.clock import outages
from storage.core.database import Database, Transaction
from storage.core.scheduling import outbox as posts
from storage.core.scheduling.outbox import NewOutboxRow
from storage.leagues.league import leagues, seasons
from storage.leagues.league.leagues import LeagueRow
from storage.leagues.league.seasons import SeasonRow
from storage.operations import shards as leases
from storage.time.clock import outages as stored
from tests.host.conftest import Clock
from tests.host.players import ADA, CHANNEL, clear_outbox, start_match, take_turn
from tests.sampling import value_cases

pytestmark = pytest.mark.threads

MINUTE = 60_000
GUILD_OF_SHARD = (2 << 22, 1 << 22)
"""For each of two shards, the id of a guild that belongs to it."""


@pytest.fixture(autouse=True)
def shared_clock(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace the time source for leases with the test's clock."""

    async def read(_tx: Transaction) -> int:
        return clock.now

    monkeypatch.setattr(leases, "clock", read)


async def renew_all_leases(databases: list[Database], *names: str, count: int = 4) -> list[list[int]]:
    """Renew the leases of several processes in turn, and return the shards that each one holds."""
    at_hand = databases * len(names)
    found = [await shards.renew_leases(at_hand[n], name, count) for n, name in enumerate(names)]
    return [sorted(standing.held) for standing in found]


@pytest.fixture
def databases(contexts: tuple[Context, Context]) -> list[Database]:
    return [ctx.database for ctx in contexts]


async def test_single_process_takes_all_shards_one_by_one(databases: list[Database]) -> None:
    held = [(await renew_all_leases(databases, "a"))[0] for _ in range(5)]
    assert held == [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3]]


async def test_two_processes_share_shards_equally(databases: list[Database]) -> None:
    for _ in range(2):
        await renew_all_leases(databases, "a", "b")
    assert await renew_all_leases(databases, "a", "b") == [[0, 2], [1, 3]]


async def test_new_process_takes_over_surplus_shards(databases: list[Database]) -> None:
    for _ in range(4):
        await renew_all_leases(databases, "a")
    await renew_all_leases(databases, "b")
    standing = await shards.renew_leases(databases[0], "a", 4)
    assert (len(standing.held), standing.max_shards) == (4, 2)
    for shard in (2, 3):
        await shards.release_lease(databases[0], "a", shard)
        await renew_all_leases(databases, "b")
    assert await renew_all_leases(databases, "a", "b") == [[0, 1], [2, 3]]


async def test_shards_of_dead_process_are_free_after_lease_expiry(
    databases: list[Database], clock: Clock
) -> None:
    for _ in range(2):
        await renew_all_leases(databases, "a", "b")
    clock.now += LEASE_DURATION - 1
    assert await renew_all_leases(databases, "a") == [[0, 2]]
    clock.now += 1
    for _ in range(2):
        await renew_all_leases(databases, "a")
    assert await renew_all_leases(databases, "a") == [[0, 1, 2, 3]]
    assert await renew_all_leases(databases, "b") == [[]], "who was only slow serves them no more"


async def test_leaving_process_releases_its_shards_at_once(databases: list[Database]) -> None:
    for _ in range(2):
        await renew_all_leases(databases, "a", "b")
    await shards.release_all_leases(databases[0], "a")
    for _ in range(2):
        await renew_all_leases(databases, "b")
    assert await renew_all_leases(databases, "b") == [[0, 1, 2, 3]]


async def test_process_with_different_shard_count_waits(databases: list[Database], clock: Clock) -> None:
    await renew_all_leases(databases, "a")
    others = OtherProcesses(4, clock.now + LEASE_DURATION)
    assert (await shards.renew_leases(databases[1], "b", 2)) == LeaseState(
        frozenset(), 0, is_complete=False, others=others
    )
    assert (await shards.renew_leases(databases[0], "a", 4)).max_shards == 4, "who only waits takes no part"
    clock.now += LEASE_DURATION
    assert (await shards.renew_leases(databases[1], "b", 2)).held == {0}


async def test_shards_identify_one_after_the_other(databases: list[Database], clock: Clock) -> None:
    waits = [await shards.reserve_identify_slot(database) for database in databases]
    clock.now += shards.IDENTIFY_INTERVAL
    assert waits == [0, shards.IDENTIFY_INTERVAL]
    assert await shards.reserve_identify_slot(databases[0]) == shards.IDENTIFY_INTERVAL


async def test_each_process_handles_only_its_own_guilds(contexts: tuple[Context, Context]) -> None:
    rows = [
        await start_match(contexts[0], guild_id=guild_id, channel=CHANNEL + guild_id)
        for guild_id in GUILD_OF_SHARD
    ]
    season = await store_season(contexts[0], GUILD_OF_SHARD[1])
    async with contexts[0].database.transaction() as tx:
        for owner in (guild_owner(GUILD_OF_SHARD[0]), guild_owner(GUILD_OF_SHARD[1]), user_owner(7), season):
            await posts.add(tx, [create_message(owner)], now=contexts[0].now())
    owners = [
        {match_owner(rows[0].id), guild_owner(GUILD_OF_SHARD[0]), user_owner(7)},
        {match_owner(rows[1].id), guild_owner(GUILD_OF_SHARD[1]), season},
    ]
    for shard, ctx in enumerate(contexts):
        ctx.own_shard = shard_of(shard, 2)
        pending = await outbox.due_messages(ctx)
        assert {outbox.owner_of(row) for row in pending} == owners[shard]
        assert {owner for each in owners for owner in each if await is_own_shard(ctx, owner)} == owners[shard]
        assert {owner for owner in await timers.due_owners(later_context(ctx)) if owner.kind == "match"} == {
            match_owner(rows[shard].id)
        }
        assert (await load_due_times(ctx)).message is not None
        assert await jobs.due_owners(ctx) == []
        assert (await load_due_times(ctx)).timer is not None


async def store_season(ctx: Context, guild_id: int) -> Owner:
    """Store a season in a guild's league."""
    async with ctx.database.transaction() as tx:
        league = await leagues.add(
            tx,
            LeagueRow(
                guild_id=guild_id, name="Cup", game="pearls", channel=1, plan="{}", creator_key=7, created=1
            ),
        )
        return season_owner((await seasons.add(tx, SeasonRow(league=league.id, number=1, opened=1))).id)


def create_message(owner: Owner) -> NewOutboxRow:
    return NewOutboxRow(owner_kind=owner.kind, owner=owner.id, feature="board", kind="board")


def later_context(ctx: Context) -> Context:
    return Context(ctx.database, lambda: ctx.now() + 10**11, ctx.new_secret, own_shard=ctx.own_shard)


async def test_outage_is_credited_only_to_the_unserved_shard(
    contexts: tuple[Context, Context], clock: Clock
) -> None:
    for guild_id in GUILD_OF_SHARD:
        await start_match(contexts[0], guild_id=guild_id, channel=CHANNEL + guild_id)
    for shard, ctx in enumerate(contexts):
        ctx.own_shard = shard_of(shard, 2)
        await outages.end_outage(ctx)
    clock.now += outages.MIN_OUTAGE
    await outages.heartbeat(contexts[0])
    clock.now += 1
    assert await outages.end_outage(contexts[0]) == 0
    assert await outages.end_outage(contexts[1]) == outages.MIN_OUTAGE + 1
    async with contexts[0].database.read_transaction() as tx:
        found: list[Any] = [await stored.ended_after(tx, 0, guild_id) for guild_id in GUILD_OF_SHARD]
    assert [len(each) for each in found] == [0, 1]


@pytest.mark.parametrize("counts", value_cases([(2, 4), (1, 2), (4, 2), (4, None), (2, 3)]), ids=str)
async def test_outage_is_credited_when_shard_count_changes(
    contexts: tuple[Context, Context], clock: Clock, counts: tuple[int, int | None]
) -> None:
    former, count = counts
    ctx, minutes, servers = contexts[0], (9, 7, 4, 6)[:former], [number << 22 for number in range(1, 5)]
    for guild_id in servers:
        await start_match(ctx, guild_id=guild_id, channel=CHANNEL + guild_id)
    async with ctx.database.transaction() as tx:
        for shard, ago in enumerate(minutes):
            await stored.record_heartbeat(tx, clock.now - ago * MINUTE, shard)
    await serve_shards(ctx, count)
    async with ctx.database.read_transaction() as tx:
        found = [
            sum(row.ended - row.began for row in await stored.ended_after(tx, 0, guild_id))
            for guild_id in servers
        ]
    assert found == [minutes[(guild_id >> 22) % former] * MINUTE for guild_id in servers]


async def test_time_served_without_shards_is_not_a_shard_outage(
    contexts: tuple[Context, Context], clock: Clock
) -> None:
    found = []
    for count in (2, None, 2, None):
        found.append(await serve_shards(contexts[0], count))
        clock.now += 5 * MINUTE
    assert found == [[0, 0], [5 * MINUTE], [5 * MINUTE] * 2, [5 * MINUTE]]


async def serve_shards(ctx: Context, count: int | None) -> list[int]:
    """Start and stop each shard once, and return the downtime before each start.

    If `count` is None, serve all guilds and users, as a single process does.
    """
    found = []
    for shard in range(count or 1):
        if count is not None:
            await shards.renew_leases(ctx.database, "a", count)
            ctx.own_shard = shard_of(shard, count)
        found.append(await outages.end_outage(ctx))
    await shards.release_all_leases(ctx.database, "a")
    ctx.own_shard = None
    return found


class RecordingSender:
    """A sender that sends nothing but records the owners of the messages."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self.owners: set[Owner] = set()
        self.is_sent = asyncio.Event()

    async def __call__(self, due: DueWork) -> None:
        assert due.row is not None
        self.owners.add(outbox.owner_of(due.row))
        await outbox.delete_sent(self._ctx, due.row)
        self.is_sent.set()


@pytest.mark.parametrize("database_kind", ["postgres"])
async def test_commit_wakes_the_process_that_holds_the_shard(
    contexts: tuple[Context, Context],
) -> None:
    row = await start_match(contexts[0], guild_id=GUILD_OF_SHARD[1])
    await clear_outbox(contexts[0], row.id)
    for shard, ctx in enumerate(contexts):
        ctx.own_shard = shard_of(shard, 2)
    sending = [RecordingSender(ctx) for ctx in contexts]
    schedulers = [Scheduler(ctx, send) for ctx, send in zip(contexts, sending, strict=True)]
    ready = asyncio.Event()

    def hear(said: str) -> None:
        ready.set()
        owner, _, number = said.partition(" ")
        if number:
            schedulers[1].wake(Owner(owner, int(number)))

    listening = asyncio.create_task(contexts[1].database.listen(hear))
    async with asyncio.timeout(10):
        await ready.wait()
        ahead = Context(contexts[0].database, lambda: contexts[0].now() + MINUTE, contexts[0].new_secret)
        await take_turn(ahead, row.id, ADA, 1)
        schedulers[0].wake(match_owner(row.id))
        await sending[1].is_sent.wait()
    listening.cancel()
    await asyncio.gather(listening, *(scheduler.close() for scheduler in schedulers), return_exceptions=True)
    assert [send.owners for send in sending] == [set(), {match_owner(row.id)}]


class FailingSender:
    """A sender that counts its attempts to send a match's messages, and always fails."""

    def __init__(self) -> None:
        self.attempts = 0

    async def __call__(self, due: DueWork) -> RetryDelay:
        assert due.row is not None
        self.attempts += due.row.owner_kind == "match"
        return RetryDelay(3_600_000)


@pytest.mark.parametrize("database_kind", ["postgres"])
async def test_failed_message_waits_despite_database_notifications(
    contexts: tuple[Context, Context],
) -> None:
    row = await start_match(contexts[0])
    await clear_outbox(contexts[0], row.id)
    scheduler, heard = Scheduler(contexts[0], failing := FailingSender()), asyncio.Queue[str]()

    def hear(said: str) -> None:
        heard.put_nowait(said)
        owner, _, number = said.partition(" ")
        if number:
            scheduler.wake(Owner(owner, int(number)))

    listening = asyncio.create_task(contexts[0].database.listen(hear))
    async with asyncio.timeout(30):
        await heard.get()
        await take_turn(contexts[0], row.id, ADA, 1)
        for number in range(50):
            async with contexts[1].database.transaction() as tx:
                await posts.add(tx, [create_message(mark := guild_owner(number))], now=contexts[1].now())
            while await heard.get() != str(mark):
                pass
    listening.cancel()
    await asyncio.gather(listening, scheduler.close(), return_exceptions=True)
    assert 1 <= failing.attempts <= 2, "once for the turn, and once for what else its commit told of"
