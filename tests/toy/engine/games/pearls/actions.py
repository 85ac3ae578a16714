"""The moves in Pearls, with one class per move.

An instance serializes to the JSON of the move in records (docs/record.md).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Take(Action, frozen=True):
    """Dive for `count` pearls."""

    count: int


class Look(Action, frozen=True):
    """Look at the next tide without showing it to the other players."""


class Surface(Action, frozen=True):
    """End the dive."""


AnyAction: TypeAlias = Take | Look | Surface
