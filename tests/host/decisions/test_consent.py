"""Tests for hosts who play in the match: their actions need the consent of the other players."""

from __future__ import annotations

from host.core.context import Context
from host.decisions import consent
from host.decisions.consent import TIME_TO_OBJECT
from host.decisions.replace import replacement
from host.decisions.undo import feature
from host.matches import permissions
from host.matches.permissions import Authority
from host.messages import view
from host.messages.posts import cards
from host.operations.admin import repair, tools
from host.tables.tables import ownership
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    clear_outbox,
    deadline,
    open_match,
    pending_messages,
    take_turn,
)
from tests.host.votes import (
    LONG,
    NO,
    YES,
    accept_seat,
    advance_time,
    cast_ballot,
    entry_tags,
    load_only_vote,
    load_open_votes,
    load_seat,
    start_timed_match,
)

BY_ADA = Authority(ADA, "a **storm**")


async def test_action_of_playing_host_requires_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await tools.pause(ctx, row.id, BY_ADA)
    assert await consent.is_vote_open(ctx, row.id, BY_ADA)
    open_vote = await load_only_vote(ctx, row.id)
    assert (open_vote.missing, open_vote.default) == ((BEN.key, CEM.key), "yes")
    assert (open_vote.vote.given_reason, open_vote.closes) == (
        "a **storm**",
        open_vote.row.opened_at + TIME_TO_OBJECT,
    )
    assert (await permissions.load_page(ctx, 1, 1)).entries == ()
    for user in (BEN, CEM):
        assert (await cards.get_card(ctx, row.id)).match.paused_since is None
        await cast_ballot(ctx, open_vote.row, user, YES)
    assert (await cards.get_card(ctx, row.id)).match.paused_since is not None
    (noted,) = (await permissions.load_page(ctx, 1, 1)).entries
    assert (noted.is_participant, noted.reason) == (True, "a **storm**")


