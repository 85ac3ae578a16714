"""Calling a match off by agreement of all who play."""

from __future__ import annotations

from host.abort.questions import AbortMatch, call_off
from host.core.context import Context
from host.core.people import Person, tidy
from host.core.refusals import refuse
from host.match import loading
from host.match.match import refuse_bound
from host.vote.ballots import YES
from host.vote.requests import request
from storage.vote import questions as stored_questions
from storage.vote.questions import BallotRow


async def abort(ctx: Context, match_id: int, person: Person) -> bool:
    """Ask the others to call a match off; alone with robots it is at once. True where it is."""
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        match = await loading.load_running(ctx, tx, match_id)
        refuse_bound(match.row)
        if match.seat_of(person) is None:
            raise refuse("not-in-match")
        if set(match.entitled) == {person.id}:
            await call_off(ctx, tx, match)
            return True
        row = await request(ctx, tx, match, AbortMatch(by=tidy(person.name)), person)
        ballot = BallotRow(question=row.id, person=person.id, choice=YES, at=ctx.now())
        await stored_questions.cast(tx, ballot)
    return False
