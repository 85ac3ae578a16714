"""Matches: their properties, channels and status."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict, replace

from storage.core.scheduling.match_status import IS_ACTIVE
from storage.core.sql import rows, statements
from storage.core.sql.transactions import IntegrityError, Transaction
from storage.core.tables import Scope, Table

Status: TypeAlias = Literal["open", "running", "finished", "cancelled"]
SeatOrder: TypeAlias = Literal["random", "opener", "turned", "drawn"]
"""How the seat order is determined.

`random`: at random. `opener`: the opener sits first. `turned`: as in the previous match, rotated by one.
`drawn`: by the season's draw.
"""
ACTIVE_STATUSES: tuple[Status, ...] = ("open", "running")
MAX_ROWS = 100
NO_LIMIT = 2**31 - 1
"""A limit that is never reached, for queries that should return all rows."""


class MatchRow(rows.Row, frozen=True, kw_only=True):
    """A match.

    `head` is the number of its last log entry. Moves are stored in other tables: confirmed moves in `log`,
    unconfirmed ones in `drafts`. The table `secrets` contains the shuffle's seed, and `commitment` is the
    hash of the seed. `edition`, `options` and `time_control` are JSON. `options` contains only values that
    differ from the defaults. An empty `time_control` means that the match is untimed. `is_imported` is true
    if the match was imported from a file. `card` is a message id. `paused_since` is when all clocks were
    stopped. `channel_missing_since` is when the match lost its channel, or None if it has one.
    """

    id: int = 0
    game: str
    rules_version: int
    edition: str = "{}"
    options: str = "{}"
    is_imported: bool = False
    commitment: str
    status: Status = "open"
    guild_id: int
    channel: int
    is_thread: bool = False
    owner_key: int
    seat_count: int
    seat_order: SeatOrder = "random"
    is_public: bool = True
    head: int = 0
    card: int | None = None
    created: int
    started: int | None = None
    ended: int | None = None
    title: str = ""
    time_control: str = ""
    paused_since: int | None = None
    channel_missing_since: int | None = None


class ChannelTaken(Exception):
    """Raised if the channel already has an open or running match."""


TABLES = (
    Table(
        "matches",
        """
        game VARCHAR(64) NOT NULL,
        rules_version INTEGER NOT NULL,
        edition TEXT NOT NULL,
        options TEXT NOT NULL,
        is_imported BOOLEAN NOT NULL DEFAULT FALSE,
        commitment VARCHAR(64) NOT NULL DEFAULT '',
        status VARCHAR(16) NOT NULL,
        guild_id BIGINT NOT NULL,
        channel BIGINT NOT NULL,
        is_thread BOOLEAN NOT NULL,
        owner_key BIGINT NOT NULL,
        seat_count SMALLINT NOT NULL,
        seat_order VARCHAR(16) NOT NULL,
        is_public BOOLEAN NOT NULL,
        head INTEGER NOT NULL,
        card BIGINT,
        created BIGINT NOT NULL,
        started BIGINT,
        ended BIGINT,
        title TEXT NOT NULL,
        time_control TEXT NOT NULL DEFAULT '',
        paused_since BIGINT,
        channel_missing_since BIGINT
        """,
        row=MatchRow,
        has_autoincrement=True,
        indexes=(
            "CREATE INDEX ix_matches_channel_id ON matches (channel, id)",
            "CREATE INDEX ix_matches_guild_status_id ON matches (guild_id, status, id)",
            "CREATE INDEX ix_matches_owner_key ON matches (owner_key)",
            f"CREATE UNIQUE INDEX uq_matches_live_channel ON matches (channel) WHERE {IS_ACTIVE}",
        ),
        scope=Scope.GUILD,
        user_columns=("owner_key",),
        name_columns={"title": ()},
    ),
)

_NEW = [name for name in MatchRow.__struct_fields__ if name != "id"]
_INSERT = f"{statements.insert('matches', _NEW)} RETURNING id"
_INSERT_AS = statements.insert("matches", MatchRow.__struct_fields__)
_MATCHES = rows.select(MatchRow, "matches")
_GET = f"{_MATCHES} WHERE id = :match_id"
_RUNNING_OF = f"{_MATCHES} WHERE id IN (:several) AND status = 'running' ORDER BY id"
_IN_CHANNEL = f"{_MATCHES} WHERE channel = :channel AND {IS_ACTIVE}"
_LATEST = f"{_MATCHES} WHERE channel = :channel ORDER BY channel DESC, id DESC LIMIT 1"
_OF_GUILD = f"{_MATCHES} WHERE guild_id = :guild_id AND status = :status ORDER BY id DESC LIMIT :most"
_WITHOUT_LEAGUE = f"""
    {_MATCHES} WHERE guild_id = :guild_id AND status = :status AND seat_order <> 'drawn' ORDER BY id DESC LIMIT :most
