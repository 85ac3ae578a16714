"""Tests for simultaneous choices: several seats choose secretly, and all choices are revealed together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.files import record
from engine.core.files.library import game, games
from engine.core.files.record import PlayedMove
from engine.core.model import GameOver, IllegalAction
from engine.core.randomness.chance import SeededChance
from tests.engine.secret_choice_game import WRITING, Paper, Table, Write

START = WRITING.deal(3, Paper(), SeededChance("0"))
ALL = ((2, 1), (0, 0), (1, 2), (0, 2))
"""The choices in a whole round, as pairs of seat and number."""


def states_after(*moves: tuple[int, int]) -> Iterator[Table]:
    """Yield the table after each written number."""
    state = START
    for seat, number in moves:
        state = play.submit(state, Write(number), seat)
        yield state


def test_all_seats_may_choose_in_any_order() -> None:
    assert play.awaited_seats(START) == (0, 1, 2)
    after = [play.awaited_seats(state) for state in states_after(*ALL)]
    assert after == [(0, 1), (0, 1), (0,), (0, 1, 2)]


def test_choices_are_revealed_only_after_all_have_chosen() -> None:
    *before, after = states_after(*ALL)
    assert {state.read for state in before} == {()}
    assert after.read == (((0, 2), (2,), (1,)),)


def test_order_of_choices_does_not_affect_state() -> None:
    tables, other = (
        list(states_after(*moves))
        for moves in (((0, 1), (0, 2), (1, 0), (2, 0)), ((2, 0), (0, 1), (1, 0), (0, 2)))
    )
    assert tables[-1] == other[-1]


def test_options_depend_only_on_own_choices() -> None:
    *_, state = states_after((1, 0), (0, 1))
    assert play.options(state, 0) == (Write(0), Write(2))
    assert play.options(state, 2) == (Write(0), Write(1), Write(2))


def test_seat_cannot_choose_twice() -> None:
    (state,) = states_after((1, 0))
    assert play.decision(state, 1) is None
    assert play.options(state, 1) == ()
    with pytest.raises(GameOver):
        play.choose(state, Write(1), 1)
    with pytest.raises(IllegalAction):
        play.choose(state, Write(7), 2)


def test_round_is_in_progress_from_first_to_last_choice() -> None:
    states = [START, *states_after(*ALL)]
    assert [play.has_partial_choices(state) for state in states] == [False, True, True, True, False]


def test_draft_stops_before_the_reveal() -> None:
    *_, state = states_after((2, 1), (1, 2), (0, 0))
    last = play.choose(state, Write(1), 0)
    assert last.read == ()
    assert play.run_until_reveal(last) == last
    assert play.run_table_steps(last).read == (((0, 1), (2,), (1,)),)


def test_only_the_last_choice_narrates_the_reveal() -> None:
    (state,) = states_after((2, 1))
    assert [event.text.key for event in play.log_events(state, Write(1), 1)] == [
        "writing-writes",
        "writing-wrote",
    ]
    *_, state = states_after((2, 1), (1, 2), (0, 0))
    *keys, last = (event.text.key for event in play.log_events(state, Write(1), 0))
    assert (keys, last) == (["writing-writes", "writing-wrote"], "writing-read")


def test_submit_without_seat_uses_first_awaited_seat() -> None:
    assert play.awaited_seat(START) == 0
    assert play.submit(START, Write(1)) == play.submit(START, Write(1), 0)


@pytest.fixture
def registered_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the game in the library."""
    monkeypatch.setattr("engine.core.files.library.games", lambda: {**games(), WRITING.id: WRITING})


def recorded_moves(seats: tuple[int, ...], viewer: int | None) -> list[Any]:
    """Return the moves in a viewer's record after the given seats have written a number."""
    played = [PlayedMove(seat, Write(number)) for seat, number in (*ALL, *ALL)[: len(seats)]]
    assert tuple(played_move.seat for played_move in played) == seats
    told = record.create_record(WRITING, ("Ada", "Ben", "Cem"), START, played, viewer)
    assert list(record.states(record.read(record.write(told))))
    return [(move["seat"], move["number"]) for move in told.moves]


@pytest.mark.usefixtures("registered_game")
def test_running_record_shows_secret_choice_only_to_its_seat() -> None:
    assert game("writing") is WRITING
    assert recorded_moves((2, 0, 1), None) == []
    assert recorded_moves((2, 0, 1), 0) == [(0, 0)]
    assert recorded_moves((2, 0, 1), 2) == [(2, 1)]
    assert recorded_moves((2, 0, 1, 0), None) == list(ALL)
    assert recorded_moves((2, 0, 1, 0, 2, 0), 2) == [*ALL, (2, 1)]


@pytest.mark.usefixtures("registered_game")
def test_record_with_a_seat_moving_twice_is_rejected() -> None:
    played = [PlayedMove(seat, Write(number)) for seat, number in ALL]
    told = record.create_record(WRITING, ("Ada", "Ben", "Cem"), START, played, None)
    wrong = record.write(replace(told, moves=told.moves[:1] * 2))
    with pytest.raises(record.BadRecord, match="seat 0 or seat 1's turn, not 2's"):
        list(record.states(record.read(wrong)))
