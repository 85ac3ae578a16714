"""Voting: ballots cast, and what they decide, at once when it is certain or when the question closes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from host import absence, asking, ballots, calling_off, habits, loading, posting, replacing, robots, undoing
from host.ballots import Outcome
from host.calendars import first_outside
from host.harbour import Harbour
from host.matches import Match
from host.people import Person
from host.posting import Due
from host.refusals import refuse
from host.timing import GRACE
from storage import notices, questions, timers
from storage.database import Transaction
from storage.matches import MatchRow
from storage.notices import NoticeRow
from storage.questions import BallotRow, QuestionRow
from storage.timers import TimerRow

Verdict: TypeAlias = Callable[[Harbour, Transaction, Match, QuestionRow, Outcome], Awaitable[None]]

VERDICTS: Mapping[str, Verdict] = MappingProxyType(
    {
        "absent": absence.decide,
        "wanted": absence.decide,
        "replace": replacing.decide,
        "undo": undoing.decide,
        "abort": calling_off.decide,
    }
)
REST = 3_600_000
"""Milliseconds after which a question that rests is looked at again."""


class Cast(Struct, frozen=True):
    """A ballot that was cast."""

    match: MatchRow
    kind: str
    choice: str


async def cast(h: Harbour, match_id: int, question_id: int, person: Person, place: int) -> Cast:
    """Answer a question with the choice at a place of its list, in place of what one has answered before."""
    async with h.lock(match_id), h.database.transaction() as tx:
        row = await asking.open_question(tx, match_id, question_id)
        match = await loading.running(h, tx, match_id)
        offered = asking.choices(match, row.kind)
        if person.id not in await asking.voters(h, tx, match, row):
            raise refuse("not-asked")
        if not 0 <= place < len(offered):
            raise refuse("no-option")
        ballot = BallotRow(question=row.id, person=person.id, choice=offered[place], at=h.now())
        await questions.cast(tx, ballot)
        if not await _count(h, tx, match, row):
            await posting.write(h, tx, match.row, (Due(f"question:{row.id}"),), ())
            await _tell_the_last(h, tx, match, row)
    await robots.wake(h, match_id)
    return Cast(match.row, row.kind, ballot.choice)


async def ring(h: Harbour, tx: Transaction, match: Match, question_id: int) -> None:
    """Close a question whose time is over, or see whether others than before have decided it."""
    row = await questions.get(tx, question_id)
    if row is None or row.match != match.row.id:
        return
    if await asking.is_moot(tx, match, row):
        await posting.write(h, tx, match.row, await asking.close(tx, row) or (), ())
    elif not await _count(h, tx, match, row):
        closes = await asking.closing(tx, row)
        again = max(closes, h.now() + REST) if _rests(match, row) else closes
        await timers.put(tx, TimerRow(match=row.match, kind="vote", number=row.id, at=again))
        if closes > row.closes:
            await posting.write(h, tx, match.row, (Due(f"question:{row.id}"),), ())


def _rests(match: Match, row: QuestionRow) -> bool:
    """Tell whether nobody is to lose their seat for now: the clocks are stopped."""
    return row.kind in asking.ABSENCES and match.row.paused is not None


async def _count(h: Harbour, tx: Transaction, match: Match, row: QuestionRow) -> bool:
    """Carry out what is decided; False while a question is open."""
    asked = await asking.voters(h, tx, match, row)
    answers = {ballot.person: ballot.choice for ballot in await questions.ballots_of(tx, row.id)}
    is_over = h.now() >= await asking.closing(tx, row) and not _rests(match, row)
    if row.kind in asking.AGREEMENTS:
        outcome = ballots.agreed(asked, answers, is_over=is_over)
    else:
        usual = await asking.default(tx, match, row)
        outcome = ballots.elected(asked, answers, usual, is_over=is_over)
    if outcome is None:
        return False
    gone = await asking.close(tx, row)
    if gone is not None:
        await posting.write(h, tx, match.row, gone, ())
        await VERDICTS[row.kind](h, tx, match, row, outcome)
    return True


async def _tell_the_last(h: Harbour, tx: Transaction, match: Match, row: QuestionRow) -> None:
    """Have whoever is the last to answer told so, unless they answer within minutes, and not in quiet hours."""
    seat = await _last(h, tx, match, row.id)
    if seat is None:
        await timers.drop(tx, row.match, ["last"], row.id)
        return
    own = await habits.of_person(tx, match.seats[seat].person or 0)
    at = first_outside(own.quiet, own.zone, h.now() + GRACE)
    await timers.put(tx, TimerRow(match=row.match, kind="last", number=row.id, at=at))


async def _last(h: Harbour, tx: Transaction, match: Match, question_id: int) -> int | None:
    """Return the seat of whoever is the only one that has still to answer."""
    seats = [seat.seat for seat in match.seats if seat.person is not None]
    lasts = [seat for seat in seats if await asking.is_last(h, tx, match, question_id, seat)]
    return lasts[0] if lasts else None


async def ring_last(h: Harbour, tx: Transaction, match: Match, question_id: int) -> None:
    """Tell the last one who has still to answer, once."""
    seat = await _last(h, tx, match, question_id)
    if seat is None or not await asking.is_told(h, tx, match.row.id, match.seats[seat].person or 0):
        return
    notice = NoticeRow(match=match.row.id, seat=seat, kind="last", turn=question_id, at=h.now())
    if await notices.claim(tx, notice):
        await posting.write(h, tx, match.row, (Due(f"notice:last:{seat}:{question_id}"),), ())
