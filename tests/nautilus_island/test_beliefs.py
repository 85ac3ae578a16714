"""Tests for the probable contents of other players' hands: they keep treasures and store most other cards."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.randomness.chance import SeededChance
from engine.core.robots.dice import Dice
from engine.games.nautilus_island.beliefs import hidden_hand, hidden_hands
from engine.games.nautilus_island.castaway import CardSet
from engine.games.nautilus_island.components import COLOURS, TREASURES, colour_of
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.robots.expected import expected
from engine.games.nautilus_island.robots.fast_table import COLOURS as TREASURE_ROW
from engine.games.nautilus_island.robots.searcher import NautilusWorlds
from engine.games.nautilus_island.state import NautilusState
from tests.nautilus_island.positions import card_set, castaway_at, exploration_round

WORLDS = 200
HAND = "clothes/hat repair/saw fishing/rod fishing/net supplies/water treasures/coins"
FULL_SET = card_set("clothes", "hat hat boots coat", porthole=8)
OPEN_SET = card_set("navigation", "map map")


def opponent_with(*sets: CardSet, is_last: bool = False) -> NautilusState:
    """Return a position in which seat 1 has the given sets, and a hand of which other seats know nothing."""
    return exploration_round(castaway_at(0), castaway_at(1, HAND, *sets), is_last=is_last)


def weights_of_opponent(state: NautilusState) -> dict[str, float]:
    view = GAME.observe(state, 0)
    return dict(zip(COLOURS, hidden_hand(view, view.seats[1]).weights, strict=True))


def mean_treasures(state: NautilusState) -> float:
    """Return the mean number of treasures in the opponent's hand in the worlds of seat 0."""
    view = GAME.observe(state, 0)
    hands = [GAME.determinise(view, 0, SeededChance(f"world/{n}")).castaways[1].hand for n in range(WORLDS)]
    return sum(colour_of(card) == TREASURES for hand in hands for card in hand) / WORLDS


def test_all_cards_are_equally_likely_as_long_as_nothing_is_stored() -> None:
    assert set(weights_of_opponent(opponent_with()).values()) == {1.0}


def test_treasures_are_likelier_the_more_cards_have_been_stored() -> None:
    weights = [
        weights_of_opponent(opponent_with(*sets))[TREASURES]
        for sets in ((), (FULL_SET,), (FULL_SET, OPEN_SET))
    ]
    assert weights == sorted(set(weights))


def test_cards_of_a_closed_set_are_unlikely() -> None:
    weights = weights_of_opponent(opponent_with(FULL_SET, OPEN_SET))
    assert weights["clothes"] < weights["navigation"] == weights["repair"] < weights[TREASURES]


def test_stored_colours_become_less_likely_at_the_end() -> None:
    weights = weights_of_opponent(opponent_with(OPEN_SET, is_last=True))
    assert weights["navigation"] < weights["repair"]


def test_player_who_leaves_a_large_set_open_probably_has_the_next_card() -> None:
    state = opponent_with(card_set("supplies", "fruit fruit water"))
    assert weights_of_opponent(state)["supplies"] > 3 * weights_of_opponent(state)["repair"]
    known = replace(state.castaways[1], known=("supplies/water",))
    assert weights_of_opponent(state.with_castaway(1, known))["supplies"] == 1.0


def test_further_cards_of_a_colour_are_less_likely_and_further_treasures_likelier() -> None:
    view = GAME.observe(opponent_with(FULL_SET, OPEN_SET), 0)
    hand = hidden_hand(view, view.seats[1])
    for colour, first, further in zip(COLOURS, hand.weights, hand.further, strict=True):
        assert (further > first) == (colour == TREASURES)


def test_hidden_hands_exclude_own_and_known_cards() -> None:
    state = opponent_with(FULL_SET)
    known = replace(state.castaways[1], known=("clothes/hat", "repair/saw"))
    view = GAME.observe(state.with_castaway(1, known), 1)
    assert [hand.count for hand in hidden_hands(view)] == [0, 0]
    view = GAME.observe(state.with_castaway(1, known), 0)
    assert [hand.count for hand in hidden_hands(view)] == [0, 4]
    assert all(weight > 0 for weight in hidden_hands(view)[1].weights)


def test_worlds_contain_more_treasures_in_hand_after_many_cards_were_stored() -> None:
    many, none = opponent_with(FULL_SET, OPEN_SET), opponent_with()
    assert mean_treasures(many) > 1.3 * mean_treasures(none)


def test_any_hidden_card_is_possible_in_a_hand() -> None:
    view = GAME.observe(opponent_with(FULL_SET, OPEN_SET, is_last=True), 0)
    found = Counter[str]()
    for number in range(WORLDS):
        world = GAME.determinise(view, 0, SeededChance(str(number)))
        found.update(map(colour_of, world.castaways[1].hand))
    assert set(found) == set(COLOURS)


def test_search_and_engine_deal_equally_good_hands() -> None:
    state = opponent_with(FULL_SET, OPEN_SET, is_last=True)
    worlds = NautilusWorlds(GAME.observe(state, 0), play.options(state, 0), Dice(2))
    tables = [worlds.deal(None)[0] for _ in range(WORLDS)]
    held = [table.held[1][TREASURE_ROW] for table in tables]
    assert sum(held) / WORLDS == pytest.approx(mean_treasures(state), abs=0.2)


def test_hidden_cards_are_expected_to_score_more_after_many_cards_were_stored() -> None:
    state = opponent_with(FULL_SET, is_last=True)
    terms = {term.label.key: term.points for term in expected(GAME.observe(state, 0))[1]}
    uniform = len(HAND.split()) * sum(GAME.default_edition().treasures) * 4 / 96
    assert terms["nautilus-island-term-cards"] > 1.2 * uniform
