"""Committing entries to a match log, and publishing them in the same transaction."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import play
from host.core import timers
from host.core.context import Context
from host.core.features import publish
from host.core.owners import MATCH, match_owner
from host.core.users import mentioned_users
from host.matches.log.entries import Entry, LoggedEntry, to_row
from host.matches.log.fold import fold_more
from host.matches.match.events import Committed
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.core.scheduling import owner_work
from storage.matches.match import log, matches, mentions, snapshots
from storage.matches.match.seats import SeatRow
from storage.matches.match.snapshots import SnapshotRow

logger = logging.getLogger(__name__)

SNAPSHOT_EVERY = 32
"""The number of entries between snapshots. Replaying this many entries is faster than reading a snapshot."""


async def commit(
    ctx: Context,
    tx: Transaction,
    before: Match,
    new_entries: Sequence[Entry],
    seats: tuple[SeatRow, ...] | None = None,
) -> Match:
    """Append entries to a match's log and publish them.

    `seats` are the new seats, if they changed. Raises LogConflict if another process has appended first.
    """
    after = _match_after(ctx, before, new_entries, seats or before.seats)
    new = after.folded_log.entries[len(before.folded_log.entries) :]
    await log.append(tx, [to_row(after.row.id, logged) for logged in new])
    await mentions.add(tx, after.row.id, mentioned_users(new_entries))
    if not after.awaited:
        assert after.row.ended is not None
        await matches.set_status(tx, after.row.id, "finished", after.row.ended)
        await timers.cancel_all(tx, match_owner(after.row.id))
    await owner_work.preload(tx, MATCH, after.row.id)
    await _take_snapshot(tx, before, after)
    await publish(ctx, tx, Committed(before, after, tuple(new_entries)))
    if not after.awaited:
        logger.info(
            "match %d of server %d is over after %d entries",
            after.row.id,
            after.row.guild_id,
            after.folded_log.head,
        )
    return after


def _match_after(
    ctx: Context, before: Match, new_entries: Sequence[Entry], seats: tuple[SeatRow, ...]
) -> Match:
    at, head = ctx.now(), before.folded_log.head
    line = fold_more(
        before.game,
        before.folded_log,
        (LoggedEntry(head + n, at, entry) for n, entry in enumerate(new_entries, 1)),
    )
    is_over = play.is_finished(line.state)
    row = replace(
        before.row,
        head=line.head,
        status="finished" if is_over else before.row.status,
        ended=at if is_over else before.row.ended,
    )
    return Match(row, seats, before.game, line)


async def _take_snapshot(tx: Transaction, before: Match, after: Match) -> None:
    line = after.folded_log
    if line.undone != before.folded_log.undone:
        await snapshots.delete(tx, after.row.id)
    elif line.stand_ins:
        # A snapshot does not record which seats a robot is playing for, so loading it would lose this
        # information.
        return
    elif (
        before.folded_log.head // SNAPSHOT_EVERY < line.head // SNAPSHOT_EVERY
        and line.last_change == line.head
    ):
        state = after.game.encode_state(line.state).decode()
        await snapshots.put(tx, SnapshotRow(match_id=after.row.id, seq=line.head, state=state))
