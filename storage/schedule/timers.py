"""Timers: what is to happen to a match at a time, unless something else happens first."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, exists, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.core.schema import LIVE, matches, timers


class TimerRow(rows.Row, frozen=True, kw_only=True):
    """A timer: `kind` says what is to happen, `number` to which seat or question, `at` when."""

    match: int
    kind: str
    number: int = 0
    at: int


_NEXT = select(func.min(timers.c.at))
_DUE = select(timers.c.match).where(timers.c.at <= bindparam("now"))
_LONGEST_DUE = _DUE.order_by(timers.c.at).limit(bindparam("most"))
_OF_MATCH = select(timers).where(timers.c.match == bindparam("of_match"))


async def put(tx: AsyncConnection, *set_: TimerRow) -> None:
    """Set timers, in place of those of the same kind and number."""
    if set_:
        await tx.execute(writing.replacing(tx, timers), [asdict(timer) for timer in set_])


async def drop(tx: AsyncConnection, match: int, kinds: Sequence[str], number: int | None = None) -> None:
    """Stop a match's timers of some kinds, of one number or all."""
    chosen = delete(timers).where(timers.c.match == match, timers.c.kind.in_(kinds))
    await tx.execute(chosen if number is None else chosen.where(timers.c.number == number))


async def drop_all(tx: AsyncConnection, match: int) -> None:
    """Stop all timers of a match."""
    await tx.execute(delete(timers).where(timers.c.match == match))


async def drop_of_server(tx: AsyncConnection, server: int, kind: str, until: int) -> None:
    """Stop the timers of a kind of all matches of a server that are due up to a time."""
    of_server = exists().where(matches.c.id == timers.c.match, matches.c.server == server)
    await tx.execute(delete(timers).where(timers.c.at <= until, timers.c.kind == kind, of_server))


async def matches_without(tx: AsyncConnection, kind: str) -> list[int]:
    """Return the matches that are not over, nor paused, for which no timer of a kind is set."""
    has_one = exists().where(timers.c.match == matches.c.id, timers.c.kind == kind)
    chosen = select(matches.c.id).where(text(LIVE), matches.c.paused.is_(None), ~has_one)
    return list((await tx.execute(chosen)).scalars())


async def take(tx: AsyncConnection, timer: TimerRow) -> bool:
    """Take a timer to carry out what it is for; False when another process was faster or it was set anew."""
    gone = await tx.execute(
        delete(timers).where(
            timers.c.match == timer.match,
            timers.c.kind == timer.kind,
            timers.c.number == timer.number,
            timers.c.at == timer.at,
        )
    )
    return gone.rowcount == 1


async def of_match(tx: AsyncConnection, match: int) -> list[TimerRow]:
    """Return a match's timers, the earliest first."""
    found = rows.every(TimerRow, await tx.execute(_OF_MATCH, {"of_match": match}))
    return sorted(found, key=lambda timer: timer.at)


async def due(tx: AsyncConnection, now: int, most: int) -> list[int]:
    """Return the matches of the timers that are due, the one that waits longest first; so many timers at most."""
    found = (await tx.execute(_LONGEST_DUE, {"now": now, "most": most})).scalars()
    return list(dict.fromkeys(found))


async def next_at(tx: AsyncConnection) -> int | None:
    """Return when the earliest timer is due, None when none is set."""
    at: int | None = await tx.scalar(_NEXT)
    return at
