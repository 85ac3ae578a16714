"""Turn notifications to players, and their timers.

`seat` is the player's seat, and `turn` is the number of the log entry with which the turn began.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from host.core.outbox import OutboxMessage
from host.core.timers import Timer


class NotifyTurn(Timer, frozen=True, tag="ping"):
    """A timer for notifying a player that their turn has begun."""

    seat: int
    turn: int


class RemindSeat(Timer, frozen=True, tag="remind"):
    """A timer for reminding a player of their remaining time."""

    is_rechecked: ClassVar[bool] = True
    seat: int
    turn: int


class WarnSeat(Timer, frozen=True, tag="call"):
    """A timer for the final warning before a player's time runs out."""

    is_rechecked: ClassVar[bool] = True
    seat: int
    turn: int


class NotifyNext(Timer, frozen=True, tag="near"):
    """A timer for notifying the next player that their turn is near."""

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
    """A final warning that the player's time is about to run out."""

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

    Its outbox row belongs to the user and not to a match.
    """

    turns: tuple[NotifiedTurn, ...]


class DirectNotice(OutboxMessage, frozen=True, tag="closed"):
    """A direct message with a turn notification, sent because the bot can't write in the channel.

    Its outbox row belongs to the user. Rows that belong to the match wait until the bot can write in the
    channel again.
    """

    turn: NotifiedTurn
    notice: str
    """The type of the notification, such as `remind`."""


NoticePost: TypeAlias = TurnNotice | CombinedTurns | DirectNotice
