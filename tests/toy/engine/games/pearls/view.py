"""The view of Pearls. It has no field for a tide or shell that the viewer may not know."""

from __future__ import annotations

from msgspec import Struct

from engine.games.pearls.components import MAX_TAKEN, Shell, Tide


class ScoreView(Struct, frozen=True):
    """A seat's final score: its pearls, its shell, and its rank.

    Ranks count from 1, and tied seats share a rank.
    """

    seat: int
    pearls: int
    shell: Shell
    rank: int


class View(Struct, frozen=True):
    """The table for one viewer."""

    pile: int
    owned: tuple[int, ...]
    """Pearls by seat."""
    round: int
    """Number of finished rounds."""
    turned: tuple[Tide, ...]
    tides_left: int
    next_tide: Tide | None
    """The next tide if the viewer's seat has looked at it, otherwise None."""
    hand: Shell | None
    """The viewer's own shell; None for a spectator."""
    active_seat: int | None
    is_finished: bool
    scores: tuple[ScoreView, ...]
    """Empty until the game is over."""
    coming: dict[Tide, int] = {}
    """Number of future tides by kind. It follows from the edition and the tides so far."""
    lookers: tuple[int, ...] = ()
    """Seats that know the next tide."""
    taken: int | None = None
    """Pearls taken in the active seat's dive, until it surfaces."""
    most: int = MAX_TAKEN[-1]
    """Maximum pearls per dive."""
    rules_version: int = 1
    """The table's rules version, which a search needs to know."""
