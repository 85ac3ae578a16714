"""Matches: what each is, where it is played and how far it got."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, delete, func, select, text, update
from sqlalchemy import insert as inserting
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.core.schema import LIVE
from storage.match.schema import matches, seats

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


_GET = select(matches).where(matches.c.id == bindparam("match_id"))
_SET = update(matches).where(matches.c.id == bindparam("of_id"))
_IN_CHANNEL = select(matches).where(matches.c.channel == bindparam("of_channel"), text(LIVE))
_LATEST = (
    select(matches)
    .where(matches.c.channel == bindparam("of_channel"))
    .order_by(matches.c.channel.desc(), matches.c.id.desc())
    .limit(1)
)
_OF_SERVER = (
    select(matches)
    .where(matches.c.server == bindparam("of_server"), matches.c.status == bindparam("with_status"))
    .order_by(matches.c.id.desc())
    .limit(bindparam("most"))
)
_ARRANGED = _OF_SERVER.where(matches.c.begins != "drawn")
_OF_PERSON = (
    select(matches)
    .join(seats, seats.c.match == matches.c.id)
    .where(seats.c.person == bindparam("of_person"), seats.c.status == bindparam("with_status"))
    .order_by(seats.c.match.desc())
    .limit(bindparam("most"))
)
_OF_OPENER = select(matches).where(matches.c.opener == bindparam("of_opener"), text(LIVE))


async def insert(tx: AsyncConnection, row: MatchRow) -> MatchRow:
    """Keep a new match and return it with its id (the given one is not looked at); raises ChannelTaken."""
    fields = asdict(row)
    del fields["id"]
    try:
        result = await tx.execute(inserting(matches).values(fields))
    except IntegrityError as error:
        raise ChannelTaken(row.channel) from error
    return replace(row, id=rows.key_of(result))


async def insert_as(tx: AsyncConnection, row: MatchRow) -> MatchRow:
    """Keep a new match under the number that was reserved for it; raises ChannelTaken."""
    try:
        await tx.execute(inserting(matches).values(asdict(row)))
    except IntegrityError as error:
        raise ChannelTaken(row.channel) from error
    return row


async def reserve(tx: AsyncConnection, row: MatchRow) -> int:
    """Return the number of a match that is still to be kept; no other match ever gets it."""
    kept = await insert(tx, replace(row, status="cancelled"))
    await tx.execute(delete(matches).where(matches.c.id == kept.id))
    return kept.id


async def get(tx: AsyncConnection, match_id: int) -> MatchRow | None:
    """Return a match, or None."""
    return rows.first(MatchRow, await tx.execute(_GET, {"match_id": match_id}))


async def running_of(tx: AsyncConnection, several: Iterable[int]) -> list[MatchRow]:
    """Return those of some matches that are being played."""
    chosen = select(matches).where(matches.c.id.in_(list(several)), matches.c.status == "running")
    return rows.every(MatchRow, await tx.execute(chosen.order_by(matches.c.id)))


async def in_channel(tx: AsyncConnection, channel: int) -> MatchRow | None:
    """Return the channel's open or running match, or None."""
    return rows.first(MatchRow, await tx.execute(_IN_CHANNEL, {"of_channel": channel}))


async def latest_in_channel(tx: AsyncConnection, channel: int) -> MatchRow | None:
    """Return the channel's newest match of any status, or None."""
    return rows.first(MatchRow, await tx.execute(_LATEST, {"of_channel": channel}))


async def of_person(
    tx: AsyncConnection, person: int, statuses: Sequence[Status] = ALIVE, most: int = MAX
) -> list[MatchRow]:
    """Return the matches in which a person has a seat, the newest first."""
    found: list[MatchRow] = []
    for status in statuses:
        values = {"of_person": person, "with_status": status, "most": most}
        found += rows.every(MatchRow, await tx.execute(_OF_PERSON, values))
    return _newest(found, most)


async def of_opener(tx: AsyncConnection, person: int) -> list[MatchRow]:
    """Return the matches that are not over and that somebody has opened."""
    return rows.every(MatchRow, await tx.execute(_OF_OPENER, {"of_opener": person}))


async def of_server(
    tx: AsyncConnection, server: int, statuses: Sequence[Status] = ALIVE, most: int = MAX
) -> list[MatchRow]:
    """Return the matches of a server, the newest first."""
    found: list[MatchRow] = []
    for status in statuses:
        values = {"of_server": server, "with_status": status, "most": most}
        found += rows.every(MatchRow, await tx.execute(_OF_SERVER, values))
    return _newest(found, most)


