"""Tests for the ends of phases, rounds and the game (6): markers, tiles, pass tiles and the wheel."""

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.games.nauticus.actions import Choose, Pass
from engine.games.nauticus.game import GAME
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.ends import EndRound
from tests.nauticus.positions import deal, play_actions


def quick_phase(state: NauticusState, option: int = 0) -> NauticusState:
    """Play a phase.

    The start player chooses the option with the given index. After that, everyone passes whenever possible.
    """
    state = play_actions(state, play.options(state)[option])
    while state.stack and not isinstance(state.stack[0], ChooseAction):
        options = play.options(state)
        state = play_actions(state, Pass() if Pass() in options else options[0])
    return state


def quick_round(state: NauticusState) -> NauticusState:
    for _ in range(7):
        state = quick_phase(state)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_marker_advances_after_every_phase_but_not_per_round(seats: int) -> None:
    state = deal(seats)
    for number in range(16):
        assert state.start_seat == number % seats
        assert play.awaited_seat(state) == number % seats
        state = quick_phase(state)


def test_seats_act_clockwise_from_the_start_player() -> None:
    state = quick_phase(deal(4))
    order = [step.seat for step in state.stack[:-1]]  # type: ignore[union-attr]  # decisions
    assert order == [1, 1, 2, 3, 0]


def test_played_tile_is_flipped_and_the_first_carries_the_anchor() -> None:
    state = deal()
    first = play.options(state)[4]
    assert isinstance(first, Choose)
    space = state.setup.tiles.index(first.tile)
    state = quick_phase(state, 4)
    view = GAME.observe(quick_phase(state), None)
    assert [s.number for s in view.spaces if s.anchor_tile] == [space]
    assert sum(s.flipped for s in view.spaces) == 2


def test_anchor_follows_the_first_tile_even_if_all_players_pass() -> None:
    state = play_actions(deal(3), play.options(deal(3))[6])
    while not isinstance(state.stack[0], ChooseAction):
        options = play.options(state)
        state = play_actions(state, Pass() if Pass() in options else options[0])
    assert [player.passes for player in state.players] == [1, 1, 1]
    first = state.played[0]
    while len(state.rounds) == 1:
        state = quick_phase(state)
    assert state.setup.anchor == first == 6


def test_round_has_seven_phases_and_the_wheel_turns_to_the_anchor() -> None:
    state = quick_phase(deal(), 5)
    first = state.played[0]
    for _ in range(6):
        assert len(state.rounds) == 1
        state = quick_phase(state)
    assert len(state.rounds) == 2
    assert state.setup.anchor == first
    assert state.played == ()


@pytest.mark.parametrize(("flipped", "lost"), [(0, 6), (1, 3), (2, 1), (3, 0)])
def test_unflipped_pass_tiles_cost_points_and_all_are_reset(flipped: int, lost: int) -> None:
    state = after_second_round(passes=flipped, vp=10)
    assert [(p.vp, p.passes) for p in state.players] == [(10 - lost, 0)] * 2


def after_second_round(passes: int, vp: int) -> NauticusState:
    """Return a two-player game after the second round, with the given pass tiles and points."""
    state = deal(2)
    players = tuple(replace(player, passes=passes, vp=vp) for player in state.players)
    return play.run_table_steps(replace(state, players=players, played=tuple(range(7)), stack=(EndRound(),)))


@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 5), (4, 5)])
def test_game_ends_after_the_last_round(seats: int, rounds: int) -> None:
    state = deal(seats)
    for _ in range(rounds):
        assert not play.is_finished(state)
        state = quick_round(state)
    assert play.is_finished(state)
    assert GAME.completed_segments(state) == rounds * 7
    assert play.options(state) == ()


def test_points_may_be_negative() -> None:
    assert [player.vp for player in after_second_round(passes=0, vp=1).players] == [-5, -5]
