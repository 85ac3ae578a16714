"""Plans: what a seat wants done when its turn comes, known to nobody else."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

NONE = "{}"


class PlanRow(rows.Row, frozen=True, kw_only=True):
    """A seat's plan as JSON; `revision` counts its changes and never comes back."""

    match: int
    seat: int
    payload: str = NONE
    revision: int = 0


TABLES = (
    Table(
        "plans",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        payload TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
        """,
        row=PlanRow,
    ),
)

_GET = f"{rows.select(PlanRow, 'plans')} WHERE match = :match AND seat = :seat"
_PUT = statements.count_up("plans", PlanRow.__struct_fields__, ("match", "seat"))
_DROP = "DELETE FROM plans WHERE match = :match"


@rows.remember("plans")
async def get(tx: Transaction, match_id: int, seat: int) -> PlanRow:
    """Return a seat's plan; an empty one of revision 0 where it never had any."""
    found = rows.first(PlanRow, await tx.execute(_GET, {"match": match_id, "seat": seat}))
    return found or PlanRow(match=match_id, seat=seat)


async def put(tx: Transaction, match_id: int, seat: int, payload: str) -> PlanRow:
    """Set a seat's plan and return it with its new revision."""
    plan = PlanRow(match=match_id, seat=seat, payload=payload, revision=1)
    return replace(plan, revision=await tx.scalar(_PUT, asdict(plan)))


async def drop(tx: Transaction, match_id: int) -> None:
    """Forget the plans of a match that is over."""
    await tx.execute(_DROP, {"match": match_id})
