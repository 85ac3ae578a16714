"""Health figures of the bot: queue lengths, waiting times and database latency."""

from __future__ import annotations

from time import perf_counter

from msgspec import Struct

from host.core.context import Context
from storage.core.scheduling import jobs, outbox, timers
from storage.matches.match import matches


class Waiting(Struct, frozen=True):
    """A queue's length, and the waiting time of its first item in seconds."""

    count: int
    age: float


class Figures(Struct, frozen=True):
    """The health figures at one moment."""

    posts: Waiting
    """Messages to send."""
    jobs: Waiting
    """Due jobs, mostly robots' turns."""
    timers: Waiting
    """Overdue timers."""
    running: int
    """Matches."""
    answer: float
    """Seconds that the database took for these queries."""


async def figures(ctx: Context, guild_id: int | None = None) -> Figures:
    """Return the health figures.

    With a guild, only the number of its running matches is specific to it.
    """
    began, now = perf_counter(), ctx.now()
    async with ctx.database.read_transaction() as tx:
        posts = await outbox.waiting_since(tx)
        due = await jobs.due_since(tx, now)
        late = await timers.due_since(tx, now)
        running = await matches.count_running(tx, guild_id)
    return Figures(
        posts=_waiting(posts, now), jobs=_waiting(due, now), timers=_waiting(late, now), running=running,
        answer=perf_counter() - began,
    )  # fmt: skip


def _waiting(found: tuple[int, int | None], now: int) -> Waiting:
    count, since = found
    return Waiting(count, 0.0 if since is None else max(0, now - since) / 1000)
