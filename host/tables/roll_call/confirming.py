"""Confirm a seat, and end a roll call in time."""

from __future__ import annotations

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import publish
from host.core.owners import Owner, match_owner
from host.core.users import User
from host.matches.match import loading, seating
from host.matches.match.cancellation import cancel_match
from host.matches.match.events import Committed, MatchCancelled, TableChanged
from host.matches.match.match import seat_of
from host.matches.match.seating import Seats, inherit_ownership
from host.matches.match.timers import refuse_while_unavailable
from host.tables.roll_call import roll_call
from host.tables.roll_call.kinds import RollCallAnswered, RollCallEnd, SeatConfirmed, SeatsReopened
from host.tables.roll_call.roll_call import RollCall
from storage.core.database import Transaction
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow


async def confirm(ctx: Context, match_id: int, user: User) -> MatchRow:
    """Confirm that a player still wants their seat; start the match if all others have confirmed.

    Players can also confirm while a seat is free.
    """
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await loading.load_row(tx, match_id)
        seat_rows = tuple(await seats.of_match(tx, match_id))
        if row.status != "open":
            raise user_error("begun" if row.status == "running" else row.status)
        if seat_of(seat_rows, user) is None:
            raise user_error("not-in-match")
        if not roll_call.is_old(ctx, row):
            raise user_error("no-roll-call")
        await roll_call.note_presence(ctx, tx, row, user)
        await publish(ctx, tx, SeatConfirmed(row))
    await jobs.run(ctx, match_owner(match_id))
    async with ctx.database.read_transaction() as tx:
        return await loading.load_row(tx, match_id)


async def load_roll_call(ctx: Context, match_id: int) -> RollCall | None:
    """Return the roll call at an open table, if there is one."""
    async with ctx.database.read_transaction() as tx:
        row, seat_rows = await loading.load_with_seats(tx, match_id)
        return await roll_call.load(tx, row, seat_rows)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: RollCallEnd) -> None:
    """End a roll call: free the seats of players who have not confirmed."""
    row = await matches.get(tx, owner.id)
    if row is None or row.status != "open":
        return
    await refuse_while_unavailable(ctx, tx, row.guild_id)
    closes = await roll_call.closing_time(tx, row, timer.began)
    if closes > ctx.now():
        await timers.put(tx, owner, timer, closes)
        return
    seat_rows = tuple(await seats.of_match(tx, row.id))
    missing = await roll_call.missing_users(tx, row.id, seat_rows, timer.began)
    if missing:
        await _free_seats(ctx, tx, row, seat_rows, missing)
    else:
        await publish(ctx, tx, SeatConfirmed(row))


async def _free_seats(
    ctx: Context, tx: Transaction, row: MatchRow, seat_rows: Seats, missing: tuple[int, ...]
) -> None:
    left = seat_rows
    for seat in reversed(seat_rows):
        if seat.user_key in missing:
            left = seating.without_seat(left, seat.seat)
    if row.owner_key in missing:
        row = await inherit_ownership(tx, row, left, left_user_key=row.owner_key)
    await seats.replace(tx, row.id, left)
    await publish(ctx, tx, RollCallAnswered(row, missing))
    await outbox.add(ctx, tx, match_owner(row.id), SeatsReopened(missing, ctx.now()))
    if all(seat.user_key is None for seat in left):
        await cancel_match(ctx, tx, row)
    else:
        await publish(ctx, tx, TableChanged(row))


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Delete the confirmations at a table whose match starts."""
    if event.before.folded_log.head == 0 and roll_call.is_old(ctx, event.row):
        users = [seat.user_key for seat in event.after.seats if seat.user_key is not None]
        await roll_call.clean_up(ctx, tx, event.row, users)


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Delete the confirmations at a table that was cancelled."""
    if event.row.head == 0 and roll_call.is_old(ctx, event.row):
        seat_rows = await seats.of_match(tx, event.row.id)
        users = [seat.user_key for seat in seat_rows if seat.user_key is not None]
        await roll_call.clean_up(ctx, tx, event.row, users)
