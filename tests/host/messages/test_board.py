"""Tests for a guild's board message: its updates, its content, and its move to another channel."""

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
from tests.host.matches.test_match_damage import execute_sql
from tests.host.players import ADA, BEN, CHANNEL, DEA, open_match, start_match, take_turn

BOARD, ANOTHER = 8000, 8001
GUILD = 1


async def pending_messages(ctx: Context, guild_id: int = GUILD) -> list[MatchListPost]:
    """Return all of a guild's board messages in the outbox, whether due or not."""
    async with ctx.database.read_transaction() as tx:
        return [outbox.parse(row) for row in await outbox.of_owner(tx, guild_owner(guild_id))]


async def load_board(ctx: Context, guild_id: int = GUILD) -> MatchList:
    board = await server_board.load_match_list(ctx, guild_id)
    assert board is not None
    return board


async def board_row(ctx: Context) -> OutboxRow:
    """Return the board message's outbox row."""
    posts = await outbox.due_messages(ctx, guild_owner(GUILD))
    return next(post for post in posts if isinstance(outbox.parse(post), PostMatchList))


async def mark_board_posted(ctx: Context, message: int) -> None:
    """Mark the board message as posted."""
    await server_board.note_posted(ctx, await board_row(ctx), await load_board(ctx), message)


async def mark_guild_messages_sent(ctx: Context) -> None:
    """Mark all outbox messages owned by guilds as sent."""
    for post in await outbox.due_messages(ctx):
        if post.owner_kind == owners.GUILD:
            await outbox.delete_sent(ctx, post)


async def fire_board_timers(ctx: Context, clock: Clock, elapsed: int = 0) -> None:
    """Advance the clock by `elapsed` milliseconds, and run all due timers."""
    clock.now += elapsed
    for owner in await timers.due_owners(ctx):
        await timers.fire_due(ctx, owner)


async def board_message_id(ctx: Context) -> int | None:
    async with ctx.database.read_transaction() as tx:
        return (await settings.get_guild(tx, GUILD)).board_message


async def test_board_is_not_posted_without_the_setting(ctx: Context) -> None:
    await start_match(ctx)
    async with ctx.database.read_transaction() as tx:
        assert await timers.of_owner(tx, guild_owner(GUILD)) == []
    assert await pending_messages(ctx) == []


