"""The view of Regatta. It has no field for hidden efforts of others or future winds."""

from __future__ import annotations

from msgspec import Struct

from engine.games.regatta.components import Wind


class CrewView(Struct, frozen=True):
    """The result of a crew: its colour, its boats, their counted hours, and its rank from 1."""

    colour: str
    seats: tuple[int, ...]
    hours: int
    rank: int


class View(Struct, frozen=True):
    """The table for one viewer."""

    hours: tuple[int, ...]
    """Hours of each boat so far."""
    rowed: tuple[tuple[int, ...], ...]
    """The efforts of each finished leg."""
    turned: tuple[Wind, ...]
    legs: int
    has_chosen: tuple[bool, ...]
    """Whether each seat has chosen an effort in this leg."""
    effort: int | None
    """The viewer's own effort in this leg."""
    is_finished: bool
    crews: tuple[CrewView, ...]
    """Empty until the race is over."""
    viewer: int | None = None
    """The viewing seat; None for a spectator."""
    coming: dict[Wind, int] = {}
    """Number of face-down winds by kind, which follows from the box."""
