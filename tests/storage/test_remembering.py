"""What a transaction remembers of settings, days off and outages: until it writes there, and no longer."""

from __future__ import annotations

from sqlalchemy import event

from storage.clock import days_off, outages
from storage.clock.days_off import DayOffRow
from storage.clock.outages import OutageRow
from storage.core.database import Database, Transaction
from storage.settings import people, servers
from storage.settings.people import PersonRow
from storage.settings.servers import ServerRow
from tests.storage.examples import ADA, HARBOUR

DAY, NIGHT = DayOffRow(person=ADA, day="2026-12-24"), OutageRow(began=10, ended=20)


async def look(tx: Transaction) -> tuple[object, ...]:
    """Return all that is remembered."""
    return (
        await people.get(tx, ADA),
        await servers.get(tx, HARBOUR),
        await days_off.of_person(tx, ADA),
        await outages.since(tx, 0, HARBOUR),
    )


async def test_what_a_transaction_asks_again_is_asked_once(database: Database) -> None:
    async with database.reading() as tx:
        first, asked = await look(tx), list[str]()
        assert tx.sync_connection is not None
        event.listen(
            tx.sync_connection, "before_cursor_execute", lambda *told: asked.append(told[2]), named=False
        )
        assert (await look(tx), asked) == (first, [])


async def test_what_is_written_is_seen(database: Database) -> None:
    async with database.transaction() as tx:
        await look(tx)
        await people.upsert(tx, PersonRow(id=ADA, name="Ada"))
        assert (await people.get(tx, ADA)) == PersonRow(id=ADA, name="Ada")
        await people.set_settings(tx, ADA, '{"zone":"UTC"}')
        assert (await people.get(tx, ADA)) == PersonRow(id=ADA, name="Ada", settings='{"zone":"UTC"}')
        await people.put_former(tx, PersonRow(id=ADA, name="a former member"))
        assert (await people.get(tx, ADA)) == PersonRow(id=ADA, name="a former member")
        await servers.upsert(tx, ServerRow(id=HARBOUR, locale="de"))
        assert await servers.get(tx, HARBOUR) == ServerRow(id=HARBOUR, locale="de")
        await servers.set_board_message(tx, HARBOUR, 7)
        assert (await servers.get(tx, HARBOUR)).board_message == 7
        await days_off.put(tx, DAY)
        assert await days_off.of_person(tx, ADA) == [DAY]
        await days_off.drop(tx, ADA, [DAY.day])
        assert await days_off.of_person(tx, ADA) == []
        await outages.put(tx, NIGHT)
        assert await outages.since(tx, 0, HARBOUR) == [NIGHT]
        await outages.cut_off(tx, 15)
        assert (await outages.since(tx, 0, HARBOUR))[0].ended == 15
        await outages.drop(tx, NIGHT)
        assert await outages.since(tx, 0, HARBOUR) == []


async def test_another_transaction_sees_what_was_written_since(database: Database) -> None:
    async with database.reading() as tx:
        await look(tx)
    async with database.transaction() as tx:
        await people.upsert(tx, PersonRow(id=ADA, name="Ada"))
    async with database.reading() as tx:
        assert await people.get(tx, ADA) == PersonRow(id=ADA, name="Ada")
