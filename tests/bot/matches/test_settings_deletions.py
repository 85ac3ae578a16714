"""Tests for settings whose channel or role was deleted.

The guild is not locked out, and its hosts are notified once.
"""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from discord import ui
from simcord import MemberActor, RoleHandle

from bot.core.services import effective_settings
from bot.core.words.layout import View
from bot.matches.settings.menus import Setting, setting_id
from host.matches.settings import updates
from host.matches.settings.settings import GuildSettings
from tests.bot.port import Port, find_components, text_of

CHANNEL_MENU, ROLE_MENU = 8, 6
FORUM = 15
DELETION_NOTICE = "was deleted"


async def update_guild_settings(port: Port, **changes: Any) -> None:
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, **changes)


async def get_guild_settings(port: Port) -> GuildSettings:
    return await updates.get_guild_settings(port.bot.services.ctx, port.guild.id)


async def open_table(port: Port, member: MemberActor | None = None) -> str:
    """Return the response to opening a table in the lobby."""
    options = {"game": "nauticus", "seats": 2}
    return text_of((await (member or port.ada).slash(port.lobby, "game open", **options)).response)


async def selected_ids(port: Port, host: MemberActor) -> list[int]:
    """Return the channels and roles that the settings panel shows as selected."""
    response_message = (await host.slash(port.lobby, "host settings")).response
    menus = [*find_components(response_message, CHANNEL_MENU), *find_components(response_message, ROLE_MENU)]
    return [int(one["id"]) for menu in menus for one in menu.get("default_values", [])]


def owner_messages(port: Port) -> list[str]:
    """Return the direct messages to the guild's owner."""
    channel = port.env.backend.get_dm_channel(port.guild.owner.id)
    return [text_of(message) for message in port.env.backend.messages[channel.id].values()]


async def delete(port: Port, target: simcord.ChannelHandle | RoleHandle) -> None:
    if isinstance(target, RoleHandle):
        port.env.backend.delete_role(port.guild.id, target.id)
    else:
        port.env.backend.delete_channel(target.id)
    await port.env.advance_time(20)


async def test_members_can_open_matches_after_all_chosen_channels_were_deleted(port: Port) -> None:
    host, doomed = port.add_manager(), port.guild.create_text_channel("doomed")
    await update_guild_settings(port, channels=(doomed.id,))
    assert "can only be opened" in await open_table(port)
    await delete(port, doomed)
    assert "is open" in await open_table(port)
    assert await selected_ids(port, host) == []
    assert await get_guild_settings(port) == GuildSettings()
    (letter,) = owner_messages(port)
    assert port.guild.name in letter
    assert DELETION_NOTICE in letter
    assert "any channel" in letter
    assert "/host settings" in letter


async def test_remaining_channels_still_apply_after_one_was_deleted(port: Port) -> None:
    host, doomed, harbour = port.add_manager(), *map(port.guild.create_text_channel, ("doomed", "harbour"))
    await update_guild_settings(port, channels=(doomed.id, harbour.id))
    await delete(port, doomed)
    assert f"<#{harbour.id}>" in await open_table(port)
    assert str(doomed.id) not in await open_table(port)
    assert await selected_ids(port, host) == [harbour.id]
    (letter,) = owner_messages(port)
    assert "any channel" not in letter


async def test_members_can_open_matches_after_the_opener_role_was_deleted(port: Port) -> None:
    host, role = port.add_manager(), port.guild.create_role("Openers")
    await update_guild_settings(port, opener_role=role.id)
    assert role.mention in await open_table(port)
    await delete(port, role)
    assert "is open" in await open_table(port)
    assert await selected_ids(port, host) == []
    (letter,) = owner_messages(port)
    assert "everyone" in letter


async def test_deleted_host_role_and_match_list_channel_are_told(port: Port) -> None:
    role, hall = port.guild.create_role("Hosts"), port.guild.create_text_channel("hall")
    await update_guild_settings(port, host_role=role.id, board=hall.id)
    await port.env.advance_time(20)
    await delete(port, role)
    await delete(port, hall)
    assert await get_guild_settings(port) == GuildSettings()
    first, second = owner_messages(port)
    assert "Manage Server" in first
    assert "list of all matches" in second


@pytest.mark.parametrize("is_role", [True, False])
async def test_settings_apply_at_once_even_if_a_deletion_was_not_reported(port: Port, is_role: bool) -> None:
    changes = {"opener_role": 123} if is_role else {"channels": (5,)}
    await update_guild_settings(port, **changes)
    assert await selected_ids(port, port.add_manager()) == []
    assert "is open" in await open_table(port)


@pytest.mark.threads
async def test_deletions_during_downtime_are_told_once(port: Port) -> None:
    role, doomed = port.guild.create_role("Openers"), port.guild.create_text_channel("doomed")
    await update_guild_settings(port, opener_role=role.id, channels=(doomed.id,))
    with port.env.time_context():
        await port.bot.close()
    port.env.backend.delete_channel(doomed.id)
    port.env.backend.delete_role(port.guild.id, role.id)
    await port.restart()
    await port.env.advance_time(20)
    (letter,) = owner_messages(port)
    assert "any channel" in letter
    assert "everyone" in letter
    await port.restart()
    await port.env.advance_time(20)
    await delete(port, port.guild.create_text_channel("another"))
    assert len(owner_messages(port)) == 1
    assert await get_guild_settings(port) == GuildSettings()


