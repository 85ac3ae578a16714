"""The only move in Regatta: rowing with a chosen effort."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Row(Action, frozen=True):
    """Row with the given effort."""

    effort: int


AnyAction: TypeAlias = Row
