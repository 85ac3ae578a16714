"""Hosts who play, or have played: they decide nothing there unless the table agrees, or they are alone with robots."""

from __future__ import annotations

from host.authority.gate import Act, Authority, has_played, refuse_without_reason
from host.consent.questions import AgreeToAct, fields_of
from host.core.context import Context
from host.core.people import tidy
from host.match.match import Match
from host.settings.time_controls import HOUR
from host.vote import questions
from host.vote.requests import request
from storage.core.database import Transaction

TIME_TO_OBJECT = 72 * HOUR
"""Milliseconds after which silence counts as agreement: no table is stuck because somebody never answers."""


async def may_rule(ctx: Context, tx: Transaction, match: Match, by: Authority, act: Act) -> Authority | None:
    """Return the authority by which an act is done at once; None where the others at the table are asked first."""
    if act.is_technical or by.is_agreed or not await has_played(tx, match.row, by.person):
        return by
    if set(match.entitled) <= {by.person.id}:
        return Authority(by.person, by.reason, is_agreed=True)
    refuse_without_reason(by, act)
    question = AgreeToAct(by=tidy(by.person.name), **fields_of(by, act))
    await request(ctx, tx, match, question, by.person, patience_of=TIME_TO_OBJECT)
    return None


async def is_asked(ctx: Context, match_id: int, by: Authority) -> bool:
    """Tell whether the table is being asked about what a host wants to do."""
    async with ctx.database.reading() as tx:
        open_ = [question for _, question in await questions.of_match(tx, match_id)]
    return any(isinstance(one, AgreeToAct) and one.host == by.person.id for one in open_)
