"""Tests for passing in advance: for a number of turns, or until the round ends."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.turns.plan import planning
from host.turns.plan.plans import Passing
from host.turns.play import turn_actions
from tests.host.plans import PASS, load_moves, plan_of
from tests.host.players import ADA, BEN, choose, error_key, start_match


async def pass_phase(ctx: Context, match_id: int, chooser: User) -> None:
    """Let `chooser` choose the phase's first action, and then pass."""
    await turn_actions.choose(ctx, match_id, chooser, None, 0)
    if (await turn_actions.load_panel(ctx, match_id, chooser)).offers[0].action["move"] == "take":
        await turn_actions.choose(ctx, match_id, chooser, None, 0)
    await choose(ctx, match_id, chooser, PASS)
    await turn_actions.confirm(ctx, match_id, chooser)


async def test_planned_number_of_turns_is_passed(ctx: Context) -> None:
    row = await start_match(ctx, game="nauticus")
    await planning.pass_turns(ctx, row.id, BEN, 2)
    await pass_phase(ctx, row.id, ADA)
    passed = [(seat, by, payload) for seat, by, payload in await load_moves(ctx, row.id) if by == "plan"]
    assert [(seat, payload) for seat, _, payload in passed] == [(1, '{"move":"pass"}'), (1, '{"move":"end"}')]
    assert await plan_of(ctx, row.id, BEN) == Passing(1)


async def test_pass_plan_is_kept_if_a_turn_can_not_be_passed(ctx: Context) -> None:
    row = await start_match(ctx, game="nauticus")
    await planning.pass_turns(ctx, row.id, BEN, None)
    await pass_phase(ctx, row.id, ADA)
    panel = await turn_actions.load_panel(ctx, row.id, BEN)
    assert (panel.is_your_turn, panel.plan) == (True, Passing(None))
    await pass_phase(ctx, row.id, BEN)
    await choose(ctx, row.id, ADA, PASS)
    await turn_actions.confirm(ctx, row.id, ADA)
    await pass_phase(ctx, row.id, ADA)
    assert [by for seat, by, _ in await load_moves(ctx, row.id) if seat == 1].count("plan") == 4


async def test_pass_plan_ends_with_the_round(ctx: Context) -> None:
    row = await start_match(ctx, game="nauticus")
    await planning.pass_turns(ctx, row.id, BEN, None, this_round=True)
    while (panel := await turn_actions.load_panel(ctx, row.id, ADA)).view.round == 1:
        if panel.is_your_turn:
            await plain_pass(ctx, row.id, ADA)
        else:
            assert await plan_of(ctx, row.id, BEN) == Passing(None, 1)
            await plain_pass(ctx, row.id, BEN)
    while (panel := await turn_actions.load_panel(ctx, row.id, ADA)).is_your_turn:
        await plain_pass(ctx, row.id, ADA)
    assert await plan_of(ctx, row.id, BEN) is None
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).is_your_turn


async def plain_pass(ctx: Context, match_id: int, user: User) -> None:
    """Pass.

    If the user has to make other decisions first, choose the first option of each.
    """
    panel = await turn_actions.load_panel(ctx, match_id, user)
    while not panel.can_confirm:
        passing = [offer.index for offer in panel.offers if offer.action == PASS]
        panel = await turn_actions.choose(ctx, match_id, user, None, (passing or [0])[0])
    await turn_actions.confirm(ctx, match_id, user)


@pytest.mark.parametrize("turns_ahead", [0, 10])
async def test_invalid_number_of_planned_passes_is_refused(ctx: Context, turns_ahead: int) -> None:
    row = await start_match(ctx, game="nauticus")
    with pytest.raises(UserError) as refused:
        await planning.pass_turns(ctx, row.id, BEN, turns_ahead)
    assert error_key(refused) == "refusal-plan-turns"


async def test_pass_plan_is_refused_in_a_game_without_passing(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await planning.pass_turns(ctx, row.id, BEN, 1)
    assert error_key(refused) == "refusal-plan-no-passing"
