"""Tests for the sandbox, a private copy of the position that is playable until hidden data is needed."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.core.users import User
from host.decisions.replace import replacement
from host.messages import view
from host.turns.play import turn_actions
from host.turns.sandbox import sandbox
from host.turns.sandbox.position import MAX_TRIED, SandboxPanel
from host.turns.sandbox.sandbox import StaleSandbox
from storage.matches.match import log
from tests.host.players import ADA, BEN, CEM, error_key, pending_messages, start_match, take_pearls, take_turn


async def try_options(ctx: Context, match_id: int, user: User, *options: int) -> SandboxPanel:
    """Choose the options with the given indexes in the sandbox, one after the other."""
    panel = await sandbox.load_panel(ctx, match_id, user)
    for option in options:
        panel = await sandbox.choose(ctx, match_id, user, panel.revision, option)
    return panel


def label_keys(panel: SandboxPanel) -> list[tuple[int, str]]:
    return [(line.seat, line.label.text.key) for line in panel.tried]


TAKE, SURFACE, LOOK = "pearls-take", "pearls-surface", "pearls-look"
ONE, TWO, THREE = 0, 1, 2
"""Indexes of the options for taking one, two or three pearls."""


async def test_sandbox_tries_moves_for_each_seat_in_turn(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await try_options(ctx, row.id, ADA, TWO)
    assert (panel.seat_to_move, panel.view.owned) == (1, (2, 0))
    panel = await try_options(ctx, row.id, ADA, THREE)
    assert panel.view.owned == (2, 3)
    assert label_keys(panel) == [(0, TAKE), (0, SURFACE), (1, TAKE), (1, SURFACE)]


async def test_sandbox_does_not_change_the_match(ctx: Context) -> None:
    row = await start_match(ctx)
    posts = await pending_messages(ctx, row.id)
    await try_options(ctx, row.id, ADA, TWO, THREE)
    assert (await turn_actions.load_panel(ctx, row.id, ADA)).chosen == ()
    assert (await view.load_table_view(ctx, row.id, BEN)).view.owned == (0, 0)
    assert label_keys(await sandbox.load_panel(ctx, row.id, BEN)) == []
    assert await pending_messages(ctx, row.id) == posts
    async with ctx.database.read_transaction() as tx:
        assert [entry.kind for entry in await log.read(tx, row.id)] == ["started"]


async def test_sandbox_stops_before_the_table_reveals_anything(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await try_options(ctx, row.id, ADA, TWO, TWO)
    assert (panel.stop_reason, panel.offers, panel.prompt) == ("hidden", (), None)
    assert panel.view.turned == ()


async def test_revealing_action_is_not_applied_and_stops_the_sandbox(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await try_options(ctx, row.id, ADA, ONE)
    looking = next(offer.index for offer in panel.offers if offer.reveals)
    panel = await try_options(ctx, row.id, ADA, looking)
    assert (panel.stop_reason, panel.view.next_tide) == ("hidden", None)
    assert label_keys(panel)[-1] == (0, LOOK)
    with pytest.raises(UserError) as refused:
        await try_options(ctx, row.id, ADA, 0)
    assert error_key(refused) == "refusal-no-option"
    assert len((await sandbox.undo(ctx, row.id, ADA)).offers) == 2


async def test_sandbox_starts_from_the_draft(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_pearls(ctx, row.id, ADA, 2)
    panel = await sandbox.load_panel(ctx, row.id, ADA)
    assert (panel.view.owned, panel.seat_to_move) == ((2, 0), 1)
    assert (await sandbox.load_panel(ctx, row.id, BEN)).view.owned == (0, 0)
    assert (await sandbox.undo(ctx, row.id, ADA)).view.owned == (0, 0)
    assert (await turn_actions.load_panel(ctx, row.id, ADA)).view.owned == (2, 0)


async def test_sandbox_can_be_undone_restarted_and_discarded(ctx: Context) -> None:
    row = await start_match(ctx)
    await try_options(ctx, row.id, ADA, TWO, THREE)
    assert (await sandbox.undo(ctx, row.id, ADA)).view.owned == (2, 0)
    assert (await sandbox.start_over(ctx, row.id, ADA)).tried == ()
    await try_options(ctx, row.id, ADA, TWO)
    await sandbox.discard(ctx, row.id, ADA)
    assert (await sandbox.load_panel(ctx, row.id, ADA)).tried == ()
    with pytest.raises(UserError) as refused:
        await sandbox.undo(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-nothing-to-undo"


async def test_click_on_a_stale_sandbox_shows_the_current_one(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await sandbox.load_panel(ctx, row.id, ADA)
    await try_options(ctx, row.id, ADA, TWO)
    with pytest.raises(StaleSandbox) as stale:
        await sandbox.choose(ctx, row.id, ADA, panel.revision, ONE)
    assert stale.value.panel.view.owned == (2, 0)


async def test_sandbox_keeps_valid_moves_after_the_match_advances(ctx: Context) -> None:
    row = await start_match(ctx)
    sandbox_panel = await try_options(ctx, row.id, BEN, ONE, 0, THREE)
    assert label_keys(sandbox_panel) == [(0, TAKE), (0, SURFACE), (1, TAKE), (1, SURFACE)]
    await take_turn(ctx, row.id, ADA, 3)
    panel = await sandbox.load_panel(ctx, row.id, BEN)
    assert panel.has_moved_on
    assert label_keys(panel) == [(1, TAKE), (1, SURFACE)]
    assert panel.view.owned == (3, 3)
    with pytest.raises(StaleSandbox):
        await sandbox.undo(ctx, row.id, BEN, sandbox_panel.revision)
    assert not (await sandbox.undo(ctx, row.id, BEN)).has_moved_on


async def test_spectator_sandbox_uses_public_information_only(ctx: Context) -> None:
    row = await start_match(ctx)
    panel = await try_options(ctx, row.id, CEM, TWO)
    assert (panel.viewer, panel.view.hand, panel.can_plan) == (None, None, False)
    assert panel.view.owned == (2, 0)
    with pytest.raises(UserError) as refused:
        await sandbox.save_plan(ctx, row.id, CEM)
    assert error_key(refused) == "refusal-not-in-match"


async def test_options_of_a_hidden_hand_are_not_offered(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island")
    panel = await try_options(ctx, row.id, BEN, 0)
    assert label_keys(panel) == [(0, "nautilus-island-label-go")]
    assert (panel.stop_reason, panel.offers) == ("hidden", ())
    own = await try_options(ctx, row.id, ADA, 0)
    assert (own.stop_reason, own.seat_to_move) == (None, 0)
    assert own.offers[0].reveals


async def test_former_player_sees_the_sandbox_as_a_spectator(ctx: Context) -> None:
    row = await start_match(ctx, CEM, BEN, game="nautilus-island")
    await try_options(ctx, row.id, ADA, 0, 0)
    await replacement.resign(ctx, row.id, ADA)
    panel = await sandbox.load_panel(ctx, row.id, ADA)
    assert (panel.viewer, panel.view.hand) == (None, None)


async def test_whole_nauticus_phase_can_be_tried_for_all_seats(ctx: Context) -> None:
    row = await start_match(ctx, game="nauticus")
    panel = await try_options(ctx, row.id, BEN, 0)
    asked = [panel.seat_to_move]
    while panel.seat_to_move is not None and panel.view.phase == 1 and len(asked) < 20:
        panel = await try_options(ctx, row.id, BEN, 0)
        asked.append(panel.seat_to_move)
    assert {0, 1} <= set(asked)
    assert (panel.view.phase, panel.current_view.phase) == (2, 1)


async def test_sandbox_limits_the_number_of_moves(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAX_TRIED > 50
    monkeypatch.setattr("host.turns.sandbox.position.MAX_TRIED", 1)
    row = await start_match(ctx)
    await try_options(ctx, row.id, ADA, TWO)
    with pytest.raises(UserError) as refused:
        await try_options(ctx, row.id, ADA, TWO)
    assert error_key(refused) == "refusal-sandbox-full"
