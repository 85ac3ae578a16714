"""Tests for the rewards for finished ships (section 4 of the rules).

When a ship is finished, the player immediately gets one reward per mast. Each kind of reward can be taken
twice per ship. Rewards that would have no effect are not offered.
"""

import pytest

from engine.core import play
from engine.games.nauticus.actions import Buy, Take, TakeReward, Transport
from engine.games.nauticus.components import Reward
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from tests.nauticus.positions import (
    action_phase,
    create_player,
    options_of_type,
    play_actions,
    ship_berth,
    with_scarce_tiles,
)


def about_to_finish(parts: int, **means: object) -> NauticusState:
    """Return a position in which buying a whale sail for 1 taler finishes a ship with `parts` parts."""
    hull = {1: ("single",), 2: ("bow", "stern"), 4: ("bow", "middle", "middle", "stern")}[parts]
    ship = Ship(hull, ("whale",) * parts, ("whale",) * (parts - 1))  # type: ignore[arg-type]  # kinds as spelled
    return action_phase("sail", "workers3", 3, create_player(ships=(ship,), **means))  # prices: 3 0 1 2


def finish_ship(parts: int, **means: object) -> NauticusState:
    return play_actions(about_to_finish(parts, **means), Buy("sail:whale", ship_berth(1)))


@pytest.mark.parametrize("parts", [1, 2, 4])
def test_finished_ship_gives_one_reward_per_mast(parts: int) -> None:
    state = finish_ship(parts)
    for _ in range(parts):
        assert options_of_type(state, TakeReward)
        state = play_actions(state, play.options(state)[-1])
    assert not options_of_type(state, TakeReward)


@pytest.mark.parametrize(
    ("reward", "gain"), [("taler7", (7, 0, 0)), ("workers3", (0, 3, 0)), ("vp3", (0, 0, 3))]
)
def test_resources_of_a_reward_are_gained_at_once(reward: Reward, gain: tuple[int, int, int]) -> None:
    before = finish_ship(1)
    taler, workers, vp = gain
    after = play_actions(before, TakeReward(reward))
    assert after.players[0] == before.players[0].gained(taler=taler, workers=workers, vp=vp)


def test_reward_tiles_are_stored_and_leave_the_stock() -> None:
    state = play_actions(finish_ship(4), TakeReward("crown_mast"), TakeReward("crown_sail"))
    state = play_actions(state, TakeReward("goods2", ("coffee", "salt")))
    assert state.players[0].storage == ("mast:crown", "sail:crown", "good:coffee", "good:salt")
    assert state.stock[8] == 11
    assert state.stock[13] == 11


def test_each_reward_is_available_twice_per_ship() -> None:
    state = play_actions(finish_ship(4), TakeReward("taler7"), TakeReward("taler7"))
    assert TakeReward("taler7") not in play.options(state)
    assert TakeReward("vp3") in play.options(state)


def test_two_goods_of_a_reward_are_different() -> None:
    pairs = {option.goods for option in options_of_type(finish_ship(1), TakeReward) if option.goods}
    assert len(pairs) == 6
    assert all(first != second for first, second in pairs)


def test_one_free_space_allows_one_good_and_no_crown_mast() -> None:
    state = finish_ship(1, storage=("hull:bow",) * 11)
    rewards = options_of_type(state, TakeReward)
    assert TakeReward("goods2", ("fish", None)) in rewards
    assert TakeReward("goods2", ("fish", "salt")) not in rewards
    assert TakeReward("crown_mast") not in rewards
    assert TakeReward("crown_sail") in rewards


def test_reward_without_effect_is_not_offered() -> None:
    state = finish_ship(1, storage=("hull:bow",) * 12)
    assert options_of_type(state, TakeReward) == [
        TakeReward("taler7"),
        TakeReward("workers3"),
        TakeReward("vp3"),
    ]


def test_empty_stacks_give_no_reward() -> None:
    state = with_scarce_tiles(
        about_to_finish(1), mast_crown=0, sail_crown=0, good_coffee=0, good_grain=0, good_fish=0
    )
    state = play_actions(state, Buy("sail:whale", ship_berth(1)))
    goods = [option for option in options_of_type(state, TakeReward) if option.reward == "goods2"]
    assert goods == [TakeReward("goods2", ("salt", None))]
    assert len(options_of_type(state, TakeReward)) == 4


def test_taler_from_a_reward_pay_the_next_purchase() -> None:
    state = finish_ship(1, taler=1)
    state = play_actions(state, TakeReward("taler7"), Buy("sail:whale", "storage"))
    assert state.players[0].taler == 3


def test_bought_hull_part_never_finishes_a_ship() -> None:
    half = Ship(("bow",), ("whale",), ("whale",))
    state = action_phase("hull", "taler4", 3, create_player(ships=(half,)))
    state = play_actions(state, Buy("hull:stern", ship_berth(1, "aft")))
    assert not options_of_type(state, TakeReward)
    assert not options_of_type(state, Take)


def test_last_crown_of_a_stack_is_offered_once() -> None:
    state = play_actions(
        with_scarce_tiles(about_to_finish(2), mast_crown=1), Buy("sail:whale", ship_berth(1))
    )
    assert TakeReward("crown_mast") in play.options(state)
    assert TakeReward("crown_mast") not in play.options(play_actions(state, TakeReward("crown_mast")))


def test_reward_may_use_the_space_of_the_next_one() -> None:
    state = play_actions(finish_ship(2, storage=("hull:bow",) * 9), TakeReward("crown_mast"))
    rewards = options_of_type(state, TakeReward)
    assert TakeReward("crown_mast") not in rewards
    assert {option.goods for option in rewards if option.goods} == {
        (good, None) for good in ("coffee", "grain", "fish", "salt")
    }


def test_rewards_may_use_the_space_of_the_free_tile_for_four_kinds() -> None:
    ship = Ship(("single",), ("compass",))
    storage = ("hull:bow",) * 8
    state = action_phase(
        "sail", "mast", 2, create_player(ships=(ship,), taler=30, workers=9, storage=storage)
    )
    stored = (Buy("sail:wheel", "storage"), Buy("sail:anchor", "storage"), Buy("sail:whale", "storage"))
    state = play_actions(state, *stored, Buy("sail:compass", ship_berth(1)))
    assert play_actions(state, TakeReward("vp3"), Take("sail:whale", "set")).players[0].free_spaces == 0
    assert play.options(play_actions(state, TakeReward("crown_sail"))) == (Take(None, "set"),)


def test_each_ship_counts_its_own_rewards() -> None:
    ships = (Ship(("single",), ("whale",)), Ship(("bow", "stern"), ("whale", "whale"), ("whale",)))
    state = action_phase("sail", "workers3", 3, create_player(ships=ships))
    taler7 = TakeReward("taler7")
    state = play_actions(
        state, Buy("sail:whale", ship_berth(2)), taler7, taler7, Buy("sail:whale", ship_berth(1))
    )
    assert taler7 in play.options(state)


def test_ship_of_crowns_only_gives_rewards() -> None:
    stored = create_player(storage=("sail:crown",), ships=(Ship(("single",), ("crown",)),))
    state = play_actions(
        action_phase("transport", "taler4", 1, stored), Transport("sail:crown", ship_berth(1))
    )
    assert options_of_type(state, TakeReward)


def test_reloading_a_finished_ship_gives_no_rewards() -> None:
    ship = Ship(("single",), ("whale",), ("whale",))
    state = action_phase("goods", "worker_good", 3, create_player(ships=(ship,)))
    assert not options_of_type(play_actions(state, Buy("good:salt", ship_berth(1))), TakeReward)
