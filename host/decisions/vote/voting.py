"""Voting: ballots and their result, as soon as that is certain or when the vote closes."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from engine.core.model import Seat
from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import Owner, match_owner
from host.core.users import User
from host.decisions.vote import questions
from host.decisions.vote.kinds import (
    CallPost,
    CloseQuestion,
    LastToAnswer,
    PostQuestion,
    RemindLast,
    RingLater,
    Unanswered,
    VoteTimer,
)
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.match.timers import load_running
from host.matches.settings import settings
from host.matches.settings.settings import NotificationTarget
from host.messages.notices import delivered
from host.messages.notices.notification_window import notification_window
from host.messages.notices.schedule import GRACE
from host.messages.posts.kinds import DeleteMessage
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.decisions import vote as stored
from storage.decisions.vote import BallotRow, QuestionRow
from storage.matches.match.matches import MatchRow

REST = 3_600_000
"""Milliseconds after which a suspended vote is checked again."""


class Cast(Struct, frozen=True):
    """A ballot that was cast."""

    match: MatchRow
    choice: str


class Call(Struct, frozen=True):
    """A notification that asks a player to vote."""

    match: MatchRow
    kind: CallPost
    user_key: int
    where: NotificationTarget
    closes: int
    """Unix milliseconds."""
    message: int | None
    """The id of the vote's message."""


async def cast(ctx: Context, match_id: int, question_id: int, user: User, place: int) -> Cast:
    """Vote for the choice at an index, replacing the player's earlier ballot."""
    owner = match_owner(match_id)
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row, question = await questions.open_question(tx, match_id, question_id)
        match = await loading.load_running(ctx, tx, match_id)
        offered = question.choices(match)
        if user.key not in await question.voters(ctx, tx, match, row):
            raise user_error("not-asked")
        if not 0 <= place < len(offered):
            raise user_error("no-option")
        ballot = BallotRow(question=row.id, user_key=user.key, choice=offered[place], at=ctx.now())
        await stored.cast(tx, ballot)
        await _stop_calling(ctx, tx, row, user.key)
        if not await _count(ctx, tx, match, row):
            await outbox.add(ctx, tx, owner, PostQuestion(row.id))
            await _remind_the_last(ctx, tx, match, row)
    await jobs.run(ctx, owner)
    return Cast(match.row, ballot.choice)


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: VoteTimer) -> None:
    """Handle a timer of a vote."""
    match = await load_running(ctx, tx, owner)
    if match is None:
        return
    match timer:
        case CloseQuestion():
            await _close(ctx, tx, match, timer.question)
        case RemindLast():
            await _tell_the_last(ctx, tx, match, timer.question)
        case RingLater():
            await _ring_later(ctx, tx, match, timer)
        case _:
            assert_never(timer)


async def _close(ctx: Context, tx: Transaction, match: Match, question_id: int) -> None:
    """Close a vote whose time is over, or count it again with a changed electorate."""
    row = await stored.get(tx, question_id)
    if row is None or row.match_id != match.row.id:
        return
    question, owner = await questions.load(tx, row), match_owner(row.match_id)
    if await questions.is_moot(tx, match, question):
        await questions.close(ctx, tx, row)
    elif not await _count(ctx, tx, match, row):
        closes = await questions.closes_at(tx, row)
        again = max(closes, ctx.now() + REST) if question.rests(match) else closes
        await timers.put(tx, owner, CloseQuestion(row.id), again)
        if closes > row.closes:
            await outbox.add(ctx, tx, owner, PostQuestion(row.id))


