"""People: their names, the languages they read, and what else they have set."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table


class PersonRow(rows.Row, frozen=True, kw_only=True):
    """A person as last seen; `locale` is None until it was heard."""

    id: int
    name: str
    locale: str | None = None
    settings: str = "{}"
    """JSON of what they have set."""


TABLES = (
    Table(
        "people",
        """
        id BIGINT NOT NULL,
        name TEXT NOT NULL,
        locale VARCHAR(16),
        settings TEXT NOT NULL DEFAULT '{}',
        PRIMARY KEY (id)
        """,
        row=PersonRow,
        of=Of.NONE,
        ids=("id",),
        names=("name",),
        texts=("settings",),
    ),
)

_NOTE = f"""
    {statements.insert("people", PersonRow.__struct_fields__)}
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, locale = COALESCE(excluded.locale, people.locale)
"""
_PUT = statements.replace("people", PersonRow.__struct_fields__, ("id",))
_SET_SETTINGS = "UPDATE people SET settings = :settings WHERE id = :person"
_PEOPLE = rows.select(PersonRow, "people")
_GET = f"{_PEOPLE} WHERE id = :person"
_OF_IDS = f"{_PEOPLE} WHERE id IN (:ids)"


async def upsert(tx: Transaction, *seen: PersonRow) -> None:
    """Note how people are called now; a locale that is not known leaves the former one, settings stay."""
    if seen:
        await tx.execute(_NOTE, [asdict(person) for person in seen])


async def next_former(tx: Transaction) -> int:
    """Return the number for whoever is forgotten next: negative, and never given before."""
    lowest: int | None = await tx.scalar("SELECT min(id) FROM people")
    return min(lowest or 0, 0) - 1


async def put_former(tx: Transaction, former: PersonRow) -> None:
    """Keep how somebody is called who was forgotten, and nothing else of theirs."""
    await tx.execute(_PUT, asdict(former))


async def set_settings(tx: Transaction, person: int, settings: str) -> None:
    """Keep what a known person has set, as JSON."""
    await tx.execute(_SET_SETTINGS, {"person": person, "settings": settings})


@rows.remember("people")
async def get(tx: Transaction, person: int) -> PersonRow | None:
    """Return a person, or None."""
    return rows.first(PersonRow, await tx.execute(_GET, {"person": person}))


async def of_ids(tx: Transaction, ids: Iterable[int]) -> dict[int, PersonRow]:
    """Return the known ones of several people, by id."""
    found = await tx.execute(_OF_IDS, {"ids": list(ids)})
    return {person.id: person for person in rows.every(PersonRow, found)}
