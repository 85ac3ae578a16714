"""Season messages: division cards, fixture messages and notices."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class DivisionCardRow(rows.Row, frozen=True, kw_only=True):
    """A division's card; `card` is the message id, or None until the message is posted."""

    season: int
    division: int
    card: int | None = None
    is_pinned: bool = False


class FixtureMessageRow(rows.Row, frozen=True, kw_only=True):
    """The message for a fixture.

    `replays` is the number of replays that had been ordered for the fixture when the message was sent.
    """

    season: int
    number: int
    replays: int
    channel: int
    message: int


class SeasonNoticeRow(rows.Row, frozen=True, kw_only=True):
    """A notice about a season.

    `entry` is the log entry that the notice announces. A notice without an entry is deleted when it becomes
    obsolete.
    """

    season: int
    message: int
    channel: int
    entry: int | None = None


TABLES = (
    Table(
        "season_division_cards",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        division INTEGER NOT NULL,
        card BIGINT,
        is_pinned BOOLEAN NOT NULL DEFAULT FALSE,
        PRIMARY KEY (season, division)
        """,
        row=DivisionCardRow,
        scope=Scope.SEASON,
    ),
    Table(
        "season_fixture_messages",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        number INTEGER NOT NULL,
        replays SMALLINT NOT NULL,
        channel BIGINT NOT NULL,
        message BIGINT NOT NULL,
        PRIMARY KEY (season, number, replays)
        """,
        row=FixtureMessageRow,
        scope=Scope.SEASON,
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
        scope=Scope.SEASON,
    ),
)

_PUT_DIVISION = statements.upsert(
    "season_division_cards", DivisionCardRow.__struct_fields__, ("season", "division")
)
_PUT_FIXTURE = statements.upsert(
    "season_fixture_messages", FixtureMessageRow.__struct_fields__, ("season", "number", "replays")
)
_PUT_NOTICE = statements.upsert("season_notices", SeasonNoticeRow.__struct_fields__, ("season", "message"))
_DIVISION = f"""
    {rows.select(DivisionCardRow, "season_division_cards")} WHERE season = :season AND division = :division
"""
_FIXTURE = f"""
    {rows.select(FixtureMessageRow, "season_fixture_messages")}
    WHERE season = :season AND number = :number AND replays = :replays
"""
_NOTICES = f"""
    {rows.select(SeasonNoticeRow, "season_notices")} WHERE season = :season ORDER BY season, message
"""


async def put_division_card(tx: Transaction, row: DivisionCardRow) -> None:
    """Save a division card's message."""
    await tx.execute(_PUT_DIVISION, asdict(row))


async def get_division_card(tx: Transaction, season: int, number: int) -> DivisionCardRow | None:
    """Return the row of a division's card, or None if there is none."""
    return rows.first_row(
        DivisionCardRow, await tx.execute(_DIVISION, {"season": season, "division": number})
    )


async def put_fixture_message(tx: Transaction, row: FixtureMessageRow) -> None:
    """Save a fixture's message."""
    await tx.execute(_PUT_FIXTURE, asdict(row))


async def get_fixture_message(
    tx: Transaction, season: int, number: int, replays: int
) -> FixtureMessageRow | None:
    """Return the row of a fixture's message, or None if there is none."""
    values = {"season": season, "number": number, "replays": replays}
    return rows.first_row(FixtureMessageRow, await tx.execute(_FIXTURE, values))


async def delete_division_cards(tx: Transaction, season: int) -> None:
    """Clear the message ids of a season's division cards."""
    await tx.execute(
        "UPDATE season_division_cards SET card = NULL, is_pinned = FALSE WHERE season = :season",
        {"season": season},
    )


async def delete_fixture_message(tx: Transaction, season: int, number: int) -> None:
    """Delete the row of a fixture's message."""
    values = {"season": season, "number": number}
    await tx.execute(
        "DELETE FROM season_fixture_messages WHERE season = :season AND number = :number", values
    )


async def put_notice(tx: Transaction, row: SeasonNoticeRow) -> None:
    """Save a notice's message."""
    await tx.execute(_PUT_NOTICE, asdict(row))


async def notices_of(tx: Transaction, season: int) -> list[SeasonNoticeRow]:
    """Return a season's existing notices."""
    return rows.all_rows(SeasonNoticeRow, await tx.execute(_NOTICES, {"season": season}))


async def delete_notices(tx: Transaction, season: int, entry: int | None = None) -> None:
    """Delete the rows of a season's notices that announce the given log entry.

    If `entry` is None, delete the rows of notices that announce no entry.
    """
    if entry is None:
        dropped = "DELETE FROM season_notices WHERE season = :season AND entry IS NULL"
    else:
        dropped = "DELETE FROM season_notices WHERE season = :season AND entry = :entry"
    await tx.execute(dropped, {"season": season, "entry": entry})
