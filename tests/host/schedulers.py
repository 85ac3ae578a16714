"""Helpers for scheduler tests, including a fake sender that sends nothing to Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from host.core import outbox
from host.core.context import Context
from host.core.kinds import UnknownKind
from host.core.outbox import DueWork
from host.core.owners import Owner, guild_owner, match_owner
from host.core.scheduler import RetryDelay
from tests.host.bells import Note

ONE, OTHER, THIRD = match_owner(1), match_owner(2), guild_owner(1)
MINUTE, HOUR = 60_000, 3_600_000
SOON = 0.01
"""Minimum alarm delay in tests, in seconds."""


class Sending:
    """A fake message sender that can delay or block given messages, or fail as if there were a bug."""

    def __init__(self, ctx: Context) -> None:
        self.sent: list[str] = []
        self.waits: dict[str, RetryDelay] = {}
        self.held: dict[str, asyncio.Event] = {}
        self.broken: set[str] = set()
        self._ctx = ctx

    async def send(self, due: DueWork) -> RetryDelay | None:
        """Record a message as sent, or delay, block or fail it as configured."""
        row = due.row
        assert row is not None
        try:
            note: Note = outbox.parse(row)
        except UnknownKind:
            await outbox.defer_unknown(self._ctx, row)
            return None
        if note.name in self.broken:
            raise ZeroDivisionError("a secret")
        if note.name in self.held:
            await self.held[note.name].wait()
        if note.name in self.waits:
            return self.waits[note.name]
        await outbox.delete_sent(self._ctx, row)
        self.sent.append(note.name)
        return None


async def write(ctx: Context, owner: Owner, *names: str) -> None:
    """Add messages with the given names to the outbox."""
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, owner, *map(Note, names))


async def left(ctx: Context, owner: Owner) -> list[str]:
    """Return the names of the pending messages, whether due or not."""
    async with ctx.database.read_transaction() as tx:
        return [outbox.parse(row).name for row in await outbox.of_owner(tx, owner)]


async def settle() -> None:
    """Wait until the scheduler has finished its current work."""
    while working := [task for task in asyncio.all_tasks() if called(task) in {"_serve", "_serve_all"}]:
        await asyncio.wait(working)


def called(task: asyncio.Task[object]) -> str:
    return getattr(task.get_coro(), "__name__", "")


def sleeps() -> bool:
    """Return whether the scheduler is waiting for an alarm."""
    return any(called(task) == "_sleep" for task in asyncio.all_tasks())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(SOON)
