"""Server events: the leagues that have them, and the event of each season."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class LeagueServerEventsRow(rows.Row, frozen=True, kw_only=True):
    """A league whose seasons have server events."""

    league: int


class SeasonServerEventRow(rows.Row, frozen=True, kw_only=True):
    """The server event of a season.

    `event` is its Discord id, or None if a moderator has deleted it. The times are in Unix milliseconds.
    `content_hash` is the SHA-256 hash of the event's content without its dates.
    """

    season: int
    event: int | None
    starts: int
    ends: int
    content_hash: str


TABLES = (
    Table(
        "league_server_events",
        """
        league BIGINT NOT NULL REFERENCES leagues (id),
        PRIMARY KEY (league)
        """,
        row=LeagueServerEventsRow,
        scope=Scope.LEAGUE,
    ),
    Table(
        "season_server_events",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        event BIGINT,
        starts BIGINT NOT NULL,
        ends BIGINT NOT NULL,
        content_hash VARCHAR(64) NOT NULL,
        PRIMARY KEY (season)
        """,
        row=SeasonServerEventRow,
        scope=Scope.SEASON,
    ),
)

_ENABLE = statements.insert_or_ignore("league_server_events", ("league",))
_DISABLE = "DELETE FROM league_server_events WHERE league = :league"
_ENABLED = "SELECT league FROM league_server_events WHERE league = :league"
_PUT = statements.upsert("season_server_events", SeasonServerEventRow.__struct_fields__, ("season",))
_GET = f"{rows.select(SeasonServerEventRow, 'season_server_events')} WHERE season = :season"
_DELETE = "DELETE FROM season_server_events WHERE season = :season"


async def set_enabled(tx: Transaction, league: int, *, is_enabled: bool) -> None:
    """Turn the server events of a league on or off."""
    await tx.execute(_ENABLE if is_enabled else _DISABLE, {"league": league})


async def is_enabled(tx: Transaction, league: int) -> bool:
    """Return whether a league's seasons have server events."""
    return bool(await tx.execute(_ENABLED, {"league": league}))


async def put(tx: Transaction, row: SeasonServerEventRow) -> None:
    """Save a season's server event."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, season: int) -> SeasonServerEventRow | None:
    """Return a season's server event, or None if it has none."""
    return rows.first_row(SeasonServerEventRow, await tx.execute(_GET, {"season": season}))


async def delete(tx: Transaction, season: int) -> None:
    """Delete the row of a season's server event."""
    await tx.execute(_DELETE, {"season": season})
