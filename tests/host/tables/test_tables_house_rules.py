"""Tests for house rules: an edition that contradicts the rule book must set `house_rules`."""

from __future__ import annotations

import pytest

from engine.core.files.library import games
from host.core.context import Context
from host.core.errors import UserError
from host.messages import view
from host.messages.posts import cards
from tests.host.players import CHANNEL, open_match, start_match

RULES = games()["nautilus-island"]
CHANGED_EDITION = (RULES.folder / "edition.toml").read_text("utf-8").replace("vp2 = 6", "vp2 = 72")
INTENDED_EDITION = f"house_rules = true\n{CHANGED_EDITION}"
TOKENS = "nautilus-island-unlike-tokens"


async def test_edition_contradicting_the_rule_book_is_refused(ctx: Context) -> None:
    with pytest.raises(UserError) as refused:
        await open_match(ctx, game=RULES.id, edition=CHANGED_EDITION)
    assert refused.value.text.key == "refusal-edition-unlike-book"
    assert [said.key for said in refused.value.text["differences"]] == [TOKENS]  # type: ignore[union-attr]  # texts
    assert await view.find_channel_match(ctx, CHANNEL) is None


async def test_declared_house_rules_are_shown_on_open_table_card(ctx: Context) -> None:
    row = await open_match(ctx, game=RULES.id, edition=INTENDED_EDITION)
    assert [house_rule.key for house_rule in (await cards.get_card(ctx, row.id)).house_rules] == [TOKENS]


async def test_card_of_running_match_shows_house_rules(ctx: Context) -> None:
    row = await start_match(ctx, game=RULES.id, edition=INTENDED_EDITION)
    assert [house_rule.key for house_rule in (await cards.get_card(ctx, row.id)).house_rules] == [TOKENS]


async def test_card_of_standard_edition_shows_no_house_rules(ctx: Context) -> None:
    row = await start_match(ctx, game=RULES.id)
    assert (await cards.get_card(ctx, row.id)).house_rules == ()