async def arranged_in(
    tx: AsyncConnection, server: int, statuses: Sequence[Status] = ALIVE, most: int = MAX
) -> list[MatchRow]:
    """Return the matches of a server that people have arranged, not those drawn in a season; the newest first."""
    found: list[MatchRow] = []
    for status in statuses:
        values = {"of_server": server, "with_status": status, "most": most}
        found += rows.every(MatchRow, await tx.execute(_ARRANGED, values))
    return _newest(found, most)


async def servers(tx: AsyncConnection) -> list[int]:
    """Return the servers in which matches are open or running."""
    chosen = select(matches.c.server).where(text(LIVE)).distinct().order_by(matches.c.server)
    return list((await tx.execute(chosen)).scalars())


async def alive(tx: AsyncConnection) -> list[int]:
    """Return the numbers of all matches that are not over."""
    # In the order of the partial index, which SQLite then takes.
    chosen = select(matches.c.id).where(text(LIVE)).order_by(matches.c.channel)
    return sorted((await tx.execute(chosen)).scalars())


async def with_channel(tx: AsyncConnection, server: int | None = None) -> list[MatchRow]:
    """Return the matches that are not over and have a channel that is no thread, of a server or of all."""
    chosen = select(matches).where(
        text(LIVE), matches.c.channel_lost.is_(None), matches.c.is_thread.is_(False)
    )
    if server is not None:
        chosen = chosen.where(matches.c.server == server)
    return rows.every(MatchRow, await tx.execute(chosen))


async def set_status(tx: AsyncConnection, match_id: int, status: Status, now: int) -> None:
    """Move a match on: running notes its start, finished and cancelled its end; raises ChannelTaken."""
    times = {"running": {"started": now}, "finished": {"ended": now}, "cancelled": {"ended": now}}.get(
        status, {}
    )
    try:
        await _set(tx, match_id, status=status, **times)
    except IntegrityError as error:
        raise ChannelTaken(match_id) from error
    await tx.execute(update(seats).where(seats.c.match == match_id).values(status=status))


async def set_card(tx: AsyncConnection, match_id: int, message: int | None) -> None:
    """Note the message that is the status card."""
    await _set(tx, match_id, card=message)


async def set_commitment(tx: AsyncConnection, match_id: int, commitment: str) -> None:
    """Note the hash that binds the match's chance."""
    await _set(tx, match_id, commitment=commitment)


async def set_time_control(tx: AsyncConnection, match_id: int, time_control: str) -> None:
    """Note by which clock a match goes on (JSON)."""
    await _set(tx, match_id, time_control=time_control)


async def set_options(tx: AsyncConnection, match_id: int, options: str) -> None:
    """Note what the table chose (JSON)."""
    await _set(tx, match_id, options=options)


async def set_paused(tx: AsyncConnection, match_id: int, since: int | None) -> None:
    """Stop a match's clocks at a time, or let them go on."""
    await _set(tx, match_id, paused=since)


async def set_channel(tx: AsyncConnection, match_id: int, channel: int, *, is_thread: bool) -> None:
    """Give a match another channel, in which it has no card yet; raises ChannelTaken."""
    try:
        await _set(tx, match_id, channel=channel, is_thread=is_thread, card=None, channel_lost=None)
    except IntegrityError as error:
        raise ChannelTaken(channel) from error


async def set_channel_lost(tx: AsyncConnection, match_id: int, since: int) -> None:
    """Note that a match has no channel since a time."""
    await _set(tx, match_id, channel_lost=since)


async def set_opener(tx: AsyncConnection, match_id: int, person: int) -> None:
    """Hand the opener's rights to another person."""
    await _set(tx, match_id, opener=person)


async def _set(tx: AsyncConnection, match_id: int, **fields: object) -> None:
    await tx.execute(_SET, fields | {"of_id": match_id})


def _newest(found: list[MatchRow], most: int) -> list[MatchRow]:
    return sorted(found, key=lambda match: -match.id)[:most]


async def count_running(tx: AsyncConnection, server: int | None = None) -> int:
    """Return how many matches run, of one server or of all."""
    counted = select(func.count()).select_from(matches).where(matches.c.status == "running")
    counted = counted if server is None else counted.where(matches.c.server == server)
    found: int = (await tx.execute(counted)).scalar_one()
    return found
