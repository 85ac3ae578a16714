"""Tests that house rules require an edition that declares them.

The card and the rules show them.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.library import games
from tests.bot.port import Port, said

RULES = games()["nautilus-island"]
HUNDRED = (RULES.folder / "edition.toml").read_text("utf-8").replace("vp2 = 6", "vp2 = 72")
TOLD = "100 bonus tokens (rule book: 34)"


def own(port: Port, edition: str) -> None:
    """Configure an edition for the game."""
    port.bot.services = replace(port.bot.services, editions={RULES.id: edition})


async def test_edition_contradicting_the_rulebook_is_rejected(port: Port) -> None:
    own(port, HUNDRED)
    refused = await port.open(game=RULES.id)
    assert TOLD in said(refused.response)
    assert "`house_rules = true`" in said(refused.response)


async def test_house_rules_are_shown_on_the_card_and_in_the_rules(port: Port) -> None:
    own(port, f"house_rules = true\n{HUNDRED}")
    assert TOLD in said((await port.ada.slash(port.lobby, "rules", game=RULES.id)).response)
    await port.open(game=RULES.id, seats=2)
    assert "House rules." in said(port.raw(port.card()))
    await port.ben.slash(port.lobby, "game join")
    assert TOLD in said(port.raw(port.card()))
    assert TOLD in said((await port.ada.slash(port.lobby, "rules")).response)


async def test_printed_edition_shows_no_house_rules(port: Port) -> None:
    await port.begin(game=RULES.id)
    assert "House rules" not in said(port.raw(port.card()))
    assert "House rules" not in said((await port.ada.slash(port.lobby, "rules")).response)
