"""Where posts of a season stand: the cards of its divisions, its tables in the channel, and notices."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.league.schema import divisions, fixtures, notices


class DivisionRow(rows.Row, frozen=True, kw_only=True):
    """The card of a division; None while it has not been posted."""

    season: int
    division: int
    card: int | None = None


class FixtureRow(rows.Row, frozen=True, kw_only=True):
    """The post of a table; `replays` tells how often it was to be played again before."""

    season: int
    number: int
    replays: int
    channel: int
    message: int


class SeasonNoticeRow(rows.Row, frozen=True, kw_only=True):
    """A notice that is deleted when it has done its work; one that tells an `entry` of the log stays."""

    season: int
    message: int
    channel: int
    entry: int | None = None


_DIVISION = select(divisions).where(
    divisions.c.season == bindparam("of_season"), divisions.c.division == bindparam("of_division")
)
_FIXTURE = select(fixtures).where(
    fixtures.c.season == bindparam("of_season"),
    fixtures.c.number == bindparam("of_number"),
    fixtures.c.replays == bindparam("after"),
)

_NOTICES = (
    select(notices)
    .where(notices.c.season == bindparam("of_season"))
    .order_by(notices.c.season, notices.c.message)
)


async def put_division(tx: AsyncConnection, row: DivisionRow) -> None:
    """Note where the card of a division stands."""
    await tx.execute(writing.replace(tx, divisions), asdict(row))


async def division(tx: AsyncConnection, season: int, number: int) -> DivisionRow | None:
    """Return where the card of a division stands."""
    return rows.first(DivisionRow, await tx.execute(_DIVISION, {"of_season": season, "of_division": number}))


async def put_fixture(tx: AsyncConnection, row: FixtureRow) -> None:
    """Note where the post of a table stands."""
    await tx.execute(writing.replace(tx, fixtures), asdict(row))


async def fixture(tx: AsyncConnection, season: int, number: int, replays: int) -> FixtureRow | None:
    """Return where the post of a table stands; None where it does not."""
    values = {"of_season": season, "of_number": number, "after": replays}
    return rows.first(FixtureRow, await tx.execute(_FIXTURE, values))


async def forget_divisions(tx: AsyncConnection, season: int) -> None:
    """Note that no card of a division stands any more."""
    await tx.execute(update(divisions).where(divisions.c.season == season).values(card=None))


async def forget_fixture(tx: AsyncConnection, season: int, number: int) -> None:
    """Note that the post of a table does not stand any more."""
    await tx.execute(delete(fixtures).where(fixtures.c.season == season, fixtures.c.number == number))


async def put_notice(tx: AsyncConnection, row: SeasonNoticeRow) -> None:
    """Note where a notice stands."""
    await tx.execute(writing.replace(tx, notices), asdict(row))


async def notices_of(tx: AsyncConnection, season: int) -> list[SeasonNoticeRow]:
    """Return the notices of a season that stand."""
    return rows.every(SeasonNoticeRow, await tx.execute(_NOTICES, {"of_season": season}))


async def drop_notices(tx: AsyncConnection, season: int, entry: int | None = None) -> None:
    """Note that no notice of a season is to be looked for any more; those that tell an entry only with that."""
    await tx.execute(
        delete(notices).where(notices.c.season == season, notices.c.entry.is_not_distinct_from(entry))
    )
