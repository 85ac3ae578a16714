"""Loading a match: its rows, and its log folded onto what is kept in memory or onto the newest snapshot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

from engine.core.game import UnknownRules
from engine.core.library import AnyGame, UnknownGame, game
from engine.core.model import Seat
from engine.core.text import Quote
from host.core.context import Context
from host.core.errors import refuse
from host.core.people import mentioned
from host.matches.log import entries
from host.matches.log.entries import Logged, Ruling, Undone
from host.matches.log.fold import DAMAGE, BeforeFold, Line, begin, deal, find_taken_back, prolong
from host.matches.match import secrets
from host.matches.match.match import Match, MatchDamaged, refuse_unless_running
from host.matches.match.seating import Seats
from storage.core.database import Transaction
from storage.matches import users
from storage.matches.match import log, matches, seats, snapshots
from storage.matches.match.matches import MatchRow

MAX_ID = 2**63 - 1
MINUTE = 60_000


async def row_of(tx: Transaction, match_id: int) -> MatchRow:
    """Read a match's row; a Refusal when there is none of this number."""
    row = await matches.get(tx, match_id) if 0 < match_id <= MAX_ID else None
    if row is None:
        raise refuse("unknown-match")
    return row


async def load_seated(tx: Transaction, match_id: int) -> tuple[MatchRow, Seats]:
    """Read a match's row and who sits in it; a Refusal when there is none of this number."""
    found = await seats.with_match(tx, match_id) if 0 < match_id <= MAX_ID else None
    if found is None:
        raise refuse("unknown-match")
    return found[0], tuple(found[1])


async def load_begun_row(tx: Transaction, match_id: int) -> MatchRow:
    """Read the row of a match that has begun, whatever became of it; a Refusal where none ever did."""
    row = await row_of(tx, match_id)
    refuse_unless_begun(row)
    return row


def refuse_unless_begun(row: MatchRow) -> None:
    """Raise the Refusal that tells that a match never began."""
    if row.head == 0:
        raise refuse("cancelled" if row.status == "cancelled" else "not-started")


async def load_running(ctx: Context, tx: Transaction, match_id: int) -> Match:
    """Load a match that is being played; a Refusal says why one is not."""
    row, sitting = await load_seated(tx, match_id)
    refuse_unless_running(row)
    return await match_of(ctx, tx, row, sitting)


async def match_of(
    ctx: Context, tx: Transaction, row: MatchRow, sitting: Seats | None = None, *, whole: bool = False
) -> Match:
    """Load a match that has begun; `whole` folds it from the deal on, for telling its history.

    Who sits in it is read unless it was read with the row.
    Raises a Refusal when its rules are no longer played here, MatchDamaged when its rows can't be read.
    """
    rules = game_of(row)
    if sitting is None:
        sitting = tuple(await seats.of_match(tx, row.id))
    await _follow_forgetting(ctx, tx)
    try:
        line = await _line(ctx, tx, rules, row, len(sitting), whole=whole)
    except DAMAGE as cause:
        ctx.forget(row.id)
        raise MatchDamaged(row.id, cause) from cause
    return Match(row, sitting, rules, line)


def kept(ctx: Context, row: MatchRow, sitting: Seats, *, whole: bool = False) -> Match | None:
    """Return a match as it is kept in memory; None where its log has to be read, or more of it.

    Raises a Refusal when its rules are no longer played here.
    """
    line: Line | None = ctx.kept(row.id)
    if line is None or line.head != row.head or (whole and line.base) or _is_to_follow_forgetting(ctx):
        return None
    return Match(row, sitting, game_of(row), line)


def _is_to_follow_forgetting(ctx: Context) -> bool:
    if ctx.share is None:
        return False
    return ctx.followed is None or ctx.now() - ctx.followed[0] >= MINUTE


async def _follow_forgetting(ctx: Context, tx: Transaction) -> None:
    """Drop what is kept of matches, once a minute, where another process has forgotten somebody meanwhile."""
    if not _is_to_follow_forgetting(ctx):
        return
    at = await users.last_deleted(tx)
    if ctx.followed is not None and ctx.followed[1] != at:
        ctx.forget_all()
    ctx.followed = ctx.now(), at


async def whole(tx: Transaction, row: MatchRow) -> Match:
    """Load a match from its deal on, whatever is kept of it in memory, and keep nothing: it may be undone yet.

    Raises as `match_of` does.
    """
    rules, sitting = game_of(row), tuple(await seats.of_match(tx, row.id))
    try:
        logged = await _read_log(tx, rules, row, after=0)
        line = prolong(rules, await _begin_at_deal(tx, rules, row, len(sitting)), logged)
    except DAMAGE as cause:
        raise MatchDamaged(row.id, cause) from cause
    return Match(row, sitting, rules, line)


