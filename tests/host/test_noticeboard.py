"""The board of a server: when it is made anew, what it lists, where it goes when the setting changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

from host.admin import tools
from host.admin.tools import Host
from host.board import server_board
from host.board.server_board import GATHERING, Noticeboard
from host.core import outbox, scheduler
from host.core.context import Context
from host.settings import changing
from host.settings.time_controls import PACES
from host.tables import tables
from storage.settings import servers
from tests.host.acting import (
    ADA,
    BEN,
    CHANNEL,
    DEA,
    all_timers_of,
    begun,
    clear_outbox,
    opened,
    ring_later,
    take_turn,
    waiting,
)
from tests.host.conftest import Clock
from tests.host.test_damage import execute

BOARD, ANOTHER = 8000, 8001
SERVER = 1


async def boards(ctx: Context, *several: int) -> list[int]:
    """Return the matches for which the board is to be made."""
    return [match for match in several for kind in await waiting(ctx, match) if kind == "board"]


async def shown(ctx: Context, match: int) -> Noticeboard:
    board = await server_board.of_post(ctx, match)
    assert board is not None
    return board


async def posted(ctx: Context, match: int, message: int) -> None:
    """Take the board as posted."""
    post = next(one for one in await outbox.pending(ctx, match_id=match) if one.kind == "board")
    await server_board.posted(ctx, post, await shown(ctx, match), message)


async def message(ctx: Context) -> int | None:
    async with ctx.database.reading() as tx:
        return (await servers.get(tx, SERVER)).noticeboard


async def test_without_the_setting_there_is_no_board(ctx: Context) -> None:
    row = await begun(ctx)
    assert not any(name.startswith("board") for name in await all_timers_of(ctx, row.id))


async def test_a_change_is_shown_within_half_a_minute(ctx: Context, clock: Clock) -> None:
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    row = await begun(ctx)
    assert await boards(ctx, row.id) == []
    await ring_later(ctx, clock, row.id, GATHERING)
    assert await boards(ctx, row.id) == [row.id]


async def test_changes_of_several_matches_make_one_edit(ctx: Context, clock: Clock) -> None:
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    first, second = await begun(ctx), await begun(ctx, channel=CHANNEL + 1)
    clock.now += GATHERING // 2
    await take_turn(ctx, second.id, ADA, 1)
    clock.now += GATHERING // 2
    for match in await scheduler.due(ctx):
        await ring(ctx, match)
    assert len(await boards(ctx, first.id, second.id)) == 1


async def test_edits_are_half_a_minute_apart_however_much_is_played(ctx: Context, clock: Clock) -> None:
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    rows = [await begun(ctx, channel=CHANNEL + n) for n in range(2)]
    edits = []
    for second in range(180):
        clock.now += 1000
        if second % 10 == 0 and second < 80:
            person = (ADA, BEN)[(second // 10) % 2]
            for row in rows[: 1 + (second < 40)]:
                await take_turn(ctx, row.id, person, 1)
        for match in await scheduler.due(ctx):
            await ring(ctx, match)
        for match in await boards(ctx, *(row.id for row in rows)):
            await clear_outbox(ctx, match)
            edits.append(second)
    assert len(edits) >= 3
    assert all(later - earlier >= 30 for earlier, later in pairwise(edits))


async def test_other_servers_have_boards_of_their_own(ctx: Context, clock: Clock) -> None:
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    await changing.change_server_settings(ctx, 2, board=ANOTHER)
    one, other = await begun(ctx), await begun(ctx, server=2, channel=5)
    for match in (one, other):
        await ring_later(ctx, clock, match.id, GATHERING)
    assert await boards(ctx, one.id, other.id) == [one.id, other.id]
    assert [mine.match.id for mine in (await shown(ctx, other.id)).matches] == [other.id]


async def test_it_lists_what_is_open_and_running_the_newest_first(ctx: Context) -> None:
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    running = await begun(ctx, pace=PACES["daily"])
    free = await opened(ctx, channel=CHANNEL + 1, seats=3)
    over = await begun(ctx, channel=CHANNEL + 2)
    await tools.close(ctx, over.id, Host(DEA, "it was a test"))
    listed = (await shown(ctx, running.id)).matches
    assert [(one.match.id, one.awaited_seat, one.your_turn) for one in listed] == [
        (free.id, None, False),
        (running.id, 0, False),
    ]
    assert listed[1].deadline is not None


async def test_a_damaged_match_is_listed_as_such(ctx: Context, new_context: Callable[[], Context]) -> None:
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    row = await begun(ctx)
    await execute(ctx, "UPDATE log SET payload = '{'")
    assert (await shown(new_context(), row.id)).matches[0].is_damaged


async def test_the_end_of_a_match_is_a_change(ctx: Context, clock: Clock) -> None:
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    row = await opened(ctx)
    await ring_later(ctx, clock, row.id, GATHERING)
    await clear_outbox(ctx, row.id)
    await tables.leave(ctx, row.id, ADA)
    await ring_later(ctx, clock, row.id, GATHERING)
    assert await boards(ctx, row.id) == [row.id]
    assert (await shown(ctx, row.id)).matches == ()


async def test_a_board_is_posted_at_once_when_it_is_wanted(ctx: Context) -> None:
    row = await begun(ctx)
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    assert await boards(ctx, row.id) == [row.id]


async def test_a_board_moves_with_the_setting(ctx: Context) -> None:
    row = await begun(ctx)
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    await posted(ctx, row.id, 4711)
    assert await message(ctx) == 4711
    await clear_outbox(ctx, row.id)
    await changing.change_server_settings(ctx, SERVER, board=ANOTHER)
    posts = await outbox.pending(ctx, match_id=row.id)
    assert [post.kind for post in posts] == ["board", "unboard"]
    assert (posts[1].payload, await message(ctx)) == ('{"message":4711,"channel":8000}', None)
    board = await shown(ctx, row.id)
    assert (board.channel, board.message) == (ANOTHER, None)


async def test_a_board_goes_with_the_setting(ctx: Context) -> None:
    row = await begun(ctx)
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    await posted(ctx, row.id, 4711)
    await clear_outbox(ctx, row.id)
    await changing.change_server_settings(ctx, SERVER, board=None)
    assert await waiting(ctx, row.id) == ["unboard"]
    assert await server_board.of_post(ctx, row.id) is None


async def test_another_setting_leaves_the_board_where_it_is(ctx: Context) -> None:
    row = await begun(ctx)
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    await posted(ctx, row.id, 4711)
    await clear_outbox(ctx, row.id)
    await changing.change_server_settings(ctx, SERVER, vacation_days=10)
    assert await waiting(ctx, row.id) == []
    assert await message(ctx) == 4711


async def test_a_board_that_was_posted_too_late_is_taken_down(ctx: Context) -> None:
    row = await begun(ctx)
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    post = next(one for one in await outbox.pending(ctx, match_id=row.id) if one.kind == "board")
    old = await shown(ctx, row.id)
    await changing.change_server_settings(ctx, SERVER, board=None)
    await server_board.posted(ctx, post, old, 4711)
    assert "unboard" in await waiting(ctx, row.id)
    assert await message(ctx) is None


async def test_two_processes_make_one_edit(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    await changing.change_server_settings(ctx, SERVER, board=BOARD)
    first, second = await begun(ctx), await begun(ctx, channel=CHANNEL + 1)
    clock.now += GATHERING
    await asyncio.gather(ring(ctx, first.id), ring(new_context(), second.id))
    assert len(await boards(ctx, first.id, second.id)) == 1
