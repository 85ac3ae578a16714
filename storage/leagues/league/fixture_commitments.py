"""Shuffle commitments for season matches that have not begun: match id, secret, and message with the hash."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class FixtureCommitmentRow(rows.Row, frozen=True, kw_only=True):
    """The shuffle commitment for a match that has not begun; its repr hides the secret.

    `match_id` is the reserved match id. `message` remains None until the hash is posted.
    """

    season: int
    number: int
    replays: int
    match_id: int
    secret: str
    commitment: str
    channel: int | None = None
    message: int | None = None

    def __repr__(self) -> str:
        """Hide the secret."""
        return "BindingRow(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Hide the secret."""
        return []


TABLES = (
    Table(
        "season_commitments",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        number INTEGER NOT NULL,
        replays SMALLINT NOT NULL,
        match_id BIGINT NOT NULL,
        secret VARCHAR(64) NOT NULL,
        commitment VARCHAR(64) NOT NULL,
        channel BIGINT,
        message BIGINT,
        PRIMARY KEY (season, number, replays)
        """,
        row=FixtureCommitmentRow,
        scope=Scope.SEASON,
        is_exported=False,
    ),
)

_PUT = statements.upsert(
    "season_commitments", FixtureCommitmentRow.__struct_fields__, ("season", "number", "replays")
)
_GET = f"""
    {rows.select(FixtureCommitmentRow, "season_commitments")}
    WHERE season = :season AND number = :number AND replays = :replays
"""


async def put(tx: Transaction, row: FixtureCommitmentRow) -> None:
    """Save the commitment for a fixture's match."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, season: int, number: int, replays: int) -> FixtureCommitmentRow | None:
    """Return the commitment for a fixture's match, or None if none has been made yet."""
    values = {"season": season, "number": number, "replays": replays}
    return rows.first_row(FixtureCommitmentRow, await tx.execute(_GET, values))
