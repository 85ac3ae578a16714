"""Tests of final scoring: the rule book's example, sets, ships, material and ties."""

import pytest
from msgspec.structs import replace

from engine.games.nauticus.components import Good
from engine.games.nauticus.game import GAME
from engine.games.nauticus.player import Player
from engine.games.nauticus.scoring import Tally, ranking, set_vp, ship_vp, tally
from engine.games.nauticus.ship import Ship
from tests.nauticus.positions import create_player, deal, with_last_steps

DELIVERED: tuple[Good, ...] = ("grain",) * 2 + ("fish",) * 3 + ("coffee",) * 6


def ship(parts: int) -> Ship:
    hull = {1: ("single",), 2: ("bow", "stern"), 3: ("bow", "middle", "stern")}[parts]
    return Ship(hull, ("whale",) * parts, ("whale",) * parts)  # type: ignore[arg-type]  # kinds as spelled


def test_rule_book_example_is_scored() -> None:
    """Score the rule book's example.

    It has 8 taler, 2 workers, 3 stored tiles and 3 undelivered goods. Its unfinished ships have 3 hull parts,
    a mast and a sail.
    """
    unfinished = (Ship(("bow", "middle"), ("anchor",), ("anchor",)), Ship(("stern",)))
    loaded = (
        replace(ship(1), goods=("salt",)),
        ship(1),
        ship(1),
        ship(2),
        replace(ship(3), goods=("salt", "fish")),
    )
    score = tally(
        create_player(
            taler=8,
            workers=2,
            vp=0,
            storage=("hull:bow", "mast:whale", "sail:whale"),
            ships=(*loaded, *unfinished),
            delivered=DELIVERED,
        )
    )
    assert (score.goods, score.ships) == (39, 34)
    assert (score.material_taler, score.taler, score.material_vp) == (13, 21, 7)
    assert score.vp == 39 + 34 + 7


@pytest.mark.parametrize(("goods", "vp"), list(enumerate([0, 2, 5, 9, 14, 20, 25, 30])))
def test_sets_of_goods_score_by_size(goods: int, vp: int) -> None:
    assert set_vp(goods) == vp


def test_finished_ships_score_by_size() -> None:
    four = Ship(("bow", "middle", "middle", "stern"), ("crown",) * 4, ("whale",) * 4)
    assert [ship_vp(s) for s in (ship(1), ship(2), ship(3), four)] == [2, 8, 20, 35]
    assert ship_vp(replace(four, sails=("whale",) * 3)) == 0


def test_finished_ships_are_no_material_but_their_goods_are() -> None:
    assert (
        tally(create_player(taler=0, workers=0, ships=(replace(ship(2), goods=("fish",)),))).material_taler
        == 1
    )


def score(vp: int, taler: int) -> Tally:
    return Tally(
        vp_before=vp - taler // 3, goods=0, ships=0, material_taler=0, taler=taler, material_vp=taler // 3
    )


def test_tie_break_uses_leftover_taler_then_all_taler() -> None:
    assert ranking((score(30, 3), score(30, 2), score(31, 0))) == ((2,), (1,), (0,))
    assert ranking((score(30, 2), score(30, 5))) == ((1,), (0,))
    assert ranking((score(30, 5), score(40, 0), score(30, 5))) == ((1,), (0, 2))


@pytest.mark.parametrize(
    ("taler", "key"),
    [((9, 11), "nauticus-tie-leftover"), ((6, 9), "nauticus-tie-taler"), ((9, 9), "nauticus-tie-shared")],
)
def test_tie_break_is_explained(taler: tuple[int, int], key: str) -> None:
    players = tuple(Player(t, 0, 30 - t // 3) for t in taler)
    result = GAME.result(with_last_steps(replace(deal(2), players=players)))
    assert [why.key for why in result.ties] == [key]


def test_result_lines_add_up_to_the_totals() -> None:
    result = GAME.result(
        with_last_steps(
            replace(
                deal(3), players=(create_player(), create_player(vp=-4), create_player(delivered=DELIVERED))
            )
        )
    )
    assert result.totals == tuple(map(sum, zip(*(line.values for line in result.scores), strict=True)))
    assert result.ranking[0] == (2,)
