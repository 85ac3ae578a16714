"""Tests that exports and deletions use short transactions, so that other users are served in between.

An interrupted deletion is completed later.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from host.core import jobs, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import guild_owner
from host.core.users import User
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY
from host.operations.admin import tools
from host.operations.privacy import export, guild_deletion, limits, user_deletion
from host.operations.privacy.export import export_user_data, request_export
from host.operations.privacy.user_deletion import RESUME_DELAY, delete_user
from host.turns import notes
from storage.core.database import Database, Transaction
from storage.core.sql.transactions import Result, Values
from storage.core.sqlite.driver import SqliteTransaction
from storage.core.tables import all_tables
from storage.matches import permissions, users
from storage.matches.match import log, seats
from storage.matches.match.seats import SeatRow
from storage.matches.permissions import AuditRow
from storage.operations.privacy import guild_rows, selection
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, error_key, open_match, start_match
from tests.host.users import id_of, register_users
from tests.storage.examples import create_entries, insert_match

GUILD_ID, OTHER_GUILD_ID = 1, 2
ZOE = User(71, "Zoë")


class ProcessKilled(Exception):
    """Raised to simulate a process that is killed."""


class InterruptedDatabase:
    """A database that raises `ProcessKilled` after a given number of transactions."""

    def __init__(self, database: Database, transactions: int) -> None:
        self._database, self._left = database, transactions

    def __getattr__(self, name: str) -> Any:
        """Return an attribute of the wrapped database."""
        return getattr(self._database, name)

    @asynccontextmanager
    async def transaction(self, lock_key: str | None = None) -> AsyncIterator[Transaction]:
        if not self._left:
            raise ProcessKilled
        self._left -= 1
        async with self._database.transaction(lock_key) as tx:
            yield tx


async def create_user_data(ctx: Context) -> None:
    """Create matches, notes and host actions that contain Zoë's name or texts that she wrote."""
    await register_users(ctx.database, ZOE)
    row = await start_match(ctx, ZOE, title="Zoës table")
    await notes.add(ctx, row.id, ZOE, "a plan")
    await tools.pause(ctx, row.id, Authority(DEA, "Zoë is ill"))
    await open_match(ctx, opener=ZOE, seats=3, channel=7001, title="Zoë alone")


async def traces_of(ctx: Context, user: User) -> list[str]:
    """Return the tables that contain a user's name or id."""
    marks, found = (user.name, str(id_of(user.key)), "a plan"), []
    async with ctx.database.read_transaction() as tx:
        for name in all_tables():
            rows = str(await tx.execute(f"SELECT * FROM {name}"))  # noqa: S608 - only names of tables and columns
            found += [name] if any(mark in rows for mark in marks) else []
    return found


@pytest.mark.parametrize("count", range(1, 9))
async def test_killed_deletion_is_completed_after_a_restart(ctx: Context, clock: Clock, count: int) -> None:
    await create_user_data(ctx)
    assert {"audits", "log", "matches", "private_notes", "user_names", "users"} <= {
        *await traces_of(ctx, ZOE)
    }
    killed = Context(InterruptedDatabase(ctx.database, count), clock, ctx.new_secret)  # type: ignore[arg-type]
    with pytest.raises(ProcessKilled):
        await delete_user(killed, ZOE)
    assert await traces_of(ctx, ZOE) != []
    restarted = Context(ctx.database, clock, ctx.new_secret)
    if count % 2:
        clock.now += RESUME_DELAY
    else:
        await user_deletion.on_startup(restarted)
    for owner in await jobs.due_owners(restarted):
        assert not await jobs.run(restarted, owner, may_take_long=True)
    assert await traces_of(ctx, ZOE) == []
    assert await jobs.due_owners(restarted) == []


async def test_completed_deletion_leaves_no_job(ctx: Context) -> None:
    await create_user_data(ctx)
    await delete_user(ctx, ZOE)
    async with ctx.database.read_transaction() as tx:
        assert await tx.scalar("SELECT count(*) FROM jobs WHERE owner_kind = 'user'") == 0


MATCHES, ENTRIES, ACTS = 60, 100, 3 * selection.BATCH_ROWS


async def create_large_guild(ctx: Context) -> None:
    """Store a guild in which Zoë has played many matches and performed many host actions."""
    await register_users(ctx.database, ZOE)
    async with ctx.database.transaction() as tx:
        for number in range(MATCHES):
            row = await insert_match(tx, channel=number + 1, guild_id=GUILD_ID, status="over")
            await seats.put(tx, SeatRow(match_id=row.id, seat=0, user_key=ZOE.key))
            await log.append(tx, create_entries(row.id, 1, ENTRIES))
        for _ in range(ACTS):
            act = AuditRow(
                guild_id=GUILD_ID, user_key=ZOE.key, feature="admin", kind="pause", reason="storm", at=1
            )
            await permissions.add(tx, act)


