"""Tests for the conservation of tiles: a tile that has left a stack is in storage, in a yard, or delivered."""

from collections import Counter

import pytest

from engine.games.nauticus.components import PARTS, STOCK, STORAGE_SPACES
from engine.games.nauticus.game import GAME
from engine.games.nauticus.player import Player
from engine.games.nauticus.state import NauticusState
from tests.engine.playouts import moments


def pieces(player: Player) -> Counter[str]:
    counted = Counter[str](player.storage)
    counted.update(f"good:{good}" for good in player.delivered)
    for ship in player.ships:
        counted.update(f"hull:{part}" for part in ship.hull)
        counted.update(f"mast:{emblem}" for emblem in ship.masts)
        counted.update(f"sail:{emblem}" for emblem in ship.sails)
        counted.update(f"good:{good}" for good in ship.goods)
    return counted


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_number_of_pieces_is_constant(seats: int) -> None:
    for seed in range(6):
        for moment in moments(GAME, seats, seed):
            assert isinstance(moment.state, NauticusState)
            held = sum((pieces(player) for player in moment.state.players), Counter[str]())
            left = dict(zip(PARTS, moment.state.stock, strict=True))
            assert {part: left[part] + held[part] for part in PARTS} == STOCK


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_have_no_debts_and_ships_stay_buildable(seats: int) -> None:
    for seed in range(6):
        for moment in moments(GAME, seats, seed):
            assert isinstance(moment.state, NauticusState)
            for player in moment.state.players:
                assert min(player.taler, player.workers, player.free_spaces) >= 0
                assert player.free_spaces <= STORAGE_SPACES
                for ship in player.ships:
                    assert len(ship.sails) <= len(ship.masts) <= len(ship.hull) <= 4
                    assert len({e for e in ship.masts + ship.sails if e != "crown"}) <= 1
                    assert ship.hull.count("middle") <= 2
