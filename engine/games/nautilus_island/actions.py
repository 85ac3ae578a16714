"""The moves in Nautilus Island. Each class serializes to the JSON of its move in records (docs/record.md)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action
from engine.games.nautilus_island.components import Card


class Go(Action, frozen=True):
    """Explore: move to a column.

    Columns are numbered from 0, starting at the back.
    """

    column: int


class Collect(Action, frozen=True):
    """Take the top card from each stack in the castaway's column."""


class Store(Action, frozen=True):
    """Add cards of one colour from the hand to the player's set of this colour."""

    cards: tuple[Card, ...]


class Close(Action, frozen=True):
    """Close the set to which cards were just added.

    It gets the next porthole for sets of its size.
    """


class Leave(Action, frozen=True):
    """Decide not to close the set to which cards were just added."""


class Nothing(Action, frozen=True):
    """Do nothing. This is allowed only if neither collecting nor storing is possible."""


AnyAction: TypeAlias = Go | Collect | Store | Close | Leave | Nothing
