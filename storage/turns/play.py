"""A match as one person asks for it: its seats, what they have set, and what is theirs alone there. One statement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from storage.core.sql import rows
from storage.core.sql.rows import Row
from storage.core.sql.transactions import Transaction
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from storage.matches.settings.people import PersonRow
from storage.turns.draft.drafts import DraftRow
from storage.turns.plan.plans import PlanRow


class AskedRows(Struct, frozen=True):
    """What is stored; `draft` and `plan` are those of the person's seat."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    person: PersonRow | None
    note: str | None
    draft: DraftRow | None
    plan: PlanRow | None


_KINDS: dict[str, type[Row]] = {
    "matches": MatchRow, "seats": SeatRow, "people": PersonRow, "drafts": DraftRow, "plans": PlanRow
}  # fmt: skip
_ASKED = f"""
    SELECT {", ".join(rows.columns(kind, table) for table, kind in _KINDS.items())}, private_notes.words
    FROM matches
    LEFT JOIN seats ON seats.match = matches.id
    LEFT JOIN people ON people.id = :person
    LEFT JOIN drafts ON drafts.match = seats.match AND drafts.seat = seats.seat AND seats.person = :person
    LEFT JOIN plans ON plans.match = seats.match AND plans.seat = seats.seat AND seats.person = :person
    LEFT JOIN private_notes ON private_notes.match = matches.id AND private_notes.person = :person
    WHERE matches.id = :match ORDER BY seats.seat
"""  # noqa: S608 - our own names


async def asked(tx: Transaction, match_id: int, person: int) -> AskedRows | None:
    """Return a match as a person asks for it; None where there is no such match."""
    found = [tuple(_split(row)) for row in await tx.execute(_ASKED, {"match": match_id, "person": person})]
    if not found:
        return None
    match, _, asker, _, _, note = found[0]
    return AskedRows(
        match, tuple(seat for _, seat, *_ in found if seat is not None), asker, note,
        next((draft for *_, draft, _, _ in found if draft is not None), None),
        next((plan for *_, plan, _ in found if plan is not None), None),
    )  # fmt: skip


def _split(row: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the rows that are joined in a row, None for those that are not there, and the note."""
    begin = 0
    for kind in _KINDS.values():
        end = begin + len(kind.__struct_fields__)
        yield None if row[begin] is None else rows.typed(kind, row[begin:end])
        begin = end
    yield row[begin]
