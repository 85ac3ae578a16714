"""Tests for `/games open`."""

from __future__ import annotations

import discord

from tests.bot.port import Port, text_of


async def list_tables(port: Port, **options: object) -> str:
    return text_of((await port.cem.slash(port.lobby, "games open", **options)).response)


async def test_open_tables_are_listed_with_filters(port: Port) -> None:
    await port.open_table(seats=3, time_control="daily", rated=True)
    found = await list_tables(port)
    assert "1 open table" in found
    assert "1 of 3 seats taken · daily · rated" in found
    assert "1 open table" in await list_tables(port, game="nauticus", rating="rated")
    for options in ({"time-control": "blitz"}, {"rating": "casual"}, {"game": "nautilus-island"}):
        assert "There is no open table that you can join" in await list_tables(port, **options)


async def test_tables_in_hidden_channels_are_not_listed(port: Port) -> None:
    await port.open_table(seats=3)
    elsewhere = port.guild.create_text_channel("elsewhere")
    lobby = port.bot.get_channel(port.lobby.id)
    assert isinstance(lobby, discord.TextChannel)
    hidden = discord.PermissionOverwrite(view_channel=False)
    await lobby.set_permissions(lobby.guild.default_role, overwrite=hidden)
    answer = text_of((await port.cem.slash(elsewhere, "games open")).response)
    assert "There is no open table that you can join" in answer
