"""The Regatta view. It has no field for the others' hidden efforts or for future winds."""

from __future__ import annotations

from msgspec import Struct

from engine.games.regatta.components import Wind


class CrewView(Struct, frozen=True):
    """A crew's result: its colour, its boats, their counted hours, and its rank from 1."""

    colour: str
    seats: tuple[int, ...]
    hours: int
    rank: int


class View(Struct, frozen=True):
    """The table for one viewer."""

    hours: tuple[int, ...]
    """Each boat's hours so far."""
    rowed: tuple[tuple[int, ...], ...]
    """The efforts in each finished leg."""
    turned: tuple[Wind, ...]
    legs: int
    has_chosen: tuple[bool, ...]
    """Whether each seat has chosen an effort in the current leg."""
    effort: int | None
    """The viewer's own effort in the current leg."""
    is_finished: bool
    crews: tuple[CrewView, ...]
    """Empty until the race is over."""
    viewer: int | None = None
    """The viewing seat; None for a spectator."""
    coming: dict[Wind, int] = {}
    """Number of face-down winds by kind. It follows from the edition and the winds so far."""
