"""Players who are replaced by authority, as the audit keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from engine.core.text import Text, Who, text
from host.matches.log.entries import SeatRuling
from host.matches.permissions import Act


class Replace(Act, frozen=True, tag="replace"):
    """A player was replaced, by somebody else or (`by` empty) by a robot."""

    USERS: ClassVar[Mapping[str, str]] = {"person": "by", "left": "player"}
    seat: int
    player: str
    by: str = ""
    person: int | None = None
    """The account of whoever is to play on."""
    left: int | None = None
    """That of whoever was replaced."""

    @property
    def others(self) -> tuple[str, ...]:
        """Return who was replaced, and by whom."""
        return self.player, self.by

    def describe(self) -> Text:
        """Return who was replaced by whom."""
        key = "act-replace" if self.by else "act-dismiss"
        return text(key, player=Who(1), by=Who(2))


class ReplaceRefused(SeatRuling, frozen=True, kw_only=True, tag="replace-refused"):
    """Whoever sits in a seat stays."""


class SeatDeclined(SeatRuling, frozen=True, kw_only=True, tag="seat-declined"):
    """Whoever was asked to play on in a seat does not."""


ReplaceRuling: TypeAlias = ReplaceRefused | SeatDeclined
