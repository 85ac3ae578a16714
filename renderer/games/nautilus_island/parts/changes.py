"""The changes between two views of a table, for highlighting.

Changes are values that can be compared for equality.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.games.nautilus_island.view import ColumnView, SeatView, SetView, View


class SetChange(NamedTuple):
    """The new cards and tokens in a seat's set."""

    cards: tuple[tuple[str, int], ...] = ()
    """The new cards with the number of copies of each."""
    tokens: int = 0
    """Number of new tokens. These are the last tokens in the set."""
    is_closed: bool = False

    @property
    def new_card_count(self) -> int:
        """Return the number of new cards."""
        return sum(count for _, count in self.cards)


class SeatChange(NamedTuple):
    """The gains and losses of a seat since the earlier view."""

    vp: int
    hand: int
    sets: tuple[tuple[str, SetChange], ...]
    """The sets that have changed, by colour."""

    def of(self, colour: str) -> SetChange:
        """Return the changes in the set with the given colour."""
        return dict(self.sets).get(colour, SetChange())


class ColumnChange(NamedTuple):
    """The changes in a column of the wreck.

    In a pair, the first value is for the place above the column, and the second for the place below it.
    """

    taken: tuple[int, ...]
    """Number of cards removed from each stack."""
    has_arrived: tuple[bool, bool]
    """Whether the castaway at each place is new."""
    departed: tuple[int | None, int | None]
    """The castaway that has left each place; None if it is occupied or was already empty."""


class CampChange(NamedTuple):
    """The changes on a camp space."""

    is_new: bool
    """Whether the space has a token that was not there before."""
    removed: str | None
    """The removed token if the space is empty now, otherwise None."""


class Changes(NamedTuple):
    """All changes between two views."""

    seats: tuple[SeatChange, ...]
    columns: tuple[ColumnChange, ...]
    camp: tuple[CampChange, ...]
    portholes: tuple[int, ...]
    """Number of portholes taken, by set size."""


def changes(before: View | None, view: View) -> Changes:
    """Return the changes since an earlier view.

    Without an earlier view, there are no changes.
    """
    was = view if before is None else before
    return Changes(
        tuple(map(_seat, was.seats, view.seats)),
        tuple(map(_column, was.columns, view.columns)),
        tuple(
            CampChange(now.token not in (None, old.token), None if now.token else old.token)
            for old, now in zip(was.camp, view.camp, strict=True)
        ),
        tuple(len(old.left) - len(now.left) for old, now in zip(was.portholes, view.portholes, strict=True)),
    )


def _seat(was: SeatView, now: SeatView) -> SeatChange:
    old = {laid.colour: laid for laid in was.sets}
    sets = ((laid.colour, _set(old.get(laid.colour), laid)) for laid in now.sets)
    return SeatChange(
        now.vp - was.vp, now.hand_size - was.hand_size, tuple(one for one in sets if one[1] != SetChange())
    )


def _set(was: SetView | None, now: SetView) -> SetChange:
    old = was or SetView(now.colour, (), (), (), None)
    cards = Counter(now.cards) - Counter(old.cards)
    return SetChange(
        tuple(sorted(cards.items())), len(now.tokens) - len(old.tokens), now.porthole != old.porthole
    )


def _column(was: ColumnView, now: ColumnView) -> ColumnChange:
    old, new = (was.above, was.below), (now.above, now.below)
    pairs = tuple(zip(old, new, strict=True))
    return ColumnChange(
        tuple(before.left - after.left for before, after in zip(was.stacks, now.stacks, strict=True)),
        (_has_arrived(*pairs[0]), _has_arrived(*pairs[1])),
        (_departed(*pairs[0]), _departed(*pairs[1])),
    )


def _has_arrived(old: int | None, new: int | None) -> bool:
    return new is not None and new != old


def _departed(old: int | None, new: int | None) -> int | None:
    return old if new is None else None
