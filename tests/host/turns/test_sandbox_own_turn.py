"""Tests for the sandbox during the player's own turn: moves tried there can be confirmed as in the panel."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.messages import view
from host.turns.play import turn_actions
from host.turns.play.turn_errors import RevealNotConfirmed
from host.turns.sandbox import sandbox
from host.turns.sandbox.sandbox import StaleSandbox
from storage.turns import sandbox as sandboxes
from tests.host.plans import load_moves
from tests.host.players import ADA, BEN, CEM, choose, error_key, start_match, take_turn
from tests.host.turns.test_sandbox import ONE, THREE, TWO, try_options


async def test_confirm_submits_only_the_players_own_turn(ctx: Context) -> None:
    row = await start_match(ctx)
    sandbox_panel = await try_options(ctx, row.id, ADA, TWO, THREE)
    assert sandbox_panel.can_confirm
    panel = await sandbox.confirm(ctx, row.id, ADA, sandbox_panel.revision)
    assert (panel.is_your_turn, panel.view.owned) == (False, (2, 0))
    assert [(seat, by) for seat, by, _ in await load_moves(ctx, row.id)] == [(0, "player"), (0, "player")]
    assert (await sandbox.load_panel(ctx, row.id, ADA)).tried == ()


async def test_confirm_replaces_the_draft(ctx: Context) -> None:
    row = await start_match(ctx)
    sandbox_panel = await try_options(ctx, row.id, ADA, THREE)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    assert (await sandbox.confirm(ctx, row.id, ADA, sandbox_panel.revision)).view.owned == (3, 0)


async def test_confirm_refuses_an_incomplete_turn_or_another_seats_turn(ctx: Context) -> None:
    row = await start_match(ctx)
    half = await try_options(ctx, row.id, ADA, ONE)
    own_later = await try_options(ctx, row.id, BEN, TWO, THREE)
    watching = await try_options(ctx, row.id, CEM, TWO)
    assert not any(sandbox_panel.can_confirm for sandbox_panel in (half, own_later, watching))
    slips = ((ADA, "sandbox-unfinished"), (BEN, "not-your-turn"), (CEM, "not-in-match"))
    for user, slip in slips:
        with pytest.raises(UserError) as refused:
            await sandbox.confirm(ctx, row.id, user)
        assert error_key(refused) == f"refusal-{slip}"
    assert await load_moves(ctx, row.id) == []


async def test_confirm_refuses_a_stale_position(ctx: Context) -> None:
    row = await start_match(ctx)
    sandbox_panel = await try_options(ctx, row.id, BEN, TWO, THREE)
    await take_turn(ctx, row.id, ADA, 3)
    with pytest.raises(StaleSandbox) as stale:
        await sandbox.confirm(ctx, row.id, BEN, sandbox_panel.revision)
    assert len(await load_moves(ctx, row.id)) == 2
    now = stale.value.panel
    assert (now.can_confirm, [line.seat for line in now.tried]) == (True, [1, 1])
    await sandbox.confirm(ctx, row.id, BEN, now.revision)
    assert (await view.load_table_view(ctx, row.id, None)).view.owned == (3, 3)


async def test_revealing_action_asks_first_and_keeps_the_rest_as_draft(ctx: Context) -> None:
    row = await start_match(ctx)
    sandbox_panel = await try_options(ctx, row.id, ADA, ONE)
    looking = next(offer.index for offer in sandbox_panel.offers if offer.reveals)
    sandbox_panel = await try_options(ctx, row.id, ADA, looking)
    with pytest.raises(RevealNotConfirmed) as asked:
        await sandbox.confirm(ctx, row.id, ADA, sandbox_panel.revision)
    panel, index = asked.value.panel, asked.value.offer.index
    assert (await load_moves(ctx, row.id), len(panel.chosen), panel.view.next_tide) == ([], 1, None)
    panel = await turn_actions.choose(ctx, row.id, ADA, panel.revision, index, confirm_reveal=True)
    assert panel.view.next_tide is not None
    assert len(await load_moves(ctx, row.id)) == 2


async def test_stored_sandbox_is_validated_on_confirm(ctx: Context) -> None:
    row = await start_match(ctx)
    async with ctx.database.transaction() as tx:
        forged = '[[0,[{"move":"take","count":4},{"move":"surface"}]]]'
        await sandboxes.put(tx, row.id, ADA.key, row.head, forged)
    with pytest.raises(UserError) as refused:
        await sandbox.confirm(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-sandbox-unfinished"
