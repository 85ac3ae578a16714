"""People: their names, the languages they read, and what else they have set."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec.structs import asdict
from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.core.writing import Upsert
from storage.settings.schema import people


class PersonRow(rows.Row, frozen=True, kw_only=True):
    """A person as last seen; `locale` is None until it was heard."""

    id: int
    name: str
    locale: str | None = None
    settings: str = "{}"
    """JSON of what they have set."""


_GET = select(people).where(people.c.id == bindparam("of_id"))


async def upsert(tx: AsyncConnection, *seen: PersonRow) -> None:
    """Note how people are called now; a locale that is not known leaves the former one, settings stay."""
    if seen:
        await tx.execute(_noting(tx.dialect.name), [asdict(person) for person in seen])


@cache
def _noting(dialect: str) -> Upsert:
    statement = writing.insert(dialect, people)
    new = statement.excluded
    fields = {"name": new.name, "locale": func.coalesce(new.locale, people.c.locale)}
    result: Upsert = statement.on_conflict_do_update(index_elements=[people.c.id], set_=fields)
    return result


async def next_former(tx: AsyncConnection) -> int:
    """Return the number for whoever is forgotten next: negative, and never given before."""
    lowest: int | None = (await tx.execute(select(func.min(people.c.id)))).scalar_one()
    return min(lowest or 0, 0) - 1


async def put_former(tx: AsyncConnection, former: PersonRow) -> None:
    """Keep how somebody is called who was forgotten, and nothing else of theirs."""
    await tx.execute(writing.replace(tx, people), asdict(former))


async def set_settings(tx: AsyncConnection, person: int, settings: str) -> None:
    """Keep what a known person has set, as JSON."""
    await tx.execute(update(people).where(people.c.id == person).values(settings=settings))


@rows.remember(people)
async def get(tx: AsyncConnection, person: int) -> PersonRow | None:
    """Return a person, or None."""
    return rows.first(PersonRow, await tx.execute(_GET, {"of_id": person}))


async def of_ids(tx: AsyncConnection, ids: Iterable[int]) -> dict[int, PersonRow]:
    """Return the known ones of several people, by id."""
    found = await tx.execute(select(people).where(people.c.id.in_(list(ids))))
    return {person.id: person for person in rows.every(PersonRow, found)}
