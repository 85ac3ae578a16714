"""Tests that the robots' fast table has the same turns and results as the engine in thousands of positions."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import play
from engine.core.model import Action
from engine.games.nautilus_island.actions import Close, Collect, Go, Leave, Nothing, Store
from engine.games.nautilus_island.components import CAMP, CARDS, colour_of
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.robots.deckhand import ActionEvaluator as Deckhands
from engine.games.nautilus_island.robots.fast_table import (
    COLLECT,
    COLOURS,
    DECIDE,
    KINDS,
    NO,
    STORE,
    FastTable,
    Turn,
    table_of,
)
from engine.games.nautilus_island.robots.turn_evaluation import TurnEvaluator
from engine.games.nautilus_island.robots.weights import QUICK_WEIGHTS
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.steps.close import CloseSet
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.steps.recover import Recover
from tests.engine.playouts import start_game
from tests.sampling import value_cases

GAMES = 25
"""Number of games for each number of seats. A game has about forty turns."""


def table_fields(table: FastTable) -> dict[str, object]:
    return {name: getattr(table, name) for name in FastTable.__slots__}


def play_turn(state: NautilusState, turn: Turn) -> NautilusState:
    """Play a turn of the fast table in the engine, and fail the test if the engine does not offer its actions."""
    column, kind, cards, close = turn
    if kind != DECIDE and not isinstance(state.stack[0], Recover):
        state = play.submit(state, Go(column))
    if kind == COLLECT:
        return play.submit(state, Collect())
    if kind == STORE:
        state = play.submit(state, Store(tuple(CARDS[card] for card in cards)))
    elif kind != DECIDE:
        return play.submit(state, Nothing())
    if state.stack and isinstance(state.stack[0], CloseSet):
        return play.submit(state, Close() if close else Leave())
    assert not close
    return state


def action_shape(action: Action) -> object:
    if isinstance(action, Store):
        return CAMP.index(colour_of(action.cards[0])), len(action.cards)
    return type(action).__name__


def engine_turns(state: NautilusState) -> set[object]:
    """Return all combinations of a column that the seat may enter and an action that is possible there.

    Stored cards are represented by colour and number.
    """
    return {
        (go.column, action_shape(action))
        for go in play.options(state)
        if isinstance(go, Go)
        for action in play.options(play.submit(state, go))
    }


def turn_shapes(turns: list[Turn]) -> set[object]:
    names = {COLLECT: "Collect"}
    return {
        (column, (cards[0] // KINDS, len(cards)) if kind == STORE else names.get(kind, "Nothing"))
        for column, kind, cards, _ in turns
    }


@pytest.mark.parametrize("seats", value_cases(GAME.seat_counts))
def test_fast_table_matches_the_engine_after_every_turn(seats: int) -> None:
    positions = 0
    for seed in range(GAMES):
        random, state = Random(seed), start_game(GAME, seats, seed)
        table = table_of(state)
        while not play.is_finished(state):
            assert table_fields(table) == table_fields(table_of(state))
            assert table.scores() == [own + hidden for own, hidden in _points(state)]
            found = [turn for _, turn in TurnEvaluator(table, QUICK_WEIGHTS).turns()]
            assert turn_shapes(found) == engine_turns(state)
            turn = random.choice([one for one in found if one[1] == random.choice((COLLECT, STORE))] or found)
            state = play_turn(state, turn)
            table = table.copy()
            table.play(turn)
            positions += 1
        assert table.seat == NO
        assert tuple(table.scores()) == GAME.result(state).totals
    assert positions > 20 * GAMES


def _points(state: NautilusState) -> list[tuple[int, int]]:
    laid = GAME.points(GAME.observe(state, None))
    worth = GAME.observe(state, None).treasures
    return [
        (vp, sum(worth.get(card, 0) for card in castaway.hand))
        for vp, castaway in zip(laid, state.castaways, strict=True)
    ]


def test_fast_table_values_turns_like_the_deckhand_robot() -> None:
    compared = 0
    for seed in range(6):
        random, state = Random(seed), start_game(GAME, 2, seed)
        while not play.is_finished(state):
            if isinstance(state.stack[0], Explore):
                compared += _compare(state)
            state = play.submit(state, random.choice(play.options(state)))
    assert compared > 1000


def _compare(state: NautilusState) -> int:
    """Check the values of all turns in which no hidden card is taken, and return the number of checked values."""
    view = GAME.observe(state, play.awaited_seat(state))
    deckhand, table = Deckhands(view), table_of(state)
    own = deckhand.own.terms()
    assert TurnEvaluator(table, QUICK_WEIGHTS).worth() == pytest.approx(own[2])
    by_cards: dict[tuple[int, tuple[int, ...]], float] = {}
    for worth, (column, kind, cards, _) in TurnEvaluator(table, QUICK_WEIGHTS).turns():
        stacks = view.columns[column].stacks
        if kind == STORE or (
            kind == COLLECT and not any(stack.left and not stack.is_face_up for stack in stacks)
        ):
            by_cards[column, cards] = max(worth, by_cards.get((column, cards), worth))
    for (column, cards), worth in by_cards.items():
        named = tuple(CARDS[card] for card in cards)
        tops = tuple(one.top for one in view.columns[column].stacks if one.top is not None)
        told = deckhand.evaluate(Store(named)) if named else deckhand.own.with_cards(tops).worth()
        assert worth + own[0] + own[1] == pytest.approx(told)
    return len(by_cards)


def test_fast_table_can_start_in_the_middle_of_a_turn() -> None:
    met = set()
    for seed in range(30):
        random, state = Random(seed), start_game(GAME, 2, seed)
        while not play.is_finished(state):
            top = state.stack[0]
            if isinstance(top, Recover | CloseSet):
                met.add(type(top))
                table = table_of(state)
                turn = random.choice([turn for _, turn in TurnEvaluator(table, QUICK_WEIGHTS).turns()])
                after = play_turn(state, turn)
                table.play(turn)
                if not play.is_finished(after):
                    assert table_fields(table) == table_fields(table_of(after))
            state = play.submit(state, random.choice(play.options(state)))
    assert met == {Recover, CloseSet}
    assert len(CAMP) == COLOURS
