"""Moves of Nautilus Island: one class per move, whose JSON is the move of the harbour record (docs/record.md)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action
from engine.games.nautilus_island.components import Card


class Go(Action, frozen=True):
    """Explore: move to a column, counted from the back, 0-based."""

    column: int


class Collect(Action, frozen=True):
    """Take the top card of each stack of the castaway's column."""


class Store(Action, frozen=True):
    """Lay cards of one colour into the player's set of that colour."""

    cards: tuple[Card, ...]


class Close(Action, frozen=True):
    """Close the set of the last store with the first porthole for its number of cards."""


class Leave(Action, frozen=True):
    """Leave the set of the last store open."""


class Nothing(Action, frozen=True):
    """Neither collect nor store, if neither is possible."""


AnyAction: TypeAlias = Go | Collect | Store | Close | Leave | Nothing
