"""Tests that answers at an open table are private, and that the public card shows the change."""

from __future__ import annotations

import pytest
from simcord import InteractionResult

from tests.bot.port import AnyMessage, Port, labels, text_of
from tests.bot.shuffles import SHUFFLE_LABEL, add_words


async def assert_private(port: Port, answer: InteractionResult, before: int) -> None:
    """Check that only the user sees the answer, and that no public message was added."""
    assert answer.response is not None
    assert answer.response.ephemeral
    assert len(port.all_posts()) == before


async def test_buttons_of_an_open_table_answer_privately_and_change_the_card(port: Port) -> None:
    await port.open_table(seats=4)
    before = len(port.all_posts())
    await assert_private(port, await port.ben.click(port.card(), label="Join"), before)
    assert "2. Ben" in text_of(port.raw_message(port.card()))
    await assert_private(port, await port.ben.click(port.card(), label="Join"), before)  # already seated
    await assert_private(port, await port.ben.click(port.card(), label="Leave"), before)
    assert "Ben" not in text_of(port.raw_message(port.card()))
    await assert_private(port, await port.ben.click(port.card(), label="Leave"), before)  # has no seat
    levels = await port.ada.click(port.card(), label="Add robot")
    await assert_private(port, levels, before)
    chosen: AnyMessage = levels.response
    await assert_private(port, await port.ada.click(chosen, label="Deckhand"), before)
    assert "🤖" in text_of(port.raw_message(port.card()))
    for label in ("Options", "New here?", "🌐 Read in my language"):
        await assert_private(port, await port.ben.click(port.card(), label=label), before)
    for label in ("Start with 2 players", "Cancel match", "Add robot"):
        await assert_private(port, await port.ben.click(port.card(), label=label), before)  # not the owner


async def test_words_are_answered_privately_and_posted_once(port: Port) -> None:
    await port.open_table(seats=4)
    before = len(port.shuffle_messages())
    assert SHUFFLE_LABEL in labels(port.raw_message(port.card()))
    answer = await add_words(port, port.ben, "mine")
    assert "Your receipt" in text_of(answer)
    assert len(port.shuffle_messages()) == before + 1
    assert not any("receipt" in text for text in port.public_texts())


@pytest.mark.parametrize("label", ["Start with 2 players", "Cancel match"])
async def test_owner_starts_or_cancels_privately_and_the_card_shows_it(port: Port, label: str) -> None:
    await port.open_table(seats=3, robots=1, begins="opener")
    answer = await port.ada.click(port.card(), label=label)
    assert answer.response is not None
    assert answer.response.ephemeral
    if label == "Cancel match":
        await port.ada.click(answer.response, label="Yes, cancel")
    card = port.raw_message(port.posts()[0])
    assert ("Waiting for **Ada**" if label != "Cancel match" else "cancelled") in text_of(card)
    assert "Join" not in labels(card)


@pytest.mark.parametrize("command", ["join", "leave", "robot", "start", "cancel", "options", "match"])
async def test_commands_of_an_open_table_answer_privately(port: Port, command: str) -> None:
    await port.open_table(seats=3, robots=1)
    member = port.ben if command == "join" else port.ada
    named = command if command == "match" else f"game {command}"
    answer = await member.slash(port.lobby, named)
    assert answer.response is not None
    assert answer.response.ephemeral
