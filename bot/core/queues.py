"""Queues: a fair queue over servers and users, one request at a time per user, one robot search per user."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.text import text
from host.core.errors import Refusal

Waiting: TypeAlias = "deque[asyncio.Future[None]]"
MAX_WAITING = 5
"""What a person may have waiting beside what is being done: who clicks twice is served, who keeps clicking is not."""
T = TypeVar("T")


class Asker(Struct, frozen=True):
    """Who waits for something; posts are for all of a server, and nobody in particular waits for them."""

    server: int = 0
    person: int | None = None


EVERYBODY = Asker()


class FairQueue:
    """Lets one at a time go on; who comes next is somebody of the server whose turn was longest ago."""

    def __init__(self) -> None:
        self._is_busy = False
        self._waiting: OrderedDict[int, OrderedDict[int | None, Waiting]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for one's turn, and hold it."""
        await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Asker) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        turn = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(asker.server, OrderedDict())
        people.setdefault(asker.person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            # Who was let on in the same moment does not go on any more: the next one does.
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while (turn := self._next()) is not None:
            if not turn.done():  # cancelled while it waited
                turn.set_result(None)
                return
        self._is_busy = False

    def _next(self) -> asyncio.Future[None] | None:
        """Take whoever is next out of the queue; their server, and they in it, go to its end."""
        if not self._waiting:
            return None
        server, people = self._waiting.popitem(last=False)
        person, turns = people.popitem(last=False)
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            self._waiting[server] = people
        return turn


class OneAtATime:
    """Lets each person have one thing done at a time."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._counts: dict[int, int] = {}

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Wait until what a person asked for before is done; a Refusal where too much waits already."""
        count = self._counts.get(person, 0)
        if count > MAX_WAITING:
            raise Refusal(text("slip-one-at-a-time"))
        self._counts[person] = count + 1
        try:
            async with self._locks.setdefault(person, asyncio.Lock()):
                yield
        finally:
            self._counts[person] -= 1
            if not self._counts[person]:
                del self._counts[person], self._locks[person]


class Thinking:
    """Has one thing at a time thought about for each person."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[Any]] = {}

    def refuse_another(self, person: int) -> None:
        """Refuse to think about a second thing for somebody; raises Refusal."""
        if person in self._tasks:
            raise Refusal(text("slip-one-thought"))

    async def think(self, person: int, work: Coroutine[Any, Any, T]) -> T:
        """Wait for what is thought about for somebody; a Refusal where they had it stopped."""
        task = asyncio.create_task(work)
        self._tasks[person] = task
        try:
            return await task
        except asyncio.CancelledError:
            here = asyncio.current_task()
            if here is not None and here.cancelling():
                task.cancel()
                raise
            raise Refusal(text("slip-thought-stopped")) from None
        finally:
            del self._tasks[person]

    def stop(self, person: int) -> bool:
        """Stop what is thought about for somebody; False where nothing is."""
        task = self._tasks.get(person)
        return task is not None and task.cancel()
