"""Contributions: the words that people have added to the chance of a match, in the order in which they came."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class ContributionRow(rows.Row, frozen=True, kw_only=True):
    """What a person has added; `place` counts from 0, `message` is where everybody can read it."""

    match: int
    place: int
    person: int
    words: str
    channel: int | None = None
    message: int | None = None


TABLES = (
    Table(
        "contributions",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        place SMALLINT NOT NULL,
        person BIGINT NOT NULL,
        words TEXT NOT NULL,
        channel BIGINT,
        message BIGINT,
        PRIMARY KEY (match, place)
        """,
        row=ContributionRow,
        ids=("person",),
        words=("words",),
    ),
)

_ADD = statements.insert("contributions", ContributionRow.__struct_fields__)
_OF_MATCH = f"""
    {rows.select(ContributionRow, "contributions")} WHERE match = :match ORDER BY place
"""
_SET_POSTED = """
    UPDATE contributions SET channel = :channel, message = :message WHERE match = :match AND place = :place
"""
_DROP = "DELETE FROM contributions WHERE match = :match"


async def add(tx: Transaction, row: ContributionRow) -> None:
    """Keep a contribution; it never changes."""
    await tx.execute(_ADD, asdict(row))


async def of_match(tx: Transaction, match_id: int) -> list[ContributionRow]:
    """Return the contributions to a match in their order."""
    return rows.every(ContributionRow, await tx.execute(_OF_MATCH, {"match": match_id}))


async def set_posted(tx: Transaction, row: ContributionRow, channel: int, message: int) -> None:
    """Note where a contribution can be read."""
    values = {"match": row.match, "place": row.place, "channel": channel, "message": message}
    await tx.execute(_SET_POSTED, values)


async def drop(tx: Transaction, match_id: int) -> None:
    """Forget the contributions to a match: what they followed is bound no more."""
    await tx.execute(_DROP, {"match": match_id})
