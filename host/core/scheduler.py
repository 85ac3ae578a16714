"""The watch: timers of matches that are due are taken one by one, each in a transaction of its own.

A timer that another process has taken is gone; one that was set anew meanwhile is not due.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from host.absence import absence
from host.board import server_board
from host.core.context import Context
from host.core.refusals import Refusal
from host.idle import idle, waiting
from host.match import loading
from host.match.match import Match
from host.notices import notices
from host.vote import voting
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import MatchRow
from storage.schedule import timers
from storage.schedule.timers import TimerRow

AT_ONCE = 50
REST = 3_600_000
"""Milliseconds until a match that refuses to be read is tried again."""

Ring: TypeAlias = Callable[[Context, Transaction, Match, int], Awaitable[None]]
"""What a timer of a running match does; the number is the seat or the question it is about."""


async def _ping(ctx: Context, tx: Transaction, match: Match, seat: int) -> None:
    await notices.give(ctx, tx, match, "ping", seat)


async def _remind(ctx: Context, tx: Transaction, match: Match, seat: int) -> None:
    await notices.give(ctx, tx, match, "remind", seat)


async def _call(ctx: Context, tx: Transaction, match: Match, seat: int) -> None:
    await notices.give(ctx, tx, match, "call", seat)


async def _near(ctx: Context, tx: Transaction, match: Match, seat: int) -> None:
    await notices.give(ctx, tx, match, "near", seat)


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

RowRing: TypeAlias = Callable[[Context, Transaction, MatchRow, TimerRow], Awaitable[None]]
"""What a timer does that rings whatever has become of its match, and whether or not it can be read."""

ROW_RINGS: Mapping[str, RowRing] = MappingProxyType(
    {waiting.KIND: idle.ring, server_board.KIND: server_board.ring}
)


async def due(ctx: Context) -> list[int]:
    """Return some matches with timers that are due, those that wait longest first."""
    async with ctx.database.reading() as tx:
        return await timers.due(tx, ctx.now(), AT_ONCE)


async def next_at(ctx: Context) -> int | None:
    """Return when the earliest timer is due, in unix milliseconds; None when none is set."""
    async with ctx.database.reading() as tx:
        return await timers.next_at(tx)


async def ring(ctx: Context, match_id: int) -> None:
    """Do what a match's timers that are due are for."""
    while await _ring_one(ctx, match_id):
        pass


async def _ring_one(ctx: Context, match_id: int) -> bool:
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        timer = next((one for one in await timers.of_match(tx, match_id) if one.at <= ctx.now()), None)
        if timer is None or not await timers.take(tx, timer):
            return False
        await _carry_out(ctx, tx, timer)
    return True


async def _carry_out(ctx: Context, tx: Transaction, timer: TimerRow) -> None:
    row, ring_ = await matches.get(tx, timer.match), RINGS.get(timer.kind)
    if row is not None and timer.kind in ROW_RINGS:
        await ROW_RINGS[timer.kind](ctx, tx, row, timer)
    if row is None or row.status != "running" or ring_ is None:
        return
    try:
        match = await loading.match_of(ctx, tx, row)
    except Refusal:
        later = TimerRow(match=timer.match, kind=timer.kind, number=timer.number, at=ctx.now() + REST)
        await timers.put(tx, later)
        return
    await ring_(ctx, tx, match, timer.number)
