"""Tests for the table forum: a post per match with tags for state, game and time control."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.matches.settings.menus import Setting, setting_id
from bot.tables import forum
from host.matches.settings.updates import update_guild_settings
from tests.bot.port import AnyMessage, Port, text_of


async def add_forum(port: Port, *, is_chosen: bool = True) -> ChannelHandle:
    """Create a forum, and make it the guild's table forum."""
    channel = port.guild.create_forum_channel("tables")
    if is_chosen:
        with port.env.time_context():
            await update_guild_settings(port.bot.services.ctx, port.guild.id, forum=channel.id)
    return channel


def forum_of(port: Port, channel: ChannelHandle) -> discord.ForumChannel:
    found = port.bot.get_channel(channel.id)
    assert isinstance(found, discord.ForumChannel)
    return found


def only_post(port: Port, channel: ChannelHandle) -> discord.Thread:
    (post,) = forum_of(port, channel).threads
    return post


def place_of(channel: ChannelHandle) -> ChannelHandle:
    """Return the forum's only post as a place for commands."""
    (post,) = channel.threads
    return post


def tag_names(port: Port, channel: ChannelHandle) -> list[str]:
    """Return the tags of the forum's only post."""
    post = port.env.backend.get_channel(only_post(port, channel).id)
    named = {int(tag["id"]): tag["name"] for tag in port.env.backend.get_channel(channel.id).available_tags}
    return [named[number] for number in post.applied_tags]


async def open_in_forum(port: Port, **options: Any) -> AnyMessage:
    return (await port.open_table(seats=2, begins="opener", **{"where": "forum", **options})).response


async def deny(port: Port, channel: ChannelHandle, **denied: bool) -> None:
    """Deny permissions to the bot in a channel."""
    found = forum_of(port, channel)
    await found.set_permissions(found.guild.me, overwrite=discord.PermissionOverwrite(**denied))


async def test_table_gets_a_post_with_tags_that_follow_the_match(port: Port) -> None:
    channel = await add_forum(port)
    answer = await open_in_forum(port, name="Friday table", time_control="daily")
    post = only_post(port, channel)
    assert f"https://discord.com/channels/{port.guild.id}/{post.id}" in text_of(answer)
    assert post.name == "Friday table"
    assert tag_names(port, channel) == ["open", "Nauticus", "daily"]
    await port.ben.slash(place_of(channel), "game join")
    await port.env.advance_time(1)
    assert tag_names(port, channel) == ["running", "Nauticus", "daily"]
    await port.ben.slash(place_of(channel), "game resign")
    assert [tag["name"] for tag in port.env.backend.get_channel(channel.id).available_tags] == [
        "open", "Nauticus", "daily", "running",
    ]  # fmt: skip


async def test_cancelled_table_is_tagged_as_finished(port: Port) -> None:
    channel = await add_forum(port)
    await open_in_forum(port)
    await port.ada.slash(place_of(channel), "game cancel")
    await port.env.advance_time(1)
    assert tag_names(port, channel)[0] == "finished"


async def test_forum_of_tables_is_the_default_place(port: Port) -> None:
    channel = await add_forum(port)
    await open_in_forum(port, where="here")
    assert forum_of(port, channel).threads == []
    other = port.guild.create_text_channel("other")
    await port.ada.slash(other, "game open", game="nauticus", seats=2)
    assert len(forum_of(port, channel).threads) == 1


async def test_second_post_uses_the_same_tags(port: Port) -> None:
    channel = await add_forum(port)
    for _ in range(2):
        await open_in_forum(port)
    assert len(forum_of(port, channel).threads) == 2
    assert len(port.env.backend.get_channel(channel.id).available_tags) == 3


async def test_tags_are_found_in_any_language_and_case(port: Port) -> None:
    channel = await add_forum(port)
    tags = [discord.ForumTag(name=name) for name in ("OFFEN", "nauticus")]
    await forum_of(port, channel).edit(available_tags=tags)
    await open_in_forum(port)
    assert tag_names(port, channel)[:2] == ["OFFEN", "nauticus"]


async def test_tags_of_moderators_are_kept(port: Port) -> None:
    channel = await add_forum(port)
    await forum_of(port, channel).edit(available_tags=[discord.ForumTag(name="featured")])
    await open_in_forum(port)
    post = only_post(port, channel)
    await post.add_tags(forum_of(port, channel).available_tags[0])
    await port.ben.slash(place_of(channel), "game join")
    await port.env.advance_time(1)
    assert sorted(tag_names(port, channel)) == sorted(["running", "Nauticus", "daily", "featured"])


