"""Forgetting a person: their seats are given up, then their id and name stand nowhere any more.

What they played stays, as that of a former member, so that the matches of the others can still be replayed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Set
from contextlib import suppress
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import Refusal
from host.core.features import publish
from host.core.people import Person, tidy
from host.decisions.replace import replacement
from host.matches.settings import settings
from host.matches.settings.events import PersonForgotten
from host.tables.tables import tables
from storage.core.database import Transaction
from storage.core.tables import Named, Table, all_tables
from storage.matches import settings as stored
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.matches.settings import PersonRow
from storage.operations import privacy

WITHIN = "payload"
"""Under this key a text holds JSON: an act that a question is about."""
BOLD = re.compile(r"\*\*((?:\\.|[^*\\])+)\*\*")
"""What stands between the marks with which messages write names."""
MARKS = re.compile(r"\\(.)|[\u200b\u2068\u2069]")
"""What messages put into names so that they are shown as they are."""
ROUNDS = 5
"""How often at most all seats are left; whoever lets them sit down still more often keeps a number at the table."""


class Forgotten(Struct, frozen=True):
    """Somebody who is forgotten: their id, the names they had, and what stands in the place of both."""

    person: int
    names: frozenset[str]
    number: int
    called: str


async def forget(ctx: Context, person: Person, called: str) -> int:
    """Forget a person, who is `called` so from now on; returns the number that stands in their place."""
    rounds = 0
    while True:
        held, rounds = await _leave_all(ctx, person), rounds + 1
        async with ctx.database.transaction() as tx:
            # Where another process has let them sit down meanwhile, that is left first.
            if rounds < ROUNDS and not {row.id for row in await _sitting(tx, person)} <= held:
                continue
            number, played = await _replace_everywhere(ctx, tx, person, tidy(called))
        for match in played:
            ctx.forget(match)
        return number


async def _replace_everywhere(
    ctx: Context, tx: Transaction, person: Person, called: str
) -> tuple[int, set[int]]:
    """Put a number in the place of a person; returns it, and the matches in whose rows they stood."""
    number = await stored.next_former(tx)
    played = await _matches_with(tx, person.id)
    gone = Forgotten(person.id, await _names_of(tx, person), number, called)
    await publish(ctx, tx, PersonForgotten(person.id, number))
    for table in all_tables().values():
        await privacy.drop_rows(tx, table, person.id)
        await _rewrite(tx, table, gone, played)
        await privacy.renumber(tx, table, person.id, number, called)
    await stored.put_former(tx, PersonRow(id=number, name=called))
    return number, played


async def _sitting(tx: Transaction, person: Person) -> list[MatchRow]:
    return await matches.of_person(tx, person.id, matches.ALIVE, matches.ALL)


async def _leave_all(ctx: Context, person: Person) -> set[int]:
    """Give up every seat, at a table that waits or to a robot in the middle of a match, and the opener's rights.

    Returns the matches that can't be left: those that are damaged, or whose rules are not played here any more. There
    a number sits until a host ends them.
    """
    async with ctx.database.reading() as tx:
        sitting = await _sitting(tx, person)
        opened = await matches.of_opener(tx, person.id)
    held = {row.id for row in sitting if not await _leave(ctx, row.id, person)}
    for row in opened:
        await tables.give_up_rights(ctx, row.id, person)
    return held


async def _leave(ctx: Context, match_id: int, person: Person) -> bool:
    """Give up a seat; one at a table that has begun meanwhile is resigned. False where that can't be done."""
    for leave in (tables.leave, replacement.resign):
        with suppress(Refusal):
            await leave(ctx, match_id, person)
            return True
    return False


async def _matches_with(tx: Transaction, person: int) -> set[int]:
    """Return all matches in whose rows a person stands."""
    found = set()
    for table in all_tables().values():
        rows = await privacy.rows_of(tx, table, person)
        key = "id" if table.name == "matches" else "match"
        found |= {row[key] for row in rows if row.get(key) is not None}
        found |= {row["owner"] for row in rows if row.get("owner_kind") == "match"}
    return found


async def _names_of(tx: Transaction, person: Person) -> frozenset[str]:
    """Return the names under which a person stands anywhere."""
    names = {person.name, tidy(person.name)}
    for table in all_tables().values():
        for row in await privacy.rows_of(tx, table, person.id):
            if table.names and row[table.ids[0]] == person.id:
                names |= {row[column] for column in table.names}
            for _, told in privacy.of_texts(row, table):
                names |= {*_beside(_parse(told), table, row, person.id)}
    return frozenset(names - {""})


