"""Plans: what a seat wants done when its turn comes, known to nobody else."""

from __future__ import annotations

from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.match.schema import ALIVE
from storage.plan.schema import plans

NONE = "{}"


class PlanRow(rows.Row, frozen=True, kw_only=True):
    """A seat's plan as JSON; `revision` counts its changes and never comes back."""

    match: int
    seat: int
    payload: str = NONE
    revision: int = 0


_GET = select(plans).where(plans.c.match == bindparam("of_match"), plans.c.seat == bindparam("of_seat"))


async def get(tx: AsyncConnection, match_id: int, seat: int) -> PlanRow:
    """Return a seat's plan; an empty one of revision 0 where it never had any."""
    found = rows.first(PlanRow, await tx.execute(_GET, {"of_match": match_id, "of_seat": seat}))
    return found or PlanRow(match=match_id, seat=seat)


async def put(tx: AsyncConnection, match_id: int, seat: int, payload: str) -> PlanRow:
    """Set a seat's plan and return it with its new revision."""
    plan = PlanRow(match=match_id, seat=seat, payload=payload, revision=1)
    revision = (await tx.execute(writing.count_up(tx, plans), asdict(plan))).scalar_one()
    return replace(plan, revision=revision)


async def drop(tx: AsyncConnection, match_id: int) -> None:
    """Forget the plans of a match that is over."""
    await tx.execute(delete(plans).where(plans.c.match == match_id))


async def drop_over(tx: AsyncConnection) -> None:
    """Forget the plans of all matches that are over."""
    await tx.execute(delete(plans).where(plans.c.match.not_in(ALIVE)))
