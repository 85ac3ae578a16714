"""Rows of people and of servers, found by what features declare: handed out, made nobody's, deleted.

This walks through whole tables: it is asked for by somebody who leaves, not while people play.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Kind, Transaction, Values
from storage.core.stored import Of, Stored, all_stored

Row = Mapping[str, Any]
Rewrite = Callable[[str], str]

_PERSON = "person"
_OWNED = f"(owner_kind = '{_PERSON}' AND owner = :person)"


class ColumnRow(rows.Row, frozen=True, kw_only=True):
    """A column of a table, as the database knows it."""

    name: str
    is_key: bool
    is_truth: bool
    """It holds truths; SQLite returns them as numbers."""


_COLUMNS: dict[Kind, str] = {
    "sqlite": "SELECT name, pk > 0, type = 'BOOLEAN' FROM pragma_table_info(:table)",
    "postgresql": (
        "SELECT CAST(attname AS text), COALESCE(attnum = ANY(indkey), FALSE), "
        "atttypid = CAST('boolean' AS regtype) "
        "FROM pg_attribute LEFT JOIN pg_index ON indrelid = attrelid AND indisprimary "
        "WHERE attrelid = to_regclass(:table) AND attnum > 0 AND NOT attisdropped ORDER BY attnum"
    ),
}


async def rows_of(tx: Transaction, stored: Stored, person: int) -> list[dict[str, Any]]:
    """Return the rows of a table in which a person stands."""
    found = await _found(tx, stored, _names(stored), {**_said(stored), **_looked_for(person)})
    return [row for row in found if _is_meant(stored, row, person)]


async def rows_of_matches(tx: Transaction, stored: Stored, several: Iterable[int]) -> list[dict[str, Any]]:
    """Return the rows of a table that belong to some matches and may be about people."""
    if stored.of is Of.OWNER:
        theirs = "owner_kind = 'match' AND owner IN (:several)"
    elif stored.table == "matches":
        theirs = "id IN (:several)"
    elif "match" in {column.name for column in await columns(tx, stored.table)}:
        theirs = "match IN (:several)"
    else:
        return []
    where = f"{theirs} AND {_about_people(stored)}"
    return await _found(tx, stored, where, {**_said(stored), "several": [*several]})


async def rows_of_seats(tx: Transaction, stored: Stored, person: int) -> list[dict[str, Any]]:
    """Return the rows of a table that belong to the seats a person has."""
    theirs = (
        "EXISTS (SELECT 1 FROM seats "
        "WHERE seats.match = own.match AND seats.seat = own.seat AND seats.person = :person)"
    )
    return await _found(tx, stored, theirs, {"person": person})


async def _found(tx: Transaction, stored: Stored, where: str, values: Values) -> list[dict[str, Any]]:
    """Return the rows of a table, which is called `own` in the condition."""
    truths = [column.name for column in await columns(tx, stored.table) if column.is_truth]
    found = (await tx.execute(f"SELECT * FROM {stored.table} own WHERE {where}", values)).mappings()  # noqa: S608 - our own names
    for row in found:
        row |= {name: bool(row[name]) for name in truths if row[name] is not None}
    return found


@rows.remember()
async def columns(tx: Transaction, table: str) -> list[ColumnRow]:
    """Return the columns of a table."""
    return rows.every(ColumnRow, await tx.execute(_COLUMNS[tx.kind], {"table": table}))


def _names(stored: Stored) -> str:
    """Return the condition that a person may stand in a row."""
    held = [f'"{name}" = :person' for name in (*stored.ids, *stored.claims)]
    told = [f'"{name}" LIKE :digits' for name in stored.texts]
    owned = [_OWNED] if stored.of is Of.OWNER else []
    return f"{_about_people(stored)} AND ({' OR '.join([*held, *told, *owned]) or 'FALSE'})"


def _looked_for(person: int) -> Values:
    return {"person": person, "digits": f"%{person}%"}


def _about_people(stored: Stored) -> str:
    """Return the condition that something in a row may be about people."""
    return "TRUE" if stored.nobody is None else f'"{stored.nobody[0]}" <> :nobody'


def _said(stored: Stored) -> Values:
    return {} if stored.nobody is None else {"nobody": stored.nobody[1]}


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


async def drop_rows(tx: Transaction, stored: Stored, person: int) -> None:
    """Delete the rows that are a person's own."""
    held = [f'"{name}" = :person' for name in stored.ids] if stored.is_personal else []
    owned = [_OWNED] if stored.of is Of.OWNER else []
    for where in (*held, *owned):
        await tx.execute(f"DELETE FROM {stored.table} WHERE {where}", {"person": person})  # noqa: S608 - our own names


