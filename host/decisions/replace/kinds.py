"""Types for player replacements: the host action as stored in the audit log, and the rulings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from engine.core.text import LocalizedText, SeatName, text
from host.matches.log.entries import SeatRuling
from host.matches.permissions import Act


class Replace(Act, frozen=True, tag="replace"):
    """The host action that replaced a player.

    `by` is the name of the new player, empty for a robot.
    """

    USERS: ClassVar[Mapping[str, str]] = {"user_key": "by", "left": "player"}
    seat: int
    player: str
    by: str = ""
    user_key: int | None = None
    """The key of the new player."""
    left: int | None = None
    """The key of the replaced player."""

    @property
    def text_names(self) -> tuple[str, ...]:
        """Return the names of the replaced player and of the new player."""
        return self.player, self.by

    def describe(self) -> LocalizedText:
        """Return a description that names the replaced player and the new player."""
        key = "act-replace" if self.by else "act-dismiss"
        return text(key, player=SeatName(1), by=SeatName(2))


class ReplaceRefused(SeatRuling, frozen=True, kw_only=True, tag="replace-refused"):
    """The ruling that a player keeps their seat after a failed vote to replace them."""

    is_rejection: ClassVar[bool] = True


class SeatDeclined(SeatRuling, frozen=True, kw_only=True, tag="seat-declined"):
    """The ruling that a user declined a seat that was offered to them."""


ReplaceRuling: TypeAlias = ReplaceRefused | SeatDeclined
