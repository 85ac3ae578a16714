"""Notices: each told at most once, kept from being told when it is no longer true."""

from __future__ import annotations

from types import MappingProxyType

from msgspec import Struct

from engine.core import play
from engine.core.model import Seat
from engine.core.text import Text
from host.clock import timing
from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.core.people import Person
from host.core.refusals import refuse
from host.match import loading
from host.match.match import Match
from host.settings import settings
from host.settings.settings import Where
from host.vote import questions
from storage.core.database import Transaction
from storage.match.matches import MatchRow
from storage.notices import mutes
from storage.notices import notices as stored
from storage.notices.mutes import MuteRow
from storage.notices.notices import NoticeRow
from storage.schedule import outbox as stored_outbox
from storage.schedule.outbox import PostRow
from storage.vote import questions as stored_questions


class Notice(Struct, frozen=True):
    """A notice to a person, in the words of the position they are to look at."""

    match: MatchRow
    names: tuple[str, ...]
    kind: str
    """`ping`, `remind`, `call`, `near`, or `last`: all others have answered a question."""
    turn: int
    """The entry of the log that began it; the question."""
    seat: Seat
    person: int
    where: Where
    heading: Text
    awaited_seat: Seat
    deadline: int | None
    """Unix milliseconds at which their time will have run out, or the question closes."""
    message: int | None = None
    """Of the question."""


IN_PLACE_OF = MappingProxyType(
    {"ping": frozenset(), "remind": frozenset({"ping"}), "call": frozenset({"ping", "remind"})}
)
"""A later notice of a turn says all that an earlier one did."""


async def give(ctx: Context, tx: Transaction, match: Match, kind: str, seat: Seat) -> None:
    """Have a notice sent unless it, or a later one, was given in this turn already, or it is not true any more.

    Earlier ones of the turn are deleted, or not sent at all where they wait still.
    """
    clock = await timing.clock_of(tx, match)
    if clock is None or not _holds(match, kind, seat):
        return
    given = await stored.given(tx, match.row.id, seat, clock.turn)
    if any(kind in IN_PLACE_OF.get(later, ()) for later in given):
        return
    notice = NoticeRow(match=match.row.id, seat=seat, kind=kind, turn=clock.turn, at=ctx.now())
    if await stored.claim(tx, notice):
        earlier = [f"notice:{old}:{seat}:{clock.turn}" for old in IN_PLACE_OF.get(kind, ())]
        gone = await timing.answered(tx, match.row.id, seat) if earlier else []
        due = Due(f"notice:{kind}:{seat}:{clock.turn}")
        await outbox.write(ctx, tx, match.row, (*gone, due), earlier)


def _holds(match: Match, kind: str, seat: Seat) -> bool:
    return (play.coming(match.state) if kind == "near" else match.awaited) == seat


async def of_post(ctx: Context, match_id: int, kind: str, seat: Seat, turn: int) -> Notice | None:
    """Return the notice of a post, or None when it is not true any more."""
    async with ctx.database.reading() as tx:
        row = await loading.row_of(tx, match_id)
        match = await loading.match_of(ctx, tx, row) if row.status == "running" else None
        person = None if match is None else match.seats[seat].person
        if match is None or person is None or not await _is_true(ctx, tx, match, kind, seat, turn):
            return None
        own, deadline = await settings.of_person(tx, person), await timing.deadline_of(tx, match)
        question = await stored_questions.get(tx, turn) if kind == "last" else None
        if question is not None:
            deadline = await questions.closing(tx, question)
    assert match.awaited is not None
    heading = match.game.heading(match.game.observe(match.state, None))
    return Notice(
        match.row, match.names, kind, turn, seat, person, own.notices, heading, match.awaited, deadline,
        message=None if question is None else question.message,
    )  # fmt: skip


async def sent(ctx: Context, post: PostRow, notice: Notice, channel: int, message: int) -> None:
    """Take a notice as sent and note where it stands; one that is not true any more is to be deleted."""
    async with ctx.database.transaction() as tx:
        await stored_outbox.mark_sent(tx, post.id)
        row = await loading.row_of(tx, post.match)
        match = await loading.match_of(ctx, tx, row) if row.status == "running" else None
        is_true = match is not None and await _is_true(ctx, tx, match, notice.kind, notice.seat, notice.turn)
        if not is_true:
            await outbox.write(ctx, tx, row, (Due("unping", message, channel),), ())
            return
        given = NoticeRow(
            match=row.id, seat=notice.seat, kind=notice.kind, turn=notice.turn, at=ctx.now(),
            channel=channel, message=message,
        )  # fmt: skip
        await stored.set_message(tx, given)


async def _is_true(ctx: Context, tx: Transaction, match: Match, kind: str, seat: Seat, turn: int) -> bool:
    if kind == "last":
        return await questions.is_last(ctx, tx, match, turn, seat)
    clock = await timing.clock_of(tx, match)
    return clock is not None and clock.turn == turn and _holds(match, kind, seat)


async def mute(ctx: Context, match_id: int, person: Person, hours: int | None) -> MatchRow:
    """Tell a person nothing of a match any more, or nothing for so many hours; those that stand go."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _of_player(ctx, tx, match_id, person)
        until = None if hours is None else ctx.now() + hours * 3_600_000
        await mutes.put(tx, MuteRow(match=match_id, person=person.id, until=until))
        await timing.again(ctx, tx, match)
    return match.row


async def unmute(ctx: Context, match_id: int, person: Person) -> MatchRow:
    """Tell a person of a match again."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await _of_player(ctx, tx, match_id, person)
        await mutes.drop(tx, match_id, person.id)
        await timing.again(ctx, tx, match)
    return match.row


async def _of_player(ctx: Context, tx: Transaction, match_id: int, person: Person) -> Match:
    match = await loading.running(ctx, tx, match_id)
    if match.seat_of(person) is None:
        raise refuse("not-in-match")
    return match
