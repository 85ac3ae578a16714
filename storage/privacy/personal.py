"""Rows of people and of servers, found by what features declare: handed out, made nobody's, deleted.

This walks through whole tables: it is asked for by somebody who leaves, not while people play.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    and_,
    delete,
    exists,
    false,
    or_,
    select,
    true,
    union,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core.stored import Of, Stored, all_stored

Row = Mapping[str, Any]
Rewrite = Callable[[str], str]

_PERSON = "person"


async def rows_of(tx: AsyncConnection, stored: Stored, person: int) -> list[dict[str, Any]]:
    """Return the rows of a table in which a person stands."""
    found = await tx.execute(select(stored.table).where(_names(stored, person)))
    rows = [dict(row) for row in found.mappings()]
    return [row for row in rows if _is_meant(stored, row, person)]


async def rows_of_matches(
    tx: AsyncConnection, stored: Stored, several: Iterable[int]
) -> list[dict[str, Any]]:
    """Return the rows of a table that belong to some matches and may be about people."""
    columns, numbers = stored.table.c, list(several)
    if stored.of is Of.OWNER:
        theirs = and_(columns.owner_kind == "match", columns.owner.in_(numbers))
    elif stored.table.name == "matches" or "match" in columns:
        key = columns.id if stored.table.name == "matches" else columns.match
        theirs = and_(key.in_(numbers))
    else:
        return []
    found = await tx.execute(select(stored.table).where(theirs, about_people(stored)))
    return [dict(row) for row in found.mappings()]


async def rows_of_seats(tx: AsyncConnection, stored: Stored, person: int) -> list[dict[str, Any]]:
    """Return the rows of a table that belong to the seats a person has."""
    seats = next(one.table for one in all_stored() if one.table.name == "seats")
    own = stored.table.c
    meant = (seats.c.match == own.match) & (seats.c.seat == own.seat) & (seats.c.person == person)
    found = await tx.execute(select(stored.table).where(exists().where(meant)))
    return [dict(row) for row in found.mappings()]


def _names(stored: Stored, person: int) -> ColumnElement[bool]:
    columns = stored.table.c
    told = [columns[name].contains(str(person)) for name in stored.texts]
    owned = [and_(columns.owner_kind == _PERSON, columns.owner == person)] if stored.of is Of.OWNER else []
    held = (columns[name] == person for name in (*stored.ids, *stored.claims))
    return and_(about_people(stored), or_(*held, *told, *owned, false()))


def about_people(stored: Stored) -> ColumnElement[bool]:
    """Return the condition that something in a row may be about people."""
    if stored.nobody is None:
        return true()
    column, said = stored.nobody
    return stored.table.c[column] != said


def _is_meant(stored: Stored, row: Row, person: int) -> bool:
    """Tell whether a row holds a person, and not only a longer number that looks like theirs."""
    if stored.of is Of.OWNER and (row["owner_kind"], row["owner"]) == (_PERSON, person):
        return True
    texts = (row[name] or "" for name in stored.texts)
    held = (row[name] == person for name in (*stored.ids, *stored.claims))
    return any(held) or any(stands_in(person, one) for one in texts)


def stands_in(person: int, told: str) -> bool:
    """Tell whether the id of a person stands in a text."""
    return _digits(person).search(told) is not None


def without(person: int, number: int, told: str) -> str:
    """Return a text with another number in the place of a person's id."""
    return _digits(person).sub(str(number), told)


def _digits(person: int) -> re.Pattern[str]:
    return re.compile(rf"(?<![0-9-]){person}(?![0-9])")


async def drop_rows(tx: AsyncConnection, stored: Stored, person: int) -> None:
    """Delete the rows that are a person's own."""
    table = stored.table
    if stored.of is Of.OWNER:
        await tx.execute(delete(table).where(table.c.owner_kind == _PERSON, table.c.owner == person))
    if stored.is_personal:
        await tx.execute(delete(table).where(or_(*(table.c[name] == person for name in stored.ids))))


