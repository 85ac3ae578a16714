"""The view of a Regatta game. It has no fields for others' hidden efforts or for future winds."""

from __future__ import annotations

from msgspec import Struct

from engine.games.regatta.components import Wind


class CrewView(Struct, frozen=True):
    """A crew's result: its colour, its boats, their counted hours, and its 1-based rank."""

    colour: str
    seats: tuple[int, ...]
    hours: int
    rank: int


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    hours: tuple[int, ...]
    """Each boat's hours so far."""
    rowed: tuple[tuple[int, ...], ...]
    """The boats' efforts in each finished leg."""
    turned: tuple[Wind, ...]
    legs: int
    has_chosen: tuple[bool, ...]
    """Whether each seat has chosen an effort in the current leg."""
    effort: int | None
    """The viewer's own effort in the current leg, or None if the viewer has not chosen yet."""
    is_finished: bool
    crews: tuple[CrewView, ...]
    """The crews' results, empty until the race is over."""
    viewer: int | None = None
    """The viewing seat; None for a spectator."""
    coming: dict[Wind, int] = {}
    """Number of face-down winds by kind, derived from the edition and the earlier winds."""