async def rulings_about(tx: Transaction, rules: AnyGame, row: MatchRow, seat: Seat) -> list[Ruling]:
    """Read what was decided about a seat, and nothing else of the log; MatchDamaged when it can't be read."""
    stored = await log.about(tx, row.id, seat, entries.RULED)
    try:
        logged = await _with_names(tx, row, [entries.from_row(rules, one) for one in stored])
        return [cast("Ruling", one.entry) for one in logged]
    except DAMAGE as cause:
        raise MatchDamaged(row.id, cause) from cause


async def log_of(tx: Transaction, rules: AnyGame, row: MatchRow) -> tuple[Logged, ...]:
    """Read a match's whole log anew; MatchDamaged when a row of it can't be read."""
    try:
        return await _read_log(tx, rules, row, after=0)
    except DAMAGE as cause:
        raise MatchDamaged(row.id, cause) from cause


def game_of(row: MatchRow) -> AnyGame:
    """Return the game of a match by the rules it began with; a Refusal when they are not played any more."""
    try:
        return game(row.game).under(row.rules_version)
    except UnknownGame:
        raise refuse("unknown-game", game=Quote(row.game)) from None
    except UnknownRules:
        raise refuse("old-rules", match=row.id) from None


async def _line(
    ctx: Context, tx: Transaction, rules: AnyGame, row: MatchRow, count: int, *, whole: bool
) -> Line:
    line: Line | None = ctx.kept(row.id)
    if line is None or line.head > row.head or (whole and line.base):
        line = await _first(tx, rules, row, count, whole=whole)
    if line.head < row.head:
        try:
            line = prolong(rules, line, await _read_log(tx, rules, row, after=line.head))
        except BeforeFold:
            line = prolong(
                rules, await _begin_at_deal(tx, rules, row, count), await _read_log(tx, rules, row, after=0)
            )
    if line.head != row.head:
        raise ValueError(f"the log ends at {line.head} instead of {row.head}")
    ctx.keep(row.id, line)
    return line


async def _first(tx: Transaction, rules: AnyGame, row: MatchRow, count: int, *, whole: bool) -> Line:
    """Begin at the newest snapshot; one that can't be read, or that is ahead of the log, is passed over."""
    snapshot = None if whole else await snapshots.get(tx, row.id)
    if snapshot is None or snapshot.seq > row.head:
        return await _begin_at_deal(tx, rules, row, count)
    try:
        state = rules.decode_state(snapshot.state.encode())
    except msgspec.DecodeError:
        return await _begin_at_deal(tx, rules, row, count)
    last, *_ = await log.read(tx, row.id, after=snapshot.seq - 1)
    return begin(rules, state, snapshot.seq, last.at)


async def _begin_at_deal(tx: Transaction, rules: AnyGame, row: MatchRow, count: int) -> Line:
    """Begin at the deal, for which alone the secret is loaded."""
    return begin(rules, deal(rules, row, (await secrets.load(tx, row)).of_deal, count))


async def load_without(ctx: Context, tx: Transaction, row: MatchRow, to: int) -> Match:
    """Load a damaged match as it would be without the moves after an entry, for them to be taken back.

    Raises as `match_of` does where the damage lies elsewhere.
    """
    rules, sitting = game_of(row), tuple(await seats.of_match(tx, row.id))
    undo = Logged(row.head + 1, ctx.now(), Undone(to, "ruled"))
    try:
        logged = await _read_log(tx, rules, row, 0, undo)
        line = prolong(rules, await _begin_at_deal(tx, rules, row, len(sitting)), logged)
    except DAMAGE as cause:
        raise MatchDamaged(row.id, cause) from cause
    gone, _ = find_taken_back(logged[:-1])
    return Match(row, sitting, rules, replace(line, entries=line.entries[:-1], undone=gone))


async def _read_log(
    tx: Transaction, rules: AnyGame, row: MatchRow, after: int, *further: Logged
) -> tuple[Logged, ...]:
    """Read entries, and put further ones behind them; what can't be read does not matter where it is taken back."""
    read = entries.read_rows(rules, await log.read(tx, row.id, after=after), after, row.head)
    logged = (*read.logged, *further)
    gone, _ = find_taken_back(logged)
    for seq, slip in read.bad.items():
        if seq not in gone:
            raise slip
    return await _with_names(tx, row, logged)


async def _with_names(tx: Transaction, row: MatchRow, logged: Sequence[Logged]) -> tuple[Logged, ...]:
    """Fill in the names of the users that entries mention."""
    keys = mentioned(one.entry for one in logged)
    return entries.with_names(logged, await users.names(tx, row.server, keys)) if keys else tuple(logged)
