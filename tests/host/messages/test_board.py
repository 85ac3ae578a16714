"""Tests of a guild's board message: when it is updated, what it contains, and how it moves to another channel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

import pytest

from host.core import outbox, owners, timers
from host.core.context import Context
from host.core.owners import guild_owner
from host.matches.permissions import Authority
from host.matches.settings import updates
from host.matches.settings.time_controls import TIME_CONTROLS
from host.messages import board as server_board
from host.messages.board import BATCH_DELAY, DeleteMatchList, MatchList, MatchListPost, PostMatchList
from host.operations.admin import tools
from host.tables.tables import tables
from storage.core.scheduling.outbox import OutboxRow
from storage.matches import settings
from tests.host.conftest import Clock
from tests.host.matches.test_match_damage import execute
from tests.host.players import ADA, BEN, CHANNEL, DEA, begun, opened, take_turn

BOARD, ANOTHER = 8000, 8001
GUILD = 1


async def due(ctx: Context, guild_id: int = GUILD) -> list[MatchListPost]:
    """Return all of a guild's board messages in the outbox, whether due or not."""
    async with ctx.database.read_transaction() as tx:
        return [outbox.parse(row) for row in await outbox.of_owner(tx, guild_owner(guild_id))]


async def shown(ctx: Context, guild_id: int = GUILD) -> MatchList:
    board = await server_board.load_match_list(ctx, guild_id)
    assert board is not None
    return board


async def post_of(ctx: Context) -> OutboxRow:
    """Return the board message's outbox row."""
    posts = await outbox.due_messages(ctx, guild_owner(GUILD))
    return next(post for post in posts if isinstance(outbox.parse(post), PostMatchList))


async def posted(ctx: Context, message: int) -> None:
    """Mark the board message as posted."""
    await server_board.note_posted(ctx, await post_of(ctx), await shown(ctx), message)


async def all_sent(ctx: Context) -> None:
    """Mark all outbox messages owned by guilds as sent."""
    for post in await outbox.due_messages(ctx):
        if post.owner_kind == owners.GUILD:
            await outbox.delete_sent(ctx, post)


async def ring_boards(ctx: Context, clock: Clock, later: int = 0) -> None:
    """Advance the clock by `later` milliseconds, and run all due timers."""
    clock.now += later
    for owner in await timers.due_owners(ctx):
        await timers.fire_due(ctx, owner)


async def message(ctx: Context) -> int | None:
    async with ctx.database.read_transaction() as tx:
        return (await settings.get_guild(tx, GUILD)).board_message


async def test_board_is_not_posted_without_the_setting(ctx: Context) -> None:
    await begun(ctx)
    async with ctx.database.read_transaction() as tx:
        assert await timers.of_owner(tx, guild_owner(GUILD)) == []
    assert await due(ctx) == []


