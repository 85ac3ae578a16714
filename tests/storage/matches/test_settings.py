"""People, servers, interactions and snapshots: small rows that are put, replaced and forgotten."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from storage.core import handled
from storage.core.database import Database
from storage.core.handled import KEPT_FOR
from storage.matches.match import snapshots
from storage.matches.match.snapshots import SnapshotRow
from storage.matches.settings import people, servers
from storage.matches.settings.people import PersonRow
from storage.matches.settings.servers import ServerRow
from tests.storage.examples import ADA, BEN, CEM, HARBOUR, LARGEST_ID, keep_match


class Undone(Exception):
    """What undoes a transaction."""


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


async def test_an_interaction_is_claimed_once(database: Database) -> None:
    async with database.transaction() as tx:
        assert await handled.claim(tx, LARGEST_ID, now=1)
        assert not await handled.claim(tx, LARGEST_ID, now=2)
        assert await handled.claim(tx, 5, now=2)


async def test_one_of_two_processes_gets_the_interaction(database: Database, ready: str) -> None:
    other = await Database.open(ready)

    async def claim(through: Database, interaction: int) -> bool:
        async with through.transaction() as tx:
            return await handled.claim(tx, interaction, now=1)

    for interaction in range(20):
        answers = await asyncio.gather(claim(database, interaction), claim(other, interaction))
        assert sorted(answers) == [False, True]
    await other.close()


async def test_a_claim_that_was_rolled_back_is_free_again(database: Database) -> None:
    with suppress(Undone):
        async with database.transaction() as tx:
            assert await handled.claim(tx, 1, now=1)
            raise Undone
    async with database.transaction() as tx:
        assert await handled.claim(tx, 1, now=1)


async def test_interactions_are_forgotten_after_a_day(database: Database) -> None:
    async with database.transaction() as tx:
        await handled.claim(tx, 1, now=1_000)
        await handled.claim(tx, 2, now=1_001)
        await handled.forget(tx, now=1_001 + KEPT_FOR)
        assert await handled.claim(tx, 1, now=9)
        assert not await handled.claim(tx, 2, now=9)


async def test_a_snapshot_takes_the_place_of_the_one_before(database: Database) -> None:
    async with database.transaction() as tx:
        match = (await keep_match(tx)).id
        assert await snapshots.get(tx, match) is None
        await snapshots.put(tx, SnapshotRow(match=match, seq=5, state='{"round": 1}'))
        newer = SnapshotRow(match=match, seq=9, state='{"round": 2}')
        await snapshots.put(tx, newer)
        assert await snapshots.get(tx, match) == newer


async def test_snapshots_may_be_dropped_at_any_time(database: Database) -> None:
    async with database.transaction() as tx:
        kept = [(await keep_match(tx, channel)).id for channel in (1, 2)]
        for match in kept:
            await snapshots.put(tx, SnapshotRow(match=match, seq=1, state="{}"))
        await snapshots.drop(tx, kept[0])
        assert [await snapshots.get(tx, match) is None for match in kept] == [True, False]
