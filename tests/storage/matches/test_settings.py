"""Users and servers: rows that are added, replaced and read."""

from __future__ import annotations

from storage.core.database import Database
from storage.matches import settings
from storage.matches.settings import PersonRow, ServerRow
from tests.storage.examples import ADA, BEN, CEM, HARBOUR, LARGEST_ID


async def test_a_person_is_known_by_the_latest_name(database: Database) -> None:
    async with database.transaction() as tx:
        await settings.upsert_people(
            tx, PersonRow(id=ADA, name="Ada", locale="de"), PersonRow(id=BEN, name="Ben")
        )
        await settings.upsert_people(tx, PersonRow(id=ADA, name="Ada L.", locale="pl"))
        assert await settings.get_person(tx, ADA) == PersonRow(id=ADA, name="Ada L.", locale="pl")
        assert await settings.get_person(tx, BEN) == PersonRow(id=BEN, name="Ben")
        assert await settings.get_person(tx, CEM) is None


async def test_a_locale_is_not_forgotten_by_not_hearing_it(database: Database) -> None:
    async with database.transaction() as tx:
        await settings.upsert_people(tx, PersonRow(id=ADA, name="Ada", locale="de"))
        await settings.upsert_people(tx, PersonRow(id=ADA, name="Ada"))
        await settings.upsert_people(tx)
        assert await settings.get_person(tx, ADA) == PersonRow(id=ADA, name="Ada", locale="de")


async def test_several_people(database: Database) -> None:
    async with database.transaction() as tx:
        await settings.upsert_people(tx, PersonRow(id=ADA, name="Ada"), PersonRow(id=LARGEST_ID, name="Max"))
        found = await settings.get_people(tx, [ADA, BEN, LARGEST_ID])
        assert {person: row.name for person, row in found.items()} == {ADA: "Ada", LARGEST_ID: "Max"}
        assert await settings.get_people(tx, []) == {}


async def test_the_settings_of_a_server(database: Database) -> None:
    async with database.transaction() as tx:
        assert await settings.get_server(tx, HARBOUR) == ServerRow(id=HARBOUR, locale=None)
        await settings.upsert_server(tx, ServerRow(id=HARBOUR, locale="pl"))
        assert await settings.get_server(tx, HARBOUR) == ServerRow(id=HARBOUR, locale="pl")
        await settings.upsert_server(tx, ServerRow(id=HARBOUR, locale=None))
        assert await settings.get_server(tx, HARBOUR) == ServerRow(id=HARBOUR, locale=None)
