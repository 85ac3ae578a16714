"""Tests for the rules of Tic-tac-toe."""

from __future__ import annotations

from engine.core import play
from engine.core.model import AgreeDraw, Resign
from engine.core.randomness.chance import SeededChance
from engine.games.tic_tac_toe.actions import Place
from engine.games.tic_tac_toe.game import GAME
from engine.games.tic_tac_toe.state import TicTacToeState


def play_fields(*fields: int) -> TicTacToeState:
    """Play marks on the given fields, in turn."""
    state = GAME.deal(2, GAME.default_edition(), SeededChance("any"))
    for field in fields:
        state = play.submit(state, Place(field))
    return state


def test_three_in_a_row_win() -> None:
    state = play_fields(0, 3, 1, 4, 2)
    assert play.is_finished(state)
    assert GAME.result(state).winners(2) == (0,)


def test_full_board_without_a_row_is_a_draw() -> None:
    result = GAME.result(play_fields(0, 1, 2, 4, 3, 5, 7, 6, 8))
    assert result.outcome == "draw"


def test_taken_field_is_not_offered() -> None:
    assert Place(4) not in play.options(play_fields(4))


def test_opponent_of_a_player_who_resigns_wins() -> None:
    result = GAME.result(play.submit(play_fields(4), Resign(), 0))
    assert result.winners(2) == (1,)


def test_players_can_agree_to_a_draw() -> None:
    result = GAME.result(play.submit(play_fields(4), AgreeDraw(), 1))
    assert result.outcome == "draw"


def test_careful_robot_blocks_a_row() -> None:
    state = play_fields(0, 8, 1)
    view = GAME.observe(state, 1)
    plan = GAME.robots["careful"].plan(view, play.options(state), SeededChance("any"), 0)
    assert plan.actions == (Place(2),)
