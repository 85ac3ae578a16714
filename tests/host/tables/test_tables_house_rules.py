"""House rules: an edition that contradicts the rule book opens a match only if it sets `house_rules`."""

from __future__ import annotations

import pytest

from engine.core.library import games
from host.core.context import Context
from host.core.errors import UserError
from host.messages import view
from host.messages.posts import cards
from tests.host.players import CHANNEL, begun, opened

RULES = games()["nautilus-island"]
HUNDRED = (RULES.folder / "edition.toml").read_text("utf-8").replace("vp2 = 6", "vp2 = 72")
MEANT = f"house_rules = true\n{HUNDRED}"
TOKENS = "nautilus-island-unlike-tokens"


async def test_an_edition_that_contradicts_the_book_opens_nothing(ctx: Context) -> None:
    with pytest.raises(UserError) as refused:
        await opened(ctx, game=RULES.id, edition=HUNDRED)
    assert refused.value.text.key == "refusal-edition-unlike-book"
    assert [said.key for said in refused.value.text["differences"]] == [TOKENS]  # type: ignore[union-attr]  # texts
    assert await view.channel_match(ctx, CHANNEL) is None


async def test_one_that_means_to_is_played_and_told(ctx: Context) -> None:
    row = await opened(ctx, game=RULES.id, edition=MEANT)
    assert [said.key for said in (await cards.card(ctx, row.id)).contradictions] == [TOKENS]


async def test_the_card_tells_it_while_it_is_played(ctx: Context) -> None:
    row = await begun(ctx, game=RULES.id, edition=MEANT)
    assert [said.key for said in (await cards.card(ctx, row.id)).contradictions] == [TOKENS]


async def test_nothing_is_told_of_an_edition_as_printed(ctx: Context) -> None:
    row = await begun(ctx, game=RULES.id)
    assert (await cards.card(ctx, row.id)).contradictions == ()
