"""The moves in Pearls: one class per move, whose JSON form is the move in the record (docs/record.md)."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Take(Action, frozen=True):
    """Dive for `count` pearls."""

    count: int


class Look(Action, frozen=True):
    """Look at the next tide, which the other players do not see."""


class Surface(Action, frozen=True):
    """End the dive."""


AnyAction: TypeAlias = Take | Look | Surface
