"""Tests for sandboxes in Discord: they are private, survive restarts, and can be played to the end."""

from __future__ import annotations

import pytest

from bot.turns.sandbox import SandboxClick
from tests.bot.port import BUTTON, MENU, Port, alt_text_of, find_components, labels, text_of
from tests.bot.turns.sandboxes import action_name, open_sandbox, pass_phase, try_first_option, try_pass

pytestmark = pytest.mark.threads


async def test_sandbox_is_private_and_does_not_change_match(port: Port) -> None:
    await port.begin()
    posts = len(port.posts())
    shown = await open_sandbox(port, port.ben)
    assert shown.ephemeral
    assert "Nauticus: sandbox" in text_of(shown)
    assert "**For Ada: " in text_of(shown)
    assert alt_text_of(shown)
    await try_first_option(port.ben, shown)
    assert "**Tried so far**\n- Ada: " in text_of(shown)
    assert {"Undo", "Start over", "Discard sandbox"} <= set(labels(shown))
    assert "Tried so far" not in text_of(await open_sandbox(port, port.ada))
    assert len(port.posts()) == posts
    await port.ben.click(shown, label="Undo")
    assert "Tried so far" not in text_of(shown)
    await try_first_option(port.ben, shown)
    await port.ben.click(shown, label="Discard sandbox")
    assert "has been cleared" in text_of(shown)
    assert "Tried so far" not in text_of(await open_sandbox(port, port.ben))


async def test_waiting_player_sees_how_the_sandbox_becomes_a_plan(port: Port) -> None:
    await port.begin()
    shown = await open_sandbox(port, port.ben)
    assert "first make the other players’ moves, then take your own turn" in text_of(shown)
    (save,) = [part for part in find_components(shown, BUTTON) if part["label"] == "Save as plan"]
    assert save["disabled"]
    own = await open_sandbox(port, port.ada)
    assert "other players’ moves" not in text_of(own)
    assert "Save as plan" not in labels(own)


async def test_sandbox_survives_restart(port: Port) -> None:
    await port.begin()
    shown = await open_sandbox(port, port.ben)
    await try_first_option(port.ben, shown)
    await port.restart()
    await port.ben.click(shown, label="Start over")
    assert "Tried so far" not in text_of(shown)


async def test_panel_opens_sandbox_with_current_draft(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Try it out")
    assert "**Tried so far**\n- Ada: " in text_of(panel)
    assert "Save as plan" not in labels(panel)


async def test_sandbox_turn_can_be_played(port: Port) -> None:
    await port.begin()
    shown = await open_sandbox(port, port.ada)
    while not any(label.startswith("Pass") for label in labels(shown)):
        await try_first_option(port.ada, shown)
    assert "Play this" not in labels(shown)
    await try_pass(port.ada, shown)
    await port.ada.click(shown, label="Play this")
    assert "It’s Ben’s turn." in text_of(shown)


async def test_spectator_can_use_sandbox(port: Port) -> None:
    await port.begin()
    shown = await open_sandbox(port, port.cem)
    await try_first_option(port.cem, shown)
    assert "- Ada: " in text_of(shown)
    assert alt_text_of(shown)


async def test_stale_sandbox_button_shows_current_sandbox(port: Port) -> None:
    await port.begin()
    first, second = await open_sandbox(port, port.ben), await open_sandbox(port, port.ben)
    await try_first_option(port.ben, second)
    await try_first_option(port.ben, first)
    assert "The match has moved on" in text_of(first)
    assert "- Ada: " in text_of(first)


async def test_sandbox_is_updated_after_a_move_in_match(port: Port) -> None:
    await port.begin()
    await try_first_option(port.ben, await open_sandbox(port, port.ben))
    await pass_phase(port, port.ada)
    assert "The match has moved on," in text_of(await open_sandbox(port, port.ben))


async def test_sandbox_menus_have_their_own_custom_ids(port: Port) -> None:
    await port.begin()
    shown = await open_sandbox(port, port.ben)
    assert {action_name(menu["custom_id"]).rstrip("0123456789") for menu in find_components(shown, MENU)} <= {
        SandboxClick.TRYMENU
    }
