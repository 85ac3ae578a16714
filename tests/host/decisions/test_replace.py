"""Tests for replaced players: by vote or by a host, with substitutes.

No user ever sees two seats' hands.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.text import Quote, text
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.decisions.undo.votes import UndoMoves
from host.matches.permissions import Authority, authorize
from host.matches.settings import updates
from host.matches.settings.time_controls import DAY
from host.messages import view
from host.messages.posts import cards
from host.tables.fairness import records
from host.tables.tables import tables
from host.turns.play import turn_actions
from host.turns.play.turn_errors import RevealNotConfirmed
from storage.matches import permissions
from storage.turns import plan
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    DEA,
    choose,
    deadline,
    error_key,
    open_match,
    run_jobs,
    start_match,
    take_pearls,
    take_turn,
)
from tests.host.votes import (
    DAILY,
    HOST,
    NO,
    YES,
    accept_seat,
    advance_time,
    cast_ballot,
    count_left_seats,
    entry_tags,
    load_open_votes,
    load_replacement_vote,
    load_seat,
    replace_player,
    run_out_of_time,
    start_timed_match,
)
from tests.log_messages import load_table_message


async def hand_of(ctx: Context, match_id: int, user: User) -> Any:
    return (await view.load_table_view(ctx, match_id, user)).view.hand


async def test_host_replaces_player_immediately_with_reason(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    done = await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone fishing"))
    assert not done.needs_consent
    assert (await load_seat(ctx, row.id, 0)).former_user_key == ADA.key
    assert "seat-taken dismissed" in await entry_tags(ctx, row.id, 4)
    table_message = await load_table_message(ctx, row.id, 2)
    assert table_message.log_line.texts[-1] == text("told-reason", reason=Quote("gone fishing"))
    async with ctx.database.read_transaction() as tx:
        (act,) = await permissions.of_guild(tx, row.guild_id, 10)
    assert (act.kind, act.user_key, act.reason) == ("replace", HOST.key, "gone fishing")
    assert await count_left_seats(ctx, ADA) == 0


async def test_host_replacement_requires_reason(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    with pytest.raises(UserError) as refused:
        await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, " "))
    assert error_key(refused) == "refusal-reason-needed"


async def test_substitute_named_by_host_takes_seat_on_acceptance(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    ruled = await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "asked for it"), CEM)
    assert (ruled.needs_consent, (await load_seat(ctx, row.id, 0)).user_key) == (True, ADA.key)
    await accept_seat(ctx, row.id, CEM)
    seat_row = await load_seat(ctx, row.id, 0)
    assert (seat_row.user_key, seat_row.name, seat_row.former_user_key) == (CEM.key, "Cem", None)
    assert (await turn_actions.load_panel(ctx, row.id, CEM)).is_your_turn


async def test_majority_cannot_replace_prompt_player(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    assert (await replacement.request_replacement(ctx, row.id, 0, BEN, reason="so slow")).needs_consent
    open_vote = await load_replacement_vote(ctx, row.id)
    assert (open_vote.missing, open_vote.vote.given_reason) == ((ADA.key, CEM.key), "so slow")
    await cast_ballot(ctx, open_vote.row, CEM, YES)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key
    await advance_time(ctx, clock, row.id)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key
    assert await entry_tags(ctx, row.id) == ["ruled replace-refused"]


@pytest.mark.parametrize("answers", [(ADA, CEM), (CEM, ADA)])
async def test_prompt_player_can_agree_to_be_replaced(ctx: Context, answers: tuple[User, ...]) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await replacement.request_replacement(ctx, row.id, 0, BEN)
    open_vote = await load_replacement_vote(ctx, row.id)
    for user in answers:
        assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key
        await cast_ballot(ctx, open_vote.row, user, YES)
    assert (await load_seat(ctx, row.id, 0)).former_user_key == ADA.key


async def test_majority_replaces_late_player(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await run_out_of_time(ctx, clock, row.id)
    assert (await replacement.request_replacement(ctx, row.id, 0, BEN)).needs_consent
    open_vote = await load_replacement_vote(ctx, row.id)
    assert (open_vote.missing, open_vote.counts) == ((CEM.key,), (1, 0))
    await cast_ballot(ctx, open_vote.row, CEM, YES)
    assert (await load_seat(ctx, row.id, 0)).former_user_key == ADA.key


async def test_move_before_decision_prevents_replacement(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await run_out_of_time(ctx, clock, row.id)
    await replacement.request_replacement(ctx, row.id, 0, BEN)
    await take_turn(ctx, row.id, ADA, 1)
    await cast_ballot(ctx, (await load_replacement_vote(ctx, row.id)).row, CEM, YES)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key


async def test_move_before_substitute_accepts_prevents_replacement(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await run_out_of_time(ctx, clock, row.id)
    await replacement.request_replacement(ctx, row.id, 0, BEN, DEA)
    await cast_ballot(ctx, (await load_replacement_vote(ctx, row.id)).row, CEM, YES)
    assert "offer" in [load_open_vote.kind for load_open_vote in await load_open_votes(ctx, row.id)]
    await take_turn(ctx, row.id, ADA, 1)
    await accept_seat(ctx, row.id, DEA)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key


async def test_player_is_late_after_a_week_without_clock(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM)
    clock.now += 7 * DAY
    await replacement.request_replacement(ctx, row.id, 0, BEN)
    assert (await load_replacement_vote(ctx, row.id)).missing == (CEM.key,)


async def test_opponent_in_two_player_match_can_veto_replacement(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.request_replacement(ctx, row.id, 0, BEN)
    open_vote = await load_replacement_vote(ctx, row.id)
    assert open_vote.missing == (ADA.key,)
    await cast_ballot(ctx, open_vote.row, ADA, NO)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key
    assert await entry_tags(ctx, row.id) == ["ruled replace-refused"]


async def test_replacement_request_of_player_with_reason_needs_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    done = await replacement.replace(
        ctx, row.id, 0, BEN, None, Authority(BEN, "if you please"), "if you please"
    )
    assert (done.needs_consent, (await load_seat(ctx, row.id, 0)).user_key) == (True, ADA.key)


async def test_player_requests_own_replacement_by_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.request_replacement(ctx, row.id, 0, ADA, CEM)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, BEN, YES)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key
    await accept_seat(ctx, row.id, CEM)
    assert (await load_seat(ctx, row.id, 0)).user_key == CEM.key
    assert await count_left_seats(ctx, ADA) == 0


async def test_clock_of_substitute_starts_on_acceptance(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "swap"), CEM)
    clock.now += DAY - 1
    await accept_seat(ctx, row.id, CEM)
    assert await deadline(ctx, row.id) == clock.now + DAILY.bank + DAILY.increment


async def test_declined_or_expired_seat_offer_keeps_player(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "swap"), CEM)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, CEM, NO)
    assert await entry_tags(ctx, row.id) == ["ruled seat-declined"]
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "swap"), DEA)
    await advance_time(ctx, clock, row.id)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key
    assert await load_open_votes(ctx, row.id) == []


async def test_match_limit_of_server_applies_to_substitute(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "swap"), CEM)
    await start_match(ctx, CEM, opener=DEA, channel=7001)
    await updates.update_guild_settings(ctx, 1, most_running=1)
    with pytest.raises(UserError) as refused:
        await accept_seat(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-too-many-matches"
    with pytest.raises(UserError) as refused:
        await replacement.replace_as_host(ctx, row.id, 1, Authority(HOST, "swap"), CEM)
    assert error_key(refused) == "refusal-too-many-matches"


async def test_replacement_without_majority_is_refused(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await replacement.request_replacement(ctx, row.id, 0, BEN)
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, CEM, NO)
    await advance_time(ctx, clock, row.id)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key
    assert await entry_tags(ctx, row.id) == ["ruled replace-refused"]


async def test_duplicate_replacement_vote_is_rejected(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await replacement.request_replacement(ctx, row.id, 0, BEN)
    with pytest.raises(UserError) as refused:
        await replacement.request_replacement(ctx, row.id, 0, CEM, DEA)
    assert error_key(refused) == "refusal-asked-already"


async def test_replacement_vote_closes_when_player_resigns(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await replacement.request_replacement(ctx, row.id, 0, BEN)
    await replacement.resign(ctx, row.id, ADA)
    assert await load_open_votes(ctx, row.id) == []


async def test_only_players_can_request_replacement(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    with pytest.raises(UserError) as refused:
        await replacement.request_replacement(ctx, row.id, 0, CEM)
    assert error_key(refused) == "refusal-not-in-match"
    with pytest.raises(UserError) as refused:
        await replacement.request_replacement(ctx, row.id, 5, BEN)
    assert error_key(refused) == "refusal-no-person-there"


async def test_seated_player_cannot_be_substitute(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    with pytest.raises(UserError) as refused:
        await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "why not"), BEN)
    assert error_key(refused) == "refusal-sits-already"


async def test_only_invited_users_can_substitute_in_private_match(ctx: Context) -> None:
    row = await open_match(ctx, is_public=False, invited=(BEN, CEM))
    await tables.join(ctx, row.id, BEN)
    await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone"))
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, DEA)
    assert error_key(refused) == "refusal-invited-only"
    assert (await replacement.take_seat(ctx, row.id, CEM)).needs_consent


async def test_hand_is_visible_to_substitute_and_not_to_predecessor(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island")
    await choose(ctx, row.id, ADA, {"move": "go", "column": 2})
    with pytest.raises(RevealNotConfirmed):
        await choose(ctx, row.id, ADA, {"move": "collect"})
    await choose(ctx, row.id, ADA, {"move": "collect"}, confirm_reveal=True)
    held = await hand_of(ctx, row.id, ADA)
    assert held
    await replace_player(ctx, row.id, 0, CEM)
    assert await hand_of(ctx, row.id, CEM) == held
    assert await hand_of(ctx, row.id, ADA) is None
    own = await view.load_log(ctx, row.id, ADA)
    assert "nautilus-island-tell-drawn" not in [
        line.key for log_line in own.log_lines for line in log_line.texts
    ]


@pytest.mark.parametrize("way", ["resigned", "dismissed", "replaced"])
async def test_former_player_cannot_take_another_seat(ctx: Context, way: str) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    if way == "resigned":
        await replacement.resign(ctx, row.id, ADA)
    elif way == "dismissed":
        await replacement.replace_as_host(ctx, row.id, 0, Authority(HOST, "gone"))
    else:
        await replace_player(ctx, row.id, 0, DEA)
    await replacement.replace_as_host(ctx, row.id, 1, Authority(HOST, "gone"))
    with pytest.raises(UserError) as refused:
        await replacement.take_seat(ctx, row.id, ADA, 1)
    assert error_key(refused) == "refusal-knows-another-seat"
    with pytest.raises(UserError) as refused:
        await replacement.replace_as_host(ctx, row.id, 2, Authority(HOST, "swap"), ADA)
    assert error_key(refused) == "refusal-knows-another-seat"


async def test_resigned_player_cannot_substitute_in_own_seat(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await replacement.resign(ctx, row.id, ADA)
    for slip in ("yours-to-return", "given-up"):
        with pytest.raises(UserError) as refused:
            await replacement.take_seat(ctx, row.id, ADA)
        assert error_key(refused) == f"refusal-{slip}"
        clock.now += DAY
    assert not (await replacement.take_seat(ctx, row.id, CEM)).needs_consent
    assert (await load_seat(ctx, row.id, 0)).user_key == CEM.key


async def test_vote_for_substitute_seated_meanwhile_has_no_effect(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await replacement.request_replacement(ctx, row.id, 0, ADA, DEA)
    await replacement.resign(ctx, row.id, CEM)
    await replacement.take_seat(ctx, row.id, DEA, 2)
    open_vote = await load_replacement_vote(ctx, row.id)
    for user in (BEN, DEA):
        await cast_ballot(ctx, open_vote.row, user, YES)
    assert (await load_seat(ctx, row.id, 0)).user_key == ADA.key


async def test_drafts_and_plans_are_cleared_on_replacement(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_pearls(ctx, row.id, ADA, 2)
    async with ctx.database.transaction() as tx:
        await plan.put(tx, row.id, 0, '{"secret": 1}')
    await replace_player(ctx, row.id, 0, CEM)
    assert (await turn_actions.load_panel(ctx, row.id, CEM)).chosen == ()
    async with ctx.database.read_transaction() as tx:
        assert (await plan.get(tx, row.id, 0)).payload == plan.EMPTY


async def test_record_names_the_current_players(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    await replace_player(ctx, row.id, 0, CEM)
    record = await records.record_of(ctx, row.id, None)
    assert list(record.seats) == ["Cem", "Ben"]


async def test_match_with_substitute_is_finished_by_robots(ctx: Context) -> None:
    row = await start_match(ctx)
    await replace_player(ctx, row.id, 0, CEM)
    for user in (CEM, BEN):
        await replacement.resign(ctx, row.id, user)
    while await run_jobs(ctx, row.id):
        pass
    assert (await cards.get_card(ctx, row.id)).match.status == "finished"


async def test_host_action_is_audited_with_details(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    async with ctx.database.transaction() as tx:
        await authorize(ctx, tx, row, Authority(HOST, "a slip"), UndoMoves(4))
    async with ctx.database.read_transaction() as tx:
        (act,) = await permissions.of_guild(tx, row.guild_id, 10)
    assert msgspec.json.decode(act.payload) == {"kind": "undo", "to": 4}
