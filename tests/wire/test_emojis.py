"""Tests for application emojis with real processes and the fake server."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.files.library import games
from renderer.emojis import draw_emojis, emoji_keys
from tests.bot.port import BUTTON, find_components, labels
from tests.wire.emojis import create_emoji
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel

UPLOAD = "POST /applications/.*/emojis"
COUNT = len(emoji_keys(tuple(games())))
SECONDS = 60.0
"""Maximum number of seconds for drawing and uploading all emojis on a busy machine."""


@pytest.fixture
def program(bot_factory: Callable[..., BotProcess]) -> BotProcess:
    return bot_factory(drawn=True)


def emojis_of(message: object) -> dict[str, str]:
    """Return the names of the emojis in buttons by label."""
    return {
        one["label"]: one["emoji"]["name"] for one in find_components(message, BUTTON) if one.get("emoji")
    }


@pytest.mark.long
def test_emojis_are_uploaded_once_and_appear_beside_the_words(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], program: BotProcess
) -> None:
    create_emoji(wire.world, "logo", "data:image/png;base64,")
    create_emoji(wire.world, "hm_dropped_0a1b2c", "data:image/png;base64,")
    program.start()
    wire.wait_until(lambda: "hm_dropped_0a1b2c" not in wire.world.emojis.values(), SECONDS)
    uploaded = dict(wire.world.emojis)
    assert sorted(uploaded.values()) == sorted(
        [*(emoji.name for emoji in draw_emojis(tuple(games()))), "logo"]
    )
    table = Table(wire, lobby, people)
    table.open_match(next(iter(games().values())))
    found = table.player_to_move()
    assert found is not None
    assert emojis_of(found[1])
    assert all(labels(found[1]))
    program.stop()
    program.start()
    assert wire.world.emojis == uploaded


@pytest.mark.long
def test_a_match_goes_on_while_uploads_hang_and_without_deleted_emojis(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], program: BotProcess
) -> None:
    wire.add_fault(UPLOAD, seconds=5.0, times=3)
    program.start()
    table = Table(wire, lobby, people)
    table.open_match(next(iter(games().values())))
    found = table.player_to_move()
    assert found is not None
    assert emojis_of(found[1]) == {}
    wire.wait_until(lambda: len(wire.world.emojis) == COUNT, SECONDS + 30)
    wire.world.emojis.clear()
    person, panel = found
    again = table.click_next(person, panel).visible_message
    assert emojis_of(again) == {}
    assert labels(again)
    wire.violations.clear()  # the refused message had deleted emojis
    wire.wait_until(lambda: len(wire.world.emojis) == COUNT, SECONDS)
