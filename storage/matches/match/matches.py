"""Matches: what each is, where it is played and how far it got."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict, replace

from storage.core.scheduling.live import LIVE
from storage.core.sql import rows, statements
from storage.core.sql.transactions import IntegrityError, Transaction
from storage.core.tables import Of, Table

Status: TypeAlias = Literal["open", "running", "finished", "cancelled"]
Begins: TypeAlias = Literal["random", "opener", "turned", "drawn"]
"""How the order of seats comes about: by lot, the opener first, that of the former match turned by one, or as the
draw of a season has it."""
ALIVE: tuple[Status, ...] = ("open", "running")
MAX = 100
ALL = 2**31 - 1
"""There is no limit to mean, only one to have."""


class MatchRow(rows.Row, frozen=True, kw_only=True):
    """A match; its moves are in the log, its seats beside it.

    `head` is the number of its last log entry; `log` and `drafts` keep its moves, `secrets` what it is dealt from,
    `commitment` is the hash of that. `edition`, `options` and `time_control` (empty: nobody's time is counted) are
    JSON; `options` are those that the table did not leave at their defaults; `is_brought_in` tells that it was made
    of a file; `card` is a message; `paused` is since when no clock runs;
    `channel_lost` is since when its channel is not there any more, while it has no other.
    """

    id: int = 0
    game: str
    rules_version: int
    edition: str = "{}"
    options: str = "{}"
    is_brought_in: bool = False
    commitment: str
    status: Status = "open"
    server: int
    channel: int
    is_thread: bool = False
    opener: int
    seat_count: int
    begins: Begins = "random"
    is_public: bool = True
    head: int = 0
    card: int | None = None
    created: int
    started: int | None = None
    ended: int | None = None
    title: str = ""
    time_control: str = ""
    paused: int | None = None
    channel_lost: int | None = None


class ChannelTaken(Exception):
    """The channel has an open or running match already."""


TABLES = (
    Table(
        "matches",
        """
        game VARCHAR(64) NOT NULL,
        rules_version INTEGER NOT NULL,
        edition TEXT NOT NULL,
        options TEXT NOT NULL,
        is_brought_in BOOLEAN NOT NULL DEFAULT FALSE,
        commitment VARCHAR(64) NOT NULL DEFAULT '',
        status VARCHAR(16) NOT NULL,
        server BIGINT NOT NULL,
        channel BIGINT NOT NULL,
        is_thread BOOLEAN NOT NULL,
        opener BIGINT NOT NULL,
        seat_count SMALLINT NOT NULL,
        begins VARCHAR(16) NOT NULL,
        is_public BOOLEAN NOT NULL,
        head INTEGER NOT NULL,
        card BIGINT,
        created BIGINT NOT NULL,
        started BIGINT,
        ended BIGINT,
        title TEXT NOT NULL,
        time_control TEXT NOT NULL DEFAULT '',
        paused BIGINT,
        channel_lost BIGINT
        """,
        row=MatchRow,
        is_counted=True,
        indexes=(
            "CREATE INDEX ix_matches_channel_id ON matches (channel, id)",
            "CREATE INDEX ix_matches_server_status_id ON matches (server, status, id)",
            "CREATE INDEX ix_matches_opener ON matches (opener)",
            f"CREATE UNIQUE INDEX uq_matches_live_channel ON matches (channel) WHERE {LIVE}",
        ),
        of=Of.SERVER,
        ids=("opener",),
        texts={"title": ()},
    ),
)

_NEW = [name for name in MatchRow.__struct_fields__ if name != "id"]
_INSERT = f"{statements.insert('matches', _NEW)} RETURNING id"
_INSERT_AS = statements.insert("matches", MatchRow.__struct_fields__)
_MATCHES = rows.select(MatchRow, "matches")
_GET = f"{_MATCHES} WHERE id = :match"
_RUNNING_OF = f"{_MATCHES} WHERE id IN (:several) AND status = 'running' ORDER BY id"
_IN_CHANNEL = f"{_MATCHES} WHERE channel = :channel AND {LIVE}"
_LATEST = f"{_MATCHES} WHERE channel = :channel ORDER BY channel DESC, id DESC LIMIT 1"
_OF_SERVER = f"{_MATCHES} WHERE server = :server AND status = :status ORDER BY id DESC LIMIT :most"
_ARRANGED = f"""
    {_MATCHES} WHERE server = :server AND status = :status AND begins <> 'drawn' ORDER BY id DESC LIMIT :most
"""
_OF_PERSON = f"""
    SELECT {rows.columns(MatchRow, "matches")} FROM matches JOIN seats ON seats.match = matches.id
    WHERE seats.person = :person AND seats.status = :status ORDER BY seats.match DESC LIMIT :most
"""  # noqa: S608 - our own names
_OF_OPENER = f"{_MATCHES} WHERE opener = :opener AND {LIVE}"
_SERVERS = f"SELECT DISTINCT server FROM matches WHERE {LIVE} ORDER BY server"  # noqa: S608 - our own words
# In the order of the partial index, which SQLite then takes.
_ALIVE = f"SELECT id FROM matches WHERE {LIVE} ORDER BY channel"  # noqa: S608 - our own words
_WITH_CHANNEL = f"{_MATCHES} WHERE {LIVE} AND channel_lost IS NULL AND is_thread = FALSE"
_COUNT_RUNNING = "SELECT count(*) FROM matches WHERE status = 'running'"


async def insert(tx: Transaction, row: MatchRow) -> MatchRow:
    """Keep a new match and return it with its id (the given one is not looked at); raises ChannelTaken."""
    fields = asdict(row)
    del fields["id"]
    try:
        return replace(row, id=await tx.scalar(_INSERT, fields))
    except IntegrityError as error:
        raise ChannelTaken(row.channel) from error


async def insert_as(tx: Transaction, row: MatchRow) -> MatchRow:
    """Keep a new match under the number that was reserved for it; raises ChannelTaken."""
    try:
        await tx.execute(_INSERT_AS, asdict(row))
    except IntegrityError as error:
        raise ChannelTaken(row.channel) from error
    return row


async def reserve(tx: Transaction, row: MatchRow) -> int:
    """Return the number of a match that is still to be kept; no other match ever gets it."""
    kept = await insert(tx, replace(row, status="cancelled"))
    await tx.execute("DELETE FROM matches WHERE id = :match", {"match": kept.id})
    return kept.id


async def get(tx: Transaction, match_id: int) -> MatchRow | None:
    """Return a match, or None."""
    return rows.first(MatchRow, await tx.execute(_GET, {"match": match_id}))


async def running_of(tx: Transaction, several: Iterable[int]) -> list[MatchRow]:
    """Return those of some matches that are being played."""
    return rows.every(MatchRow, await tx.execute(_RUNNING_OF, {"several": list(several)}))


async def in_channel(tx: Transaction, channel: int) -> MatchRow | None:
    """Return the channel's open or running match, or None."""
    return rows.first(MatchRow, await tx.execute(_IN_CHANNEL, {"channel": channel}))


async def latest_in_channel(tx: Transaction, channel: int) -> MatchRow | None:
    """Return the channel's newest match of any status, or None."""
    return rows.first(MatchRow, await tx.execute(_LATEST, {"channel": channel}))


async def of_person(
    tx: Transaction, person: int, statuses: Sequence[Status] = ALIVE, most: int = MAX
) -> list[MatchRow]:
    """Return the matches in which a person has a seat, the newest first."""
    found: list[MatchRow] = []
    for status in statuses:
        values = {"person": person, "status": status, "most": most}
        found += rows.every(MatchRow, await tx.execute(_OF_PERSON, values))
    return _newest(found, most)


async def of_opener(tx: Transaction, person: int) -> list[MatchRow]:
    """Return the matches that are not over and that somebody has opened."""
    return rows.every(MatchRow, await tx.execute(_OF_OPENER, {"opener": person}))


async def of_server(
    tx: Transaction, server: int, statuses: Sequence[Status] = ALIVE, most: int = MAX
) -> list[MatchRow]:
    """Return the matches of a server, the newest first."""
    found: list[MatchRow] = []
    for status in statuses:
        values = {"server": server, "status": status, "most": most}
        found += rows.every(MatchRow, await tx.execute(_OF_SERVER, values))
    return _newest(found, most)


async def arranged_in(
    tx: Transaction, server: int, statuses: Sequence[Status] = ALIVE, most: int = MAX
) -> list[MatchRow]:
    """Return the matches of a server that people have arranged, not those drawn in a season; the newest first."""
    found: list[MatchRow] = []
    for status in statuses:
        values = {"server": server, "status": status, "most": most}
        found += rows.every(MatchRow, await tx.execute(_ARRANGED, values))
    return _newest(found, most)


async def servers(tx: Transaction) -> list[int]:
    """Return the servers in which matches are open or running."""
    return (await tx.execute(_SERVERS)).scalars()


async def alive(tx: Transaction) -> list[int]:
    """Return the numbers of all matches that are not over."""
    return sorted((await tx.execute(_ALIVE)).scalars())


async def with_channel(tx: Transaction, server: int | None = None) -> list[MatchRow]:
    """Return the matches that are not over and have a channel that is no thread, of a server or of all."""
    if server is None:
        return rows.every(MatchRow, await tx.execute(_WITH_CHANNEL))
    found = await tx.execute(f"{_WITH_CHANNEL} AND server = :server", {"server": server})
    return rows.every(MatchRow, found)


async def set_status(tx: Transaction, match_id: int, status: Status, now: int) -> None:
    """Move a match on: running notes its start, finished and cancelled its end; raises ChannelTaken."""
    times = {"running": {"started": now}, "finished": {"ended": now}, "cancelled": {"ended": now}}.get(
        status, {}
    )
    try:
        await _set(tx, match_id, status=status, **times)
    except IntegrityError as error:
        raise ChannelTaken(match_id) from error
    await tx.execute(
        "UPDATE seats SET status = :status WHERE match = :match", {"match": match_id, "status": status}
    )


async def set_card(tx: Transaction, match_id: int, message: int | None) -> None:
    """Note the message that is the status card."""
    await _set(tx, match_id, card=message)


async def set_commitment(tx: Transaction, match_id: int, commitment: str) -> None:
    """Note the hash that binds the match's chance."""
    await _set(tx, match_id, commitment=commitment)


async def set_time_control(tx: Transaction, match_id: int, time_control: str) -> None:
    """Note by which clock a match goes on (JSON)."""
    await _set(tx, match_id, time_control=time_control)


async def set_options(tx: Transaction, match_id: int, options: str) -> None:
    """Note what the table chose (JSON)."""
    await _set(tx, match_id, options=options)


async def set_paused(tx: Transaction, match_id: int, since: int | None) -> None:
    """Stop a match's clocks at a time, or let them go on."""
    await _set(tx, match_id, paused=since)


async def set_channel(tx: Transaction, match_id: int, channel: int, *, is_thread: bool) -> None:
    """Give a match another channel, in which it has no card yet; raises ChannelTaken."""
    try:
        await _set(tx, match_id, channel=channel, is_thread=is_thread, card=None, channel_lost=None)
    except IntegrityError as error:
        raise ChannelTaken(channel) from error


async def set_channel_lost(tx: Transaction, match_id: int, since: int) -> None:
    """Note that a match has no channel since a time."""
    await _set(tx, match_id, channel_lost=since)


async def set_opener(tx: Transaction, match_id: int, person: int) -> None:
    """Hand the opener's rights to another person."""
    await _set(tx, match_id, opener=person)


async def _set(tx: Transaction, match_id: int, **fields: object) -> None:
    await tx.execute(
        f"{statements.update('matches', fields)} WHERE id = :match", fields | {"match": match_id}
    )


def _newest(found: list[MatchRow], most: int) -> list[MatchRow]:
    return sorted(found, key=lambda match: -match.id)[:most]


async def count_running(tx: Transaction, server: int | None = None) -> int:
    """Return how many matches run, of one server or of all."""
    if server is None:
        found: int = await tx.scalar(_COUNT_RUNNING)
    else:
        found = await tx.scalar(f"{_COUNT_RUNNING} AND server = :server", {"server": server})
    return found
