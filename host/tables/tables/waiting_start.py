"""The start of a full table, which waits for seed words to be posted and for players to confirm."""

from __future__ import annotations

from host.core import timers
from host.core.context import Context
from host.core.features import publish
from host.core.owners import Owner, match_owner
from host.core.timers import Timer
from host.matches.match.events import TableChanged, WordsSettled
from host.matches.match.seating import Seats
from host.matches.settings.time_controls import MINUTE
from host.tables.fairness import commit_phase
from host.tables.roll_call import roll_call
from host.tables.roll_call.kinds import SeatConfirmed
from host.tables.tables import match_start
from storage.core.database import Transaction
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow

TIME_FOR_OTHER_WORDS = 2 * MINUTE
"""How long a full table waits for a player to replace rejected seed words, in milliseconds."""


class StartTimer(Timer, frozen=True, tag="start"):
    """A timer that starts a full table even if a player has not replaced rejected seed words."""


async def can_start(tx: Transaction, row: MatchRow, seat_rows: Seats) -> bool:
    """Return whether a table is full and all seed words are posted.

    A table with free seats can also start if it has a roll call for the seats that are taken. A solo table is
    always full, so the result can be True before its player starts the match.
    """
    is_full = len(seat_rows) == row.seat_count
    is_ready = is_full or await roll_call.running_for(tx, row, seat_rows) is not None
    return is_ready and not await commit_phase.has_unposted_words(tx, row.id)


async def start_if_ready(ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats) -> bool:
    """Start a match with the given seats if its table can start and needs no roll call.

    Return whether it started. If a roll call is needed, it begins. If the number of seats that are taken has
    changed, the roll call ends.
    """
    await roll_call.interrupt_unless_for(ctx, tx, row, seat_rows)
    if not await can_start(tx, row, seat_rows) or await roll_call.must_wait(ctx, tx, row, seat_rows):
        return False
    await match_start.start_match(ctx, tx, row, seat_rows)
    return True


async def on_words_settled(ctx: Context, tx: Transaction, event: WordsSettled) -> None:
    """Start a full table once the last seed words are posted.

    If Discord rejected the words, wait for a short time first, so that the player can enter other words.
    """
    if event.is_returned:
        await timers.put(tx, match_owner(event.row.id), StartTimer(), ctx.now() + TIME_FOR_OTHER_WORDS)
    else:
        await _start_if_possible(ctx, tx, event.row)


async def on_seat_confirmed(ctx: Context, tx: Transaction, event: SeatConfirmed) -> None:
    """Start a full table once all players have confirmed their seats."""
    await _start_if_possible(ctx, tx, event.row)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: StartTimer) -> None:
    """Start a full table whose player has not replaced their rejected seed words in time."""
    row = await matches.get(tx, owner.id)
    if row is not None:
        await _start_if_possible(ctx, tx, row)


async def _start_if_possible(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    seat_rows = tuple(await seats.of_match(tx, row.id))
    if row.status != "open" or row.seat_count == 1:
        return
    if not await start_if_ready(ctx, tx, row, seat_rows) and roll_call.is_old(ctx, row):
        await publish(ctx, tx, TableChanged(row))
