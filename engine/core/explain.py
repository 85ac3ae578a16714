"""Explanation of a turn: the best turns, the reasons, and the likely reply.

It uses only the view of the seat that takes the turn. All figures are a robot's expectations. The same view,
key and node budget result in the same explanation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.chance import SeededChance
from engine.core.evaluation import (
    apply_actions,
    finish_turn,
    lead_after,
    lead_of,
    legal_actions,
    mean_and_spread,
    strongest_searcher,
    worlds_of,
)
from engine.core.game import Term, total
from engine.core.library import AnyGame
from engine.core.model import Action, Label, Seat
from engine.core.search import Turn, reward_to_lead, search
from engine.core.searcher import MAX_CONSIDERED, Searcher, Worlds
from engine.core.text import LocalizedText

WORLDS = 6
"""Number of sampled worlds for the reasons and the reply, if something is hidden."""
FORECASTS = 24
"""Number of sampled worlds for estimating the spread of final leads."""
REASONS = 4
"""Maximum number of terms given as reasons."""
MIN_POINTS = 0.05
"""Minimum difference in points for a term to be shown."""


class ExplainedTurn(Struct, frozen=True):
    """A turn as text, with the mean and the standard deviation of the final lead in points."""

    moves: tuple[dict[str, Any], ...]
    labels: tuple[Label, ...]
    lead: float
    spread: float
    is_played: bool = False
    """Whether this is the turn that was played."""


class Explanation(Struct, frozen=True):
    """A robot's assessment of a seat's turn.

    `level` is None if players cannot select the robot.
    """

    seat: Seat
    level: str | None
    turns: tuple[ExplainedTurn, ...]
    """The considered turns, best one first. The turn that was played is always included."""
    reasons: tuple[Term, ...] = ()
    """The terms of the seat's result in which the first turn differs most from the second, in points."""
    others: float = 0.0
    """How many points the first turn costs the other seats on average, compared with the second turn."""
    next_seat: Seat | None = None
    answer: tuple[Label, ...] = ()
    """The most likely reply of `next_seat` to the first turn."""


class _Inputs(Struct, frozen=True):
    """The data from which an explanation is calculated."""

    rules: AnyGame
    view: Any
    seat: Seat
    offered: tuple[Action, ...]
    robot: Searcher[Any]
    key: str
    nodes: int

    def worlds(self, seed: str) -> Worlds:
        """Return the possible worlds that are consistent with the view."""
        return worlds_of(self.robot, self.view, self.offered, f"{self.key}/{seed}")

    def world(self, number: int) -> Any:
        """Return a random possible world as an engine state."""
        return self.rules.determinise(self.view, self.seat, SeededChance(f"{self.key}/world/{number}"))


