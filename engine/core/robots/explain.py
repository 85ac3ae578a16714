"""Explanation of a turn: the best turns, the reasons, and the likely reply.

It uses only the view of the seat that takes the turn. All figures are a robot's expectations. The same view,
key and node budget result in the same explanation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import fsum, sqrt
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.game import Term, total
from engine.core.model import Action, Label, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.advice import WORLDS, Advice, TurnEffects, compare, effects_of
from engine.core.robots.evaluation import (
    apply_actions,
    finish_turn,
    lead_after,
    legal_actions,
    mean_and_spread,
    outcome_key,
    strongest_searcher,
    worlds_of,
)
from engine.core.robots.search import Turn, lead_of
from engine.core.robots.searcher import MAX_CONSIDERED, Searcher, Worlds
from engine.core.text import LocalizedText

FORECASTS = 24
"""Number of sampled worlds for estimating the spread of final leads."""
REASONS = 4
"""Maximum number of terms given as reasons."""
MIN_DIFFERENCE = 1.0
"""Minimum difference in points between the leads after two turns that matters in any case."""
MAX_BEHIND = 3.0
"""A third turn is shown only if its lead is less than this many points below that of the best turn."""
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
    error: float = 0.0
    """Standard error of the lead, if it is an average over sampled worlds."""
    advice: Advice = Advice()
    """The description of the turn for players; empty if the game has none."""


class Explanation(Struct, frozen=True):
    """A robot's assessment of a seat's turn.

    `level` is None if players cannot select the robot.
    """

    seat: Seat
    level: str | None
    turns: tuple[ExplainedTurn, ...]
    """The considered turns, best one first. The turn that was played is always included."""
    reasons: tuple[Term, ...] = ()
    """The terms of the seat's result that differ most between the first and the second turn, in points."""
    others: float = 0.0
    """Number of points that the first turn costs the other seats on average, compared with the second turn.

    Team mates are not counted.
    """
    next_seat: Seat | None = None
    answer: tuple[Label, ...] = ()
    """The most likely reply of `next_seat` to the first turn."""
    is_common: bool = False
    """Whether all seats have a common result, so that the leads are expected results."""
    win: float = 0.0
    """The lead that a certain win is worth in a game without points; otherwise 0."""


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

    def outcome(self, actions: Sequence[Action]) -> bytes:
        """Return a key that is equal for turns that lead to the same position."""
        return outcome_key(self.world(0), self.seat, actions)


class _SearchedTurn(Struct, frozen=True):
    """A turn, the expected lead after it, and the number of times that the search tried it."""

    actions: tuple[Action, ...]
    turn: Turn
    lead: float
    tries: int
    effects: TurnEffects
    is_played: bool = False


def explain(
    rules: AnyGame, view: Any, key: str, nodes: int, played_actions: Sequence[Action] = ()
) -> Explanation:
    """Explain the turn of the seat whose view is given.

    `played_actions` are the actions that the seat took, if any.
    """
    level, robot = strongest_searcher(rules)
    seat = rules.awaited_seat(view)
    thought = _Inputs(rules, view, seat, legal_actions(rules, view), robot, key, nodes)
    kept = _kept_turns(thought, played_actions)
    count = 1 if thought.worlds("").is_open else WORLDS
    reasons, others = _reasons(thought, [turn.actions for turn in kept[:2]], count)
    asked, answer = _answer(thought, kept[0].actions, count)
    advice = compare([turn.effects for turn in kept])
    turns = tuple(_explained_turn(thought, *pair) for pair in zip(kept, advice, strict=True))
    is_common = len(thought.worlds("").teams) == 1
    win = rules.lead_of_win(view, is_common=is_common)
    return Explanation(seat, level, turns, reasons, others, asked, answer, is_common, win)


def _kept_turns(thought: _Inputs, played_actions: Sequence[Action]) -> list[_SearchedTurn]:
    """Return the best turns that really differ, and the turn that was played.

    If several turns lead to the same position, or to positions without a difference that matters, only the
    best of them is returned.
    """
    worlds = thought.worlds("search")
    turns = _Distinct(thought)
    for result in worlds.search(thought.nodes):
        turns.add(worlds.actions(result.turn), result.turn, result.lead, result.tries)
    own, count = worlds.turn(played_actions) if played_actions else (None, 0)
    if count:
        turns.add_played(tuple(played_actions[:count]), own, is_open=worlds.is_open)
    return _worth_showing(turns.kept)


def _worth_showing(turns: Sequence[_SearchedTurn]) -> list[_SearchedTurn]:
    """Return the best turn, then at least one other turn, and further turns that are nearly as good.

    The turn that was played is always included.
    """
    best, *others = turns
    shown = [
        turn
        for place, turn in enumerate(sorted(others, key=_by_lead), 1)
        if turn.is_played or place == 1 or (place < MAX_CONSIDERED and turn.lead > best.lead - MAX_BEHIND)
    ]
    return [best, *shown]


def _by_lead(turn: _SearchedTurn) -> float:
    return -turn.lead


