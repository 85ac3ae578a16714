"""Limits: what a server allows its people at a time, and at which pace."""

from __future__ import annotations

from host import habits, paces
from host.habits import Customs
from host.harbour import Harbour
from host.paces import Pace
from host.refusals import refuse
from storage import conduct, matches
from storage.database import Transaction


async def refuse_beyond(tx: Transaction, server: int, person: int) -> None:
    """Refuse one more match to somebody who has as many in a server as it allows; raises Refusal."""
    customs = await habits.of_server(tx, server)
    if not customs.most_running:
        return
    finished = (await conduct.of_people(tx, [person]))[person].finished
    most = customs.most_running + customs.more_per_finished * finished
    alive = sum(row.server == server for row in await matches.of_person(tx, person))
    if alive >= most:
        raise refuse("too-many-matches", most=most, more=customs.more_per_finished)


async def refuse_one_more(h: Harbour, server: int, person: int) -> None:
    """Refuse as `refuse_beyond`, before anything is prepared for the match."""
    async with h.database.reading() as tx:
        await refuse_beyond(tx, server, person)


def pace_for(
    customs: Customs, name: str | None, bank: int | None, increment: int | None, cap: int | None
) -> Pace | None:
    """Return the pace wished for, the server's own without a wish; a Refusal where the server does not allow it.

    Numbers are hours and make a pace of one's own, whatever is named beside them.
    """
    if bank is None and (increment is not None or cap is not None):
        raise refuse("bank-needed")
    wanted = paces.OWN if bank is not None else name or customs.pace
    if customs.paces and wanted not in customs.paces:
        raise refuse("pace-not-allowed")
    return paces.named(wanted) if bank is None else paces.by_numbers(bank, increment or 0, cap)
