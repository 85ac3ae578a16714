"""Tests for actions on a page that has not loaded the latest messages yet."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from discord import ui

from playground.stage import Stage
from tests.playground.stage_helpers import find_channel, run_command
from tests.playground.visitor import BrowserPage, served_page


async def post_elsewhere(stage: Stage, channel: str) -> None:
    """Let another user write in a channel, so that all pages are redrawn."""
    async with stage.action():
        await stage.world.members[1].send(find_channel(stage, channel), "Something else")


@pytest.mark.parametrize("channel", ["lobby", "pier-1"])
async def test_click_on_an_outdated_page_is_performed(tmp_path: Path, channel: str) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 0, "card")
        visitor = BrowserPage(session, address)
        await visitor.load_page()
        (message,) = visitor.page["messages"].values()
        for count in range(1, 4):
            await post_elsewhere(stage, channel)
            _, receipt = await visitor.click(message)
            assert (receipt["rejected"], receipt["settlement"]) == (False, "settled")
            assert (tmp_path / "clicks").read_text() == str(count)


async def test_command_on_an_outdated_page_is_performed(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        visitor = BrowserPage(session, address)
        await visitor.load_page()
        await post_elsewhere(stage, "lobby")
        _, receipt = await visitor.run_command("thread")
        assert (receipt["rejected"], receipt["settlement"]) == (False, "settled")
        assert "berth" in str((await visitor.refresh())["messages"])


async def replace_button(stage: Stage, custom_id: str) -> None:
    """Put another button in the place of the first one on the latest message in the lobby."""
    async with stage.action():
        lobby = await stage.env.bot.fetch_channel(find_channel(stage, "lobby").id)
        assert isinstance(lobby, discord.TextChannel)
        message = await anext(lobby.history(limit=1))
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(ui.Button(label="Sink", custom_id=custom_id))
        await message.edit(view=ui.LayoutView(timeout=None).add_item(ui.Container(row)), attachments=[])


async def test_click_on_a_replaced_button_presses_no_other_button(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await replace_first_button_of_a_card(stage)
        visitor = BrowserPage(session, address)
        await visitor.load_page()
        (message,) = visitor.page["messages"].values()
        await replace_button(stage, "sink")
        _, receipt = await visitor.click(message)
        assert receipt["rejected"]
        assert not (tmp_path / "clicks").exists()
        await visitor.refresh()
        (message,) = visitor.page["messages"].values()
        _, receipt = await visitor.click(message)
        assert receipt["settlement"] == "settled"


async def replace_first_button_of_a_card(stage: Stage) -> None:
    """Post a message whose only button has the same place as its later replacement."""
    await run_command(stage, 0, "card")
    await replace_button(stage, "float")