class _Distinct:
    """A list of turns that differ."""

    def __init__(self, thought: _Inputs) -> None:
        self.kept: list[_SearchedTurn] = []
        self._thought = thought
        self._leads = dict[bytes, tuple[float, int]]()
        """The lead after each turn that was added, and how often it was tried, by the resulting position."""

    def add(self, actions: tuple[Action, ...], turn: Turn, lead: float, tries: int) -> None:
        """Add a turn, unless enough better turns are kept or a kept turn does not really differ."""
        outcome = self._thought.outcome(actions)
        if outcome in self._leads:
            return
        self._leads[outcome] = lead, tries
        if len(self.kept) < MAX_CONSIDERED:
            added = _SearchedTurn(actions, turn, lead, tries, self._effects(actions))
            if not any(_is_same(kept, added) for kept in self.kept):
                self.kept.append(added)

    def add_played(self, actions: tuple[Action, ...], turn: Turn, *, is_open: bool) -> None:
        """Add the turn that was played, or mark it if a kept turn does not really differ."""
        thought, outcome = self._thought, self._thought.outcome(actions)
        nodes = max(1, thought.nodes // MAX_CONSIDERED)
        lead, tries = self._leads.get(outcome, (0.0, 0))
        # If something is hidden, the lead after a turn that the search tried rarely is a mean of a few playouts.
        if not tries or (not is_open and tries < nodes):
            lead, tries = lead_after(thought.worlds, turn, "taken", nodes), nodes
        played = _SearchedTurn(actions, turn, lead, tries, self._effects(actions), is_played=True)
        for place, kept in enumerate(self.kept):
            if thought.outcome(kept.actions) == outcome or _is_same(kept, played):
                self.kept[place] = played
                return
        self.kept.append(played)

    def _effects(self, actions: tuple[Action, ...]) -> TurnEffects:
        thought = self._thought
        count = 1 if thought.worlds("").is_open else WORLDS
        return effects_of(thought.rules, thought.seat, thought.world, count, actions)


def _is_same(kept: _SearchedTurn, added: _SearchedTurn) -> bool:
    """Return whether there is no difference between two turns that matters.

    Turns with the same words are the same, unless one of them was played and is clearly worse.
    """
    is_close = abs(kept.lead - added.lead) < MIN_DIFFERENCE
    if kept.effects.has_same_words(added.effects) or kept.effects.has_same_purpose(added.effects):
        return is_close or not (kept.is_played or added.is_played)
    return is_close and kept.effects.is_similar(added.effects)


def _explained_turn(thought: _Inputs, searched_turn: _SearchedTurn, advice: Advice) -> ExplainedTurn:
    spread = _spread(thought, searched_turn.turn)
    return ExplainedTurn(
        tuple(msgspec.to_builtins(action) for action in searched_turn.actions),
        labels(thought.world(0), thought.seat, searched_turn.actions), searched_turn.lead, spread,
        searched_turn.is_played,
        0.0 if thought.worlds("").is_open else spread / sqrt(searched_turn.tries), advice,
    )  # fmt: skip


def _spread(thought: _Inputs, turn: Turn) -> float:
    """Return the standard deviation of the final lead after a turn."""
    leads, worlds = list[float](), thought.worlds("")
    for number in range(FORECASTS):
        worlds = thought.worlds(f"end/{number}")
        if known := worlds.spread_after(turn):
            return known
        table = worlds.position()
        table.play(turn)
        leads.append(lead_of(table.forecast(), thought.seat, worlds.teams))
    return worlds.spread_factor * mean_and_spread(leads)[1]


def labels(state: Any, seat: Seat, actions: Sequence[Action]) -> tuple[Label, ...]:
    """Return the labels of a seat's actions; stop before the first action that is illegal in this world."""
    said: list[Label] = []
    for action in actions:
        pending = play.decision(state, seat)
        if pending is None or not pending.is_legal(state, action):
            break
        said.append(pending.label(state, action))
        state = play.run_table_steps(play.apply_unchecked(state, action, seat))
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
    own, others, own_team = Counter[LocalizedText](), 0.0, _own_team(thought)
    for number in range(count):
        for sign, actions in ((1, turns[0]), (-1, turns[1])):
            after = _state_after(thought, number, actions)
            if after is None:
                continue
            expected = thought.rules.expected(thought.rules.observe(after, thought.seat))
            for term in expected[thought.seat]:
                own[term.label] += sign * term.points / count  # type: ignore[assignment]  # a sum of points
            rest = [total(terms) for seat, terms in enumerate(expected) if seat not in own_team]
            others -= sign * fsum(rest) / max(1, len(rest)) / count
    main_terms = sorted((Term(label, float(points)) for label, points in own.items()), key=_by_size)[:REASONS]
    return tuple(term for term in main_terms if abs(term.points) >= MIN_POINTS), others


def _own_team(thought: _Inputs) -> frozenset[Seat]:
    """Return the seat and its team mates."""
    return frozenset([thought.seat]).union(
        *(team for team in thought.worlds("").teams if thought.seat in team)
    )


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
