"""`/rules`: a short version of a game's rules, with the numbers of the edition in use."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import pictures
from bot.core.words.i18n import translator
from engine.core.library import games
from engine.core.text import LocalizedText
from renderer import Picture, render
from tests.bot.port import Port, alt, said

pytestmark = pytest.mark.drawn
GUESSED = "Reconstructed here"


def own_an_edition(port: Port) -> None:
    """Install an edition of Nauticus whose values are all marked as taken from the book."""
    toml = (games()["nauticus"].folder / "edition.toml").read_text("utf-8")
    own = {"nauticus": toml.replace('"reconstructed"', '"book"')}
    port.bot.services = replace(port.bot.services, editions=own)


async def test_rules_are_told_with_a_picture_of_the_printed_figures(port: Port) -> None:
    (game,) = await port.ada.autocomplete(port.lobby, "rules", "game", "nautic")
    told = await port.ada.slash(port.lobby, "rules", game=game["value"])
    assert told.ephemeral
    assert said(told.response).startswith("## Nauticus")
    assert GUESSED in said(told.response)
    assert alt(told.response) == "The printed figures of Nauticus as used by this bot."


async def test_without_a_name_the_rules_are_those_of_the_channel_s_match(port: Port) -> None:
    await port.begin(game="nautilus-island")
    told = await port.cem.slash(port.lobby, "rules")
    assert said(told.response).startswith("## Nautilus Island")


async def test_where_no_game_is_meant_the_games_are_named(port: Port) -> None:
    refused = await port.ada.slash(port.lobby, "rules")
    assert translator("en").listed(
        [translator("en")(LocalizedText(f"{name}-name")) for name in games()]
    ) in said(refused.response)
    unknown = await port.ada.slash(port.lobby, "rules", game="chess")
    assert "I don’t know the game" in said(unknown.response)


async def test_figures_are_those_of_the_house_s_own_edition(port: Port) -> None:
    own_an_edition(port)
    told = await port.ada.slash(port.lobby, "rules", game="nauticus")
    assert GUESSED not in said(told.response)


async def test_a_match_keeps_the_figures_it_began_with(port: Port) -> None:
    await port.begin()
    own_an_edition(port)
    assert GUESSED in said((await port.ada.slash(port.lobby, "rules")).response)
    assert GUESSED in said((await port.ada.slash(port.lobby, "help", game="nauticus")).response)
    elsewhere = port.guild.create_text_channel("elsewhere")
    assert GUESSED not in said((await port.ada.slash(elsewhere, "rules", game="nauticus")).response)


async def test_another_game_than_the_match_s_has_the_figures_of_the_house(port: Port) -> None:
    await port.begin(game="nautilus-island")
    own_an_edition(port)
    assert GUESSED not in said((await port.ada.slash(port.lobby, "rules", game="nauticus")).response)


async def test_the_figures_of_a_match_are_those_for_as_many_as_play(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []

    def counted(game: str, view: Any, kind: str, **given: Any) -> Picture:
        drawn.append(len(view.seats))
        return render(game, view, kind, **given)  # type: ignore[arg-type]  # whatever is drawn

    await port.begin(game="nautilus-island")
    monkeypatch.setattr(pictures, "render", counted)
    await port.cem.slash(port.lobby, "rules")
    await port.cem.slash(port.lobby, "rules", game="nauticus")
    assert drawn == [2, 4]
