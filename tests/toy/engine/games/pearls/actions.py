"""The moves of the harbour record for Pearls: one class a move, its JSON is the move (docs/record.md)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Take(Action, frozen=True):
    """Dive for so many pearls."""

    count: int


class Look(Action, frozen=True):
    """See the next tide before it comes, and keep it to oneself."""


class Surface(Action, frozen=True):
    """End the dive."""


AnyAction: TypeAlias = Take | Look | Surface
