"""Tests for passing (section 3.3 of the rules) and for the extra action (section 5)."""

from engine.core import play
from engine.games.nauticus.actions import (
    Buy,
    Choose,
    Done,
    EndTurn,
    Extra,
    Pass,
    Take,
    TakeReward,
    Transport,
    Withdraw,
)
from engine.games.nauticus.components import ON_SALE
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.turn import FinishTurn, TakeTurn
from tests.nauticus.positions import (
    NEW,
    STORAGE,
    action_phase,
    choice_phase,
    create_player,
    options_of_type,
    play_actions,
    purchases,
    ship_berth,
)


def test_pass_flips_the_largest_tile_for_a_crown() -> None:
    state = action_phase("transport", "taler4", 2, create_player(passes=1))
    after = play_actions(state, Pass()).players[0]
    assert (after.passes, after.crowns) == (2, 2)


def prompt_key(state: NauticusState) -> str:
    pending = play.decision(state)
    assert pending is not None
    return pending.prompt(state).key


def test_prompt_mentions_performing_only_if_possible() -> None:
    assert (
        prompt_key(action_phase("transport", "taler4", 2, create_player(storage=("hull:bow",))))
        == "nauticus-ask-turn"
    )
    idle = create_player(storage=())
    assert prompt_key(action_phase("transport", "taler4", 2, idle)) == "nauticus-ask-turn-pass"
    spare = create_player(storage=(), has_extra=True)
    assert prompt_key(action_phase("transport", "taler4", 2, spare)) == "nauticus-ask-turn-extra"


def test_fourth_pass_gives_no_crown() -> None:
    after = play_actions(action_phase("transport", "taler4", 2, create_player(passes=3)), Pass()).players[0]
    assert (after.passes, after.crowns) == (3, 3)


def test_extra_action_before_the_turn_gives_two_workers() -> None:
    state = play_actions(action_phase("hull", "vp2", 2, create_player(has_extra=True)), Extra("mast"), Done())
    assert (state.players[0].workers, state.players[0].has_extra) == (6, False)
    assert state.stack[0] == TakeTurn(0)
    assert not options_of_type(state, Extra)


def test_extra_action_costs_two_then_four_and_no_blue_workers() -> None:
    state = play_actions(action_phase("hull", "vp2", 3, create_player(has_extra=True)), Extra("hull"))
    state = play_actions(state, Buy("hull:single", NEW), Buy("hull:single", NEW))
    assert (state.players[0].taler, state.players[0].workers) == (15 - 6, 4)
    state = play_actions(state, Done(), Buy("hull:bow", NEW))
    assert state.players[0].workers == 4, "the blue workers waited for the phase's action"


def test_extra_action_gives_the_free_tile_for_four_kinds() -> None:
    state = play_actions(action_phase("hull", "vp2", 0, create_player(has_extra=True)), Extra("goods"))
    goods = ("good:coffee", "good:grain", "good:fish", "good:salt")
    state = play_actions(state, *(Buy(part, STORAGE) for part in goods))  # type: ignore[arg-type]  # parts as spelled
    assert len(options_of_type(state, Take)) == 4


def test_extra_action_has_no_zero_price() -> None:
    state = play_actions(action_phase("hull", "vp2", 0, create_player(has_extra=True)), Extra("hull"))
    assert ("hull:single", NEW) in purchases(state)


def test_extra_action_may_repeat_the_phases_or_a_flipped_action() -> None:
    state = action_phase("hull", "vp2", 2, create_player(has_extra=True))
    assert {option.tile for option in options_of_type(state, Extra)} >= {"hull", "deliver"}
    assert len(options_of_type(state, Extra)) == 8


def test_extra_action_or_end_follows_the_action() -> None:
    state = play_actions(action_phase("withdraw", "vp2", 2, create_player(has_extra=True)), Withdraw(2))
    assert state.stack[0] == FinishTurn(0)
    assert play_actions(state, EndTurn()).players[0].has_extra
    after = play_actions(state, Extra("withdraw"), Withdraw(6))
    assert after.players[0].taler == 15 + 4 + 12
    assert after.stack[0] == TakeTurn(1), "no end after an extra action"


def test_extra_action_is_refused_during_an_action_or_before_choosing() -> None:
    assert not options_of_type(choice_phase("hull", "vp2", 2, create_player(has_extra=True)), Extra)
    state = play_actions(action_phase("hull", "vp2", 2, create_player(has_extra=True)), Buy("hull:bow", NEW))
    assert not options_of_type(state, Extra)


def test_end_is_asked_only_with_an_unused_extra_action() -> None:
    state = play_actions(action_phase("withdraw", "vp2", 2, create_player()), Withdraw(2))
    assert state.stack[0] == TakeTurn(1)


def test_extra_action_may_end_unused_without_a_pass() -> None:
    state = play_actions(
        action_phase("hull", "vp2", 2, create_player(has_extra=True)), Pass(), Extra("deliver"), Done()
    )
    assert (state.players[0].passes, state.players[0].workers) == (1, 6)
    assert state.stack[0] == TakeTurn(1)


def test_start_player_takes_the_bonus_before_an_extra_action() -> None:
    state = play_actions(
        choice_phase("transport", "mast", 2, create_player(has_extra=True)), Choose("transport")
    )
    assert not options_of_type(state, Extra)
    state = play_actions(state, Take("mast:whale", "bonus"), Extra("hull"), Buy("hull:bow", NEW), Done())
    state = play_actions(state, Transport("mast:whale", ship_berth(1)))
    assert state.players[0].ships[0].masts == ("whale",)


def test_extra_action_counts_its_kinds_separately() -> None:
    """The kinds bought in the extra action are counted separately from those bought in the phase's action.

    In the extra action, the first tile of each kind costs its initial price again. A player who buys all four
    kinds in either action gets a free tile.
    """
    rich = create_player(has_extra=True, taler=60, workers=20)
    state = play_actions(action_phase("goods", "worker_good", 0, rich), Extra("goods"))  # prices: 0 1 2 3
    four = [Buy(part, STORAGE) for part in ON_SALE["goods"]]
    state = play_actions(state, *four, Take("good:salt", "set"), Done())
    assert state.players[0].taler == 60 - 8
    state = play_actions(state, *four, Take("good:salt", "set"))
    assert state.players[0].taler == 60 - 8 - 6
    assert len(state.players[0].storage) == 10


def test_extra_action_is_available_once_per_game() -> None:
    state = play_actions(
        action_phase("withdraw", "vp2", 2, create_player(has_extra=True)), Extra("deliver"), Done(), Pass()
    )
    while not (isinstance(state.stack[0], TakeTurn) and state.stack[0].seat == 0):
        options = play.options(state)
        state = play_actions(state, Pass() if Pass() in options else options[0])
    assert not options_of_type(state, Extra)


def test_extra_crowns_without_a_crown_can_only_end() -> None:
    state = play_actions(action_phase("hull", "vp2", 2, create_player(has_extra=True)), Extra("crowns"))
    assert play.options(state) == (Done(),)


def test_ship_finished_in_the_extra_action_gives_its_rewards() -> None:
    ships = (Ship(("single",), ("whale",)),)
    state = play_actions(
        action_phase("hull", "vp2", 2, create_player(has_extra=True, ships=ships)), Extra("sail")
    )
    state = play_actions(state, Buy("sail:whale", ship_berth(1)), TakeReward("taler7"), Done())
    assert state.players[0].taler == 15 - 2 + 7
    assert state.stack[0] == TakeTurn(0)