def explain(
    rules: AnyGame, view: Any, key: str, nodes: int, played_actions: Sequence[Action] = ()
) -> Explanation:
    """Explain the turn of the seat whose view is given.

    `played_actions` are the actions that the seat took, if any.
    """
    level, robot = strongest_searcher(rules)
    seat = rules.awaited_seat(view)
    thought = _Inputs(rules, view, seat, legal_actions(rules, view), robot, key, nodes)
    worlds = thought.worlds("search")
    found = search(worlds.position, worlds.seats, max(1, nodes), worlds.swing, is_open=worlds.is_open)
    best = [
        (
            worlds.actions(search_result.turn),
            search_result.turn,
            reward_to_lead(search_result.reward, worlds.swing),
        )
        for search_result in found
    ]
    own = worlds.turn(played_actions) if played_actions else (None, 0)
    kept = best[:MAX_CONSIDERED] + [
        one for one in best[MAX_CONSIDERED:] if _is_played(one[0], played_actions[: own[1]])
    ]
    if own[1] and not any(_is_played(one[0], played_actions[: own[1]]) for one in kept):
        share = lead_after(thought.worlds, own[0], "taken", max(1, nodes // MAX_CONSIDERED))
        kept.append((tuple(played_actions[: own[1]]), own[0], min(share, best[0][2])))
    turns = tuple(
        _explained_turn(
            thought,
            actions,
            turn,
            ahead,
            is_played=bool(played_actions) and _is_played(actions, played_actions[: own[1]]),
        )
        for actions, turn, ahead in kept
    )
    plain = Explanation(seat, level, turns)
    count = 1 if worlds.is_open else WORLDS
    reasons, others = _reasons(thought, [actions for actions, _, _ in kept[:2]], count)
    asked, answer = _answer(thought, kept[0][0], count)
    return msgspec.structs.replace(plain, reasons=reasons, others=others, next_seat=asked, answer=answer)


def _is_played(actions: Sequence[Action], taken: Sequence[Action]) -> bool:
    return tuple(actions) == tuple(taken)


def _explained_turn(
    thought: _Inputs, actions: tuple[Action, ...], turn: Turn, ahead: float, *, is_played: bool
) -> ExplainedTurn:
    return ExplainedTurn(
        tuple(msgspec.to_builtins(action) for action in actions),
        labels(thought.world(0), thought.seat, actions), ahead, _spread(thought, turn), is_played,
    )  # fmt: skip


def _spread(thought: _Inputs, turn: Turn) -> float:
    """Return the standard deviation of the final lead after a turn."""
    leads = []
    for number in range(FORECASTS):
        worlds = thought.worlds(f"end/{number}")
        if worlds.doubt:
            return worlds.doubt
        table = worlds.position()
        table.play(turn)
        leads.append(lead_of(table.forecast(), thought.seat))
    return mean_and_spread(leads)[1]


def labels(state: Any, seat: Seat, actions: Sequence[Action]) -> tuple[Label, ...]:
    """Return the labels of a seat's actions; stop before the first action that is illegal in this world."""
    said: list[Label] = []
    for action in actions:
        pending = play.decision(state, seat)
        if pending is None or action not in pending.options(state):
            break
        said.append(pending.label(state, action))
        state = play.apply_unchecked(state, action, seat)
    return tuple(said)


def _reasons(
    thought: _Inputs, turns: Sequence[tuple[Action, ...]], count: int
) -> tuple[tuple[Term, ...], float]:
    """Return the terms in which the first two turns differ most, and the difference for the other seats.

    The turns are compared by the positions after the seat has finished its turn. If nothing is hidden, each
    other seat takes a turn first.
    """
    if len(turns) < 2:
        return (), 0.0
    own, others = Counter[LocalizedText](), 0.0
    for number in range(count):
        for sign, actions in ((1, turns[0]), (-1, turns[1])):
            after = _state_after(thought, number, actions)
            if after is None:
                continue
            expected = thought.rules.expected(thought.rules.observe(after, thought.seat))
            for term in expected[thought.seat]:
                own[term.label] += sign * term.points / count  # type: ignore[assignment]  # a sum of points
            rest = [total(terms) for terms in expected]
            del rest[thought.seat]
            others -= sign * fsum(rest) / max(1, len(rest)) / count
    told = sorted((Term(label, float(points)) for label, points in own.items()), key=_by_size)[:REASONS]
    return tuple(term for term in told if abs(term.points) >= MIN_POINTS), others


def _by_size(term: Term) -> float:
    return -abs(term.points)


def _state_after(thought: _Inputs, number: int, actions: Sequence[Action]) -> Any:
    after = apply_actions(thought.world(number), thought.seat, actions)
    if after is None:
        return None
    chance, is_open = SeededChance(f"{thought.key}/on/{number}"), thought.worlds("").is_open
    return finish_turn(thought.rules, after, thought.seat, chance, with_others=is_open)


def _answer(thought: _Inputs, actions: Sequence[Action], count: int) -> tuple[Seat | None, tuple[Label, ...]]:
    """Return the next seat after a turn and its most frequent reply in the sampled worlds."""
    rules, data = thought.rules, dict[tuple[Action, ...], tuple[Label, ...]]()
    votes, asked = Counter[tuple[Action, ...]](), None
    for number in range(count):
        state = apply_actions(thought.world(number), thought.seat, actions)
        if state is not None:
            chance = SeededChance(f"{thought.key}/own/{number}")
            state = finish_turn(rules, state, thought.seat, chance, with_others=False)
        seat = None if state is None else play.awaited_seat(state)
        if state is None or seat is None or seat == thought.seat or asked not in {None, seat}:
            continue
        asked, offered = seat, play.options(state, seat)
        key = SeededChance(f"{thought.key}/answer/{number}")
        plan = thought.robot.plan(
            rules.observe(state, seat), offered, key, max(1, thought.nodes // (2 * count))
        )
        votes[plan.actions] += 1
        data.setdefault(plan.actions, labels(state, seat, plan.actions))
    if not votes:
        return None, ()
    return asked, data[votes.most_common(1)[0][0]]
