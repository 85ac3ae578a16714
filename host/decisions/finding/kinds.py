"""The timers, messages and events of finding a table."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from host.core.outbox import OutboxMessage
from host.core.timers import Timer

Outcome: TypeAlias = Literal["joined", "refused", "expired", "taken", "ended", "unseen"]
"""The outcome of a proposal for a user.

`taken` means that the table is no longer available to the user, for any reason. `unseen` means that the user
can't see the table's channel.
"""
EndReason: TypeAlias = Literal["expired", "limit"]
"""The reason why the bot ended a user's search."""


class MatchWishes(Timer, frozen=True, tag="fit"):
    """A timer that matches the wishes of a guild's users.

    It contains its time, so that a new timer never waits for the transaction that handles a due one.
    """

    at: int
    """Unix milliseconds."""


class AskLater(Timer, frozen=True, tag="later"):
    """A timer that proposes a table to a user after their quiet hours or sleep."""

    user_key: int
    proposal_id: int


class AnswerDue(Timer, frozen=True, tag="due"):
    """A timer that ends a proposal for a user who has not answered."""

    user_key: int
    proposal_id: int


class SearchEnds(Timer, frozen=True, tag="ends"):
    """A timer that ends a user's search; like `MatchWishes`, it contains its time."""

    user_key: int
    at: int
    """Unix milliseconds."""


class TellLater(Timer, frozen=True, tag="tell"):
    """A timer that notifies a user after their quiet hours that the bot has ended their search."""

    user_key: int
    reason: EndReason


class AskUser(OutboxMessage, frozen=True, tag="ask"):
    """A message that proposes a table to a user."""

    user_key: int
    proposal_id: int


class CloseAsk(OutboxMessage, frozen=True, tag="close"):
    """An update of a sent message, which shows that its proposal is over."""

    user_key: int
    channel: int
    message: int
    outcome: Outcome


class SearchEnded(OutboxMessage, frozen=True, tag="ended"):
    """A message to a user whose search the bot has ended."""

    user_key: int
    reason: EndReason


FindingTimer: TypeAlias = MatchWishes | AskLater | AnswerDue | SearchEnds | TellLater
FindingPost: TypeAlias = AskUser | CloseAsk | SearchEnded


class RatingsNeeded(Struct, frozen=True):
    """Users' ratings are needed to decide whether they fit; the subscriber adds them to `found`."""

    guild_id: int
    game: str
    user_keys: tuple[int, ...]
    found: dict[int, int]
    """Ratings as they are displayed, by user key."""
