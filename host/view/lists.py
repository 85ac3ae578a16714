"""Reading a match: what is shown of it to whom. Everything here is made from the log and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.core.model import Seat
from host.clock import timing
from host.core.context import Context
from host.core.people import Person
from host.core.refusals import Refusal
from host.match import loading
from host.match.match import names_of, seat_of
from host.match.seating import Seats
from storage.core.database import Transaction
from storage.match import matches, seats
from storage.match.matches import MatchRow, Status
from storage.match.seats import SeatRow


class Mine(Struct, frozen=True):
    """One of a person's matches."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    seat: Seat | None
    awaited: tuple[Seat, ...]
    your_turn: bool
    deadline: int | None
    """Unix milliseconds at which the time of the person, or else of the first of all awaited, will have run out."""
    is_damaged: bool
    """Its rows can't be read, or its rules are not played here any more."""


async def matches_of(
    ctx: Context, person: Person, statuses: Sequence[Status] = matches.ALIVE
) -> tuple[Mine, ...]:
    """Return a person's matches, the newest first, and whom each waits for."""
    async with ctx.database.reading() as tx:
        found = await matches.of_person(tx, person.id, statuses)
        sitting = await seats.of_matches(tx, [row.id for row in found])
        return tuple([await _mine(ctx, tx, person, row, tuple(sitting[row.id])) for row in found])


async def mine(ctx: Context, person: Person, match_id: int) -> Mine:
    """Return a match as somebody sees it, whether or not they sit there; a Refusal where there is none."""
    async with ctx.database.reading() as tx:
        row, sitting = await loading.row_of(tx, match_id), tuple(await seats.of_match(tx, match_id))
        return await _mine(ctx, tx, person, row, sitting)


async def seated_in(ctx: Context, person: Person, statuses: Sequence[Status]) -> frozenset[int]:
    """Return the numbers of the matches in which a person has a seat."""
    async with ctx.database.reading() as tx:
        return frozenset(row.id for row in await matches.of_person(tx, person.id, statuses))


async def alive_in(ctx: Context, server: int) -> tuple[Mine, ...]:
    """Return the matches of a server that are not over, the newest first, as whoever sits in none sees them."""
    async with ctx.database.reading() as tx:
        found = await matches.of_server(tx, server)
        sitting = await seats.of_matches(tx, [row.id for row in found])
        return tuple([await _mine(ctx, tx, None, row, tuple(sitting[row.id])) for row in found])


async def _mine(ctx: Context, tx: Transaction, person: Person | None, row: MatchRow, sitting: Seats) -> Mine:
    awaited: tuple[Seat, ...] = ()
    deadline, is_damaged = None, False
    seat = seat_of(sitting, person)
    if row.status == "running":
        try:
            match = await loading.match_of(ctx, tx, row)
            awaited = match.awaited
            deadline = await timing.deadline_of(tx, match, seat)
        except Refusal:
            is_damaged = True
    return Mine(row, sitting, names_of(sitting), seat, awaited, seat in awaited, deadline, is_damaged)


async def find(ctx: Context, match_id: int) -> tuple[MatchRow, Seats]:
    """Return a match by its number, and who sits in it; a Refusal where there is none."""
    async with ctx.database.reading() as tx:
        return await loading.row_of(tx, match_id), tuple(await seats.of_match(tx, match_id))


async def channel_match(ctx: Context, channel: int) -> MatchRow | None:
    """Return the match a channel is about: the open or running one, else the last one there, if any."""
    async with ctx.database.reading() as tx:
        return await matches.in_channel(tx, channel) or await matches.latest_in_channel(tx, channel)


async def server_matches(
    ctx: Context, server: int, statuses: Sequence[Status] = matches.ALIVE
) -> tuple[MatchRow, ...]:
    """Return the matches of a server, the newest first."""
    async with ctx.database.reading() as tx:
        return tuple(await matches.of_server(tx, server, statuses))


async def row_of(ctx: Context, match_id: int) -> MatchRow | None:
    """Return the row of a match, None where there is none."""
    async with ctx.database.reading() as tx:
        return await matches.get(tx, match_id)


async def with_channel(ctx: Context, server: int | None = None) -> tuple[MatchRow, ...]:
    """Return the matches that are not over and have a channel that is no thread, of a server or of all."""
    async with ctx.database.reading() as tx:
        return tuple(await matches.with_channel(tx, server))
