"""Tests for house rules: an edition must declare them, and the match card and the rules must show them."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.files.library import games
from tests.bot.port import Port, text_of

RULES = games()["nautilus-island"]
EDITION_WITH_100_TOKENS = (RULES.folder / "edition.toml").read_text("utf-8").replace("vp2 = 6", "vp2 = 72")
HOUSE_RULE_NOTICE = "100 bonus tokens (rule book: 34)"


def configure_edition(port: Port, edition: str) -> None:
    """Configure an edition for the game."""
    port.bot.services = replace(port.bot.services, editions={RULES.id: edition})


async def test_edition_contradicting_the_rulebook_is_rejected(port: Port) -> None:
    configure_edition(port, EDITION_WITH_100_TOKENS)
    refused = await port.open_table(game=RULES.id)
    assert HOUSE_RULE_NOTICE in text_of(refused.response)
    assert "`house_rules = true`" in text_of(refused.response)


async def test_house_rules_are_shown_on_the_card_and_in_the_rules(port: Port) -> None:
    configure_edition(port, f"house_rules = true\n{EDITION_WITH_100_TOKENS}")
    assert HOUSE_RULE_NOTICE in text_of((await port.ada.slash(port.lobby, "rules", game=RULES.id)).response)
    await port.open_table(game=RULES.id, seats=2)
    assert "House rules." in text_of(port.raw_message(port.card()))
    await port.ben.slash(port.lobby, "game join")
    assert HOUSE_RULE_NOTICE in text_of(port.raw_message(port.card()))
    assert HOUSE_RULE_NOTICE in text_of((await port.ada.slash(port.lobby, "rules")).response)


async def test_printed_edition_shows_no_house_rules(port: Port) -> None:
    await port.begin(game=RULES.id)
    assert "House rules" not in text_of(port.raw_message(port.card()))
    assert "House rules" not in text_of((await port.ada.slash(port.lobby, "rules")).response)
