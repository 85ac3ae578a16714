"""Adding, removing and ordering a match's seats, and transferring the opener's permissions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.files.library import AnyGame
from engine.core.randomness.chance import SeededChance
from engine.core.text import Quote
from host.core.errors import user_error
from host.core.users import User, free_robot_name, normalize_name
from host.matches.match.match import names_of
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow

Seats = tuple[SeatRow, ...]


def with_user(match_id: int, seats: Seats, user: User, position: int | None = None) -> Seats:
    """Return the seats with a user added at the 0-based `position`, or at the end."""
    place = len(seats) if position is None else position
    new = SeatRow(
        match_id=match_id, seat=place, user_key=user.key, robot=None, name=normalize_name(user.name)
    )
    behind = (replace(row, seat=row.seat + 1) for row in seats[place:])
    return (*seats[:place], new, *behind)


def with_robot(match_id: int, seats: Seats, level: str) -> Seats:
    """Return the seats with a robot added at the end."""
    name = free_robot_name(names_of(seats))
    return (*seats, SeatRow(match_id=match_id, seat=len(seats), user_key=None, robot=level, name=name))


def without_seat(seats: Seats, seat: int) -> Seats:
    """Return the seats without the given one; later seats move up."""
    left = (row for row in seats if row.seat != seat)
    return tuple(replace(row, seat=place) for place, row in enumerate(left))


def level_of(game: AnyGame, level: str | None) -> str:
    """Return a robot's level, or the default level if `level` is None.

    Raises UserError if the game has no robot of that level.
    """
    if not game.robots:
        raise user_error("no-robots")
    if level is not None and level not in game.robots:
        raise user_error("unknown-robot", level=Quote(level))
    return level or game.default_level or next(iter(game.robots))


def starting_order(row: MatchRow, seed: str, seats: Seats) -> tuple[int, ...]:
    """Return the seat order of a match: for each seat, the player's position in joining order.

    `seed` is the seed for the seat order. This function is not used for rematches, whose order depends on the
    previous match.
    """
    if row.seat_order == "random":
        return draw_order(seed, len(seats))
    if row.seat_order == "drawn":
        return tuple(range(len(seats)))
    opener = [place.seat for place in seats if place.user_key == row.owner_key]
    return (*opener, *(place.seat for place in seats if place.seat not in opener))


def draw_order(seed: str, count: int) -> tuple[int, ...]:
    """Return a random seat order for a table (docs/fairness.md)."""
    mixed, _ = SeededChance(seed).shuffle(tuple(str(place) for place in range(count)))
    return tuple(int(place) for place in mixed)


def reorder_seats(seats: Seats, places: Sequence[int]) -> Seats:
    """Return the seats reordered for the start of the match."""
    return tuple(replace(seats[place], seat=seat) for seat, place in enumerate(places))


async def inherit_ownership(
    tx: Transaction, row: MatchRow, seat_rows: Sequence[SeatRow], left_user_key: int | None
) -> MatchRow:
    """Transfer the opener's permissions to the next player at the table if the opener has left."""
    heirs = [place.user_key for place in seat_rows if place.user_key is not None]
    if left_user_key != row.owner_key or not heirs:
        return row
    await matches.set_opener(tx, row.id, heirs[0])
    return replace(row, owner_key=heirs[0])
