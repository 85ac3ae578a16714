"""Tests for matches that lose their channel and wait for a new one.

A single response from Discord does not prove that a channel was deleted.
"""

from __future__ import annotations

from typing import Any

import pytest
from simcord import ChannelHandle, MemberActor

from host.matches.settings import updates
from host.messages.posts import cards
from host.messages.posts.cards import StatusCard
from tests.bot.port import Port, is_shuffle_message, labels, text_of
from tests.bot.posts import pending_kinds, play_phase

SOON = 130


async def get_status_card(port: Port, match_id: int = 1) -> StatusCard:
    """Return the data for a match's status card."""
    return await cards.get_card(port.bot.services.ctx, match_id)


def direct_message_text(port: Port, person: MemberActor) -> str:
    """Return the bot's direct messages to a user."""
    channel = port.env.backend.get_dm_channel(person.id)
    messages = port.env.backend.messages[channel.id].values()
    return "\n".join(text_of(message) for message in messages)


async def begin_in_channel(port: Port, name: str = "doomed") -> ChannelHandle:
    """Begin a match between Ada and Ben in a separate channel."""
    channel = port.guild.create_text_channel(name)
    await port.ada.slash(
        channel, "game open", game="nauticus", seats=2, begins="opener", **{"time-control": "daily"}
    )
    await port.ben.slash(channel, "game join")
    return channel


async def delete_channel(port: Port, channel: ChannelHandle) -> None:
    port.env.backend.delete_channel(channel.id)
    await port.env.advance_time(1)


async def move_match(port: Port, host: MemberActor, channel: ChannelHandle, **given: Any) -> str:
    """Move match 1 to another channel as a host, and return the response."""
    moved = await host.slash(channel, "host move", match="1", **{"reason": "a storm", **given})
    return text_of(moved.response)


def channel_texts(channel: ChannelHandle, port: Port) -> list[str]:
    backend = port.env.backend
    posts = [post for post in channel.history() if not post.flags.ephemeral]
    raw = [backend.get_message(channel.id, post.id) for post in posts]
    return [text_of(post) for post in raw if not is_shuffle_message(post)]


async def test_match_with_deleted_channel_pauses_and_players_are_notified(port: Port) -> None:
    doomed = await begin_in_channel(port)
    await delete_channel(port, doomed)
    card = await get_status_card(port)
    assert card.match.status == "running"
    assert card.match.paused_since is not None
    assert card.deadline is None
    for member in (port.ada, port.ben):
        assert "/host move" in direct_message_text(port, member)
    port.env.settle_timeout = 60
    await port.env.advance_time(10 * 24 * 3600)
    assert (await get_status_card(port)).match.status == "running"


@pytest.mark.parametrize("status", [400, 403])
async def test_direct_messages_sent_too_fast_are_sent_later(port: Port, status: int) -> None:
    doomed = await begin_in_channel(port)
    port.env.inject_error("POST", "/users/@me/channels", status=status, code=40003, times=2)
    await delete_channel(port, doomed)
    assert "/host move" not in direct_message_text(port, port.ada)
    await port.env.advance_time(SOON)
    for member in (port.ada, port.ben):
        assert direct_message_text(port, member).count("/host move") == 1


async def test_match_continues_in_its_new_channel(port: Port) -> None:
    host, doomed = port.add_manager(), await begin_in_channel(port)
    await delete_channel(port, doomed)
    assert "moved to this channel" in await move_match(port, host, port.lobby)
    await port.env.advance_time(SOON)
    told = "\n".join(channel_texts(port.lobby, port))
    assert "was deleted" in told
    assert "**Dee** has moved the match" in told
    assert "a storm" in told
    assert f"<@{port.ada.id}>" in told
    card = await get_status_card(port)
    assert (card.match.paused_since, card.match.channel) == (None, port.lobby.id)
    assert card.deadline is not None
    assert f"<#{port.lobby.id}>" in direct_message_text(port, port.ben)
    assert await pending_kinds(port) == []
    await play_phase(port)
    assert any(text.startswith("### Round 1 of 4, phase 1") for text in channel_texts(port.lobby, port))
    audit = (await host.slash(port.lobby, "host audit")).response
    assert "moved to a different channel" in text_of(audit)


