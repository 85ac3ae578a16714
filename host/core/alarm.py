"""The scheduler's alarm, which fires when the next message, job or timer becomes due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from host.core.context import Context
from storage.core.scheduling import due_times
from storage.core.scheduling.due_times import DueTimes
from storage.core.sql.database_errors import DatabaseUnavailable

MIN_SLEEP = 15.0
"""Seconds until overdue work is retried. A shorter delay would amount to polling."""
SHORTEST_SLEEP = 0.5
"""Minimum sleep in seconds. All work that becomes due within this time is done together."""
DATABASE_RETRY_DELAY = 15_000
"""Milliseconds until the next attempt to reach an unreachable database."""

ServedUntil: TypeAlias = Callable[[], int | None]
"""Returns when the bot was last known to be online, in Unix milliseconds.

Timers that are due later are held back. None means that no timers are held back.
"""


async def load_due_times(ctx: Context, after: int = due_times.BEFORE_ALL) -> DueTimes:
    """Return when the first message, the first job and the first timer of this process are due.

    Only work that is due after the given time counts.
    """
    async with ctx.database.read_transaction() as tx:
        return await due_times.next_due_times(tx, ctx.own_shard, after)


class Reading(Struct, frozen=True):
    """Due times, and the value of `Alarm.number` just before they were loaded."""

    number: int
    times: DueTimes


class Alarm:
    """An alarm that calls `ring` when the next work is due."""

    def __init__(self, ctx: Context, ring: Callable[[], None], until: ServedUntil) -> None:
        self._ctx = ctx
        self._ring = ring
        self._until = until
        self._task: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        """Held while the next due time is read and the alarm is set.

        Otherwise an outdated alarm could replace a newer one.
        """
        self._retry_at: int | None = None
        """When overdue work is retried, in Unix milliseconds."""
        self._last_pass = ctx.now()
        """When the last pass over the work of all owners began, in Unix milliseconds."""
        self._is_held = False
        self.number = 0
        """The number of times that the alarm has been set."""

    def note_pass(self) -> None:
        """Record that a pass over the due work of all owners starts now."""
        self._last_pass = self._ctx.now()

    def release_timers(self) -> bool:
        """Return whether due timers have been held back since the last call.

        They are held back until the bot is known to be online. Afterwards, the caller has to fire them.
        """
        is_held, self._is_held = self._is_held, False
        return is_held

    def cancel(self) -> asyncio.Task[None] | None:
        """Cancel the alarm, and return its task, if any."""
        if self._task is not None:
            self._task.cancel()
        return self._task

    async def set(self, first: Reading | None = None) -> None:
        """Set the alarm for the earliest due work.

        `first` contains the due times if they were just read. If no work is pending, no alarm is set.
        """
        async with self._lock:
            try:
                due = await self._next_due(first)
            except DatabaseUnavailable:
                due = self._ctx.now() + DATABASE_RETRY_DELAY
            self.cancel()
            self._task = None if due is None else asyncio.create_task(self._sleep(due))
            self.number += 1

    async def _next_due(self, first: Reading | None) -> int | None:
        """Return when the next pass over the work of all owners is due.

        Work may be overdue, for example because an owner's request hangs. Overdue work is retried after a
        delay. Other work is not delayed.
        """
        is_newest = first is not None and first.number == self.number
        read = first.times if first is not None and is_newest else await load_due_times(self._ctx)
        now, times = self._ctx.now(), self._waiting(read)
        if all(at > now for at in times):
            self._retry_at = None
        else:
            self._retry_at = self._retry_at or now + round(MIN_SLEEP * 1000)
            times = [self._retry_at, *self._waiting(await load_due_times(self._ctx, self._last_pass))]
        return min(times, default=None)

    def _waiting(self, times: DueTimes) -> list[int]:
        found = (times.message, times.job, self._next_timer_at(times.timer))
        return [at for at in found if at is not None]

    def _next_timer_at(self, at: int | None) -> int | None:
        """Return when the earliest timer is due.

        Return None if that timer is already due but is held back until the bot is known to be online.
        """
        until = self._until()
        if at is None or until is None or not until < at <= self._ctx.now():
            return at
        self._is_held = True
        return None

    async def _sleep(self, due: int) -> None:
        await asyncio.sleep(max(SHORTEST_SLEEP, (due - self._ctx.now()) / 1000))
        self._task = self._retry_at = None
        self._ring()
