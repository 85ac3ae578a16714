"""Inactive matches: warned, kept open, closed, over months of virtual time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.matches.permissions import Authority
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY, TIME_CONTROLS, by_numbers
from host.messages import inactivity, view
from host.messages.inactivity import AboutToClose, ClosingNotice
from host.messages.notices.mutes import mute
from host.messages.posts import cards
from host.operations.admin import pauses, tools
from host.operations.admin.pauses import StillPaused
from host.tables.tables import tables
from host.time.clock import outages
from host.turns.play import turns
from storage.core.scheduling.outbox import PostRow
from storage.matches.match.matches import MatchRow
from storage.messages import notices
from tests.host.conftest import Clock
from tests.host.matches.test_match_damage import execute
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    all_timers_of,
    begun,
    clear_outbox,
    key,
    opened,
    ring,
    ring_later,
    take_turn,
    waiting,
)
from tests.tellings import ruling_of

USUAL = 60 * DAY
NOTICE = 7 * DAY
HOST = Authority(DEA, "holidays")


async def row_of(ctx: Context, match_id: int) -> MatchRow:
    return (await cards.card(ctx, match_id)).match


async def notice_post(ctx: Context, match_id: int) -> tuple[PostRow, AboutToClose]:
    """Return the waiting notice, as the outbox row and as its parsed message."""
    post = next(one for one in await outbox.pending(ctx, match_owner(match_id)) if one.kind == "idle")
    return post, outbox.read(post)


async def notice_of(ctx: Context, match_id: int) -> ClosingNotice | None:
    """Return the waiting notice as it would be posted now."""
    assert await notice_post(ctx, match_id)
    return await inactivity.of_post(ctx, match_id)


async def noticed(ctx: Context, match_id: int, message: int) -> None:
    """Mark the notice as sent."""
    post, notice = await notice_post(ctx, match_id)
    assert await inactivity.of_post(ctx, match_id) is not None
    await inactivity.note_sent(ctx, post, notice, message)


async def test_a_match_is_closed_a_week_after_everybody_was_told(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await clear_outbox(ctx, row.id)
    began = clock.now
    told = await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    assert [kind.split(":")[0] for kind in told if not kind.startswith("ping")] == ["idle"]
    notice = await notice_of(ctx, row.id)
    assert notice is not None
    assert (notice.user_keys, notice.pinged, notice.closes) == (
        (ADA.key, BEN.key),
        (ADA.key, BEN.key),
        began + USUAL,
    )
    assert (await row_of(ctx, row.id)).status == "running"
    clock.now += NOTICE
    await ring(ctx, row.id)
    assert (await row_of(ctx, row.id)).status == "cancelled"
    told_at_last = (await ruling_of(ctx, row.id, 2)).told
    assert told_at_last.texts[0].key == "told-deserted"
    assert await all_timers_of(ctx, row.id) == {}


async def test_nothing_of_a_closed_match_is_deleted(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    await ring_later(ctx, clock, row.id, NOTICE)
    assert (await view.board(ctx, row.id, None)).view.owned == (2, 0)
    assert (await opened(ctx)).status == "open"


async def test_a_thread_is_archived_after_the_last_post(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx, is_thread=True)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    await clear_outbox(ctx, row.id)
    assert await ring_later(ctx, clock, row.id, NOTICE) == ["told:2", "card", "archive"]


async def test_a_move_lets_the_match_wait_anew(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    clock.now += 40 * DAY
    await take_turn(ctx, row.id, ADA, 1)
    await clear_outbox(ctx, row.id)
    assert not any("idle" in kind for kind in await ring_later(ctx, clock, row.id, 40 * DAY))
    assert any("idle" in kind for kind in await ring_later(ctx, clock, row.id, 13 * DAY))


async def test_a_move_deletes_the_notice(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    await noticed(ctx, row.id, 4711)
    await clear_outbox(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    posts = await outbox.pending(ctx, match_owner(row.id))
    assert any(post.kind == "delete" and "4711" in post.payload for post in posts)
    await ring_later(ctx, clock, row.id, NOTICE)
    assert (await row_of(ctx, row.id)).status == "running"


async def test_a_notice_that_waits_is_not_sent_after_a_move(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    await take_turn(ctx, row.id, ADA, 1)
    assert not any(kind.startswith("idle") for kind in await waiting(ctx, row.id))


async def test_a_notice_that_was_overtaken_is_deleted_again(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    post, notice = await notice_post(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 1)
    await inactivity.note_sent(ctx, post, notice, 4711)
    posts = await outbox.pending(ctx, match_owner(row.id))
    assert any(one.kind == "delete" and "4711" in one.payload for one in posts)


async def test_whoever_has_a_seat_keeps_the_match_going(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    await noticed(ctx, row.id, 4711)
    await inactivity.keep(ctx, row.id, BEN)
    assert "delete" in await waiting(ctx, row.id)
    await ring_later(ctx, clock, row.id, NOTICE)
    assert (await row_of(ctx, row.id)).status == "running"
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + USUAL - 2 * NOTICE


async def test_nobody_else_keeps_it_going(ctx: Context) -> None:
    row = await begun(ctx)
    with pytest.raises(UserError) as refused:
        await inactivity.keep(ctx, row.id, CEM)
    assert key(refused) == "refusal-not-in-match"


async def test_what_is_closed_is_not_kept_going(ctx: Context) -> None:
    row = await begun(ctx)
    await tools.close(ctx, row.id, HOST)
    with pytest.raises(UserError) as refused:
        await inactivity.keep(ctx, row.id, ADA)
    assert key(refused) == "refusal-cancelled"


async def test_an_open_table_is_closed_too(ctx: Context, clock: Clock) -> None:
    row = await opened(ctx)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    notice = await notice_of(ctx, row.id)
    assert notice is not None
    assert notice.user_keys == (ADA.key,)
    await ring_later(ctx, clock, row.id, NOTICE)
    assert (await row_of(ctx, row.id)).status == "cancelled"


async def test_somebody_who_sits_down_lets_the_table_wait_anew(ctx: Context, clock: Clock) -> None:
    row = await opened(ctx, seats=3)
    clock.now += 50 * DAY
    await tables.join(ctx, row.id, BEN)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + USUAL - NOTICE


async def test_a_paused_match_waits_for_as_long_as_it_takes(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await tools.pause(ctx, row.id, HOST)
    await take_turn(ctx, row.id, ADA, 1)
    await ring_later(ctx, clock, row.id, 3 * USUAL)
    assert (await row_of(ctx, row.id)).status == "running"
    await tools.resume(ctx, row.id, HOST)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + USUAL - NOTICE


async def test_no_match_is_closed_while_a_promised_clock_runs(ctx: Context, clock: Clock) -> None:
    """Keep a match open while a clock runs.

    With a time bank of ninety days, the match was once closed after sixty.
    """
    row = await begun(ctx, time_control=by_numbers(90 * 24, 0))
    began = clock.now
    await ring_later(ctx, clock, row.id, USUAL)
    await ring_later(ctx, clock, row.id, NOTICE)
    assert (await row_of(ctx, row.id)).status == "running"
    assert not any(post.startswith("idle") for post in await waiting(ctx, row.id))
    clock.now = began + 90 * DAY - NOTICE
    assert any(post.startswith("idle") for post in await ring_later(ctx, clock, row.id, 1))
    clock.now = began + 90 * DAY - 1
    await ring(ctx, row.id)
    assert (await row_of(ctx, row.id)).status == "running"
    await take_turn(ctx, row.id, ADA, 1)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + USUAL - NOTICE


async def test_time_that_is_given_while_a_match_is_to_be_closed_is_kept(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx, time_control=by_numbers(90 * 24, 0))
    clock.now += 90 * DAY - NOTICE
    await ring(ctx, row.id)
    await clear_outbox(ctx, row.id)
    await updates.change_preferences(ctx, ADA, sleep=(0, 720))
    await ring_later(ctx, clock, row.id, NOTICE)
    assert (await row_of(ctx, row.id)).status == "running"


async def test_a_pause_that_is_forgotten_is_told_every_two_weeks(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await tools.pause(ctx, row.id, HOST)
    since = clock.now
    await clear_outbox(ctx, row.id)
    assert f"still-paused:{since}" not in await ring_later(ctx, clock, row.id, 14 * DAY - 1)
    assert f"still-paused:{since}" in await ring_later(ctx, clock, row.id, 1)
    notice = await pauses.of_post(ctx, row.id, StillPaused(since))
    assert notice is not None
    assert notice.user_keys == (ADA.key, BEN.key)
    await clear_outbox(ctx, row.id)
    assert f"still-paused:{since}" in await ring_later(ctx, clock, row.id, 14 * DAY)
    await tools.resume(ctx, row.id, HOST)
    assert await pauses.of_post(ctx, row.id, StillPaused(since)) is None
    assert "still-paused" not in " ".join(await ring_later(ctx, clock, row.id, 14 * DAY))


async def test_a_server_may_let_matches_wait_for_ever(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await updates.change_server_settings(ctx, 1, idle_days=0)
    await ring_later(ctx, clock, row.id, 10 * USUAL)
    assert (await row_of(ctx, row.id)).status == "running"


async def test_another_time_holds_for_the_matches_there_are(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await updates.change_server_settings(ctx, 1, idle_days=14)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + 7 * DAY
    await updates.change_server_settings(ctx, 1, idle_days=4)
    assert (await all_timers_of(ctx, row.id))["inactivity:warn"] == clock.now + 2 * DAY


async def test_a_bot_that_was_down_gives_people_their_week(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await outages.heartbeat(ctx)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    await outages.heartbeat(ctx)
    clock.now += 2 * NOTICE
    await outages.over(ctx)
    await ring(ctx, row.id)
    assert (await row_of(ctx, row.id)).status == "running"
    clock.now += NOTICE + DAY
    for _ in range(5):
        await ring(ctx, row.id)
        clock.now += NOTICE
    assert (await row_of(ctx, row.id)).status == "cancelled"


@pytest.mark.threads
async def test_two_processes_close_a_match_once(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    row = await begun(ctx)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    clock.now += NOTICE
    await asyncio.gather(ring(ctx, row.id), ring(new_context(), row.id))
    match = await row_of(ctx, row.id)
    assert (match.status, match.head) == ("cancelled", 2)


@pytest.mark.threads
async def test_two_processes_tell_people_once(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    row = await begun(ctx)
    clock.now += USUAL - NOTICE
    await asyncio.gather(ring(ctx, row.id), ring(new_context(), row.id))
    assert sum(kind.startswith("idle") for kind in await waiting(ctx, row.id)) == 1


async def test_whoever_has_muted_the_match_is_named_and_not_pinged(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx)
    await mute(ctx, row.id, BEN, None)
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    notice = await notice_of(ctx, row.id)
    assert notice is not None
    assert (notice.user_keys, notice.pinged) == ((ADA.key, BEN.key), (ADA.key,))


async def test_a_damaged_match_is_closed_all_the_same(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    row = await begun(ctx)
    await execute(ctx, "UPDATE log SET payload = '{'")
    ctx = new_context()
    await ring_later(ctx, clock, row.id, USUAL - NOTICE)
    await ring_later(ctx, clock, row.id, NOTICE)
    assert (await row_of(ctx, row.id)).status == "cancelled"


async def test_a_match_by_the_clock_is_not_closed_while_robots_stand_in(ctx: Context, clock: Clock) -> None:
    row = await begun(ctx, game="nauticus", time_control=TIME_CONTROLS["daily"])
    for _ in range(30):
        await ring_later(ctx, clock, row.id, DAY)
    assert (await row_of(ctx, row.id)).head > 1
    assert (await row_of(ctx, row.id)).status == "running"
    assert (await turns.panel(ctx, row.id, ADA)).match.id == row.id
    async with ctx.database.read_transaction() as tx:
        assert not [one for one in await notices.standing(tx, row.id) if one.kind == "idle"]