@pytest.fixture
def row_counts(monkeypatch: pytest.MonkeyPatch) -> dict[SqliteTransaction, int]:
    """Count the rows that each transaction reads or changes."""
    found: dict[SqliteTransaction, int] = {}
    run = SqliteTransaction._run  # noqa: SLF001 - observes every statement

    async def counted(tx: SqliteTransaction, statement: str, values: Values) -> Result:
        result = await run(tx, statement, values)
        found[tx] = found.get(tx, 0) + max(len(result), result.rowcount)
        return result

    monkeypatch.setattr(SqliteTransaction, "_run", counted)
    return found


MAX_ROWS = selection.BATCH_ENTRIES + 2 * selection.BATCH_ROWS


async def test_export_is_read_in_small_transactions(
    ctx: Context, row_counts: dict[SqliteTransaction, int]
) -> None:
    await create_large_guild(ctx)
    row_counts.clear()
    found = json.loads(await export_user_data(ctx, ZOE))["tables"]
    assert max(row_counts.values()) <= MAX_ROWS
    assert [len(found[table]) for table in ("seats", "log", "audits")] == [MATCHES, MATCHES * ENTRIES, ACTS]


async def test_user_is_deleted_in_small_transactions(
    ctx: Context, row_counts: dict[SqliteTransaction, int]
) -> None:
    await create_large_guild(ctx)
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE audits SET reason = 'Zoë was away' WHERE id % 10 = 0")
    row_counts.clear()
    await delete_user(ctx, ZOE)
    assert max(row_counts.values()) <= MAX_ROWS
    assert await traces_of(ctx, ZOE) == []


async def test_guild_is_deleted_in_small_transactions(
    ctx: Context, clock: Clock, row_counts: dict[SqliteTransaction, int]
) -> None:
    await create_large_guild(ctx)
    await guild_deletion.schedule_deletion(ctx, GUILD_ID)
    clock.now += guild_deletion.RETENTION_PERIOD
    row_counts.clear()
    await timers.fire_due(ctx, guild_owner(GUILD_ID))
    restarted = Context(ctx.database, clock, ctx.new_secret)
    assert not await jobs.run(restarted, guild_owner(GUILD_ID), may_take_long=True)
    assert max(row_counts.values()) <= MAX_ROWS
    assert len(row_counts) > MATCHES * ENTRIES / MAX_ROWS
    async with ctx.database.read_transaction() as tx:
        assert await guild_rows.guilds_with_data(tx) == [OTHER_GUILD_ID]


async def test_guild_deletion_stops_if_the_bot_is_added_again(ctx: Context, clock: Clock) -> None:
    await create_large_guild(ctx)
    await guild_deletion.schedule_deletion(ctx, GUILD_ID)
    clock.now += guild_deletion.RETENTION_PERIOD
    await timers.fire_due(ctx, guild_owner(GUILD_ID))
    ctx.has_guild = lambda _: True
    assert not await jobs.run(ctx, guild_owner(GUILD_ID), may_take_long=True)
    async with ctx.database.read_transaction() as tx:
        kept = dict[int, int](await tx.execute("SELECT match_id, count(*) FROM log GROUP BY match_id"))
    assert kept
    assert set(kept.values()) == {ENTRIES}, "the remaining matches are complete"


async def test_exports_are_made_one_after_the_other(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    open_now, most = 0, 0
    begin = Database.read_transaction

    @asynccontextmanager
    async def counted(database: Database) -> AsyncIterator[Transaction]:
        nonlocal open_now, most
        async with begin(database) as tx:
            open_now += 1
            most = max(most, open_now)
            yield tx
            open_now -= 1

    monkeypatch.setattr(Database, "read_transaction", counted)
    await asyncio.gather(*(export_user_data(ctx, user) for user in (ADA, BEN, CEM, DEA)))
    assert most == 1


async def test_user_can_request_few_exports_per_day(ctx: Context, clock: Clock) -> None:
    for _ in range(export.MAX_PER_DAY):
        await request_export(ctx, ADA)
    with pytest.raises(UserError) as refused:
        await request_export(ctx, ADA)
    assert error_key(refused) == "refusal-too-often-export"
    await request_export(ctx, BEN)
    clock.now += DAY
    await request_export(ctx, ADA)


async def test_deleted_user_keeps_no_hash_because_of_an_export(ctx: Context) -> None:
    await request_export(ctx, ADA)
    await delete_user(ctx, ADA)
    async with ctx.database.read_transaction() as tx:
        assert await users.with_hash(tx) == []


async def test_user_can_delete_their_data_few_times_per_day(ctx: Context, clock: Clock) -> None:
    for _ in range(limits.MAX_DELETIONS_PER_DAY):
        limits.count_deletion(ctx, 5)
    with pytest.raises(UserError) as refused:
        limits.count_deletion(ctx, 5)
    assert error_key(refused) == "refusal-too-often-forget"
    limits.count_deletion(ctx, 6)
    clock.now += DAY
    limits.count_deletion(ctx, 5)
    assert ctx.recent_deletions.keys() == {5}