async def test_deletion_is_told_in_the_system_channel_if_the_owner_takes_no_messages(port: Port) -> None:
    desk = port.guild.create_text_channel("desk")
    port.env.backend.edit_guild(port.guild.id, {"system_channel_id": desk.id})
    role = port.guild.create_role("Openers")
    await update_guild_settings(port, opener_role=role.id)
    port.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await delete(port, role)
    texts = [text_of(port.env.backend.get_message(desk.id, post.id)) for post in desk.history()]
    assert sum("everyone" in one for one in texts) == 1


async def test_deletion_is_told_to_moderators_where_they_have_a_channel(port: Port) -> None:
    desk = port.guild.create_text_channel("moderators")
    port.env.backend.edit_guild(port.guild.id, {"public_updates_channel_id": desk.id})
    role = port.guild.create_role("Openers")
    await update_guild_settings(port, opener_role=role.id)
    await delete(port, role)
    texts = [text_of(port.env.backend.get_message(desk.id, post.id)) for post in desk.history()]
    assert sum("everyone" in one for one in texts) == 1
    assert owner_messages(port) == []


async def test_notice_is_sent_later_if_discord_fails(port: Port) -> None:
    role = port.guild.create_role("Openers")
    await update_guild_settings(port, opener_role=role.id)
    port.env.inject_error("POST", "/users/@me/channels", status=403, code=40003)
    await delete(port, role)
    await port.env.advance_time(60)
    assert len(owner_messages(port)) == 1


async def test_notice_waits_while_the_server_is_unavailable(port: Port) -> None:
    role = port.guild.create_role("Openers")
    await update_guild_settings(port, opener_role=role.id)
    port.env.inject_error("POST", "/users/@me/channels", status=500, times=9)
    await delete(port, role)
    guild = port.bot.get_guild(port.guild.id)
    assert guild is not None
    guild.unavailable = True
    await port.env.advance_time(300)
    assert owner_messages(port) == []
    guild.unavailable = False
    port.env.backend.faults.clear()
    await port.env.advance_time(300)
    assert len(owner_messages(port)) == 1


async def test_settings_are_kept_if_a_channel_is_only_missing_from_the_cache(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    harbour = port.guild.create_text_channel("harbour")
    await update_guild_settings(port, channels=(harbour.id,))
    another = port.guild.create_text_channel("another")
    monkeypatch.setattr(discord.Guild, "get_channel_or_thread", lambda *_: None)
    await delete(port, another)
    assert (await get_guild_settings(port)).channels == (harbour.id,)
    assert owner_messages(port) == []


async def test_settings_apply_unchanged_while_a_server_is_unavailable(port: Port) -> None:
    settings = GuildSettings(channels=(5,), opener_role=6, host_role=7, board=8)
    guild = port.bot.get_guild(port.guild.id)
    assert guild is not None
    assert effective_settings(settings, guild) == GuildSettings()
    guild.unavailable = True
    assert effective_settings(settings, guild) == effective_settings(settings, None) == settings
    guild.unavailable = False


async def test_role_of_everyone_means_that_no_role_is_needed(port: Port) -> None:
    host = port.add_manager()
    response_message = (await host.slash(port.lobby, "host settings")).response
    assert response_message is not None
    for setting in (Setting.OPENERS, Setting.HOSTS):
        await host.select(response_message, [port.guild.default_role], custom_id=setting_id(setting))
    assert await get_guild_settings(port) == GuildSettings()
    assert "is open" in await open_table(port)
    await update_guild_settings(port, opener_role=port.guild.id)
    await port.cancel_alone()
    assert "is open" in await open_table(port, port.ben)


async def test_match_list_channel_menu_offers_no_forum(port: Port) -> None:
    host = port.add_manager()
    response_message = (await host.slash(port.lobby, "host settings")).response
    types = {
        menu["custom_id"]: menu["channel_types"] for menu in find_components(response_message, CHANNEL_MENU)
    }
    assert FORUM in types[setting_id(Setting.CHANNELS)]
    assert FORUM not in types[setting_id(Setting.BOARD)]


async def test_forum_from_an_outdated_menu_is_rejected_for_the_match_list(port: Port) -> None:
    host, forum = port.add_manager(), port.guild.create_forum_channel("forum")
    menu: ui.ChannelSelect[View] = ui.ChannelSelect(custom_id=setting_id(Setting.BOARD))
    place = port.bot.get_partial_messageable(port.lobby.id)
    message = await place.send(view=View(ui.ActionRow(menu)))
    answer = await host.select(message, [forum])
    assert answer.response is not None
    assert "forum" in text_of(answer.response)
    assert (await get_guild_settings(port)).board is None
    await update_guild_settings(port, board=forum.id)
    assert await selected_ids(port, host) == []
