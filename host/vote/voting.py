"""Voting: ballots cast, and what they decide, at once when it is certain or when the question closes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from host.abort import aborting
from host.absence import absence
from host.clock.timing import GRACE
from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.core.people import Person
from host.core.refusals import refuse
from host.match import loading
from host.match.match import Match
from host.replace import replacing
from host.robots import playing
from host.settings import settings
from host.settings.calendars import first_outside
from host.undo import undoing
from host.vote import ballots, questions
from host.vote.ballots import Outcome
from storage.core.database import Transaction
from storage.match.matches import MatchRow
from storage.notices import notices
from storage.notices.notices import NoticeRow
from storage.schedule import timers
from storage.schedule.timers import TimerRow
from storage.vote import questions as stored_questions
from storage.vote.questions import BallotRow, QuestionRow

Verdict: TypeAlias = Callable[[Context, Transaction, Match, QuestionRow, Outcome], Awaitable[None]]

VERDICTS: Mapping[str, Verdict] = MappingProxyType(
    {
        "absent": absence.decide,
        "wanted": absence.decide,
        "replace": replacing.decide,
        "undo": undoing.decide,
        "abort": aborting.decide,
    }
)
REST = 3_600_000
"""Milliseconds after which a question that rests is looked at again."""


class Cast(Struct, frozen=True):
    """A ballot that was cast."""

    match: MatchRow
    kind: str
    choice: str


async def cast(ctx: Context, match_id: int, question_id: int, person: Person, place: int) -> Cast:
    """Answer a question with the choice at a place of its list, in place of what one has answered before."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row = await questions.open_question(tx, match_id, question_id)
        match = await loading.running(ctx, tx, match_id)
        offered = questions.choices(match, row.kind)
        if person.id not in await questions.voters(ctx, tx, match, row):
            raise refuse("not-asked")
        if not 0 <= place < len(offered):
            raise refuse("no-option")
        ballot = BallotRow(question=row.id, person=person.id, choice=offered[place], at=ctx.now())
        await stored_questions.cast(tx, ballot)
        if not await _count(ctx, tx, match, row):
            await outbox.write(ctx, tx, match.row, (Due(f"question:{row.id}"),), ())
            await _tell_the_last(ctx, tx, match, row)
    await playing.wake(ctx, match_id)
    return Cast(match.row, row.kind, ballot.choice)


async def ring(ctx: Context, tx: Transaction, match: Match, question_id: int) -> None:
    """Close a question whose time is over, or see whether others than before have decided it."""
    row = await stored_questions.get(tx, question_id)
    if row is None or row.match != match.row.id:
        return
    if await questions.is_moot(tx, match, row):
        await outbox.write(ctx, tx, match.row, await questions.close(tx, row) or (), ())
    elif not await _count(ctx, tx, match, row):
        closes = await questions.closing(tx, row)
        again = max(closes, ctx.now() + REST) if _rests(match, row) else closes
        await timers.put(tx, TimerRow(match=row.match, kind="vote", number=row.id, at=again))
        if closes > row.closes:
            await outbox.write(ctx, tx, match.row, (Due(f"question:{row.id}"),), ())


def _rests(match: Match, row: QuestionRow) -> bool:
    """Tell whether nobody is to lose their seat for now: the clocks are stopped."""
    return row.kind in questions.ABSENCES and match.row.paused is not None


async def _count(ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> bool:
    """Carry out what is decided; False while a question is open."""
    asked = await questions.voters(ctx, tx, match, row)
    answers = {ballot.person: ballot.choice for ballot in await stored_questions.ballots_of(tx, row.id)}
    is_over = ctx.now() >= await questions.closing(tx, row) and not _rests(match, row)
    if row.kind in questions.AGREEMENTS:
        outcome = ballots.agreed(asked, answers, is_over=is_over)
    else:
        usual = await questions.default(tx, match, row)
        outcome = ballots.elected(asked, answers, usual, is_over=is_over)
    if outcome is None:
        return False
    gone = await questions.close(tx, row)
    if gone is not None:
        await outbox.write(ctx, tx, match.row, gone, ())
        await VERDICTS[row.kind](ctx, tx, match, row, outcome)
    return True


async def _tell_the_last(ctx: Context, tx: Transaction, match: Match, row: QuestionRow) -> None:
    """Have whoever is the last to answer told so, unless they answer within minutes, and not in quiet hours."""
    seat = await _last(ctx, tx, match, row.id)
    if seat is None:
        await timers.drop(tx, row.match, ["last"], row.id)
        return
    own = await settings.of_person(tx, match.seats[seat].person or 0)
    at = first_outside(own.quiet, own.zone, ctx.now() + GRACE)
    await timers.put(tx, TimerRow(match=row.match, kind="last", number=row.id, at=at))


async def _last(ctx: Context, tx: Transaction, match: Match, question_id: int) -> int | None:
    """Return the seat of whoever is the only one that has still to answer."""
    seats = [seat.seat for seat in match.seats if seat.person is not None]
    lasts = [seat for seat in seats if await questions.is_last(ctx, tx, match, question_id, seat)]
    return lasts[0] if lasts else None


async def ring_last(ctx: Context, tx: Transaction, match: Match, question_id: int) -> None:
    """Tell the last one who has still to answer, once."""
    seat = await _last(ctx, tx, match, question_id)
    if seat is None or not await questions.is_told(ctx, tx, match.row.id, match.seats[seat].person or 0):
        return
    notice = NoticeRow(match=match.row.id, seat=seat, kind="last", turn=question_id, at=ctx.now())
    if await notices.claim(tx, notice):
        await outbox.write(ctx, tx, match.row, (Due(f"notice:last:{seat}:{question_id}"),), ())
