"""How the bot is doing: what waits, for how long, and how soon the database answers."""

from __future__ import annotations

from time import perf_counter

from msgspec import Struct

from host.core.context import Context
from storage.core.scheduling import jobs, outbox, timers
from storage.matches.match import matches


class Waiting(Struct, frozen=True):
    """How much waits, and for how many seconds the first of it has."""

    count: int
    age: float


class Figures(Struct, frozen=True):
    """What is read when somebody asks."""

    posts: Waiting
    """Messages that are to be sent."""
    jobs: Waiting
    """Work that is due: robots' turns for the most part."""
    timers: Waiting
    """Timers that should have rung."""
    running: int
    """Matches."""
    answer: float
    """Seconds in which the database has told all this."""


async def figures(ctx: Context, server: int | None = None) -> Figures:
    """Read how the bot is doing; of a server, where one is given, only what runs is its own."""
    began, now = perf_counter(), ctx.now()
    async with ctx.database.reading() as tx:
        posts = await outbox.waiting_since(tx)
        due = await jobs.due_since(tx, now)
        late = await timers.due_since(tx, now)
        running = await matches.count_running(tx, server)
    return Figures(
        posts=_waiting(posts, now), jobs=_waiting(due, now), timers=_waiting(late, now), running=running,
        answer=perf_counter() - began,
    )  # fmt: skip


def _waiting(found: tuple[int, int | None], now: int) -> Waiting:
    count, since = found
    return Waiting(count, 0.0 if since is None else max(0, now - since) / 1000)
