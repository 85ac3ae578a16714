"""Tests of whole matches in every game, played by clicking, with a real bot process and real sockets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.library import AnyGame, games
from renderer.core.encode import SIGNATURE
from tests.bot.port import is_binding, is_card, said
from tests.soaking import long_after
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel, Guild

MAX_TURNS = 200
SEEN = 2
"""Number of turns per game after which users open the match's views with images."""
GAMES = [pytest.param(game, id=game.id) for game in games().values()]


@pytest.mark.long
@pytest.mark.parametrize("rules", long_after(1, GAMES))
def test_whole_match_can_be_played_by_clicks(
    rules: AnyGame, wire: Wire, lobby: Channel, people: tuple[Person, ...], bots: Callable[..., Running]
) -> None:
    bot = bots().start()
    table = Table(wire, lobby, people)
    table.open(rules, is_short=True)
    turns = 0
    while table.turn():
        turns += 1
        assert turns < MAX_TURNS
    table.check(bot.folder)
    assert said(lobby.posts[-1]).startswith("## ")
    assert bot.stop() == 0


def test_verify_downloads_the_files_of_the_messages(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], bots: Callable[..., Running]
) -> None:
    bot = bots().start()
    ada, ben = people[:2]
    ada.slash(lobby, "game open", game=next(iter(games())), seats=3)
    wire.until(lambda: [post for post in lobby.posts if is_card(post)])
    card = next(post for post in lobby.posts if is_card(post))
    form = ben.click(card, label="Add to the shuffle")
    kept = said(ben.submit(form, words="a long walk").shown).split("Your receipt: `")[1].split("`")[0]
    wire.until(lambda: len([post for post in lobby.posts if is_binding(post)]) == 2)
    asked = ada.slash(lobby, "game cancel").shown
    ada.click(asked, label="Yes, cancel")
    wire.until(lambda: len([post for post in lobby.posts if is_binding(post)]) == 3)
    told = said(ada.slash(lobby, "game verify", receipt=kept).shown)
    assert (told.count("✅"), "❌" in told, "❔" in told) == (4, False, False), told
    wire.world.files = dict.fromkeys(wire.world.files, b"{}")
    assert said(ada.slash(lobby, "game verify").shown).count("❌") == 2
    assert bot.stop() == 0


@pytest.mark.long
def test_images_of_every_game_are_posted(
    wire: Wire, guild: Guild, people: tuple[Person, ...], bots: Callable[..., Running]
) -> None:
    bot = bots(drawn=True).start()
    for number, rules in enumerate(games().values(), 1):
        table = Table(wire, wire.channel(guild, rules.id), people, number=number)
        table.open(rules)
        for _ in range(SEEN):
            assert table.turn()
        people[0].click(table.bearer, label="Board")
        table.check(bot.folder)
    pictures = [content for name, content in wire.world.files.items() if name.endswith(".png")]
    assert len(pictures) > SEEN * len(games())
    assert all(content.startswith(SIGNATURE) for content in pictures)
    assert bot.stop() == 0
