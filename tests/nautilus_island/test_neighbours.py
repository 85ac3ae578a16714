"""Tests that Nautilus Island cards, colours and tokens look different on a phone, with any colour vision."""

from __future__ import annotations

import pytest

from engine.games.nautilus_island.components import CARDS, COLOURS, TOKENS
from renderer.core import theme
from renderer.core.palettes import PALETTES, Palette
from renderer.games.nautilus_island.parts import cards, tokens
from tests.renderer.piece_visibility import Pieces, find_lookalikes
from tests.renderer.vision import ALL_EYES

GROUPS = {
    "cards in the wreck": Pieces(cards.paint_card, CARDS, 24, theme.DEEP),
    "objects of sets": Pieces(cards.paint_tile, CARDS, 14, theme.DEEP),
    "colours": Pieces(cards.paint_colour, COLOURS, 14, theme.DEEP),
    "tokens": Pieces(tokens.paint_token, TOKENS, 18, theme.DEEP),
    "portholes": Pieces(tokens.paint_porthole, (True, False), 18, theme.DEEP),
}


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize("group", GROUPS)
def test_pieces_are_distinct_at_phone_size_with_any_colour_vision(
    group: str, eyes: str, palette: Palette
) -> None:
    assert find_lookalikes(GROUPS[group], eyes, palette) == []
