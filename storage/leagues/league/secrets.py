"""Season secrets: the seeds of draws, stored separately from the season rows to avoid leaks."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class SeasonSecretsRow(rows.Row, frozen=True, kw_only=True):
    """The secrets behind a season's draw; the repr hides them."""

    season: int
    draw: str
    lots: str

    def __repr__(self) -> str:
        """Hide the secret."""
        return "SecretsRow(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Hide the secret."""
        return []


TABLES = (
    Table(
        "season_secrets",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        draw VARCHAR(64) NOT NULL,
        lots VARCHAR(64) NOT NULL,
        PRIMARY KEY (season)
        """,
        row=SeasonSecretsRow,
        scope=Scope.SEASON,
        is_exported=False,
    ),
)

_PUT = statements.insert("season_secrets", SeasonSecretsRow.__struct_fields__)
_CHANGE = "UPDATE season_secrets SET draw = :draw, lots = :lots WHERE season = :season"
_GET = f"{rows.select(SeasonSecretsRow, 'season_secrets')} WHERE season = :season"


async def put(tx: Transaction, secrets: SeasonSecretsRow) -> None:
    """Save the secrets of a new season."""
    await tx.execute(_PUT, asdict(secrets))


async def replace(tx: Transaction, secrets: SeasonSecretsRow) -> None:
    """Replace a season's secrets, because its draw was discarded."""
    await tx.execute(_CHANGE, asdict(secrets))


async def get(tx: Transaction, season: int) -> SeasonSecretsRow | None:
    """Return a season's secrets, or None."""
    return rows.first_row(SeasonSecretsRow, await tx.execute(_GET, {"season": season}))
