"""Tests for channels in which the bot can't send messages.

Users get direct messages, and hosts are notified.
"""

from __future__ import annotations

from typing import Any, get_args

import discord
import pytest
from simcord import ChannelHandle, UserHandle, intents
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core.sending.access import ChannelLocation, can_close
from bot.core.words.i18n import Translator, locales
from engine.core.text import LocalizedText
from host.decisions.closed_channels import access
from host.decisions.closed_channels.kinds import ClosureReason
from host.matches.settings.settings import Preferences
from tests.bot.closed_channels import (
    MINUTE,
    begin_daily_match,
    direct_message_text,
    newest_direct_message,
    refuse_direct_messages,
    status_card,
    stored_text,
)
from tests.bot.core.test_sending_late_posts import forbid, grant
from tests.bot.decisions.test_vote import TIME_OUT_SECONDS
from tests.bot.host_tools import use_host_tool
from tests.bot.port import Port, button_options, labels, options, text_of
from tests.bot.posts import pending_kinds, play_phase
from tests.bot.time.test_clock import DAY, HOUR, direct_messages, notices, pass_time, set_preferences


def direct_message_texts(port: Port, user: UserHandle) -> list[str]:
    """Return the bot's direct messages to a user, who does not have to be a member of the guild."""
    mailbox = ChannelHandle(port.env, None, port.env.backend.get_dm_channel(user.id))
    return [stored_text(port, message) for message in mailbox.history()]


async def begin_in_thread(port: Port, where: str) -> ChannelHandle:
    """Begin a match between Ada and Ben in a new thread."""
    await port.open_table(seats=2, begins="opener", time_control="daily", where=where)
    (thread,) = port.lobby.threads
    port.env.backend.add_thread_member(thread.id, port.ben.id)
    await port.ben.slash(thread, "game join", match="1")
    await pass_time(port, 10 * MINUTE)
    return thread


def deny_permissions(port: Port, **names: bool) -> None:
    """Deny the bot the given permissions in the lobby and its threads."""
    denied = discord.Permissions(**names).value
    port.env.backend.set_overwrite(
        port.lobby.id, Overwrite(port.bot_user.id, OverwriteType.MEMBER, 0, denied)
    )


async def test_players_are_notified_directly_after_an_hour(port: Port) -> None:
    await begin_daily_match(port)
    forbid(port)
    await pass_time(port, HOUR - 5 * MINUTE)
    assert direct_messages(port, port.ada) == []
    await pass_time(port, 10 * MINUTE)
    (message,) = direct_messages(port, port.ada)
    assert "it’s your turn: Nauticus" in text_of(message)
    assert "I don’t have permission to send messages there" in text_of(message)
    assert "Take my turn" in labels(message)
    assert "https://" not in text_of(message)
    panel = (await port.ada.user.click(newest_direct_message(port, port.ada), label="Take my turn")).response
    assert button_options(panel) or options(panel)


@pytest.mark.drawn(encoded=False)
async def test_direct_notification_shows_the_board(port: Port) -> None:
    await begin_daily_match(port)
    forbid(port)
    await pass_time(port, HOUR + MINUTE)
    (message,) = direct_messages(port, port.ada)
    assert len(message.attachments) == 1


@pytest.mark.parametrize("denied", ["view_channel", "send_messages"])
async def test_next_player_is_notified_directly_too(port: Port, denied: str) -> None:
    await begin_daily_match(port)
    deny_permissions(port, **{denied: True})
    await pass_time(port, HOUR + MINUTE)
    panel = (await port.ada.user.click(newest_direct_message(port, port.ada), label="Take my turn")).response
    while "Confirm" not in labels(panel):
        await port.choose_first(port.ada.user, panel)  # type: ignore[arg-type]  # it clicks alike
    await port.ada.user.click(panel, label="Confirm")
    await pass_time(port, 20 * MINUTE)
    assert "it’s your turn" in direct_message_text(port, port.ben)
    grant(port)
    await pass_time(port, MINUTE)
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))
    assert await pending_kinds(port) == []


async def test_nobody_is_notified_directly_if_the_channel_opens_within_the_hour(port: Port) -> None:
    await begin_daily_match(port)
    forbid(port)
    await pass_time(port, 30 * MINUTE)
    grant(port)
    await pass_time(port, 2 * HOUR)
    assert direct_messages(port, port.ada) == []
    assert port.query_column("SELECT count(*) FROM closed_channels") == [0]


async def test_hidden_channel_is_reported_at_once(port: Port) -> None:
    await begin_daily_match(port)
    deny_permissions(port, view_channel=True)
    await pass_time(port, MINUTE)
    assert "I no longer have access" in direct_message_text(port, port.ada)


async def test_locked_thread_is_reported_at_once(port: Port) -> None:
    thread = await begin_in_thread(port, "thread")
    deny_permissions(port, manage_threads=True)
    state = port.env.backend.get_channel(thread.id).thread_metadata
    assert state is not None
    state.locked = True
    port.env.backend.announce_channel_update(thread.id)
    await pass_time(port, MINUTE)
    assert "the thread is locked" in direct_message_text(port, port.ada)


