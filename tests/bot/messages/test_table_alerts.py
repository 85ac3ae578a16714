"""Tests for table alerts: direct messages about open tables that the user may see."""

from __future__ import annotations

import discord

from host.messages.table_alerts import BATCH_DELAY
from tests.bot.port import Port, text_of
from tests.bot.time.test_clock import direct_messages, pass_time


async def test_subscriber_gets_an_alert_about_a_visible_table(port: Port) -> None:
    done = await port.cem.slash(port.lobby, "game table-alerts", game="nauticus")
    assert "tables for Nauticus" in text_of(done.response)
    await port.open_table(seats=2)
    await pass_time(port, BATCH_DELAY / 1000 + 60)
    (told,) = direct_messages(port, port.cem)
    assert "A table on Harbour has a free seat:" in text_of(told)
    stopped = await port.cem.slash(port.lobby, "game table-alerts", stop=True)
    assert "no longer get alerts" in text_of(stopped.response)


async def test_tables_in_hidden_channels_send_no_alert(port: Port) -> None:
    await port.cem.slash(port.lobby, "game table-alerts")
    await port.open_table(seats=2)
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    hidden = discord.PermissionOverwrite(view_channel=False)
    await lobby.set_permissions(lobby.guild.default_role, overwrite=hidden)
    await pass_time(port, BATCH_DELAY / 1000 + 60)
    assert direct_messages(port, port.cem) == []
