"""The types of a closed channel: its cause, timer, messages and rulings."""

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
    """When that ends by itself, in Unix milliseconds, if it is known."""

    @property
    def is_permanent(self) -> bool:
        """Return whether it is pointless to wait for its end."""
        return self.reason in PERMANENT


class ClosedChannel(Struct, frozen=True):
    """A running match in whose channel the bot can't write, and why."""

    match: MatchRow
    closure: Closure


class ChannelTimer(Timer, frozen=True, tag="check"):
    """The timer of the next check of a closed channel."""


class CheckChannel(OutboxMessage, frozen=True, tag="check"):
    """A check whether a match's channel is still closed.

    It sends no message. Its owner is the guild, because the messages of the match wait.
    """

    match_id: int


class HostNotice(OutboxMessage, frozen=True, tag="hosts"):
    """A message to the hosts of a guild that a match's channel is closed. Its owner is the guild."""

    match_id: int


class ClosureNotice(OutboxMessage, frozen=True, tag="rest"):
    """A direct message to a player that the clocks rest. Its owner is the user."""

    match_id: int


ClosedChannelPost: TypeAlias = CheckChannel | HostNotice | ClosureNotice


class ClosureRest(Ruling, frozen=True, kw_only=True, tag="channel-closed"):
    """The clocks are paused, because the channel is closed and a player gets no direct messages."""

    cause: str

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text with the reason."""
        return text("told-channel-closed", reason=LocalizedText(f"closure-{self.cause}"))


class ChannelOpen(Ruling, frozen=True, kw_only=True, tag="channel-open"):
    """The bot can write in the channel again, and the clocks run."""


class ClosureContested(Ruling, frozen=True, kw_only=True, tag="closure-refused"):
    """The table objected to a pause because of the closed channel."""


ClosedChannelRuling: TypeAlias = ClosureRest | ChannelOpen | ClosureContested
