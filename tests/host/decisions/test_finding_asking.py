"""Tests for finding a table: when users are asked, and what a refusal or no answer does to their search."""

from __future__ import annotations

from datetime import timedelta

from host.core.context import Context
from host.decisions.finding import answers, matching, wishes
from host.decisions.finding.kinds import CloseAsk
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY, HOUR, find_by_name
from host.time.clock import days_off
from tests.host.conftest import Clock
from tests.host.decisions.searches import (
    GUILD,
    find_offer,
    find_table,
    offered,
    pass_time,
    queued_posts,
    refusal_of,
    searching,
    send_asks,
    wanted,
)
from tests.host.players import ADA, BEN, CEM, open_match


async def test_refusal_keeps_the_search_but_the_table_is_not_proposed_again(
    ctx: Context, clock: Clock
) -> None:
    await open_match(ctx, time_control=find_by_name("daily"))
    await find_table(ctx, clock, BEN)
    await pass_time(ctx, clock, matching.DELAY)
    assert await answers.refuse(ctx, BEN, (await find_offer(ctx, BEN)).proposal_id)
    await pass_time(ctx, clock, DAY)
    assert (await searching(ctx, BEN), await offered(ctx, BEN)) == (["Ben"], [])
    await wishes.withdraw(ctx, BEN, GUILD)
    await find_table(ctx, clock, BEN)
    await pass_time(ctx, clock, DAY)
    assert await offered(ctx, BEN) == []


async def test_third_refusal_ends_the_search(ctx: Context, clock: Clock) -> None:
    for number in range(3):
        await open_match(ctx, channel=number, time_control=find_by_name("daily"))
    await find_table(ctx, clock, BEN)
    still = []
    for _ in range(3):
        await pass_time(ctx, clock, DAY)
        still.append(await answers.refuse(ctx, BEN, (await find_offer(ctx, BEN)).proposal_id))
    assert still == [True, True, False]
    assert await searching(ctx, BEN) == []


async def test_seat_that_was_refused_is_proposed_to_the_next_user(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    await find_table(ctx, clock, CEM, wanted(seats=(2,)))
    await answers.refuse(ctx, BEN, (await find_offer(ctx, BEN)).proposal_id)
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN, CEM) == ["Ada", "Cem"]
    assert (await find_offer(ctx, ADA)).proposal_id == (await find_offer(ctx, CEM)).proposal_id


async def test_proposal_that_only_one_user_could_accept_is_withdrawn(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    await send_asks(ctx)
    await answers.refuse(ctx, BEN, (await find_offer(ctx, BEN)).proposal_id)
    await pass_time(ctx, clock, HOUR)
    assert (await offered(ctx, ADA), await searching(ctx, ADA)) == ([], ["Ada"])
    closed = [post for post in await queued_posts(ctx) if isinstance(post, CloseAsk)]
    assert [(post.user_key, post.outcome) for post in closed] == [(BEN.key, "refused"), (ADA.key, "taken")]


async def test_search_stopped_during_a_proposal_rests_like_after_a_refusal(
    ctx: Context, clock: Clock
) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN) == ["Ada", "Ben"]
    await wishes.withdraw(ctx, ADA, GUILD)
    await find_table(ctx, clock, ADA, wanted(seats=(2,)))
    for _ in range(11):
        await pass_time(ctx, clock, HOUR)
        assert await offered(ctx, ADA, BEN) == []
    await pass_time(ctx, clock, 2 * HOUR)
    assert await offered(ctx, ADA, BEN) == ["Ada", "Ben"]


async def test_users_are_not_asked_on_their_days_off(ctx: Context, clock: Clock) -> None:
    today = await days_off.today(ctx, BEN.key)
    await days_off.add_days_off(ctx, BEN, GUILD, today, today + timedelta(days=1))
    await open_match(ctx, seats=3, time_control=find_by_name("daily"))
    for user in (BEN, CEM):
        await find_table(ctx, clock, user, wanted(seats=(3,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, BEN, CEM) == ["Cem"]
    await pass_time(ctx, clock, 2 * DAY)
    assert await offered(ctx, BEN) == ["Ben"]


async def test_users_who_are_away_all_week_are_not_matched(ctx: Context, clock: Clock) -> None:
    today = await days_off.today(ctx, BEN.key)
    await open_match(ctx, seats=3, time_control=find_by_name("daily"))
    await days_off.add_days_off(ctx, ADA, GUILD, today, today + timedelta(days=9))
    await find_table(ctx, clock, BEN, wanted(seats=(3,)))
    await pass_time(ctx, clock, HOUR)
    assert await offered(ctx, BEN) == []


async def test_search_ends_if_the_user_does_not_answer(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    offer = await find_offer(ctx, ADA)
    await pass_time(ctx, clock, DAY)
    assert await searching(ctx, ADA, BEN) == []
    assert await refusal_of(answers.get_offer(ctx, ADA, offer.proposal_id)) == "refusal-find-gone"


async def test_each_user_is_asked_once(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    asked = []
    for _ in range(23):
        await pass_time(ctx, clock, HOUR)
        asked += await send_asks(ctx)
    assert sorted(asked) == [ADA.key, BEN.key]


async def test_users_are_not_asked_in_their_quiet_hours_and_get_a_day_to_answer(
    ctx: Context, clock: Clock
) -> None:
    clock.now = clock.now // DAY * DAY
    await updates.update_preferences(ctx, ADA, quiet=(0, 600))
    await open_match(ctx, opener=BEN, time_control=find_by_name("daily"))
    await find_table(ctx, clock, ADA)
    await pass_time(ctx, clock, HOUR)
    assert await send_asks(ctx) == []
    await pass_time(ctx, clock, 9 * HOUR)
    assert await send_asks(ctx) == [ADA.key]
    await pass_time(ctx, clock, 23 * HOUR)
    assert await searching(ctx, ADA) == ["Ada"]
    await pass_time(ctx, clock, HOUR)
    assert await searching(ctx, ADA) == []


async def test_users_without_notifications_see_the_proposal_only_when_they_look(
    ctx: Context, clock: Clock
) -> None:
    await updates.update_preferences(ctx, ADA, notices="none")
    await open_match(ctx, opener=BEN, time_control=find_by_name("daily"))
    await find_table(ctx, clock, ADA)
    await pass_time(ctx, clock, HOUR)
    assert await send_asks(ctx) == []
    assert await offered(ctx, ADA) == ["Ada"]


async def test_users_who_sleep_at_different_times_do_not_meet(ctx: Context, clock: Clock) -> None:
    await updates.update_preferences(ctx, ADA, sleep=(0, 720), weekdays=(0, 1, 2))
    await updates.update_preferences(ctx, BEN, sleep=(780, 60))
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, DAY)
    assert await offered(ctx, ADA, BEN) == []
    await updates.update_preferences(ctx, BEN, sleep=(60, 480))
    await pass_time(ctx, clock, HOUR)
    assert await offered(ctx, ADA, BEN) == ["Ada", "Ben"]
