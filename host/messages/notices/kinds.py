"""Notices to a seat about a turn, and the timers for them. `turn` is the entry of the log that began it."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import Struct

from host.core.outbox import Post
from host.core.timers import Timer


class NotifyTurn(Timer, frozen=True, tag="ping"):
    """It is time to tell a seat that its turn has begun."""

    seat: int
    turn: int


class RemindSeat(Timer, frozen=True, tag="remind"):
    """It is time to remind a seat that its time is going."""

    looks_again: ClassVar[bool] = True
    seat: int
    turn: int


class WarnSeat(Timer, frozen=True, tag="call"):
    """It is time to warn a seat that its time is nearly gone."""

    looks_again: ClassVar[bool] = True
    seat: int
    turn: int


class NotifyNext(Timer, frozen=True, tag="near"):
    """It is time to tell the next seat that its turn is near."""

    seat: int
    turn: int


NoticeTimer: TypeAlias = NotifyTurn | RemindSeat | WarnSeat | NotifyNext


class TurnBegan(Post, frozen=True, tag="ping"):
    """It is your turn."""

    seat: int
    turn: int


class Reminder(Post, frozen=True, tag="remind"):
    """Your time is going."""

    seat: int
    turn: int


class LastCall(Post, frozen=True, tag="call"):
    """Your time is nearly gone."""

    seat: int
    turn: int


class TurnIsNear(Post, frozen=True, tag="near"):
    """Your turn is near."""

    seat: int
    turn: int


TurnNotice: TypeAlias = TurnBegan | Reminder | LastCall | TurnIsNear


class Turn(Struct, frozen=True):
    """A turn of a person: of which seat in which match, begun by which entry of its log."""

    match: int
    seat: int
    turn: int


class AwaitedInMany(Post, frozen=True, tag="many"):
    """It is your turn in several matches; in place of a notice of each. Its owner is the person."""

    turns: tuple[Turn, ...]


NoticePost: TypeAlias = TurnNotice | AwaitedInMany