async def test_forum_with_all_tags_still_gets_a_post(port: Port) -> None:
    channel = await add_forum(port)
    tags = [discord.ForumTag(name=f"tag {number}") for number in range(forum.MAX_TAGS)]
    await forum_of(port, channel).edit(available_tags=tags)
    await open_in_forum(port)
    assert tag_names(port, channel) == []


async def test_bot_that_may_not_create_tags_uses_those_that_exist(port: Port) -> None:
    channel = await add_forum(port)
    await forum_of(port, channel).edit(available_tags=[discord.ForumTag(name="Nauticus")])
    await deny(port, channel, manage_channels=False, manage_threads=False)
    await open_in_forum(port)
    assert tag_names(port, channel) == ["Nauticus"]


async def test_missing_permission_is_named(port: Port) -> None:
    channel = await add_forum(port)
    await deny(port, channel, send_messages=False, attach_files=False)
    answer = text_of(await open_in_forum(port))
    assert "I still need these permissions there: Create Posts, Embed Links and Attach Files" in answer
    assert f"<#{channel.id}>" in answer
    assert port.query_column("SELECT count(*) FROM matches") == [0]


async def test_user_who_cannot_see_the_forum_opens_no_table_there(port: Port) -> None:
    channel = await add_forum(port)
    member = await forum_of(port, channel).guild.fetch_member(port.ada.id)
    await forum_of(port, channel).set_permissions(
        member, overwrite=discord.PermissionOverwrite(view_channel=False)
    )
    assert "You can’t see this server’s table forum" in text_of(await open_in_forum(port))


async def test_server_without_forum_of_tables_gets_an_explanation(port: Port) -> None:
    await add_forum(port, is_chosen=False)
    assert "has no table forum yet" in text_of(await open_in_forum(port))


async def test_forum_that_requires_a_tag_gets_another_tag(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await add_forum(port)
    tags = [discord.ForumTag(name="staff", moderated=True), discord.ForumTag(name="anything")]
    await forum_of(port, channel).edit(available_tags=tags)
    await deny(port, channel, manage_channels=False, manage_threads=False)
    monkeypatch.setattr(discord.ForumChannel, "flags", discord.ChannelFlags(require_tag=True))
    await open_in_forum(port)
    assert tag_names(port, channel) == ["anything"]


async def test_forum_that_requires_a_tag_but_has_none_is_explained(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = await add_forum(port)
    await deny(port, channel, manage_channels=False, manage_threads=False)
    monkeypatch.setattr(discord.ForumChannel, "flags", discord.ChannelFlags(require_tag=True))
    port.env.inject_error("POST", "/channels/*/threads", status=400, code=40067)
    assert "requires a tag, but has none that I’m allowed to use" in text_of(await open_in_forum(port))
    assert port.query_column("SELECT count(*) FROM matches") == [0]


@pytest.mark.parametrize("status", [403, 500])
async def test_match_goes_on_if_its_tags_cannot_be_updated(port: Port, status: int) -> None:
    channel = await add_forum(port)
    await open_in_forum(port)
    post = only_post(port, channel)
    port.env.inject_error("PATCH", f"/channels/{post.id}", status=status)
    started = (await port.ben.slash(place_of(channel), "game join")).response
    await port.env.advance_time(1)
    assert "is starting" in text_of(started)
    assert port.query_column("SELECT count(*) FROM outbox") == [0]
    await port.env.advance_time(11 * 60)
    assert tag_names(port, channel)[0] == ("open" if status == 403 else "running")


async def test_deleted_post_is_treated_like_a_deleted_thread(port: Port) -> None:
    channel = await add_forum(port)
    await open_in_forum(port)
    post = only_post(port, channel)
    await port.ben.slash(place_of(channel), "game join")
    await post.delete()
    await port.env.advance_time(1)
    assert port.query_column("SELECT count(*) FROM matches WHERE channel_missing_since IS NOT NULL") == [1]


async def test_host_chooses_the_forum_and_its_deletion_resets_the_setting(port: Port) -> None:
    channel, manager = await add_forum(port, is_chosen=False), port.add_manager()
    await port.allow_host_commands(manager)
    panel: AnyMessage = (await manager.slash(port.lobby, "host settings")).response
    await manager.select(panel, [channel], custom_id=setting_id(Setting.FORUM))
    await open_in_forum(port)
    assert len(forum_of(port, channel).threads) == 1
    await forum_of(port, channel).delete()
    await port.env.advance_time(1)
    assert "has no table forum yet" in text_of(await open_in_forum(port))
