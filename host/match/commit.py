"""Committing: entries of the log with all that follows from them, in the caller's one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import play
from host.board import server_board
from host.clock import timing
from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.idle import waiting
from host.match.entries import Entry, Logged, Move, SeatTaken, Undone, to_row
from host.match.fold import prolong
from host.match.match import Match
from host.vote import questions
from storage.core.database import Transaction
from storage.match import log, matches, snapshots
from storage.match.seats import SeatRow
from storage.match.snapshots import SnapshotRow
from storage.plan import plans
from storage.play import drafts

SNAPSHOT_EVERY = 32
"""Entries between snapshots: following so many takes less time than reading the row of one."""


async def commit(
    ctx: Context,
    tx: Transaction,
    before: Match,
    made: Sequence[Entry],
    seats: tuple[SeatRow, ...] | None = None,
) -> Match:
    """Append entries to a match's log and write all that is due by them; `seats` are the new ones, if any.

    Raises storage's LogConflict when another process was faster.
    """
    after = _followed(ctx, before, made, seats or before.seats)
    row, new = after.row, after.line.entries[len(before.line.entries) :]
    await log.append(tx, [to_row(row.id, logged) for logged in new])
    if after.awaited is None:
        await matches.set_status(tx, row.id, "finished", ctx.now())
    await drafts.clear(tx, row.id, _unsettled(before, made), row.head)
    await _take_snapshot(tx, before, after)
    dues = [*outbox.due_after(before, after), *await timing.turned(ctx, tx, before, after)]
    dues += await questions.settle(ctx, tx, after, made)
    await _forget_plans(tx, row.id, _unsettled(before, [one for one in made if not isinstance(one, Move)]))
    if await _is_planned(tx, after):
        dues.append(Due("robot"))
    if after.awaited is not None:
        dues += await waiting.stir(ctx, tx, row)
    await server_board.touch(ctx, tx, row)
    await outbox.write(ctx, tx, row, dues, outbox.out_of_date(before, after))
    return after


def _unsettled(before: Match, made: Sequence[Entry]) -> set[int]:
    """Return the seats whose drafts stand on a position that is no more."""
    if any(isinstance(entry, Undone) for entry in made):
        return {seat.seat for seat in before.seats}
    return {entry.seat for entry in made if isinstance(entry, Move | SeatTaken)}


async def _forget_plans(tx: Transaction, match: int, seats: set[int]) -> None:
    """Forget what was planned on a position that is no more, or by whom the seat no longer belongs to."""
    for seat in sorted(seats):
        if (await plans.get(tx, match, seat)).payload != plans.NONE:
            await plans.put(tx, match, seat, plans.NONE)


async def _is_planned(tx: Transaction, after: Match) -> bool:
    """Tell whether the awaited seat has planned what is to be done now."""
    if after.awaited is None or after.awaits_robot:
        return False
    return (await plans.get(tx, after.row.id, after.awaited)).payload != plans.NONE


def _followed(ctx: Context, before: Match, made: Sequence[Entry], seats: tuple[SeatRow, ...]) -> Match:
    at, head = ctx.now(), before.line.head
    line = prolong(before.game, before.line, (Logged(head + n, at, entry) for n, entry in enumerate(made, 1)))
    is_over = play.is_finished(line.state)
    row = replace(
        before.row,
        head=line.head,
        status="finished" if is_over else before.row.status,
        ended=at if is_over else before.row.ended,
    )
    return Match(row, seats, before.game, line)


async def _take_snapshot(tx: Transaction, before: Match, after: Match) -> None:
    line = after.line
    if line.undone != before.line.undone:
        await snapshots.drop(tx, after.row.id)
    elif line.stands_in is not None:
        # A fold from here would not know that a robot is to play on.
        return
    elif before.line.head // SNAPSHOT_EVERY < line.head // SNAPSHOT_EVERY and line.moved == line.head:
        state = after.game.encode_state(line.state).decode()
        await snapshots.put(tx, SnapshotRow(match=after.row.id, seq=line.head, state=state))
