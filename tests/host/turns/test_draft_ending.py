"""Tests for choices that end the turn with one click.

The click also confirms the turn. A separate confirmation is needed if the end of the turn reveals something,
or if the player could not undo it alone. An option that reveals something needs none if no choice remains.
"""

from __future__ import annotations

import pytest

from engine.core.text import text
from host.core.context import Context
from host.core.users import User
from host.decisions.undo import feature
from host.turns.play import turn_actions
from host.turns.play.panels import Offer, Panel
from host.turns.play.turn_errors import PartlyChosen, RevealNotConfirmed
from storage.matches.match.matches import MatchRow
from tests.host.players import ADA, BEN, CEM, start_match


async def start_table(ctx: Context) -> MatchRow:
    """Begin a Nauticus match, and choose options until Ada may pass."""
    row = await start_match(ctx, BEN, CEM, game="nauticus")
    await turn_actions.choose(ctx, row.id, ADA, None, 0)
    while not pass_offers(await turn_actions.load_panel(ctx, row.id, ADA)):
        await turn_actions.choose(ctx, row.id, ADA, None, 0)
    return row


def pass_offers(panel: Panel) -> list[Offer]:
    return [offer for offer in panel.offers if offer.action == {"move": "pass"}]


async def end_with_pass(ctx: Context, match_id: int, user: User) -> Panel:
    (offer,) = pass_offers(await turn_actions.load_panel(ctx, match_id, user))
    return await turn_actions.choose(ctx, match_id, user, None, offer.index, confirm_end=True)


async def test_one_click_pass_ends_the_turn(ctx: Context) -> None:
    row = await start_table(ctx)
    panel = await end_with_pass(ctx, row.id, ADA)
    assert (panel.is_your_turn, panel.awaited) == (False, (1,))
    assert (await feature.undo(ctx, row.id, ADA)).status == "done"


async def test_pass_leaves_follow_up_actions_available(ctx: Context) -> None:
    row = await start_table(ctx)
    (offer,) = pass_offers(await turn_actions.load_panel(ctx, row.id, ADA))
    assert (offer.can_confirm, offer.has_further_actions, offer.is_passing) == (True, True, True)
    panel = await turn_actions.choose(ctx, row.id, ADA, None, offer.index)
    assert panel.can_confirm
    assert {one.action["move"] for one in panel.offers} == {"end", "extra"}


async def test_repeatable_action_does_not_end_the_turn_in_one_click(ctx: Context) -> None:
    row = await start_table(ctx)
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    other = next(offer for offer in panel.offers if offer.action["move"] == "buy")
    assert not other.can_confirm
    panel = await turn_actions.choose(ctx, row.id, ADA, None, other.index, confirm_end=True)
    assert panel.can_undo


async def start_with(ctx: Context, *tiles: str) -> MatchRow:
    """Begin a Nauticus match in which Ada chooses one of the action tiles."""
    row = await start_match(ctx, BEN, CEM, game="nauticus")
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    offer = next(offer for offer in panel.offers if offer.action["tile"] in tiles)
    panel = await turn_actions.choose(ctx, row.id, ADA, None, offer.index)
    if not pass_offers(panel):
        await turn_actions.choose(ctx, row.id, ADA, None, 0)
    return row


async def test_action_that_is_used_once_ends_the_turn_in_one_click(ctx: Context) -> None:
    row = await start_with(ctx, "withdraw")
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    offer = next(offer for offer in panel.offers if offer.action["move"] == "withdraw")
    assert (offer.can_confirm, offer.has_further_actions) == (True, True)
    panel = await turn_actions.choose(ctx, row.id, ADA, None, offer.index, confirm_end=True)
    assert panel.awaited == (1,)


async def test_several_tiles_are_bought_in_one_choice(ctx: Context) -> None:
    row = await start_with(ctx, "goods")
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    buys = [offer for offer in panel.offers if offer.action["move"] == "buy"]
    assert all(offer.is_combinable for offer in buys)
    panel = await turn_actions.choose_several(ctx, row.id, ADA, None, [buys[0].index, buys[1].index])
    assert len(panel.chosen) >= 3
    assert panel.can_confirm


async def test_impossible_tiles_are_left_out_of_a_choice_of_several(ctx: Context) -> None:
    row = await start_with(ctx, "goods")
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    buys = [offer.index for offer in panel.offers if offer.action["move"] == "buy"]
    passing = pass_offers(panel)[0].index
    with pytest.raises(PartlyChosen) as error:
        await turn_actions.choose_several(ctx, row.id, ADA, None, [buys[0], passing])
    assert error.value.text == text("refusal-partly-chosen", count=1)
    assert error.value.panel.can_undo


async def test_option_that_reveals_ends_the_turn_if_no_choice_remains(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, game="nautilus-island")
    panel = await turn_actions.choose(ctx, row.id, ADA, None, 0)
    (offer,) = [offer for offer in panel.offers if offer.action["move"] == "collect"]
    assert (offer.reveals, offer.can_confirm, offer.has_further_actions) == (True, True, False)
    panel = await turn_actions.choose(ctx, row.id, ADA, None, offer.index, confirm_end=True)
    assert panel.awaited == (1,)


async def test_plain_choice_of_a_revealing_option_still_asks(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, game="nautilus-island")
    panel = await turn_actions.choose(ctx, row.id, ADA, None, 0)
    (offer,) = [offer for offer in panel.offers if offer.action["move"] == "collect"]
    with pytest.raises(RevealNotConfirmed):
        await turn_actions.choose(ctx, row.id, ADA, None, offer.index)


async def test_pass_without_immediate_undo_asks_for_confirmation(ctx: Context) -> None:
    row = await start_table(ctx)
    for _ in range(2):
        await end_with_pass(ctx, row.id, ADA)
        assert (await feature.undo(ctx, row.id, ADA)).status == "done"
        while not pass_offers(await turn_actions.load_panel(ctx, row.id, ADA)):
            await turn_actions.choose(ctx, row.id, ADA, None, 0)
    (offer,) = pass_offers(await turn_actions.load_panel(ctx, row.id, ADA))
    assert not offer.can_confirm
    panel = await end_with_pass(ctx, row.id, ADA)
    assert panel.can_confirm
    assert panel.awaited == (0,)


async def pass_until_last(ctx: Context, match_id: int) -> tuple[User, Offer]:
    """Let the players pass with one click each, until a pass needs a separate confirmation.

    Returns the player who needs to confirm, and the option to pass.
    """
    panel = await turn_actions.load_panel(ctx, match_id, ADA)
    while True:
        user = (ADA, BEN, CEM)[panel.awaited[0]]
        panel = await turn_actions.load_panel(ctx, match_id, user)
        for offer in pass_offers(panel):
            if not offer.can_confirm:
                return user, offer
            await end_with_pass(ctx, match_id, user)
        if not pass_offers(panel):
            await turn_actions.choose(ctx, match_id, user, None, 0)
        panel = await turn_actions.load_panel(ctx, match_id, ADA)


async def test_pass_that_reveals_needs_a_separate_confirmation(ctx: Context) -> None:
    row = await start_table(ctx)
    user, offer = await pass_until_last(ctx, row.id)
    panel = await turn_actions.choose(ctx, row.id, user, None, offer.index, confirm_end=True)
    assert panel.can_confirm
    assert panel.view.phase == panel.view.phases
