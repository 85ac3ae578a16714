"""Tests for option numbers: each option has the same number in the panel's image and in the menu."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import play
from engine.core.files.library import game
from engine.games.nauticus.actions import Buy, Transport
from engine.games.nauticus.components import ON_SALE, Part, Tile
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from renderer.core import theme
from renderer.core.canvas import TextLine
from renderer.core.geometry import Box
from renderer.core.marks import OPTION
from renderer.games.nauticus import layout
from renderer.games.nauticus.drawing import draw
from tests.nauticus.positions import action_phase, create_player, play_actions
from tests.renderer.boxes import is_within
from tests.renderer.views import READABLE, displayed_height, scene

PLACES = layout.panel(is_acting=True)
STORED: tuple[Part, ...] = ("hull:bow", "mast:whale", "mast:whale", "good:salt", "good:salt", "good:fish")


def panel_numbers(state: NauticusState, box: Box) -> list[TextLine]:
    """Return the option numbers in an area of the first seat's panel, from left to right."""
    lines = draw(game("nauticus").observe(state, 0), scene("panel")).lines
    plates = (line for line in lines if (line.size, line.colour) == (OPTION, theme.INK))
    return sorted((line for line in plates if is_within(line.ink, box)), key=lambda line: line.ink.x)


def label_numbers(state: NauticusState, move: type[Buy | Transport]) -> dict[Part, Any]:
    """Return the number of each part, as given in the option labels."""
    pending = play.decision(state)
    assert pending is not None
    options = [option for option in pending.options(state) if isinstance(option, move)]
    found = {(option.part, dict(pending.label(state, option).text.values)["number"]) for option in options}
    assert len(found) == len(dict(found))
    return dict(found)


def transport_turn() -> NauticusState:
    """Return a turn in which six stored tiles can be moved to the yard."""
    ships = (Ship(("bow", "middle")),)
    return action_phase("transport", "vp2", 2, create_player(storage=STORED, ships=ships))


@pytest.mark.parametrize("tile", ["hull", "mast", "sail", "goods"])
def test_kinds_to_buy_are_numbered_from_left_to_right(tile: Tile) -> None:
    state = action_phase(tile, "vp2", 2, create_player(ships=(Ship(("bow", "middle")),)))
    assert [line.words for line in panel_numbers(state, PLACES.action)] == ["1", "2", "3", "4"]
    assert label_numbers(state, Buy) == {part: place for place, part in enumerate(ON_SALE[tile], 1)}


def test_free_tile_for_four_kinds_uses_the_same_numbers() -> None:
    state = action_phase("sail", "vp2", 2, create_player(taler=40))
    state = play_actions(state, *(Buy(part, "storage") for part in ON_SALE["sail"]))
    pending = play.decision(state)
    assert pending is not None
    offered = [dict(pending.label(state, option).text.values)["number"] for option in pending.options(state)]
    assert list(map(str, offered)) == [line.words for line in panel_numbers(state, PLACES.action)]


def test_stored_tiles_have_the_number_of_their_kind() -> None:
    state = transport_turn()
    plates = panel_numbers(state, PLACES.side.storage)
    assert sorted(line.words for line in plates) == ["1", "2", "2", "3", "3", "4"]
    assert [line.words for line in plates[:2]] == ["2", "2"], "masts stand first"
    expected = {part: number for number, part in enumerate(dict.fromkeys(STORED), 1)}
    assert label_numbers(state, Transport).items() <= expected.items()
    assert label_numbers(state, Transport)


def test_storage_is_numbered_only_if_transport_is_possible() -> None:
    state = action_phase("mast", "vp2", 2, create_player(storage=STORED))
    assert panel_numbers(state, PLACES.side.storage) == []


def test_numbers_are_legible_on_a_phone() -> None:
    assert (
        min(displayed_height(line) for line in panel_numbers(transport_turn(), PLACES.side.storage))
        >= READABLE
    )
