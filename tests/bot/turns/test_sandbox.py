"""Tests of sandboxes in Discord: they are private, survive restarts, and can be played to the end."""

from __future__ import annotations

import pytest

from bot.turns.sandbox import SandboxClick
from tests.bot.port import MENU, Port, alt, labels, parts, said
from tests.bot.turns.sandboxes import pass_phase, sandbox, try_first, try_to_pass, what

pytestmark = pytest.mark.threads


async def test_sandbox_is_private_and_does_not_change_match(port: Port) -> None:
    await port.begin()
    posts = len(port.posts())
    shown = await sandbox(port, port.ben)
    assert shown.ephemeral
    assert "Nauticus: sandbox" in said(shown)
    assert "**For Ada: " in said(shown)
    assert alt(shown)
    await try_first(port.ben, shown)
    assert "**Tried so far**\n- Ada: " in said(shown)
    assert {"Undo", "Start over", "Discard"} <= set(labels(shown))
    assert "Tried so far" not in said(await sandbox(port, port.ada))
    assert len(port.posts()) == posts
    await port.ben.click(shown, label="Undo")
    assert "Tried so far" not in said(shown)
    await try_first(port.ben, shown)
    await port.ben.click(shown, label="Discard")
    assert "has been cleared" in said(shown)
    assert "Tried so far" not in said(await sandbox(port, port.ben))


async def test_sandbox_survives_restart(port: Port) -> None:
    await port.begin()
    shown = await sandbox(port, port.ben)
    await try_first(port.ben, shown)
    await port.restart()
    await port.ben.click(shown, label="Start over")
    assert "Tried so far" not in said(shown)


async def test_panel_opens_sandbox_with_current_draft(port: Port) -> None:
    await port.begin()
    panel = await port.take_turn(port.ada)
    await port.choose_first(port.ada, panel)
    await port.ada.click(panel, label="Try out")
    assert "**Tried so far**\n- Ada: " in said(panel)
    assert "Save as plan" not in labels(panel)


async def test_sandbox_turn_can_be_played(port: Port) -> None:
    await port.begin()
    shown = await sandbox(port, port.ada)
    while not any(label.startswith("Pass") for label in labels(shown)):
        await try_first(port.ada, shown)
    assert "Play this" not in labels(shown)
    await try_to_pass(port.ada, shown)
    await port.ada.click(shown, label="Play this")
    assert "It’s Ben’s turn." in said(shown)


async def test_spectator_can_use_sandbox(port: Port) -> None:
    await port.begin()
    shown = await sandbox(port, port.cem)
    await try_first(port.cem, shown)
    assert "- Ada: " in said(shown)
    assert alt(shown)


async def test_stale_sandbox_button_shows_current_sandbox(port: Port) -> None:
    await port.begin()
    first, second = await sandbox(port, port.ben), await sandbox(port, port.ben)
    await try_first(port.ben, second)
    await try_first(port.ben, first)
    assert "The match has moved on" in said(first)
    assert "- Ada: " in said(first)


async def test_sandbox_is_updated_after_a_move_in_match(port: Port) -> None:
    await port.begin()
    await try_first(port.ben, await sandbox(port, port.ben))
    await pass_phase(port, port.ada)
    assert "The match has moved on," in said(await sandbox(port, port.ben))


async def test_sandbox_menus_have_their_own_custom_ids(port: Port) -> None:
    await port.begin()
    shown = await sandbox(port, port.ben)
    assert {what(menu["custom_id"]).rstrip("0123456789") for menu in parts(shown, MENU)} <= {
        SandboxClick.TRYMENU
    }
