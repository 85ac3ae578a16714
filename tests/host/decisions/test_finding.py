"""Tests for finding a table: fitting wishes become proposals, and only a click gives a seat."""

from __future__ import annotations

import asyncio

import pytest

from host.core import timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import guild_owner
from host.decisions.finding import answers, matching, wishes
from host.decisions.finding.choices import Terms, default_choices, possible_terms
from host.decisions.finding.kinds import SearchEnded
from host.matches.settings import block_list, updates
from host.matches.settings.settings import GuildSettings
from host.matches.settings.time_controls import DAY, HOUR, find_by_name
from host.operations.privacy.export import export_user_data
from host.operations.privacy.user_deletion import delete_user
from host.tables.requirements import Requirements
from host.tables.tables import tables
from host.tables.tables.rates import MAX_PER_HOUR
from storage.decisions import finding
from storage.matches.match import matches
from storage.time import reliability
from storage.time.reliability import ReliabilityRow
from tests.host.conftest import Clock
from tests.host.decisions.searches import (
    GUILD,
    find_offer,
    find_table,
    offered,
    open_proposed,
    pass_time,
    queued_posts,
    refusal_of,
    searching,
    seated_users,
    wanted,
)
from tests.host.players import ADA, BEN, CEM, DEA, open_match


async def test_fitting_wishes_become_one_proposal_and_a_click_opens_the_table(
    ctx: Context, clock: Clock
) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    offers = [await find_offer(ctx, user) for user in (ADA, BEN)]
    assert offers[0].proposal_id == offers[1].proposal_id
    row = await open_proposed(ctx, BEN, offers[1])
    assert (row.status, row.seat_count, row.is_thread) == ("open", 2, True)
    assert await seated_users(ctx, row) == [BEN.key]
    joined = await answers.join(ctx, ADA, await find_offer(ctx, ADA))
    assert joined.status == "running"
    assert await searching(ctx, ADA, BEN) == []


async def test_wish_is_not_compared_before_a_delay(ctx: Context, clock: Clock) -> None:
    await find_table(ctx, clock, ADA)
    await pass_time(ctx, clock, matching.DELAY)
    await find_table(ctx, clock, BEN)
    await pass_time(ctx, clock, matching.DELAY - 1)
    assert await offered(ctx, ADA, BEN) == []
    await pass_time(ctx, clock, 1)
    assert await offered(ctx, ADA, BEN) == ["Ada", "Ben"]


async def test_users_with_the_oldest_wishes_are_asked_first(ctx: Context, clock: Clock) -> None:
    for user in (CEM, ADA, DEA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(3,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN, CEM, DEA) == ["Ada", "Cem", "Dea"]


async def test_change_puts_a_user_at_the_end_of_the_queue(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN, CEM):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    clock.now += 1
    await wishes.change(ctx, ADA, GUILD, wanted(seats=(2,), days=3))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN, CEM) == ["Ben", "Cem"]


