"""Tests for whole matches in every game, played by clicking.

The bot is a real process that uses real sockets.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.files.library import AnyGame, games
from renderer.core.encode import SIGNATURE
from tests.bot.port import is_shuffle_message, is_status_card, text_of
from tests.sampling import mark_long_after
from tests.wire.people import Person
from tests.wire.running import BotProcess
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel, Guild

MAX_TURNS = 200
MATCH_COUNT = 2
"""Number of turns in each game before a user opens the board with its image."""
GAMES = [pytest.param(game, id=game.id) for game in games().values()]


@pytest.mark.long
@pytest.mark.parametrize("rules", mark_long_after(1, GAMES))
def test_whole_match_can_be_played_by_clicks(
    rules: AnyGame,
    wire: Wire,
    lobby: Channel,
    people: tuple[Person, ...],
    bot_factory: Callable[..., BotProcess],
) -> None:
    bot = bot_factory().start()
    table = Table(wire, lobby, people)
    table.open_match(rules, is_short=True)
    turns = 0
    while table.take_turn():
        turns += 1
        assert turns < MAX_TURNS
    table.check_reports(bot.folder)
    assert text_of(lobby.posts[-1]).startswith("## ")
    assert bot.stop() == 0


def test_verify_downloads_the_files_of_the_messages(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bot_factory: Callable[..., BotProcess]
) -> None:
    bot = bot_factory().start()
    ada, ben = people[:2]
    ada.slash(lobby, "game open", game=next(iter(games())), seats=3)
    wire.wait_until(lambda: [post for post in lobby.posts if is_status_card(post)])
    card = next(post for post in lobby.posts if is_status_card(post))
    form = ben.click(card, label="Add to the shuffle")
    text = (
        text_of(ben.submit_modal(form, words="a long walk").visible_message)
        .split("Your receipt: `")[1]
        .split("`")[0]
    )
    wire.wait_until(lambda: len([post for post in lobby.posts if is_shuffle_message(post)]) == 2)
    message = ada.slash(lobby, "game cancel").visible_message
    ada.click(message, label="Yes, cancel")
    wire.wait_until(lambda: len([post for post in lobby.posts if is_shuffle_message(post)]) == 3)
    told = text_of(ada.slash(lobby, "game verify", receipt=text).visible_message)
    assert (told.count("✅"), "❌" in told, "❔" in told) == (4, False, False), told
    wire.world.files = dict.fromkeys(wire.world.files, b"{}")
    assert text_of(ada.slash(lobby, "game verify").visible_message).count("❌") == 2
    assert bot.stop() == 0


@pytest.mark.long
def test_images_of_every_game_are_posted(
    wire: Wire, guild: Guild, people: tuple[Person, ...], bot_factory: Callable[..., BotProcess]
) -> None:
    bot = bot_factory(drawn=True).start()
    for number, rules in enumerate(games().values(), 1):
        table = Table(wire, wire.add_channel(guild, rules.id), people, number=number)
        table.open_match(rules)
        for _ in range(MATCH_COUNT):
            assert table.take_turn()
        people[0].click(table.button_message, label="Board")
        table.check_reports(bot.folder)
    pictures = [content for name, content in wire.world.files.items() if name.endswith(".png")]
    assert len(pictures) > MATCH_COUNT * len(games())
    assert all(content.startswith(SIGNATURE) for content in pictures)
    assert bot.stop() == 0
