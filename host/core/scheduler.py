"""The scheduler, the only place that fires timers, runs jobs and hands messages to their sender.

Each owner with due work has a short-lived task. The scheduler does not poll but sleeps until the earliest due
time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.errors import format_traceback
from host.core.outbox import DueWork
from host.core.owners import Owner
from host.core.sharding import is_own_shard
from storage.core.scheduling import due_times
from storage.core.scheduling.due_times import DueTimes
from storage.core.scheduling.outbox import OutboxRow
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

MIN_SLEEP = 15.0
"""Minimum number of seconds to sleep. Shorter sleeps would amount to polling."""
MAX_SEND_WAIT = 1.0
"""Maximum seconds that a batch of timers waits until the previous batch's messages are sent.

The wait avoids bursts of messages.
"""
DATABASE_RETRY_DELAY = 15_000
"""Milliseconds until the scheduler tries again to reach an unreachable database."""


class RetryDelay(Struct, frozen=True):
    """The delay until a message is retried; its owner's later messages wait too."""

    milliseconds: int
    is_fixed: bool = False
    """Whether the delay always applies in full, even if the owner is woken earlier."""


MessageSender: TypeAlias = Callable[[DueWork], Awaitable["RetryDelay | DueWork | None"]]
"""Sends the first due message and deletes it from the outbox.

Returns a RetryDelay if the message has to be retried. Otherwise returns the owner's next due work if that was
already loaded, or None.
"""


ServedUntil: TypeAlias = Callable[[], int | None]
"""Returns the time, in Unix milliseconds, until which the bot is known to have been available; None for no limit."""


async def load_due_times(ctx: Context) -> DueTimes:
    """Return when this process's next message, job and timer are due."""
    async with ctx.database.read_transaction() as tx:
        return await due_times.next_due_times(tx, ctx.own_shard)


