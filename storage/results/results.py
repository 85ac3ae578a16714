"""Results: what finished matches brought, a row for whoever began in a seat, one for whoever ended there instead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.match.schema import matches
from storage.results.schema import results

How: TypeAlias = Literal["played", "left", "substitute", "robot"]
MAX = 1000


class ResultRow(rows.Row, frozen=True, kw_only=True):
    """What a match brought somebody in a seat; times are unix milliseconds, `used` is milliseconds.

    `person` and `robot` are None where they are not known; `place` counts from 1, `shared` how many have it.
    """

    match: int
    seat: int
    how: How
    server: int
    game: str
    rules_version: int
    seats: int
    started: int
    ended: int
    is_brought_in: bool = False
    person: int | None = None
    robot: str | None = None
    place: int
    shared: int
    points: int
    turns: int
    used: int
    late: int


_OF_MATCH = (
    select(results)
    .where(results.c.match == bindparam("of_match"))
    .order_by(results.c.match, results.c.seat, results.c.how)
)
_own = results.alias("own")
_NEWEST = (
    select(_own.c.match)
    .where(_own.c.person == bindparam("of_person"), _own.c.server == bindparam("of_server"))
    .order_by(_own.c.ended.desc(), _own.c.match.desc())
    .limit(bindparam("most"))
)
_OF_PERSON = (
    select(results)
    .where(results.c.person == bindparam("of_person"), results.c.server == bindparam("of_server"))
    .order_by(results.c.ended.desc(), results.c.match.desc())
    .limit(bindparam("most"))
)

_IN_NEWEST = select(results).where(results.c.match.in_(_NEWEST))
# Plus nothing: else SQLite looks through all matches of both rather than through those few.
_TOGETHER = _IN_NEWEST.where((results.c.person + 0).in_([bindparam("of_person"), bindparam("of_other")]))
_WINNERS = _IN_NEWEST.with_only_columns(results.c.match, results.c.points).where(results.c.place == 1)


async def put(tx: AsyncConnection, match_id: int, made: Iterable[ResultRow]) -> None:
    """Keep what a match brought, in place of what was kept of it."""
    await tx.execute(delete(results).where(results.c.match == match_id))
    if rows_made := [asdict(row) for row in made]:
        await tx.execute(insert(results), rows_made)


async def of_match(tx: AsyncConnection, match_id: int) -> list[ResultRow]:
    """Return what a match brought, by seat; nothing where it is not over, or was over before this was kept."""
    return rows.every(ResultRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))


async def of_matches(tx: AsyncConnection, several: Sequence[int]) -> list[ResultRow]:
    """Return what several matches brought, by match and seat."""
    chosen = select(results).where(results.c.match.in_(list(several)))
    return rows.every(
        ResultRow, await tx.execute(chosen.order_by(results.c.match, results.c.seat, results.c.how))
    )


async def of_person(tx: AsyncConnection, server: int, person: int, most: int = MAX) -> list[ResultRow]:
    """Return what matches of a server brought a person, the newest first."""
    values = {"of_server": server, "of_person": person, "most": most}
    return rows.every(ResultRow, await tx.execute(_OF_PERSON, values))


async def together(
    tx: AsyncConnection, server: int, person: int, other: int, most: int = MAX
) -> list[ResultRow]:
    """Return what somebody's newest matches of a server brought them and another person, in no order."""
    values = {"of_server": server, "of_person": person, "of_other": other, "most": most}
    return rows.every(ResultRow, await tx.execute(_TOGETHER, values))


async def winners(tx: AsyncConnection, server: int, person: int, most: int = MAX) -> dict[int, int]:
    """Return the points of the first place of somebody's newest matches of a server, by match."""
    values = {"of_server": server, "of_person": person, "most": most}
    return {row[0]: row[1] for row in await tx.execute(_WINNERS, values)}


async def of_game(
    tx: AsyncConnection, server: int, game: str, before: tuple[int, int] | None = None, most: int = MAX
) -> list[ResultRow]:
    """Return what matches of a game brought on a server, the newest first: those before an end and a number."""
    chosen = select(results).where(results.c.server == server, results.c.game == game)
    if before is not None:
        chosen = chosen.where(tuple_(results.c.ended, results.c.match) < tuple_(*before))
    ordered = chosen.order_by(results.c.ended.desc(), results.c.match.desc()).limit(most)
    return rows.every(ResultRow, await tx.execute(ordered))


async def find_finished_behind(tx: AsyncConnection, after: int, most: int) -> list[int]:
    """Return the numbers of finished matches behind a number, the lowest first: a walk through all there are."""
    chosen = select(matches.c.id).where(matches.c.status == "finished", matches.c.id > after)
    return list((await tx.execute(chosen.order_by(matches.c.id).limit(most))).scalars())
