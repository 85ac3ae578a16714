"""Seats: who sits where in a match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.match.matches import MatchRow
from storage.match.schema import matches, seats


class SeatRow(rows.Row, frozen=True, kw_only=True):
    """A seat and who has it: a person, a robot of some level, or for now nobody. `name` is what is shown."""

    match: int
    seat: int
    person: int | None = None
    robot: str | None = None
    name: str = ""
    former: int | None = None
    """Who may have the seat back from a robot."""
    is_wanted: bool = False
    """A substitute is looked for."""


class AlreadySeated(Exception):
    """The person has another seat in the match."""


_COLUMNS = [seats.c[field] for field in SeatRow.__struct_fields__]
_OF_MATCH = select(*_COLUMNS).where(seats.c.match == bindparam("of_match")).order_by(seats.c.seat)
_WITH_MATCH = (
    select(matches, *_COLUMNS)
    .outerjoin(seats, seats.c.match == matches.c.id)
    .where(matches.c.id == bindparam("of_match"))
    .order_by(seats.c.seat)
)
_STATUS = select(matches.c.status).where(matches.c.id == bindparam("of_match"))


async def of_match(tx: AsyncConnection, match_id: int) -> list[SeatRow]:
    """Return the seats of a match in their order."""
    return rows.every(SeatRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))


async def with_match(tx: AsyncConnection, match_id: int) -> tuple[MatchRow, list[SeatRow]] | None:
    """Return a match and its seats in their order, asked for at once; None where there is no such match."""
    found = (await tx.execute(_WITH_MATCH, {"of_match": match_id})).all()
    if not found:
        return None
    of_match, of_seat = MatchRow.__struct_fields__, SeatRow.__struct_fields__
    width = len(of_match)
    taken = (row[width:] for row in found if row[width] is not None)
    match = MatchRow(**dict(zip(of_match, found[0][:width], strict=True)))
    return match, [SeatRow(**dict(zip(of_seat, row, strict=True))) for row in taken]


async def of_matches(tx: AsyncConnection, several: Sequence[int]) -> dict[int, list[SeatRow]]:
    """Return the seats of several matches in their order, by match."""
    chosen = select(*_COLUMNS).where(seats.c.match.in_(several)).order_by(seats.c.match, seats.c.seat)
    found: dict[int, list[SeatRow]] = {match: [] for match in several}
    for seat in rows.every(SeatRow, await tx.execute(chosen)):
        found[seat.match].append(seat)
    return found


async def of_person(tx: AsyncConnection, person: int, most: int) -> list[SeatRow]:
    """Return a person's seats in running matches, the newest match first."""
    chosen = select(*_COLUMNS).where(seats.c.person == person, seats.c.status == "running")
    return rows.every(SeatRow, await tx.execute(chosen.order_by(seats.c.match.desc()).limit(most)))


async def put(tx: AsyncConnection, *taken: SeatRow) -> None:
    """Set seats of one match, in place of who had them; raises AlreadySeated."""
    if not taken:
        return
    status = (await tx.execute(_STATUS, {"of_match": taken[0].match})).scalar_one()
    try:
        await tx.execute(writing.replace(tx, seats), [asdict(seat) | {"status": status} for seat in taken])
    except IntegrityError as error:
        raise AlreadySeated from error


async def replace(tx: AsyncConnection, match_id: int, taken: Sequence[SeatRow]) -> None:
    """Set all seats of a match anew: who is not named loses theirs; raises AlreadySeated."""
    await tx.execute(delete(seats).where(seats.c.match == match_id))
    await put(tx, *taken)
