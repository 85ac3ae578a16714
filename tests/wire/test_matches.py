"""Whole matches of every game, clicked through the real process over real sockets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.library import AnyGame, games
from tests.bot.port import said
from tests.wire.people import Person
from tests.wire.running import Running
from tests.wire.server import Wire
from tests.wire.table import Table
from tests.wire.world import Channel

MAX_TURNS = 200
every_game = pytest.mark.parametrize("rules", [pytest.param(game, id=game.id) for game in games().values()])


@every_game
def test_a_whole_match_by_clicks(
    rules: AnyGame, wire: Wire, lobby: Channel, people: tuple[Person, ...], bots: Callable[..., Running]
) -> None:
    bot = bots(drawn=True).start()
    table = Table(wire, lobby, people)
    table.open(rules, is_short=True)
    turns = 0
    while table.turn():
        turns += 1
        assert turns < MAX_TURNS
    table.check(bot.folder)
    assert said(lobby.posts[-1]).startswith("## ")
    assert bot.stop() == 0
