"""Record moves of Pearls: one class per move, whose JSON is the move (docs/record.md)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Take(Action, frozen=True):
    """Dive for this many pearls."""

    count: int


class Look(Action, frozen=True):
    """See the next tide in advance, and keep it secret."""


class Surface(Action, frozen=True):
    """End the dive."""


AnyAction: TypeAlias = Take | Look | Surface
