"""The moves of the harbour record for Nautilus Island: one class a move, its JSON is the move (docs/record.md)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action
from engine.games.nautilus_island.components import Card


class Go(Action, frozen=True):
    """Explore: move to a column, counted from the back, the first is 0."""

    column: int


class Collect(Action, frozen=True):
    """Take the top card of each stack of one's column."""


class Store(Action, frozen=True):
    """Lay cards of one colour into one's set of that colour."""

    cards: tuple[Card, ...]


class Close(Action, frozen=True):
    """Close the set just laid onto with the first porthole for its number of cards."""


class Leave(Action, frozen=True):
    """Leave the set just laid onto open."""


class Nothing(Action, frozen=True):
    """Neither collect nor store, where neither is possible."""


AnyAction: TypeAlias = Go | Collect | Store | Close | Leave | Nothing
