"""Changes in a player's possessions since an earlier view, which are highlighted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.games.nauticus.view import SeatView, ShipView, View

NewFlags: TypeAlias = tuple[bool, ...]
"""One flag for each of several items: whether the item is new."""


class ShipChange(NamedTuple):
    """The new parts on a ship."""

    hull: NewFlags
    masts: NewFlags
    sails: NewFlags
    goods: NewFlags
    is_finished: bool


_NO_SHIP = ShipView(0, (), (), (), (), None, False, False, False, False, 0)


def find_new(now: Sequence[str], before: Sequence[str]) -> NewFlags:
    """Return whether each item is new.

    If only some of several equal items are new, the last ones count as new.
    """
    old, found = Counter(before), []
    for thing in now:
        found.append(old[thing] <= 0)
        old[thing] -= 1
    return tuple(found)


def ship_change(ship: ShipView, before: SeatView) -> ShipChange:
    """Return the parts of a ship that are new compared with the seat's earlier view.

    All parts of a new ship are new.
    """
    old = next((other for other in before.ships if other.number == ship.number), _NO_SHIP)
    return ShipChange(
        find_new(ship.hull, old.hull),
        find_new(ship.masts, old.masts),
        find_new(ship.sails, old.sails),
        find_new(ship.goods, old.goods),
        is_finished=ship.is_finished and not old.is_finished,
    )


def ship_changes(seat: SeatView, before: SeatView) -> tuple[ShipChange, ...]:
    """Return the new parts of each of a seat's ships."""
    return tuple(ship_change(ship, before) for ship in seat.ships)


def earlier_view(seat: SeatView, before: View | None) -> SeatView:
    """Return a seat's earlier view; if there is none, return its current view."""
    return seat if before is None else before.seats[seat.seat]


def just_played(view: View, before: View | None) -> tuple[bool, ...]:
    """Return, for each space, whether its action has been played since `before`.

    If `before` is from an earlier round, no action counts as played.
    """
    if before is None or before.round != view.round:
        return (False,) * len(view.spaces)
    return tuple(
        space.flipped and not old.flipped for space, old in zip(view.spaces, before.spaces, strict=True)
    )
