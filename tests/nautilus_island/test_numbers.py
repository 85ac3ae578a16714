"""Tests for card numbers: each card has the same number in the panel's image and in the store options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core import play
from engine.core.files.library import game
from engine.games.nautilus_island.actions import Store
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.steps.recover import Recover
from renderer.core import theme
from renderer.core.marks import OPTION
from renderer.games.nautilus_island import layout
from renderer.games.nautilus_island.drawing import draw
from tests.engine.playouts import moments
from tests.renderer.boxes import is_within
from tests.renderer.views import scene

RULES = game("nautilus-island")


def decision_positions(step: type[Explore | Recover]) -> Iterator[tuple[Any, Any]]:
    """Yield the positions of a random game that have a pending decision of the given type, with the decision."""
    for moment in moments(RULES, 3, 4):
        pending = play.decision(moment.state)
        if isinstance(pending, step):
            yield moment.state, pending


def panel_numbers(state: Any, seat: int) -> list[str]:
    """Return the numbers on the cards in a seat's panel, in reading order."""
    canvas = draw(RULES.observe(state, seat), scene("panel", seat=seat))
    boxes = layout.panel(has_hand=True).hand
    return [
        line.words
        for box in boxes
        for line in sorted(canvas.lines, key=lambda line: line.ink.x)
        if (line.size, line.colour) == (OPTION, theme.INK) and is_within(line.ink, box)
    ]


def test_storable_cards_have_the_numbers_of_the_menu() -> None:
    seen = 0
    for state, pending in decision_positions(Recover):
        hand = tuple(dict.fromkeys(state.castaways[pending.seat].hand))
        labels = {
            option.cards: dict(pending.label(state, option).text.values)["numbers"]
            for option in pending.options(state)
            if isinstance(option, Store)
        }
        for cards, numbers in labels.items():
            assert [hand[int(number) - 1] for number in numbers.split("+")] == list(cards)
        single = [numbers for cards, numbers in labels.items() if len(cards) == 1]
        assert sorted(panel_numbers(state, pending.seat)) == sorted(single)
        seen += len(single)
    assert seen > 100


@pytest.mark.long
def test_hand_has_no_numbers_while_a_column_is_chosen() -> None:
    assert [panel_numbers(state, pending.seat) for state, pending in decision_positions(Explore)]
    assert not any(panel_numbers(state, pending.seat) for state, pending in decision_positions(Explore))
