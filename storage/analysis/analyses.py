"""Analyses of matches that are over, as JSON; while one is made, its turns as far as they are judged."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.analysis.schema import analyses, judgements
from storage.core import rows, writing


class AnalysisRow(rows.Row, frozen=True, kw_only=True):
    """An analysis of a version, of a log up to an entry; `result` is empty while it is being made."""

    match: int
    version: int
    head: int
    result: str = ""


_GET = select(analyses).where(analyses.c.match == bindparam("of_match"))
_JUDGED = select(judgements.c.judged).where(judgements.c.match == bindparam("of_match"))


async def put(tx: AsyncConnection, row: AnalysisRow) -> None:
    """Keep an analysis, or that one is being made."""
    await tx.execute(writing.replace(tx, analyses), asdict(row))


async def get(tx: AsyncConnection, match_id: int) -> AnalysisRow | None:
    """Return what is kept of a match; None where nobody has asked for it."""
    return rows.first(AnalysisRow, await tx.execute(_GET, {"of_match": match_id}))


async def judge(tx: AsyncConnection, match_id: int, place: int, judged: str) -> None:
    """Keep what became of a turn, the first of place 0."""
    await tx.execute(writing.replace(tx, judgements), {"match": match_id, "place": place, "judged": judged})


async def turns_judged(tx: AsyncConnection, match_id: int) -> list[str]:
    """Return the turns that are judged already, in order."""
    found = await tx.scalars(_JUDGED.order_by(judgements.c.place), {"of_match": match_id})
    return list(found)


async def forget_judged(tx: AsyncConnection, match_id: int) -> None:
    """Keep the turns by themselves no more."""
    await tx.execute(delete(judgements).where(judgements.c.match == match_id))
