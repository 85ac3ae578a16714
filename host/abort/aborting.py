"""Calling a match off by agreement of all who play."""

from __future__ import annotations

from host.core.context import Context
from host.core.people import Person, tidy
from host.core.refusals import refuse
from host.match import closing, loading
from host.match.commit import commit
from host.match.entries import Ruled
from host.match.match import Match
from host.vote import questions
from host.vote.ballots import YES, Outcome
from host.vote.questions import About
from storage.core.database import Transaction
from storage.vote import questions as stored_questions
from storage.vote.questions import BallotRow, QuestionRow


async def abort(ctx: Context, match_id: int, person: Person) -> bool:
    """Ask the others to call a match off; alone with robots it is at once. True where it is."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.running(ctx, tx, match_id)
        seat = match.seat_of(person)
        if seat is None:
            raise refuse("not-in-match")
        if not match.has_others(seat):
            await _call_off(ctx, tx, match)
            return True
        row = await questions.ask(ctx, tx, match, "abort", asker=person.id, what=About(by=tidy(person.name)))
        await stored_questions.cast(
            tx, BallotRow(question=row.id, person=person.id, choice=YES, at=ctx.now())
        )
    return False


async def decide(ctx: Context, tx: Transaction, match: Match, _: QuestionRow, outcome: Outcome) -> None:
    """Call a match off, or let it go on."""
    if outcome.choice == YES:
        await _call_off(ctx, tx, match)
    else:
        await commit(ctx, tx, match, [Ruled("abort-refused")])


async def _call_off(ctx: Context, tx: Transaction, match: Match) -> None:
    after = await commit(ctx, tx, match, [Ruled("aborted")])
    await closing.close(ctx, tx, after.row)
