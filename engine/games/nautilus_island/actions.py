"""The moves in Nautilus Island, one class per move, which serializes to the move's JSON (docs/record.md)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action
from engine.games.nautilus_island.components import Card


class Go(Action, frozen=True):
    """Explore: move to a column.

    Columns are 0-based, counted from the back.
    """

    column: int


class Collect(Action, frozen=True):
    """Take the top card from each stack in the castaway's column."""


class Store(Action, frozen=True):
    """Store cards of one colour in the player's set of this colour."""

    cards: tuple[Card, ...]


class Close(Action, frozen=True):
    """Close the set that was just stored, with the first porthole for its number of cards."""


class Leave(Action, frozen=True):
    """Leave the set that was just stored open."""


class Nothing(Action, frozen=True):
    """Do nothing, which is allowed only if neither collecting nor storing is possible."""


AnyAction: TypeAlias = Go | Collect | Store | Close | Leave | Nothing
