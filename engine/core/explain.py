"""Explanation of a turn from its seat's view: the best turns, reasons for the best, the likely reply.

All figures are a robot's expectations. The same view, key and budget give the same explanation; hidden
information has no influence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.chance import Seeded
from engine.core.game import Term, total
from engine.core.library import AnyGame
from engine.core.model import Action, Label, Seat
from engine.core.search import Turn, lead, search
from engine.core.text import LocalizedText
from engine.core.thinking import BEST, Searcher, Worlds
from engine.core.weighing import (
    explainer,
    lead_after,
    lead_of,
    mean_and_spread,
    offered_in,
    played,
    played_on,
    worlds_of,
)

WORLDS = 6
"""Number of worlds sampled for the reasons and the reply if something is hidden."""
FORECASTS = 24
"""Number of worlds sampled to estimate the spread of final leads."""
REASONS = 4
"""Maximum number of terms shown as reasons."""
MIN_POINTS = 0.05
"""Terms below this number of points are not shown."""


class Weighed(Struct, frozen=True):
    """A turn in words, with the mean and standard deviation of its final lead in points."""

    moves: tuple[dict[str, Any], ...]
    labels: tuple[Label, ...]
    lead: float
    spread: float
    is_played: bool = False
    """Whether this turn was played, if that is known."""


class Explanation(Struct, frozen=True):
    """A robot's assessment of a seat's turn; `level` can be None if no selectable robot made it."""

    seat: Seat
    level: str | None
    turns: tuple[Weighed, ...]
    """The best turn first. The turn that was played is always included."""
    reasons: tuple[Term, ...] = ()
    """Differences between the first and the second turn in the seat's own terms, in points."""
    others: float = 0.0
    """The same difference for the results of the other seats."""
    next_seat: Seat | None = None
    answer: tuple[Label, ...] = ()
    """The reply expected from `next_seat` after the first turn."""


class _Thought(Struct, frozen=True):
    """The inputs of an explanation."""

    rules: AnyGame
    view: Any
    seat: Seat
    offered: tuple[Action, ...]
    robot: Searcher[Any]
    key: str
    nodes: int

    def worlds(self, seed: str) -> Worlds:
        """Return the possible worlds of the view."""
        return worlds_of(self.robot, self.view, self.offered, f"{self.key}/{seed}")

    def world(self, number: int) -> Any:
        """Return a random world as an engine state."""
        return self.rules.determinise(self.view, self.seat, Seeded(f"{self.key}/world/{number}"))


def explain(rules: AnyGame, view: Any, key: str, nodes: int, taken: Sequence[Action] = ()) -> Explanation:
    """Explain the turn of the seat that owns this view; `taken` are the actions it took, if any."""
    level, robot = explainer(rules)
    seat = rules.asked(view)
    thought = _Thought(rules, view, seat, offered_in(rules, view), robot, key, nodes)
    worlds = thought.worlds("search")
    found = search(worlds.table, worlds.seats, max(1, nodes), worlds.swing, is_open=worlds.is_open)
    best = [(worlds.actions(one.turn), one.turn, lead(one.reward, worlds.swing)) for one in found]
    own = worlds.turn(taken) if taken else (None, 0)
    kept = best[:BEST] + [one for one in best[BEST:] if _is_taken(one[0], taken[: own[1]])]
    if own[1] and not any(_is_taken(one[0], taken[: own[1]]) for one in kept):
        share = lead_after(thought.worlds, own[0], "taken", max(1, nodes // BEST))
        kept.append((tuple(taken[: own[1]]), own[0], min(share, best[0][2])))
    turns = tuple(
        _weighed(thought, actions, turn, ahead, is_played=bool(taken) and _is_taken(actions, taken[: own[1]]))
        for actions, turn, ahead in kept
    )
    plain = Explanation(seat, level, turns)
    count = 1 if worlds.is_open else WORLDS
    reasons, others = _reasons(thought, [actions for actions, _, _ in kept[:2]], count)
    asked, answer = _answer(thought, kept[0][0], count)
    return msgspec.structs.replace(plain, reasons=reasons, others=others, next_seat=asked, answer=answer)


def _is_taken(actions: Sequence[Action], taken: Sequence[Action]) -> bool:
    return tuple(actions) == tuple(taken)


def _weighed(
    thought: _Thought, actions: tuple[Action, ...], turn: Turn, ahead: float, *, is_played: bool
) -> Weighed:
    return Weighed(
        tuple(msgspec.to_builtins(action) for action in actions),
        labels(thought.world(0), thought.seat, actions), ahead, _spread(thought, turn), is_played,
    )  # fmt: skip


def _spread(thought: _Thought, turn: Turn) -> float:
    """Return the standard deviation of the final lead if this turn is played."""
    leads = []
    for number in range(FORECASTS):
        worlds = thought.worlds(f"end/{number}")
        if worlds.doubt:
            return worlds.doubt
        table = worlds.table()
        table.play(turn)
        leads.append(lead_of(table.forecast(), thought.seat))
    return mean_and_spread(leads)[1]


def labels(state: Any, seat: Seat, actions: Sequence[Action]) -> tuple[Label, ...]:
    """Return the labels of a seat's actions, as far as they are legal in this world."""
    said: list[Label] = []
    for action in actions:
        pending = play.decision(state, seat)
        if pending is None or action not in pending.options(state):
            break
        said.append(pending.label(state, action))
        state = play.follow(state, action, seat)
    return tuple(said)


def _reasons(
    thought: _Thought, turns: Sequence[tuple[Action, ...]], count: int
) -> tuple[tuple[Term, ...], float]:
    """Return the terms in which the first turn beats the second, and the same for the other seats.

    Positions are compared after the seat has finished its turns. If nothing is hidden, the others have had
    their turns too.
    """
    if len(turns) < 2:
        return (), 0.0
    own, others = Counter[LocalizedText](), 0.0
    for number in range(count):
        for sign, actions in ((1, turns[0]), (-1, turns[1])):
            after = _after_all(thought, number, actions)
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


def _after_all(thought: _Thought, number: int, actions: Sequence[Action]) -> Any:
    after = played(thought.world(number), thought.seat, actions)
    if after is None:
        return None
    chance, is_open = Seeded(f"{thought.key}/on/{number}"), thought.worlds("").is_open
    return played_on(thought.rules, after, thought.seat, chance, with_others=is_open)


def _answer(
    thought: _Thought, actions: Sequence[Action], count: int
) -> tuple[Seat | None, tuple[Label, ...]]:
    """Return the next seat after a turn, and its most frequent reply over the sampled worlds."""
    rules, said = thought.rules, dict[tuple[Action, ...], tuple[Label, ...]]()
    votes, asked = Counter[tuple[Action, ...]](), None
    for number in range(count):
        state = played(thought.world(number), thought.seat, actions)
        if state is not None:
            chance = Seeded(f"{thought.key}/own/{number}")
            state = played_on(rules, state, thought.seat, chance, with_others=False)
        seat = None if state is None else play.awaited(state)
        if state is None or seat is None or seat == thought.seat or asked not in {None, seat}:
            continue
        asked, offered = seat, play.options(state, seat)
        key = Seeded(f"{thought.key}/answer/{number}")
        plan = thought.robot.plan(
            rules.observe(state, seat), offered, key, max(1, thought.nodes // (2 * count))
        )
        votes[plan.actions] += 1
        said.setdefault(plan.actions, labels(state, seat, plan.actions))
    if not votes:
        return None, ()
    return asked, said[votes.most_common(1)[0][0]]
