"""Forgetting a person: their seats are given up, then their id and name stand nowhere any more.

What they played stays, as that of a former member, so that the matches of the others can still be replayed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from host.core.context import Context
from host.core.features import publish
from host.core.people import Person, tidy
from host.match.match import MatchDamaged
from host.replace import replacing
from host.settings import settings
from host.settings.events import PersonForgotten
from host.tables import tables
from storage.core.database import Transaction
from storage.core.stored import Stored, all_stored
from storage.match import matches
from storage.privacy import personal
from storage.settings import people
from storage.settings.people import PersonRow

WITHIN = "payload"
"""Under this key a text holds JSON."""


async def forget(ctx: Context, person: Person, called: str) -> int:
    """Forget a person, who is `called` so from now on; returns the number that stands in their place."""
    await _leave_all(ctx, person)
    async with ctx.database.transaction() as tx:
        number = await people.next_former(tx)
        played = await _matches_with(tx, person.id)
        names = await _names_of(tx, person, played)
        await publish(ctx, tx, PersonForgotten(person.id, number))
        for stored in all_stored():
            await personal.drop_rows(tx, stored, person.id)
            await _rewrite(tx, stored, person.id, number, names, played, tidy(called))
            await personal.renumber(tx, stored, person.id, number, tidy(called))
        await people.put_former(tx, PersonRow(id=number, name=tidy(called)))
    for match in played:
        ctx.forget(match)
    return number


async def _leave_all(ctx: Context, person: Person) -> None:
    """Give up every seat: at a table that waits, or to a robot in the middle of a match."""
    async with ctx.database.reading() as tx:
        sitting = await matches.of_person(tx, person.id, matches.ALIVE, matches.ALL)
    for row in sitting:
        # One that is damaged can't be left: there a number sits until a host ends it.
        with suppress(MatchDamaged):
            leave = tables.leave if row.status == "open" else replacing.resign
            await leave(ctx, row.id, person)


async def _matches_with(tx: Transaction, person: int) -> set[int]:
    """Return all matches in whose rows a person stands."""
    found = set()
    for stored in all_stored():
        rows = await personal.rows_of(tx, stored, person)
        key = "id" if stored.table.name == "matches" else "match"
        found |= {row[key] for row in rows if row.get(key) is not None}
        found |= {row["owner"] for row in rows if row.get("owner_kind") == "match"}
    return found


async def _names_of(tx: Transaction, person: Person, played: set[int]) -> frozenset[str]:
    """Return the names under which a person stands anywhere."""
    names = {person.name, tidy(person.name)}
    for stored in all_stored():
        for row in await personal.rows_of(tx, stored, person.id):
            if stored.names and row[stored.ids[0]] == person.id:
                names |= {row[column] for column in stored.names}
            for _, told in personal.of_texts(row, stored):
                names |= {*_beside(_parse(told), person.id)}
    return frozenset(names - {""})


def _beside(value: Any, person: int) -> Iterator[str]:
    """Yield the names that stand beside a person's id in what a log tells."""
    for one in _objects(value):
        for whose, named in (("person", "name"), ("left", "was")):
            if one.get(whose) == person and isinstance(one.get(named), str):
                yield one[named]


def _objects(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _objects(one)


def _parse(told: str) -> Any:
    try:
        return json.loads(told)
    except ValueError:
        return None


async def _rewrite(
    tx: Transaction,
    stored: Stored,
    person: int,
    number: int,
    names: frozenset[str],
    played: Iterable[int],
    called: str,
) -> None:
    """Change what texts say of a person: their id wherever it stands, their name under the keys of names."""
    rows = {_key(stored, row): row for row in await personal.rows_of(tx, stored, person)}
    if stored.keys and "match" in stored.table.c:
        more = await personal.rows_of_matches(tx, stored, played)
        rows |= {_key(stored, row): row for row in more}
    for row in rows.values():
        changed = {
            column: _forget_in(told, stored, person, number, names, called)
            for column, told in personal.of_texts(row, stored)
        }
        if any(row[column] != told for column, told in changed.items()):
            await personal.rewrite(tx, stored, row, changed)


def _key(stored: Stored, row: personal.Row) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in stored.table.primary_key.columns)


def _forget_in(
    told: str, stored: Stored, person: int, number: int, names: frozenset[str], called: str
) -> str:
    if stored.table.name == "people":
        return _without_avoided(told, person)
    changed = personal.without(person, number, told)
    value = _parse(changed) if stored.keys else None
    if not isinstance(value, dict) or not _rename(value, stored.keys, names, called):
        return changed
    return _to_json(value)


def _rename(value: Any, keys: tuple[str, ...], names: frozenset[str], called: str) -> bool:
    """Put a name in the place of others under some keys; tells whether any was there."""
    found = False
    for one in _objects(value):
        for key in keys:
            if isinstance(one.get(key), str) and one[key] in names:
                one[key], found = called, True
        found |= _rename_within(one, keys, names, called)
    return found


def _rename_within(one: dict[str, Any], keys: tuple[str, ...], names: frozenset[str], called: str) -> bool:
    """Do the same in JSON that stands in a text: what a question is about."""
    inner = _parse(one[WITHIN]) if isinstance(one.get(WITHIN), str) else None
    if not isinstance(inner, dict) or not _rename(inner, keys, names, called):
        return False
    one[WITHIN] = _to_json(inner)
    return True


def _to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _without_avoided(told: str, person: int) -> str:
    """Return what somebody has set, without a person among those they avoid."""
    own = settings.read_preferences(told)
    return settings.write(replace(own, avoids=tuple(one for one in own.avoids if one != person)))
