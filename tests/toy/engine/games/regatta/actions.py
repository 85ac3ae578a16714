"""The one choice: how hard to row."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Row(Action, frozen=True):
    """Row with an effort."""

    effort: int


AnyAction: TypeAlias = Row
