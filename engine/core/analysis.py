"""Analysing a match that is over, turn by turn, each judged by what its seat saw then.

What a turn cost is the lead that the best turn found would have brought, less that of the one played. Luck is what a
seat could expect after something was uncovered, less what it could expect before, on average over all it might be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import fsum, sqrt
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.chance import Seeded
from engine.core.game import total
from engine.core.library import AnyGame
from engine.core.model import Action, Seat, State, Together
from engine.core.search import search
from engine.core.weighing import (
    explainer,
    lead_after,
    lead_of,
    mean_and_spread,
    offered_in,
    played,
    worlds_of,
)

VERSION = 1
"""Raised when an analysis comes out otherwise than before."""
SHARE = 4
"""The part of what the robot looks at for its own turn that is looked at to judge one: a fourth."""
BATCHES = 4
"""Times the best turn and the one played are compared, where something is hidden: how far these lie apart tells
how sure it is."""
FORECASTS = 16
"""Worlds of which the end is foreseen."""
WORLDS = 24
"""Worlds in which something else is uncovered."""
COSTLY = 1.0
"""Points from which a turn is told among those that cost most."""
SURE = 2.0
"""Standard errors by which it must have cost more than nothing."""


class Made(Struct, frozen=True):
    """A move of a match, with the position in which it was made."""

    state: Any
    seat: Seat
    action: Any


class Taken(Struct, frozen=True):
    """A turn of a match: the number of its first move, what its seat saw, what it did, and what all saw then."""

    number: int
    seat: Seat
    actions: tuple[Any, ...]
    before: tuple[Any, ...]
    """By seat what it saw; of those that did not choose only where something was uncovered."""
    after: tuple[Any, ...]
    """By seat what it saw then; empty where nothing was uncovered."""

    @property
    def view(self) -> Any:
        """Return what its seat saw."""
        return self.before[self.seat]


class Judged(Struct, frozen=True):
    """A turn as it was judged: by how many points its seat could expect to end ahead, and what it has cost of that."""

    number: int
    count: int
    """Of its moves."""
    seat: Seat
    expected: float
    loss: float = 0.0
    error: float = 0.0
    """Standard error of the loss."""
    best: tuple[dict[str, Any], ...] = ()
    """What would have been better, where the turn cost something."""
    luck: tuple[float, ...] = ()
    """By seat, in lead; empty where nothing was uncovered."""


class Analysis(Struct, frozen=True):
    """A whole match; `final` is by how many points each seat was ahead in the end."""

    level: str | None
    final: tuple[float, ...]
    turns: tuple[Judged, ...]

    def course(self, seat: Seat) -> tuple[tuple[int, float], ...]:
        """Return what a seat could expect before each of its turns, by the number of the move."""
        return tuple((turn.number, turn.expected) for turn in self.turns if turn.seat == seat)

    def costly(self, most: int) -> tuple[Judged, ...]:
        """Return the turns that cost most for sure, in the order in which they were taken."""
        sure = (turn for turn in self.turns if turn.loss >= max(COSTLY, SURE * turn.error))
        return tuple(sorted(sorted(sure, key=_by_loss)[:most], key=_by_number))

    def luck(self, seat: Seat) -> float:
        """Return how lucky a seat was in all, in lead."""
        return fsum(turn.luck[seat] for turn in self.turns if turn.luck)

    def lost(self, seat: Seat) -> float:
        """Return what a seat's own turns have cost in all, in lead."""
        return fsum(turn.loss for turn in self.turns if turn.seat == seat)


def _by_loss(turn: Judged) -> float:
    return -turn.loss


def _by_number(turn: Judged) -> int:
    return turn.number


