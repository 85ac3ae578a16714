"""The types for a closed channel: its cause, timer, messages and rulings."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from engine.core.text import LocalizedText, SeatName, text
from host.core.outbox import OutboxMessage
from host.core.timers import Timer
from host.matches.log.entries import Ruling
from storage.matches.match.matches import MatchRow

ClosureReason: TypeAlias = Literal["hidden", "locked", "denied", "timed-out", "refused"]
"""The bot can't see the channel, the thread is locked, a permission is missing, moderators have timed out the bot, or
Discord refuses messages for an unknown reason."""
PERMANENT: tuple[ClosureReason, ...] = ("hidden", "locked")


class Closure(Struct, frozen=True):
    """Why the bot can't write in a channel."""

    reason: ClosureReason
    ends: int | None = None
    """When the closure ends on its own, in Unix milliseconds; None if unknown."""

    @property
    def is_permanent(self) -> bool:
        """Return whether it is pointless to wait for the closure to end."""
        return self.reason in PERMANENT


class ClosedChannel(Struct, frozen=True):
    """A running match in whose channel the bot can't write, and why."""

    match: MatchRow
    closure: Closure


class ChannelTimer(Timer, frozen=True, tag="check"):
    """The timer that checks a closed channel again."""


class CheckChannel(OutboxMessage, frozen=True, tag="check"):
    """Check whether a match's channel is still closed.

    No message is sent. The owner is the guild, because the match's own messages are held back.
    """

    match_id: int


class HostNotice(OutboxMessage, frozen=True, tag="hosts"):
    """A message that informs a guild's hosts of a match's closed channel.

    Its owner is the guild.
    """

    match_id: int


class ClosureNotice(OutboxMessage, frozen=True, tag="rest"):
    """A direct message that informs a player that the clocks are paused.

    Its owner is the user.
    """

    match_id: int


ClosedChannelPost: TypeAlias = CheckChannel | HostNotice | ClosureNotice


class ClosureRest(Ruling, frozen=True, kw_only=True, tag="channel-closed"):
    """The ruling that the clocks are paused, because a player can't be notified.

    The channel is closed, and the player gets no direct messages either.
    """

    cause: str

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text with the reason."""
        return text("told-channel-closed", reason=LocalizedText(f"closure-{self.cause}"))


class ChannelOpen(Ruling, frozen=True, kw_only=True, tag="channel-open"):
    """The ruling that the clocks run again, since the bot can write in the channel."""


class ClosureContested(Ruling, frozen=True, kw_only=True, tag="closure-refused"):
    """The ruling that the table objected to a pause for a closed channel."""


ClosedChannelRuling: TypeAlias = ClosureRest | ChannelOpen | ClosureContested
