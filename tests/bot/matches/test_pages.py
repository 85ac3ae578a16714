"""Tests for web pages in Discord: settings of hosts and users, the *Page* button, and public channels."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.matches.pages import PagesClick
from host.core.context import Context
from host.matches import pages
from host.matches.match import loading
from host.matches.settings import updates
from tests.bot.community import Community
from tests.bot.history.test_finished_matches import finish_in_thread, finish_match
from tests.bot.port import Port, labels, text_of, walk_components

URL = "https://pages.example"


def links(message: Any) -> list[str]:
    """Return the addresses of a message's link buttons."""
    return [part["url"] for part in walk_components(message.components) if part.get("url")]


async def card_links(port: Port) -> list[str]:
    await port.env.advance_time(60)
    return links(port.raw_message(port.card()))


async def open_panel(port: Port, member: MemberActor, command: str, label: str) -> Any:
    shown: Any = (await member.slash(port.lobby, command)).response
    return (await member.click(shown, label=label)).response


async def choose_mode(port: Port, dee: MemberActor, mode: str) -> Any:
    panel = await open_panel(port, dee, "host settings", "Web pages")
    return (await dee.select(panel, [mode], custom_id=f"{PagesClick.MODE}:0")).response


async def test_operator_has_to_set_up_a_website_first(port: Port) -> None:
    panel = await open_panel(port, port.add_manager(), "host settings", "Web pages")
    assert "This bot has no website" in text_of(panel)


async def test_manager_turns_pages_on_and_cards_link_to_them(port: Port) -> None:
    port.bot.services.ctx.pages_url = URL
    dee = port.add_manager()
    await port.open_table()
    assert await card_links(port) == []
    panel = await choose_mode(port, dee, "link")
    token = await _token(port)
    assert f"{URL}/s/{token}/" in text_of(panel)
    await port.ben.slash(port.lobby, "game join")
    assert f"{URL}/s/{token}/m/1/" in await card_links(port)
    await choose_mode(port, dee, "off")
    assert await card_links(port) == []


async def _token(port: Port) -> str:
    (token,) = port.query_column("SELECT token FROM page_guilds")
    return str(token)


async def test_replaced_address_makes_earlier_links_invalid(port: Port) -> None:
    port.bot.services.ctx.pages_url = URL
    dee = port.add_manager()
    panel = await choose_mode(port, dee, "link")
    before = await _token(port)
    await port.begin()
    await dee.click(panel, label="Replace address")
    assert await card_links(port) == [f"{URL}/s/{await _token(port)}/m/1/"]
    async with port.bot.services.ctx.database.read_transaction() as tx:
        assert await pages.find_guild(tx, before) is None
        assert await pages.find_guild(tx, await _token(port)) is not None


async def test_only_managers_change_the_pages(port: Port) -> None:
    port.bot.services.ctx.pages_url = URL
    dee = port.add_manager()
    panel = await choose_mode(port, dee, "off")
    roles = port.env.backend.get_guild(port.guild.id).roles.values()
    (role,) = [each for each in roles if each.name == "Harbour master"]
    port.env.backend.delete_role(port.guild.id, role.id)
    refused = (await dee.select(panel, ["listed"], custom_id=f"{PagesClick.MODE}:0")).response
    assert "Only members with the *Manage Server* permission" in text_of(refused)
    assert (await updates.get_guild_settings(port.bot.services.ctx, port.guild.id)).pages == "off"


async def test_private_channel_needs_its_own_permission(port: Port) -> None:
    ctx = port.bot.services.ctx
    ctx.pages_url = URL
    dee = port.add_manager()
    room = port.guild.create_text_channel("room")
    panel = await choose_mode(port, dee, "link")
    await port.ada.slash(room, "game open", game="nauticus", where="here")
    await port.env.advance_time(5)
    assert await is_shown(ctx)
    hide(port, room)
    await port.env.advance_time(5)
    assert not await is_shown(ctx)
    await dee.select(panel, [room], custom_id=f"{PagesClick.CHANNELS}:0")
    assert await is_shown(ctx)


