"""Tests for sharing: the final card, the animation of any match, and the user's latest turn."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from tests.bot.port import AnyMessage, Port, alt_text_of, text_of

pytestmark = pytest.mark.drawn


async def open_image(message: AnyMessage) -> Image.Image:
    (file,) = message.attachments
    return Image.open(io.BytesIO(await file.read()))


async def test_only_a_finished_match_can_be_shared_as_a_card(port: Port) -> None:
    await port.open_table(game="nautilus-island", seats=2, robots=1, begins="opener")
    refused = await port.ada.slash(port.lobby, "game share")
    assert "not over yet" in text_of(refused.response)
    await port.resign(port.ada)
    await port.env.advance_time(0)
    shared = await port.cem.slash(port.lobby, "game share")
    assert "The game is over" in alt_text_of(shared.response)
    with await open_image(shared.response) as card:
        assert card.width > card.height


@pytest.mark.long
async def test_film_command_shows_an_animated_image(port: Port) -> None:
    await port.open_table(game="nautilus-island", seats=2, robots=1, begins="opener")
    await port.resign(port.ada)
    await port.env.advance_time(0)
    interaction_result = await port.cem.slash(port.lobby, "game film")
    with await open_image(interaction_result.response) as film:
        assert getattr(film, "n_frames", 1) > 8


async def test_help_shows_an_image_of_the_printed_numbers(port: Port) -> None:
    rules = await port.ada.slash(port.lobby, "help", game="nauticus")
    assert alt_text_of(rules.response) == "Values printed on the components of Nauticus, as used by this bot."


async def test_panel_shows_the_changes_after_confirm(port: Port) -> None:
    await port.begin()
    panel = await port.complete_turn(port.ada)
    with await open_image(panel) as before:
        await port.ada.click(panel, label="Confirm")
        with await open_image(panel) as after:
            assert after.height < before.height
