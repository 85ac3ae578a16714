"""Tests for searching open tables: only tables that the user may join are found."""

from __future__ import annotations

from host.core.context import Context
from host.core.users import User
from host.matches.settings import block_list
from host.matches.settings.time_controls import find_by_name
from host.tables.requirements import Requirements
from host.tables.search import TableFilter, find_tables
from host.tables.tables import tables
from tests.host.players import ADA, BEN, CEM, DEA, open_match


async def found_channels(ctx: Context, user: User, **wanted: object) -> list[int]:
    found = await find_tables(ctx, 1, user, TableFilter(**wanted))  # type: ignore[arg-type]  # test values
    return [table.match.channel for table in found]


async def test_filters_select_tables_oldest_first(ctx: Context) -> None:
    await open_match(ctx, channel=1, time_control=find_by_name("daily"))
    await open_match(ctx, channel=2, is_rated=True)
    await open_match(ctx, channel=3, guild_id=2)
    assert await found_channels(ctx, BEN) == [1, 2]
    assert await found_channels(ctx, BEN, time_control="daily") == [1]
    assert await found_channels(ctx, BEN, time_control="none") == [2]
    assert await found_channels(ctx, BEN, is_rated=True) == [2]
    assert await found_channels(ctx, BEN, is_rated=False) == [1]
    assert await found_channels(ctx, BEN, game="pearls") == [1, 2]
    assert await found_channels(ctx, BEN, game="nauticus") == []


async def test_only_tables_with_a_seat_for_the_user_are_found(ctx: Context) -> None:
    await open_match(ctx, channel=1, is_public=False, invited=(CEM,))
    full = await open_match(ctx, channel=2, seats=3)
    await tables.join(ctx, full.id, BEN)
    for user, expected in ((ADA, []), (BEN, []), (CEM, [1, 2]), (DEA, [2])):
        assert await found_channels(ctx, user) == expected
    await tables.add_robot(ctx, full.id, ADA)
    assert await found_channels(ctx, DEA) == []


async def test_tables_that_the_user_cannot_join_are_left_out(ctx: Context) -> None:
    await open_match(ctx, channel=1, requirements=Requirements(min_rating=1500))
    await open_match(ctx, channel=2, opener=DEA)
    assert await found_channels(ctx, BEN) == [1, 2]
    await block_list.toggle_block(ctx, DEA, BEN)
    assert await found_channels(ctx, BEN) == [1]