async def test_single_objection_refuses_host_action(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await tools.extend(ctx, row.id, 0, 500, BY_ADA)
    due = await deadline(ctx, row.id)
    await cast_ballot(ctx, (await load_only_vote(ctx, row.id)).row, BEN, NO)
    assert await entry_tags(ctx, row.id) == ["ruled act-refused"]
    assert await deadline(ctx, row.id) == due
    assert (await permissions.load_page(ctx, 1, 1)).entries == ()


async def test_missing_votes_count_as_consent_after_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await tools.close(ctx, row.id, BY_ADA)
    await advance_time(ctx, clock, row.id, TIME_TO_OBJECT - 1)
    assert (await cards.get_card(ctx, row.id)).match.status == "running"
    await clear_outbox(ctx, row.id)
    await advance_time(ctx, clock, row.id, 1)
    assert (await cards.get_card(ctx, row.id)).match.status == "cancelled"
    assert any(post.startswith("act:") for post in await pending_messages(ctx, row.id)), (
        "it says: by a participant"
    )


async def test_playing_host_cannot_replace_an_objecting_player(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    assert (await replacement.replace_as_host(ctx, row.id, 1, BY_ADA)).needs_consent
    await cast_ballot(ctx, (await load_only_vote(ctx, row.id)).row, BEN, NO)
    assert (await load_seat(ctx, row.id, 1)).user_key == BEN.key


async def test_named_substitute_is_asked_after_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    assert (await replacement.replace_as_host(ctx, row.id, 1, BY_ADA, CEM)).needs_consent
    await cast_ballot(ctx, (await load_only_vote(ctx, row.id)).row, BEN, YES)
    assert (await load_seat(ctx, row.id, 1)).user_key == BEN.key
    await accept_seat(ctx, row.id, CEM)
    assert (await load_seat(ctx, row.id, 1)).user_key == CEM.key


async def test_undo_by_playing_host_requires_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    by = Authority(BEN, "a slip")
    assert (await feature.undo_as_host(ctx, row.id, 1, by)).status == "asked"
    open_vote = await load_only_vote(ctx, row.id)
    for user in (ADA, CEM):
        await cast_ballot(ctx, open_vote.row, user, YES)
    assert (await view.load_table_view(ctx, row.id, None)).view.owned == (0, 0, 0)


async def test_action_of_uninvolved_host_is_immediate(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await tools.pause(ctx, row.id, Authority(DEA, "a storm"))
    assert (await cards.get_card(ctx, row.id)).match.paused_since is not None
    (noted,) = (await permissions.load_page(ctx, 1, 1)).entries
    assert not noted.is_participant


async def test_action_of_former_player_requires_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await replacement.resign(ctx, row.id, ADA)
    assert (await replacement.replace(ctx, row.id, 1, ADA, None, BY_ADA)).needs_consent
    dismissed = await start_timed_match(ctx, BEN, CEM, channel=7001)
    await replacement.replace_as_host(ctx, dismissed.id, 1, Authority(DEA, "gone"))
    await tools.pause(ctx, dismissed.id, Authority(BEN, "a storm"))
    assert [row.kind for row in await load_open_votes(ctx, dismissed.id)] == ["agree"]
    await cast_ballot(ctx, (await load_only_vote(ctx, row.id)).row, BEN, NO)
    assert (await load_seat(ctx, row.id, 1)).user_key == BEN.key


async def test_action_of_resigned_host_is_audited_as_participant(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await replacement.resign(ctx, row.id, ADA)
    await tools.pause(ctx, row.id, BY_ADA)
    open_vote = await load_only_vote(ctx, row.id)
    await replacement.take_seat(ctx, row.id, DEA)
    assert (await load_only_vote(ctx, row.id)).missing == (DEA.key, BEN.key, CEM.key)
    for user in (BEN, CEM, DEA):
        assert (await cards.get_card(ctx, row.id)).match.paused_since is None
        await cast_ballot(ctx, open_vote.row, user, YES)
    assert (await cards.get_card(ctx, row.id)).match.paused_since is not None
    (noted,) = (await permissions.load_page(ctx, 1, 1)).entries
    assert noted.is_participant


async def test_technical_host_actions_require_no_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await tools.pause(ctx, row.id, Authority(DEA, "a storm"))
    await tools.resume(ctx, row.id, BY_ADA)
    await tools.repost(ctx, row.id, BY_ADA)
    assert (await ownership.transfer(ctx, row.id, BEN, BEN, Authority(BEN, "on leave"))).owner_key == BEN.key
    assert (await repair.repair(ctx, row.id, BY_ADA)).check_result.invalid_entry is None
    assert await load_open_votes(ctx, row.id) == []


async def test_player_with_reserved_seat_may_object(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 1, Authority(DEA, "gone"))
    await tools.close(ctx, row.id, BY_ADA)
    await cast_ballot(ctx, (await load_only_vote(ctx, row.id)).row, BEN, NO)
    assert (await cards.get_card(ctx, row.id)).match.status == "running"


async def test_host_action_against_robots_is_immediate_and_audited(ctx: Context) -> None:
    row = await open_match(ctx, robots=1, edition=LONG)
    await tools.pause(ctx, row.id, BY_ADA)
    assert (await cards.get_card(ctx, row.id)).match.paused_since is not None
    (noted,) = (await permissions.load_page(ctx, 1, 1)).entries
    assert noted.is_participant


async def test_approved_action_is_skipped_if_no_longer_possible(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await replacement.replace_as_host(ctx, row.id, 1, BY_ADA)
    open_vote = await load_only_vote(ctx, row.id)
    await replacement.resign(ctx, row.id, BEN)
    await cast_ballot(ctx, open_vote.row, CEM, YES)
    assert (await load_seat(ctx, row.id, 1)).former_user_key is None
    assert (await permissions.load_page(ctx, 1, 1)).entries == ()
    assert await load_open_votes(ctx, row.id) == []
