"""Decisions per second in random games, and the robots' thinking times.

The references are python-chess and boardgame.io.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import chess

from benchmarks.row import Row, rate
from engine.core import play
from engine.core.files.library import AnyGame, games
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Robot, choose_turn

BOARDGAME_IO = Path(__file__).parent / "boardgameio"


def measure(seconds: float = 3.0, *, with_node: bool = True) -> Iterator[Row]:
    """Measure every game, and compare it with both references."""
    chess_moves = rate(_chess_game, seconds)
    boardgame_moves = _boardgame_io() if with_node else None
    for rules in games().values():
        for checked in (False, True):
            decisions = rate(_random_game(rules, checked=checked), seconds)
            name = f"{rules.id}: random decisions" + (", each checked again" if checked else "")
            ours = f"{decisions:,.0f}/s"
            yield Row(
                name, ours, f"python-chess {chess_moves:,.0f} moves/s", decisions / chess_moves, ">= 1.5"
            )
            if boardgame_moves is None:
                yield Row(name, ours, "boardgame.io (not run)", None, ">= 3")
            else:
                reference = f"boardgame.io {boardgame_moves:,.0f} moves/s"
                yield Row(name, ours, reference, decisions / boardgame_moves, ">= 3")
        for level, robot in rules.robots.items():
            if not robot.nodes:
                yield _robot_row(rules, level, seconds)


def _robot_row(rules: AnyGame, level: str, seconds: float) -> Row:
    """Measure robots of one level that play against each other.

    Both times include the game's automatic steps after each choice.
    """
    milliseconds = 1000 / rate(_robot_game(rules, rules.robots[level]), seconds)
    at_random = 1000 / rate(_random_game(rules, checked=False), seconds)
    reference = f"at random {at_random:.3f} ms"
    name = f"{rules.id}: a decision of the robot {level}"
    return Row(name, f"{milliseconds:.2f} ms", reference, milliseconds / at_random, "-")


def _random_game(rules: AnyGame, *, checked: bool) -> Callable[[], int]:
    """Return a function that plays a random game and returns the number of decisions.

    Each call plays a different game.
    """
    numbers, random, edition = count(), Random(1), rules.default_edition()

    def run() -> int:
        number = next(numbers)
        seats = rules.seat_counts[number % len(rules.seat_counts)]
        state, decisions = rules.deal(seats, edition, SeededChance(str(number))), 0
        while state.stack:
            options = play.options(state)
            option = options[int(random.random() * len(options))]
            state = (
                play.submit(state, option)
                if checked
                else play.run_table_steps(play.apply_unchecked(state, option))
            )
            decisions += 1
        return decisions

    return run


def _robot_game(rules: AnyGame, robot: Robot[Any]) -> Callable[[], int]:
    """Return a function that plays a game in which the robot has every seat.

    It works like the function that `_random_game` returns.
    """
    numbers, edition = count(), rules.default_edition()

    def run() -> int:
        number = next(numbers)
        seats = rules.seat_counts[number % len(rules.seat_counts)]
        state, decisions, chance = (
            rules.deal(seats, edition, SeededChance(str(number))),
            0,
            SeededChance("robots"),
        )
        while (seat := play.awaited_seat(state)) is not None:
            actions, chance = choose_turn(rules, state, seat, chance, partial(robot.plan, budget=robot.nodes))
            for action in actions:
                state = play.run_table_steps(play.apply_unchecked(state, action, seat))
            decisions += len(actions)
        return decisions

    return run


def _chess_game() -> int:
    board, random = chess.Board(), Random(1)
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    return board.ply()


def _boardgame_io() -> float | None:
    """Return the number of moves per second in boardgame.io's first example, tic-tac-toe.

    Return None if npm is missing.
    """
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    subprocess.run([npm, "ci", "--silent"], cwd=BOARDGAME_IO, check=True)
    completed_process = subprocess.run(
        [node, "playout.mjs"], cwd=BOARDGAME_IO, check=True, capture_output=True, text=True
    )
    return float(completed_process.stdout)
