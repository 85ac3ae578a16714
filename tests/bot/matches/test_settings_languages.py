"""Tests for the language of public messages: the server's, another one in a channel, and private translations."""

from __future__ import annotations

import pytest
from simcord import ChannelHandle, MemberActor

from tests.bot.port import AnyMessage, Port, text_of


def card_in(port: Port, channel: ChannelHandle) -> AnyMessage:
    """Return the newest message with a *Join* button, in any language, in a channel."""
    messages = sorted(channel.history(), key=lambda message: message.id)
    found = [port.env.backend.get_message(channel.id, message.id) for message in messages]
    return next(message for message in reversed(found) if "join" in str(message.components))


async def set_language(port: Port, host: MemberActor, channel: ChannelHandle, language: str) -> str:
    done = await host.slash(port.lobby, "host settings", language=language, channel=channel)
    return text_of(done.response)


async def test_public_messages_use_the_language_of_their_channel(port: Port) -> None:
    polish = port.guild.create_text_channel("polski")
    assert "polski" in await set_language(port, port.add_manager(), polish, "pl")
    await port.open_table(seats=2)
    await port.ben.slash(polish, "game open", game="nauticus", seats=2)
    assert "Seats taken: 1 of 2." in text_of(port.raw_message(port.card()))
    assert "Zajęte miejsca" in text_of(card_in(port, polish))


async def test_server_settings_list_channels_with_their_own_language(port: Port) -> None:
    host = port.add_manager()
    await set_language(port, host, port.lobby, "de")
    shown = await host.slash(port.lobby, "host settings")
    assert f"<#{port.lobby.id}>: Deutsch" in text_of(shown.response)


async def test_thread_uses_the_language_of_its_channel(port: Port) -> None:
    await set_language(port, port.add_manager(), port.lobby, "de")
    await port.ada.slash(port.lobby, "game open", game="nauticus", seats=2, where="thread")
    thread = port.lobby.threads[-1]
    assert "Besetzte Plätze" in text_of(card_in(port, thread))


async def test_automatic_language_of_a_channel_is_that_of_the_server(port: Port) -> None:
    host = port.add_manager()
    await set_language(port, host, port.lobby, "de")
    await set_language(port, host, port.lobby, "auto")
    await port.open_table(seats=2)
    assert "Seats taken: 1 of 2." in text_of(port.raw_message(port.card()))


async def test_only_hosts_can_set_the_language_of_a_channel(port: Port) -> None:
    await port.allow_host_commands(port.ada)
    refused = await set_language(port, port.ada, port.lobby, "de")
    assert "members with the host role" in refused
    await port.open_table(seats=2)
    assert "Seats taken: 1 of 2." in text_of(port.raw_message(port.card()))


@pytest.mark.parametrize(
    ("language", "expected"),
    [("de", "Besetzte Plätze"), ("pl", "Zajęte miejsca"), ("en", "Seats taken: 1 of 2.")],
)
async def test_card_can_be_read_in_ones_own_language(port: Port, language: str, expected: str) -> None:
    await port.open_table(seats=2)
    await port.ben.slash(port.lobby, "settings me", language=language)
    shown = await port.ben.click(port.card(), label="🌐 Read in my language")
    assert shown.ephemeral
    assert expected in text_of(shown.response)
    assert "Seats taken: 1 of 2." in text_of(port.raw_message(port.card()))
