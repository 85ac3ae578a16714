"""Notifications to a seat about a turn, and their timers.

`turn` is the log entry with which the turn began.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from host.core.outbox import OutboxMessage
from host.core.timers import Timer


class NotifyTurn(Timer, frozen=True, tag="ping"):
    """The timer for the notification that a seat's turn has begun."""

    seat: int
    turn: int


class RemindSeat(Timer, frozen=True, tag="remind"):
    """The timer for the reminder to a seat about its remaining time."""

    is_rechecked: ClassVar[bool] = True
    seat: int
    turn: int


class WarnSeat(Timer, frozen=True, tag="call"):
    """The timer for the final warning to a seat about its remaining time."""

    is_rechecked: ClassVar[bool] = True
    seat: int
    turn: int


class NotifyNext(Timer, frozen=True, tag="near"):
    """The timer for the notification to the next seat that its turn is near."""

    seat: int
    turn: int


NoticeTimer: TypeAlias = NotifyTurn | RemindSeat | WarnSeat | NotifyNext


class TurnBegan(OutboxMessage, frozen=True, tag="ping"):
    """A notification that it is the player's turn."""

    seat: int
    turn: int


class Reminder(OutboxMessage, frozen=True, tag="remind"):
    """A reminder of the player's remaining time."""

    seat: int
    turn: int


class LastCall(OutboxMessage, frozen=True, tag="call"):
    """A warning that the player's time is nearly over."""

    seat: int
    turn: int


class UpcomingTurn(OutboxMessage, frozen=True, tag="near"):
    """A notification that the player's turn is near."""

    seat: int
    turn: int


TurnNotice: TypeAlias = TurnBegan | Reminder | LastCall | UpcomingTurn


class NotifiedTurn(Struct, frozen=True):
    """A player's turn: the match, the seat, and the log entry that began it."""

    match_id: int
    seat: int
    turn: int


class CombinedTurns(OutboxMessage, frozen=True, tag="many"):
    """One notification about turns in several matches, instead of one per match.

    Its owner is the user.
    """

    turns: tuple[NotifiedTurn, ...]


class DirectNotice(OutboxMessage, frozen=True, tag="closed"):
    """A notification by direct message, because the bot can't write in the match's channel.

    Its owner is the user, because the match's own messages are held back.
    """

    turn: NotifiedTurn
    notice: str
    """The kind of the notification, such as `remind`."""


NoticePost: TypeAlias = TurnNotice | CombinedTurns | DirectNotice