"""
_OF_USER = f"""
    SELECT {rows.columns(MatchRow, "matches")} FROM matches JOIN seats ON seats.match_id = matches.id
    WHERE seats.user_key = :user_key AND seats.status = :status ORDER BY seats.match_id DESC LIMIT :most
"""  # noqa: S608 - only names of tables and columns
_OF_OPENER = f"{_MATCHES} WHERE owner_key = :owner_key AND {IS_ACTIVE}"
_COUNT_CANCELLED = """
    SELECT count(*) FROM matches
    WHERE owner_key = :owner_key AND guild_id = :guild_id AND status = 'cancelled' AND ended >= :since
"""
_ACTIVE_GUILDS = f"SELECT DISTINCT guild_id FROM matches WHERE {IS_ACTIVE} ORDER BY guild_id"  # noqa: S608 - only SQL keywords
# Sort in the order of the partial index, so that SQLite uses this index.
_ALIVE = f"SELECT id FROM matches WHERE {IS_ACTIVE} ORDER BY channel"  # noqa: S608 - only SQL keywords
_WITH_CHANNEL = f"{_MATCHES} WHERE {IS_ACTIVE} AND channel_missing_since IS NULL AND is_thread = FALSE"
_RUNNING_RULES = "SELECT DISTINCT game, rules_version FROM matches WHERE status = 'running'"
_RUNNING_OF_RULES = (
    f"{_MATCHES} WHERE status = 'running' AND game = :game AND rules_version = :rules_version ORDER BY id"
)
_COUNT_RUNNING = "SELECT count(*) FROM matches WHERE status = 'running'"


async def insert(tx: Transaction, row: MatchRow) -> MatchRow:
    """Save a new match and return it with a new id; raises ChannelTaken.

    The given id is ignored.
    """
    fields = asdict(row)
    del fields["id"]
    try:
        return replace(row, id=await tx.scalar(_INSERT, fields))
    except IntegrityError as error:
        raise ChannelTaken(row.channel) from error


async def insert_with_id(tx: Transaction, row: MatchRow) -> MatchRow:
    """Save a new match under its reserved id; raises ChannelTaken."""
    try:
        await tx.execute(_INSERT_AS, asdict(row))
    except IntegrityError as error:
        raise ChannelTaken(row.channel) from error
    return row


async def reserve_id(tx: Transaction, row: MatchRow) -> int:
    """Reserve an id for a match that will be saved later.

    The id is never assigned to another match.
    """
    match_row = await insert(tx, replace(row, status="cancelled"))
    await tx.execute("DELETE FROM matches WHERE id = :match_id", {"match_id": match_row.id})
    return match_row.id


async def get(tx: Transaction, match_id: int) -> MatchRow | None:
    """Return a match, or None."""
    return rows.first_row(MatchRow, await tx.execute(_GET, {"match_id": match_id}))


async def filter_running(tx: Transaction, match_ids: Iterable[int]) -> list[MatchRow]:
    """Return the running matches among the given ones."""
    return rows.all_rows(MatchRow, await tx.execute(_RUNNING_OF, {"several": list(match_ids)}))


async def active_in_channel(tx: Transaction, channel: int) -> MatchRow | None:
    """Return a channel's open or running match, or None."""
    return rows.first_row(MatchRow, await tx.execute(_IN_CHANNEL, {"channel": channel}))


async def latest_in_channel(tx: Transaction, channel: int) -> MatchRow | None:
    """Return a channel's newest match with any status, or None."""
    return rows.first_row(MatchRow, await tx.execute(_LATEST, {"channel": channel}))


async def of_user(
    tx: Transaction, user_key: int, statuses: Sequence[Status] = ACTIVE_STATUSES, limit: int = MAX_ROWS
) -> list[MatchRow]:
    """Return the matches in which a user has a seat, newest first."""
    found: list[MatchRow] = []
    for status in statuses:
        values = {"user_key": user_key, "status": status, "most": limit}
        found += rows.all_rows(MatchRow, await tx.execute(_OF_USER, values))
    return _newest(found, limit)


async def of_opener(tx: Transaction, user_key: int) -> list[MatchRow]:
    """Return the matches that a user opened and that are not over."""
    return rows.all_rows(MatchRow, await tx.execute(_OF_OPENER, {"owner_key": user_key}))


async def count_cancelled(tx: Transaction, user_key: int, guild_id: int, since: int) -> int:
    """Return how many of a user's tables in a guild were cancelled at `since` (Unix milliseconds) or later."""
    values = {"owner_key": user_key, "guild_id": guild_id, "since": since}
    count: int = await tx.scalar(_COUNT_CANCELLED, values)
    return count


async def of_guild(
    tx: Transaction, guild_id: int, statuses: Sequence[Status] = ACTIVE_STATUSES, limit: int = MAX_ROWS
) -> list[MatchRow]:
    """Return a guild's matches, newest first."""
    found: list[MatchRow] = []
    for status in statuses:
        values = {"guild_id": guild_id, "status": status, "most": limit}
        found += rows.all_rows(MatchRow, await tx.execute(_OF_GUILD, values))
    return _newest(found, limit)


