"""Loading a match.

The newest log entries are applied to the cached fold or to the latest snapshot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

from engine.core.files.library import AnyGame, UnknownGame, game
from engine.core.game import UnknownRulesVersion
from engine.core.model import Seat
from engine.core.text import Quote, text
from host.core.context import Context
from host.core.errors import user_error
from host.core.users import mentioned_users
from host.matches.log import entries
from host.matches.log.entries import LoggedEntry, Ruling, Undone
from host.matches.log.fold import (
    REPLAY_ERRORS,
    FoldedLog,
    UndoBeforeFold,
    deal,
    find_undone,
    fold_more,
    start_fold,
)
from host.matches.match import secrets
from host.matches.match.match import Match, MatchDamaged, refuse_unless_running
from host.matches.match.seating import Seats
from storage.core.database import Transaction
from storage.matches import users
from storage.matches.match import log, matches, seats, snapshots
from storage.matches.match.matches import MatchRow

MAX_ID = 2**63 - 1
MINUTE = 60_000


async def load_row(tx: Transaction, match_id: int) -> MatchRow:
    """Load a match's row.

    Raises UserError if the match does not exist.
    """
    row = await matches.get(tx, match_id) if 0 < match_id <= MAX_ID else None
    if row is None:
        raise user_error("unknown-match")
    return row


async def load_with_seats(tx: Transaction, match_id: int) -> tuple[MatchRow, Seats]:
    """Load a match's row and seats.

    Raises UserError if the match does not exist.
    """
    found = await seats.match_with_seats(tx, match_id) if 0 < match_id <= MAX_ID else None
    if found is None:
        raise user_error("unknown-match")
    return found[0], tuple(found[1])


async def load_started_row(tx: Transaction, match_id: int) -> MatchRow:
    """Load the row of a match that has started, including matches that are over.

    Raises UserError if the match never started.
    """
    row = await load_row(tx, match_id)
    refuse_unless_started(row)
    return row


def refuse_unless_started(row: MatchRow) -> None:
    """Raise UserError if a match has never started."""
    if row.head == 0:
        raise user_error("cancelled" if row.status == "cancelled" else "not-started")


async def load_running(ctx: Context, tx: Transaction, match_id: int) -> Match:
    """Load a match that is being played.

    Raises UserError with the reason if it is not.
    """
    row, sitting = await load_with_seats(tx, match_id)
    refuse_unless_running(row)
    return await load_match(ctx, tx, row, sitting)


async def load_match(
    ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats | None = None, *, from_deal: bool = False
) -> Match:
    """Load a match that has started.

    `from_deal` folds it from the deal, so that its history is complete. The seats are loaded if they are not
    passed. Raises UserError if the bot no longer supports its rules, and MatchDamaged if its rows can't be
    read.
    """
    rules = game_of(row)
    if seat_rows is None:
        seat_rows = tuple(await seats.of_match(tx, row.id))
    await _clear_cache_after_deletion(ctx, tx)
    try:
        line = await _load_fold(ctx, tx, rules, row, len(seat_rows), from_deal=from_deal)
    except REPLAY_ERRORS as cause:
        ctx.evict(row.id)
        raise MatchDamaged(row.id, cause) from cause
    return Match(row, seat_rows, rules, line)


def cached_match(ctx: Context, row: MatchRow, seat_rows: Seats, *, from_deal: bool = False) -> Match | None:
    """Return a match from the cache, or None if more of its log has to be loaded.

    Raises UserError if the bot no longer supports its rules.
    """
    line: FoldedLog | None = ctx.cached_fold(row.id)
    if line is None or line.head != row.head or (from_deal and line.base) or _must_check_deletions(ctx):
        return None
    return Match(row, seat_rows, game_of(row), line)


def _must_check_deletions(ctx: Context) -> bool:
    if ctx.own_shard is None:
        return False
    return ctx.deletion_check is None or ctx.now() - ctx.deletion_check[0] >= MINUTE


async def _clear_cache_after_deletion(ctx: Context, tx: Transaction) -> None:
    """Clear the match cache if another process has deleted a user.

    Checks at most once a minute.
    """
    if not _must_check_deletions(ctx):
        return
    at = await users.last_deleted(tx)
    if ctx.deletion_check is not None and ctx.deletion_check[1] != at:
        ctx.clear_cache()
    ctx.deletion_check = ctx.now(), at


async def load_uncached(tx: Transaction, row: MatchRow) -> Match:
    """Load a match from its deal without the cache.

    The match is not cached, because the transaction may roll back. Raises the same exceptions as
    `load_match`.
    """
    rules, sitting = game_of(row), tuple(await seats.of_match(tx, row.id))
    try:
        logged = await _read_log(tx, rules, row, after=0)
        line = fold_more(rules, await _begin_at_deal(tx, rules, row, len(sitting)), logged)
    except REPLAY_ERRORS as cause:
        raise MatchDamaged(row.id, cause) from cause
    return Match(row, sitting, rules, line)


async def load_rulings(tx: Transaction, rules: AnyGame, row: MatchRow, seat: Seat) -> list[Ruling]:
    """Load the rulings about a seat without the rest of the log.

    Raises MatchDamaged if they can't be read.
    """
    stored = await log.of_seat(tx, row.id, seat, entries.RULING_KIND)
    try:
        logged = await _with_names(tx, row, [entries.from_row(rules, entry_row) for entry_row in stored])
        return [cast("Ruling", logged_entry.entry) for logged_entry in logged]
    except REPLAY_ERRORS as cause:
        raise MatchDamaged(row.id, cause) from cause


async def load_log(tx: Transaction, rules: AnyGame, row: MatchRow) -> tuple[LoggedEntry, ...]:
    """Load a match's whole log from the database.

    Raises MatchDamaged if a row can't be read.
    """
    try:
        return await _read_log(tx, rules, row, after=0)
    except REPLAY_ERRORS as cause:
        raise MatchDamaged(row.id, cause) from cause


def game_of(row: MatchRow) -> AnyGame:
    """Return a match's game in the rules version with which the match started.

    Raises UserError if the bot no longer supports these rules.
    """
    try:
        return game(row.game).with_rules_version(row.rules_version)
    except UnknownGame:
        if row.id and row.status == "running":
            raise user_error("game-missing", match=row.id, game=text(f"{row.game}-name")) from None
        raise user_error("unknown-game", game=Quote(row.game)) from None
    except UnknownRulesVersion:
        raise user_error("old-rules", match=row.id) from None


async def _load_fold(
    ctx: Context, tx: Transaction, rules: AnyGame, row: MatchRow, count: int, *, from_deal: bool
) -> FoldedLog:
    line: FoldedLog | None = ctx.cached_fold(row.id)
    if line is None or line.head > row.head or (from_deal and line.base):
        line = await _start_from_snapshot(tx, rules, row, count, from_deal=from_deal)
    if line.head < row.head:
        try:
            line = fold_more(rules, line, await _read_log(tx, rules, row, after=line.head))
        except UndoBeforeFold:
            line = fold_more(
                rules, await _begin_at_deal(tx, rules, row, count), await _read_log(tx, rules, row, after=0)
            )
    if line.head != row.head:
        raise ValueError(f"the log ends at {line.head} instead of {row.head}")
    ctx.cache_fold(row.id, line)
    return line


async def _start_from_snapshot(
    tx: Transaction, rules: AnyGame, row: MatchRow, count: int, *, from_deal: bool
) -> FoldedLog:
    """Start a fold at the latest snapshot.

    If the snapshot can't be read or is ahead of the log, start at the deal.
    """
    snapshot = None if from_deal else await snapshots.get(tx, row.id)
    if snapshot is None or snapshot.seq > row.head:
        return await _begin_at_deal(tx, rules, row, count)
    try:
        state = rules.decode_state(snapshot.state.encode())
    except msgspec.DecodeError:
        return await _begin_at_deal(tx, rules, row, count)
    last, *_ = await log.read(tx, row.id, after=snapshot.seq - 1)
    return start_fold(rules, state, snapshot.seq, last.at)


async def _begin_at_deal(tx: Transaction, rules: AnyGame, row: MatchRow, count: int) -> FoldedLog:
    """Load the secret of a match and start a fold at its deal."""
    return start_fold(rules, deal(rules, row, (await secrets.load(tx, row)).deal_seed, count))


async def load_without_moves(ctx: Context, tx: Transaction, row: MatchRow, to: int) -> Match:
    """Load a damaged match as of entry `to`, so that the later moves can be undone.

    If other data is damaged too, raises the same exceptions as `load_match`.
    """
    rules, sitting = game_of(row), tuple(await seats.of_match(tx, row.id))
    undo = LoggedEntry(row.head + 1, ctx.now(), Undone(to, "ruled"))
    try:
        logged = await _read_log(tx, rules, row, 0, undo)
        line = fold_more(rules, await _begin_at_deal(tx, rules, row, len(sitting)), logged)
    except REPLAY_ERRORS as cause:
        raise MatchDamaged(row.id, cause) from cause
    undone_seqs, _ = find_undone(logged[:-1])
    return Match(row, sitting, rules, replace(line, entries=line.entries[:-1], undone=undone_seqs))


async def _read_log(
    tx: Transaction, rules: AnyGame, row: MatchRow, after: int, *further: LoggedEntry
) -> tuple[LoggedEntry, ...]:
    """Load the log entries after entry `after`, and append the entries in `further`.

    An unreadable entry is skipped if it was undone.
    """
    read = entries.parse_rows(rules, await log.read(tx, row.id, after=after), after, row.head)
    logged = (*read.entries, *further)
    undone_seqs, _ = find_undone(logged)
    for seq, slip in read.errors.items():
        if seq not in undone_seqs:
            raise slip
    return await _with_names(tx, row, logged)


async def _with_names(
    tx: Transaction, row: MatchRow, logged: Sequence[LoggedEntry]
) -> tuple[LoggedEntry, ...]:
    """Fill in the names of the users mentioned in the entries."""
    keys = mentioned_users(logged_entry.entry for logged_entry in logged)
    return entries.with_names(logged, await users.names(tx, row.guild_id, keys)) if keys else tuple(logged)
