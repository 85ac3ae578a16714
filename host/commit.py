"""Committing: entries of the log with all that follows from them, in the caller's one transaction."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import play
from host import posting
from host.entries import Entry, Logged, Started, to_row
from host.fold import prolong
from host.harbour import Harbour
from host.matches import Match
from storage import drafts, log, matches, snapshots
from storage.database import Transaction
from storage.seats import SeatRow
from storage.snapshots import SnapshotRow

SNAPSHOT_EVERY = 32
"""Entries between snapshots: following so many takes less time than reading the row of one."""


async def commit(
    h: Harbour,
    tx: Transaction,
    before: Match,
    made: Sequence[Entry],
    seats: tuple[SeatRow, ...] | None = None,
) -> Match:
    """Append entries to a match's log and write all that is due by them; `seats` are the new ones, if any.

    Raises storage's LogConflict when another process was faster.
    """
    after = _followed(h, before, made, seats or before.seats)
    row, new = after.row, after.line.entries[len(before.line.entries) :]
    await log.append(tx, [to_row(row.id, logged) for logged in new])
    if after.awaited is None:
        await matches.set_status(tx, row.id, "finished", h.now())
    seats_changed = {entry.seat for entry in made if not isinstance(entry, Started)}
    await drafts.clear(tx, row.id, seats_changed, row.head)
    await _take_snapshot(tx, before, after)
    dropped = {"card", "robot", *(["ping"] if posting.is_answered(before, after) else [])}
    await posting.write(h, tx, row, posting.due_after(before, after), dropped)
    return after


def _followed(h: Harbour, before: Match, made: Sequence[Entry], seats: tuple[SeatRow, ...]) -> Match:
    at, head = h.now(), before.line.head
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
    if before.line.head // SNAPSHOT_EVERY < line.head // SNAPSHOT_EVERY and line.moved == line.head:
        state = after.game.encode_state(line.state).decode()
        await snapshots.put(tx, SnapshotRow(match=after.row.id, seq=line.head, state=state))
