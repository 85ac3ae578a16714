"""The view of a game of Leak. It has no fields for others' hands or for future waves."""

from __future__ import annotations

from msgspec import Struct

from engine.games.leak.components import Card, Wave


class View(Struct, frozen=True):
    """The boat as one viewer sees it."""

    deck: tuple[Card | None, ...]
    """The cards that the viewer knows, by their places in the deck."""
    spent: tuple[int, ...]
    turned: tuple[Wave, ...]
    coming: dict[Wave, int]
    """Number of face-down waves by kind."""
    finished: int
    bailed: tuple[tuple[int, int], ...]
    leaks: int
    overboard: tuple[int, ...]
    hand: tuple[Card, ...]
    """The viewer's hand; empty for a spectator."""
    cards: tuple[int, ...]
    """Number of cards in each hand."""
    active_seat: int | None
    is_finished: bool
