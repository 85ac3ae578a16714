"""The board of a server: when it is made anew, what it lists, where it goes when the setting changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise

from host import hosting, noticeboard, posting, settling, tables, watch
from host.harbour import Harbour
from host.hosting import Host
from host.noticeboard import GATHERING, Noticeboard
from host.paces import PACES
from storage import servers
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


async def boards(h: Harbour, *several: int) -> list[int]:
    """Return the matches for which the board is to be made."""
    return [match for match in several for kind in await waiting(h, match) if kind == "board"]


async def shown(h: Harbour, match: int) -> Noticeboard:
    board = await noticeboard.of_post(h, match)
    assert board is not None
    return board


async def posted(h: Harbour, match: int, message: int) -> None:
    """Take the board as posted."""
    post = next(one for one in await posting.pending(h, match_id=match) if one.kind == "board")
    await noticeboard.posted(h, post, await shown(h, match), message)


async def message(h: Harbour) -> int | None:
    async with h.database.reading() as tx:
        return (await servers.get(tx, SERVER)).noticeboard


async def test_without_the_setting_there_is_no_board(harbour: Harbour) -> None:
    row = await begun(harbour)
    assert not any(name.startswith("board") for name in await all_timers_of(harbour, row.id))


async def test_a_change_is_shown_within_half_a_minute(harbour: Harbour, clock: Clock) -> None:
    await settling.change_customs(harbour, SERVER, board=BOARD)
    row = await begun(harbour)
    assert await boards(harbour, row.id) == []
    await ring_later(harbour, clock, row.id, GATHERING)
    assert await boards(harbour, row.id) == [row.id]


async def test_changes_of_several_matches_make_one_edit(harbour: Harbour, clock: Clock) -> None:
    await settling.change_customs(harbour, SERVER, board=BOARD)
    first, second = await begun(harbour), await begun(harbour, channel=CHANNEL + 1)
    clock.now += GATHERING // 2
    await take_turn(harbour, second.id, ADA, 1)
    clock.now += GATHERING // 2
    for match in await watch.due(harbour):
        await watch.ring(harbour, match)
    assert len(await boards(harbour, first.id, second.id)) == 1


async def test_edits_are_half_a_minute_apart_however_much_is_played(harbour: Harbour, clock: Clock) -> None:
    await settling.change_customs(harbour, SERVER, board=BOARD)
    rows = [await begun(harbour, channel=CHANNEL + n) for n in range(2)]
    edits = []
    for second in range(180):
        clock.now += 1000
        if second % 10 == 0 and second < 80:
            person = (ADA, BEN)[(second // 10) % 2]
            for row in rows[: 1 + (second < 40)]:
                await take_turn(harbour, row.id, person, 1)
        for match in await watch.due(harbour):
            await watch.ring(harbour, match)
        for match in await boards(harbour, *(row.id for row in rows)):
            await clear_outbox(harbour, match)
            edits.append(second)
    assert len(edits) >= 3
    assert all(later - earlier >= 30 for earlier, later in pairwise(edits))


async def test_other_servers_have_boards_of_their_own(harbour: Harbour, clock: Clock) -> None:
    await settling.change_customs(harbour, SERVER, board=BOARD)
    await settling.change_customs(harbour, 2, board=ANOTHER)
    one, other = await begun(harbour), await begun(harbour, server=2, channel=5)
    for match in (one, other):
        await ring_later(harbour, clock, match.id, GATHERING)
    assert await boards(harbour, one.id, other.id) == [one.id, other.id]
    assert [mine.match.id for mine in (await shown(harbour, other.id)).matches] == [other.id]


async def test_it_lists_what_is_open_and_running_the_newest_first(harbour: Harbour) -> None:
    await settling.change_customs(harbour, SERVER, board=BOARD)
    running = await begun(harbour, pace=PACES["daily"])
    free = await opened(harbour, channel=CHANNEL + 1, seats=3)
    over = await begun(harbour, channel=CHANNEL + 2)
    await hosting.close(harbour, over.id, Host(DEA, "it was a test"))
    listed = (await shown(harbour, running.id)).matches
    assert [(one.match.id, one.awaited_seat, one.your_turn) for one in listed] == [
        (free.id, None, False),
        (running.id, 0, False),
    ]
    assert listed[1].deadline is not None


async def test_a_damaged_match_is_listed_as_such(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    await settling.change_customs(harbour, SERVER, board=BOARD)
    row = await begun(harbour)
    await execute(harbour, "UPDATE log SET payload = '{'")
    assert (await shown(new_harbour(), row.id)).matches[0].is_damaged


async def test_the_end_of_a_match_is_a_change(harbour: Harbour, clock: Clock) -> None:
    await settling.change_customs(harbour, SERVER, board=BOARD)
    row = await opened(harbour)
    await ring_later(harbour, clock, row.id, GATHERING)
    await clear_outbox(harbour, row.id)
    await tables.leave(harbour, row.id, ADA)
    await ring_later(harbour, clock, row.id, GATHERING)
    assert await boards(harbour, row.id) == [row.id]
    assert (await shown(harbour, row.id)).matches == ()


async def test_a_board_is_posted_at_once_when_it_is_wanted(harbour: Harbour) -> None:
    row = await begun(harbour)
    await settling.change_customs(harbour, SERVER, board=BOARD)
    assert await boards(harbour, row.id) == [row.id]


async def test_a_board_moves_with_the_setting(harbour: Harbour) -> None:
    row = await begun(harbour)
    await settling.change_customs(harbour, SERVER, board=BOARD)
    await posted(harbour, row.id, 4711)
    assert await message(harbour) == 4711
    await clear_outbox(harbour, row.id)
    await settling.change_customs(harbour, SERVER, board=ANOTHER)
    posts = await posting.pending(harbour, match_id=row.id)
    assert [post.kind for post in posts] == ["board", "unboard"]
    assert (posts[1].payload, await message(harbour)) == ('{"message":4711,"channel":8000}', None)
    board = await shown(harbour, row.id)
    assert (board.channel, board.message) == (ANOTHER, None)


async def test_a_board_goes_with_the_setting(harbour: Harbour) -> None:
    row = await begun(harbour)
    await settling.change_customs(harbour, SERVER, board=BOARD)
    await posted(harbour, row.id, 4711)
    await clear_outbox(harbour, row.id)
    await settling.change_customs(harbour, SERVER, board=None)
    assert await waiting(harbour, row.id) == ["unboard"]
    assert await noticeboard.of_post(harbour, row.id) is None


async def test_another_setting_leaves_the_board_where_it_is(harbour: Harbour) -> None:
    row = await begun(harbour)
    await settling.change_customs(harbour, SERVER, board=BOARD)
    await posted(harbour, row.id, 4711)
    await clear_outbox(harbour, row.id)
    await settling.change_customs(harbour, SERVER, vacation_days=10)
    assert await waiting(harbour, row.id) == []
    assert await message(harbour) == 4711


async def test_a_board_that_was_posted_too_late_is_taken_down(harbour: Harbour) -> None:
    row = await begun(harbour)
    await settling.change_customs(harbour, SERVER, board=BOARD)
    post = next(one for one in await posting.pending(harbour, match_id=row.id) if one.kind == "board")
    old = await shown(harbour, row.id)
    await settling.change_customs(harbour, SERVER, board=None)
    await noticeboard.posted(harbour, post, old, 4711)
    assert "unboard" in await waiting(harbour, row.id)
    assert await message(harbour) is None


async def test_two_processes_make_one_edit(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock
) -> None:
    await settling.change_customs(harbour, SERVER, board=BOARD)
    first, second = await begun(harbour), await begun(harbour, channel=CHANNEL + 1)
    clock.now += GATHERING
    await asyncio.gather(watch.ring(harbour, first.id), watch.ring(new_harbour(), second.id))
    assert len(await boards(harbour, first.id, second.id)) == 1