async def of_guild_without_league(
    tx: Transaction, guild_id: int, statuses: Sequence[Status] = ACTIVE_STATUSES, limit: int = MAX_ROWS
) -> list[MatchRow]:
    """Return the matches in a guild that users have arranged themselves, newest first.

    Matches drawn in a season are excluded.
    """
    found: list[MatchRow] = []
    for status in statuses:
        values = {"guild_id": guild_id, "status": status, "most": limit}
        found += rows.all_rows(MatchRow, await tx.execute(_WITHOUT_LEAGUE, values))
    return _newest(found, limit)


async def active_guilds(tx: Transaction) -> list[int]:
    """Return the guilds with open or running matches."""
    return (await tx.execute(_ACTIVE_GUILDS)).scalars()


async def active_ids(tx: Transaction) -> list[int]:
    """Return the ids of all matches that are not over."""
    return sorted((await tx.execute(_ALIVE)).scalars())


async def with_own_channel(tx: Transaction, guild_id: int | None = None) -> list[MatchRow]:
    """Return unfinished matches that have a channel of their own, which is not a thread.

    If `guild_id` is None, return the matches of all guilds.
    """
    if guild_id is None:
        return rows.all_rows(MatchRow, await tx.execute(_WITH_CHANNEL))
    found = await tx.execute(f"{_WITH_CHANNEL} AND guild_id = :guild_id", {"guild_id": guild_id})
    return rows.all_rows(MatchRow, found)


async def set_status(tx: Transaction, match_id: int, status: Status, now: int) -> None:
    """Set a match's status; raises ChannelTaken.

    Records the start time when a match starts running, and the end time when it is finished or cancelled.
    """
    times = {"running": {"started": now}, "finished": {"ended": now}, "cancelled": {"ended": now}}.get(
        status, {}
    )
    try:
        await _set(tx, match_id, status=status, **times)
    except IntegrityError as error:
        raise ChannelTaken(match_id) from error
    await tx.execute(
        "UPDATE seats SET status = :status WHERE match_id = :match_id",
        {"match_id": match_id, "status": status},
    )


async def set_card(tx: Transaction, match_id: int, message: int | None) -> None:
    """Set the message of the status card."""
    await _set(tx, match_id, card=message)


async def set_commitment(tx: Transaction, match_id: int, commitment: str) -> None:
    """Set the commitment hash for the match's shuffle."""
    await _set(tx, match_id, commitment=commitment)


async def set_time_control(tx: Transaction, match_id: int, time_control: str) -> None:
    """Set a match's time control (JSON)."""
    await _set(tx, match_id, time_control=time_control)


async def set_options(tx: Transaction, match_id: int, options: str) -> None:
    """Set the options that the players chose (JSON)."""
    await _set(tx, match_id, options=options)


async def set_paused(tx: Transaction, match_id: int, since: int | None) -> None:
    """Pause a match's clocks from the time `since` on.

    If `since` is None, resume them.
    """
    await _set(tx, match_id, paused_since=since)


async def set_channel(tx: Transaction, match_id: int, channel: int, *, is_thread: bool) -> None:
    """Move a match to another channel and clear its card; raises ChannelTaken."""
    try:
        await _set(tx, match_id, channel=channel, is_thread=is_thread, card=None, channel_missing_since=None)
    except IntegrityError as error:
        raise ChannelTaken(channel) from error


async def set_channel_lost(tx: Transaction, match_id: int, since: int) -> None:
    """Record when a match lost its channel."""
    await _set(tx, match_id, channel_missing_since=since)


async def set_opener(tx: Transaction, match_id: int, user_key: int) -> None:
    """Transfer the opener's permissions to another user."""
    await _set(tx, match_id, owner_key=user_key)


async def _set(tx: Transaction, match_id: int, **fields: object) -> None:
    await tx.execute(
        f"{statements.update('matches', fields)} WHERE id = :match_id", fields | {"match_id": match_id}
    )


def _newest(found: list[MatchRow], limit: int) -> list[MatchRow]:
    return sorted(found, key=lambda match: -match.id)[:limit]


async def count_running(tx: Transaction, guild_id: int | None = None) -> int:
    """Return the number of running matches in a guild, or in all guilds if `guild_id` is None."""
    if guild_id is None:
        found: int = await tx.scalar(_COUNT_RUNNING)
    else:
        found = await tx.scalar(f"{_COUNT_RUNNING} AND guild_id = :guild_id", {"guild_id": guild_id})
    return found


async def running_rules(tx: Transaction) -> list[tuple[str, int]]:
    """Return the games and rules versions of all running matches."""
    return [(row[0], row[1]) for row in await tx.execute(_RUNNING_RULES)]


async def running_of_rules(tx: Transaction, game: str, rules_version: int) -> list[MatchRow]:
    """Return the running matches of a game in a rules version."""
    values = {"game": game, "rules_version": rules_version}
    return rows.all_rows(MatchRow, await tx.execute(_RUNNING_OF_RULES, values))
