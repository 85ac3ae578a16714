"""Where posts of a season stand: the cards of its divisions, its tables in the channel, and notices."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


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


TABLES = (
    Table(
        "season_divisions",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        division INTEGER NOT NULL,
        card BIGINT,
        PRIMARY KEY (season, division)
        """,
        row=DivisionRow,
        of=Of.SEASON,
    ),
    Table(
        "season_fixtures",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        number INTEGER NOT NULL,
        replays SMALLINT NOT NULL,
        channel BIGINT NOT NULL,
        message BIGINT NOT NULL,
        PRIMARY KEY (season, number, replays)
        """,
        row=FixtureRow,
        of=Of.SEASON,
    ),
    Table(
        "season_notices",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        message BIGINT NOT NULL,
        channel BIGINT NOT NULL,
        entry INTEGER,
        PRIMARY KEY (season, message)
        """,
        row=SeasonNoticeRow,
        of=Of.SEASON,
    ),
)

_PUT_DIVISION = statements.replace("season_divisions", DivisionRow.__struct_fields__, ("season", "division"))
_PUT_FIXTURE = statements.replace(
    "season_fixtures", FixtureRow.__struct_fields__, ("season", "number", "replays")
)
_PUT_NOTICE = statements.replace("season_notices", SeasonNoticeRow.__struct_fields__, ("season", "message"))
_DIVISION = f"""
    {rows.select(DivisionRow, "season_divisions")} WHERE season = :season AND division = :division
"""
_FIXTURE = f"""
    {rows.select(FixtureRow, "season_fixtures")}
    WHERE season = :season AND number = :number AND replays = :replays
"""
_NOTICES = f"""
    {rows.select(SeasonNoticeRow, "season_notices")} WHERE season = :season ORDER BY season, message
"""


async def put_division(tx: Transaction, row: DivisionRow) -> None:
    """Note where the card of a division stands."""
    await tx.execute(_PUT_DIVISION, asdict(row))


async def division(tx: Transaction, season: int, number: int) -> DivisionRow | None:
    """Return where the card of a division stands."""
    return rows.first(DivisionRow, await tx.execute(_DIVISION, {"season": season, "division": number}))


async def put_fixture(tx: Transaction, row: FixtureRow) -> None:
    """Note where the post of a table stands."""
    await tx.execute(_PUT_FIXTURE, asdict(row))


async def fixture(tx: Transaction, season: int, number: int, replays: int) -> FixtureRow | None:
    """Return where the post of a table stands; None where it does not."""
    values = {"season": season, "number": number, "replays": replays}
    return rows.first(FixtureRow, await tx.execute(_FIXTURE, values))


async def forget_divisions(tx: Transaction, season: int) -> None:
    """Note that no card of a division stands any more."""
    await tx.execute("UPDATE season_divisions SET card = NULL WHERE season = :season", {"season": season})


async def forget_fixture(tx: Transaction, season: int, number: int) -> None:
    """Note that the post of a table does not stand any more."""
    values = {"season": season, "number": number}
    await tx.execute("DELETE FROM season_fixtures WHERE season = :season AND number = :number", values)


async def put_notice(tx: Transaction, row: SeasonNoticeRow) -> None:
    """Note where a notice stands."""
    await tx.execute(_PUT_NOTICE, asdict(row))


async def notices_of(tx: Transaction, season: int) -> list[SeasonNoticeRow]:
    """Return the notices of a season that stand."""
    return rows.every(SeasonNoticeRow, await tx.execute(_NOTICES, {"season": season}))


async def drop_notices(tx: Transaction, season: int, entry: int | None = None) -> None:
    """Note that no notice of a season is to be looked for any more; those that tell an entry only with that."""
    if entry is None:
        dropped = "DELETE FROM season_notices WHERE season = :season AND entry IS NULL"
    else:
        dropped = "DELETE FROM season_notices WHERE season = :season AND entry = :entry"
    await tx.execute(dropped, {"season": season, "entry": entry})