async def test_board_is_updated_within_half_a_minute(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await mark_guild_messages_sent(ctx)
    await start_match(ctx)
    assert await pending_messages(ctx) == []
    await fire_board_timers(ctx, clock, BATCH_DELAY)
    assert await pending_messages(ctx) == [PostMatchList()]


async def test_changes_in_several_matches_cause_one_board_edit(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await mark_guild_messages_sent(ctx)
    _, second = await start_match(ctx), await start_match(ctx, channel=CHANNEL + 1)
    clock.now += BATCH_DELAY // 2
    await take_turn(ctx, second.id, ADA, 1)
    await fire_board_timers(ctx, clock, BATCH_DELAY // 2)
    assert await pending_messages(ctx) == [PostMatchList()]
    await mark_guild_messages_sent(ctx)
    await fire_board_timers(ctx, clock, BATCH_DELAY)
    assert await pending_messages(ctx) == []


async def test_board_edits_are_at_least_half_a_minute_apart(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await mark_guild_messages_sent(ctx)
    rows = [await start_match(ctx, channel=CHANNEL + n) for n in range(2)]
    edits = list[int]()
    for second in range(180):
        clock.now += 1000
        if second % 10 == 0 and second < 80:
            user = (ADA, BEN)[(second // 10) % 2]
            for row in rows[: 1 + (second < 40)]:
                await take_turn(ctx, row.id, user, 1)
        await fire_board_timers(ctx, clock)
        if await pending_messages(ctx):
            await mark_guild_messages_sent(ctx)
            edits.append(second)
    assert len(edits) >= 3
    assert all(later - earlier >= 30 for earlier, later in pairwise(edits))


async def test_each_guild_has_its_own_board(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await updates.update_guild_settings(ctx, 2, board=ANOTHER)
    await mark_guild_messages_sent(ctx)
    await start_match(ctx)
    await fire_board_timers(ctx, clock, BATCH_DELAY // 2)
    other = await start_match(ctx, guild_id=2, channel=5)
    await fire_board_timers(ctx, clock, BATCH_DELAY // 2)
    assert (await pending_messages(ctx), await pending_messages(ctx, 2)) == ([PostMatchList()], [])
    await fire_board_timers(ctx, clock, BATCH_DELAY // 2)
    assert (await pending_messages(ctx), await pending_messages(ctx, 2)) == (
        [PostMatchList()],
        [PostMatchList()],
    )
    assert [mine.match.id for mine in (await load_board(ctx, 2)).matches] == [other.id]


async def test_board_lists_open_and_running_matches_newest_first(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    running = await start_match(ctx, time_control=TIME_CONTROLS["daily"])
    free = await open_match(ctx, channel=CHANNEL + 1, seats=3)
    over = await start_match(ctx, channel=CHANNEL + 2)
    await tools.close(ctx, over.id, Authority(DEA, "it was a test"))
    listed = (await load_board(ctx)).matches
    assert [(own_match.match.id, own_match.awaited, own_match.is_your_turn) for own_match in listed] == [
        (free.id, (), False),
        (running.id, (0,), False),
    ]
    assert listed[1].deadline is not None


async def test_board_marks_damaged_match(ctx: Context, new_context: Callable[[], Context]) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await start_match(ctx)
    await execute_sql(ctx, "UPDATE log SET payload = '{'")
    assert (await load_board(new_context())).matches[0].is_damaged


async def test_board_is_updated_when_a_match_ends(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    row = await open_match(ctx)
    await fire_board_timers(ctx, clock, BATCH_DELAY)
    await mark_guild_messages_sent(ctx)
    await tables.leave(ctx, row.id, ADA)
    await fire_board_timers(ctx, clock, BATCH_DELAY)
    assert await pending_messages(ctx) == [PostMatchList()]
    assert (await load_board(ctx)).matches == ()


async def test_board_is_posted_at_once_when_enabled(ctx: Context) -> None:
    await start_match(ctx)
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    assert await pending_messages(ctx) == [PostMatchList()]


async def test_board_is_posted_at_once_in_guild_without_matches(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    assert await pending_messages(ctx) == [PostMatchList()]
    board = await load_board(ctx)
    assert (board.channel, board.message, board.matches) == (BOARD, None, ())
    await mark_board_posted(ctx, 4711)
    assert (await pending_messages(ctx), await board_message_id(ctx)) == ([], 4711)


async def test_board_moves_when_its_channel_setting_changes(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await mark_board_posted(ctx, 4711)
    assert await board_message_id(ctx) == 4711
    await updates.update_guild_settings(ctx, GUILD, board=ANOTHER)
    assert await pending_messages(ctx) == [PostMatchList(), DeleteMatchList(4711, BOARD)]
    assert await board_message_id(ctx) is None
    board = await load_board(ctx)
    assert (board.channel, board.message) == (ANOTHER, None)


async def test_board_is_deleted_when_its_setting_is_cleared(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await mark_board_posted(ctx, 4711)
    await updates.update_guild_settings(ctx, GUILD, board=None)
    assert await pending_messages(ctx) == [DeleteMatchList(4711, BOARD)]
    assert await server_board.load_match_list(ctx, GUILD) is None


async def test_board_is_unchanged_by_other_settings(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await mark_board_posted(ctx, 4711)
    await updates.update_guild_settings(ctx, GUILD, vacation_days=10)
    assert await pending_messages(ctx) == []
    assert await board_message_id(ctx) == 4711


async def test_board_posted_after_being_disabled_is_deleted(ctx: Context) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    post, old = await board_row(ctx), await load_board(ctx)
    await updates.update_guild_settings(ctx, GUILD, board=None)
    await server_board.note_posted(ctx, post, old, 4711)
    assert await pending_messages(ctx) == [DeleteMatchList(4711, BOARD)]
    assert await board_message_id(ctx) is None


@pytest.mark.threads
async def test_concurrent_processes_make_one_board_edit(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    await updates.update_guild_settings(ctx, GUILD, board=BOARD)
    await mark_guild_messages_sent(ctx)
    await start_match(ctx)
    await start_match(ctx, channel=CHANNEL + 1)
    clock.now += BATCH_DELAY
    owner = guild_owner(GUILD)
    await asyncio.gather(*(timers.fire_due(context, owner) for context in (ctx, new_context(), ctx)))
    assert await pending_messages(ctx) == [PostMatchList()]