async def test_open_table_that_fits_is_proposed_with_its_free_seats_only(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx, seats=3, time_control=find_by_name("daily"))
    await tables.join(ctx, row.id, BEN)
    for user in (CEM, DEA):
        await find_table(ctx, clock, user, wanted(seats=(3,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, CEM, DEA) == ["Cem"]
    offer = await find_offer(ctx, CEM)
    assert (offer.match.id if offer.match else 0, offer.taken) == (row.id, 2)
    assert await seated_users(ctx, row) == [ADA.key, BEN.key]
    assert (await answers.join(ctx, CEM, offer)).status == "running"


async def test_table_must_fit_the_wish(ctx: Context, clock: Clock) -> None:
    daily = find_by_name("daily")
    await open_match(ctx, channel=1, time_control=find_by_name("relaxed"))
    await open_match(ctx, channel=2, time_control=daily, is_rated=True)
    await open_match(ctx, channel=3, time_control=daily, has_hints=True)
    await open_match(ctx, channel=4, time_control=daily, seats=3)
    await open_match(ctx, channel=5, time_control=daily, is_public=False)
    await open_match(
        ctx, channel=6, time_control=daily, requirements=Requirements(min_rating=1500, max_rating=1505)
    )
    await open_match(ctx, channel=7, time_control=daily, guild_id=2)
    await find_table(ctx, clock, BEN, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    offer = await find_offer(ctx, BEN)
    assert offer.location == 6


async def test_blocked_users_never_meet_in_either_direction(ctx: Context, clock: Clock) -> None:
    await block_list.toggle_block(ctx, BEN, ADA)
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN) == []
    await find_table(ctx, clock, CEM, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN, CEM) == ["Ada", "Cem"]


async def test_table_of_a_blocked_user_is_not_proposed(ctx: Context, clock: Clock) -> None:
    await open_match(ctx, time_control=find_by_name("daily"))
    await block_list.toggle_block(ctx, ADA, BEN)
    for user in (BEN, CEM):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, BEN, CEM) == ["Cem"]


async def test_block_after_the_proposal_looks_like_any_lost_table(ctx: Context, clock: Clock) -> None:
    keys = []
    for number, cause in enumerate(("block", "full")):
        row = await open_match(ctx, channel=number, time_control=find_by_name("daily"))
        await find_table(ctx, clock, BEN, wanted(seats=(2,)))
        await pass_time(ctx, clock, matching.DELAY)
        offer = await find_offer(ctx, BEN)
        if cause == "block":
            await block_list.toggle_block(ctx, ADA, BEN)
        else:
            await tables.join(ctx, row.id, CEM)
        keys.append(await refusal_of(answers.join(ctx, BEN, offer)))
        assert await searching(ctx, BEN) == ["Ben"]
        await wishes.withdraw(ctx, BEN, GUILD)
        if cause == "block":
            await block_list.toggle_block(ctx, ADA, BEN)
            await tables.cancel(ctx, row.id, ADA)
        clock.now += DAY
    assert keys == ["refusal-find-gone"] * 2


async def test_limit_on_matches_ends_the_search_with_a_message(ctx: Context, clock: Clock) -> None:
    await updates.update_guild_settings(ctx, GUILD, most_running=1)
    await find_table(ctx, clock, ADA)
    await open_match(ctx)
    assert await searching(ctx, ADA) == []
    assert SearchEnded(ADA.key, "limit") in await queued_posts(ctx)
    assert await refusal_of(wishes.start(ctx, ADA, GUILD, 1, wanted())) == "refusal-too-many-matches"


async def test_limit_reached_between_proposal_and_click_gives_no_seat(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx, time_control=find_by_name("daily"))
    await find_table(ctx, clock, BEN)
    await pass_time(ctx, clock, matching.DELAY)
    offer = await find_offer(ctx, BEN)
    await open_match(ctx, channel=8, opener=BEN, seats=3)
    await updates.update_guild_settings(ctx, GUILD, most_running=1)
    assert await refusal_of(answers.join(ctx, BEN, offer)) == "refusal-too-many-matches"
    assert await seated_users(ctx, row) == [ADA.key]
    assert await searching(ctx, BEN) == []


async def test_only_one_of_two_players_opens_the_table(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    offers = [await find_offer(ctx, user) for user in (ADA, BEN)]
    await answers.reserve_opening(ctx, ADA, offers[0])
    assert await refusal_of(answers.reserve_opening(ctx, BEN, offers[1])) == "refusal-find-opening"
    clock.now += answers.OPENING_TIME
    row = await open_proposed(ctx, BEN, offers[1])
    assert await refusal_of(answers.open_table(ctx, ADA, offers[0], 1, None)) == "refusal-find-gone"
    assert await seated_users(ctx, row) == [BEN.key]


async def test_joining_the_proposed_table_by_its_card_also_ends_the_search(
    ctx: Context, clock: Clock
) -> None:
    row = await open_match(ctx, seats=3, time_control=find_by_name("daily"))
    await find_table(ctx, clock, BEN)
    await pass_time(ctx, clock, matching.DELAY)
    await tables.join(ctx, row.id, BEN)
    assert await searching(ctx, BEN) == []


async def test_cancelled_table_returns_users_to_the_queue(ctx: Context, clock: Clock) -> None:
    row = await open_match(ctx, time_control=find_by_name("daily"))
    await find_table(ctx, clock, BEN)
    await pass_time(ctx, clock, matching.DELAY)
    offer = await find_offer(ctx, BEN)
    await tables.cancel(ctx, row.id, ADA)
    assert (await offered(ctx, BEN), await searching(ctx, BEN)) == ([], ["Ben"])
    assert await refusal_of(answers.get_offer(ctx, BEN, offer.proposal_id)) == "refusal-find-gone"


async def test_tables_of_a_user_who_keeps_cancelling_are_not_proposed(ctx: Context, clock: Clock) -> None:
    await find_table(ctx, clock, BEN, wanted(days=7))
    await pass_time(ctx, clock, matching.DELAY)
    asked = []
    for _ in range(4):
        row = await open_match(ctx, time_control=find_by_name("daily"))
        await pass_time(ctx, clock, matching.INTERVAL)
        asked.append(await offered(ctx, BEN))
        await tables.cancel(ctx, row.id, ADA)
        await pass_time(ctx, clock, 2 * HOUR)
    assert asked == [["Ben"], ["Ben"], [], []]
    await pass_time(ctx, clock, DAY)
    await open_match(ctx, time_control=find_by_name("daily"))
    await pass_time(ctx, clock, matching.INTERVAL)
    assert await offered(ctx, BEN) == ["Ben"]


async def test_search_ends_after_the_chosen_time(ctx: Context, clock: Clock) -> None:
    await find_table(ctx, clock, ADA, wanted(days=1))
    await pass_time(ctx, clock, DAY - 1)
    assert await searching(ctx, ADA) == ["Ada"]
    await pass_time(ctx, clock, 1)
    assert await searching(ctx, ADA) == []
    assert SearchEnded(ADA.key, "expired") in await queued_posts(ctx)


async def test_searches_are_limited_per_hour(ctx: Context, clock: Clock) -> None:
    await find_table(ctx, clock, ADA)
    for _ in range(MAX_PER_HOUR["find"] - 1):
        await wishes.change(ctx, ADA, GUILD, wanted())
    assert await refusal_of(wishes.change(ctx, ADA, GUILD, wanted())) == "refusal-too-often-find"


async def test_impossible_wishes_are_refused(ctx: Context, clock: Clock) -> None:
    assert await refusal_of(wishes.start(ctx, ADA, GUILD, 1, wanted(seats=(9,)))) == "refusal-find-seats"
    await updates.update_guild_settings(ctx, GUILD, time_controls=("relaxed",))
    assert await refusal_of(wishes.start(ctx, ADA, GUILD, 1, wanted())) == "refusal-find-pace"


async def test_users_who_cannot_open_tables_only_fill_them(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)), channel=0)
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN) == []
    await open_match(ctx, opener=CEM, time_control=find_by_name("daily"))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN) == ["Ada"]


