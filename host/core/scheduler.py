"""The scheduler: the one place that does what is due. Timers ring, jobs are done, posts are handed to their sender.

Each owner has a task of its own that ends; nothing polls: what sleeps wakes for the earliest that is due.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.errors import trace
from host.core.outbox import Due
from host.core.owners import Owner
from host.core.shares import is_served_here
from storage.core.scheduling import earliest
from storage.core.scheduling.earliest import Earliest
from storage.core.scheduling.outbox import PostRow
from storage.core.sql.problems import DatabaseUnavailable

log = logging.getLogger(__name__)

MIN_SLEEP = 15.0
"""Seconds: anything shorter would be polling."""
PATIENCE = 1.0
"""Seconds for which further timers wait until what came of some is posted: so that not all is posted at once."""
WAIT_FOR_DATABASE = 15_000
"""Milliseconds after which a database that could not be reached is asked again."""


class Wait(Struct, frozen=True):
    """How long a post has to wait; those after it of its owner wait with it."""

    milliseconds: int
    is_fixed: bool = False
    """Whether nothing that happens to the owner meanwhile is reason to try again earlier."""


Send: TypeAlias = Callable[[Due], Awaitable["Wait | Due | None"]]
"""Sends the first post that is due and takes it off the outbox.

The answer is how to wait where it has to be tried again, else what is due then, where that was read along.
"""


Until: TypeAlias = Callable[[], int | None]
"""Tells until when (unix milliseconds) it is known that people were served, or not; None: always."""


async def earliest_of(ctx: Context) -> Earliest:
    """Return when the first post, job and timer are due of all that is done here."""
    async with ctx.database.reading() as tx:
        return await earliest.of(tx, ctx.share)


class Scheduler:
    """Does what is due; `send` brings posts to Discord.

    No timer rings for a time later than `until` tells: people may not have been served then, and it may cost them.
    """

    def __init__(self, ctx: Context, send: Send, until: Until = lambda: None) -> None:
        self._ctx = ctx
        self._send_post = send
        self._until = until
        self._is_held = False
        self._is_sweeping = False
        self._ringing: Owner | None = None
        """Whose posts wait until its timers have rung: a later one may replace what an earlier one posts."""
        self._running: dict[Owner, asyncio.Task[None]] = {}
        self._again: set[Owner] = set()
        self._first: dict[Owner, Earliest] = {}
        """What is due first of all, by who has just found nothing more to do for an owner."""
        self._held: set[Owner] = set()
        """Owners with posts that wait for the end of some trouble."""
        self._is_to_retry = False
        self._sweep: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None
        self._is_closed = False

    def wake(self, owner: Owner | None = None) -> None:
        """Begin to do what is due of an owner, or of all, unless that is under way."""
        if self._is_closed:
            # Somebody was served to the last. What is due is for whoever has the shard now, or the next run.
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
        """Try at once all posts that wait for the end of some trouble: it may be over."""
        self._is_to_retry = True
        self.wake()

    def wake_timers(self) -> None:
        """Ring the timers that waited until it was known that people are served, if any did."""
        if self._is_held:
            self._is_held = False
            self.wake()

    async def close(self) -> None:
        """Stop where it stands, and begin nothing more; what is not done stays stored."""
        self._is_closed = True
        tasks = [task for task in (*self._running.values(), self._sweep, self._alarm) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve_all(self) -> None:
        """Do all that is due: posts wait for no timers, nor those for posts."""
        self._is_sweeping = True
        await asyncio.gather(*map(self._try, (self._send_posts, self._do_jobs, self._ring_all)))
        while self._is_to_retry:
            await self._try(self._send_posts)
        self._is_sweeping = False
        await self._set_alarm()

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except DatabaseUnavailable as slip:
            log.error("all that is due waits, for the database says %s", slip)

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
        """Ring all timers that are due; what comes of one is done and posted while others ring."""
        while due := await timers.due(self._ctx, self._until()):
            for owner in due:
                await self._ring(owner)
                self.wake(owner)
            if serving := [self._running[owner] for owner in due if owner in self._running]:
                await asyncio.wait(serving, timeout=PATIENCE)

    async def _ring(self, owner: Owner) -> None:
        self._ringing = owner
        try:
            await timers.ring(self._ctx, owner, self._until())
        finally:
            self._ringing = None

    async def _serve(self, owner: Owner) -> None:
        """Do an owner's jobs and send its posts until none is due; a wake in the meantime makes it look once more."""
        try:
            if not await is_served_here(self._ctx, owner):
                return
            await self._release(owner)
            while await self._do_due(owner) or owner in self._again:
                if owner in self._again:
                    self._again.discard(owner)
                    await self._release(owner)
        except DatabaseUnavailable as slip:
            log.error("%s: what is due waits, for the database says %s", owner, slip)
        except Exception as slip:  # noqa: BLE001 - ours, at the top of a task: no other owner has to wait for it
            log.error("%s: what is due waits: %s", owner, trace(slip))
        finally:
            del self._running[owner]
            first = self._first.pop(owner, None)
        if not self._is_sweeping:
            await self._set_alarm(first)

    async def _do_due(self, owner: Owner) -> bool:
        """Do an owner's jobs, then send its posts; True when there may be more."""
        self._first.pop(owner, None)
        due, has_more = await self._look(owner), False
        if due.has_jobs:
            has_more = await self._work(owner)
            due = await self._look(owner)
        if owner != self._ringing:
            has_more = await self._send(owner, due) or has_more
        return has_more

    async def _look(self, owner: Owner) -> Due:
        async with self._ctx.database.reading() as tx:
            return await outbox.look(self._ctx, tx, owner)

    async def _work(self, owner: Owner) -> bool:
        try:
            return await jobs.run(self._ctx, owner, may_take_long=True)
        except DatabaseUnavailable:
            raise
        except Exception as slip:  # noqa: BLE001 - ours: the job waits, the posts go on
            log.error("%s: its jobs wait: %s", owner, trace(slip))
            await jobs.rest(self._ctx, owner)
            return False

    async def _release(self, owner: Owner) -> None:
        """Make an owner's posts due that wait for the end of some trouble: it may be over."""
        if owner in self._held:
            await outbox.retry(self._ctx, owner)
            self._held.discard(owner)

    async def _release_held(self) -> None:
        """Make all posts due that wait for the end of some trouble, where that is asked for."""
        if self._is_to_retry:
            self._is_to_retry = False
            for owner in tuple(self._held):
                await self._release(owner)

    async def _send(self, owner: Owner, due: Due) -> bool:
        """Send an owner's posts one after the other; True when more is due, False when all is done or has to wait."""
        while due.post is not None:
            outcome = await self._send_post(due)
            if isinstance(outcome, Wait):
                await self._rest(owner, due.post, outcome)
                return False
            due = outcome or await self._look(owner)
        if due.first is not None:
            self._first[owner] = due.first
        return due.has_jobs

    async def _rest(self, owner: Owner, post: PostRow, wait: Wait) -> None:
        if wait.is_fixed:
            self._held.discard(owner)
        else:
            self._held.add(owner)
        await outbox.postpone(self._ctx, post, self._ctx.now() + wait.milliseconds)

    async def _set_alarm(self, first: Earliest | None = None) -> None:
        """Sleep until the earliest that waits is due, unless it was just read; nothing sleeps when nothing does."""
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
        """Return when the earliest timer is due; None where it is and waits for a proof that people are served."""
        until = self._until()
        self._is_held = at is not None and until is not None and until < at <= self._ctx.now()
        return None if self._is_held else at

    async def _sleep(self, due: int) -> None:
        await asyncio.sleep(max(MIN_SLEEP, (due - self._ctx.now()) / 1000))
        self._alarm = None
        self.wake()
