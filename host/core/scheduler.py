"""The scheduler: the only place that fires timers, runs jobs and passes messages to their sender.

Each owner has a short-lived task. There is no polling: the scheduler sleeps until the earliest due time.
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
from host.core.outbox import Due
from host.core.owners import Owner
from host.core.shares import is_own_shard
from storage.core.scheduling import earliest
from storage.core.scheduling.earliest import Earliest
from storage.core.scheduling.outbox import PostRow
from storage.core.sql.problems import DatabaseUnavailable

log = logging.getLogger(__name__)

MIN_SLEEP = 15.0
"""Seconds; a shorter sleep would amount to polling."""
PATIENCE = 1.0
"""Seconds that further timers wait for the messages of earlier ones, so that they are not all sent at once."""
WAIT_FOR_DATABASE = 15_000
"""Milliseconds until an unreachable database is tried again."""


class RetryDelay(Struct, frozen=True):
    """The delay of a message, which also applies to later messages of its owner."""

    milliseconds: int
    is_fixed: bool = False
    """Whether events of the owner never cause an earlier retry."""


Send: TypeAlias = Callable[[Due], Awaitable["RetryDelay | Due | None"]]
"""Sends the first post that is due and takes it off the outbox.

The answer is how to wait where it has to be tried again, else what is due then, where that was read along.
"""


Until: TypeAlias = Callable[[], int | None]
"""Returns the time, in Unix milliseconds, up to which users are known to have been served; None for no limit."""


async def earliest_of(ctx: Context) -> Earliest:
    """Return the due times of the first message, job and timer of this process."""
    async with ctx.database.read_transaction() as tx:
        return await earliest.of(tx, ctx.share)


class Scheduler:
    """A scheduler that does all due work and passes messages to `send`.

    A timer that is due later than `until()` does not fire. Users may not have been served then, and the timer
    could be to their disadvantage.
    """

    def __init__(self, ctx: Context, send: Send, until: Until = lambda: None) -> None:
        self._ctx = ctx
        self._send_post = send
        self._until = until
        self._is_held = False
        self._is_sweeping = False
        self._ringing: Owner | None = None
        """The owner whose messages wait until its timers have fired.

        A later timer may replace a message of an earlier one.
        """
        self._running: dict[Owner, asyncio.Task[None]] = {}
        self._again: set[Owner] = set()
        self._first: dict[Owner, Earliest] = {}
        """The earliest due times, by owner whose task has just found no more work."""
        self._held: set[Owner] = set()
        """Owners with messages that wait for the end of an outage."""
        self._is_to_retry = False
        self._sweep: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None
        self._is_closed = False

    def wake(self, owner: Owner | None = None) -> None:
        """Start the due work of an owner, or of all owners, unless it is running."""
        if self._is_closed:
            # Users were served until the end. The due work is left to the new owner of the shard, or to the
            # next run.
            return
        if owner is None:
            if self._sweep is None or self._sweep.done():
                self._sweep = asyncio.create_task(self._serve_all())
            return
        running = self._running.get(owner)
        if running is not None and not running.done():
            self._again.add(owner)
            return
        self._running[owner] = asyncio.create_task(self._serve(owner))

    def retry(self) -> None:
        """Retry all held messages at once, since the outage may be over."""
        self._is_to_retry = True
        self.wake()

    def wake_timers(self) -> None:
        """Fire the timers that waited for proof that users are served, if any."""
        if self._is_held:
            self._is_held = False
            self.wake()

    async def close(self) -> None:
        """Cancel all tasks and start no more; unfinished work stays stored."""
        self._is_closed = True
        tasks = [task for task in (*self._running.values(), self._sweep, self._alarm) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve_all(self) -> None:
        """Do all due work: messages, jobs and timers do not wait for each other."""
        self._is_sweeping = True
        await asyncio.gather(*map(self._try, (self._send_posts, self._do_jobs, self._ring_all)))
        while self._is_to_retry:
            await self._try(self._send_posts)
        self._is_sweeping = False
        await self._set_alarm()

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except DatabaseUnavailable as error:
            log.error("all that is due waits, for the database says %s", error)

    async def _do_jobs(self) -> None:
        tried: set[Owner] = set()
        while due := [owner for owner in await jobs.due(self._ctx) if owner not in tried]:
            tried.update(due)
            await self._serve_owners(due)

    async def _send_posts(self) -> None:
        await self._release_held()
        tried: set[int] = set()
        while due := [post for post in await outbox.pending(self._ctx) if post.id not in tried]:
            tried.update(post.id for post in due)
            await self._serve_owners(list(dict.fromkeys(map(outbox.owner_of, due))))

    async def _serve_owners(self, owners: list[Owner]) -> None:
        for owner in owners:
            self.wake(owner)
        await asyncio.gather(*(self._running[owner] for owner in owners if owner in self._running))

    async def _ring_all(self) -> None:
        """Fire all due timers.

        The jobs and messages of one owner run while further timers fire.
        """
        while due := await timers.due(self._ctx, self._until()):
            for owner in due:
                await self._ring(owner)
                self.wake(owner)
            if serving := [self._running[owner] for owner in due if owner in self._running]:
                await asyncio.wait(serving, timeout=PATIENCE)

    async def _ring(self, owner: Owner) -> None:
        self._ringing = owner
        try:
            await timers.fire_due(self._ctx, owner, self._until())
        finally:
            self._ringing = None

    async def _serve(self, owner: Owner) -> None:
        """Run an owner's jobs and send its messages until none is due.

        A wake-up in the meantime causes another pass.
        """
        try:
            if not await is_own_shard(self._ctx, owner):
                return
            await self._release(owner)
            while await self._do_due(owner) or owner in self._again:
                if owner in self._again:
                    self._again.discard(owner)
                    await self._release(owner)
        except DatabaseUnavailable as error:
            log.error("%s: what is due waits, for the database says %s", owner, error)
        except Exception as error:  # noqa: BLE001 - ours, at the top of a task: no other owner has to wait for it
            log.error("%s: what is due waits: %s", owner, format_traceback(error))
        finally:
            del self._running[owner]
            first = self._first.pop(owner, None)
        if not self._is_sweeping:
            await self._set_alarm(first)

    async def _do_due(self, owner: Owner) -> bool:
        """Run an owner's due jobs, then send its messages; return whether there may be more."""
        self._first.pop(owner, None)
        due, has_more = await self._look(owner), False
        if due.has_jobs:
            has_more = await self._work(owner)
            due = await self._look(owner)
        if owner != self._ringing:
            has_more = await self._send(owner, due) or has_more
        return has_more

    async def _look(self, owner: Owner) -> Due:
        async with self._ctx.database.read_transaction() as tx:
            return await outbox.look(self._ctx, tx, owner)

    async def _work(self, owner: Owner) -> bool:
        try:
            return await jobs.run(self._ctx, owner, may_take_long=True)
        except DatabaseUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - ours: the job waits, the posts go on
            log.error("%s: its jobs wait: %s", owner, format_traceback(error))
            await jobs.rest(self._ctx, owner)
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

    async def _send(self, owner: Owner, due: Due) -> bool:
        """Send an owner's posts one after the other; True when more is due, False when all is done or has to wait."""
        while due.post is not None:
            outcome = await self._send_post(due)
            if isinstance(outcome, RetryDelay):
                await self._rest(owner, due.post, outcome)
                return False
            due = outcome or await self._look(owner)
        if due.first is not None:
            self._first[owner] = due.first
        return due.has_jobs

    async def _rest(self, owner: Owner, post: PostRow, wait: RetryDelay) -> None:
        if wait.is_fixed:
            self._held.discard(owner)
        else:
            self._held.add(owner)
        await outbox.postpone(self._ctx, post, self._ctx.now() + wait.milliseconds)

    async def _set_alarm(self, first: Earliest | None = None) -> None:
        """Set the alarm for the earliest due work.

        `first` has the due times if they were just read. Without any waiting work there is no alarm.
        """
        try:
            first = first or await earliest_of(self._ctx)
            times = (first.post, first.job, self._unless_held(first.timer))
            due = min((at for at in times if at is not None), default=None)
        except DatabaseUnavailable:
            due = self._ctx.now() + WAIT_FOR_DATABASE
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if due is None else asyncio.create_task(self._sleep(due))

    def _unless_held(self, at: int | None) -> int | None:
        """Return when the earliest timer is due.

        None if it is due and waits for proof that users are served.
        """
        until = self._until()
        self._is_held = at is not None and until is not None and until < at <= self._ctx.now()
        return None if self._is_held else at

    async def _sleep(self, due: int) -> None:
        await asyncio.sleep(max(MIN_SLEEP, (due - self._ctx.now()) / 1000))
        self._alarm = None
        self.wake()