async def test_newcomers_are_asked_only_where_they_are_welcome(ctx: Context, clock: Clock) -> None:
    async with ctx.database.transaction() as tx:
        await reliability.add(
            tx, *(ReliabilityRow(user_key=user.key, matches_finished=5) for user in (ADA, CEM))
        )
    await find_table(ctx, clock, ADA, wanted(seats=(2,), welcomes_newcomers=False))
    await find_table(ctx, clock, BEN, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN) == []
    await find_table(ctx, clock, CEM, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN, CEM) == ["Ada", "Cem"]


async def test_user_who_cannot_see_the_channel_is_not_asked_about_it_again(
    ctx: Context, clock: Clock
) -> None:
    await open_match(ctx, channel=1, time_control=find_by_name("daily"))
    await find_table(ctx, clock, BEN)
    await pass_time(ctx, clock, matching.DELAY)
    await answers.note_invisible(ctx, await find_offer(ctx, BEN))
    await pass_time(ctx, clock, HOUR)
    assert (await offered(ctx, BEN), await searching(ctx, BEN)) == ([], ["Ben"])
    await open_match(ctx, channel=2, opener=CEM, time_control=find_by_name("daily"))
    await pass_time(ctx, clock, HOUR)
    assert (await find_offer(ctx, BEN)).location == 2


