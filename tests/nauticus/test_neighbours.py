"""Tests that Nauticus parts, goods and workers can be told apart on a phone, even by colour-blind players."""

from __future__ import annotations

import pytest

from engine.games.nauticus.components import PARTS
from renderer.core import theme
from renderer.core.palettes import PALETTES, Palette
from renderer.games.nauticus.parts import tokens
from tests.renderer.piece_visibility import Pieces, find_lookalikes
from tests.renderer.vision import ALL_EYES, colour_difference

GROUPS = {
    "parts in the supply": Pieces(tokens.paint_part, PARTS, 14, theme.DEEP),
    "parts in storage": Pieces(tokens.paint_part, PARTS, 16, theme.SAND),
    "hulls on their tile": Pieces(
        tokens.paint_part, ("hull:bow", "hull:middle", "hull:stern", "hull:single"), 24, theme.QUAY
    ),
    "own and blue workers": Pieces(tokens.paint_worker, (True, False), 14, theme.DUSK),
}


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize("group", GROUPS)
def test_pieces_are_distinct_at_phone_size_with_any_colour_vision(
    group: str, eyes: str, palette: Palette
) -> None:
    assert find_lookalikes(GROUPS[group], eyes, palette) == []


@pytest.mark.parametrize("eyes", ALL_EYES)
@pytest.mark.parametrize("ground", [theme.QUAY, theme.SAND, theme.HARBOUR], ids=["tile", "storage", "yard"])
def test_timber_contrasts_with_its_backgrounds(ground: theme.Colour, eyes: str) -> None:
    see = ALL_EYES[eyes]
    assert colour_difference(see(theme.TIMBER), see(ground)) >= 10