async def renumber(tx: Transaction, stored: Stored, person: int, number: int, name: str) -> None:
    """Put a number in the place of a person's id, and a name in that of theirs, in the columns of a table."""
    for place, column in enumerate(stored.ids):
        named = dict.fromkeys(stored.names, name) | dict.fromkeys(stored.words, "") if place == 0 else {}
        await _change(tx, stored, column, person, {column: number, **named})
    for column in stored.claims:
        await _change(tx, stored, column, person, {column: None})


async def _change(tx: Transaction, stored: Stored, column: str, person: int, changed: Values) -> None:
    statement = f'{statements.update(stored.table, changed)} WHERE "{column}" = :of_person'
    await tx.execute(statement, {**changed, "of_person": person})


async def rewrite(tx: Transaction, stored: Stored, row: Row, changed: Mapping[str, Any]) -> None:
    """Keep some columns of a row anew."""
    keys = [column.name for column in await columns(tx, stored.table) if column.is_key]
    where = " AND ".join(f'"{key}" = :of_{key}' for key in keys)
    values = {**changed, **{f"of_{key}": row[key] for key in keys}}
    await tx.execute(f"{statements.update(stored.table, changed)} WHERE {where}", values)


async def servers(tx: Transaction) -> list[int]:
    """Return all servers of which anything is stored."""
    asked = [
        f"SELECT {stored.of} FROM {stored.table}"  # noqa: S608 - our own names
        for stored in all_stored()
        if stored.of in {Of.SERVER, Of.ITSELF}
    ]
    return sorted((await tx.execute(" UNION ".join(asked))).scalars())


_MATCHES = "SELECT id FROM matches WHERE server = :server"
_LEAGUES = "SELECT id FROM leagues WHERE server = :server"
_SEASONS = f"SELECT id FROM seasons WHERE league IN ({_LEAGUES})"  # noqa: S608 - our own names
_BELONGS = {
    Of.MATCH: f"match IN ({_MATCHES})",
    Of.SERVER: "server = :server",
    Of.ITSELF: "id = :server",
    Of.LEAGUE: f"league IN ({_LEAGUES})",
    Of.SEASON: f"season IN ({_SEASONS})",
    Of.QUESTION: f"question IN (SELECT id FROM questions WHERE match IN ({_MATCHES}))",  # noqa: S608 - our own names
    Of.OWNER: (
        f"(owner_kind = 'match' AND owner IN ({_MATCHES})) "
        f"OR (owner_kind = 'season' AND owner IN ({_SEASONS})) "
        "OR (owner_kind = 'server' AND owner = :server)"
    ),
}
"""By what rows of tables are those of a server."""


async def delete_server(tx: Transaction, server: int) -> list[int]:
    """Delete all that belongs to a server: matches and leagues with everything of theirs, settings, figures.

    Returns the matches that are gone.
    """
    gone = (await tx.execute(_MATCHES, {"server": server})).scalars()
    for stored in sorted(all_stored(), key=_depth):
        if stored.of in _BELONGS:
            await tx.execute(f"DELETE FROM {stored.table} WHERE {_BELONGS[stored.of]}", {"server": server})  # noqa: S608 - our own names
    return gone


def _depth(stored: Stored) -> int:
    """Return in which order tables are emptied: what hangs on others goes before them."""
    return {Of.QUESTION: 0, Of.OWNER: 1, Of.SEASON: 2, Of.MATCH: 3, Of.LEAGUE: 4}.get(stored.of, 5)


def of_texts(row: Row, stored: Stored) -> Iterator[tuple[str, str]]:
    """Yield the columns of a row in which people may stand, with what they say."""
    yield from ((name, row[name]) for name in stored.texts if row[name])
