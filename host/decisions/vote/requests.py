"""Requests: questions that somebody at a table wants put to the others. So many a day: each calls them all."""

from __future__ import annotations

from host.core.context import Context
from host.core.errors import refuse
from host.core.people import Person
from host.decisions.vote import questions
from host.decisions.vote.kinds import Question
from host.matches.match.match import Match
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.decisions import vote
from storage.decisions.vote import QuestionRow, RequestRow

MAX_A_DAY = 3
"""Requests of a person at one table within a day, of whatever kind."""


async def request(
    ctx: Context, tx: Transaction, match: Match, question: Question, by: Person, *,
    patience_of: int | None = None,
) -> QuestionRow:  # fmt: skip
    """Put somebody's question to the others, as `questions.ask`; a Refusal to whoever asks too often."""
    await vote.drop_requests_before(tx, match.row.id, by.id, ctx.now() - DAY)
    if await vote.count_requests(tx, match.row.id, by.id) >= MAX_A_DAY:
        raise refuse("asked-too-often", most=MAX_A_DAY)
    row = await questions.ask(ctx, tx, match, question, by.id, patience_of=patience_of)
    await vote.add_request(tx, RequestRow(match=match.row.id, person=by.id, at=ctx.now()))
    return row
