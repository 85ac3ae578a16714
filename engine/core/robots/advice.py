"""Advice as text: the steps of a turn, and the most important reasons for it.

A game describes a turn with its own words, from the views of the seat before and after the turn. If information
is hidden, the turn is described in several possible worlds, and advice contains only what is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any, Protocol

from msgspec import Struct

from engine.core.files.library import AnyGame
from engine.core.game import Reason, TurnSummary, total
from engine.core.model import Action, Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.evaluation import apply_actions, finish_turn
from engine.core.text import LocalizedText

WORLDS = 6
"""Number of possible worlds in which a turn is described, if something is hidden."""
MAX_REASONS = 2
"""Maximum number of reasons for a turn."""
SHARED = 0.4
"""Factor for the importance of a reason that also holds for the turn with which a turn is compared."""
IMPORTANT = 2.0
"""Minimum importance in points of a reason that makes two turns the same."""
SIMILAR = 0.75
"""Maximum difference in points, for each term of the evaluation, between turns that are practically the same."""


class Advice(Struct, frozen=True):
    """What to do in a turn, step by step, and why.

    Both are empty if the game has no words for the turn.
    """

    steps: tuple[LocalizedText, ...] = ()
    reasons: tuple[LocalizedText, ...] = ()


class SampledWorlds(Protocol):
    """A source of possible worlds."""

    def __call__(self, number: int) -> Any:
        """Return a possible world; the same number returns the same world."""
        ...


class TurnEffects(Struct, frozen=True):
    """What a turn changes: its description, and the terms of each seat's expected result afterwards."""

    summary: TurnSummary | None
    terms: tuple[tuple[LocalizedText, float], ...] = ()
    """The mean of each of the seat's own terms."""
    others: tuple[float, ...] = ()
    """The mean expected result of each other seat."""
    is_complete: bool = True
    """Whether the seat has nothing left to decide in its turn, so that the terms show all that it changes."""

    def has_same_words(self, other: TurnEffects) -> bool:
        """Return whether both turns are described as the same steps, apart from numbers."""
        if self.summary is None or other.summary is None:
            return False
        return [*map(_without_numbers, self.summary.steps)] == [*map(_without_numbers, other.summary.steps)]

    def has_same_purpose(self, other: TurnEffects) -> bool:
        """Return whether both turns begin with the same kind of step, for the same important reason."""
        own, theirs = self._main_reason(), other._main_reason()
        return (
            own is not None
            and theirs is not None
            and self._kind() == other._kind()
            and own.text == theirs.text
        )

    def _main_reason(self) -> Reason | None:
        """Return the most important reason, if it is important enough."""
        reasons = () if self.summary is None else self.summary.reasons
        found = max(reasons, key=lambda reason: reason.points, default=None)
        return None if found is None or found.points < IMPORTANT else found

    def _kind(self) -> str:
        """Return the kind of the first step; empty if the game has no words for the turn."""
        return self.summary.steps[0].key if self.summary is not None and self.summary.steps else ""

    def is_similar(self, other: TurnEffects) -> bool:
        """Return whether the turns are of the same kind, with practically the same results term by term."""
        own, theirs = dict(self.terms), dict(other.terms)
        labels = own.keys() | theirs.keys()
        differences = [abs(own.get(label, 0.0) - theirs.get(label, 0.0)) for label in labels]
        differences += [abs(here - there) for here, there in zip(self.others, other.others, strict=False)]
        is_known = self.is_complete and other.is_complete and bool(self.terms and other.terms)
        return is_known and self._kind() == other._kind() and max(differences) < SIMILAR


def _without_numbers(step: LocalizedText) -> LocalizedText:
    return LocalizedText(step.key, tuple(item for item in step.values if not isinstance(item[1], int)))


def effects_of(
    rules: AnyGame, seat: Seat, world: SampledWorlds, count: int, actions: Sequence[Action]
) -> TurnEffects:
    """Return what a seat's turn changes, according to `count` possible worlds."""
    summaries, results = list[TurnSummary | None](), list[tuple[tuple[Any, ...], ...]]()
    is_complete = True
    for number in range(count):
        before = world(number)
        after = apply_actions(before, seat, actions)
        if after is None:
            summaries.append(None)
            continue
        later = finish_turn(rules, after, seat, SeededChance(f"advice/{number}"), with_others=False)
        is_complete = is_complete and later == after
        views = [rules.observe(state, seat) for state in (before, after, later)]
        summaries.append(rules.summarize_turn(seat, actions, *views))
        results.append(rules.expected(views[2]))
    return TurnEffects(
        _common(summaries), _mean_terms(results, seat), _mean_others(results, seat), is_complete
    )


def _common(summaries: Sequence[TurnSummary | None]) -> TurnSummary | None:
    """Return what all summaries have in common; None if they describe different turns."""
    first, *rest = summaries
    if first is None or any(one is None or one.steps != first.steps for one in rest):
        return None
    known = [{reason.text for reason in one.reasons} for one in rest if one is not None]
    reasons = tuple(reason for reason in first.reasons if all(reason.text in texts for texts in known))
    return TurnSummary(first.steps, reasons)


def _mean_terms(
    results: Sequence[tuple[tuple[Any, ...], ...]], seat: Seat
) -> tuple[tuple[LocalizedText, float], ...]:
    sums: dict[LocalizedText, float] = {}
    for result in results:
        for term in result[seat]:
            sums[term.label] = sums.get(term.label, 0.0) + term.points / len(results)
    return tuple(sums.items())


def _mean_others(results: Sequence[tuple[tuple[Any, ...], ...]], seat: Seat) -> tuple[float, ...]:
    if not results:
        return ()
    others = [place for place in range(len(results[0])) if place != seat]
    return tuple(fsum(total(result[place]) for result in results) / len(results) for place in others)


def compare(turns: Sequence[TurnEffects]) -> tuple[Advice, ...]:
    """Return advice for each turn, best turn first.

    The reasons for the best turn are what the second turn lacks; the reasons for the others are what the best
    turn lacks.
    """
    summaries = [turn.summary for turn in turns]
    return tuple(
        Advice()
        if summary is None
        else _advice(summary, summaries[min(1, len(turns) - 1) if not place else 0])
        for place, summary in enumerate(summaries)
    )


def _advice(summary: TurnSummary, other: TurnSummary | None) -> Advice:
    shared = set[LocalizedText]()
    if other is not None and other is not summary:
        shared = {reason.text for reason in other.reasons}
    weights: dict[LocalizedText, float] = {}
    for reason in summary.reasons:
        weights.setdefault(reason.text, reason.points * (SHARED if reason.text in shared else 1.0))
    best = sorted(weights, key=weights.__getitem__, reverse=True)
    return Advice(summary.steps, tuple(best[:MAX_REASONS]))


def advise(rules: AnyGame, view: Any, key: str, turns: Sequence[Sequence[Action]]) -> tuple[Advice, ...]:
    """Return advice for the given turns of the seat whose view is given, best turn first."""
    seat = rules.awaited_seat(view)

    def world(number: int) -> Any:
        return rules.determinise(view, seat, SeededChance(f"{key}/{number}"))

    return compare([effects_of(rules, seat, world, WORLDS, actions) for actions in turns])
