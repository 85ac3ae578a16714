"""Tests for following another match: a direct message with a button to unfollow."""

from __future__ import annotations

from host.messages.follow import BATCH_DELAY
from tests.bot.port import Port, labels, text_of
from tests.bot.time.test_clock import direct_messages, pass_time


async def test_spectator_gets_direct_messages_with_unfollow_button(port: Port) -> None:
    await port.begin()
    refused = await port.ada.slash(port.lobby, "game follow")
    assert "You’re playing in this match" in text_of(refused.response)
    done = await port.cem.slash(port.lobby, "game follow", when="each")
    assert "after each phase" in text_of(done.response)
    for member in (port.ada, port.ben):
        await member.click(await port.complete_turn(member), label="Confirm")
    await pass_time(port, BATCH_DELAY / 1000 + 60)
    (news,) = direct_messages(port, port.cem)
    assert "New in" in text_of(news)
    assert "**Ada**" in text_of(news)
    assert labels(news) == ["Stop following"]
