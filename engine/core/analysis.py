"""Analysis of a finished match: each turn is judged with the information that its seat had at the time.

A lead is the points of a seat or its team minus those of the best opponent. Without opponents, it is the
points. A turn's loss is the expected lead after the best turn, minus the expected lead after the turn that was
played. If a turn reveals something, a seat's luck is its lead afterwards, minus its average lead over all
possible outcomes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import fsum, sqrt
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.chance import SeededChance
from engine.core.evaluation import (
    apply_actions,
    lead_after,
    legal_actions,
    mean_and_spread,
    outcome_key,
    strongest_searcher,
    worlds_of,
)
from engine.core.game import total
from engine.core.library import AnyGame
from engine.core.model import Action, Seat, SimultaneousStep, State
from engine.core.search import Teams, lead_of

VERSION = 3
"""Increase this when a code change changes the analysis of a match."""
NODES_DIVISOR = 4
"""When a turn is judged, the robot's usual number of nodes per turn is divided by this number."""
BATCHES = 4
"""Number of times that the best turn is compared with the turn played, if information is hidden.

The standard error of the loss is calculated from the spread of the results.
"""
FORECASTS = 16
"""Number of sampled worlds for forecasting the end of the match."""
WORLDS = 24
"""Number of sampled worlds for estimating a seat's average lead over all possible reveals."""
MIN_LOSS = 1.0
"""Minimum loss in points for a turn to be listed as costly."""
MIN_STANDARD_ERRORS = 2.0
"""Minimum loss in standard errors for a turn to be listed as costly."""


class PositionedMove(Struct, frozen=True):
    """A move and the position in which it was made."""

    state: Any
    seat: Seat
    action: Any


class PlayedTurn(Struct, frozen=True):
    """A turn in a match: its actions, the number of its first move, and the views before and after it."""

    number: int
    seat: Seat
    actions: tuple[Any, ...]
    before: tuple[Any, ...]
    """Views before the turn, by seat. Views of other seats are only set if the turn revealed something."""
    after: tuple[Any, ...]
    """Views after the turn, by seat; empty if nothing was revealed."""

    @property
    def view(self) -> Any:
        """Return the view of the seat that took the turn."""
        return self.before[self.seat]


class TurnJudgement(Struct, frozen=True):
    """The judgement of a turn: the seat's expected final lead and the turn's loss, both in points."""

    number: int
    count: int
    """Number of moves in the turn."""
    seat: Seat
    expected: float
    loss: float = 0.0
    error: float = 0.0
    """Standard error of the loss."""
    best: tuple[dict[str, Any], ...] = ()
    """The better turn, if there is one."""
    luck: tuple[float, ...] = ()
    """Each seat's luck in points; empty if nothing was revealed."""


class Analysis(Struct, frozen=True):
    """The analysis of a whole match.

    `final` is each seat's final lead in points.
    """

    level: str | None
    final: tuple[float, ...]
    turns: tuple[TurnJudgement, ...]
    is_cut: bool = False
    """Whether only the first turns were evaluated, because the match is long."""

    def lead_history(self, seat: Seat) -> tuple[tuple[int, float], ...]:
        """Return a seat's expected lead before each of its turns, with the move number."""
        return tuple((turn.number, turn.expected) for turn in self.turns if turn.seat == seat)

    def costly_turns(self, limit: int) -> tuple[TurnJudgement, ...]:
        """Return at most `limit` turns with the largest significant losses, in the order played."""
        sure = (turn for turn in self.turns if turn.loss >= max(MIN_LOSS, MIN_STANDARD_ERRORS * turn.error))
        return tuple(sorted(sorted(sure, key=_by_loss)[:limit], key=_by_number))

    def luck(self, seat: Seat) -> float:
        """Return a seat's total luck in points."""
        return fsum(turn.luck[seat] for turn in self.turns if turn.luck)

    def total_loss(self, seat: Seat) -> float:
        """Return the total loss of a seat's turns in points."""
        return fsum(turn.loss for turn in self.turns if turn.seat == seat)


def _by_loss(turn: TurnJudgement) -> float:
    return -turn.loss


def _by_number(turn: TurnJudgement) -> int:
    return turn.number


def split_into_turns(rules: AnyGame, moves: Sequence[PositionedMove], last: State) -> Iterator[PlayedTurn]:
    """Yield the turns in a match.

    `last` is the position after the last move.
    """
    _, robot = strongest_searcher(rules)
    number = 0
    while number < len(moves):
        positioned_move = moves[number]
        run = _consecutive_actions(moves, number)
        view = rules.observe(positioned_move.state, positioned_move.seat)
        offered = play.options(positioned_move.state, positioned_move.seat)
        _, count = worlds_of(robot, view, offered, "").turn(run)
        end = moves[number + count].state if number + count < len(moves) else last
        is_open = _reveals(moves[number : number + count])
        yield PlayedTurn(
            number, positioned_move.seat, run[:count],
            tuple(
                rules.observe(positioned_move.state, seat) if is_open or seat == positioned_move.seat else None
                for seat in range(last.seats)
            ),
            tuple(rules.observe(end, seat) for seat in range(last.seats)) if is_open else (),
        )  # fmt: skip
        number += count