async def test_removal_from_a_private_thread_is_reported_at_once(port: Port) -> None:
    thread = await begin_in_thread(port, "private")
    # In the simulation, all members can read a private thread. Reject the requests, as Discord would.
    port.env.inject_error("*", f"/channels/{thread.id}*", status=403, code=50001, times=None)
    port.env.backend.remove_thread_member(thread.id, port.bot_user.id)
    await pass_time(port, MINUTE)
    assert "I no longer have access" in direct_message_text(port, port.ada)
    port.env.backend.faults.clear()
    port.env.backend.add_thread_member(thread.id, port.bot_user.id)
    await pass_time(port, MINUTE)
    assert port.query_column("SELECT count(*) FROM closed_channels") == [0]


async def test_check_during_a_removal_does_not_open_the_channel(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_daily_match(port)
    monitor, note_closed = port.bot.access, access.note_closed

    async def check_and_note_closed(*args: Any) -> bool:
        await monitor.check(port.guild.id)
        return await note_closed(*args)

    monkeypatch.setattr(access, "note_closed", check_and_note_closed)
    await monitor.note_removed(port.lobby.id)
    assert port.bot.sender.closed_matches == {1}


async def test_check_that_began_before_a_removal_does_not_open_the_channel(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_daily_match(port)
    monitor, load_closed = port.bot.access, access.load_closed

    async def load_before_removal(*args: Any) -> Any:
        found = await load_closed(*args)
        monkeypatch.undo()
        await monitor.note_removed(port.lobby.id)
        return found

    port.bot.sender.closed_matches.add(1)
    monkeypatch.setattr(access, "load_closed", load_before_removal)
    await monitor.check(port.guild.id)
    assert await access.closed_matches(port.bot.sender.ctx) == {1}


async def test_unexplained_refusals_count_after_an_hour(port: Port) -> None:
    await begin_daily_match(port)
    port.env.inject_error("*", f"/channels/{port.lobby.id}/messages*", status=403, code=50013, times=None)
    await play_phase(port)
    await pass_time(port, HOUR + 20 * MINUTE)
    assert "Discord is rejecting my messages there" in direct_message_text(
        port, port.ada
    ) + direct_message_text(port, port.ben)
    port.env.backend.faults.clear()
    await pass_time(port, 2 * HOUR)
    assert port.query_column("SELECT count(*) FROM closed_channels") == [0]
    assert await pending_kinds(port) == []


async def test_hosts_read_channel_and_reason_once(port: Port) -> None:
    host = port.add_manager()
    await begin_daily_match(port)
    forbid(port)
    await pass_time(port, 3 * HOUR)
    texts = [
        text for text in direct_message_texts(port, port.guild.owner) if "I can’t send messages in" in text
    ]
    assert len(texts) == 1
    assert f"<#{port.lobby.id}>" in texts[0]
    assert "permission to send messages" in texts[0]
    health = text_of(await use_host_tool(host, port.lobby, "health"))
    assert (
        f"I can’t send messages in <#{port.lobby.id}>, the channel for Nauticus: I don’t have permission"
        in health
    )
    grant(port)
    await pass_time(port, MINUTE)
    assert "I can’t send messages" not in text_of(await use_host_tool(host, port.lobby, "health"))


async def test_work_resumes_when_a_time_out_of_the_bot_ends(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(intents.EVENT_INTENTS, "GUILD_MEMBER_UPDATE", ("guilds", None))
    await begin_daily_match(port)
    await time_out_member(port, port.bot_user.id, 30 * MINUTE)
    await play_phase(port)
    assert not any(text.startswith("### Round 1 of 4, phase 1") for text in port.public_texts())
    await pass_time(port, 31 * MINUTE)
    assert any(text.startswith("### Round 1 of 4, phase 1") for text in port.public_texts())
    assert port.query_column("SELECT count(*) FROM closed_channels") == [0]


async def test_long_time_out_of_the_bot_is_reported_with_its_end(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(intents.EVENT_INTENTS, "GUILD_MEMBER_UPDATE", ("guilds", None))
    host = port.add_manager()
    await begin_daily_match(port)
    await time_out_member(port, port.bot_user.id, DAY)
    await pass_time(port, HOUR + MINUTE)
    assert "moderators have timed me out" in direct_message_text(port, port.ada)
    health = text_of(await use_host_tool(host, port.lobby, "health"))
    assert ">: moderators have timed me out." in health


async def time_out_member(port: Port, user_id: int, seconds: float) -> None:
    """Time out a member."""
    backend = port.env.backend
    guild = backend.get_guild(port.guild.id)
    until = port.env.now() + discord.utils.utcnow().resolution * (seconds * 10**6)
    guild.members[user_id].timed_out_until = until.isoformat()
    member = serializers.member_payload(backend, guild, guild.members[user_id])
    backend.emit("GUILD_MEMBER_UPDATE", {**member, "guild_id": str(guild.id)})
    await port.env.advance_time(1)


async def test_closed_channel_survives_a_restart(port: Port) -> None:
    await begin_daily_match(port)
    forbid(port)
    await pass_time(port, 30 * MINUTE)
    await port.restart()
    await pass_time(port, HOUR)
    assert "it’s your turn" in direct_message_text(port, port.ada)
    grant(port)
    await port.restart()
    await pass_time(port, MINUTE)
    assert port.query_column("SELECT count(*) FROM closed_channels") == [0]


async def test_moved_match_is_notified_in_its_new_channel(port: Port) -> None:
    host = port.add_manager()
    await begin_daily_match(port)
    refuse_direct_messages(port, port.ada)
    forbid(port)
    await pass_time(port, HOUR + MINUTE)
    assert (await status_card(port)).match.paused_since is not None
    new = port.guild.create_text_channel("new")
    await host.slash(new, "host move", match="1", reason="closed")
    card = await status_card(port)
    assert (card.match.paused_since, card.match.channel) == (None, new.id)
    assert port.query_column("SELECT count(*) FROM closed_channels") == [0]


async def test_muted_player_gets_no_direct_message(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="none"))
    await begin_daily_match(port)
    forbid(port)
    await pass_time(port, 2 * HOUR)
    assert "it’s your turn" not in direct_message_text(port, port.ada)
    assert notices(port) == []


async def test_hosts_get_one_message_about_all_closed_channels(port: Port) -> None:
    first = await begin_in_thread(port, "thread")
    await port.open_table(seats=2, begins="opener", time_control="daily", where="thread")
    (second,) = (thread for thread in port.lobby.threads if thread.id != first.id)
    await port.ben.slash(second, "game join", match="2")
    await pass_time(port, 10 * MINUTE)
    deny_permissions(port, send_messages_in_threads=True)
    await pass_time(port, 3 * HOUR)
    (told,) = [
        text for text in direct_message_texts(port, port.guild.owner) if "I can’t send messages in" in text
    ]
    assert [f"<#{thread.id}>" in told for thread in port.lobby.threads] == [True, True]
    assert "Send Messages in Threads" in told


async def test_hosts_read_which_permission_is_missing(port: Port) -> None:
    host = port.add_manager()
    thread = await begin_in_thread(port, "thread")
    for names, shown_name in [
        ({"send_messages_in_threads": True}, "Send Messages in Threads"),
        ({"view_channel": True}, "View Channel"),
    ]:
        deny_permissions(port, **names)
        await pass_time(port, MINUTE)
        health = text_of(await use_host_tool(host, port.guild.create_text_channel("x"), "health"))
        assert f"Missing permission: {shown_name}." in health
        assert f"<#{thread.id}>" in health
        grant(port)
        await pass_time(port, MINUTE)


async def test_direct_message_does_not_count_as_access(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily")
    forbid(port)
    await pass_time(port, 20 * MINUTE)
    assert "it’s your turn" in direct_message_text(port, port.ada)
    assert port.query_column("SELECT reason FROM closed_channels") == ["denied"]


async def test_locked_and_archived_thread_is_reported_at_once(port: Port) -> None:
    thread = await begin_in_thread(port, "thread")
    deny_permissions(port, manage_threads=True)
    state = port.env.backend.get_channel(thread.id).thread_metadata
    assert state is not None
    state.locked = state.archived = True
    port.env.inject_error("*", f"/channels/{thread.id}/messages*", status=400, code=50083, times=None)
    port.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013, times=None)
    port.env.backend.announce_channel_update(thread.id)
    # The next message of the bot is the last warning.
    await pass_time(port, TIME_OUT_SECONDS - HOUR)
    assert "the thread is locked" in direct_message_text(port, port.ada)


async def test_channel_closed_during_an_outage_of_the_server_is_noticed(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin_daily_match(port)
    guild = port.bot.get_guild(port.guild.id)
    assert guild is not None
    # During an outage, the bot does not receive this event.
    monkeypatch.delattr(type(port.bot), "on_guild_channel_update")
    with port.env.time_context():
        await port.bot.on_guild_unavailable(guild)
    forbid(port)
    await port.env.advance_time(1)
    assert port.query_column("SELECT reason FROM closed_channels") == []
    with port.env.time_context():
        await port.bot.on_guild_available(guild)
    assert port.query_column("SELECT reason FROM closed_channels") == ["denied"]


async def test_moderators_are_found_without_the_server_in_the_cache(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moderators of a guild are found even if the guild is not in the cache.

    Only the process with the first shard sends direct messages. Its cache does not contain the guilds of
    other processes.
    """
    host = port.add_manager()
    role = port.guild.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    port.env.backend.get_guild(port.guild.id).members[host.id].role_ids.append(role.id)
    monkeypatch.setattr(port.bot, "get_guild", lambda _: None)
    location = ChannelLocation(port.guild.id, port.lobby.id)
    assert await can_close(port.bot, location, host.id)
    assert not await can_close(port.bot, location, port.ada.id)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("reason", get_args(ClosureReason))
def test_every_reason_is_translated(locale: str, reason: str) -> None:
    assert Translator(locale, strict=True)(LocalizedText(f"closure-{reason}"))
