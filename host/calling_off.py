"""Calling a match off by agreement of all who play."""

from __future__ import annotations

from host import asking, closing, loading
from host.asking import About
from host.ballots import YES, Outcome
from host.commit import commit
from host.entries import Ruled
from host.harbour import Harbour
from host.matches import Match
from host.people import Person, tidy
from host.refusals import refuse
from storage import questions
from storage.database import Transaction
from storage.questions import BallotRow, QuestionRow


async def abort(h: Harbour, match_id: int, person: Person) -> bool:
    """Ask the others to call a match off; alone with robots it is at once. True where it is."""
    async with h.lock(match_id), h.database.transaction() as tx:
        match = await loading.running(h, tx, match_id)
        seat = match.seat_of(person)
        if seat is None:
            raise refuse("not-in-match")
        if not match.has_others(seat):
            await _call_off(h, tx, match)
            return True
        row = await asking.ask(h, tx, match, "abort", asker=person.id, what=About(by=tidy(person.name)))
        await questions.cast(tx, BallotRow(question=row.id, person=person.id, choice=YES, at=h.now()))
    return False


async def decide(h: Harbour, tx: Transaction, match: Match, _: QuestionRow, outcome: Outcome) -> None:
    """Call a match off, or let it go on."""
    if outcome.choice == YES:
        await _call_off(h, tx, match)
    else:
        await commit(h, tx, match, [Ruled("abort-refused")])


async def _call_off(h: Harbour, tx: Transaction, match: Match) -> None:
    after = await commit(h, tx, match, [Ruled("aborted")])
    await closing.close(h, tx, after.row)