def _beside(value: Any, table: Table, row: privacy.Row, person: int) -> Iterator[str]:
    """Yield the names of which a text says that they are a person's."""
    for one in _objects(value):
        for named in table.named:
            if isinstance(one.get(named.key), str) and _whose(one, row, named) == person:
                yield one[named.key]


def _whose(one: dict[str, Any], row: privacy.Row, named: Named) -> int | None:
    """Return whose name stands in an object; None where that is not told."""
    for key in named.whose:
        if key in one:
            return one[key] or None
    return row.get(named.column) or None


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


async def _rewrite(tx: Transaction, table: Table, gone: Forgotten, played: Set[int]) -> None:
    """Change what texts say of a person: their id wherever it stands, their name where it is theirs."""
    rows = {tuple(row.values()): row for row in await privacy.rows_of(tx, table, gone.person)}
    if table.named or table.told or table.titles:
        more = await privacy.rows_of_matches(tx, table, played)
        rows |= {tuple(row.values()): row for row in more}
    for row in rows.values():
        changed = {
            column: _forget_in(told, column, table, row, gone)
            for column, told in privacy.of_texts(row, table)
        }
        changed |= {column: "" for column in table.titles if _is_named(row[column], gone.names)}
        if any(row[column] != told for column, told in changed.items()):
            await privacy.rewrite(tx, table, row, changed)


def _is_named(title: str, names: Set[str]) -> bool:
    """Tell whether one of some names is a word, or several, of a title."""
    return any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", title, re.IGNORECASE) for name in names)


def _forget_in(told: str, column: str, table: Table, row: privacy.Row, gone: Forgotten) -> str:
    if table.name == "people":
        return _without_avoided(told, gone.person)
    value = _parse(told) if table.named or table.told else None
    if column in table.told:
        value, is_changed = _reword(value, gone)
    elif isinstance(value, dict):
        is_changed = _rename(value, table, row, gone)
    else:
        is_changed = False
    return privacy.without(gone.person, gone.number, _to_json(value) if is_changed else told)


def _rename(value: Any, table: Table, row: privacy.Row, gone: Forgotten) -> bool:
    """Call a person otherwise wherever a name is theirs; tells whether any was."""
    found = False
    for one in _objects(value):
        for named in table.named:
            if _is_theirs(one, row, named, gone):
                one[named.key], found = gone.called, True
        for key in table.told:
            components, is_named = _reword(_parse(str(one.get(key))), gone)
            if is_named:
                one[key], found = _to_json(components), True
        found |= _rename_within(one, gone)
    return found


def _is_theirs(one: dict[str, Any], row: privacy.Row, named: Named, gone: Forgotten) -> bool:
    if not isinstance(one.get(named.key), str):
        return False
    whose = _whose(one, row, named)
    if whose is None:
        return named.or_by_name and one[named.key] in gone.names
    return whose == gone.person


def _rename_within(one: dict[str, Any], gone: Forgotten) -> bool:
    """Do the same in JSON that stands in a text: the act that a question is about."""
    inner = _parse(one[WITHIN]) if isinstance(one.get(WITHIN), str) else None
    acts = all_tables()["audits"]
    if not isinstance(inner, dict) or not _rename(inner, acts, {}, gone):
        return False
    one[WITHIN] = _to_json(inner)
    return True


def _reword(value: Any, gone: Forgotten) -> tuple[Any, bool]:
    """Return the components of a message with a person called otherwise, and whether they were named."""
    if isinstance(value, dict):
        told = {key: _reword(one, gone) for key, one in value.items()}
        return {key: one for key, (one, _) in told.items()}, any(found for _, found in told.values())
    if isinstance(value, list):
        parts = [_reword(one, gone) for one in value]
        return [one for one, _ in parts], any(found for _, found in parts)
    if isinstance(value, str):
        said = BOLD.sub(
            lambda bold: f"**{gone.called}**" if _plain(bold[1]) in gone.names else bold[0], value
        )
        return said, said != value
    return value, False


def _plain(written: str) -> str:
    """Return a name as it was before a message marked it."""
    return MARKS.sub(lambda mark: mark[1] or "", written)


def _to_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _without_avoided(told: str, person: int) -> str:
    """Return what somebody has set, without a person among those they avoid."""
    own = settings.read_preferences(told)
    return settings.write(replace(own, avoids=tuple(one for one in own.avoids if one != person)))
