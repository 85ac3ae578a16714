"""Tests for taking a turn: panel, choices, undo, confirming, and all user errors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.text import seat_values, text
from host.core.context import Context
from host.core.errors import UserError
from host.tables.tables import tables
from host.turns.play import turn_actions
from host.turns.play.turn_errors import RevealNotConfirmed, StaleRevision
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    choose,
    error_key,
    open_match,
    start_match,
    take_pearls,
    take_turn,
)


async def test_panel_shows_every_option_with_its_label(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    assert [offer.action for offer in panel.offers] == [{"move": "take", "count": n} for n in (1, 2, 3)]
    assert [offer.index for offer in panel.offers] == [0, 1, 2]
    assert panel.offers[1].label.text == text("pearls-take", count=2)
    assert panel.prompt == text("pearls-ask-dive", pile=9)
    assert panel.is_your_turn
    assert not panel.can_undo
    assert not panel.can_confirm


async def test_waiting_player_sees_the_table_without_options(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await turn_actions.load_panel(ctx, row.id, BEN)
    assert (panel.is_your_turn, panel.offers, panel.prompt, panel.awaited) == (False, (), None, (0,))
    assert panel.view.pile == 9


async def test_draft_is_visible_only_to_its_player(ctx: Context) -> None:
    row = await start_match(ctx)
    before = await turn_actions.load_panel(ctx, row.id, ADA)
    mine = await turn_actions.choose(ctx, row.id, ADA, before.revision, 2)
    others = await turn_actions.load_panel(ctx, row.id, BEN)
    assert mine.view.owned == (3, 0)
    assert others.view.owned == (0, 0)
    assert mine.revision > before.revision


async def test_forced_follow_ups_are_chosen_and_undone_together(ctx: Context) -> None:
    row = await start_match(ctx)
    chosen = await choose(ctx, row.id, ADA, {"move": "take", "count": 2})
    assert [label.text.key for label in chosen.chosen] == ["pearls-take", "pearls-surface"]
    assert chosen.can_confirm
    assert chosen.offers == ()
    back = await turn_actions.undo(ctx, row.id, ADA)
    assert back.chosen == ()
    assert back.view.pile == 9
    assert len(back.offers) == 3


async def test_undo_removes_one_step_and_start_over_removes_all(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_pearls(ctx, row.id, ADA, 1)
    once = await turn_actions.undo(ctx, row.id, ADA)
    assert [label.text.key for label in once.chosen] == ["pearls-take"]
    assert [offer.label.text.key for offer in once.offers] == ["pearls-surface", "pearls-look"]
    await choose(ctx, row.id, ADA, {"move": "surface"})
    anew = await turn_actions.start_over(ctx, row.id, ADA)
    assert anew.chosen == ()
    assert not anew.can_undo


async def test_confirm_publishes_the_turn_and_activates_the_next_seat(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_pearls(ctx, row.id, ADA, 3)
    mine = await turn_actions.confirm(ctx, row.id, ADA)
    others = await turn_actions.load_panel(ctx, row.id, BEN)
    assert not mine.is_your_turn
    assert others.is_your_turn
    assert others.view.owned == (3, 0)
    assert others.match.head == 3  # Log entries 1 to 3 are the start, the dive and the surfacing.


async def test_draft_does_not_show_the_tide_revealed_by_confirm(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    draft = await take_pearls(ctx, row.id, BEN, 2)
    assert (draft.view.pile, draft.view.round, draft.view.tides_left) == (5, 0, 5)
    after = await turn_actions.confirm(ctx, row.id, BEN)
    assert (after.view.round, after.view.tides_left) == (1, 4)


async def test_revealing_option_asks_first_and_confirms_the_turn_so_far(ctx: Context) -> None:
    row = await start_match(ctx)
    half = await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    assert [offer.reveals for offer in half.offers] == [False, True]
    assert half.view.next_tide is None
    with pytest.raises(RevealNotConfirmed) as refused:
        await turn_actions.choose(ctx, row.id, ADA, half.revision, 1)
    assert error_key(refused) == "refusal-reveals"
    assert refused.value.offer.index == 1
    assert refused.value.panel == half
    panel = await turn_actions.choose(ctx, row.id, ADA, half.revision, 1, confirm_reveal=True)
    assert panel.view.next_tide in ("high", "low")
    assert panel.match.head == 3
    assert not panel.can_undo
    assert [offer.label.text.key for offer in panel.offers] == ["pearls-surface"]
    with pytest.raises(UserError) as nothing:
        await turn_actions.undo(ctx, row.id, ADA)
    assert error_key(nothing) == "refusal-nothing-to-undo"


async def test_double_click_is_refused_as_stale(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    now = await turn_actions.choose(ctx, row.id, ADA, panel.revision, 0)
    with pytest.raises(StaleRevision) as refused:
        await turn_actions.choose(ctx, row.id, ADA, panel.revision, 0)
    assert error_key(refused) == "refusal-stale"
    assert refused.value.panel == now


async def test_confirm_twice_appends_moves_once(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await take_pearls(ctx, row.id, ADA, 3)
    after = await turn_actions.confirm(ctx, row.id, ADA, panel.revision)
    with pytest.raises(StaleRevision) as refused:
        await turn_actions.confirm(ctx, row.id, ADA, panel.revision)
    assert refused.value.panel == replace(after, before=None)
    with pytest.raises(UserError) as unhurried:
        await turn_actions.confirm(ctx, row.id, ADA)
    assert error_key(unhurried) == "refusal-not-your-turn"


@pytest.mark.parametrize("change", [turn_actions.undo, turn_actions.start_over, turn_actions.confirm])
async def test_buttons_of_an_old_panel_change_nothing(ctx: Context, change: Callable[..., Any]) -> None:
    row = await start_match(ctx)
    old = await take_pearls(ctx, row.id, ADA, 1)
    await turn_actions.undo(ctx, row.id, ADA)
    now = await turn_actions.undo(ctx, row.id, ADA)
    with pytest.raises(StaleRevision):
        await change(ctx, row.id, ADA, old.revision)
    assert await turn_actions.load_panel(ctx, row.id, ADA) == now


async def test_revisions_are_never_reused(ctx: Context) -> None:
    row = await start_match(ctx)
    seen = [(await turn_actions.load_panel(ctx, row.id, ADA)).revision]
    for _ in range(3):
        seen.append((await take_pearls(ctx, row.id, ADA, 1)).revision)
        seen.append((await turn_actions.start_over(ctx, row.id, ADA)).revision)
    seen.append((await take_turn(ctx, row.id, ADA, 1)).revision)
    await take_turn(ctx, row.id, BEN, 1)
    seen.append((await turn_actions.load_panel(ctx, row.id, ADA)).revision)
    assert len(set(seen)) == len(seen)
    assert seen == sorted(seen)


async def test_out_of_turn_error_names_the_active_player(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await turn_actions.choose(ctx, row.id, BEN, None, 0)
    assert refused.value.text == text("refusal-not-your-turn", **seat_values([0]))
    assert refused.value.names == ("Ada", "Ben")


@pytest.mark.parametrize(
    "change", [turn_actions.load_panel, turn_actions.undo, turn_actions.start_over, turn_actions.confirm]
)
async def test_spectator_has_no_panel(ctx: Context, change: Callable[..., Any]) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await change(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-not-in-match"


@pytest.mark.parametrize("match_id", [0, -1, 999, 2**63, 10**40])
async def test_unknown_match_is_refused(ctx: Context, match_id: int) -> None:
    for change in (turn_actions.load_panel, turn_actions.undo, turn_actions.start_over, turn_actions.confirm):
        with pytest.raises(UserError) as refused:
            await change(ctx, match_id, ADA)
        assert error_key(refused) == "refusal-unknown-match"


@pytest.mark.parametrize("index", [-1, 3, 10**12])
async def test_unavailable_option_is_refused(ctx: Context, index: int) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await turn_actions.choose(ctx, row.id, ADA, None, index)
    assert error_key(refused) == "refusal-no-option"


async def test_confirm_of_incomplete_turn_and_choice_after_end_are_refused(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as nothing:
        await turn_actions.confirm(ctx, row.id, ADA)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    with pytest.raises(UserError) as half:
        await turn_actions.confirm(ctx, row.id, ADA)
    assert error_key(nothing) == error_key(half) == "refusal-turn-unfinished"
    complete = await choose(ctx, row.id, ADA, {"move": "surface"})
    with pytest.raises(UserError) as prolonged:
        await turn_actions.choose(ctx, row.id, ADA, complete.revision, 0)
    assert error_key(prolonged) == "refusal-turn-complete"


async def test_undo_without_a_draft_is_refused(ctx: Context) -> None:
    row = await start_match(ctx)
    for change in (turn_actions.undo, turn_actions.start_over):
        with pytest.raises(UserError) as refused:
            await change(ctx, row.id, ADA)
        assert error_key(refused) == "refusal-nothing-to-undo"


async def test_unstarted_or_cancelled_match_has_no_panel(ctx: Context) -> None:
    row = await open_match(ctx)
    with pytest.raises(UserError) as too_early:
        await turn_actions.load_panel(ctx, row.id, ADA)
    assert error_key(too_early) == "refusal-not-started"
    await tables.cancel(ctx, row.id, ADA)
    with pytest.raises(UserError) as too_late:
        await turn_actions.load_panel(ctx, row.id, ADA)
    assert error_key(too_late) == "refusal-cancelled"


async def test_last_move_shows_the_finished_table(ctx: Context) -> None:
    row = await start_match(ctx, edition='pile = 2\ntides = ["low"]')
    await take_turn(ctx, row.id, ADA, 1)
    panel = await take_turn(ctx, row.id, BEN, 1)
    assert panel.match.status == "finished"
    assert not panel.awaited
    assert panel.view.owned == (1, 1)
    with pytest.raises(UserError) as over:
        await turn_actions.load_panel(ctx, row.id, BEN)
    assert error_key(over) == "refusal-finished"


async def test_draft_survives_a_restart(ctx: Context, new_context: Callable[[], Context]) -> None:
    row = await start_match(ctx)
    half = await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    again = new_context()
    assert await turn_actions.load_panel(again, row.id, ADA) == half
    await turn_actions.choose(again, row.id, ADA, half.revision, 0)
    after = await turn_actions.confirm(again, row.id, ADA)
    assert after.view.owned == (1, 0)
