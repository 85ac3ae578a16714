"""The watch: timers of matches that are due are taken one by one, each in a transaction of its own.

A timer that another process has taken is gone; one that was set anew meanwhile is not due.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from host import absence, deserting, idling, loading, noticeboard, notices, voting
from host.harbour import Harbour
from host.matches import Match
from host.refusals import Refusal
from storage import matches, timers
from storage.database import Transaction
from storage.matches import MatchRow
from storage.timers import TimerRow

AT_ONCE = 50
REST = 3_600_000
"""Milliseconds until a match that refuses to be read is tried again."""

Ring: TypeAlias = Callable[[Harbour, Transaction, Match, int], Awaitable[None]]
"""What a timer of a running match does; the number is the seat or the question it is about."""


async def _ping(h: Harbour, tx: Transaction, match: Match, seat: int) -> None:
    await notices.give(h, tx, match, "ping", seat)


async def _remind(h: Harbour, tx: Transaction, match: Match, seat: int) -> None:
    await notices.give(h, tx, match, "remind", seat)


async def _call(h: Harbour, tx: Transaction, match: Match, seat: int) -> None:
    await notices.give(h, tx, match, "call", seat)


async def _near(h: Harbour, tx: Transaction, match: Match, seat: int) -> None:
    await notices.give(h, tx, match, "near", seat)


RINGS: Mapping[str, Ring] = MappingProxyType(
    {
        "ping": _ping,
        "remind": _remind,
        "call": _call,
        "near": _near,
        "out": absence.time_out,
        "vote": voting.ring,
        "last": voting.ring_last,
    }
)

RowRing: TypeAlias = Callable[[Harbour, Transaction, MatchRow, TimerRow], Awaitable[None]]
"""What a timer does that rings whatever has become of its match, and whether or not it can be read."""

ROW_RINGS: Mapping[str, RowRing] = MappingProxyType(
    {idling.KIND: deserting.ring, noticeboard.KIND: noticeboard.ring}
)


async def due(h: Harbour) -> list[int]:
    """Return some matches with timers that are due, those that wait longest first."""
    async with h.database.reading() as tx:
        return await timers.due(tx, h.now(), AT_ONCE)


async def next_at(h: Harbour) -> int | None:
    """Return when the earliest timer is due, in unix milliseconds; None when none is set."""
    async with h.database.reading() as tx:
        return await timers.next_at(tx)


async def ring(h: Harbour, match_id: int) -> None:
    """Do what a match's timers that are due are for."""
    while await _ring_one(h, match_id):
        pass


async def _ring_one(h: Harbour, match_id: int) -> bool:
    async with h.lock(match_id), h.database.transaction() as tx:
        timer = next((one for one in await timers.of_match(tx, match_id) if one.at <= h.now()), None)
        if timer is None or not await timers.take(tx, timer):
            return False
        await _carry_out(h, tx, timer)
    return True


async def _carry_out(h: Harbour, tx: Transaction, timer: TimerRow) -> None:
    row, ring_ = await matches.get(tx, timer.match), RINGS.get(timer.kind)
    if row is not None and timer.kind in ROW_RINGS:
        await ROW_RINGS[timer.kind](h, tx, row, timer)
    if row is None or row.status != "running" or ring_ is None:
        return
    try:
        match = await loading.match_of(h, tx, row)
    except Refusal:
        later = TimerRow(match=timer.match, kind=timer.kind, number=timer.number, at=h.now() + REST)
        await timers.put(tx, later)
        return
    await ring_(h, tx, match, timer.number)
