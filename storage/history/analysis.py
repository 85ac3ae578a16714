"""Analyses of finished matches as JSON, and the evaluated turns of unfinished analyses."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class AnalysisRow(rows.Row, frozen=True, kw_only=True):
    """The analysis of a match's log up to entry `head`.

    `result` is empty while the analysis is running. `version` is the version of the analyser.
    """

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
        turn_index INTEGER NOT NULL,
        judgement TEXT NOT NULL,
        PRIMARY KEY (match_id, turn_index)
        """,
    ),
)

_PUT = statements.upsert("analyses", AnalysisRow.__struct_fields__, ("match_id",))
_GET = f"{rows.select(AnalysisRow, 'analyses')} WHERE match_id = :match_id"
_COMPLETE = "SELECT match_id FROM analyses WHERE match_id IN (:matches) AND result > '' ORDER BY match_id"
_JUDGE = statements.upsert("judgements", ("match_id", "turn_index", "judgement"), ("match_id", "turn_index"))
_JUDGED = "SELECT judgement FROM judgements WHERE match_id = :match_id ORDER BY turn_index"
_FORGET_JUDGED = "DELETE FROM judgements WHERE match_id = :match_id"


async def put(tx: Transaction, row: AnalysisRow) -> None:
    """Save an analysis, or mark it as running."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, match_id: int) -> AnalysisRow | None:
    """Return a match's analysis, or None if none was requested."""
    return rows.first_row(AnalysisRow, await tx.execute(_GET, {"match_id": match_id}))


async def complete(tx: Transaction, match_ids: Sequence[int]) -> list[int]:
    """Return those of several matches that have a complete analysis."""
    return (await tx.execute(_COMPLETE, {"matches": [*match_ids]})).scalars()


async def put_judgement(tx: Transaction, match_id: int, index: int, judgement: str) -> None:
    """Save the evaluation of a turn; `index` is the 0-based number of the turn."""
    await tx.execute(_JUDGE, {"match_id": match_id, "turn_index": index, "judgement": judgement})


async def judgements(tx: Transaction, match_id: int) -> list[str]:
    """Return the turns' evaluations in order."""
    return (await tx.execute(_JUDGED, {"match_id": match_id})).scalars()


async def delete_judgements(tx: Transaction, match_id: int) -> None:
    """Delete the turn evaluations of a match's analysis."""
    await tx.execute(_FORGET_JUDGED, {"match_id": match_id})
