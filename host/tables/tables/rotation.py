"""Seat rotation for rematches: the second player now starts, and the first player moves last."""

from __future__ import annotations

from host.matches.match.seating import Seats
from storage.core.database import Transaction
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.tables import rematch


async def rematch_order(tx: Transaction, row: MatchRow, seat_rows: Seats) -> list[int] | None:
    """Return the joining position of each seat's player in a rematch.

    Return None if the seats don't rotate.
    """
    if row.seat_order != "turned":
        return None
    former = await rematch.former_of(tx, row.id)
    return rotate_seats([] if former is None else await seats.of_match(tx, former), seat_rows)


def rotate_seats(former: list[SeatRow], seat_rows: Seats) -> list[int]:
    """Return the joining position of each seat's player in a rematch.

    Each player of the previous match moves one seat forward, and the first one gets the last seat. New
    players get the seats of players who did not return.
    """
    waiting = list(range(len(seat_rows)))
    order: list[int | None] = []
    for seat in (*former[1:], *former[:1]):
        found = next((place for place in waiting if _is_same(seat_rows[place], seat)), None)
        order.append(found)
        if found is not None:
            waiting.remove(found)
    filled = [waiting.pop(0) if place is None and waiting else place for place in order]
    return [*(place for place in filled if place is not None), *waiting]


def _is_same(one: SeatRow, former: SeatRow) -> bool:
    """Return whether two seats have the same player, or robots of the same level."""
    return (one.user_key, one.robot) == (former.user_key, former.robot)
