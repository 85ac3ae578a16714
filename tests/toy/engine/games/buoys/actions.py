"""The only move in Buoys: laying a buoy."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action


class Lay(Action, frozen=True):
    """Lay a buoy in a free field, numbered row by row from 0."""

    field: int


AnyAction: TypeAlias = Lay
