"""Replacing players: registration, and what happens in a running match when a user's data is deleted.

Until the match is over, a hash of the user's id is stored with the seats they had. It does not tell who they were,
only that it is the same user who asks for a seat.
"""

from __future__ import annotations

from host.core.context import Context
from host.core.features import Feature, Phase, Subscription
from host.decisions.replace.kinds import Replace, ReplaceRuling
from host.decisions.replace.questions import ReplaceQuestion
from host.decisions.replace.replacement import carry_out
from host.matches.log.sitting import note_forgotten
from host.matches.match.events import Committed, Ended
from host.matches.settings.events import PersonForgotten
from storage.core.database import Transaction
from storage.core.tables import all_tables
from storage.decisions import replace
from storage.matches.match import matches
from storage.operations import privacy

WHERE = {"log", "seats"}
"""The tables that tell who has had a seat."""


async def forget_person(ctx: Context, tx: Transaction, event: PersonForgotten) -> None:
    """Note which seats somebody has had in matches that run."""
    found = {
        row["match"]
        for table in all_tables().values()
        if table.name in WHERE
        for row in await privacy.rows_of(tx, table, event.person)
    }
    for match_id in sorted(found):
        row = await matches.get(tx, match_id)
        if row is not None and row.status == "running":
            await note_forgotten(tx, match_id, event.person, ctx.new_secret())


async def follow(ctx: Context, tx: Transaction, event: Committed | Ended) -> None:
    """Keep nothing of them when the match is over."""
    if isinstance(event, Ended) or event.is_over:
        await replace.drop(tx, event.row.id)


FEATURE = Feature(
    acts=Replace,
    rule=carry_out,
    rulings=ReplaceRuling,
    questions=ReplaceQuestion,
    subscriptions=(
        Subscription(PersonForgotten, Phase.FORGET, forget_person),
        Subscription(Committed, Phase.REST, follow),
        Subscription(Ended, Phase.REST, follow),
    ),
)
