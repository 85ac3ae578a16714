"""Matches that nobody touches: told of, kept going, closed; over months of virtual time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from host import deserting, hosting, idling, outage, posting, reading, settling, tables, turns, watch
from host.deserting import Fading
from host.harbour import Harbour
from host.hosting import Host
from host.notices import mute
from host.paces import DAY, PACES
from host.refusals import Refusal
from storage import notices, timers
from storage.matches import MatchRow
from tests.host.acting import (
    ADA,
    BEN,
    CEM,
    CHANNEL,
    DEA,
    all_timers_of,
    begun,
    clear_outbox,
    key,
    opened,
    ring_later,
    take_turn,
    waiting,
)
from tests.host.conftest import Clock
from tests.host.test_damage import execute

USUAL = 60 * DAY
NOTICE = 7 * DAY
HOST = Host(DEA, "holidays")


async def row_of(h: Harbour, match: int) -> MatchRow:
    return (await reading.card(h, match)).match


async def notice_of(h: Harbour, match: int) -> Fading | None:
    """Return the notice that waits in the outbox, as it would be posted now."""
    day = next(kind for kind in await waiting(h, match) if kind.startswith("idle:"))
    return await deserting.of_post(h, match, int(day.split(":")[1]))


async def noticed(h: Harbour, match: int, message: int) -> None:
    """Take the notice as sent."""
    post = next(one for one in await posting.pending(h, match_id=match) if one.kind.startswith("idle"))
    notice = await deserting.of_post(h, match, int(post.kind.split(":")[1]))
    assert notice is not None
    await deserting.sent(h, post, notice, message)


async def test_a_match_is_closed_a_week_after_everybody_was_told(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await clear_outbox(harbour, row.id)
    began = clock.now
    told = await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    assert [kind.split(":")[0] for kind in told if not kind.startswith("notice")] == ["idle"]
    notice = await notice_of(harbour, row.id)
    assert notice is not None
    assert (notice.people, notice.pinged, notice.closes) == (
        (ADA.id, BEN.id),
        (ADA.id, BEN.id),
        began + USUAL,
    )
    assert (await row_of(harbour, row.id)).status == "running"
    clock.now += NOTICE
    await watch.ring(harbour, row.id)
    assert (await row_of(harbour, row.id)).status == "cancelled"
    told_at_last = (await reading.table_told(harbour, row.id, 2)).told
    assert told_at_last.texts[0].key == "told-deserted"
    assert await all_timers_of(harbour, row.id) == {}


async def test_nothing_of_a_closed_match_is_deleted(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    await ring_later(harbour, clock, row.id, NOTICE)
    assert (await reading.board(harbour, row.id, None)).view.owned == (2, 0)
    assert (await opened(harbour)).status == "open"


async def test_a_thread_is_archived_after_the_last_post(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, is_thread=True)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    await clear_outbox(harbour, row.id)
    assert await ring_later(harbour, clock, row.id, NOTICE) == ["told:2", "card", "archive"]


async def test_a_move_lets_the_match_wait_anew(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    clock.now += 40 * DAY
    await take_turn(harbour, row.id, ADA, 1)
    await clear_outbox(harbour, row.id)
    assert not any("idle" in kind for kind in await ring_later(harbour, clock, row.id, 40 * DAY))
    assert any("idle" in kind for kind in await ring_later(harbour, clock, row.id, 13 * DAY))


async def test_a_move_deletes_the_notice(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    await noticed(harbour, row.id, 4711)
    await clear_outbox(harbour, row.id)
    await take_turn(harbour, row.id, ADA, 1)
    posts = await posting.pending(harbour, match_id=row.id)
    assert any(post.kind == "unping" and "4711" in post.payload for post in posts)
    await ring_later(harbour, clock, row.id, NOTICE)
    assert (await row_of(harbour, row.id)).status == "running"


async def test_a_notice_that_waits_is_not_sent_after_a_move(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    await take_turn(harbour, row.id, ADA, 1)
    assert not any(kind.startswith("idle") for kind in await waiting(harbour, row.id))


async def test_a_notice_that_was_overtaken_is_deleted_again(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    post = next(one for one in await posting.pending(harbour, match_id=row.id) if one.kind.startswith("idle"))
    notice = await notice_of(harbour, row.id)
    assert notice is not None
    await take_turn(harbour, row.id, ADA, 1)
    await deserting.sent(harbour, post, notice, 4711)
    posts = await posting.pending(harbour, match_id=row.id)
    assert any(one.kind == "unping" and "4711" in one.payload for one in posts)


async def test_whoever_has_a_seat_keeps_the_match_going(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    await noticed(harbour, row.id, 4711)
    await deserting.keep(harbour, row.id, BEN)
    assert "unping" in await waiting(harbour, row.id)
    await ring_later(harbour, clock, row.id, NOTICE)
    assert (await row_of(harbour, row.id)).status == "running"
    assert (await all_timers_of(harbour, row.id))["idle:0"] == clock.now + USUAL - 2 * NOTICE


async def test_nobody_else_keeps_it_going(harbour: Harbour) -> None:
    row = await begun(harbour)
    with pytest.raises(Refusal) as refused:
        await deserting.keep(harbour, row.id, CEM)
    assert key(refused) == "refusal-not-in-match"


async def test_what_is_closed_is_not_kept_going(harbour: Harbour) -> None:
    row = await begun(harbour)
    await hosting.close(harbour, row.id, HOST)
    with pytest.raises(Refusal) as refused:
        await deserting.keep(harbour, row.id, ADA)
    assert key(refused) == "refusal-cancelled"


async def test_an_open_table_is_closed_too(harbour: Harbour, clock: Clock) -> None:
    row = await opened(harbour)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    notice = await notice_of(harbour, row.id)
    assert notice is not None
    assert notice.people == (ADA.id,)
    await ring_later(harbour, clock, row.id, NOTICE)
    assert (await row_of(harbour, row.id)).status == "cancelled"


async def test_somebody_who_sits_down_lets_the_table_wait_anew(harbour: Harbour, clock: Clock) -> None:
    row = await opened(harbour, seats=3)
    clock.now += 50 * DAY
    await tables.join(harbour, row.id, BEN)
    assert (await all_timers_of(harbour, row.id))["idle:0"] == clock.now + USUAL - NOTICE


async def test_a_paused_match_waits_for_as_long_as_it_takes(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await hosting.pause(harbour, row.id, HOST)
    await take_turn(harbour, row.id, ADA, 1)
    await ring_later(harbour, clock, row.id, 3 * USUAL)
    assert (await row_of(harbour, row.id)).status == "running"
    await hosting.resume(harbour, row.id, HOST)
    assert (await all_timers_of(harbour, row.id))["idle:0"] == clock.now + USUAL - NOTICE


async def test_a_server_may_let_matches_wait_for_ever(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await settling.change_customs(harbour, 1, idle_days=0)
    await ring_later(harbour, clock, row.id, 10 * USUAL)
    assert (await row_of(harbour, row.id)).status == "running"


async def test_another_time_holds_for_the_matches_there_are(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await settling.change_customs(harbour, 1, idle_days=14)
    assert (await all_timers_of(harbour, row.id))["idle:0"] == clock.now + 7 * DAY
    await settling.change_customs(harbour, 1, idle_days=4)
    assert (await all_timers_of(harbour, row.id))["idle:0"] == clock.now + 2 * DAY


async def test_a_bot_that_was_down_gives_people_their_week(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await outage.beat(harbour)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    await outage.beat(harbour)
    clock.now += 2 * NOTICE
    await outage.over(harbour)
    await watch.ring(harbour, row.id)
    assert (await row_of(harbour, row.id)).status == "running"
    clock.now += NOTICE + DAY
    for _ in range(5):
        await watch.ring(harbour, row.id)
        clock.now += NOTICE
    assert (await row_of(harbour, row.id)).status == "cancelled"


async def test_two_processes_close_a_match_once(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock
) -> None:
    row = await begun(harbour)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    clock.now += NOTICE
    await asyncio.gather(watch.ring(harbour, row.id), watch.ring(new_harbour(), row.id))
    match = await row_of(harbour, row.id)
    assert (match.status, match.head) == ("cancelled", 2)


async def test_two_processes_tell_people_once(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock
) -> None:
    row = await begun(harbour)
    clock.now += USUAL - NOTICE
    await asyncio.gather(watch.ring(harbour, row.id), watch.ring(new_harbour(), row.id))
    assert sum(kind.startswith("idle") for kind in await waiting(harbour, row.id)) == 1


async def test_matches_from_before_wait_from_the_first_start_on(harbour: Harbour, clock: Clock) -> None:
    old = await begun(harbour)
    paused = await begun(harbour, channel=CHANNEL + 1)
    await hosting.pause(harbour, paused.id, HOST)
    new = await begun(harbour, channel=CHANNEL + 2)
    over = await begun(harbour, channel=CHANNEL + 3)
    await hosting.close(harbour, over.id, HOST)
    async with harbour.database.transaction() as tx:
        await timers.drop(tx, old.id, [idling.KIND])
    known = await all_timers_of(harbour, new.id)
    clock.now += DAY
    await idling.sweep(harbour)
    assert (await all_timers_of(harbour, old.id))["idle:0"] == clock.now + USUAL - NOTICE
    assert await all_timers_of(harbour, new.id) == known
    assert not any(name.startswith("idle") for name in await all_timers_of(harbour, paused.id))
    assert await all_timers_of(harbour, over.id) == {}


async def test_whoever_has_muted_the_match_is_named_and_not_pinged(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    await mute(harbour, row.id, BEN, None)
    await ring_later(harbour, clock, row.id, USUAL - NOTICE)
    notice = await notice_of(harbour, row.id)
    assert notice is not None
    assert (notice.people, notice.pinged) == ((ADA.id, BEN.id), (ADA.id,))


async def test_a_damaged_match_is_closed_all_the_same(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock
) -> None:
    row = await begun(harbour)
    await execute(harbour, "UPDATE log SET payload = '{'")
    h = new_harbour()
    await ring_later(h, clock, row.id, USUAL - NOTICE)
    await ring_later(h, clock, row.id, NOTICE)
    assert (await row_of(h, row.id)).status == "cancelled"


async def test_a_match_by_the_clock_is_not_closed_while_robots_stand_in(
    harbour: Harbour, clock: Clock
) -> None:
    row = await begun(harbour, game="nauticus", pace=PACES["daily"])
    for _ in range(30):
        await ring_later(harbour, clock, row.id, DAY)
    assert (await row_of(harbour, row.id)).head > 1
    assert (await row_of(harbour, row.id)).status == "running"
    assert (await turns.panel(harbour, row.id, ADA)).match.id == row.id
    async with harbour.database.reading() as tx:
        assert not [one for one in await notices.standing(tx, row.id) if one.kind == "idle"]
