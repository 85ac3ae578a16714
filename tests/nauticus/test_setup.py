"""Set-up (preparation of the game): means by position, stock, first layout."""

import pytest

from engine.games.nauticus.components import TILES
from tests.nauticus.positions import deal

MEANS = {
    2: [(15, 4), (16, 4)],
    3: [(15, 4), (16, 4), (17, 5)],
    4: [(15, 4), (16, 4), (16, 5), (17, 6)],
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_means_by_position(seats: int) -> None:
    state = deal(seats)
    assert [(p.taler, p.workers) for p in state.players] == MEANS[seats]
    assert {(p.vp, p.passes, p.has_extra, p.free_spaces) for p in state.players} == {(10, 0, True, 12)}


def test_stock_of_every_stack() -> None:
    assert deal().stock == (18, 9, 18, 18, *[15] * 4, 12, *[15] * 4, 12, *[12] * 4)


def test_anchor_begins_at_three_workers_and_all_tiles_lie() -> None:
    state = deal()
    assert state.setup.anchor == 0
    assert state.edition.spaces[0].bonus == "workers3"
    assert sorted(state.setup.tiles) == sorted(TILES)


def test_shuffle_depends_on_the_seed_alone() -> None:
    assert deal(seed="a") == deal(seed="a")
    assert len({deal(seed=str(n)).setup.tiles for n in range(20)}) > 15


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 5), (4, 5)])
def test_number_of_rounds(seats: int, rounds: int) -> None:
    assert deal(seats).last_round == rounds
