"""Which matches are to be rated, and what became of that at their end."""

from __future__ import annotations

from itertools import groupby

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.match.schema import matches
from storage.ratings.schema import rated
from storage.results.results import ResultRow
from storage.results.schema import results

RATED = "rated"
"""The verdict on a match that counts; any other says why one does not, and is empty until it is over."""


class RatedRow(rows.Row, frozen=True, kw_only=True):
    """A match that is to be rated; `ended` is unix milliseconds."""

    match: int
    server: int
    game: str
    ended: int | None = None
    verdict: str = ""


class RatedMatch(Struct, frozen=True):
    """A match that was to be rated and is over."""

    rows: tuple[ResultRow, ...]
    verdict: str
    is_of_season: bool
    """Whether it was drawn in a season, and not arranged by its people."""


_GET = select(rated).where(rated.c.match == bindparam("of_match"))
_SINCE = (
    select(results, rated.c.verdict, matches.c.begins)
    .join(rated, rated.c.match == results.c.match)
    .join(matches, matches.c.id == rated.c.match)
    .where(
        rated.c.server == bindparam("of_server"),
        rated.c.game == bindparam("of_game"),
        rated.c.ended > bindparam("since"),
    )
    .order_by(rated.c.ended, rated.c.match)
)


async def add(tx: AsyncConnection, row: RatedRow) -> None:
    """Note that a match is to be rated."""
    await tx.execute(insert(rated).values(asdict(row)))


async def get(tx: AsyncConnection, match_id: int) -> RatedRow | None:
    """Return what is known of a match that is to be rated; None where it is not."""
    return rows.first(RatedRow, await tx.execute(_GET, {"of_match": match_id}))


async def judge(tx: AsyncConnection, match_id: int, ended: int, verdict: str) -> None:
    """Note that a match is over, and whether it counts."""
    await tx.execute(update(rated).where(rated.c.match == match_id).values(ended=ended, verdict=verdict))


async def since(tx: AsyncConnection, server: int, game: str, ended: int = -1) -> list[RatedMatch]:
    """Return what the matches brought that were to be rated and ended after a time."""
    values = {"of_server": server, "of_game": game, "since": ended}
    names = ResultRow.__struct_fields__
    found = [
        (ResultRow(**dict(zip(names, row, strict=False))), row.verdict, row.begins == "drawn")
        for row in await tx.execute(_SINCE, values)
    ]
    grouped = (list(of_match) for _, of_match in groupby(found, key=lambda one: one[0].match))
    return [RatedMatch(tuple(row for row, *_ in one), *one[0][1:]) for one in grouped]


async def is_of_season(tx: AsyncConnection, match_id: int) -> bool:
    """Tell whether a match was drawn in a season."""
    begins = await tx.scalar(select(matches.c.begins).where(matches.c.id == match_id))
    return bool(begins == "drawn")
