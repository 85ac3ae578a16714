"""The only move in Leak: bailing with a card."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action
from engine.games.leak.components import Card


class Bail(Action, frozen=True):
    """Bail with a card from the hand."""

    card: Card


AnyAction: TypeAlias = Bail
