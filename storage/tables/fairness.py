"""What binds the chance of a match: its commitment, the words people add, the transcript. Its secret is kept apart."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class CommitmentRow(rows.Row, frozen=True, kw_only=True):
    """What was published of a match's chance; a match without such a row is of the first scheme.

    The hash itself is in the row of the match. `transcript` is None until the match has begun, a message None
    until it stands in its channel.
    """

    match: int
    channel: int | None = None
    message: int | None = None
    transcript: str | None = None
    transcript_channel: int | None = None
    transcript_message: int | None = None


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
        "commitments",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        channel BIGINT,
        message BIGINT,
        transcript TEXT,
        transcript_channel BIGINT,
        transcript_message BIGINT,
        PRIMARY KEY (match)
        """,
        row=CommitmentRow,
        texts=("transcript",),
    ),
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
    Table(
        "frozen_keys",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        key VARCHAR(64) NOT NULL,
        PRIMARY KEY (match)
        """,
    ),
)

_PUT_COMMITMENT = statements.insert("commitments", CommitmentRow.__struct_fields__)
_COMMITMENTS = rows.select(CommitmentRow, "commitments")
_GET_COMMITMENT = f"{_COMMITMENTS} WHERE match = :match"
_OF_TRANSCRIPT_WITH = f"{_COMMITMENTS} WHERE transcript LIKE :told ESCAPE '/'"
_ADD_CONTRIBUTION = statements.insert("contributions", ContributionRow.__struct_fields__)
_CONTRIBUTIONS_OF_MATCH = f"""
    {rows.select(ContributionRow, "contributions")} WHERE match = :match ORDER BY place
"""
_SET_CONTRIBUTION_POSTED = """
    UPDATE contributions SET channel = :channel, message = :message WHERE match = :match AND place = :place
"""
_DROP_CONTRIBUTIONS = "DELETE FROM contributions WHERE match = :match"
_GET_FROZEN_KEY = "SELECT key FROM frozen_keys WHERE match = :match"
_ADD_FROZEN_KEY = statements.fill("frozen_keys", ("match", "key"))


async def put_commitment(tx: Transaction, row: CommitmentRow) -> None:
    """Keep the commitment of a new match."""
    await tx.execute(_PUT_COMMITMENT, asdict(row))


async def get_commitment(tx: Transaction, match_id: int) -> CommitmentRow | None:
    """Return the commitment of a match, or None."""
    return rows.first(CommitmentRow, await tx.execute(_GET_COMMITMENT, {"match": match_id}))


async def of_transcript_with(tx: Transaction, told: str) -> list[CommitmentRow]:
    """Return the commitments in whose transcript something is told."""
    literal = told.replace("/", "//").replace("%", "/%").replace("_", "/_")
    return rows.every(CommitmentRow, await tx.execute(_OF_TRANSCRIPT_WITH, {"told": f"%{literal}%"}))


async def set_commitment_posted(
    tx: Transaction, match_id: int, channel: int | None, message: int | None
) -> None:
    """Note where the commitment stands; None is that a new one is still to be posted."""
    await _set(tx, match_id, channel=channel, message=message)


async def freeze(tx: Transaction, match_id: int, transcript: str) -> None:
    """Keep the transcript from which the match is dealt."""
    await _set(tx, match_id, transcript=transcript)


async def set_transcript_posted(tx: Transaction, match_id: int, channel: int, message: int) -> None:
    """Note where the transcript stands."""
    await _set(tx, match_id, transcript_channel=channel, transcript_message=message)


async def _set(tx: Transaction, match_id: int, **fields: object) -> None:
    statement = f"{statements.update('commitments', fields)} WHERE match = :match"
    await tx.execute(statement, fields | {"match": match_id})


async def add_contribution(tx: Transaction, row: ContributionRow) -> None:
    """Keep a contribution; it never changes."""
    await tx.execute(_ADD_CONTRIBUTION, asdict(row))


async def contributions_of_match(tx: Transaction, match_id: int) -> list[ContributionRow]:
    """Return the contributions to a match in their order."""
    return rows.every(ContributionRow, await tx.execute(_CONTRIBUTIONS_OF_MATCH, {"match": match_id}))


async def set_contribution_posted(tx: Transaction, row: ContributionRow, channel: int, message: int) -> None:
    """Note where a contribution can be read."""
    values = {"match": row.match, "place": row.place, "channel": channel, "message": message}
    await tx.execute(_SET_CONTRIBUTION_POSTED, values)


async def drop_contributions(tx: Transaction, match_id: int) -> None:
    """Forget the contributions to a match: what they followed is bound no more."""
    await tx.execute(_DROP_CONTRIBUTIONS, {"match": match_id})


async def get_frozen_key(tx: Transaction, match_id: int) -> str | None:
    """Return the key of a match, or None where its transcript is the one it began with."""
    found: str | None = await tx.scalar(_GET_FROZEN_KEY, {"match": match_id})
    return found


async def add_frozen_key(tx: Transaction, match_id: int, key: str) -> None:
    """Keep the key of a match; the first one stays."""
    await tx.execute(_ADD_FROZEN_KEY, {"match": match_id, "key": key})
