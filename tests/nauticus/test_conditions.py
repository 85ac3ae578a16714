"""Tests of conditions in Nauticus plans: prices, other players' purchases, and the current action."""

from engine.core.conditions import Condition
from engine.games.nauticus.actions import AnyAction, Buy, Choose, Done, EndTurn, Extra, Pass
from engine.games.nauticus.components import TILES, Tile
from engine.games.nauticus.conditions import Free, Other, Performed, Untaken
from engine.games.nauticus.game import GAME
from engine.games.nauticus.state import NauticusState
from tests.nauticus.positions import STORAGE, choosing, made, player

WHALE = Buy("mast:whale", STORAGE)
SALE: Tile = "mast"


def before() -> NauticusState:
    """Return a phase in which the start player may choose masts.

    The prices are wheel 2, anchor 1, whale 0, compass 3.
    """
    return choosing(SALE, "mast", 0, player(), player(), player())


def bought(*moves: AnyAction) -> NauticusState:
    """Return the position after the start player chose masts and took a free one, followed by `moves`."""
    state = made(before(), Choose(SALE))
    return made(state, GAME.read_action(None, {"move": "take", "part": "mast:wheel", "for": "bonus"}), *moves)


def offered(*actions: AnyAction) -> tuple[Condition, ...]:
    return GAME.conditions(GAME.observe(before(), 1), 1, actions)


def holds(condition: Condition, state: NauticusState) -> bool:
    return condition.holds(GAME.observe(state, 1), 1)


def test_purchase_conditions_cover_price_and_other_purchases() -> None:
    left = GAME.observe(before(), 1).stock["mast:whale"]
    assert offered(WHALE, WHALE, Done()) == (Free("mast:whale"), Untaken("mast:whale", left))
    assert offered(Extra("mast"), WHALE) == ()


def test_pass_conditions_cover_the_action_of_the_phase() -> None:
    told = offered(Pass(), EndTurn())
    assert {one.tile for one in told if isinstance(one, Performed | Other)} == set(TILES)
    assert len(told) == 2 * len(TILES)


def test_tile_is_free_if_the_space_in_play_makes_it_free() -> None:
    assert holds(Free("mast:whale"), bought())
    assert not holds(Free("mast:anchor"), bought())
    assert not holds(Free("good:salt"), bought())
    assert not holds(Free("mast:whale"), before())


def test_tile_is_untaken_until_a_player_takes_one() -> None:
    untaken = offered(WHALE)[1]
    assert holds(untaken, bought())
    assert not holds(untaken, bought(WHALE))


def test_action_condition_matches_the_action_of_the_phase() -> None:
    assert holds(Performed(SALE), bought())
    assert not holds(Other(SALE), bought())
    assert holds(Other("crowns"), bought())
    assert not holds(Performed(SALE), before())
