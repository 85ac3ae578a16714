"""Tests of matches: one active match per channel, lookups by channel, user and guild, and status changes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from storage.core.database import Database, Transaction
from storage.matches.match import matches, seats
from storage.matches.match.matches import ChannelTaken, MatchRow, Status
from storage.matches.match.seats import SeatRow
from tests.storage.examples import ADA, BEN, GUILD_ID, LARGEST_ID, create_match_row, insert_match


async def test_match_is_stored_completely(database: Database) -> None:
    full = create_match_row(
        channel=LARGEST_ID,
        edition='{"wheel": [0, 3]}',
        options='{"short": true}',
        is_imported=True,
        is_thread=True,
        seat_order="opener",
        is_public=False,
        card=LARGEST_ID - 1,
        time_control="{}",
        paused_since=8_000,
        started=2_000,
        ended=3_000,
        title="Łódź – „Große Fahrt“ ⚓ مرفأ",
    )
    async with database.transaction() as tx:
        kept = await matches.insert(tx, full)
        assert kept == replace(full, id=kept.id)
    async with database.read_transaction() as tx:
        assert await matches.get(tx, kept.id) == kept


async def test_match_ids_are_generated_and_a_given_id_is_ignored(database: Database) -> None:
    async with database.transaction() as tx:
        kept = [await matches.insert(tx, create_match_row(channel, id=77)) for channel in (1, 2, 3)]
    assert [match.id for match in kept] == [1, 2, 3]


async def test_unknown_match_is_not_found(database: Database) -> None:
    async with database.read_transaction() as tx:
        assert await matches.get(tx, 404) is None
        assert await matches.active_in_channel(tx, 404) is None
        assert await matches.latest_in_channel(tx, 404) is None
        assert await matches.of_user(tx, ADA) == []
        assert await matches.of_guild(tx, GUILD_ID) == []


@pytest.mark.parametrize("status", ["open", "running"])
async def test_channel_has_one_active_match(database: Database, status: Status) -> None:
    async with database.transaction() as tx:
        first = await insert_match(tx, channel=1, status=status)
    with pytest.raises(ChannelTaken):
        await insert_second_match(database)
    async with database.read_transaction() as tx:
        assert await matches.active_in_channel(tx, 1) == first


async def insert_second_match(database: Database) -> MatchRow:
    async with database.transaction() as tx:
        return await insert_match(tx, channel=1)


@pytest.mark.parametrize("status", ["finished", "cancelled"])
async def test_channel_is_free_after_its_match(database: Database, status: Status) -> None:
    async with database.transaction() as tx:
        first = await insert_match(tx, channel=1)
        await matches.set_status(tx, first.id, status, now=5_000)
        assert await matches.active_in_channel(tx, 1) is None
        second = await insert_match(tx, channel=1)
        assert await matches.active_in_channel(tx, 1) == second
        assert await matches.latest_in_channel(tx, 1) == second


async def test_finished_match_can_not_restart_in_an_occupied_channel(database: Database) -> None:
    async with database.transaction() as tx:
        first = await insert_match(tx, channel=1, status="finished")
        await insert_match(tx, channel=1)
        with pytest.raises(ChannelTaken):
            await matches.set_status(tx, first.id, "running", now=5_000)


async def test_latest_match_of_a_channel_may_be_finished(database: Database) -> None:
    async with database.transaction() as tx:
        await insert_match(tx, channel=1, status="cancelled")
        last = await insert_match(tx, channel=1, status="finished")
        await insert_match(tx, channel=2)
        assert await matches.latest_in_channel(tx, 1) == last


@pytest.mark.parametrize(
    ("status", "started", "ended"),
    [("open", None, None), ("running", 7, None), ("finished", None, 7), ("cancelled", None, 7)],
)
async def test_status_change_stores_its_time(
    database: Database, status: Status, started: int | None, ended: int | None
) -> None:
    async with database.transaction() as tx:
        match = await insert_match(tx)
        await matches.set_status(tx, match.id, status, now=7)
        assert await matches.get(tx, match.id) == replace(match, status=status, started=started, ended=ended)


async def test_match_fields_can_be_updated(database: Database) -> None:
    async with database.transaction() as tx:
        other = await insert_match(tx, channel=9)
        match = await insert_match(tx)
        await matches.set_card(tx, match.id, 11)
        await matches.set_paused(tx, match.id, 12)
        await matches.set_opener(tx, match.id, BEN)
        await matches.set_options(tx, match.id, '{"short":true}')
        changed = replace(match, card=11, paused_since=12, owner_key=BEN, options='{"short":true}')
        assert await matches.get(tx, match.id) == changed
        await matches.set_paused(tx, match.id, None)
        assert await matches.get(tx, match.id) == replace(changed, paused_since=None)
        assert await matches.get(tx, other.id) == other


async def insert_seated_match(tx: Transaction, channel: int, user_key: int, **fields: object) -> int:
    match = await insert_match(tx, channel, **fields)
    await seats.put(tx, SeatRow(match_id=match.id, seat=0, user_key=user_key, name="Someone"))
    return match.id


async def test_matches_of_a_user_are_found(database: Database) -> None:
    async with database.transaction() as tx:
        first = await insert_seated_match(tx, 1, ADA)
        await insert_seated_match(tx, 2, BEN)
        third = await insert_seated_match(tx, 3, ADA, status="running")
        over = await insert_seated_match(tx, 4, ADA, status="finished")
        assert [match.id for match in await matches.of_user(tx, ADA)] == [third, first]
        assert [match.id for match in await matches.of_user(tx, ADA, ["finished"])] == [over]
        assert [match.id for match in await matches.of_user(tx, ADA, limit=1)] == [third]


async def test_status_change_updates_the_matches_of_a_user(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = await insert_seated_match(tx, 1, ADA)
        await matches.set_status(tx, match_id, "running", now=1)
        assert [found.status for found in await matches.of_user(tx, ADA, ["open", "running"])] == ["running"]
        await matches.set_status(tx, match_id, "finished", now=2)
        assert await matches.of_user(tx, ADA) == []
        assert [found.id for found in await matches.of_user(tx, ADA, ["finished"])] == [match_id]


async def test_replacement_player_finds_the_match(database: Database) -> None:
    async with database.transaction() as tx:
        match_id = await insert_seated_match(tx, 1, ADA, status="running")
        await seats.put(tx, SeatRow(match_id=match_id, seat=0, user_key=BEN, name="Ben"))
        assert await matches.of_user(tx, ADA) == []
        assert [found.id for found in await matches.of_user(tx, BEN, ["running"])] == [match_id]


async def test_matches_of_a_guild_are_found(database: Database) -> None:
    async with database.transaction() as tx:
        first = await insert_match(tx, channel=1)
        await insert_match(tx, channel=2, guild_id=7)
        third = await insert_match(tx, channel=3, status="running")
        over = await insert_match(tx, channel=4, status="finished")
        assert await matches.of_guild(tx, GUILD_ID) == [third, first]
        assert await matches.of_guild(tx, GUILD_ID, ["finished", "cancelled"]) == [over]
        assert await matches.of_guild(tx, GUILD_ID, limit=1) == [third]
