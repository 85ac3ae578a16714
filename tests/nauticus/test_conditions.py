"""Tests for conditions in Nauticus plans: prices, other players' purchases, and the current action."""

from engine.core.plans.conditions import Condition
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import AnyAction, Buy, Choose, Done, EndTurn, Extra, Pass
from engine.games.nauticus.components import TILES, Tile
from engine.games.nauticus.conditions import Free, Other, Performed, PriceAtMost, Untaken
from engine.games.nauticus.game import GAME
from engine.games.nauticus.state import NauticusState
from tests.nauticus.positions import STORAGE, choice_phase, create_player, play_actions

WHALE = Buy("mast:whale", STORAGE)
SALE: Tile = "mast"


def start_position() -> NauticusState:
    """Return a phase in which the start player may choose masts.

    The prices are wheel 2, anchor 1, whale 0, compass 3.
    """
    return choice_phase(SALE, "mast", 0, create_player(), create_player(), create_player())


def after_purchases(*moves: AnyAction) -> NauticusState:
    """Return the position after the start player chose masts, took a free mast, and made the given moves."""
    state = play_actions(start_position(), Choose(SALE))
    return play_actions(
        state, GAME.read_action(None, {"move": "take", "part": "mast:wheel", "for": "bonus"}), *moves
    )


def conditions_for(*actions: AnyAction) -> tuple[Condition, ...]:
    return GAME.conditions(GAME.observe(start_position(), 1), 1, actions)


def is_fulfilled(condition: Condition, state: NauticusState) -> bool:
    return condition.holds(GAME.observe(state, 1), 1)


def test_purchase_conditions_cover_price_and_other_purchases() -> None:
    left = GAME.observe(start_position(), 1).stock["mast:whale"]
    assert conditions_for(WHALE, WHALE, Done()) == (Free("mast:whale"), Untaken("mast:whale", left))
    assert conditions_for(Extra("mast"), WHALE) == ()


def test_pass_conditions_cover_the_action_of_the_phase() -> None:
    conditions = conditions_for(Pass(), EndTurn())
    assert {condition.tile for condition in conditions if isinstance(condition, Performed | Other)} == set(
        TILES
    )
    assert len(conditions) == 2 * len(TILES)


def test_tile_is_free_if_the_space_in_play_makes_it_free() -> None:
    assert is_fulfilled(Free("mast:whale"), after_purchases())
    assert not is_fulfilled(Free("mast:anchor"), after_purchases())
    assert not is_fulfilled(Free("good:salt"), after_purchases())
    assert not is_fulfilled(Free("mast:whale"), start_position())


def test_tile_is_untaken_until_a_player_takes_one() -> None:
    untaken = conditions_for(WHALE)[1]
    assert is_fulfilled(untaken, after_purchases())
    assert not is_fulfilled(untaken, after_purchases(WHALE))


def test_action_condition_matches_the_action_of_the_phase() -> None:
    assert is_fulfilled(Performed(SALE), after_purchases())
    assert not is_fulfilled(Other(SALE), after_purchases())
    assert is_fulfilled(Other("crowns"), after_purchases())
    assert not is_fulfilled(Performed(SALE), start_position())


def test_condition_describes_the_current_state() -> None:
    before, after = (GAME.observe(state, 1) for state in (start_position(), after_purchases(WHALE)))
    left = before.stock["mast:whale"]
    action = text("nauticus-now-action", tile=words.action_tile(SALE))
    assert [one.current_state(before, 1) for one in (Free("mast:whale"), Performed(SALE), Other(SALE))] == [
        LocalizedText("nauticus-now-no-action")
    ] * 3
    assert Free("mast:anchor").current_state(after, 1) == text("nauticus-now-price", price=1)
    assert Free("good:salt").current_state(after, 1) == action
    assert PriceAtMost(("mast:wheel", "mast:compass"), 1).current_state(after, 1) == text(
        "nauticus-now-price", price=2
    )
    assert Performed("crowns").current_state(after, 1) == Other(SALE).current_state(after, 1) == action
    assert Untaken("mast:whale", left).current_state(after, 1) == text(
        "nauticus-now-left", left=left - 1, before=left
    )
