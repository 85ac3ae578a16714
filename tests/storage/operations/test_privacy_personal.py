"""Rows of people and of servers are found on each kind of database: their keys, and what stands in them."""

from __future__ import annotations

from storage.core.database import Database
from storage.core.tables import all_tables
from storage.matches.match import log
from storage.messages import follow
from storage.messages.follow import FollowRow
from storage.operations import privacy
from tests.storage.examples import ADA, BEN, entries, keep_match


async def test_every_table_can_be_looked_through_and_emptied(database: Database) -> None:
    async with database.transaction() as tx:
        match = await keep_match(tx)
        for table in all_tables().values():
            await privacy.rows_of(tx, table, ADA)
            await privacy.rows_of_matches(tx, table, [match.id])
            await privacy.drop_rows(tx, table, ADA)
            await privacy.renumber(tx, table, ADA, -1, "a former member")
        assert [
            row["opener"] for row in await privacy.rows_of_matches(tx, all_tables()["matches"], [match.id])
        ] == [-1]
        assert await privacy.servers(tx) == [match.server]
        assert await privacy.delete_server(tx, match.server) == [match.id]
        assert await privacy.servers(tx) == []


async def test_a_row_is_handed_out_as_it_is_and_rewritten_alone(database: Database) -> None:
    async with database.transaction() as tx:
        match = await keep_match(tx)
        for person in (ADA, BEN):
            await follow.put(tx, FollowRow(match=match.id, person=person, is_each=True))
        (row,) = await privacy.rows_of(tx, all_tables()["follows"], ADA)
        assert repr(row) == repr({"match": match.id, "person": ADA, "is_each": True, "told": 0})
        await privacy.rewrite(tx, all_tables()["follows"], row, {"told": 5})
        assert [(one.person, one.told) for one in await follow.of_match(tx, match.id)] == [
            (ADA, 5),
            (BEN, 0),
        ]


async def test_a_longer_number_and_a_move_are_not_about_a_person(database: Database) -> None:
    async with database.transaction() as tx:
        match = await keep_match(tx)
        said = (("left", ADA), ("left", 10 * ADA), ("left", -ADA), ("move", ADA))
        for place, (kind, number) in enumerate(said, start=1):
            await log.append(tx, entries(match.id, place, 1, kind=kind, payload=f'{{"left":{number}}}'))
        assert [row["seq"] for row in await privacy.rows_of(tx, all_tables()["log"], ADA)] == [1]