class Scheduler:
    """A scheduler that does all due work and passes messages to `send`.

    Timers due after `until()` don't fire. The bot may have been unavailable since that time, and such a timer
    could penalize users who were unable to act.
    """

    def __init__(self, ctx: Context, send: MessageSender, until: ServedUntil = lambda: None) -> None:
        self._ctx = ctx
        self._send_post = send
        self._until = until
        self._is_held = False
        self._is_serving_all = False
        self._firing_owner: Owner | None = None
        """The owner whose timers are firing.

        Its messages wait until all its due timers have fired, since a later timer may replace an earlier
        one's message.
        """
        self._running: dict[Owner, asyncio.Task[None]] = {}
        self._rerun: set[Owner] = set()
        self._first: dict[Owner, DueTimes] = {}
        """The next due times, as last loaded by an owner's task that found no more work."""
        self._held: set[Owner] = set()
        """Owners whose messages are held until an outage ends."""
        self._is_to_retry = False
        self._serve_all_task: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None
        self._is_closed = False

    def wake(self, owner: Owner | None = None) -> None:
        """Start the due work of an owner, or of all owners, unless it is already running."""
        if self._is_closed:
            # Requests are still handled during shutdown, so this may be called after `close`. The due work is
            # left to the shard's next process, or to the next start.
            return
        if owner is None:
            if self._serve_all_task is None or self._serve_all_task.done():
                self._serve_all_task = asyncio.create_task(self._serve_all())
            return
        running = self._running.get(owner)
        if running is not None and not running.done():
            self._rerun.add(owner)
            return
        self._running[owner] = asyncio.create_task(self._serve(owner))

    def retry(self) -> None:
        """Retry all held messages at once, since the outage may be over."""
        self._is_to_retry = True
        self.wake()

    def wake_timers(self) -> None:
        """Fire the timers that waited for proof that the bot was available."""
        if self._is_held:
            self._is_held = False
            self.wake()

    async def close(self) -> None:
        """Cancel all tasks and start no new ones; unfinished work stays stored."""
        self._is_closed = True
        tasks = [
            task for task in (*self._running.values(), self._serve_all_task, self._alarm) if task is not None
        ]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve_all(self) -> None:
        """Do all due work; messages, jobs and timers don't wait for each other."""
        self._is_serving_all = True
        await asyncio.gather(
            *map(self._try, (self._send_all_messages, self._run_all_jobs, self._fire_all_timers))
        )
        while self._is_to_retry:
            await self._try(self._send_all_messages)
        self._is_serving_all = False
        await self._set_alarm()

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except DatabaseUnavailable as error:
            log.error("all that is due waits, for the database says %s", error)

    async def _run_all_jobs(self) -> None:
        tried: set[Owner] = set()
        while due := [owner for owner in await jobs.due_owners(self._ctx) if owner not in tried]:
            tried.update(due)
            await self._serve_owners(due)

    async def _send_all_messages(self) -> None:
        await self._release_held()
        tried: set[int] = set()
        while due := [post for post in await outbox.due_messages(self._ctx) if post.id not in tried]:
            tried.update(post.id for post in due)
            await self._serve_owners(list(dict.fromkeys(map(outbox.owner_of, due))))

    async def _serve_owners(self, owners: list[Owner]) -> None:
        for owner in owners:
            self.wake(owner)
        await asyncio.gather(*(self._running[owner] for owner in owners if owner in self._running))

    async def _fire_all_timers(self) -> None:
        """Fire all due timers.

        An owner's jobs and messages run while the timers of further owners fire.
        """
        while due := await timers.due_owners(self._ctx, self._until()):
            for owner in due:
                await self._fire_timers(owner)
                self.wake(owner)
            if serving := [self._running[owner] for owner in due if owner in self._running]:
                await asyncio.wait(serving, timeout=MAX_SEND_WAIT)

    async def _fire_timers(self, owner: Owner) -> None:
        self._firing_owner = owner
        try:
            await timers.fire_due(self._ctx, owner, self._until())
        finally:
            self._firing_owner = None

    async def _serve(self, owner: Owner) -> None:
        """Run an owner's jobs and send its messages until nothing is due.

        If the owner is woken in the meantime, this makes another pass.
        """
        try:
            if not await is_own_shard(self._ctx, owner):
                return
            await self._release(owner)
            while await self._do_due(owner) or owner in self._rerun:
                if owner in self._rerun:
                    self._rerun.discard(owner)
                    await self._release(owner)
        except DatabaseUnavailable as error:
            log.error("%s: what is due waits, for the database says %s", owner, error)
        except Exception as error:  # noqa: BLE001 - ours, at the top of a task: no other owner has to wait for it
            log.error("%s: what is due waits: %s", owner, format_traceback(error))
        finally:
            del self._running[owner]
            first = self._first.pop(owner, None)
        if not self._is_serving_all:
            await self._set_alarm(first)

    async def _do_due(self, owner: Owner) -> bool:
        """Run an owner's due jobs, then send its messages; return whether more work may be due."""
        self._first.pop(owner, None)
        due, has_more = await self._load_due_work(owner), False
        if due.has_jobs:
            has_more = await self._run_jobs(owner)
            due = await self._load_due_work(owner)
        if owner != self._firing_owner:
            has_more = await self._send(owner, due) or has_more
        return has_more

    async def _load_due_work(self, owner: Owner) -> DueWork:
        async with self._ctx.database.read_transaction() as tx:
            return await outbox.load_due_work(self._ctx, tx, owner)

    async def _run_jobs(self, owner: Owner) -> bool:
        try:
            return await jobs.run(self._ctx, owner, may_take_long=True)
        except DatabaseUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - ours: the job waits, the posts go on
            log.error("%s: its jobs wait: %s", owner, format_traceback(error))
            await jobs.postpone_due(self._ctx, owner)
            return False

    async def _release(self, owner: Owner) -> None:
        """Make an owner's held messages due, since the outage may be over."""
        if owner in self._held:
            await outbox.retry(self._ctx, owner)
            self._held.discard(owner)

    async def _release_held(self) -> None:
        """Make all held messages due if a retry was requested."""
        if self._is_to_retry:
            self._is_to_retry = False
            for owner in tuple(self._held):
                await self._release(owner)

    async def _send(self, owner: Owner, due: DueWork) -> bool:
        """Send an owner's due messages one after the other.

        Return True if jobs are due. Return False if nothing is due or a message has to be retried.
        """
        while due.row is not None:
            outcome = await self._send_post(due)
            if isinstance(outcome, RetryDelay):
                await self._postpone(owner, due.row, outcome)
                return False
            due = outcome or await self._load_due_work(owner)
        if due.next_times is not None:
            self._first[owner] = due.next_times
        return due.has_jobs

    async def _postpone(self, owner: Owner, post: OutboxRow, wait: RetryDelay) -> None:
        if wait.is_fixed:
            self._held.discard(owner)
        else:
            self._held.add(owner)
        await outbox.postpone(self._ctx, post, self._ctx.now() + wait.milliseconds)

    async def _set_alarm(self, first: DueTimes | None = None) -> None:
        """Set the alarm for the earliest due work, if any.

        `first` has the due times if they were just loaded.
        """
        try:
            first = first or await load_due_times(self._ctx)
            times = (first.message, first.job, self._next_timer_at(first.timer))
            due = min((at for at in times if at is not None), default=None)
        except DatabaseUnavailable:
            due = self._ctx.now() + DATABASE_RETRY_DELAY
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if due is None else asyncio.create_task(self._sleep(due))

    def _next_timer_at(self, at: int | None) -> int | None:
        """Return when to wake up for the earliest timer, which is due at `at`.

        Return None if that timer is already due but waits for proof that the bot was available.
        """
        until = self._until()
        self._is_held = at is not None and until is not None and until < at <= self._ctx.now()
        return None if self._is_held else at

    async def _sleep(self, due: int) -> None:
        await asyncio.sleep(max(MIN_SLEEP, (due - self._ctx.now()) / 1000))
        self._alarm = None
        self.wake()
