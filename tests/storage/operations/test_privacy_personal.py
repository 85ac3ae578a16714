"""Tests for finding data about users and guilds in a database: in columns, seats and JSON values."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from msgspec.structs import replace

from storage.core.database import Database
from storage.core.tables import Scope, Table, all_tables
from storage.matches import permissions, users
from storage.matches.match import log, mentions, seats
from storage.matches.match.seats import SeatRow
from storage.messages import follow
from storage.messages.follow import FollowRow
from storage.operations.privacy import clearing, guild_rows, selection, texts, user_rows
from storage.turns import notes
from tests.storage.examples import ADA, BEN, CEM, create_entries, insert_match
from tests.storage.large_databases import create_audit_row

TABLES = all_tables()


def key_values(table: Table) -> dict[str, Any]:
    """Return example values for the columns in a table's key."""
    return {
        name: "a" if "CHAR" in table.columns[name] or "TEXT" in table.columns[name] else 1
        for name in table.key
    }


async def test_every_table_can_be_searched_and_deleted_from(database: Database) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        for table in TABLES.values():
            await user_rows.own_rows(tx, table, ADA, key_values(table))
            await user_rows.rows_in_matches(tx, table, ADA, [match.id])
            await user_rows.rows_mentioning(tx, table, ADA, "season", 1)
            await clearing.clear_rows(tx, table, ADA)
            if table.name_columns:
                await texts.in_matches(tx, table, [match.id])
                for scope in (Scope.GUILD, Scope.SEASON, Scope.OWNER):
                    await texts.next_in_scope(tx, table, scope, match.guild_id)
        assert not await clearing.clear_batch(tx, ADA)
        assert await user_rows.matches_of(tx, ADA) == {match.id: 0}, "what was played stays"
        assert await guild_rows.guilds_with_data(tx) == [match.guild_id]
        part = await guild_rows.delete_part(tx, match.guild_id)
        assert (part.matches, part.is_last) == ((match.id,), True)
        assert await guild_rows.guilds_with_data(tx) == []


async def test_row_is_exported_unchanged_and_rewritten_individually(database: Database) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        for user_key in (ADA, BEN):
            await follow.put(tx, FollowRow(match_id=match.id, user_key=user_key, is_per_segment=True))
        (row,) = await user_rows.rows_in_matches(tx, TABLES["follows"], ADA, [match.id])
        assert repr(row) == repr(
            {"match_id": match.id, "user_key": ADA, "is_per_segment": True, "last_notified_seq": 0}
        )
        await notes.put(tx, match.id, ADA, "dive")
        (row,) = await user_rows.rows_in_matches(tx, TABLES["private_notes"], ADA, [match.id])
        assert await texts.rewrite(tx, TABLES["private_notes"], row, {"text": "surface"})
        assert not await texts.rewrite(tx, TABLES["private_notes"], row, {"text": "sink"}), (
            "it has changed since"
        )
        assert await notes.get(tx, match.id, ADA) == "surface"


async def test_log_entries_that_mention_a_user_are_found_in_own_matches(database: Database) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        for place, (kind, user_key) in enumerate(
            (("seat-taken", CEM), ("seat-taken", BEN), ("move", CEM)), start=1
        ):
            await log.append(
                tx, create_entries(match.id, place, 1, kind=kind, payload=json.dumps({"left": user_key}))
            )
        await mentions.add(tx, match.id, {CEM})
        assert await user_rows.matches_of(tx, CEM) == {match.id: 3}
        found = await user_rows.rows_in_matches(tx, TABLES["log"], CEM, [match.id])
        assert [row["seq"] for row in found] == [1]
        assert await user_rows.rows_in_matches(tx, TABLES["log"], CEM, []) == []


async def test_rows_of_a_seat_belong_to_its_current_user(database: Database) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        await seats.put(
            tx,
            SeatRow(match_id=match.id, seat=0, user_key=ADA),
            SeatRow(match_id=match.id, seat=1, user_key=CEM),
        )
        await log.append(tx, create_entries(match.id, 1, 2))
        own = {
            user_key: await user_rows.rows_in_matches(tx, TABLES["log"], user_key, [match.id])
            for user_key in (ADA, CEM)
        }
        assert [row["seq"] for row in own[ADA]] == [1, 2]
        assert own[CEM] == []
        assert await user_rows.seats_in_matches(tx, CEM, [match.id]) == {match.id: 1}


async def test_rows_are_read_in_batches_without_gaps(database: Database) -> None:
    act, table = replace(create_audit_row(), reason="storm"), TABLES["audits"]
    async with database.transaction() as tx:
        for _ in range(2 * selection.BATCH_ROWS + 1):
            await permissions.add(tx, act)
        for query in (
            partial(user_rows.own_rows, tx, table, act.user_key),
            partial(texts.next_in_scope, tx, table, Scope.GUILD, act.guild_id),
        ):
            first = await query()
            second = await query(first[-1])
            (last,) = await query(second[-1])
            found = [row["id"] for row in (*first, *second, last)]
            assert found == [*range(1, 2 * selection.BATCH_ROWS + 2)]


async def test_guild_is_deleted_in_parts_of_whole_matches(database: Database) -> None:
    async with database.transaction() as tx:
        first = await insert_match(tx)
        await log.append(tx, create_entries(first.id, 1, 2 * selection.BATCH_ROWS))
        second = await insert_match(tx, channel=first.channel + 1)
        await users.set_names(tx, first.guild_id, dict.fromkeys(range(selection.BATCH_ROWS), "Ada"))
        parts = [await guild_rows.delete_part(tx, first.guild_id)]
        assert [len(await log.read(tx, match.id)) for match in (first, second)] == [0, 0]
        while not parts[-1].is_last:
            parts.append(await guild_rows.delete_part(tx, first.guild_id))
        assert parts[0].matches == (first.id,)
        assert len(parts) == 3
        assert await guild_rows.guilds_with_data(tx) == []


async def test_rows_of_a_user_are_cleared_in_batches(database: Database) -> None:
    count = selection.BATCH_ROWS + 1
    async with database.transaction() as tx:
        for number in range(count):
            match = await insert_match(tx, channel=number + 1)
            await notes.put(tx, match.id, ADA, "dive late")
        assert await clearing.clear_batch(tx, ADA)
        assert await tx.scalar("SELECT count(*) FROM private_notes") == 1
        assert not await clearing.clear_batch(tx, ADA)
        assert await tx.scalar("SELECT count(*) FROM private_notes") == 0


def test_matches_are_divided_into_batches_by_the_length_of_their_logs() -> None:
    most = selection.BATCH_ENTRIES
    sizes = {1: most, 2: 1, 3: most - 1, 4: 2 * most, 5: 0}
    assert [*selection.batches(sizes)] == [[1], [2, 3], [4], [5]]
    assert [len(batch) for batch in selection.batches(dict.fromkeys(range(70), 1))] == [50, 20]