async def test_board_is_updated_within_half_a_minute(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await all_sent(ctx)
    await begun(ctx)
    assert await due(ctx) == []
    await ring_boards(ctx, clock, BATCH_DELAY)
    assert await due(ctx) == [PostMatchList()]


async def test_changes_in_several_matches_cause_one_board_edit(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await all_sent(ctx)
    _, second = await begun(ctx), await begun(ctx, channel=CHANNEL + 1)
    clock.now += BATCH_DELAY // 2
    await take_turn(ctx, second.id, ADA, 1)
    await ring_boards(ctx, clock, BATCH_DELAY // 2)
    assert await due(ctx) == [PostMatchList()]
    await all_sent(ctx)
    await ring_boards(ctx, clock, BATCH_DELAY)
    assert await due(ctx) == []


async def test_board_edits_are_at_least_half_a_minute_apart(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await all_sent(ctx)
    rows = [await begun(ctx, channel=CHANNEL + n) for n in range(2)]
    edits = list[int]()
    for second in range(180):
        clock.now += 1000
        if second % 10 == 0 and second < 80:
            user = (ADA, BEN)[(second // 10) % 2]
            for row in rows[: 1 + (second < 40)]:
                await take_turn(ctx, row.id, user, 1)
        await ring_boards(ctx, clock)
        if await due(ctx):
            await all_sent(ctx)
            edits.append(second)
    assert len(edits) >= 3
    assert all(later - earlier >= 30 for earlier, later in pairwise(edits))


async def test_each_guild_has_its_own_board(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await updates.update_guild_settings(ctx, 2, board=ANOTHER)
    await all_sent(ctx)
    await begun(ctx)
    await ring_boards(ctx, clock, BATCH_DELAY // 2)
    other = await begun(ctx, guild_id=2, channel=5)
    await ring_boards(ctx, clock, BATCH_DELAY // 2)
    assert (await due(ctx), await due(ctx, 2)) == ([PostMatchList()], [])
    await ring_boards(ctx, clock, BATCH_DELAY // 2)
    assert (await due(ctx), await due(ctx, 2)) == ([PostMatchList()], [PostMatchList()])
    assert [mine.match.id for mine in (await shown(ctx, 2)).matches] == [other.id]


async def test_board_lists_open_and_running_matches_newest_first(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    running = await begun(ctx, time_control=TIME_CONTROLS["daily"])
    free = await opened(ctx, channel=CHANNEL + 1, seats=3)
    over = await begun(ctx, channel=CHANNEL + 2)
    await tools.close(ctx, over.id, Authority(DEA, "it was a test"))
    listed = (await shown(ctx)).matches
    assert [(one.match.id, one.awaited, one.is_your_turn) for one in listed] == [
        (free.id, (), False),
        (running.id, (0,), False),
    ]
    assert listed[1].deadline is not None


async def test_board_marks_damaged_match(ctx: Context, new_context: Callable[[], Context]) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await begun(ctx)
    await execute(ctx, "UPDATE log SET payload = '{'")
    assert (await shown(new_context())).matches[0].is_damaged


async def test_board_is_updated_when_a_match_ends(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    row = await opened(ctx)
    await ring_boards(ctx, clock, BATCH_DELAY)
    await all_sent(ctx)
    await tables.leave(ctx, row.id, ADA)
    await ring_boards(ctx, clock, BATCH_DELAY)
    assert await due(ctx) == [PostMatchList()]
    assert (await shown(ctx)).matches == ()


async def test_board_is_posted_at_once_when_enabled(ctx: Context) -> None:
    await begun(ctx)
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    assert await due(ctx) == [PostMatchList()]


async def test_board_is_posted_at_once_in_guild_without_matches(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    assert await due(ctx) == [PostMatchList()]
    board = await shown(ctx)
    assert (board.channel, board.message, board.matches) == (BOARD, None, ())
    await posted(ctx, 4711)
    assert (await due(ctx), await message(ctx)) == ([], 4711)


async def test_board_moves_when_its_channel_setting_changes(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await posted(ctx, 4711)
    assert await message(ctx) == 4711
    await updates.update_guild_settings(ctx, GUILD, board=ANOTHER)
    assert await due(ctx) == [PostMatchList(), DeleteMatchList(4711, BOARD)]
    assert await message(ctx) is None
    board = await shown(ctx)
    assert (board.channel, board.message) == (ANOTHER, None)


async def test_board_is_deleted_when_its_setting_is_cleared(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await posted(ctx, 4711)
    await updates.update_guild_settings(ctx, GUILD, board=None)
    assert await due(ctx) == [DeleteMatchList(4711, BOARD)]
    assert await server_board.load_match_list(ctx, GUILD) is None


async def test_board_is_unchanged_by_other_settings(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await posted(ctx, 4711)
    await updates.update_guild_settings(ctx, GUILD, vacation_days=10)
    assert await due(ctx) == []
    assert await message(ctx) == 4711


async def test_board_posted_after_being_disabled_is_deleted(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    post, old = await post_of(ctx), await shown(ctx)
    await updates.update_guild_settings(ctx, GUILD, board=None)
    await server_board.note_posted(ctx, post, old, 4711)
    assert await due(ctx) == [DeleteMatchList(4711, BOARD)]
    assert await message(ctx) is None


@pytest.mark.threads
async def test_concurrent_processes_make_one_board_edit(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await all_sent(ctx)
    await begun(ctx)
    await begun(ctx, channel=CHANNEL + 1)
    clock.now += BATCH_DELAY
    owner = guild_owner(GUILD)
    await asyncio.gather(*(timers.fire_due(one, owner) for one in (ctx, new_context(), ctx)))
    assert await due(ctx) == [PostMatchList()]
