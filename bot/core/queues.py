"""Fair queues for guilds and users.

Each user has at most one running request and one running robot search.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.text import text
from host.core.errors import UserError

Waiters: TypeAlias = "deque[asyncio.Future[None]]"
MAX_WAITING = 5
"""Maximum number of a user's requests that wait behind the current one. Further clicks are rejected."""
T = TypeVar("T")


class Requester(Struct, frozen=True):
    """The guild and the user that a queued task belongs to.

    Outbox messages belong to a whole guild, so they have no user.
    """

    guild_id: int = 0
    user_key: int | None = None


NO_REQUESTER = Requester()


class FairQueue:
    """A lock with a fair queue: round-robin over guilds, then over users within a guild."""

    def __init__(self) -> None:
        self._is_busy = False
        self._waiting: OrderedDict[int, OrderedDict[int | None, Waiters]] = OrderedDict()

    @asynccontextmanager
    async def acquire(self, requester: Requester) -> AsyncIterator[None]:
        """Wait for the lock, and hold it within the context."""
        await self._wait(requester)
        try:
            yield
        finally:
            self._release()

    async def _wait(self, requester: Requester) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(requester.guild_id, OrderedDict())
        people.setdefault(requester.user_key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # If the waiter was cancelled just after it got the lock, pass the lock to the next waiter.
            if turn.done() and not turn.cancelled():
                self._release()
            raise

    def _release(self) -> None:
        while (turn := self._next()) is not None:
            # A future that is already done belongs to a waiter that was cancelled in the queue.
            if not turn.done():
                turn.set_result(None)
                return
        self._is_busy = False

    def _next(self) -> asyncio.Future[None] | None:
        """Remove the next waiter from the queue, and move their guild and user to the end."""
        if not self._waiting:
            return None
        guild_id, people = self._waiting.popitem(last=False)
        user_key, turns = people.popitem(last=False)
        turn = turns.popleft()
        if turns:
            people[user_key] = turns
        if people:
            self._waiting[guild_id] = people
        return turn


class PerUserQueue:
    """A lock that allows each user one request at a time."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._counts: dict[int, int] = {}

    @asynccontextmanager
    async def acquire(self, user_id: int) -> AsyncIterator[None]:
        """Wait until the user's earlier requests have finished.

        Raises UserError if too many requests are waiting.
        """
        count = self._counts.get(user_id, 0)
        if count > MAX_WAITING:
            raise UserError(text("slip-one-at-a-time"))
        self._counts[user_id] = count + 1
        try:
            async with self._locks.setdefault(user_id, asyncio.Lock()):
                yield
        finally:
            self._counts[user_id] -= 1
            if not self._counts[user_id]:
                del self._counts[user_id], self._locks[user_id]


class RunningSearches:
    """The running robot searches, at most one per user."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[Any]] = {}

    def require_none(self, user_id: int) -> None:
        """Raise UserError if the user already has a running search."""
        if user_id in self._tasks:
            raise UserError(text("slip-one-thought"))

    async def run(self, user_id: int, work: Coroutine[Any, Any, T]) -> T:
        """Run a search for a user and return its result.

        Raises UserError if the user stopped the search.
        """
        task = asyncio.create_task(work)
        self._tasks[user_id] = task
        try:
            return await task
        except asyncio.CancelledError:
            here = asyncio.current_task()
            if here is not None and here.cancelling():
                task.cancel()
                raise
            raise UserError(text("slip-thought-stopped")) from None
        finally:
            del self._tasks[user_id]

    def stop(self, user_id: int) -> bool:
        """Stop a user's search.

        Return False if the user has no running search.
        """
        task = self._tasks.get(user_id)
        return task is not None and task.cancel()