async def renumber(tx: AsyncConnection, stored: Stored, person: int, number: int, name: str) -> None:
    """Put a number in the place of a person's id, and a name in that of theirs, in the columns of a table."""
    columns = stored.table.c
    for place, column in enumerate(stored.ids):
        named = dict.fromkeys(stored.names, name) | dict.fromkeys(stored.words, "") if place == 0 else {}
        changed = update(stored.table).where(columns[column] == person)
        await tx.execute(changed.values({column: number, **named}))
    for column in stored.claims:
        await tx.execute(update(stored.table).where(columns[column] == person).values({column: None}))


async def rewrite(tx: AsyncConnection, stored: Stored, row: Row, changed: Mapping[str, Any]) -> None:
    """Keep some columns of a row anew."""
    keys = [column == row[column.name] for column in stored.table.primary_key.columns]
    await tx.execute(update(stored.table).where(*keys).values(**changed))


async def servers(tx: AsyncConnection) -> list[int]:
    """Return all servers of which anything is stored."""
    columns = [
        stored.table.c.server if stored.of is Of.SERVER else stored.table.c.id
        for stored in all_stored()
        if stored.of in {Of.SERVER, Of.ITSELF}
    ]
    return sorted((await tx.execute(union(*(select(column) for column in columns)))).scalars())


class _OfServer(Struct, frozen=True):
    """What there is of a server, as far as rows of other tables say that they belong to it."""

    server: int
    matches: Select[Any]
    leagues: Select[Any]
    seasons: Select[Any]
    questions: Select[Any]


def _of_server(server: int) -> _OfServer:
    tables = {one.table.name: one.table for one in all_stored()}
    matches, leagues, seasons = (tables[name].c for name in ("matches", "leagues", "seasons"))
    own = select(matches.id).where(matches.server == server)
    of_leagues = select(leagues.id).where(leagues.server == server)
    asked = tables["questions"].c
    return _OfServer(
        server=server,
        matches=own,
        leagues=of_leagues,
        seasons=select(seasons.id).where(seasons.league.in_(of_leagues)),
        questions=select(asked.id).where(asked.match.in_(own)),
    )


async def delete_server(tx: AsyncConnection, server: int) -> list[int]:
    """Delete all that belongs to a server: matches and leagues with everything of theirs, settings, figures.

    Returns the matches that are gone.
    """
    own = _of_server(server)
    gone = list((await tx.execute(own.matches)).scalars())
    for stored in sorted(all_stored(), key=_depth):
        where = _belongs(stored.table, stored.of, own)
        if where is not None:
            await tx.execute(delete(stored.table).where(where))
    return gone


def _depth(stored: Stored) -> int:
    """Return in which order tables are emptied: what hangs on others goes before them."""
    return {Of.QUESTION: 0, Of.OWNER: 1, Of.SEASON: 2, Of.MATCH: 3, Of.LEAGUE: 4}.get(stored.of, 5)


def _belongs(table: Table, of: Of, own: _OfServer) -> ColumnElement[bool] | None:
    match of:
        case Of.MATCH:
            return table.c.match.in_(own.matches)
        case Of.SERVER:
            return table.c.server == own.server
        case Of.ITSELF:
            return table.c.id == own.server
        case Of.LEAGUE:
            return table.c.league.in_(own.leagues)
        case Of.SEASON:
            return table.c.season.in_(own.seasons)
        case Of.QUESTION:
            return table.c.question.in_(own.questions)
        case Of.OWNER:
            return or_(
                and_(table.c.owner_kind == "match", table.c.owner.in_(own.matches)),
                and_(table.c.owner_kind == "season", table.c.owner.in_(own.seasons)),
                and_(table.c.owner_kind == "server", table.c.owner == own.server),
            )
        case Of.NONE:
            return None


def of_texts(row: Row, stored: Stored) -> Iterator[tuple[str, str]]:
    """Yield the columns of a row in which people may stand, with what they say."""
    yield from ((name, row[name]) for name in stored.texts if row[name])
