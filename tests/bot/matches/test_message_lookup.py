"""Tests for finding the match of a message, for the Apps menus of messages."""

from __future__ import annotations

import discord
import pytest

from bot.messages.view.messages import ViewClick
from tests.bot.port import AnyMessage, Port, text_of
from tests.bot.runtime.test_routing_forged_clicks import send_forged_button
from tests.bot.runtime.test_routing_menus import MESSAGE_MENUS, use


@pytest.mark.long
async def test_message_without_buttons_belongs_to_the_match_of_its_time(port: Port) -> None:
    shuffles = list[AnyMessage]()
    for name in ("Old table", "New table"):
        await port.open_table(game="nautilus-island", seats=2, robots=1, name=name)
        await port.env.advance_time(3600)
        shuffles.append(next(post for post in port.all_posts()[::-1] if post not in port.posts()))
        await port.resign(port.ada)
        await port.env.advance_time(3600)
    old, new = shuffles
    assert "New table" in text_of(await use(port, "Log from here", new))
    assert "Old table" in text_of(await use(port, "Log from here", old))


async def test_message_menus_do_not_reach_a_match_that_the_user_cannot_see(port: Port) -> None:
    await port.begin()
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    elsewhere = port.guild.create_text_channel("elsewhere")
    forged = await send_forged_button(port, port.bot.get_channel(elsewhere.id), ViewClick.BOARD)
    await lobby.set_permissions(
        lobby.guild.default_role, overwrite=discord.PermissionOverwrite(view_channel=False)
    )
    for name in MESSAGE_MENUS:
        told = (await port.cem.context_menu(elsewhere, name, forged)).response
        assert "doesn’t exist" in text_of(told), name


async def test_message_menus_reject_other_messages(port: Port) -> None:
    await port.begin()
    chat = await port.ben.send(port.lobby, "nice weather")
    for name in MESSAGE_MENUS:
        assert "one of my messages" in text_of(await use(port, name, chat)), name