async def test_moved_match_takes_its_open_messages_along(port: Port) -> None:
    host, old = port.add_manager(), await begin_in_channel(port)
    await port.ada.slash(old, "game cancel")
    await port.env.advance_time(SOON)
    assert len(channel_texts(old, port)) == 4
    new = port.guild.create_text_channel("new")
    await move_match(port, host, new)
    await port.env.advance_time(SOON)
    assert channel_texts(old, port) == []
    posts = [post for post in new.history() if not post.flags.ephemeral]
    buttons = [set(labels(port.env.backend.get_message(new.id, post.id))) for post in posts]
    assert sum({"Yes", "No"} <= labels for labels in buttons) == 1
    assert sum("Board" in labels for labels in buttons) == 1
    assert sum("Mute this match" in labels for labels in buttons) == 1
    assert await pending_kinds(port) == []


async def test_match_paused_by_a_host_stays_paused_after_a_move(port: Port) -> None:
    host, doomed = port.add_manager(), await begin_in_channel(port)
    await host.slash(doomed, "host pause", reason="tea")
    await delete_channel(port, doomed)
    await move_match(port, host, port.lobby)
    assert (await get_status_card(port)).match.paused_since is not None
    assert "running again" in text_of((await host.slash(port.lobby, "host resume")).response)


async def test_match_without_a_channel_cannot_be_resumed(port: Port) -> None:
    host, doomed = port.add_manager(), await begin_in_channel(port)
    await delete_channel(port, doomed)
    assert "no longer has a channel" in text_of(
        (await host.slash(port.lobby, "host resume", match="1")).response
    )


async def test_move_requires_a_host_and_a_free_channel(port: Port) -> None:
    host, doomed = port.add_manager(), await begin_in_channel(port)
    await delete_channel(port, doomed)
    await port.allow_host_commands(port.ada)
    assert "can use these tools" in await move_match(port, port.ada, port.lobby)
    await port.cem.slash(port.lobby, "game open", game="nauticus", seats=2)
    assert "This channel already has a match" in await move_match(port, host, port.lobby)
    assert (await get_status_card(port)).match.channel == doomed.id


async def test_move_rejects_the_same_channel_and_a_cancelled_match(port: Port) -> None:
    host, channel = port.add_manager(), await begin_in_channel(port)
    assert "is already in this channel" in await move_match(port, host, channel)
    await host.slash(channel, "host cancel", reason="tea")
    assert "was cancelled" in await move_match(port, host, port.lobby)


async def test_open_table_can_be_moved(port: Port) -> None:
    host = port.add_manager()
    await port.open_table(seats=3)
    new = port.guild.create_text_channel("new")
    await move_match(port, host, new)
    await port.ben.slash(new, "game join")
    text = "\n".join(channel_texts(new, port))
    assert "**Dee** has moved" in text
    assert "Seats taken: 2 of 3" in text
    assert port.posts() == []


async def test_configured_host_role_can_move_a_match_without_a_channel(port: Port) -> None:
    doomed = await begin_in_channel(port)
    await delete_channel(port, doomed)
    role = port.guild.create_role("Hosts")
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, host_role=role.id)
    helper = port.guild.add_member(port.env.create_user("hal", global_name="Hal"), roles=[role])
    await port.allow_host_commands(role)
    offered = await helper.autocomplete(port.lobby, "host move", "match", "")
    assert len(offered) == 1
    assert "moved to this channel" in await move_match(port, helper, port.lobby)


async def test_open_table_is_cancelled_when_its_channel_is_deleted(port: Port) -> None:
    doomed = port.guild.create_text_channel("doomed")
    await port.ada.slash(doomed, "game open", game="nauticus", seats=2)
    await delete_channel(port, doomed)
    assert (await get_status_card(port)).match.status == "cancelled"
    await port.env.advance_time(SOON)
    assert await pending_kinds(port) == []