def _consecutive_actions(moves: Sequence[PositionedMove], first: int) -> tuple[Action, ...]:
    """Return the consecutive actions of one seat, starting with the given move.

    They may comprise several turns.
    """
    row = takewhile(lambda positioned_move: positioned_move.seat == moves[first].seat, moves[first:])
    return tuple(made.action for made in row)


def _reveals(moves: Sequence[PositionedMove]) -> bool:
    """Return whether a turn, or a table step after it, revealed something."""
    for move in moves:
        pending = play.decision(move.state, move.seat)
        if pending is not None and pending.reveals(move.state, move.action):
            return True
    after = play.apply_unchecked(moves[-1].state, moves[-1].action, moves[-1].seat)
    top = after.stack[0] if after.stack else None
    # Simultaneous choices are revealed together, but not drawn at random, so they don't count as luck.
    return not isinstance(top, SimultaneousStep) and play.will_reveal(after)


def judge(rules: AnyGame, played_turn: PlayedTurn, key: str, nodes: int) -> TurnJudgement:
    """Judge a turn with the information that its seat had."""
    _, robot = strongest_searcher(rules)
    view, offered = played_turn.view, legal_actions(rules, played_turn.view)
    key = f"{key}/{played_turn.number}"

    def make(seed: str) -> Any:
        return worlds_of(robot, view, offered, f"{key}/{seed}")

    plain = TurnJudgement(
        played_turn.number,
        len(played_turn.actions),
        played_turn.seat,
        _forecast(make, played_turn.seat),
        luck=_luck(rules, played_turn, key),
    )
    worlds = make("search")
    turn, _ = worlds.turn(played_turn.actions)
    if len(offered) == 1 and len(played_turn.actions) == 1:
        return plain
    found = worlds.search(nodes)
    best = worlds.actions(found[0].turn)
    world = rules.determinise(view, played_turn.seat, SeededChance(key))
    outcomes = {outcome_key(world, played_turn.seat, actions) for actions in (best, played_turn.actions)}
    if found[0].turn == turn or len(outcomes) == 1:
        return plain
    batches = 1 if worlds.is_open else BATCHES
    share = max(1, nodes // batches)
    losses = [
        lead_after(make, found[0].turn, f"batch/{number}", share)
        - lead_after(make, turn, f"batch/{number}", share)
        for number in range(batches)
    ]
    loss, spread = mean_and_spread(losses)
    if loss <= 0:
        return plain
    moves = tuple(msgspec.to_builtins(action) for action in best)
    return msgspec.structs.replace(plain, loss=loss, error=spread / sqrt(batches), best=moves)


def _forecast(make: Any, seat: Seat) -> float:
    """Return a seat's expected final lead in points."""
    count = 1 if make("end").is_open else FORECASTS
    worlds = [make(f"end/{number}") for number in range(count)]
    leads = [lead_of(one.position().forecast(), seat, one.teams) for one in worlds]
    return mean_and_spread(leads)[0]


def _luck(rules: AnyGame, played_turn: PlayedTurn, key: str) -> tuple[float, ...]:
    """Return each seat's luck.

    Luck is the seat's lead after the actual reveal, minus its average lead over all possible reveals.
    """
    if not played_turn.after:
        return ()
    return tuple(_luck_of(rules, played_turn, seat, key) for seat in range(len(played_turn.after)))


def _luck_of(rules: AnyGame, played_turn: PlayedTurn, seat: Seat, key: str) -> float:
    might: list[float] = []
    teams: Teams = ()
    for number in range(WORLDS):
        world = rules.determinise(played_turn.before[seat], seat, SeededChance(f"{key}/luck/{number}"))
        after = apply_actions(world, played_turn.seat, played_turn.actions)
        if after is not None:
            teams = rules.teams_of(world)
            might.append(_lead(rules, rules.observe(after, seat), seat, teams))
    if not might:
        return 0.0
    return _lead(rules, played_turn.after[seat], seat, teams) - mean_and_spread(might)[0]


def _lead(rules: AnyGame, view: Any, seat: Seat, teams: Teams) -> float:
    return lead_of([total(terms) for terms in rules.expected(view)], seat, teams)


def combine_judgements(rules: AnyGame, turns: Sequence[TurnJudgement], last: State) -> Analysis:
    """Combine the judged turns of a match into an analysis."""
    views = [rules.observe(last, seat) for seat in range(last.seats)]
    teams = rules.teams_of(last)
    final = tuple(_lead(rules, view, seat, teams) for seat, view in enumerate(views))
    return Analysis(strongest_searcher(rules)[0], final, tuple(turns))


def budget(rules: AnyGame) -> int:
    """Return the number of nodes to search for judging a turn."""
    return max(1, strongest_searcher(rules)[1].nodes // NODES_DIVISOR)
