"""Notices that were given in matches, who wants none of them, and when people were last seen."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class NoticeRow(rows.Row, frozen=True, kw_only=True):
    """A notice: feature, kind and payload (JSON) say what it tells whom; `message` stands until deleted."""

    match: int
    feature: str
    kind: str
    payload: str
    at: int
    channel: int | None = None
    message: int | None = None


class MuteRow(rows.Row, frozen=True, kw_only=True):
    """A person who wants no notices of a match; `until` None is for good."""

    match: int
    person: int
    until: int | None = None


TABLES = (
    Table(
        "notices",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        at BIGINT NOT NULL,
        channel BIGINT,
        message BIGINT,
        PRIMARY KEY (match, feature, kind, payload)
        """,
        row=NoticeRow,
        json_ids=("payload",),
    ),
    Table(
        "mutes",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        until BIGINT,
        PRIMARY KEY (match, person)
        """,
        row=MuteRow,
        indexes=("CREATE INDEX ix_mutes_person ON mutes (person)",),
        ids=("person",),
        is_personal=True,
    ),
    Table(
        "presences",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        person BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (match, person)
        """,
        indexes=("CREATE INDEX ix_presences_person ON presences (person)",),
        ids=("person",),
        is_personal=True,
    ),
)

_ONE = "match = :match AND feature = :feature AND kind = :kind AND payload = :payload"
_CLAIM = statements.fill("notices", NoticeRow.__struct_fields__)
_GIVEN = f"SELECT kind FROM notices WHERE {_ONE}"  # noqa: S608 - our own names
_SET_MESSAGE = f"{statements.update('notices', ('channel', 'message'))} WHERE {_ONE}"
_FORGET = f"DELETE FROM notices WHERE {_ONE}"  # noqa: S608 - our own names
_FORGET_IN = "DELETE FROM notices WHERE match = :match AND channel = :channel"
_STANDING = f"""
    {rows.select(NoticeRow, "notices")} WHERE match = :match AND message IS NOT NULL
"""
_PUT_MUTE = statements.replace("mutes", MuteRow.__struct_fields__, ("match", "person"))
_GET_MUTE = f"{rows.select(MuteRow, 'mutes')} WHERE match = :match AND person = :person"
_DROP_MUTE = "DELETE FROM mutes WHERE match = :match AND person = :person"
_PUT_PRESENCE = statements.replace("presences", ("match", "person", "at"), ("match", "person"))
_GET_PRESENCE = "SELECT at FROM presences WHERE match = :match AND person = :person"
_LOAD_HEARING = """
    SELECT person, TRUE AS is_mute, until AS at FROM mutes WHERE match = :match
    UNION ALL
    SELECT person, FALSE, at FROM presences WHERE match = :match
"""
_DROP_PRESENCES = "DELETE FROM presences WHERE match = :match"


async def claim(tx: Transaction, notice: NoticeRow) -> bool:
    """Mark a notice as given; False when it was given already."""
    return (await tx.execute(_CLAIM, asdict(notice))).rowcount == 1


async def is_given(tx: Transaction, notice: NoticeRow) -> bool:
    """Tell whether a notice was given already."""
    return bool(await tx.execute(_GIVEN, asdict(notice)))


async def set_message(tx: Transaction, notice: NoticeRow) -> None:
    """Note where a notice stands; None: nowhere any more."""
    await tx.execute(_SET_MESSAGE, asdict(notice))


async def forget(tx: Transaction, notice: NoticeRow) -> None:
    """Forget that a notice was given."""
    await tx.execute(_FORGET, asdict(notice))


@rows.remember("notices")
async def standing(tx: Transaction, match_id: int) -> list[NoticeRow]:
    """Return the notices of a match whose messages stand, as far as is known."""
    return rows.every(NoticeRow, await tx.execute(_STANDING, {"match": match_id}))


async def forget_in(tx: Transaction, match_id: int, channel: int) -> None:
    """Forget the notices of a match that were given in a channel: they may be given again."""
    await tx.execute(_FORGET_IN, {"match": match_id, "channel": channel})


async def put_mute(tx: Transaction, mute: MuteRow) -> None:
    """Keep a mute in place of the former one."""
    await tx.execute(_PUT_MUTE, asdict(mute))


@rows.remember("mutes")
async def get_mute(tx: Transaction, match_id: int, person: int) -> MuteRow | None:
    """Return a person's mute of a match, or None."""
    return rows.first(MuteRow, await tx.execute(_GET_MUTE, {"match": match_id, "person": person}))


async def drop_mute(tx: Transaction, match_id: int, person: int) -> None:
    """Let a person hear of a match again."""
    await tx.execute(_DROP_MUTE, {"match": match_id, "person": person})


async def put_presence(tx: Transaction, match_id: int, person: int, at: int) -> None:
    """Note when a person was seen."""
    await tx.execute(_PUT_PRESENCE, {"match": match_id, "person": person, "at": at})


@rows.remember("presences")
async def get_presence(tx: Transaction, match_id: int, person: int) -> int | None:
    """Return when a person was last seen, in unix milliseconds; None where they never were."""
    at: int | None = await tx.scalar(_GET_PRESENCE, {"match": match_id, "person": person})
    return at


async def load_hearing(tx: Transaction, match_id: int, people: Iterable[int]) -> None:
    """Read the mutes of people in a match, and when they were seen there, unless all of it is known."""
    wanted = {(match_id, person) for person in people}
    if wanted <= rows.recall_all(tx, get_mute).keys() & rows.recall_all(tx, get_presence).keys():
        return
    found = await tx.execute(_LOAD_HEARING, {"match": match_id})
    muted = {person: at for person, is_mute, at in found if is_mute}
    seen = {person: at for person, is_mute, at in found if not is_mute}
    for _, person in wanted:
        mute = MuteRow(match=match_id, person=person, until=muted[person]) if person in muted else None
        rows.know(tx, get_mute, mute, match_id, person)
        rows.know(tx, get_presence, seen.get(person), match_id, person)


async def drop_presences(tx: Transaction, match_id: int) -> None:
    """Forget who was seen in a match that is over."""
    await tx.execute(_DROP_PRESENCES, {"match": match_id})
