"""Tests for a start with many matches after a day of downtime: messages are sent before other work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import pytest

from host.core import outbox, timers
from host.core.context import Context
from host.core.outbox import DueWork
from host.core.owners import match_owner
from host.core.scheduler import RetryDelay, Scheduler
from host.matches.settings.time_controls import DAY, HOUR, TIME_CONTROLS
from host.messages.posts.kinds import PostCard
from host.time.clock.uptime_monitor import UptimeMonitor
from storage.core.database import Transaction
from tests.host.conftest import Clock
from tests.host.players import BEN, all_timers_of, clear_outbox, deadline, start_match

pytestmark = pytest.mark.threads

DAILY = TIME_CONTROLS["daily"]
CHANGED_COLUMNS = {"matches": ("id", "channel"), "timers": ("owner",), "seats": ("match_id", "user_key")}
"""The columns that differ in each copy of a match, by table. In other tables, only `match_id` differs."""


async def copy_rows(tx: Transaction, table: str, count: int) -> None:
    """Copy the first match's rows in a table until there are rows for `count` matches."""
    columns = [row[1] for row in await tx.execute(f"PRAGMA table_info({table})")]
    moved = CHANGED_COLUMNS.get(table, ("match_id",))
    values = ", ".join(f'"{name}" + n' if name in moved else f'"{name}"' for name in columns)
    named = ", ".join(f'"{name}"' for name in columns)
    numbers = "WITH RECURSIVE copies(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < :count)"
    where = "WHERE owner_kind = 'match'" if table == "timers" else ""
    query = f"INSERT INTO {table} ({named}) {numbers} SELECT {values} FROM {table}, copies {where}"  # noqa: S608 - only names of tables and columns
    await tx.execute(query, {"count": count - 1})


async def create_matches(ctx: Context, count: int) -> None:
    """Create `count` running matches with different players.

    The last one has a status card in the outbox.
    """
    row = await start_match(ctx, BEN, time_control=DAILY)
    await clear_outbox(ctx, row.id)
    async with ctx.database.transaction() as tx:
        for table in ("matches", "secrets", "commitments", "seats", "log", "clocks", "timers"):
            await copy_rows(tx, table, count)
        await outbox.add(ctx, tx, match_owner(count), PostCard())


class TimedSender:
    """A fake sender that marks messages as sent and measures the time until the first one."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._begun = time.perf_counter()
        self.sent: list[tuple[str, int]] = []
        self.first_after = 0.0
        """Seconds."""
        self.is_done = asyncio.Event()
        """Set when a hundred messages have been sent."""

    async def send(self, due: DueWork) -> RetryDelay | None:
        """Mark a message as sent, and record when the first one was sent."""
        row = due.row
        assert row is not None
        if not self.sent:
            self.first_after = time.perf_counter() - self._begun
        self.sent.append((row.kind, row.owner))
        await outbox.delete_sent(self._ctx, row)
        if len(self.sent) >= 100:  # Concurrent calls may skip the number 100 itself.
            self.is_done.set()
        return None


async def simulate_outage(ctx: Context, clock: Clock, count: int) -> None:
    """Create `count` matches, stop the bot one hour before the players' deadline, and advance the clock by a day."""
    await create_matches(ctx, count)
    clock.now += DAILY.bank + DAILY.increment - HOUR
    await UptimeMonitor(ctx).start()
    clock.now += DAY


async def start_scheduler(ctx: Context) -> tuple[TimedSender, Scheduler]:
    """Start the scheduler, as the bot does after it has connected."""
    posting, proofs = TimedSender(ctx), UptimeMonitor(ctx)
    proofs.require_proofs()
    await proofs.record()
    due = Scheduler(ctx, posting.send, lambda: proofs.known_until)
    due.wake()
    return posting, due


async def wait_until_idle() -> None:
    """Wait until the scheduler has finished its current work."""
    names = {"_serve", "_serve_all"}
    while busy := [task for task in asyncio.all_tasks() if getattr(task.get_coro(), "__name__", "") in names]:
        await asyncio.wait(busy)


async def test_messages_precede_timers_and_downtime_costs_no_time(
    ctx: Context, clock: Clock, new_context: Callable[[], Context]
) -> None:
    count = 12
    await simulate_outage(ctx, clock, count)
    posting, due = await start_scheduler(woken := new_context())
    await wait_until_idle()
    await due.close()
    assert posting.sent[0] == ("card", count)
    for match_id in (1, count):
        assert await deadline(woken, match_id) == clock.now + HOUR
        assert (await all_timers_of(woken, match_id))["out:0"] == clock.now + HOUR
    assert {owner for kind, owner in posting.sent if kind == "card"} == set(range(1, count + 1))
    told = [(kind, owner) for kind, owner in posting.sent if kind != "card"]
    assert sorted(told) == [("call", owner) for owner in range(1, count + 1)], "one notice a match"
    assert await timers.due_owners(woken) == []


@pytest.mark.soak
async def test_sending_begins_within_two_seconds_with_5000_matches(
    ctx: Context, clock: Clock, new_context: Callable[[], Context]
) -> None:
    await simulate_outage(ctx, clock, 5000)
    posting, due = await start_scheduler(woken := new_context())
    await asyncio.wait_for(posting.is_done.wait(), 120)
    assert posting.first_after < 2
    assert await timers.due_owners(woken), "timers ring while posts go out"
    await due.close()
