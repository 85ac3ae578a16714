"""The moves, with one class per move.

An instance serializes to the JSON of the move in records (docs/record.md).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Place(Action, frozen=True):
    """Place a mark on a free field."""

    field: int


AnyAction: TypeAlias = Place
