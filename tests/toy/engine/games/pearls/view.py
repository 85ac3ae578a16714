"""The view of a Pearls game. It has no fields for tides or shells that the viewer may not know."""

from __future__ import annotations

from msgspec import Struct

from engine.games.pearls.components import MAX_TAKEN, Shell, Tide


class ScoreView(Struct, frozen=True):
    """A seat's final score: its pearls, its shell, and its rank.

    Ranks are 1-based, and tied seats share a rank.
    """

    seat: int
    pearls: int
    shell: Shell
    rank: int


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    pile: int
    owned: tuple[int, ...]
    """Number of pearls by seat."""
    round: int
    """Number of finished rounds."""
    turned: tuple[Tide, ...]
    tides_left: int
    next_tide: Tide | None
    """The next tide if the viewer has looked at it, otherwise None."""
    hand: Shell | None
    """The viewer's own shell; None for a spectator."""
    active_seat: int | None
    is_finished: bool
    scores: tuple[ScoreView, ...]
    """The final scores, empty until the game is over."""
    coming: dict[Tide, int] = {}
    """Number of future tides by kind, derived from the edition and the earlier tides."""
    lookers: tuple[int, ...] = ()
    """Seats that know the next tide."""
    taken: int | None = None
    """Number of pearls that the active seat has taken in its current dive, or None if it has taken none."""
    most: int = MAX_TAKEN[-1]
    """Maximum number of pearls per dive."""
    rules_version: int = 1
    """The table's rules version, which a search needs to know."""
