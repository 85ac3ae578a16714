"""Tests for playouts: they are reproducible, and different games have different hashes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.files.library import AnyGame, games
from engine.core.model import State
from engine.core.randomness.chance import SeededChance
from engine.core.robots import playouts
from engine.core.robots.playouts import play_out
from tests.engine.playouts import has_chance

KEY = "5eed"


def deal_game(rules: AnyGame, seed: str = "playouts") -> State:
    state: State = rules.deal(min(rules.seat_counts), rules.default_edition(), SeededChance(seed))
    return state


@dataclass
class Recorder:
    """A recorder for calls to `play.apply_unchecked`.

    If `turned` is true, the order of the options is reversed.
    """

    moves: list[Any]
    turned: bool = False


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    apply, options, record = play.apply_unchecked, play.options, Recorder([])

    def applied(state: State, action: Any, seat: int | None = None) -> State:
        record.moves.append(action)
        return apply(state, action, seat)

    def given(state: State, seat: int | None = None) -> tuple[Any, ...]:
        found = options(state, seat)
        return found[::-1] if record.turned else found

    monkeypatch.setattr(play, "apply_unchecked", applied)
    monkeypatch.setattr(play, "options", given)
    return record


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_playout_is_repeatable_and_each_number_is_another_game(rules: AnyGame) -> None:
    found = [play_out(rules, deal_game(rules), number, KEY) for number in (0, 1, 0)]
    assert found[0] == found[2] != found[1]
    others = [play_out(rules, deal_game(rules, f"deal {seed}"), 0, KEY) for seed in range(9)]
    is_drawn = has_chance(rules)
    assert len({*others}) > 1 or not is_drawn, (
        "other deals have other playouts; some of a small game are alike"
    )


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_moves_do_not_depend_on_the_order_of_the_options(rules: AnyGame, recorder: Recorder) -> None:
    before, moves = play_out(rules, deal_game(rules), 3, KEY), recorder.moves[:]
    recorder.moves.clear()
    recorder.turned = True
    assert play_out(rules, deal_game(rules), 3, KEY) == before
    assert recorder.moves == moves


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_key_changes_the_hash_but_not_the_moves(rules: AnyGame, recorder: Recorder) -> None:
    before, moves = play_out(rules, deal_game(rules), 3, KEY), recorder.moves[:]
    recorder.moves.clear()
    assert play_out(rules, deal_game(rules), 3, "another key") != before
    assert recorder.moves == moves


def test_missing_option_is_noticed_even_if_it_is_not_chosen(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, options, calls = games()["nauticus"], play.options, []
    before, first = play_out(rules, deal_game(rules), 0, KEY), recorder.moves[0]

    def without_one(state: State, seat: int | None = None) -> tuple[Any, ...]:
        found = options(state, seat)
        calls.append(seat)
        if len(calls) > 1:
            return found
        others = [action for action in found if action != first]
        return (first, *others[1:])

    monkeypatch.setattr(play, "options", without_one)
    assert play_out(rules, deal_game(rules), 0, KEY) != before


def test_points_that_are_not_in_the_record_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games()["nauticus"]
    before, result = play_out(rules, deal_game(rules), 0, KEY), type(rules).result

    def shifted(self: AnyGame, state: State) -> Any:
        game_result = result(self, state)
        first, *others = game_result.scores
        moved = replace(first, values=tuple(value + 1 for value in first.values))
        return replace(game_result, scores=(moved, *others))

    monkeypatch.setattr(type(rules), "result", shifted)
    assert play_out(rules, deal_game(rules), 0, KEY) != before


def test_game_that_does_not_end_raises_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = games()["nauticus"]
    monkeypatch.setattr(playouts, "MAX_MOVES", 10)
    with pytest.raises(RuntimeError, match="does not end within 10 moves"):
        play_out(rules, deal_game(rules), 0, KEY)
