"""Seasons: their status and their logs."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from storage.core.sql import rows, statements
from storage.core.sql.transactions import IntegrityError, Transaction
from storage.core.tables import Scope, Table


class SeasonRow(rows.Row, frozen=True, kw_only=True):
    """A season.

    `head` is the number of its last log entry, and `card` is the id of the sign-up message. `status` is
    derived from the log.
    """

    id: int = 0
    league: int
    number: int
    status: str = "sign-up"
    head: int = 0
    opened: int
    card: int | None = None


class SeasonEntryRow(rows.Row, frozen=True, kw_only=True):
    """An entry of a season's log: `seq` counts from 1, `payload` is JSON."""

    season: int
    seq: int
    kind: str
    payload: str
    at: int


class SeasonConflict(Exception):
    """Raised if another process has appended to the log or opened a season. Nothing was written."""


TABLES = (
    Table(
        "seasons",
        """
        league BIGINT NOT NULL REFERENCES leagues (id),
        number INTEGER NOT NULL,
        status VARCHAR(16) NOT NULL,
        head INTEGER NOT NULL,
        opened BIGINT NOT NULL,
        card BIGINT,
        UNIQUE (league, number)
        """,
        row=SeasonRow,
        has_autoincrement=True,
        scope=Scope.LEAGUE,
    ),
    Table(
        "season_log",
        """
        season BIGINT NOT NULL REFERENCES seasons (id),
        seq INTEGER NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (season, seq)
        """,
        row=SeasonEntryRow,
        scope=Scope.SEASON,
        json_user_columns=("payload",),
        name_columns={"payload": ("reason", "words")},
    ),
)

_NEW = [name for name in SeasonRow.__struct_fields__ if name != "id"]
_ADD = f"{statements.insert('seasons', _NEW)} RETURNING id"
_GET = f"{rows.select(SeasonRow, 'seasons')} WHERE id = :season"
_OF_LEAGUE = f"""
    {rows.select(SeasonRow, "seasons")}
    WHERE league = :league ORDER BY league DESC, number DESC LIMIT :most
"""
_ENTER = statements.insert("season_log", SeasonEntryRow.__struct_fields__)
_READ = f"{rows.select(SeasonEntryRow, 'season_log')} WHERE season = :season ORDER BY seq"
_MENTIONING = """
    SELECT 1 FROM season_log WHERE season = :season AND payload LIKE :digits LIMIT 1
"""
_MOVE_HEAD = "UPDATE seasons SET head = :new WHERE id = :season AND head = :old"


async def add(tx: Transaction, row: SeasonRow) -> SeasonRow:
    """Save a new season and return it with its id; raises SeasonConflict."""
    try:
        season = await tx.scalar(_ADD, asdict(row))
    except IntegrityError as error:
        raise SeasonConflict from error
    return replace(row, id=season)


async def get(tx: Transaction, season: int) -> SeasonRow | None:
    """Return a season, or None."""
    return rows.first_row(SeasonRow, await tx.execute(_GET, {"season": season}))


async def of_league(tx: Transaction, league: int, limit: int) -> list[SeasonRow]:
    """Return a league's seasons, newest first."""
    return rows.all_rows(SeasonRow, await tx.execute(_OF_LEAGUE, {"league": league, "most": limit}))


async def is_mentioned(tx: Transaction, season: int, user_key: int) -> bool:
    """Return whether the log of a season mentions a user."""
    values = {"season": season, "digits": f"%{user_key}%"}
    return await tx.scalar(_MENTIONING, values) is not None


async def all_ids(tx: Transaction) -> list[int]:
    """Return the ids of all seasons.

    This scans the whole table.
    """
    return (await tx.execute("SELECT id FROM seasons ORDER BY id")).scalars()


async def set_payload(tx: Transaction, season: int, seq: int, payload: str) -> None:
    """Replace the payload of a log entry from which a user's text was deleted."""
    values = {"season": season, "seq": seq, "payload": payload}
    await tx.execute("UPDATE season_log SET payload = :payload WHERE season = :season AND seq = :seq", values)


async def append(tx: Transaction, entries: Sequence[SeasonEntryRow]) -> None:
    """Append entries to a season's log and advance its head; raises SeasonConflict."""
    if not entries:
        return
    first, last = entries[0], entries[-1]
    values = {"season": first.season, "old": first.seq - 1, "new": last.seq}
    if (await tx.execute(_MOVE_HEAD, values)).rowcount != 1:
        raise SeasonConflict
    try:
        await tx.execute(_ENTER, [asdict(entry) for entry in entries])
    except IntegrityError as error:
        raise SeasonConflict from error


async def read_log(tx: Transaction, season: int) -> list[SeasonEntryRow]:
    """Return a season's log in order."""
    return rows.all_rows(SeasonEntryRow, await tx.execute(_READ, {"season": season}))


async def set_status(tx: Transaction, season: int, status: str) -> None:
    """Set a season's status."""
    values = {"season": season, "status": status}
    await tx.execute("UPDATE seasons SET status = :status WHERE id = :season", values)


async def set_card(tx: Transaction, season: int, message: int | None) -> None:
    """Set a season's sign-up message."""
    values = {"season": season, "card": message}
    await tx.execute("UPDATE seasons SET card = :card WHERE id = :season", values)
