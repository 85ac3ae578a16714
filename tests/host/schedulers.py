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
from tests.host.bell_feature import Note

ONE, OTHER, THIRD = match_owner(1), match_owner(2), guild_owner(1)
MINUTE, HOUR = 60_000, 3_600_000
POLL_SECONDS = 0.01
"""Minimum alarm delay in tests, in seconds."""


class FakeSender:
    """A sender that records messages instead of sending them.

    It can delay or block selected messages, and can raise an unexpected exception.
    """

    def __init__(self, ctx: Context) -> None:
        self.sent: list[str] = []
        self.retry_delays: dict[str, RetryDelay] = {}
        self.blockers: dict[str, asyncio.Event] = {}
        self.failing: set[str] = set()
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
        if note.name in self.failing:
            raise ZeroDivisionError("a secret")
        if note.name in self.blockers:
            await self.blockers[note.name].wait()
        if note.name in self.retry_delays:
            return self.retry_delays[note.name]
        await outbox.delete_sent(self._ctx, row)
        self.sent.append(note.name)
        return None


async def add_messages(ctx: Context, owner: Owner, *names: str) -> None:
    """Add messages with the given names to the outbox."""
    async with ctx.database.transaction() as tx:
        await outbox.add(ctx, tx, owner, *map(Note, names))


async def pending_names(ctx: Context, owner: Owner) -> list[str]:
    """Return the names of the pending messages, whether due or not."""
    async with ctx.database.read_transaction() as tx:
        return [outbox.parse(row).name for row in await outbox.of_owner(tx, owner)]


async def wait_until_idle() -> None:
    """Wait until the scheduler has finished its current work."""
    while working := [
        task for task in asyncio.all_tasks() if coroutine_name(task) in {"_serve", "_serve_all"}
    ]:
        await asyncio.wait(working)


def coroutine_name(task: asyncio.Task[object]) -> str:
    return getattr(task.get_coro(), "__name__", "")


def is_alarm_set() -> bool:
    """Return whether the scheduler is waiting for an alarm."""
    return any(coroutine_name(task) == "_sleep" for task in asyncio.all_tasks())


async def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(10):
        while not condition():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(POLL_SECONDS)
