"""Analyses of finished matches as JSON, and the turns evaluated so far of unfinished analyses."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class AnalysisRow(rows.Row, frozen=True, kw_only=True):
    """An analysis by an analyser version of a log up to an entry; `result` is empty while it runs."""

    match_id: int
    version: int
    head: int
    result: str = ""


TABLES = (
    Table(
        "analyses",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        version INTEGER NOT NULL,
        head INTEGER NOT NULL,
        result TEXT NOT NULL,
        PRIMARY KEY (match_id)
        """,
        row=AnalysisRow,
    ),
    Table(
        "judgements",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        place INTEGER NOT NULL,
        judged TEXT NOT NULL,
        PRIMARY KEY (match_id, place)
        """,
    ),
)

_PUT = statements.upsert("analyses", AnalysisRow.__struct_fields__, ("match_id",))
_GET = f"{rows.select(AnalysisRow, 'analyses')} WHERE match_id = :match_id"
_JUDGE = statements.upsert("judgements", ("match_id", "place", "judged"), ("match_id", "place"))
_JUDGED = "SELECT judged FROM judgements WHERE match_id = :match_id ORDER BY place"
_FORGET_JUDGED = "DELETE FROM judgements WHERE match_id = :match_id"


async def put(tx: Transaction, row: AnalysisRow) -> None:
    """Save an analysis, or mark it as running."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, match_id: int) -> AnalysisRow | None:
    """Return the analysis of a match, or None if it was not requested."""
    return rows.first_row(AnalysisRow, await tx.execute(_GET, {"match_id": match_id}))


async def put_judgement(tx: Transaction, match_id: int, index: int, judgement: str) -> None:
    """Save the evaluation of a turn; the first turn has place 0."""
    await tx.execute(_JUDGE, {"match_id": match_id, "place": index, "judged": judgement})


async def judgements(tx: Transaction, match_id: int) -> list[str]:
    """Return the evaluated turns in order."""
    return (await tx.execute(_JUDGED, {"match_id": match_id})).scalars()


async def delete_judgements(tx: Transaction, match_id: int) -> None:
    """Delete the separately stored evaluations of turns."""
    await tx.execute(_FORGET_JUDGED, {"match_id": match_id})