async def test_user_who_left_the_server_is_no_longer_asked(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    await answers.note_invisible(ctx, await find_offer(ctx, BEN), has_left=True)
    await pass_time(ctx, clock, HOUR)
    assert await searching(ctx, ADA, BEN) == ["Ada"]
    assert await offered(ctx, ADA) == []


async def test_deleted_user_leaves_the_queue_and_the_proposal(ctx: Context, clock: Clock) -> None:
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,)))
    await pass_time(ctx, clock, matching.DELAY)
    await delete_user(ctx, BEN)
    await pass_time(ctx, clock, HOUR)
    assert (await searching(ctx, ADA, BEN), await offered(ctx, ADA)) == (["Ada"], [])


async def test_players_over_the_limit_of_rated_matches_are_not_matched(ctx: Context, clock: Clock) -> None:

    for number in range(3):
        row = await open_match(ctx, channel=number, is_rated=True)
        await tables.join(ctx, row.id, BEN)
    for user in (ADA, BEN):
        await find_table(ctx, clock, user, wanted(seats=(2,), kinds=("rated",)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN) == []
    await find_table(ctx, clock, CEM, wanted(seats=(2,), kinds=("rated",)))
    await pass_time(ctx, clock, matching.DELAY)
    assert await offered(ctx, ADA, BEN, CEM) == ["Ada", "Cem"]


def test_numbers_of_seats_count_only_for_games_that_have_them() -> None:
    both = wanted(games=("pearls", "regatta"), seats=(3, 5))
    assert possible_terms(both, GuildSettings()) == (
        Terms("pearls", 3, "daily", "casual"),
        Terms("regatta", 5, "daily", "casual"),
    )
    any_number = {
        (terms.game, terms.seats) for terms in possible_terms(wanted(games=("regatta",)), GuildSettings())
    }
    assert any_number == {("regatta", 4), ("regatta", 5), ("regatta", 8)}
    assert possible_terms(wanted(games=("regatta",), seats=(3,)), GuildSettings()) == ()
    assert possible_terms(wanted(paces=("blitz",)), GuildSettings(time_controls=("daily",))) == ()


def test_defaults_are_sensible() -> None:
    choices = default_choices(GuildSettings())
    assert (choices.paces, choices.kinds, choices.days) == (("daily",), ("casual",), 7)
    assert "pearls" in choices.games


async def test_data_export_contains_the_search(ctx: Context, clock: Clock) -> None:
    await find_table(ctx, clock, ADA)
    assert b'"table_wishes"' in await export_user_data(ctx, ADA)


@pytest.mark.threads
async def test_two_processes_make_one_table_of_the_same_wishes(
    contexts: tuple[Context, Context], clock: Clock
) -> None:
    for user in (ADA, BEN):
        await find_table(contexts[0], clock, user, wanted(seats=(2,)))
    clock.now += matching.DELAY
    owner = guild_owner(GUILD)
    await asyncio.gather(*(timers.fire_due(ctx, owner) for ctx in contexts for _ in range(3)))
    offers = [await find_offer(contexts[0], user) for user in (ADA, BEN)]
    assert offers[0].proposal_id == offers[1].proposal_id
    async with contexts[0].database.read_transaction() as tx:
        assert len(await finding.proposals_of_guild(tx, GUILD)) == 1


@pytest.mark.threads
async def test_players_who_accept_in_two_processes_open_one_table(
    contexts: tuple[Context, Context], clock: Clock
) -> None:
    for user in (ADA, BEN):
        await find_table(contexts[0], clock, user, wanted(seats=(3, 2)))
    await pass_time(contexts[0], clock, matching.DELAY)
    offers = [await find_offer(contexts[0], user) for user in (ADA, BEN)]
    results = await asyncio.gather(
        *(open_proposed(*one) for one in zip(contexts, (ADA, BEN), offers, strict=True)),
        return_exceptions=True,
    )
    assert [isinstance(result, UserError) for result in results].count(True) == 1
    async with contexts[0].database.read_transaction() as tx:
        assert len(await matches.of_guild(tx, GUILD, ("open",))) == 1
