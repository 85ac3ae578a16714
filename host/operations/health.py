"""Health metrics: queue lengths, waiting times and database latency."""

from __future__ import annotations

from time import perf_counter

from msgspec import Struct

from host.core.context import Context
from storage.core.scheduling import jobs, outbox, timers
from storage.matches.match import matches


class QueueState(Struct, frozen=True):
    """The length of a queue, and the waiting time of its first item in seconds."""

    count: int
    age: float


class HealthFigures(Struct, frozen=True):
    """The health metrics at a point in time."""

    posts: QueueState
    """The outbox messages to send."""
    jobs: QueueState
    """The due jobs, most of which are robot turns."""
    timers: QueueState
    """Overdue timers."""
    running: int
    """Matches."""
    database_latency: float
    """How long loading the metrics took, in seconds."""


async def load_figures(ctx: Context, guild_id: int | None = None) -> HealthFigures:
    """Return the health metrics.

    `guild_id` limits only the number of running matches. All other metrics are for the whole bot.
    """
    began, now = perf_counter(), ctx.now()
    async with ctx.database.read_transaction() as tx:
        posts = await outbox.backlog(tx)
        due = await jobs.backlog(tx, now)
        late = await timers.backlog(tx, now)
        running = await matches.count_running(tx, guild_id)
    return HealthFigures(
        posts=_waiting(posts, now), jobs=_waiting(due, now), timers=_waiting(late, now), running=running,
        database_latency=perf_counter() - began,
    )  # fmt: skip


def _waiting(found: tuple[int, int | None], now: int) -> QueueState:
    count, since = found
    return QueueState(count, 0.0 if since is None else max(0, now - since) / 1000)
