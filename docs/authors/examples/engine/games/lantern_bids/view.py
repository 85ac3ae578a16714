"""The view of a game. It has no fields for cards that the viewer may not know."""

from __future__ import annotations

from msgspec import Struct


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    deck: tuple[str | None, ...]
    """The cards that the viewer knows, by their places in the deck."""
    lanterns: tuple[str, ...]
    """The lanterns that were turned up."""
    spent: tuple[int, ...]
    """The places in the deck of all cards that were played, in the order of play."""
    hand: tuple[str, ...]
    """The viewer's hand; empty for a spectator."""
    points: tuple[int, ...]
    round: int
    """Number of finished rounds."""
    rounds: int
    """Number of rounds in the game."""
    has_chosen: tuple[bool, ...]
    """Whether each seat has chosen a card in the current round."""
    bid: str | None
    """The card that the viewer has chosen in the current round."""
    viewer: int | None
    """The viewing seat; None for a spectator."""
    is_finished: bool
    ranking: tuple[tuple[int, ...], ...]
    """After the end, the seats from first to last, by place."""
