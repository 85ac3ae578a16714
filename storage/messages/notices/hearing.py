"""What keeps notices of a match from people: mutes, and that they are there; in one statement."""

from __future__ import annotations

from collections.abc import Iterable

from storage.core.sql import rows
from storage.core.sql.transactions import Transaction
from storage.messages.notices import mutes, presences
from storage.messages.notices.mutes import MuteRow

_LOAD = """
    SELECT person, TRUE AS is_mute, until AS at FROM mutes WHERE match = :match
    UNION ALL
    SELECT person, FALSE, at FROM presences WHERE match = :match
"""


async def load(tx: Transaction, match_id: int, people: Iterable[int]) -> None:
    """Read the mutes of people in a match, and when they were seen there, unless all of it is known."""
    wanted = {(match_id, person) for person in people}
    if wanted <= rows.recall_all(tx, mutes.get).keys() & rows.recall_all(tx, presences.get).keys():
        return
    found = await tx.execute(_LOAD, {"match": match_id})
    muted = {person: at for person, is_mute, at in found if is_mute}
    seen = {person: at for person, is_mute, at in found if not is_mute}
    for _, person in wanted:
        mute = MuteRow(match=match_id, person=person, until=muted[person]) if person in muted else None
        rows.know(tx, mutes.get, mute, match_id, person)
        rows.know(tx, presences.get, seen.get(person), match_id, person)
