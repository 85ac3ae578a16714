"""Rematches: which match a match is played once more of."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.rematch.schema import rematches


class RematchRow(rows.Row, frozen=True, kw_only=True):
    """That a match is the rematch of a former one."""

    match: int
    former: int


_FORMER = select(rematches.c.former).where(rematches.c.match == bindparam("of_match"))
_LATEST = (
    select(rematches.c.match)
    .where(rematches.c.former == bindparam("of_former"))
    .order_by(rematches.c.former.desc(), rematches.c.match.desc())
    .limit(1)
)


async def add(tx: AsyncConnection, row: RematchRow) -> None:
    """Note that a match is a rematch."""
    await tx.execute(insert(rematches).values(asdict(row)))


async def former_of(tx: AsyncConnection, match_id: int) -> int | None:
    """Return of which match this is the rematch; None where it is none."""
    found: int | None = (await tx.execute(_FORMER, {"of_match": match_id})).scalar()
    return found


async def latest_of(tx: AsyncConnection, former: int) -> int | None:
    """Return the newest rematch of a match; None where there was none."""
    found: int | None = (await tx.execute(_LATEST, {"of_former": former})).scalar()
    return found
