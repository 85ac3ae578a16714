"""The moves, with one class per move."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Bid(Action, frozen=True):
    """Bid a card."""

    card: str


AnyAction: TypeAlias = Bid
