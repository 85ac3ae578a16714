"""The moves, with one class per move.

An instance serializes to the JSON of the move in records (docs/record.md).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Play(Action, frozen=True):
    """Play a card."""

    card: str


AnyAction: TypeAlias = Play
