"""Draining the outbox: each match in its own task that ends, failures treated by their kind.

Posts of a match go out in order; when one has to wait, so do those after it, and no other match notices.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec import Struct

from bot.core.failures import FIRST_WAIT, MAX_WAIT, Failure, kind_of, wait_after
from bot.core.replies import WORLD
from bot.core.sender import Sender
from host.core import outbox, scheduler
from host.core.context import Context
from host.core.refusals import Refusal
from host.core.tracing import traced
from storage.core.problems import DatabaseUnavailable
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)

MIN_SLEEP = 15.0
"""Seconds: anything shorter would be polling."""
PICTURE = (Failure.TOO_LARGE, Failure.OURS)
"""Failures to which the picture may have led."""
OBSTACLES = (Failure.ARCHIVED, *PICTURE)
"""Failures after which the same is tried once more at once, in another way."""
AT_ONCE = 50
"""Posts looked up together when all matches are drained."""


class Wait(Struct, frozen=True):
    """How long a post has to wait; those after it in its match wait with it."""

    milliseconds: int
    until_woken: bool = False
    """Whether the next thing that happens at the table is reason enough to try again."""


class Outbox:
    """Brings to Discord what the host wants posted."""

    def __init__(
        self, ctx: Context, sender: Sender, on_lost_channel: Callable[[int], Awaitable[None]]
    ) -> None:
        self._ctx = ctx
        self._sender = sender
        self._on_lost_channel = on_lost_channel
        self._draining: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._refused: set[int] = set()
        self._sweep: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None

    def wake(self, match_id: int | None = None) -> None:
        """Begin to send what is due of a match, or of all matches, unless that is under way."""
        if match_id is None:
            if self._sweep is None or self._sweep.done():
                self._sweep = asyncio.create_task(self._drain_all())
            return
        running = self._draining.get(match_id)
        if running is not None and not running.done():
            self._again.add(match_id)
            return
        self._draining[match_id] = asyncio.create_task(self._drain(match_id))

    async def close(self) -> None:
        """Stop where it stands; what is not sent stays in the outbox."""
        tasks = [task for task in (*self._draining.values(), self._sweep, self._alarm) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _drain_all(self) -> None:
        tried: set[int] = set()
        try:
            await self._ring_all()
            while due := [
                post for post in await outbox.pending(self._ctx, limit=AT_ONCE) if post.id not in tried
            ]:
                tried.update(post.id for post in due)
                matches = {post.match for post in due}
                for match_id in matches:
                    self.wake(match_id)
                await asyncio.gather(*(self._draining[match_id] for match_id in matches))
        except DatabaseUnavailable as slip:
            log.error("all posts wait, for the database says %s", slip)
        await self._set_alarm()

    async def _ring_all(self) -> None:
        """Do what timers are due for; a match that fails is left to its next timer, and no other waits for it."""
        failed: set[int] = set()
        while due := [match_id for match_id in await scheduler.due(self._ctx) if match_id not in failed]:
            for match_id in due:
                try:
                    await scheduler.ring(self._ctx, match_id)
                except DatabaseUnavailable:
                    raise
                except Exception as slip:  # noqa: BLE001 - ours: the match waits, all others go on
                    failed.add(match_id)
                    log.error("match %d: its timers wait: %s", match_id, traced(slip))

    async def _drain(self, match_id: int) -> None:
        """Send a match's posts until none is due; a wake in the meantime makes it look once more."""
        try:
            await self._try_refused(match_id)
            while await self._send_due(match_id) or match_id in self._again:
                self._again.discard(match_id)
        except DatabaseUnavailable as slip:
            log.error("match %d: its posts wait, for the database says %s", match_id, slip)
        except Exception as slip:  # noqa: BLE001 - ours, at the top of a task: no other match has to wait for it
            log.error("match %d: its posts wait: %s", match_id, traced(slip))
        finally:
            del self._draining[match_id]
        await self._set_alarm()

    async def _try_refused(self, match_id: int) -> None:
        """Try again at once what Discord forbade: somebody may have granted what was missing."""
        if match_id in self._refused:
            self._refused.discard(match_id)
            await outbox.release(self._ctx, match_id)

    async def _send_due(self, match_id: int) -> bool:
        """Send what is due; True when something went out, so that there may be more."""
        posts = await outbox.pending(self._ctx, match_id=match_id)
        for post in posts:
            wait = await self._send(post)
            if wait is not None:
                await self._rest(post, wait)
                return False
        return bool(posts)

    async def _send(self, post: PostRow) -> Wait | None:
        """Send one post; the answer is how to wait where it has to be tried again."""
        slip = await self._tried(post)
        if slip is not None and (obstacle := kind_of(slip)) in OBSTACLES:
            slip = await self._tried(post, obstacle)
        return None if slip is None else await self._after(post, slip)

    async def _tried(self, post: PostRow, obstacle: Failure | None = None) -> Exception | None:
        """Try to send a post, with an obstacle known from before out of the way; the answer is what failed."""
        try:
            if obstacle is Failure.ARCHIVED:
                await self._sender.rouse(post.match)
            await self._sender.carry(post, pictured=obstacle not in PICTURE)
        except (*WORLD, Refusal) as slip:
            log.warning("match %d: %s was not posted: %r", post.match, post.kind, slip)
            return slip
        except DatabaseUnavailable:
            raise
        except Exception as slip:  # noqa: BLE001 - ours: the match waits, all others go on
            log.error("match %d: %s failed: %s", post.match, post.kind, traced(slip))
            return slip
        return None

    async def _after(self, post: PostRow, slip: Exception) -> Wait | None:
        """Do what a failure asks for."""
        match kind_of(slip):
            case Failure.FORBIDDEN:
                return Wait(MAX_WAIT, until_woken=True)
            case Failure.REFUSED:
                return Wait(MAX_WAIT)
            case Failure.CHANNEL:
                await outbox.sent(self._ctx, post, None)
                await self._on_lost_channel(post.match)
                return None
            case Failure.MESSAGE if post.kind == "card":
                if await outbox.lost_card(self._ctx, post.match):
                    return None
            case Failure.WRONG:
                log.error("match %d: %s is given up", post.match, post.kind)
                await outbox.sent(self._ctx, post, None)
                return None
        return Wait(wait_after(post.attempts))

    async def _rest(self, post: PostRow, wait: Wait) -> None:
        if wait.until_woken:
            self._refused.add(post.match)
        await outbox.postpone(self._ctx, post, self._ctx.now() + wait.milliseconds)

    async def _set_alarm(self) -> None:
        """Sleep until the earliest post that waits is due; nothing sleeps when none does."""
        try:
            times = [await outbox.next_due(self._ctx), await scheduler.next_at(self._ctx)]
            due = min((at for at in times if at is not None), default=None)
        except DatabaseUnavailable:
            due = self._ctx.now() + FIRST_WAIT
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if due is None else asyncio.create_task(self._sleep(due))

    async def _sleep(self, due: int) -> None:
        await asyncio.sleep(max(MIN_SLEEP, (due - self._ctx.now()) / 1000))
        self._alarm = None
        self.wake()
