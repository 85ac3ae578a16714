"""One thing at a time for each person: what they ask for meanwhile waits, in order, and the rest is refused kindly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from engine.core.text import text
from host.core.errors import Refusal

MAX_WAITING = 5
"""What a person may have waiting beside what is being done: who clicks twice is served, who keeps clicking is not."""


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
