"""What can be seen of Pearls. There is no field for a tide or a shell that the viewer may not know."""

from __future__ import annotations

from msgspec import Struct

from engine.games.pearls.components import MAX_TAKEN, Shell, Tide


class ScoreView(Struct, frozen=True):
    """The end of a seat: its pearls, its shell, 1 for the first; tied seats share a rank."""

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
    """Rounds that are over."""
    turned: tuple[Tide, ...]
    tides_left: int
    next_tide: Tide | None
    """Only for a seat that has looked at it."""
    hand: Shell | None
    """The viewer's own shell; a spectator has none."""
    active_seat: int | None
    is_finished: bool
    scores: tuple[ScoreView, ...]
    """Empty until the game is over."""
    coming: dict[Tide, int] = {}
    """Tides still to come by kind: the box says how many there are of each."""
    lookers: tuple[int, ...] = ()
    """Who knows the next tide."""
    taken: int | None = None
    """What the active seat has brought up, while it is under water."""
    most: int = MAX_TAKEN[-1]
    """Pearls a dive may bring."""
    rules_version: int = 1
    """By which rules the table plays: whoever thinks ahead needs to know."""
