"""Tests of buying (3.1, 3.2.1): prices, the Golden Rule, the free tile for four kinds, and examples."""

from engine.core import play
from engine.core.text import text
from engine.games.nauticus.actions import Buy, Choose, Done, Pass, Take
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.steps.turn import TakeTurn
from tests.nauticus.positions import (
    FINISHED_SINGLE,
    NEW,
    STORAGE,
    action_phase,
    choice_phase,
    create_player,
    options_of_type,
    play_actions,
    purchases,
    ship_berth,
    with_scarce_tiles,
)


def test_rule_book_example_buys_all_four_hull_parts() -> None:
    state = choice_phase("hull", "vp2", 2, create_player(), create_player(), create_player())
    state = play_actions(
        state,
        Choose("hull"),
        Buy("hull:bow", NEW),
        Buy("hull:stern", ship_berth(1, "aft")),
        Buy("hull:middle", NEW),
        Buy("hull:single", STORAGE),
        Take("hull:single", "set"),
        Done(),
    )
    first = state.players[0]
    assert (first.taler, first.workers, first.vp) == (15 - 6, 4 - 2, 12)
    assert first.storage == ("hull:single", "hull:single")
    assert [ship.hull for ship in first.ships] == [("bow", "stern"), ("middle",)]

    state = play_actions(state, Buy("hull:bow", NEW), Buy("hull:stern", ship_berth(1, "aft")), Done())
    assert (state.players[1].taler, state.players[1].workers) == (11, 4)
    state = play_actions(state, Buy("hull:single", STORAGE), Done())
    assert (state.players[2].taler, state.players[2].workers) == (15, 4)
    assert state.players[2].storage == ("hull:single",)


def test_rule_book_example_buys_whale_and_anchor_masts() -> None:
    ship = Ship(("bow", "middle", "stern"))
    state = action_phase(
        "mast", "mast", 0, create_player(ships=(ship,))
    )  # prices: wheel 2, anchor 1, whale 0, compass 3
    state = play_actions(
        state,
        Buy("mast:whale", STORAGE),
        Buy("mast:anchor", ship_berth(1)),
        Buy("mast:anchor", ship_berth(1)),
        Done(),
    )
    first = state.players[0]
    assert (first.taler, first.workers) == (15 - 5, 4 - 3)
    assert first.storage == ("mast:whale",)
    assert first.ships[0].masts == ("anchor", "anchor")


def test_free_whale_mast_must_be_stored() -> None:
    state = action_phase("mast", "mast", 0, create_player(ships=(Ship(("bow",)),)))
    assert {place for part, place in purchases(state) if part == "mast:whale"} == {STORAGE}
    assert {place for part, place in purchases(state) if part == "mast:anchor"} == {STORAGE, ship_berth(1)}


def test_rule_book_example_buys_goods_in_two_ways() -> None:
    ships = (Ship(("bow", "stern")),)
    state = action_phase(
        "goods", "worker_good", 0, create_player(ships=ships)
    )  # prices: coffee 0, grain 1, fish 2, salt 3
    one_way = play_actions(
        state,
        Buy("good:fish", STORAGE),
        Buy("good:grain", ship_berth(1)),
        Buy("good:coffee", STORAGE),
        Buy("good:coffee", ship_berth(1)),
        Done(),
    ).players[0]
    assert (one_way.taler, one_way.workers, one_way.storage) == (8, 0, ("good:coffee", "good:fish"))
    other_way = play_actions(
        state,
        Buy("good:fish", STORAGE),
        Buy("good:grain", ship_berth(1)),
        Buy("good:salt", ship_berth(1)),
        Buy("good:coffee", STORAGE),
        Take("good:coffee", "set"),
        Done(),
    ).players[0]
    assert (other_way.taler, other_way.workers) == (9, 0)
    assert other_way.storage == ("good:coffee", "good:coffee", "good:fish")


def test_second_tile_of_a_free_kind_costs_four_and_may_go_to_the_yard() -> None:
    state = play_actions(action_phase("hull", "vp2", 2, create_player()), Buy("hull:single", STORAGE))
    assert ("hull:single", NEW) in purchases(state)
    assert play_actions(state, Buy("hull:single", NEW)).players[0].taler == 11


