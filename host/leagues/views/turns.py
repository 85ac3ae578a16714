"""The players to move at a season's tables, with the start of their turns and their deadlines."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from host.core.context import Context
from host.core.errors import UserError
from host.matches.match import loading
from host.matches.match.match import Match
from host.time.clock import deadlines, turn_records
from storage.core.database import Transaction
from storage.matches.match import log, matches


class TableTurn(Struct, frozen=True):
    """A player who has to move at a table."""

    user_key: int
    since: int
    """When the turn began, in Unix milliseconds."""
    deadline: int | None
    """When the player's time runs out, in Unix milliseconds; None if the clock is not running."""
    is_late: bool = False
    """Whether the player's time has run out, so that the table waits for a decision."""
    time_outs: int = 0
    """Number of turns in the match in which the player ran out of time."""


async def load_turns(ctx: Context, tx: Transaction, match_id: int) -> tuple[TableTurn, ...]:
    """Return the players who have to move in a match; empty if it is not running or can't be read."""
    row = await matches.get(tx, match_id)
    if row is None or row.status != "running":
        return ()
    try:
        match = await loading.load_match(ctx, tx, row)
    except UserError:
        return ()
    found = [await _load_turn(ctx, tx, match, seat) for seat in match.asked]
    return tuple(table_turn for table_turn in found if table_turn is not None)


async def _load_turn(ctx: Context, tx: Transaction, match: Match, seat: Seat) -> TableTurn | None:
    user_key, clock = match.seats[seat].user_key, await deadlines.clock_of(tx, match, seat)
    if user_key is None or clock is None:
        return None
    entries = await log.read(tx, match.row.id, clock.turn - 1)
    return TableTurn(
        user_key=user_key,
        since=entries[0].at if entries else match.row.started or 0,
        deadline=await deadlines.clock_deadline(tx, match, clock),
        is_late=await deadlines.is_late(ctx, tx, match, seat),
        time_outs=await turn_records.count_time_outs(tx, match.row.id, seat, user_key),
    )
