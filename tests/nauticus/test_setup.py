"""Tests for the set-up of the game: resources by seat, the stock, and the initial layout."""

import pytest

from engine.core import play
from engine.core.randomness.chance import SeededChance
from engine.games.nauticus.components import TILES
from engine.games.nauticus.game import GAME
from engine.games.nauticus.robots.imagine import imagine
from tests.engine.playouts import moments, with_option
from tests.nauticus.positions import deal

MEANS = {
    2: [(15, 4), (16, 4)],
    3: [(15, 4), (16, 4), (17, 5)],
    4: [(15, 4), (16, 4), (16, 5), (17, 6)],
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resources_depend_on_position(seats: int) -> None:
    state = deal(seats)
    assert [(p.taler, p.workers) for p in state.players] == MEANS[seats]
    assert {(p.vp, p.passes, p.has_extra, p.free_spaces) for p in state.players} == {(10, 0, True, 12)}


def test_stock_has_the_right_size_of_every_stack() -> None:
    assert deal().stock == (18, 9, 18, 18, *[15] * 4, 12, *[15] * 4, 12, *[12] * 4)


def test_anchor_starts_at_three_workers_and_all_tiles_are_face_up() -> None:
    state = deal()
    assert state.setup.anchor == 0
    assert state.edition.spaces[0].bonus == "workers3"
    assert sorted(state.setup.tiles) == sorted(TILES)


def test_shuffle_depends_only_on_the_seed() -> None:
    assert deal(seed="a") == deal(seed="a")
    assert len({deal(seed=str(n)).setup.tiles for n in range(20)}) > 15


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 5), (4, 5)])
def test_number_of_rounds_depends_on_the_number_of_seats(seats: int, rounds: int) -> None:
    assert deal(seats).last_round == rounds


@pytest.mark.parametrize(("seats", "rounds"), [(2, 2), (3, 3), (4, 3)])
def test_short_game_has_two_rounds_fewer(seats: int, rounds: int) -> None:
    state = GAME.deal(seats, GAME.default_edition(), SeededChance("a"), {"length": "short"})
    assert (state.last_round, GAME.observe(state, None).rounds) == (rounds, rounds)


def test_robot_simulates_a_short_game_as_short() -> None:
    state = GAME.deal(4, GAME.default_edition(), SeededChance("a"), {"length": "short"})
    assert imagine(GAME.observe(state, 0), 0, play.options(state)).last_round == 3


def test_short_game_ends_after_its_last_round() -> None:
    *_, last = moments(with_option(GAME, "length", "short"), 3, 1)
    assert (len(last.state.rounds), len(last.state.played)) == (3, 6)
    assert GAME.heading(GAME.observe(last.state, None))["rounds"] == 3


def test_state_without_a_length_is_decoded_as_a_full_game() -> None:
    raw = GAME.encode_state(deal())
    assert raw.endswith(b',"is_short":false}')
    assert GAME.decode_state(raw.replace(b',"is_short":false}', b"}")) == deal()
