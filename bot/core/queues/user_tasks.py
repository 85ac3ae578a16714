"""What is being thought about for people: one thing for each, which they may have stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from engine.core.text import text
from host.core.errors import Refusal

T = TypeVar("T")


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
