"""What has changed between two views of one table: the marks of a picture, as values that tiles compare."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.games.nautilus_island.view import ColumnView, SeatView, SetView, View


class SetChange(NamedTuple):
    """What a set has gained."""

    cards: tuple[tuple[str, int], ...] = ()
    """The cards that are new, each with its number."""
    tokens: int = 0
    """How many of its tokens are new: the last ones."""
    is_closed: bool = False

    @property
    def grown(self) -> int:
        """The number of new cards."""
        return sum(count for _, count in self.cards)


class SeatChange(NamedTuple):
    """What a seat has gained or given away."""

    vp: int
    hand: int
    sets: tuple[tuple[str, SetChange], ...]
    """Those of its sets that have changed, by colour."""

    def of(self, colour: str) -> SetChange:
        """Return what the set of a colour has gained."""
        return dict(self.sets).get(colour, SetChange())


class ColumnChange(NamedTuple):
    """What has happened at a column of the wreck; pairs are above and below."""

    taken: tuple[int, ...]
    """The cards gone from each stack."""
    came: tuple[bool, bool]
    """Whether the castaway that stands there has come."""
    went: tuple[int | None, int | None]
    """The castaway that stood there, where nobody stands now."""


class CampChange(NamedTuple):
    """What has happened to a space of the camp."""

    is_new: bool
    """Another token lies there."""
    gone: str | None
    """The token that lay there, where none lies now."""


class Changes(NamedTuple):
    """All that has changed."""

    seats: tuple[SeatChange, ...]
    columns: tuple[ColumnChange, ...]
    camp: tuple[CampChange, ...]
    portholes: tuple[int, ...]
    """How many of each size are gone."""


def changes(before: View | None, view: View) -> Changes:
    """Return what has changed since an earlier view; nothing has since none."""
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
        (_came(*pairs[0]), _came(*pairs[1])),
        (_went(*pairs[0]), _went(*pairs[1])),
    )


def _came(old: int | None, new: int | None) -> bool:
    return new is not None and new != old


def _went(old: int | None, new: int | None) -> int | None:
    return old if new is None else None
