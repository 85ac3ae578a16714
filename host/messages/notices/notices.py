"""Notices of turns: each told at most once, kept from being told when it is no longer true."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from engine.core import play
from engine.core.model import Seat
from engine.core.text import Text
from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import Owner, match_owner
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.match.narration import Told
from host.matches.match.reading import tell_aside
from host.matches.match.timers import load_running
from host.matches.settings import settings
from host.matches.settings.settings import Where
from host.messages.notices import delivered, schedule
from host.messages.notices.kinds import (
    LastCall,
    NoticeTimer,
    NotifyNext,
    NotifyTurn,
    Reminder,
    RemindSeat,
    TurnBegan,
    TurnIsNear,
    TurnNotice,
    WarnSeat,
)
from host.messages.notices.news import since_own_turn
from host.messages.posts.kinds import DeleteMessage
from host.time.clock import deadlines
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow


class Notice(Struct, frozen=True):
    """A notice to a person, in the words of the position they are to look at."""

    match: MatchRow
    names: tuple[str, ...]
    kind: TurnNotice
    person: int
    where: Where
    heading: Text
    awaited: tuple[Seat, ...]
    deadline: int | None
    """Unix milliseconds at which their time will have run out."""
    told: tuple[Told, ...] = ()
    """What happened since their last turn; nothing where only their turn is near."""


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: NoticeTimer) -> None:
    """Give the notice a timer is for."""
    match = await load_running(ctx, tx, owner)
    if match is None:
        return
    due = await schedule.due_at(ctx, tx, match, timer)
    if due is not None and due > ctx.now():
        await timers.put(tx, owner, timer, due)
    elif due is not None:
        await give(ctx, tx, match, _notice_of(timer))


def _notice_of(timer: NoticeTimer) -> TurnNotice:
    match timer:
        case NotifyTurn():
            return TurnBegan(timer.seat, timer.turn)
        case RemindSeat():
            return Reminder(timer.seat, timer.turn)
        case WarnSeat():
            return LastCall(timer.seat, timer.turn)
        case NotifyNext():
            return TurnIsNear(timer.seat, timer.turn)
    assert_never(timer)


def _timer_of(notice: TurnNotice) -> NoticeTimer:
    match notice:
        case TurnBegan():
            return NotifyTurn(notice.seat, notice.turn)
        case Reminder():
            return RemindSeat(notice.seat, notice.turn)
        case LastCall():
            return WarnSeat(notice.seat, notice.turn)
        case TurnIsNear():
            return NotifyNext(notice.seat, notice.turn)
    assert_never(notice)


async def hold_back(ctx: Context, post: PostRow, notice: TurnNotice) -> bool:
    """Look, before a notice is sent, whether it may be; True where it is put off, or not to be given any more.

    It may have waited for Discord until quiet hours began, or its person has come meanwhile.
    """
    async with ctx.database.transaction() as tx:
        row = await loading.row_of(tx, post.owner)
        match = await loading.match_of(ctx, tx, row) if row.status == "running" else None
        if match is None or not await _is_true(tx, match, notice):
            return False
        due = await schedule.due_at(ctx, tx, match, _timer_of(notice))
        if due is not None and due <= ctx.now():
            return False
        await outbox.take(tx, post)
        await delivered.forget(tx, row.id, notice)
        if due is not None:
            await timers.put(tx, match_owner(row.id), _timer_of(notice), due)
    return True


async def give(ctx: Context, tx: Transaction, match: Match, notice: TurnNotice) -> None:
    """Have a notice sent unless it, or a later one, was given in this turn already, or it is not true any more.

    Earlier ones of the turn are deleted, or not sent at all where they wait still.
    """
    if not await _is_true(tx, match, notice):
        return
    for later in _later(notice):
        if await delivered.is_given(tx, match.row.id, later):
            return
    if await delivered.claim(ctx, tx, match.row.id, notice):
        earlier = _earlier(notice)
        if earlier:
            await outbox.drop_exactly(tx, match_owner(match.row.id), *earlier)
            await delivered.take_down(
                ctx, tx, match.row.id, lambda one: getattr(one, "seat", None) == notice.seat
            )
        await outbox.add(ctx, tx, match_owner(match.row.id), notice)


def _later(notice: TurnNotice) -> tuple[TurnNotice, ...]:
    """Return the notices of the same turn that say all that this one does."""
    seat, turn = notice.seat, notice.turn
    match notice:
        case TurnBegan():
            return Reminder(seat, turn), LastCall(seat, turn)
        case Reminder():
            return (LastCall(seat, turn),)
        case LastCall() | TurnIsNear():
            return ()
    assert_never(notice)


def _earlier(notice: TurnNotice) -> tuple[TurnNotice, ...]:
    seat, turn = notice.seat, notice.turn
    kinds: tuple[TurnNotice, ...] = (TurnBegan(seat, turn), Reminder(seat, turn))
    return tuple(earlier for earlier in kinds if notice in _later(earlier))


async def of_post(ctx: Context, match_id: int, notice: TurnNotice) -> Notice | None:
    """Return the notice of a post, or None when it is not true any more."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        match = await loading.match_of(ctx, tx, row, whole=True) if row.status == "running" else None
        person = None if match is None else match.seats[notice.seat].person
        if match is None or person is None or not await _is_true(tx, match, notice):
            return None
        own, deadline = (
            await settings.of_person(tx, person),
            await deadlines.deadline_of(tx, match, notice.seat),
        )
    return Notice(
        match=match.row, names=match.names, kind=notice, person=person, where=own.notices,
        heading=match.game.heading(match.game.observe(match.state, None)), awaited=match.awaited,
        deadline=deadline, told=await _tell(match, notice),
    )  # fmt: skip


async def _tell(match: Match, notice: TurnNotice) -> tuple[Told, ...]:
    if isinstance(notice, TurnIsNear):
        return ()
    return await tell_aside(match, lambda: since_own_turn(match, notice.seat))


async def note_sent(ctx: Context, post: PostRow, notice: TurnNotice, channel: int, message: int) -> None:
    """Take a notice as sent and note where it stands; one that is not true any more is to be deleted."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, post)
        row = await loading.row_of(tx, post.owner)
        match = await loading.match_of(ctx, tx, row) if row.status == "running" else None
        if match is None or not await _is_true(tx, match, notice):
            await outbox.add(ctx, tx, match_owner(row.id), DeleteMessage(message, channel))
        else:
            await delivered.note_message(ctx, tx, row.id, notice, channel, message)


async def _is_true(tx: Transaction, match: Match, notice: TurnNotice) -> bool:
    if not isinstance(notice, TurnIsNear):
        clock = await deadlines.clock_of(tx, match, notice.seat)
        return clock is not None and clock.turn == notice.turn
    is_next = play.coming(match.state) == notice.seat
    return is_next and any(clock.turn == notice.turn for clock in await deadlines.clocks_of(tx, match))