def hide(port: Port, channel: ChannelHandle) -> None:
    """Hide a channel from all members but the managers and the bot."""
    view = discord.Permissions(view_channel=True).value
    for role in port.env.backend.get_guild(port.guild.id).roles.values():
        if role.name == "Harbour master":
            port.env.backend.set_overwrite(channel.id, Overwrite(role.id, OverwriteType.ROLE, view, 0))
    bot = Overwrite(port.bot_user.id, OverwriteType.MEMBER, view, 0)
    port.env.backend.set_overwrite(channel.id, bot)
    # The role of all members has the guild's id.
    port.env.backend.set_overwrite(channel.id, Overwrite(port.guild.id, OverwriteType.ROLE, 0, view))


async def is_shown(ctx: Context, match_id: int = 1) -> bool:
    async with ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        guild = await pages.load_guild(tx, row.guild_id)
        return guild is not None and await pages.is_shown(tx, guild, row.channel)


async def test_match_in_a_private_thread_never_has_a_page(port: Port) -> None:
    ctx = port.bot.services.ctx
    ctx.pages_url = URL
    await choose_mode(port, port.add_manager(), "link")
    await updates.update_guild_settings(ctx, port.guild.id, page_channels=(port.lobby.id,))
    await port.open_table(where="private")
    await port.env.advance_time(5)
    assert port.query_column("SELECT access FROM page_channels") == ["secret"]
    assert not await is_shown(ctx)


async def test_user_chooses_a_page_on_this_server(port: Port) -> None:
    ctx = port.bot.services.ctx
    ctx.pages_url = URL
    await choose_mode(port, port.add_manager(), "link")
    user = await port.user_of(port.ada)
    assert not await pages.has_chosen_page(ctx, port.guild.id, user)
    panel = await open_panel(port, port.ada, "settings me", "Web page")
    shown = (await port.ada.click(panel, label="My page: off")).response
    assert "My page: on" in labels(shown)
    async with ctx.database.read_transaction() as tx:
        guild = await pages.load_guild(tx, port.guild.id)
        assert guild is not None
        assert await pages.page_players(tx, guild.row) == {user.key: "Ada"}
    await updates.update_preferences(ctx, user, is_hidden=True)
    async with ctx.database.read_transaction() as tx:
        assert await pages.page_players(tx, guild.row) == {}


async def test_league_messages_link_to_the_league(port: Port) -> None:
    port.bot.services.ctx.pages_url = URL
    await choose_mode(port, port.add_manager(), "link")
    community = Community(port)
    await community.allow_host_commands()
    await community.run_host_command("create", name="Pearl league", game="nauticus", seats=2)
    await community.run_host_command("open")
    card = port.raw_message(community.sign_up_card())
    assert links(card) == [f"{URL}/s/{await _token(port)}/l/1/"]


@pytest.mark.long
async def test_matches_that_ended_before_the_website_was_set_up_get_pages(port: Port) -> None:
    ctx, dee = port.bot.services.ctx, port.add_manager()
    public, hidden, gone = [port.guild.create_text_channel(name) for name in ("pier", "vault", "gone")]
    for channel in (public, hidden, gone):
        await finish_match(port, channel)
    await finish_in_thread(port, "thread", 4)
    await finish_in_thread(port, "private", 5)
    hide(port, hidden)
    port.env.backend.delete_channel(gone.id)
    await port.env.advance_time(5)
    assert port.query_column("SELECT channel FROM page_channels") == []
    ctx.pages_url = URL
    await choose_mode(port, dee, "link")
    await port.env.advance_time(5)
    assert [await is_shown(ctx, number) for number in range(1, 6)] == [True, False, False, True, False]


async def test_league_that_ended_before_the_website_was_set_up_gets_a_page(port: Port) -> None:
    ctx, dee = port.bot.services.ctx, port.add_manager()
    community = Community(port)
    await community.allow_host_commands()
    await community.run_host_command("create", name="Pearl league", game="nauticus", seats=2)
    ctx.pages_url = URL
    await choose_mode(port, dee, "link")
    async with ctx.database.read_transaction() as tx:
        guild = await pages.load_guild(tx, port.guild.id)
        assert guild is not None
        (channel,) = port.query_column("SELECT channel FROM leagues")
        assert await pages.is_shown(tx, guild, channel)