async def _count(ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> bool:
    """Carry out the result of a vote; return False while the vote is open."""
    question = await questions.load(tx, row)
    asked = await question.voters(ctx, tx, match, row)
    answers = {ballot.user_key: ballot.choice for ballot in await stored.ballots_of(tx, row.id)}
    is_over = ctx.now() >= await questions.closes_at(tx, row) and not question.rests(match)
    if is_over:
        answers = {**question.count_silence(match), **answers}
    outcome = question.outcome(asked, answers, await question.default(tx, match), is_over=is_over)
    if outcome is None:
        return False
    if await questions.close(ctx, tx, row):
        await question.decide(ctx, tx, match, row, outcome)
    return True


async def _remind_the_last(ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> None:
    """Schedule a reminder for the last voter, after a few minutes and outside quiet hours.

    A vote that a player asked for has no reminder, since it notifies each voter only once.
    """
    owner, seat = match_owner(row.match_id), await _last(ctx, tx, match, row.id)
    if seat is None or row.asker is not None:
        await timers.drop_exactly(tx, owner, RemindLast(row.id))
        return
    hearing = await notification_window(tx, row.match_id, match.seats[seat].user_key or 0)
    at = hearing.absent_at(ctx.now() + GRACE)
    if at is not None:
        await timers.put(tx, owner, RemindLast(row.id), at)


async def _last(ctx: Context, tx: Transaction, match: Match, question_id: int) -> Seat | None:
    """Return the seat of the only voter who has not voted yet."""
    seats = [seat.seat for seat in match.seats if seat.user_key is not None]
    lasts = [seat for seat in seats if await questions.is_last(ctx, tx, match, question_id, seat)]
    return lasts[0] if lasts else None


async def _tell_the_last(ctx: Context, tx: Transaction, match: Match, question_id: int) -> None:
    """Remind the last voter who has not voted yet, once."""
    seat = await _last(ctx, tx, match, question_id)
    if seat is not None and (user_key := match.seats[seat].user_key) is not None:
        await timers.drop_exactly(tx, match_owner(match.row.id), RingLater(question_id, user_key))
        await _call(ctx, tx, match, user_key, LastToAnswer(seat, question_id))


async def _ring_later(ctx: Context, tx: Transaction, match: Match, timer: RingLater) -> None:
    """Notify a voter of a vote that was opened in their quiet hours, unless they have voted."""
    call = Unanswered(timer.user_key, timer.question)
    if await _person_of(ctx, tx, match, call) is not None:
        await _call(ctx, tx, match, timer.user_key, call)


async def _call(ctx: Context, tx: Transaction, match: Match, user_key: int, call: CallPost) -> None:
    """Queue a notification once, or postpone it if the player is not available now."""
    at = (await notification_window(tx, match.row.id, user_key)).absent_at(ctx.now())
    if at is not None and at > ctx.now():
        await timers.put(tx, match_owner(match.row.id), _timer_of(call), at)
    elif at is not None and await delivered.claim(ctx, tx, match.row.id, call):
        await outbox.add(ctx, tx, match_owner(match.row.id), call)


def _timer_of(call: CallPost) -> VoteTimer:
    match call:
        case LastToAnswer():
            return RemindLast(call.question)
        case Unanswered():
            return RingLater(call.question, call.user_key)
    assert_never(call)


async def _stop_calling(ctx: Context, tx: Transaction, row: QuestionRow, user_key: int) -> None:
    """Delete the notification of a player who has voted, and cancel later ones."""
    call = Unanswered(user_key, row.id)
    await timers.drop_exactly(tx, match_owner(row.match_id), RingLater(row.id, user_key))
    await delivered.take_down(ctx, tx, row.match_id, lambda one: one == call)


async def _person_of(ctx: Context, tx: Transaction, match: Match, call: CallPost) -> int | None:
    """Return the recipient of a notification; None if it is obsolete."""
    row = await stored.get(tx, call.question)
    if row is None or row.match_id != match.row.id:
        return None
    if isinstance(call, LastToAnswer):
        is_last = await questions.is_last(ctx, tx, match, call.question, call.seat)
        return match.seats[call.seat].user_key if is_last else None
    return call.user_key if call.user_key in await questions.missing(ctx, tx, match, row) else None


async def hold_back(ctx: Context, post: PostRow, call: CallPost) -> bool:
    """Check a notification before it is sent; return True if it was postponed or dropped."""
    async with ctx.database.transaction() as tx:
        match = await _load_running(ctx, tx, post.owner)
        user_key = None if match is None else await _person_of(ctx, tx, match, call)
        if match is None or user_key is None:
            return False
        at = (await notification_window(tx, match.row.id, user_key)).absent_at(ctx.now())
        if at == ctx.now():
            return False
        await outbox.take(tx, post)
        await delivered.forget(tx, match.row.id, call)
        if at is not None:
            await timers.put(tx, match_owner(match.row.id), _timer_of(call), at)
    return True


async def _load_running(ctx: Context, tx: Transaction, match_id: int) -> Match | None:
    row = await loading.row_of(tx, match_id)
    return await loading.match_of(ctx, tx, row) if row.status == "running" else None


async def call_of(ctx: Context, match_id: int, call: CallPost) -> Call | None:
    """Return the content of a notification; None if it is obsolete."""
    async with ctx.database.read_transaction() as tx:
        match = await _load_running(ctx, tx, match_id)
        user_key = None if match is None else await _person_of(ctx, tx, match, call)
        question = await stored.get(tx, call.question)
        if match is None or user_key is None or question is None:
            return None
        own, closes = await settings.of_person(tx, user_key), await questions.closes_at(tx, question)
    return Call(match.row, call, user_key, own.notices, closes, question.message)


async def note_call_sent(ctx: Context, post: PostRow, call: CallPost, channel: int, message: int) -> None:
    """Record that a notification was sent and where; delete it if it is obsolete."""
    async with ctx.database.transaction() as tx:
        await outbox.take(tx, post)
        match = await _load_running(ctx, tx, post.owner)
        if match is None or await _person_of(ctx, tx, match, call) is None:
            await outbox.add(ctx, tx, match_owner(post.owner), DeleteMessage(message, channel))
        else:
            await delivered.note_message(ctx, tx, post.owner, call, channel, message)