@pytest.mark.threads
async def test_channel_deleted_during_downtime_is_detected_on_connect(port: Port) -> None:
    doomed = await begin_in_channel(port)
    with port.env.time_context():
        await port.bot.close()
    port.env.backend.delete_channel(doomed.id)
    await port.restart()
    await port.env.advance_time(1)
    assert (await get_status_card(port)).match.channel_missing_since is not None
    assert "/host move" in direct_message_text(port, port.ada)


async def test_thread_deleted_during_downtime_is_detected_on_posting(port: Port) -> None:
    await port.open_table(seats=2, where="thread")
    (thread,) = port.lobby.threads
    await port.ben.slash(thread, "game join")
    with port.env.time_context():
        await port.bot.close()
    port.env.backend.delete_channel(thread.id)
    await port.restart()
    await port.env.advance_time(300)
    assert (await get_status_card(port)).match.channel_missing_since is not None


@pytest.mark.parametrize("route", ["/channels/*/messages*", "/channels/*"])
async def test_false_unknown_channel_error_does_not_pause_the_match(port: Port, route: str) -> None:
    await port.begin()
    port.env.inject_error("*", route, status=404, code=10003, times=None)
    await play_phase(port)
    await port.env.advance_time(SOON)
    port.env.backend.faults.clear()
    await port.env.advance_time(SOON)
    assert (await get_status_card(port)).match.paused_since is None
    assert any("phase 1" in text_of(port.raw_message(post)) for post in port.posts())
    assert await pending_kinds(port) == []


async def begin_with_host(port: Port) -> tuple[MemberActor, ChannelHandle]:
    """Begin a match between Ada and a host in a separate channel.

    Return the host and the channel.
    """
    host, channel = port.add_manager(), port.guild.create_text_channel("doomed")
    await port.ada.slash(channel, "game open", game="nauticus", seats=2, begins="opener")
    await host.slash(channel, "game join")
    return host, channel


async def test_playing_host_cannot_move_a_match_while_its_channel_exists(port: Port) -> None:
    host, channel = await begin_with_host(port)
    assert "have to agree" in await move_match(port, host, port.lobby)
    assert (await get_status_card(port)).match.channel == channel.id


async def test_playing_host_can_move_a_match_out_of_a_deleted_channel(port: Port) -> None:
    host, doomed = await begin_with_host(port)
    await delete_channel(port, doomed)
    assert "give a reason" in await move_match(port, host, port.lobby, reason="_")
    assert "to this channel" in await move_match(port, host, port.lobby)
    card = await get_status_card(port)
    assert (card.match.channel, card.match.channel_missing_since, card.match.paused_since) == (
        port.lobby.id,
        None,
        None,
    )
    audit = text_of((await host.slash(port.lobby, "host audit")).response)
    assert "the original one was deleted" in audit
    assert "a storm" in audit
    assert "participant" not in audit
    next_channel = port.guild.create_text_channel("next")
    assert "have to agree" in await move_match(port, host, next_channel)


async def test_playing_host_can_move_a_match_before_its_deletion_was_noticed(port: Port) -> None:
    host = port.add_manager()
    await port.open_table(seats=2, where="thread")
    (thread,) = port.lobby.threads
    await host.slash(thread, "game join")
    with port.env.time_context():
        await port.bot.close()
    port.env.backend.delete_channel(thread.id)
    await port.restart()
    assert (await get_status_card(port)).match.channel_missing_since is None
    assert "to this channel" in await move_match(port, host, port.lobby)
    assert (await get_status_card(port)).match.channel == port.lobby.id


async def test_unreadable_match_is_paused_and_can_be_moved(port: Port) -> None:
    host, doomed = port.add_manager(), await begin_in_channel(port)
    async with port.bot.services.ctx.database.transaction() as tx:
        await tx.execute("UPDATE log SET payload = '?'")
    port.bot.services.ctx.evict(1)
    await delete_channel(port, doomed)
    assert (await get_status_card(port)).match.paused_since is not None
    await move_match(port, host, port.lobby)
    text = "\n".join(channel_texts(port.lobby, port))
    assert "can’t be read" in text
    assert "**Dee** has moved this table" in text
    assert (await get_status_card(port)).match.paused_since is None
