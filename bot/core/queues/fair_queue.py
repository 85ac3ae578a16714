"""A queue in which nobody waits for all that another has asked for: servers take turns, within them people."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeAlias

from msgspec import Struct


class Asker(Struct, frozen=True):
    """Who waits for something; posts are for all of a server, and nobody in particular waits for them."""

    server: int = 0
    person: int | None = None


EVERYBODY = Asker()
Waiting: TypeAlias = "deque[asyncio.Future[None]]"


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
