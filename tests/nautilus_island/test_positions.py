"""Tests for the worlds and positions that the Nautilus Island robots search, and for the evaluation of sets."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import play
from engine.core.robots.dice import Dice
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.robots.fast_table import COLLECT, DOUBLE, NO, VP3, FastTable, Turn, table_of
from engine.games.nautilus_island.robots.positions import NautilusPosition
from engine.games.nautilus_island.robots.searcher import NautilusWorlds
from engine.games.nautilus_island.robots.weights import TUNED_WEIGHTS, Hope, Weights
from tests.nautilus_island.positions import deal

COLLECTING: tuple[Turn, ...] = tuple((column, COLLECT, (), False) for column in range(2))


def worlds_of(seats: int) -> NautilusWorlds:
    state = deal(seats, "worlds")
    return NautilusWorlds(GAME.observe(state, 0), play.options(state, 0), Dice(1))


def hidden_cards(table: FastTable) -> list[list[int]]:
    return [*table.stacks, *table.hand, table.pile]


def test_all_first_turns_are_tried_in_the_same_worlds() -> None:
    worlds = worlds_of(2)
    first, second = (
        [hidden_cards(worlds.deal(turn)[0]) for turn in (tried, tried, tried)] for tried in COLLECTING
    )
    assert first == second
    assert first[0] != first[1] != first[2]


def test_position_deals_hidden_cards_when_the_first_turn_is_known() -> None:
    worlds = worlds_of(2)
    one, other = worlds.position(), worlds.position()
    assert one.turns() == other.turns()
    one.play(COLLECTING[0])
    other.play(COLLECTING[0])
    assert hidden_cards(worlds.deal(COLLECTING[1])[0]) != hidden_cards(worlds.deal(COLLECTING[1])[0])
    assert one.seat == other.seat == 0


def test_larger_tables_get_fewer_nodes() -> None:
    assert [sum(found.tries for found in worlds_of(seats).search(24)) for seats in (2, 3, 4)] == [24, 16, 12]


def test_position_with_an_empty_column_is_played_to_the_end() -> None:
    state = deal(2, "empty")
    emptied = replace(state.stacks[0], takers=(0,) * state.stacks[0].left)
    table = table_of(replace(state, stacks=(emptied, *state.stacks[1:])))
    position = NautilusPosition(table, Dice(1))
    points = position.points()
    assert position.seat == NO
    assert points == table.scores()
    full = NautilusPosition(table_of(state), Dice(1))
    full.points()
    assert full.seat != NO


def test_tuned_weights_know_the_token_in_the_camp_and_the_time() -> None:
    def hope(weights: Weights, camp: int, turns: float) -> Hope:
        return weights.hopes_of(0, (), ((3,), (8,), (8,), (12,)), camp, turns)[6]

    assert hope(TUNED_WEIGHTS, DOUBLE, 9.0) > hope(TUNED_WEIGHTS, VP3, 9.0)
    assert hope(TUNED_WEIGHTS, NO, 1.0)[1] < hope(TUNED_WEIGHTS, NO, 9.0)[1]
