"""Tests of following another match: a direct message with a button to unfollow."""

from __future__ import annotations

from host.messages.follow import BATCH_DELAY
from tests.bot.port import Port, labels, said
from tests.bot.time.test_clock import direct_messages, later


async def test_spectator_gets_direct_messages_with_unfollow_button(port: Port) -> None:
    await port.begin()
    refused = await port.ada.slash(port.lobby, "game follow")
    assert "You’re playing in this match" in said(refused.response)
    done = await port.cem.slash(port.lobby, "game follow", when="each")
    assert "after each phase" in said(done.response)
    for person in (port.ada, port.ben):
        await person.click(await port.complete_turn(person), label="Confirm")
    await later(port, BATCH_DELAY / 1000 + 60)
    (news,) = direct_messages(port, port.cem)
    assert "News from" in said(news)
    assert "**Ada**" in said(news)
    assert labels(news) == ["Stop following"]
