"""A match's open votes with their ballots, and users' requests for votes."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from storage.core.sql import rows, statements
from storage.core.sql.transactions import IntegrityError, Transaction
from storage.core.tables import Scope, Table


class VoteRow(rows.Row, frozen=True, kw_only=True):
    """An open vote, which closes at `closes_at`; `payload` is JSON.

    `seat` is the seat that the vote is about, or -1 for a vote that is not about a seat.
    """

    id: int = 0
    match_id: int
    feature: str
    kind: str
    seat: int = -1
    payload: str = "{}"
    opened_by: int | None = None
    opened_at: int
    closes_at: int
    message: int | None = None


class BallotRow(rows.Row, frozen=True, kw_only=True):
    """A user's ballot in a vote."""

    vote_id: int
    user_key: int
    choice: str
    at: int


class VoteAlreadyOpen(Exception):
    """Raised if a vote of this kind about this seat is already open in the match."""


class VoteRequestRow(rows.Row, frozen=True, kw_only=True):
    """A user's request for a vote, stored to limit the number of requests."""

    match_id: int
    user_key: int
    at: int


# The UNIQUE constraint allows one open vote of each kind per seat.
TABLES = (
    Table(
        "votes",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        seat SMALLINT NOT NULL,
        payload TEXT NOT NULL,
        opened_by BIGINT,
        opened_at BIGINT NOT NULL,
        closes_at BIGINT NOT NULL,
        message BIGINT,
        UNIQUE (match_id, feature, kind, seat)
        """,
        row=VoteRow,
        has_autoincrement=True,
        indexes=("CREATE INDEX ix_votes_opened_by ON votes (opened_by)",),
        user_columns=("opened_by",),
        json_user_columns=("payload",),
        name_columns={"payload": ("reason",)},
    ),
    Table(
        "ballots",
        """
        vote_id BIGINT NOT NULL REFERENCES votes (id),
        user_key BIGINT NOT NULL,
        choice VARCHAR(16) NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (vote_id, user_key)
        """,
        row=BallotRow,
        indexes=("CREATE INDEX ix_ballots_user ON ballots (user_key)",),
        scope=Scope.VOTE,
        user_columns=("user_key",),
    ),
    Table(
        "vote_requests",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        at BIGINT NOT NULL
        """,
        has_autoincrement=True,
        indexes=(
            "CREATE INDEX ix_vote_requests_match_user ON vote_requests (match_id, user_key)",
            "CREATE INDEX ix_vote_requests_user ON vote_requests (user_key)",
        ),
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_PUT = f"{statements.insert('votes', VoteRow.__struct_fields__[1:])} RETURNING id"
_QUESTIONS = rows.select(VoteRow, "votes")
_GET = f"{_QUESTIONS} WHERE id = :vote_id"
_OF_MATCH = f"{_QUESTIONS} WHERE match_id = :match_id"
_OF_PLAYER = f"""
    SELECT {rows.columns(VoteRow, "votes")} FROM seats CROSS JOIN votes
    WHERE votes.match_id = seats.match_id AND seats.user_key = :user_key AND seats.status = 'running'
    ORDER BY seats.match_id DESC LIMIT :most
"""  # noqa: S608 - only names of tables and columns
_OF_FORMER_PLAYER = f"""
    SELECT {rows.columns(VoteRow, "votes")} FROM seats CROSS JOIN votes
    WHERE votes.match_id = seats.match_id AND seats.former_user_key = :user_key AND seats.status = 'running'
    ORDER BY seats.match_id DESC LIMIT :most
"""  # noqa: S608 - only names of tables and columns
_SET_MESSAGE = "UPDATE votes SET message = :message WHERE id = :vote_id"
_SET_CLOSING_TIME = "UPDATE votes SET closes_at = :closes_at WHERE id = :vote_id"
_CAST = statements.upsert("ballots", BallotRow.__struct_fields__, ("vote_id", "user_key"))
_DELETE_BALLOT = "DELETE FROM ballots WHERE vote_id = :vote_id AND user_key = :user_key"
_BALLOTS_OF = f"{rows.select(BallotRow, 'ballots')} WHERE vote_id = :vote_id ORDER BY user_key"
_ADD_REQUEST = statements.insert("vote_requests", VoteRequestRow.__struct_fields__)
_COUNT_REQUESTS = "SELECT count(*) FROM vote_requests WHERE match_id = :match_id AND user_key = :user_key"
_DROP_REQUESTS = "DELETE FROM vote_requests WHERE match_id = :match_id AND user_key = :user_key AND at <= :at"
_DROP_LATEST_REQUEST = """
    DELETE FROM vote_requests WHERE match_id = :match_id AND user_key = :user_key AND at = (
        SELECT max(at) FROM vote_requests WHERE match_id = :match_id AND user_key = :user_key
    )
"""


async def put(tx: Transaction, row: VoteRow) -> VoteRow:
    """Save a new vote and return it with its id; raises VoteAlreadyOpen."""
    try:
        number = await tx.scalar(_PUT, asdict(row))
    except IntegrityError as error:
        raise VoteAlreadyOpen from error
    return replace(row, id=number)


async def get(tx: Transaction, vote_id: int) -> VoteRow | None:
    """Return an open vote, or None."""
    return rows.first_row(VoteRow, await tx.execute(_GET, {"vote_id": vote_id}))


async def of_match(tx: Transaction, match_id: int) -> list[VoteRow]:
    """Return a match's open votes, oldest first."""
    found = rows.all_rows(VoteRow, await tx.execute(_OF_MATCH, {"match_id": match_id}))
    return sorted(found, key=lambda question: question.id)


async def of_user(tx: Transaction, user_key: int, *, limit: int = 100) -> list[VoteRow]:
    """Return the open votes in matches in which a user has a seat or a robot keeps one, oldest first.

    If there are too many, return those of the newest matches.
    """
    found, values = {}, {"user_key": user_key, "most": limit}
    for statement in (_OF_PLAYER, _OF_FORMER_PLAYER):
        for row in rows.all_rows(VoteRow, await tx.execute(statement, values)):
            found[row.id] = row
    return [found[number] for number in sorted(found)]


async def set_message(tx: Transaction, vote_id: int, message: int | None) -> None:
    """Set the message that shows a vote."""
    await tx.execute(_SET_MESSAGE, {"vote_id": vote_id, "message": message})


async def set_closing_time(tx: Transaction, vote_id: int, closes_at: int) -> None:
    """Set when a vote closes, in Unix milliseconds."""
    await tx.execute(_SET_CLOSING_TIME, {"vote_id": vote_id, "closes_at": closes_at})


async def close(tx: Transaction, vote_id: int) -> bool:
    """Close a vote; return False if it was already closed."""
    await tx.execute("DELETE FROM ballots WHERE vote_id = :vote_id", {"vote_id": vote_id})
    result = await tx.execute("DELETE FROM votes WHERE id = :vote_id", {"vote_id": vote_id})
    return result.rowcount == 1


async def cast(tx: Transaction, ballot: BallotRow) -> None:
    """Save a ballot, replacing the user's earlier one."""
    await tx.execute(_CAST, asdict(ballot))


async def delete_ballot(tx: Transaction, vote_id: int, user_key: int) -> None:
    """Delete a user's ballot in a vote, if any."""
    await tx.execute(_DELETE_BALLOT, {"vote_id": vote_id, "user_key": user_key})


async def ballots_of(tx: Transaction, vote_id: int) -> list[BallotRow]:
    """Return a vote's ballots, ordered by user key."""
    return rows.all_rows(BallotRow, await tx.execute(_BALLOTS_OF, {"vote_id": vote_id}))


async def add_request(tx: Transaction, request: VoteRequestRow) -> None:
    """Save a request for a vote."""
    await tx.execute(_ADD_REQUEST, asdict(request))


async def count_requests(tx: Transaction, match_id: int, user_key: int) -> int:
    """Return the number of a user's stored requests in a match."""
    return int(await tx.scalar(_COUNT_REQUESTS, {"match_id": match_id, "user_key": user_key}))


async def delete_all_requests_before(tx: Transaction, at: int) -> None:
    """Delete the requests of all users that were made at or before the given time."""
    await tx.execute("DELETE FROM vote_requests WHERE at <= :at", {"at": at})


async def delete_requests_before(tx: Transaction, match_id: int, user_key: int, at: int) -> None:
    """Delete a user's requests in a match up to the given time."""
    await tx.execute(_DROP_REQUESTS, {"match_id": match_id, "user_key": user_key, "at": at})


async def delete_latest_request(tx: Transaction, match_id: int, user_key: int) -> None:
    """Delete a user's most recent request in a match, so that it doesn't count."""
    await tx.execute(_DROP_LATEST_REQUEST, {"match_id": match_id, "user_key": user_key})
