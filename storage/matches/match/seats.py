"""Seats: the players of a match."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import IntegrityError, Transaction
from storage.core.tables import Table
from storage.matches.match.matches import MatchRow


class SeatRow(rows.Row, frozen=True, kw_only=True):
    """A seat and its occupant, if any: a user, or a robot of a given level.

    `name` is the displayed name. A user's name comes from `user_names`; a robot's name is stored here.
    """

    match_id: int
    seat: int
    user_key: int | None = None
    robot: str | None = None
    name: str = ""
    former_user_key: int | None = None
    """The user who may take the seat back from a robot."""
    is_substitute_wanted: bool = False
    """Whether the table is looking for a substitute."""


class AlreadySeated(Exception):
    """Raised if the user already has another seat in the match."""


# The last column repeats the match's status, so that a user's running matches are found without scanning all
# of their matches.
TABLES = (
    Table(
        "seats",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seat SMALLINT NOT NULL,
        user_key BIGINT,
        robot VARCHAR(32),
        name TEXT NOT NULL,
        former_user_key BIGINT,
        is_substitute_wanted BOOLEAN NOT NULL DEFAULT FALSE,
        status VARCHAR(16) NOT NULL,
        PRIMARY KEY (match_id, seat),
        UNIQUE (match_id, user_key)
        """,
        row=SeatRow,
        indexes=(
            "CREATE INDEX ix_seats_user_status_match ON seats (user_key, status, match_id)",
            "CREATE INDEX ix_seats_former_user_key ON seats (former_user_key) WHERE former_user_key IS NOT NULL",
        ),
        user_columns=("user_key",),
        reservation_columns=("former_user_key",),
    ),
)

COLUMNS = rows.columns(SeatRow, "seats").replace('seats."name"', 'COALESCE(user_names."name", seats."name")')
"""The seat columns with users' names, for statements that include the join `NAMES`."""
NAMES = (
    "LEFT JOIN user_names ON user_names.user_key = seats.user_key AND user_names.guild_id = matches.guild_id"
)
"""Joins users' names to a statement that reads `matches` and `seats`."""
_SEATS = f"SELECT {COLUMNS} FROM seats JOIN matches ON matches.id = seats.match_id {NAMES}"  # noqa: S608 - only names of tables and columns
_OF_MATCH = f"{_SEATS} WHERE seats.match_id = :match_id ORDER BY seats.seat"
_OF_MATCHES = f"{_SEATS} WHERE seats.match_id IN (:matches) ORDER BY seats.match_id, seats.seat"
_OF_USER = f"""
    {_SEATS} WHERE seats.user_key = :user_key AND seats.status = 'running' ORDER BY seats.match_id DESC LIMIT :most
"""
_WITH_MATCH = f"""
    SELECT {rows.columns(MatchRow, "matches")}, {COLUMNS}
    FROM matches LEFT JOIN seats ON seats.match_id = matches.id {NAMES}
    WHERE matches.id = :match_id ORDER BY seats.seat
"""  # noqa: S608 - only names of tables and columns
_STATUS = "SELECT status FROM matches WHERE id = :match_id"
_PUT = statements.upsert("seats", (*SeatRow.__struct_fields__, "status"), ("match_id", "seat"))


async def of_match(tx: Transaction, match_id: int) -> list[SeatRow]:
    """Return a match's seats in order."""
    return rows.all_rows(SeatRow, await tx.execute(_OF_MATCH, {"match_id": match_id}))


@rows.cached_per_transaction("matches", "seats", "user_names")
async def match_with_seats(tx: Transaction, match_id: int) -> tuple[MatchRow, list[SeatRow]] | None:
    """Load a match and its seats with one query; return None if the match does not exist."""
    found = await tx.execute(_WITH_MATCH, {"match_id": match_id})
    if not found:
        return None
    width = len(MatchRow.__struct_fields__)
    taken = (row[width:] for row in found if row[width] is not None)
    return rows.typed(MatchRow, found[0][:width]), [rows.typed(SeatRow, row) for row in taken]


async def of_matches(tx: Transaction, match_ids: Sequence[int]) -> dict[int, list[SeatRow]]:
    """Return several matches' seats in order, by match."""
    found: dict[int, list[SeatRow]] = {match_id: [] for match_id in match_ids}
    for seat in rows.all_rows(SeatRow, await tx.execute(_OF_MATCHES, {"matches": match_ids})):
        found[seat.match_id].append(seat)
    return found


async def of_user(tx: Transaction, user_key: int, limit: int) -> list[SeatRow]:
    """Return a user's seats in running matches, newest match first."""
    return rows.all_rows(SeatRow, await tx.execute(_OF_USER, {"user_key": user_key, "most": limit}))


async def put(tx: Transaction, *taken: SeatRow) -> None:
    """Set seats in a match, replacing their occupants; raises AlreadySeated."""
    if not taken:
        return
    (status,) = (await tx.execute(_STATUS, {"match_id": taken[0].match_id})).one()
    try:
        await tx.execute(_PUT, [_column_values(seat) | {"status": status} for seat in taken])
    except IntegrityError as error:
        raise AlreadySeated from error


def _column_values(seat: SeatRow) -> dict[str, object]:
    """Return a seat's stored values, which do not include a user's name."""
    return asdict(seat) | ({} if seat.user_key is None else {"name": ""})


async def replace(tx: Transaction, match_id: int, taken: Sequence[SeatRow]) -> None:
    """Replace all of a match's seats; raises AlreadySeated.

    Users who are not in `taken` lose their seats.
    """
    await tx.execute("DELETE FROM seats WHERE match_id = :match_id", {"match_id": match_id})
    await put(tx, *taken)
