"""Plans: a seat's actions for its next turn, hidden from the other players."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

EMPTY = "{}"


class PlanRow(rows.Row, frozen=True, kw_only=True):
    """A seat's plan as JSON; `revision` counts its changes and is never reused."""

    match_id: int
    seat: int
    payload: str = EMPTY
    revision: int = 0


TABLES = (
    Table(
        "plans",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        payload TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (match_id, seat)
        """,
        row=PlanRow,
    ),
)

_GET = f"{rows.select(PlanRow, 'plans')} WHERE match_id = :match_id AND seat = :seat"
_PUT = statements.upsert_with_revision("plans", PlanRow.__struct_fields__, ("match_id", "seat"))
_DROP = "DELETE FROM plans WHERE match_id = :match_id"


@rows.cached_per_transaction("plans")
async def get(tx: Transaction, match_id: int, seat: int) -> PlanRow:
    """Return a seat's plan, or an empty one with revision 0 if it never had one."""
    found = rows.first_row(PlanRow, await tx.execute(_GET, {"match_id": match_id, "seat": seat}))
    return found or PlanRow(match_id=match_id, seat=seat)


async def put(tx: Transaction, match_id: int, seat: int, payload: str) -> PlanRow:
    """Save a seat's plan and return it with its new revision."""
    plan = PlanRow(match_id=match_id, seat=seat, payload=payload, revision=1)
    return replace(plan, revision=await tx.scalar(_PUT, asdict(plan)))


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete a finished match's plans."""
    await tx.execute(_DROP, {"match_id": match_id})
