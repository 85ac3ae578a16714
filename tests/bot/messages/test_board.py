"""Tests of a guild's board message: it is posted, edited, moved and abandoned, and reveals no secrets."""

from __future__ import annotations

import discord
import pytest
import simcord

from bot.matches.settings.menus import Setting, setting_id
from host.matches.settings import updates
from tests.bot.port import SETTLE_TIMEOUT, Port, text_of

HALF_A_MINUTE = 60


async def set_board_channel(
    port: Port, channel: simcord.ChannelHandle | None, member: simcord.MemberActor | None = None
) -> None:
    """Set the guild's board channel."""
    dee = member or port.add_manager()
    panel = (await dee.slash(port.lobby, "host settings")).response
    assert panel is not None
    await dee.select(panel, [] if channel is None else [channel], custom_id=setting_id(Setting.BOARD))
    await pass_time(port)


async def pass_time(port: Port, seconds: float = HALF_A_MINUTE) -> None:
    port.env.settle_timeout = 60
    await port.env.advance_time(seconds)
    port.env.settle_timeout = SETTLE_TIMEOUT


def board_texts(port: Port, channel: simcord.ChannelHandle) -> list[str]:
    return [text_of(port.env.backend.get_message(channel.id, post.id)) for post in channel.history()]


@pytest.fixture
def board_channel(port: Port) -> simcord.ChannelHandle:
    return port.guild.create_text_channel("hall")


async def test_board_lists_matches_and_is_updated(port: Port, board_channel: simcord.ChannelHandle) -> None:
    await set_board_channel(port, board_channel)
    await port.open_table(seats=2, begins="opener", time_control="daily", name="Friday")
    await pass_time(port)
    (board,) = board_texts(port, board_channel)
    assert "Friday" in board
    assert "open, 1 of 2 seats taken" in board
    await port.ben.slash(port.lobby, "game join")
    await pass_time(port)
    (board,) = board_texts(port, board_channel)
    assert "waiting for **Ada**, deadline <t:" in board
    assert f"https://discord.com/channels/{port.guild.id}/{port.lobby.id}/{port.card().id}" in board
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    await pass_time(port)
    assert "waiting for **Ben**" in board_texts(port, board_channel)[0]


async def test_board_is_posted_on_a_server_without_matches(
    port: Port, board_channel: simcord.ChannelHandle
) -> None:
    dee = port.add_manager()
    panel = (await dee.slash(port.lobby, "host settings")).response
    assert panel is not None
    await dee.select(panel, [board_channel], custom_id=setting_id(Setting.BOARD))
    (board,) = board_texts(port, board_channel)
    assert "There are no open or running matches" in board


async def test_board_shows_that_no_match_is_active(port: Port, board_channel: simcord.ChannelHandle) -> None:
    await port.open_table(seats=2)
    await set_board_channel(port, board_channel)
    await port.ada.slash(port.lobby, "game leave")
    await pass_time(port)
    (board,) = board_texts(port, board_channel)
    assert "There are no open or running matches" in board


async def test_deleted_board_is_posted_again(port: Port, board_channel: simcord.ChannelHandle) -> None:
    await port.open_table(seats=2)
    await set_board_channel(port, board_channel)
    await board_channel.history()[0].delete()
    await port.ben.slash(port.lobby, "game join")
    await pass_time(port)
    assert len(board_texts(port, board_channel)) == 1


async def test_restart_does_not_duplicate_the_board(port: Port, board_channel: simcord.ChannelHandle) -> None:
    await port.open_table(seats=2)
    await set_board_channel(port, board_channel)
    await port.restart()
    await port.ben.slash(port.lobby, "game join")
    await pass_time(port)
    assert len(board_texts(port, board_channel)) == 1


async def test_board_moves_with_the_setting_and_is_deleted_when_unset(
    port: Port, board_channel: simcord.ChannelHandle
) -> None:
    await port.open_table(seats=2)
    await set_board_channel(port, board_channel)
    market = port.guild.create_text_channel("market")
    await set_board_channel(port, market)
    assert (len(board_texts(port, board_channel)), len(board_texts(port, market))) == (0, 1)
    await set_board_channel(port, None)
    assert board_texts(port, market) == []


async def test_forbidden_board_is_dropped_once_and_matches_continue(
    port: Port, caplog: pytest.LogCaptureFixture
) -> None:
    deny = discord.PermissionOverwrite(send_messages=False)
    mute = port.guild.create_text_channel("mute", overwrites={port.guild.default_role: deny})
    await set_board_channel(port, mute)
    await port.begin()
    await pass_time(port)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    await pass_time(port)
    assert sum("can't be updated any more" in record.getMessage() for record in caplog.records) == 1
    assert board_texts(port, mute) == []
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_board_in_a_deleted_channel_does_not_affect_matches(port: Port) -> None:
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, board=4711)
    await port.begin()
    await pass_time(port)
    await set_board_channel(port, None)
    assert "Waiting for **Ada**" in text_of(port.raw_message(port.card()))


async def test_board_hides_matches_in_restricted_channels(
    port: Port, board_channel: simcord.ChannelHandle
) -> None:
    deny = discord.PermissionOverwrite(view_channel=False)
    crew = port.guild.create_role("Crew", permissions=discord.Permissions(manage_guild=True))
    allow, me = discord.PermissionOverwrite(view_channel=True), port.guild.me
    assert me is not None
    back_room = port.guild.create_text_channel(
        "back-room", overwrites={port.guild.default_role: deny, crew: allow, me: allow}
    )
    mate = port.guild.add_member(port.env.create_user("eve", global_name="Eve"), roles=[crew])
    await set_board_channel(port, board_channel)
    await mate.slash(back_room, "game open", game="nauticus", name="Secret")
    await port.open_table(seats=2, name="Open", where="thread")
    await port.ben.slash(port.lobby, "game open", game="nauticus", name="Hush", where="private")
    await pass_time(port)
    (board,) = board_texts(port, board_channel)
    assert ("Open" in board, "Secret" in board, "Hush" in board) == (True, False, False)
    crews = port.guild.create_text_channel(
        "crew", overwrites={port.guild.default_role: deny, crew: allow, me: allow}
    )
    await set_board_channel(port, crews, member=mate)
    (board,) = board_texts(port, crews)
    assert ("Open" in board, "Secret" in board, "Hush" in board) == (True, True, False)


async def test_long_board_is_truncated_with_a_count(port: Port, board_channel: simcord.ChannelHandle) -> None:
    await set_board_channel(port, board_channel)
    for number in range(40):
        channel = port.guild.create_text_channel(f"table-{number}")
        await port.ada.slash(channel, "game open", game="nauticus", name="x" * 70)
    await pass_time(port)
    (board,) = board_texts(port, board_channel)
    assert len(board) <= 4000
    assert "more" in board.splitlines()[-1]


async def test_board_uses_the_server_language(port: Port, board_channel: simcord.ChannelHandle) -> None:
    await port.bot.services.languages.set_guild_locale(port.guild.id, "pl")
    await port.open_table(seats=2)
    await set_board_channel(port, board_channel)
    assert "## Partie" in board_texts(port, board_channel)[0]
