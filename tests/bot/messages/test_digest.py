"""Tests for the daily digest in Discord: a direct message with the waiting matches."""

from __future__ import annotations

from bot.matches.settings.menus import Setting
from tests.bot.closed_channels import refuse_direct_messages
from tests.bot.matches.test_settings import open_settings, select_values
from tests.bot.port import Port, labels, text_of
from tests.bot.time.test_clock import DAY, direct_messages, notices, pass_time


async def begin_with_digest(port: Port) -> None:
    """Let Ada choose a digest in her settings, and start a slow match in which it is her turn."""
    shown = await open_settings(port, port.ada)
    await select_values(port.ada, shown, Setting.DIGEST, str(9 * 60))
    await port.begin(time_control="relaxed")


async def test_digest_is_one_direct_message_a_day_with_links_and_deadlines(port: Port) -> None:
    await begin_with_digest(port)
    await pass_time(port, DAY)
    (first,) = direct_messages(port, port.ada)
    assert "It’s your turn in 1 match" in text_of(first)
    assert "https://discord.com/channels/" in text_of(first)
    assert "<t:" in text_of(first)
    assert "Take my turn" in labels(first)
    assert notices(port) == []
    await pass_time(port, DAY)
    assert len(direct_messages(port, port.ada)) == 2


async def test_digest_without_direct_messages_names_only_the_match_of_the_channel(port: Port) -> None:
    await begin_with_digest(port)
    refuse_direct_messages(port, port.ada)
    await pass_time(port, DAY)
    assert direct_messages(port, port.ada) == []
    assert any("it’s your turn: " in text for text in port.public_texts())
