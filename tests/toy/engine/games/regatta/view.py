"""What can be seen of Regatta. There is no field for an effort of others before it is shown, or a wind to come."""

from __future__ import annotations

from msgspec import Struct

from engine.games.regatta.components import Wind


class CrewView(Struct, frozen=True):
    """The end of a crew: its colour, its boats, the hours of those that count, 1 for the first."""

    colour: str
    seats: tuple[int, ...]
    hours: int
    rank: int


class View(Struct, frozen=True):
    """The table for one viewer."""

    hours: tuple[int, ...]
    """Taken by each boat so far."""
    rowed: tuple[tuple[int, ...], ...]
    """The efforts of each leg that is over."""
    turned: tuple[Wind, ...]
    legs: int
    has_chosen: tuple[bool, ...]
    """Who has chosen an effort in this leg."""
    effort: int | None
    """The viewer's own in this leg."""
    is_finished: bool
    crews: tuple[CrewView, ...]
    """Empty until the race is over."""
    viewer: int | None = None
    """The viewing seat; None for a spectator."""
    coming: dict[Wind, int] = {}
    """Winds face down by kind: the box says how many there are of each."""
