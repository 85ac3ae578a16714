"""Types of host actions and rulings on tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from engine.core.text import LocalizedText, SeatName, text
from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.log.entries import Ruling
from host.matches.match.events import WordsSettled
from host.matches.permissions import Act
from host.tables.roll_call.kinds import SeatConfirmed
from host.tables.tables import rates, waiting_start


class TransferOwnership(Act, frozen=True, tag="hand-over"):
    """A host transferred the opener's permissions to another user.

    The opener's permissions are limited while other humans play.
    """

    USERS: ClassVar[Mapping[str, str]] = {"user_key": "to"}
    is_technical: ClassVar[bool] = True
    to: str
    user_key: int | None = None
    """Their account."""

    @property
    def text_names(self) -> tuple[str, ...]:
        """Return the name of the new opener."""
        return (self.to,)

    def describe(self) -> LocalizedText:
        """Return a description with the name of the new opener."""
        return text("act-hand-over", player=SeatName(1))

    def describe_at_table(self, host: SeatName) -> LocalizedText:
        """Return the line that announces the table's new opener."""
        return text("told-handed-over", host=host, player=SeatName(1))


class Cancelled(Ruling, frozen=True, kw_only=True, tag="cancelled"):
    """The opener cancelled a match that had no other human players."""


FEATURE = Feature(
    acts=TransferOwnership,
    rulings=Cancelled,
    has_limit=rates.has_recent_actions,
    timers=waiting_start.StartTimer,
    handle_timer=waiting_start.handle_timer,
    subscriptions=(
        Subscription(WordsSettled, SubscriberOrder.OTHERS, waiting_start.on_words_settled),
        Subscription(SeatConfirmed, SubscriberOrder.OTHERS, waiting_start.on_seat_confirmed),
    ),
)
