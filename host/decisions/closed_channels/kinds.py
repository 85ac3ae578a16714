"""The types for closed channels: causes, timer, messages and rulings."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from engine.core.text import LocalizedText, SeatName, text
from host.core.outbox import OutboxMessage
from host.core.timers import Timer
from host.matches.log.entries import Ruling
from storage.matches.match.matches import MatchRow

ClosureReason: TypeAlias = Literal["hidden", "locked", "denied", "timed-out", "refused"]
"""The reasons: the bot can't see the channel, the thread is locked, a permission is missing, moderators have
timed out the bot, or Discord refuses messages for an unknown reason.
"""
PERMANENT: tuple[ClosureReason, ...] = ("hidden", "locked")


class Closure(Struct, frozen=True):
    """The reason why the bot can't write in a channel, and the end of the closure."""

    reason: ClosureReason
    ends: int | None = None
    """When the closure ends automatically, in Unix milliseconds; None if unknown."""

    @property
    def is_permanent(self) -> bool:
        """Return whether the closure lasts until the channel or its permissions are changed."""
        return self.reason in PERMANENT


class ClosedChannel(Struct, frozen=True):
    """A running match whose channel is closed to the bot, and the reason."""

    match: MatchRow
    closure: Closure


class ChannelTimer(Timer, frozen=True, tag="check"):
    """The timer that checks a closed channel again."""


class CheckChannel(OutboxMessage, frozen=True, tag="check"):
    """A check of whether a match's channel is still closed.

    No message is sent. The outbox row belongs to the guild, because rows that belong to the match are held
    back.
    """

    match_id: int


class HostNotice(OutboxMessage, frozen=True, tag="hosts"):
    """A notice to a guild's hosts that a match's channel is closed.

    Its outbox row belongs to the guild.
    """

    match_id: int


class ClosureNotice(OutboxMessage, frozen=True, tag="rest"):
    """A direct message to a player whose match's clocks are paused.

    Its outbox row belongs to the user.
    """

    match_id: int


ClosedChannelPost: TypeAlias = CheckChannel | HostNotice | ClosureNotice


class ClosureRest(Ruling, frozen=True, kw_only=True, tag="channel-closed"):
    """The ruling that the clocks are paused, because a player can't be notified.

    The channel is closed, and the player can't receive direct messages either.
    """

    cause: str

    def describe(self, host: SeatName) -> LocalizedText:
        """Return a description that includes the reason."""
        return text("told-channel-closed", reason=LocalizedText(f"closure-{self.cause}"))


class ChannelOpen(Ruling, frozen=True, kw_only=True, tag="channel-open"):
    """The ruling that the clocks resume, since the bot can write in the channel again."""


class ClosureContested(Ruling, frozen=True, kw_only=True, tag="closure-refused"):
    """The ruling that the table objected to pausing the clocks while the channel is closed."""

    is_rejection: ClassVar[bool] = True


ClosedChannelRuling: TypeAlias = ClosureRest | ChannelOpen | ClosureContested
