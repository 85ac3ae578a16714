"""Rows that belong to a user or guild: found on each kind of database by columns, seats and mentions."""

from __future__ import annotations

import json

from storage.core.database import Database
from storage.core.tables import all_tables
from storage.matches.match import log, mentions, seats
from storage.matches.match.seats import SeatRow
from storage.messages import follow
from storage.messages.follow import FollowRow
from storage.operations import privacy
from tests.storage.examples import ADA, BEN, CEM, entries, keep_match

TABLES = all_tables()


async def test_every_table_can_be_searched_and_deleted_from(database: Database) -> None:
    async with database.transaction() as tx:
        match = await keep_match(tx)
        for table in TABLES.values():
            await privacy.rows_of_user(tx, table, ADA)
            await privacy.rows_mentioning(tx, table, ADA, [match.id], [match.guild_id])
            await privacy.rows_with_texts(tx, table, [match.id], [match.guild_id])
            await privacy.clear_rows(tx, table, ADA)
        assert await privacy.matches_of(tx, ADA) == {match.id}, "what was played stays"
        assert await privacy.guilds_with_data(tx) == [match.guild_id]
        assert await privacy.delete_guild(tx, match.guild_id) == [match.id]
        assert await privacy.guilds_with_data(tx) == []


async def test_row_is_exported_unchanged_and_rewritten_individually(database: Database) -> None:
    async with database.transaction() as tx:
        match = await keep_match(tx)
        for user_key in (ADA, BEN):
            await follow.put(tx, FollowRow(match_id=match.id, user_key=user_key, is_each=True))
        (row,) = await privacy.rows_of_user(tx, TABLES["follows"], ADA)
        assert repr(row) == repr({"match_id": match.id, "user_key": ADA, "is_each": True, "told": 0})
        await privacy.rewrite(tx, TABLES["follows"], row, {"told": 5})
        assert [(one.user_key, one.told) for one in await follow.of_match(tx, match.id)] == [
            (ADA, 5),
            (BEN, 0),
        ]


async def test_log_entries_that_mention_a_user_are_found_in_own_matches(database: Database) -> None:
    async with database.transaction() as tx:
        match = await keep_match(tx)
        for place, (kind, user_key) in enumerate(
            (("seat-taken", CEM), ("seat-taken", BEN), ("move", CEM)), start=1
        ):
            await log.append(
                tx, entries(match.id, place, 1, kind=kind, payload=json.dumps({"left": user_key}))
            )
        await mentions.add(tx, match.id, {CEM})
        assert await privacy.matches_of(tx, CEM) == {match.id}
        found = await privacy.rows_mentioning(tx, TABLES["log"], CEM, [match.id], [])
        assert [row["seq"] for row in found] == [1]
        assert await privacy.rows_mentioning(tx, TABLES["log"], CEM, [], [match.guild_id]) == []


async def test_rows_of_a_seat_belong_to_its_current_user(database: Database) -> None:
    async with database.transaction() as tx:
        match = await keep_match(tx)
        await seats.put(
            tx,
            SeatRow(match_id=match.id, seat=0, user_key=ADA),
            SeatRow(match_id=match.id, seat=1, user_key=CEM),
        )
        await log.append(tx, entries(match.id, 1, 2))
        own = {user_key: await privacy.rows_of_seats(tx, TABLES["log"], user_key) for user_key in (ADA, CEM)}
        assert [row["seq"] for row in own[ADA]] == [1, 2]
        assert own[CEM] == []
