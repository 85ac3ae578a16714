"""Tests for ending a match early: resigning, draw offers and eliminated seats."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.files.library import game
from engine.core.model import Seat
from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions import abort, ending
from host.decisions.replace import replacement
from host.decisions.replace.seat_status import seat_status
from host.decisions.vote import voting
from host.decisions.vote.pending import load_pending_votes
from host.history import analysis
from host.history.results.match_records import has_result, load_record
from host.history.results.recorder import outcome_from_rows
from host.matches.match import reading
from host.messages.posts import cards
from host.messages.posts.cards import get_card
from host.turns.play import turn_actions
from storage.history import results
from storage.history.results import ResultRow
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.history.test_results_without_points import awaited_users, play_first_options
from tests.host.players import ADA, BEN, CEM, CHANNEL, DEA, choose, error_key, fire_timers, start_match

YES, NO = 0, 1


async def lay(ctx: Context, row: MatchRow, user: User, field: int) -> None:
    await choose(ctx, row.id, user, {"move": "lay", "field": field})
    await turn_actions.confirm(ctx, row.id, user)


async def rows_of(ctx: Context, row: MatchRow) -> list[ResultRow]:
    async with ctx.database.read_transaction() as tx:
        return await results.of_match(tx, row.id)


async def answer(ctx: Context, row: MatchRow, user: User, choice: int) -> None:
    (waiting,) = await load_pending_votes(ctx, user, row.id)
    await voting.cast_ballot(ctx, row.id, waiting.row.id, user, choice)


async def status_of(ctx: Context, row: MatchRow) -> str:
    return (await get_card(ctx, row.id)).match.status


async def refusal(awaitable: object) -> str:
    with pytest.raises(UserError) as caught:
        await awaitable  # type: ignore[misc]  # any coroutine of the host
    return error_key(caught)


@pytest.mark.parametrize("resigning", [ADA, BEN])
async def test_resignation_ends_a_game_that_declares_it(ctx: Context, resigning: User) -> None:
    row = await start_match(ctx, game="buoys")
    await lay(ctx, row, ADA, 0)
    assert (await replacement.resign(ctx, row.id, resigning)).status == "finished"
    rows = await rows_of(ctx, row)
    lost = (ADA, BEN).index(resigning)
    assert [one.outcome for one in rows] == ["lost" if seat == lost else "won" for seat in range(2)]
    assert {(one.reason, one.participation) for one in rows} == {("resigned", "played")}
    record = await load_record(ctx, row.id, ADA)
    assert dict(record.moves[-1]) == {"seat": lost, "move": "resign"}
    assert has_result(record, outcome_from_rows(rows))


async def test_analysis_ignores_a_resignation(ctx: Context) -> None:
    row = await start_match(ctx, game="buoys")
    await lay(ctx, row, ADA, 0)
    await replacement.resign(ctx, row.id, ADA)
    match = await reading.load_finished(ctx, row.id)
    assert [turn.seat for turn in analysis.match_turns(match)] == [0]


async def test_robot_plays_on_by_default(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await replacement.resign(ctx, row.id, ADA)
    card = await get_card(ctx, row.id)
    assert (card.match.status, card.seats[0].robot is not None) == ("running", True)


async def test_accepted_draw_ends_the_match(ctx: Context) -> None:
    row = await start_match(ctx, game="buoys")
    await lay(ctx, row, ADA, 0)
    await ending.offer_draw(ctx, row.id, ADA)
    assert await load_pending_votes(ctx, ADA, row.id) == ()
    await answer(ctx, row, BEN, YES)
    assert await status_of(ctx, row) == "finished"
    rows = await rows_of(ctx, row)
    assert {(one.outcome, one.reason, one.place) for one in rows} == {("draw", "agreed", 1)}
    assert has_result(await load_record(ctx, row.id, BEN), outcome_from_rows(rows))


async def test_declined_draw_can_be_offered_again_only_after_a_move(ctx: Context) -> None:
    row = await start_match(ctx, game="buoys")
    await ending.offer_draw(ctx, row.id, ADA)
    assert await refusal(ending.offer_draw(ctx, row.id, ADA)) == "refusal-draw-offered-already"
    await answer(ctx, row, BEN, NO)
    assert await status_of(ctx, row) == "running"
    assert await refusal(ending.offer_draw(ctx, row.id, ADA)) == "refusal-draw-offered-already"
    await lay(ctx, row, ADA, 0)
    await ending.offer_draw(ctx, row.id, ADA)


async def test_move_declines_a_draw(ctx: Context) -> None:
    row = await start_match(ctx, game="buoys")
    await lay(ctx, row, ADA, 0)
    await ending.offer_draw(ctx, row.id, ADA)
    await lay(ctx, row, BEN, 1)
    assert await load_pending_votes(ctx, BEN, row.id) == ()
    assert await refusal(ending.offer_draw(ctx, row.id, ADA)) == "refusal-draw-offered-already"


async def test_unanswered_draw_is_declined_at_the_deadline(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, game="buoys")
    await ending.offer_draw(ctx, row.id, ADA)
    (waiting,) = await load_pending_votes(ctx, BEN, row.id)
    clock.now = waiting.closes
    await fire_timers(ctx, row.id)
    assert await status_of(ctx, row) == "running"
    assert await load_pending_votes(ctx, BEN, row.id) == ()


async def test_draw_is_refused_to_spectators_and_games_without_draws(ctx: Context) -> None:
    alone = await start_match(ctx, CEM, game="buoys")
    assert await refusal(ending.offer_draw(ctx, alone.id, DEA)) == "refusal-not-in-match"
    pearls = await start_match(ctx, channel=CHANNEL + 1)
    assert await refusal(ending.offer_draw(ctx, pearls.id, ADA)) == "refusal-no-draws"


async def test_draw_is_refused_if_a_robot_would_have_to_agree(ctx: Context) -> None:
    row = await start_match(ctx, game="buoys")
    await replacement.request_replacement(ctx, row.id, 1, BEN)
    await answer(ctx, row, ADA, YES)
    assert (await get_card(ctx, row.id)).seats[1].robot is not None
    assert await refusal(ending.offer_draw(ctx, row.id, ADA)) == "refusal-draw-with-robots"


async def test_resigned_seat_is_eliminated_and_the_others_play_on(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, game="leak")
    assert (await replacement.resign(ctx, row.id, BEN)).status == "running"
    card = await get_card(ctx, row.id)
    assert (card.eliminated, card.awaited) == ((1,), (0,))
    await play_first_options(ctx, row, -1)
    assert await status_of(ctx, row) == "finished"
    rows = await rows_of(ctx, row)
    assert has_result(await load_record(ctx, row.id, BEN), outcome_from_rows(rows))
    assert {one.reason for one in rows} == {""}


async def test_resignation_in_turn_passes_the_turn(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, game="leak")
    await replacement.resign(ctx, row.id, ADA)
    assert await awaited_users(ctx, row) == [BEN]


async def test_resignation_out_of_turn_keeps_the_others_waiting_time(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM, game="leak")
    since = (await cards.get_card(ctx, row.id)).since
    clock.now += 1000
    await replacement.resign(ctx, row.id, CEM)
    assert (await cards.get_card(ctx, row.id)).since == since


async def test_eliminated_player_is_offered_nothing_and_asked_nothing(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, game="leak")
    await replacement.resign(ctx, row.id, BEN)
    found = await seat_status(ctx, row.id, BEN)
    assert (found.own_match.is_eliminated, found.may_nudge) == (True, False)
    assert await refusal(replacement.resign(ctx, row.id, BEN)) == "refusal-eliminated"
    assert await refusal(abort.abort(ctx, row.id, BEN)) == "refusal-eliminated"
    await abort.abort(ctx, row.id, ADA)
    assert await load_pending_votes(ctx, BEN, row.id) == ()
    (waiting,) = await load_pending_votes(ctx, CEM, row.id)
    assert waiting.missing == (CEM.key,)
    assert await refusal(voting.cast_ballot(ctx, row.id, waiting.row.id, BEN, YES)) == "refusal-not-asked"
    await voting.cast_ballot(ctx, row.id, waiting.row.id, CEM, YES)
    assert await status_of(ctx, row) == "cancelled"


async def test_resignation_closes_the_votes_that_only_waited_for_the_player(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, game="leak")
    await abort.abort(ctx, row.id, ADA)
    await answer(ctx, row, CEM, YES)
    await replacement.resign(ctx, row.id, BEN)
    await fire_timers(ctx, row.id)
    assert await status_of(ctx, row) == "cancelled"


async def test_team_concedes_only_if_all_its_players_agree(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    regatta = type(game("regatta"))

    def resign(state: Any, seat: Seat) -> Any:
        return replace(state, stack=())

    monkeypatch.setattr(regatta, "resigning", "ended")
    monkeypatch.setattr(regatta.state_type, "resign", resign)
    row = await start_match(ctx, BEN, CEM, DEA, game="regatta")
    assert (await replacement.resign(ctx, row.id, ADA)).status == "running"
    assert await load_pending_votes(ctx, BEN, row.id) == ()
    await answer(ctx, row, CEM, NO)
    assert await status_of(ctx, row) == "running"
    await replacement.resign(ctx, row.id, ADA)
    await answer(ctx, row, CEM, YES)
    assert await status_of(ctx, row) == "finished"
