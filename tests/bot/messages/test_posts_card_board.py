"""Tests for the board on the status card: it is current, pinned once, and linked from the newest message."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.core.pictures import Pictures
from tests.bot.port import GALLERY, AnyMessage, Port, find_components, labels, text_of
from tests.bot.posts import play_phase


def image_of(message: AnyMessage) -> dict[str, Any]:
    """Return a message's image."""
    (gallery,) = find_components(message, GALLERY)
    image: dict[str, Any] = gallery["items"][0]
    return image


def card_image(port: Port) -> dict[str, Any]:
    return image_of(port.raw_message(port.card()))


def pictures_posted(port: Port) -> list[AnyMessage]:
    """Return all messages with an image, except for the status card."""
    card = port.card().id
    return [
        raw for raw in map(port.raw_message, port.posts()) if raw.id != card and find_components(raw, GALLERY)
    ]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Record every request for an image that is actually drawn."""
    requests: list[Any] = []
    draw = Pictures._draw  # noqa: SLF001 - the public method uses a cache

    async def count(self: Pictures, request: Any, translate: Any) -> Any:
        requests.append(request)
        return await draw(self, request, translate)

    monkeypatch.setattr(Pictures, "_draw", count)
    return requests


async def test_open_table_card_has_no_board(port: Port) -> None:
    await port.open_table(seats=3)
    assert find_components(port.raw_message(port.card()), GALLERY) == []


async def test_card_shows_the_board_from_the_start(port: Port) -> None:
    await port.begin()
    assert card_image(port)["description"]


async def test_card_shows_the_picture_that_was_drawn_for_the_phase(port: Port, drawn: list[Any]) -> None:
    await port.begin()
    first = card_image(port)
    drawn.clear()
    await play_phase(port)
    (phase,) = pictures_posted(port)
    assert [request.kind for request in drawn if request.seat is None] == ["board"]
    assert card_image(port)["description"] == image_of(phase)["description"]
    assert card_image(port)["media"]["url"] != first["media"]["url"]


async def test_turn_within_a_phase_keeps_the_picture_on_the_card(port: Port, drawn: list[Any]) -> None:
    await port.begin()
    first = card_image(port)
    drawn.clear()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))
    assert card_image(port) == first
    assert [request for request in drawn if request.seat is None] == []


async def test_card_keeps_the_picture_after_a_restart(port: Port) -> None:
    await port.begin()
    await play_phase(port)
    first = card_image(port)
    await port.restart()
    player = port.ada if "Waiting for **Ada**" in text_of(port.raw_message(port.card())) else port.ben
    await player.click(await port.complete_turn(player), label="Confirm")
    assert card_image(port) == first


async def test_card_shows_the_present_board_after_an_undo(port: Port) -> None:
    await port.begin()
    start = card_image(port)["description"]
    await play_phase(port)
    after_phase = card_image(port)
    await undo_last_turn(port)
    undone = card_image(port)
    assert undone["media"]["url"] != after_phase["media"]["url"]
    assert undone["description"] == image_of(pictures_posted(port)[-1])["description"]
    assert undone["description"] != after_phase["description"]
    assert start


async def undo_last_turn(port: Port) -> None:
    """Undo the last turn with the agreement of both players."""
    await port.ada.slash(port.lobby, "game undo")
    (vote,) = [post for post in port.posts() if "Yes" in labels(port.raw_message(post))]
    await port.ben.click(vote, label="Yes")


async def test_card_that_is_posted_again_shows_the_board(port: Port) -> None:
    await port.begin()
    old = port.card()
    port.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=429, code=30046, times=None)
    await play_phase(port)
    assert port.card().id != old.id
    assert card_image(port)["description"] == image_of(pictures_posted(port)[0])["description"]
    assert port.raw_message(port.card()).pinned


async def test_card_is_pinned_once_without_a_notice(port: Port) -> None:
    await port.open_table(seats=2, robots=0, begins="opener")
    assert not port.raw_message(port.card()).pinned
    await port.ben.slash(port.lobby, "game join")
    assert port.raw_message(port.card()).pinned
    assert pin_notices(port) == []
    port.env.backend.set_pinned(port.lobby.id, port.card().id, pinned=False)
    await play_phase(port)
    assert not port.raw_message(port.card()).pinned


async def test_failing_pin_holds_no_message_back_and_is_repeated(port: Port) -> None:
    port.env.inject_error("PUT", "/channels/*/messages/pins/*", status=503)
    await port.begin()
    assert not port.raw_message(port.card()).pinned
    assert "Take my turn" in labels(port.raw_message(port.posts()[-1]))
    await play_phase(port)
    assert port.raw_message(port.card()).pinned
    assert pin_notices(port) == []


async def test_card_is_not_pinned_without_permission(port: Port) -> None:
    denied = discord.Permissions(manage_messages=True, pin_messages=True).value
    overwrite = Overwrite(port.bot_user.id, OverwriteType.MEMBER, 0, denied)
    port.env.backend.set_overwrite(port.lobby.id, overwrite)
    await port.begin()
    assert not port.raw_message(port.card()).pinned
    assert [call for call in port.env.http_requests if "/pins/" in call.path] == []


def pin_notices(port: Port) -> list[discord.Message]:
    return [message for message in port.all_posts() if message.type is discord.MessageType.pins_add]


async def test_card_of_a_finished_match_is_unpinned(port: Port) -> None:
    await port.begin()
    card = port.card()
    assert port.raw_message(card).pinned
    await port.add_manager().slash(port.lobby, "host cancel", reason="a storm")
    assert not port.raw_message(card).pinned


async def test_newest_message_links_to_the_card(port: Port) -> None:
    await port.begin()
    link = f"[Current board](https://discord.com/channels/{port.guild.id}/{port.lobby.id}/{port.card().id})"
    assert link in text_of(port.raw_message(port.button_message()))
    await play_phase(port)
    newest = port.raw_message(port.button_message())
    assert link in text_of(newest)
    assert [text for text in port.public_texts() if link in text] == [text_of(newest)]
