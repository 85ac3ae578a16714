"""Timers: what is to happen for an owner at a time, unless something else happens first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Select, bindparam, delete, exists, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.core.schema import LIVE
from storage.match.schema import matches
from storage.schedule.schema import timers
from storage.schedule.shares import Share, within


class TimerRow(rows.Row, frozen=True, kw_only=True):
    """A timer: feature, kind and payload (JSON) say what is to happen, `at` when."""

    owner_kind: str
    owner: int
    feature: str
    kind: str
    payload: str = "{}"
    at: int
    attempts: int = 0
    """How often it has failed by a slip of ours."""


_OF_OWNER = (timers.c.owner_kind == bindparam("of_kind"), timers.c.owner == bindparam("of_owner"))
_ONE = (
    *_OF_OWNER,
    timers.c.feature == bindparam("of_feature"),
    timers.c.kind == bindparam("named"),
    timers.c.payload == bindparam("saying"),
)
_AS_IT_WAS = (*_ONE, timers.c.at == bindparam("then"))
_DROP_ALL = delete(timers).where(*_OF_OWNER)
_DROP_ONE = delete(timers).where(*_ONE)
_TAKE = delete(timers).where(*_AS_IT_WAS)
_PUT_OFF = update(timers).where(*_AS_IT_WAS).values(at=bindparam("later"), attempts=bindparam("failed"))
_NEXT = select(func.min(timers.c.at))
_SET = select(timers).where(*_OF_OWNER)


async def put(tx: AsyncConnection, *set_: TimerRow) -> None:
    """Set timers, in place of those that are for the same."""
    if set_:
        await tx.execute(writing.replace(tx, timers), [asdict(timer) for timer in set_])


async def drop(tx: AsyncConnection, owner_kind: str, owner: int, feature: str, kinds: Sequence[str]) -> None:
    """Stop an owner's timers of some kinds."""
    set_ = await of_owner(tx, owner_kind, owner)
    await drop_these(tx, *(timer for timer in set_ if timer.feature == feature and timer.kind in kinds))


async def drop_these(tx: AsyncConnection, *unwanted: TimerRow) -> None:
    """Stop timers, whenever they are due."""
    names = [_name_of(timer) for timer in unwanted if await _is_set(tx, timer)]
    if names:
        await tx.execute(_DROP_ONE, names)


async def _is_set(tx: AsyncConnection, timer: TimerRow) -> bool:
    set_ = await of_owner(tx, timer.owner_kind, timer.owner)
    return any(_name_of(one) == _name_of(timer) for one in set_)


async def drop_all(tx: AsyncConnection, owner_kind: str, owner: int) -> None:
    """Stop all timers of an owner."""
    await tx.execute(_DROP_ALL, {"of_kind": owner_kind, "of_owner": owner})


async def matches_without(tx: AsyncConnection, feature: str, kinds: Sequence[str]) -> list[int]:
    """Return the matches that are not over, nor paused, for which no timer of some kinds is set."""
    has_one = exists().where(
        timers.c.owner_kind == "match",
        timers.c.owner == matches.c.id,
        timers.c.feature == feature,
        timers.c.kind.in_(kinds),
    )
    chosen = select(matches.c.id).where(text(LIVE), matches.c.paused.is_(None), ~has_one)
    return list((await tx.execute(chosen)).scalars())


async def ring_at(tx: AsyncConnection, feature: str, kinds: Sequence[str], now: int) -> None:
    """Let all timers of some kinds that are due later be due now."""
    of_kinds = (timers.c.feature == feature, timers.c.kind.in_(kinds))
    await tx.execute(update(timers).where(*of_kinds, timers.c.at > now).values(at=now))


async def take(tx: AsyncConnection, timer: TimerRow) -> bool:
    """Take a timer to carry out what it is for; False when another process was faster or it was set anew."""
    gone = await tx.execute(_TAKE, _name_of(timer) | {"then": timer.at})
    return gone.rowcount == 1


@rows.remember(timers)
async def of_owner(tx: AsyncConnection, owner_kind: str, owner: int) -> list[TimerRow]:
    """Return an owner's timers, the earliest first."""
    found = rows.every(TimerRow, await tx.execute(_SET, {"of_kind": owner_kind, "of_owner": owner}))
    return sorted(found, key=lambda timer: timer.at)


async def put_off(tx: AsyncConnection, timer: TimerRow, at: int) -> None:
    """Let a timer that failed ring again later, unless it was taken or set anew meanwhile."""
    changed = {"later": at, "failed": timer.attempts + 1}
    await tx.execute(_PUT_OFF, _name_of(timer) | {"then": timer.at} | changed)


async def due(tx: AsyncConnection, now: int, most: int, share: Share | None = None) -> list[tuple[str, int]]:
    """Return the owners of timers that are due, of all or of a share, the one that waits longest first."""
    found = await tx.execute(_longest_due(share), {"now": now, "most": most})
    return list(dict.fromkeys((row.owner_kind, row.owner) for row in found))


@cache
def _longest_due(share: Share | None) -> Select[Any]:
    are_due = (timers.c.at <= bindparam("now"), *within(timers, share))
    found = select(timers.c.owner_kind, timers.c.owner).where(*are_due)
    return found.order_by(timers.c.at).limit(bindparam("most"))


async def of_matches(
    tx: AsyncConnection, several: Sequence[int], feature: str, kind: str, until: int
) -> list[TimerRow]:
    """Return the timers of a kind that several matches have, as far as they are due until a time."""
    of_kind = (timers.c.owner_kind == "match", timers.c.feature == feature, timers.c.kind == kind)
    chosen = select(timers).where(*of_kind, timers.c.owner.in_(several), timers.c.at <= until)
    return rows.every(TimerRow, await tx.execute(chosen))


async def next_of(tx: AsyncConnection, feature: str, kind: str) -> int | None:
    """Return when the earliest timer of a kind is due, None when none is set."""
    at: int | None = await tx.scalar(_NEXT.where(timers.c.feature == feature, timers.c.kind == kind))
    return at


def _name_of(timer: TimerRow) -> dict[str, object]:
    return {
        "of_kind": timer.owner_kind, "of_owner": timer.owner, "of_feature": timer.feature, "named": timer.kind,
        "saying": timer.payload,
    }  # fmt: skip


async def due_since(tx: AsyncConnection, now: int) -> tuple[int, int | None]:
    """Return how many timers are due, and since when the first of them is."""
    due = select(func.count(), func.min(timers.c.at)).where(timers.c.at <= now)
    found = (await tx.execute(due)).one()
    return found[0], found[1]
