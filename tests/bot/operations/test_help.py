"""Tests for `/help`: available commands come first, and a button shows first steps and rules to newcomers."""

from __future__ import annotations

from simcord import MemberActor

from bot.core.version import VERSION
from tests.bot.port import AnyMessage, Port, labels, options, text_of


async def open_help(port: Port, member: MemberActor) -> AnyMessage:
    return (await member.slash(port.lobby, "help")).response


async def test_help_without_a_match_suggests_opening_a_table(port: Port) -> None:
    shown = await open_help(port, port.ada)
    assert "What you can do here now**\n- Open a table: </game open:" in text_of(shown)
    assert labels(shown) == []


async def test_help_ends_with_the_version(port: Port) -> None:
    assert text_of(await open_help(port, port.ada)).endswith(f"-# Harbourmaster {VERSION}")


async def test_help_ignores_a_cancelled_match(port: Port) -> None:
    await port.open_table(seats=3)
    await port.cancel_alone()
    assert labels(await open_help(port, port.ada)) == []


async def test_open_table_is_joined_from_the_help(port: Port) -> None:
    await port.open_table(seats=3)
    shown = await open_help(port, port.ben)
    assert "- Join an open table: [Nauticus](" in text_of(shown)
    joined = await port.ben.click(shown, label="Join: Nauticus (#1)")
    assert "You’ve joined" in text_of(joined.response)
    assert labels(await open_help(port, port.ben)) == ["This channel’s match"]


async def test_help_lists_the_pending_turn_first(port: Port) -> None:
    await port.begin()
    shown = await open_help(port, port.ada)
    assert "- Take your turn: [Nauticus](" in text_of(shown)
    panel = await port.ada.click(shown, label="My turn: Nauticus (#1)")
    assert "Which action do you choose?" in text_of(panel.response)
    here = await port.ben.click(await open_help(port, port.ben), label="This channel’s match")
    assert "Waiting for **Ada**." in text_of(here.response)


async def test_help_shows_host_tools_without_a_match(port: Port) -> None:
    dee = port.add_manager()
    shown = await open_help(port, dee)
    assert labels(shown) == ["Host tools"]
    tools = await dee.click(shown, label="Host tools")
    assert labels(tools.response) == [
        "Audit log",
        "Pause all clocks",
        "Resume all clocks",
        "Declare an outage",
        "Bot status",
    ]


async def test_help_menu_opens_the_chosen_topic(port: Port) -> None:
    shown = await open_help(port, port.ada)
    (menu, first), (_, second), *_ = options(shown)
    chosen = await port.ada.select(shown, [first], custom_id=menu)
    assert "**Learning to play.**" in text_of(chosen.response)
    chosen = await port.ada.select(shown, [second], custom_id=menu)
    assert "**Opening a table.**" in text_of(chosen.response)


async def test_new_user_finds_first_steps_and_rules(port: Port) -> None:
    await port.open_table(seats=3)
    steps: AnyMessage = (await port.ben.click(port.card(), label="New here?")).response
    assert "until you press *Confirm* or a button that reveals something or ends your turn." in text_of(steps)
    assert "*Take back my turn*" in text_of(steps)
    assert labels(steps) == ["Learn to play", "Rules of Nauticus", "Join"]
    rules = await port.ben.click(steps, label="Rules of Nauticus")
    assert "## Nauticus" in text_of(rules.response)


async def test_rules_open_from_the_turn_panel(port: Port) -> None:
    await port.begin()
    rules = await port.ada.click(await port.take_turn(port.ada), label="Rules")
    assert "## Nauticus" in text_of(rules.response)