def turns_taken(rules: AnyGame, moves: Sequence[Made], last: State) -> Iterator[Taken]:
    """Yield the turns of a match by its moves; `last` is the position in which it ended."""
    _, robot = explainer(rules)
    number = 0
    while number < len(moves):
        made = moves[number]
        run = _run(moves, number)
        view = rules.observe(made.state, made.seat)
        offered = play.options(made.state, made.seat)
        _, count = worlds_of(robot, view, offered, "").turn(run)
        end = moves[number + count].state if number + count < len(moves) else last
        is_open = _uncovers(moves[number : number + count])
        yield Taken(
            number, made.seat, run[:count],
            tuple(
                rules.observe(made.state, seat) if is_open or seat == made.seat else None
                for seat in range(last.seats)
            ),
            tuple(rules.observe(end, seat) for seat in range(last.seats)) if is_open else (),
        )  # fmt: skip
        number += count


def _run(moves: Sequence[Made], first: int) -> tuple[Action, ...]:
    """Return what a seat did in a row; where a turn of it ends, its worlds tell."""
    row = takewhile(lambda made: made.seat == moves[first].seat, moves[first:])
    return tuple(made.action for made in row)


def _uncovers(moves: Sequence[Made]) -> bool:
    """Tell whether a turn uncovered something, or the table did after it."""
    for made in moves:
        pending = play.decision(made.state, made.seat)
        if pending is not None and pending.reveals(made.state, made.action):
            return True
    after = play.follow(moves[-1].state, moves[-1].action, moves[-1].seat)
    top = after.stack[0] if after.stack else None
    # What is chosen at the same time is no luck: it is uncovered together, but nobody has drawn it.
    return not isinstance(top, Together) and play.uncovers_next(after)


def judge(rules: AnyGame, taken: Taken, key: str, nodes: int) -> Judged:
    """Judge a turn by what its seat saw."""
    _, robot = explainer(rules)
    view, offered = taken.view, offered_in(rules, taken.view)
    key = f"{key}/{taken.number}"

    def make(seed: str) -> Any:
        return worlds_of(robot, view, offered, f"{key}/{seed}")

    plain = Judged(
        taken.number,
        len(taken.actions),
        taken.seat,
        _forecast(make, taken.seat),
        luck=_luck(rules, taken, key),
    )
    worlds = make("search")
    turn, _ = worlds.turn(taken.actions)
    if len(offered) == 1 and len(taken.actions) == 1:
        return plain
    found = search(worlds.table, worlds.seats, max(1, nodes), worlds.swing, is_open=worlds.is_open)
    best = worlds.actions(found[0].turn)
    if found[0].turn == turn or best == tuple(taken.actions):
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
    """Return by how many points a seat may expect to end ahead."""
    count = 1 if make("end").is_open else FORECASTS
    leads = [lead_of(make(f"end/{number}").table().forecast(), seat) for number in range(count)]
    return mean_and_spread(leads)[0]


def _luck(rules: AnyGame, taken: Taken, key: str) -> tuple[float, ...]:
    """Return by seat what was uncovered beyond what it could expect on average."""
    if not taken.after:
        return ()
    return tuple(_luck_of(rules, taken, seat, key) for seat in range(len(taken.after)))


def _luck_of(rules: AnyGame, taken: Taken, seat: Seat, key: str) -> float:
    might = []
    for number in range(WORLDS):
        world = rules.determinise(taken.before[seat], seat, Seeded(f"{key}/luck/{number}"))
        after = played(world, taken.seat, taken.actions)
        if after is not None:
            might.append(_standing(rules, rules.observe(after, seat), seat))
    if not might:
        return 0.0
    return _standing(rules, taken.after[seat], seat) - mean_and_spread(might)[0]


def _standing(rules: AnyGame, view: Any, seat: Seat) -> float:
    return lead_of([total(terms) for terms in rules.expected(view)], seat)


def gathered(rules: AnyGame, turns: Sequence[Judged], last: State) -> Analysis:
    """Put the turns of a match together."""
    views = [rules.observe(last, seat) for seat in range(last.seats)]
    final = tuple(_standing(rules, view, seat) for seat, view in enumerate(views))
    return Analysis(explainer(rules)[0], final, tuple(turns))


def budget(rules: AnyGame) -> int:
    """Return how many positions are looked at to judge a turn."""
    return max(1, explainer(rules)[1].nodes // SHARE)
