"""How well the leads and spreads that explanations show agree with the results of matches between equals.

`python -m benchmarks.calibration --game <id>` prints the table for docs/calibration.md. Robots of the level that
plays for absent users play whole matches. For each stage of a match, one of its turns is explained, and the
displayed lead after the turn that was played is compared with the final lead.

The deals are reserved for this measurement and never used for tuning, unless `--seed` names other deals.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import fsum, sqrt
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.files.library import AnyGame, game
from engine.core.model import Action, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.evaluation import mean_and_spread, strongest_searcher
from engine.core.robots.explain import explain
from engine.core.robots.robot import choose_turn
from engine.core.robots.search import lead_of

QUARTERS = 4
LATE = 0.85
"""The stage `late` contains the turns after this part of a match."""
STAGES = ("quarter 1", "quarter 2", "quarter 3", "quarter 4", "late", "last turn")
"""The stages of a match. The last two overlap with the fourth quarter."""
ROUNDING = 1e-6
"""Tolerance for leads that are exact apart from rounding errors."""


class PlayedTurn(Struct, frozen=True):
    """A turn in a match: the position before it, and the seat's actions."""

    state: Any
    seat: Seat
    actions: tuple[Action, ...]


class Prediction(Struct, frozen=True):
    """A displayed lead with its spread, and the final lead in the match."""

    stage: str
    lead: float
    spread: float
    final: float

    @property
    def error(self) -> float:
        """Return the displayed lead minus the final lead."""
        return self.lead - self.final

    def is_within(self, spreads: float) -> bool:
        """Return whether the final lead is at most `spreads` spreads away from the displayed lead."""
        return abs(self.error) <= spreads * self.spread + ROUNDING


def play_match(rules: AnyGame, seats: int, name: str) -> tuple[list[PlayedTurn], tuple[int, ...]]:
    """Play a match between substitute robots and return its turns and the final points."""
    robot, turns = rules.robots[rules.substitute_level], list[PlayedTurn]()
    state = rules.deal(seats, rules.default_edition(), SeededChance(name))
    chances = [SeededChance(f"{name}/{seat}") for seat in range(seats)]
    while (seat := play.awaited_seat(state)) is not None:
        planner = partial(robot.plan, budget=robot.nodes)
        actions, chances[seat] = choose_turn(rules, state, seat, chances[seat], planner)
        turns.append(PlayedTurn(state, seat, actions))
        for action in actions:
            state = play.submit(state, action, seat)
    return turns, tuple(rules.result(state).totals)


def stages_of(turns: Sequence[PlayedTurn]) -> dict[str, list[PlayedTurn]]:
    """Return the turns in each stage of a match, without turns in which there was no choice."""
    found: dict[str, list[PlayedTurn]] = {stage: [] for stage in STAGES}
    last = {turn.seat: turn for turn in turns if _has_choice(turn)}
    for place, turn in enumerate(turns):
        if not _has_choice(turn):
            continue
        found[STAGES[QUARTERS * place // len(turns)]].append(turn)
        if place >= LATE * len(turns):
            found["late"].append(turn)
        if turn is last[turn.seat]:
            found["last turn"].append(turn)
    return found


def _has_choice(turn: PlayedTurn) -> bool:
    return len(play.options(turn.state, turn.seat)) > 1


def predictions(rules: AnyGame, seats: int, name: str, nodes: int | None = None) -> Iterator[Prediction]:
    """Yield a prediction for a random turn in each stage of a match.

    `nodes` overrides the number of nodes that explanations search.
    """
    nodes = strongest_searcher(rules)[1].nodes if nodes is None else nodes
    turns, points = play_match(rules, seats, name)
    for stage, candidates in stages_of(turns).items():
        if candidates:
            place, _ = SeededChance(f"{name}/{stage}").below(len(candidates))
            yield predict(rules, stage, candidates[place], points, nodes)


def predict(rules: AnyGame, stage: str, turn: PlayedTurn, points: Sequence[float], nodes: int) -> Prediction:
    """Return the displayed lead after a turn, and the final lead according to the final points."""
    view = rules.observe(turn.state, turn.seat)
    shown = next(one for one in explain(rules, view, "", nodes, turn.actions).turns if one.is_played)
    return Prediction(stage, shown.lead, shown.spread, lead_of(points, turn.seat))


def row(stage: str, found: Sequence[Prediction]) -> str:
    """Return the calibration of a stage as a row of the table."""
    mean, spread = mean_and_spread([one.error for one in found])
    inside = [100 * sum(one.is_within(spreads) for one in found) / len(found) for spreads in (1, 2)]
    shown = fsum(one.spread for one in found) / len(found)
    return (
        f"| {stage} | {len(found)} | {inside[0]:.0f} % | {inside[1]:.0f} % "
        f"| {mean:+.1f} ± {1.96 * spread / sqrt(len(found)):.1f} | {spread:.1f} | {shown:.1f} |"
    )


HEAD = """\
| stage | positions | inside one spread | inside two | mean error | standard deviation of the error | mean spread |
| --- | --- | --- | --- | --- | --- | --- |"""


def table(found: Iterable[Prediction]) -> str:
    """Return the table with one row for each stage."""
    by_stage: Mapping[str, list[Prediction]] = defaultdict(list)
    for one in found:
        by_stage[one.stage].append(one)
    return "\n".join([HEAD, *(row(stage, by_stage[stage]) for stage in STAGES if stage in by_stage)])


def main(arguments: Sequence[str]) -> int:
    """Play the deals and print the table."""
    parser = argparse.ArgumentParser(prog="benchmarks.calibration", description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--seed", default="calibration/1", help="name of the deals")
    parser.add_argument("--keep", type=Path, help="a file to which the predictions are appended")
    options = parser.parse_args(arguments)
    rules, found = game(options.game), list[Prediction]()
    for number in range(options.first, options.first + options.deals):
        more = list(predictions(rules, options.seats, f"{options.seed}/{number}"))
        found += more
        if options.keep:
            with options.keep.open("ab") as file:
                file.writelines(msgspec.json.encode(one) + b"\n" for one in more)
        print(f"deal {number}", file=sys.stderr, flush=True)
    print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
