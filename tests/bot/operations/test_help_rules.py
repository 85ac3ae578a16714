"""Tests for `/rules`: it summarizes a game's rules with the numbers of the edition in use."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.core import pictures
from bot.core.words.i18n import translator
from engine.core.files.library import games
from engine.core.text import LocalizedText
from renderer import Picture, render
from tests.bot.port import Port, alt_text_of, text_of

pytestmark = pytest.mark.drawn
RECONSTRUCTED = "were reconstructed"


def configure_edition(port: Port) -> None:
    """Configure a Nauticus edition in which every value is marked as taken from the rule book."""
    toml = (games()["nauticus"].folder / "edition.toml").read_text("utf-8")
    own = {"nauticus": toml.replace('"reconstructed"', '"book"')}
    port.bot.services = replace(port.bot.services, editions=own)


async def test_rules_show_an_image_of_the_printed_numbers(port: Port) -> None:
    (game,) = await port.ada.autocomplete(port.lobby, "rules", "game", "nautic")
    interaction_result = await port.ada.slash(port.lobby, "rules", game=game["value"])
    assert interaction_result.ephemeral
    assert text_of(interaction_result.response).startswith("## Nauticus")
    assert RECONSTRUCTED in text_of(interaction_result.response)
    assert (
        alt_text_of(interaction_result.response)
        == "Values printed on the components of Nauticus, as used by this bot."
    )


async def test_rules_without_a_name_use_the_match_of_the_channel(port: Port) -> None:
    await port.begin(game="nautilus-island")
    interaction_result = await port.cem.slash(port.lobby, "rules")
    assert text_of(interaction_result.response).startswith("## Nautilus Island")


async def test_rules_without_a_match_list_the_games(port: Port) -> None:
    refused = await port.ada.slash(port.lobby, "rules")
    assert translator("en").join_list(
        [translator("en")(LocalizedText(f"{name}-name")) for name in games()]
    ) in text_of(refused.response)
    unknown = await port.ada.slash(port.lobby, "rules", game="chess")
    assert "There is no game" in text_of(unknown.response)


async def test_rules_use_the_configured_edition(port: Port) -> None:
    configure_edition(port)
    interaction_result = await port.ada.slash(port.lobby, "rules", game="nauticus")
    assert RECONSTRUCTED not in text_of(interaction_result.response)


async def test_match_keeps_the_edition_it_started_with(port: Port) -> None:
    await port.begin()
    configure_edition(port)
    assert RECONSTRUCTED in text_of((await port.ada.slash(port.lobby, "rules")).response)
    assert RECONSTRUCTED in text_of((await port.ada.slash(port.lobby, "help", game="nauticus")).response)
    elsewhere = port.guild.create_text_channel("elsewhere")
    assert RECONSTRUCTED not in text_of((await port.ada.slash(elsewhere, "rules", game="nauticus")).response)


async def test_rules_of_another_game_use_the_configured_edition(port: Port) -> None:
    await port.begin(game="nautilus-island")
    configure_edition(port)
    assert RECONSTRUCTED not in text_of((await port.ada.slash(port.lobby, "rules", game="nauticus")).response)


async def test_rules_image_uses_the_player_count_of_the_match(
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
