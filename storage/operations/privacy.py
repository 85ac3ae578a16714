"""Rows of people and of servers, found by what features declare: handed out, made nobody's, deleted.

This walks through whole tables: it is asked for by somebody who leaves, not while people play.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction, Values
from storage.core.tables import Of, Table, all_tables

Row = Mapping[str, Any]

_PERSON = "person"
_OWNED = f"(owner_kind = '{_PERSON}' AND owner = :person)"


async def rows_of(tx: Transaction, table: Table, person: int) -> list[dict[str, Any]]:
    """Return the rows of a table in which a person stands."""
    found = await _found(tx, table, _names(table), {**_said(table), **_looked_for(person)})
    return [row for row in found if _is_meant(table, row, person)]


async def rows_of_matches(tx: Transaction, table: Table, several: Iterable[int]) -> list[dict[str, Any]]:
    """Return the rows of a table that belong to some matches and may be about people."""
    if table.of is Of.OWNER:
        theirs = "owner_kind = 'match' AND owner IN (:several)"
    elif table.name == "matches":
        theirs = "id IN (:several)"
    elif "match" in table.columns:
        theirs = "match IN (:several)"
    else:
        return []
    where = f"{theirs} AND {_about_people(table)}"
    return await _found(tx, table, where, {**_said(table), "several": [*several]})


async def rows_of_seats(tx: Transaction, table: Table, person: int) -> list[dict[str, Any]]:
    """Return the rows of a table that belong to the seats a person has."""
    theirs = (
        "EXISTS (SELECT 1 FROM seats "
        "WHERE seats.match = own.match AND seats.seat = own.seat AND seats.person = :person)"
    )
    return await _found(tx, table, theirs, {"person": person})


async def _found(tx: Transaction, table: Table, where: str, values: Values) -> list[dict[str, Any]]:
    """Return the rows of a table, which is called `own` in the condition."""
    found = (await tx.execute(f"SELECT * FROM {table.name} own WHERE {where}", values)).mappings()  # noqa: S608 - our own names
    for row in found:
        row |= {name: bool(row[name]) for name in table.booleans if row[name] is not None}
    return found


def _names(table: Table) -> str:
    """Return the condition that a person may stand in a row."""
    held = [f'"{name}" = :person' for name in (*table.ids, *table.claims)]
    told = [f'"{name}" LIKE :digits' for name in table.texts]
    owned = [_OWNED] if table.of is Of.OWNER else []
    return f"{_about_people(table)} AND ({' OR '.join([*held, *told, *owned]) or 'FALSE'})"


def _looked_for(person: int) -> Values:
    return {"person": person, "digits": f"%{person}%"}


def _about_people(table: Table) -> str:
    """Return the condition that something in a row may be about people."""
    return "TRUE" if table.nobody is None else f'"{table.nobody[0]}" <> :nobody'


def _said(table: Table) -> Values:
    return {} if table.nobody is None else {"nobody": table.nobody[1]}


def _is_meant(table: Table, row: Row, person: int) -> bool:
    """Tell whether a row holds a person, and not only a longer number that looks like theirs."""
    if table.of is Of.OWNER and (row["owner_kind"], row["owner"]) == (_PERSON, person):
        return True
    texts = (row[name] or "" for name in table.texts)
    held = (row[name] == person for name in (*table.ids, *table.claims))
    return any(held) or any(stands_in(person, one) for one in texts)


def stands_in(person: int, told: str) -> bool:
    """Tell whether the id of a person stands in a text."""
    return _digits(person).search(told) is not None


def without(person: int, number: int, told: str) -> str:
    """Return a text with another number in the place of a person's id."""
    return _digits(person).sub(str(number), told)


def _digits(person: int) -> re.Pattern[str]:
    return re.compile(rf"(?<![0-9-]){person}(?![0-9])")


async def drop_rows(tx: Transaction, table: Table, person: int) -> None:
    """Delete the rows that are a person's own."""
    held = [f'"{name}" = :person' for name in table.ids] if table.is_personal else []
    owned = [_OWNED] if table.of is Of.OWNER else []
    for where in (*held, *owned):
        await tx.execute(f"DELETE FROM {table.name} WHERE {where}", {"person": person})  # noqa: S608 - our own names


async def renumber(tx: Transaction, table: Table, person: int, number: int, name: str) -> None:
    """Put a number in the place of a person's id, and a name in that of theirs, in the columns of a table."""
    for place, column in enumerate(table.ids):
        named = dict.fromkeys(table.names, name) | dict.fromkeys(table.words, "") if place == 0 else {}
        await _change(tx, table, column, person, {column: number, **named})
    for column in table.claims:
        await _change(tx, table, column, person, {column: None})


async def _change(tx: Transaction, table: Table, column: str, person: int, changed: Values) -> None:
    statement = f'{statements.update(table.name, changed)} WHERE "{column}" = :of_person'
    await tx.execute(statement, {**changed, "of_person": person})


async def rewrite(tx: Transaction, table: Table, row: Row, changed: Mapping[str, Any]) -> None:
    """Keep some columns of a row anew."""
    where = " AND ".join(f'"{key}" = :of_{key}' for key in table.key)
    values = {**changed, **{f"of_{key}": row[key] for key in table.key}}
    await tx.execute(f"{statements.update(table.name, changed)} WHERE {where}", values)


async def servers(tx: Transaction) -> list[int]:
    """Return all servers of which anything is stored."""
    asked = [
        f"SELECT {table.of} FROM {table.name}"  # noqa: S608 - our own names
        for table in all_tables().values()
        if table.of in {Of.SERVER, Of.ITSELF}
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
    for table in sorted(all_tables().values(), key=_depth):
        if table.of in _BELONGS:
            await tx.execute(f"DELETE FROM {table.name} WHERE {_BELONGS[table.of]}", {"server": server})  # noqa: S608 - our own names
    return gone


def _depth(table: Table) -> int:
    """Return in which order tables are emptied: what hangs on others goes before them."""
    return {Of.QUESTION: 0, Of.OWNER: 1, Of.SEASON: 2, Of.MATCH: 3, Of.LEAGUE: 4}.get(table.of, 5)


def of_texts(row: Row, table: Table) -> Iterator[tuple[str, str]]:
    """Yield the columns of a row in which people may stand, with what they say."""
    yield from ((name, row[name]) for name in table.texts if row[name])
