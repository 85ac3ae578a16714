"""Tests that direct messages show nothing about a match whose channel the user can no longer see."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.matches.settings.menus import Setting
from host.matches.settings.settings import Preferences
from tests.bot.matches.test_settings import open_settings, select_values
from tests.bot.messages.test_nudge import click_nudge
from tests.bot.port import Port, labels, text_of
from tests.bot.runtime.test_routing_direct_messages import HIDDEN, hide_lobby
from tests.bot.time.test_clock import DAY, direct_messages, pass_time, set_preferences

SECRETS = ("Secret cove", "lobby", "Ben", "discord.com/channels", "Nauticus")


def assert_secret(message: Any) -> None:
    shown = text_of(message)
    assert not [secret for secret in SECRETS if secret in shown], shown
    assert "you can no longer see" in shown
    assert "Take my turn" not in labels(message)


async def open_hidden_channel(port: Port, name: str) -> ChannelHandle:
    """Create a channel that Ada can't see, and start a match in it where it is her turn."""
    channel = port.guild.create_text_channel("den")
    options = {"game": "nauticus", "seats": 2, "begins": "opener", "time-control": "daily", "name": name}
    await port.ada.slash(channel, "game open", **options)
    await port.ben.slash(channel, "game join")
    shown = port.bot.get_channel(channel.id)
    assert isinstance(shown, discord.TextChannel)
    await shown.set_permissions(await shown.guild.fetch_member(port.ada.id), overwrite=HIDDEN)
    return channel


async def test_turn_notification_hides_a_lost_match(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily", name="Secret cove")
    await hide_lobby(port, port.ada)
    await pass_time(port, 10 * 60)
    (message,) = direct_messages(port, port.ada)
    assert_secret(message)
    assert "#1" in text_of(message)


async def test_turn_notification_hides_the_match_of_a_user_who_left_the_server(port: Port) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await port.begin(time_control="daily", name="Secret cove")
    port.guild.remove_member(port.ada)
    await pass_time(port, 10 * 60)
    for message in direct_messages(port, port.ada):
        assert_secret(message)


async def test_nudge_hides_a_lost_match(port: Port) -> None:
    await port.begin(time_control="daily", name="Secret cove")
    await pass_time(port, 2 * DAY + 60)
    before = len(direct_messages(port, port.ada))
    await hide_lobby(port, port.ada)
    await click_nudge(port)
    (message,) = direct_messages(port, port.ada)[before:]
    assert_secret(message)


async def test_digest_lists_a_lost_match_only_by_its_number(port: Port) -> None:
    shown = await open_settings(port, port.ada)
    await select_values(port.ada, shown, Setting.DIGEST, str(9 * 60))
    await port.begin(time_control="relaxed", name="Open sea")
    await open_hidden_channel(port, "Secret cove")
    await pass_time(port, DAY)
    (digest,) = direct_messages(port, port.ada)
    assert "Open sea" in text_of(digest)
    assert "match #2 – you can no longer see its channel" in text_of(digest)
    assert "Secret cove" not in text_of(digest)
    assert labels(digest) == ["Take my turn"]


async def test_digest_of_only_lost_matches_has_no_button(port: Port) -> None:
    shown = await open_settings(port, port.ada)
    await select_values(port.ada, shown, Setting.DIGEST, str(9 * 60))
    await port.begin(time_control="relaxed", name="Secret cove")
    await hide_lobby(port, port.ada)
    await pass_time(port, DAY)
    (digest,) = direct_messages(port, port.ada)
    assert "Secret cove" not in text_of(digest)
    assert labels(digest) == []


@pytest.mark.parametrize("hides_all", [False, True])
async def test_combined_notification_names_only_a_visible_match(port: Port, hides_all: bool) -> None:
    await set_preferences(port, port.ada, Preferences(notices="direct"))
    await open_hidden_channel(port, "Secret cove")
    await port.begin(time_control="daily", name="Open sea")
    other = port.guild.create_text_channel("other")
    options = {"game": "nauticus", "seats": 2, "begins": "opener", "time-control": "daily"}
    await port.ada.slash(other, "game open", name="Third", **options)
    await port.ben.slash(other, "game join")
    if hides_all:
        port.guild.remove_member(port.ada)
    await pass_time(port, 10 * 60)
    for message in direct_messages(port, port.ada):
        assert "Secret cove" not in text_of(message)
        assert ("Open sea" in text_of(message)) is not hides_all
