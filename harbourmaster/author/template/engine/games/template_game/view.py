"""The view of a game. It has no fields for cards that the viewer may not know."""

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    rounds: int
    """Number of rounds in the game."""
    deck: tuple[str | None, ...]
    """The cards that the viewer knows, by their places in the deck."""
    spent: tuple[int, ...]
    table: tuple[str, ...]
    """The cards of the current round, first seat first."""
    hand: tuple[str, ...]
    """The viewer's hand; empty for a spectator."""
    points: tuple[int, ...]
    round: int
    """Number of finished rounds."""
    active_seat: int | None
    is_finished: bool
    ranking: tuple[tuple[int, ...], ...]
    """After the end, the seats from first to last, by place."""