def test_free_kind_without_room_cannot_be_bought() -> None:
    full = create_player(storage=("good:salt",) * 12)
    state = action_phase("hull", "vp2", 2, full)
    assert "hull:single" not in {part for part, _ in purchases(state)}
    assert STORAGE not in {place for _, place in purchases(state)}


def test_unaffordable_tiles_and_empty_stacks_are_not_offered() -> None:
    state = with_scarce_tiles(action_phase("hull", "vp2", 2, create_player(taler=1)), hull_bow=0)
    assert {part for part, _ in purchases(state)} == {"hull:single"}


def test_player_without_workers_can_only_pass() -> None:
    assert play.options(action_phase("hull", "workers3", 0, create_player(workers=0))) == (Pass(),)


def test_blue_workers_are_used_first_and_expire() -> None:
    state = play_actions(action_phase("hull", "vp2", 2, create_player()), Buy("hull:bow", NEW), Done())
    assert state.players[0].workers == 4


def test_done_is_refused_before_the_first_use_and_required_after() -> None:
    state = action_phase("hull", "vp2", 1, create_player(workers=0))
    assert not options_of_type(state, Done)
    assert play.options(play_actions(state, Buy("hull:bow", NEW))) == (Done(),)


def test_free_tile_for_four_kinds_is_given_once_per_action() -> None:
    state = action_phase("hull", "vp2", 2, create_player(taler=60, workers=20))
    four = (
        Buy("hull:bow", NEW),
        Buy("hull:middle", NEW),
        Buy("hull:stern", NEW),
        Buy("hull:single", STORAGE),
    )
    state = play_actions(state, *four)
    assert {option.part for option in options_of_type(state, Take)} == {
        "hull:bow",
        "hull:middle",
        "hull:stern",
        "hull:single",
    }
    state = play_actions(state, Take("hull:bow", "set"), *(Buy(part.part, NEW) for part in four))
    assert not options_of_type(state, Take)


def test_free_tile_for_four_kinds_is_forfeited_without_room() -> None:
    storage = ("good:salt",) * 11
    state = action_phase("hull", "vp2", 2, create_player(storage=storage, taler=30, workers=9))
    state = play_actions(
        state,
        Buy("hull:single", STORAGE),
        Buy("hull:bow", NEW),
        Buy("hull:middle", NEW),
        Buy("hull:stern", NEW),
    )
    assert play.options(state) == (Take(None, "set"),)


def test_rewards_precede_the_free_tile() -> None:
    ship = Ship(("single",), ("compass",))
    state = action_phase(
        "sail", "mast", 2, create_player(ships=(ship,), taler=30, workers=9)
    )  # prices: whale 0, compass 3
    state = play_actions(
        state,
        Buy("sail:wheel", STORAGE),
        Buy("sail:anchor", STORAGE),
        Buy("sail:whale", STORAGE),
        Buy("sail:compass", ship_berth(1)),
    )
    assert [type(step).__name__ for step in state.stack[:3]] == ["ChooseReward", "TakeFreeTile", "BuyTiles"]


def test_prices_depend_on_space_and_position() -> None:
    state = action_phase("goods", "taler4", 3, create_player())  # prices: 2 3 1 0
    spent = [
        15 - play_actions(state, option).players[0].taler
        for option in options_of_type(state, Buy)
        if option.to == STORAGE
    ]
    assert spent == [2, 3, 1, 0]


def test_goods_fit_on_any_ship_once_per_part() -> None:
    ships = (FINISHED_SINGLE, Ship(("bow",), goods=("fish",)), Ship(("middle",)))
    state = action_phase("goods", "worker_good", 3, create_player(ships=ships))
    assert {place for part, place in purchases(state) if part == "good:salt"} == {
        STORAGE,
        ship_berth(1),
        ship_berth(3),
    }


def test_free_purchase_is_labelled_with_zero_taler() -> None:
    state = action_phase("hull", "vp2", 2, create_player())
    step = state.stack[0]
    assert isinstance(step, TakeTurn)
    label = step.label(state, Buy("hull:single", STORAGE))
    assert label.detail == text("nauticus-cost-taler", blue=1, own=0, taler=0)
