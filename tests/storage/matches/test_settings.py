"""Users and servers: rows that are added, replaced and read."""

from __future__ import annotations

from storage.core.database import Database
from storage.matches.settings import people, servers
from storage.matches.settings.people import PersonRow
from storage.matches.settings.servers import ServerRow
from tests.storage.examples import ADA, BEN, CEM, HARBOUR, LARGEST_ID


async def test_a_person_is_known_by_the_latest_name(database: Database) -> None:
    async with database.transaction() as tx:
        await people.upsert(tx, PersonRow(id=ADA, name="Ada", locale="de"), PersonRow(id=BEN, name="Ben"))
        await people.upsert(tx, PersonRow(id=ADA, name="Ada L.", locale="pl"))
        assert await people.get(tx, ADA) == PersonRow(id=ADA, name="Ada L.", locale="pl")
        assert await people.get(tx, BEN) == PersonRow(id=BEN, name="Ben")
        assert await people.get(tx, CEM) is None


async def test_a_locale_is_not_forgotten_by_not_hearing_it(database: Database) -> None:
    async with database.transaction() as tx:
        await people.upsert(tx, PersonRow(id=ADA, name="Ada", locale="de"))
        await people.upsert(tx, PersonRow(id=ADA, name="Ada"))
        await people.upsert(tx)
        assert await people.get(tx, ADA) == PersonRow(id=ADA, name="Ada", locale="de")


async def test_several_people(database: Database) -> None:
    async with database.transaction() as tx:
        await people.upsert(tx, PersonRow(id=ADA, name="Ada"), PersonRow(id=LARGEST_ID, name="Max"))
        found = await people.of_ids(tx, [ADA, BEN, LARGEST_ID])
        assert {person: row.name for person, row in found.items()} == {ADA: "Ada", LARGEST_ID: "Max"}
        assert await people.of_ids(tx, []) == {}


async def test_the_settings_of_a_server(database: Database) -> None:
    async with database.transaction() as tx:
        assert await servers.get(tx, HARBOUR) == ServerRow(id=HARBOUR, locale=None)
        await servers.upsert(tx, ServerRow(id=HARBOUR, locale="pl"))
        assert await servers.get(tx, HARBOUR) == ServerRow(id=HARBOUR, locale="pl")
        await servers.upsert(tx, ServerRow(id=HARBOUR, locale=None))
        assert await servers.get(tx, HARBOUR) == ServerRow(id=HARBOUR, locale=None)
