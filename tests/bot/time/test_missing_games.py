"""A test of a match whose game can't be loaded, in Discord and across restarts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.core.words import i18n
from bot.core.words.i18n import locales, translator
from engine.core.text import text
from tests.bot.port import SETTLE_TIMEOUT, Port, text_of
from tests.missing_game import missing_game

DAY = 24 * 3600
GAME = "nauticus"


@pytest.fixture(autouse=True)
def fresh_texts() -> Iterator[None]:
    """Clear the cached texts of the games before and after the test, because a game is missing in it."""
    i18n.clear_caches()
    yield
    i18n.clear_caches()


@pytest.mark.long
async def test_match_of_a_missing_game_is_kept_and_explained(port: Port) -> None:
    await port.begin(time_control="daily")
    with missing_game(GAME):
        i18n.clear_caches()
        await port.restart()
        await port.env.advance_time(3 * DAY)
        assert "can’t be loaded at the moment, so this match is on hold" in port.public_texts()[-1]
        assert any(
            "everyone keeps their seat" in post and "on hold" in post for post in port.public_texts()[:-1]
        )
        answer = await port.ada.slash(port.lobby, "play")
        assert "The match will continue as soon as the game is available again." in text_of(answer.response)
    i18n.clear_caches()
    await port.restart()
    await port.env.advance_time(SETTLE_TIMEOUT)
    assert any("is available again" in post for post in port.public_texts())
    assert not any("ran out of time" in post for post in port.public_texts())
    await port.ada.slash(port.lobby, "play")


@pytest.mark.parametrize("locale", locales())
def test_message_names_the_missing_game(locale: str) -> None:
    assert "Paper boats" in translator(locale)(text("game-missing", game=text("paper-boats-name")))


async def test_lists_and_an_open_table_answer_while_the_game_is_missing(port: Port) -> None:
    await port.begin(time_control="daily", robots=0, seats=2)
    pier = port.guild.create_text_channel("pier")
    await port.ada.slash(pier, "game open", game=GAME, seats=2)
    with missing_game(GAME):
        i18n.clear_caches()
        await port.restart()
        await port.env.advance_time(SETTLE_TIMEOUT)
        mine = text_of((await port.ada.slash(port.lobby, "games mine")).response)
        assert "match 1 is on hold" in mine
        refused = text_of((await port.ben.slash(pier, "game join")).response)
        assert "can’t be loaded at the moment" in refused
        for command in ("games open", "games finished", "match"):
            assert (await port.cem.slash(port.lobby, command)).response is not None
    i18n.clear_caches()
    await port.restart()
    await port.env.advance_time(SETTLE_TIMEOUT)
    await port.ben.slash(pier, "game join")
    assert "match 2" not in text_of((await port.ada.slash(port.lobby, "games mine")).response)
    log = text_of((await port.ada.slash(pier, "log")).response)
    assert "The match begins" in log
