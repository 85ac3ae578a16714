"""Turn search: Monte Carlo tree search over worlds (determinizations) consistent with the seat's view.

If information is hidden, each iteration searches a different world. It descends the tree by PUCT, then adds
one node and evaluates it for every seat. The positions provide the priors for PUCT. Each seat maximizes its
own result (max^n). As in ISMCTS, the edges of the tree are turns and all worlds share one tree. If nothing is
hidden, the value of a node is the value of its best reply. Otherwise it is the average over the node's
iterations.

The seats of a team maximize the team's mean result. If all seats are one team, they maximize that result itself
instead of a lead.

Decisions use only sums, products, quotients and square roots of floats, which are identical on every machine.
Sequences are added with `fsum`, because the built-in `sum` rounds floats differently since Python 3.12.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import fsum, sqrt
from typing import Protocol, TypeAlias

from msgspec import Struct

Turn: TypeAlias = Hashable
Points: TypeAlias = Sequence[float]
Teams: TypeAlias = Sequence[Sequence[int]]
"""The teams with their seats; empty if each seat plays for itself."""

EXPLORATION = 0.6
"""Weight of a turn's prior relative to its mean result (the exploration constant of PUCT)."""


class SearchPosition(Protocol):
    """A mutable position in one world.

    `play` modifies it.
    """

    @property
    def seat(self) -> int:
        """Return the seat to move, or a negative number if the game is over."""
        ...

    def turns(self) -> Sequence[tuple[Turn, float]]:
        """Return the candidate turns, the best one first, each with a prior on an arbitrary scale."""
        ...

    def play(self, turn: Turn) -> None:
        """Play one of the turns that `turns` returned for this position."""
        ...

    def points(self) -> Points:
        """Return each seat's expected final points.

        Afterwards, only `bonuses` may be called.
        """
        ...

    def bonuses(self, points: Points) -> Points:
        """Return the points that the search adds for each seat because it wins.

        The argument must be the return value of the method `points`.
        """
        ...


class SearchResult(Struct, frozen=True):
    """A turn by the searching seat, with its mean result from 0 (lost) to 1 (won).

    `tries` is the number of iterations that tried the turn.
    """

    turn: Turn
    tries: int
    reward: float
    lead: float
    """The expected final lead in points, without any bonus for winning."""


class _Node:
    __slots__ = ("children", "lead", "rewards", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.rewards = [0.0] * seats
        """Each seat's rewards, summed over all visits.

        If nothing is hidden, these are the rewards of the best reply instead.
        """
        self.lead = 0.0
        """The searching seat's lead, summed or copied like the rewards."""
        self.children: dict[Turn, _Node] = {}


def search(
    world: Callable[[], SearchPosition], seats: int, nodes: int, swing: float, *, is_open: bool = False,
    teams: Teams = (),
) -> tuple[SearchResult, ...]:  # fmt: skip
    """Search the turns of the seat to move in `nodes` iterations, and return them from best to worst.

    `swing` is the lead in points that practically decides the game. `is_open` means that nothing is hidden.
    """
    root, seat, baseline = _Node(seats), -1, None
    for _ in range(nodes):
        table = world()
        seat = table.seat
        path, movers = _descend(root, table, seats, is_open)
        points = table.points()
        valued = [own + bonus for own, bonus in zip(points, table.bonuses(points), strict=True)]
        if len(teams) == 1:
            # Without opponents, results are compared with the first one found.
            baseline = valued[seat] if baseline is None else baseline
            valued = [value - baseline for value in valued]
        rewards, lead = evaluate(valued, swing, teams), lead_of(points, seat, teams)
        if is_open:
            _back_up_best(path, movers, rewards, lead)
        else:
            _back_up(path, rewards, lead)
    found = [
        _result(turn, node, seat, 1 if is_open else node.visits)
        for turn, node in root.children.items()
        if node.visits
    ]
    if is_open:
        return tuple(sorted(found, key=lambda search_result: (-search_result.reward, -search_result.tries)))
    return tuple(sorted(found, key=lambda one: (-one.tries, -one.reward)))


def _result(turn: Turn, node: _Node, seat: int, count: int) -> SearchResult:
    return SearchResult(turn, node.visits, node.rewards[seat] / count, node.lead / count)


def lead_of(points: Points, seat: int, teams: Teams = ()) -> float:
    """Return the lead of a seat, or of its team, over the best opponent.

    If there are no opponents, this is the points.
    """
    if teams:
        return lead_of(team_means(points, teams), team_of(seat, teams))
    others = [*points[:seat], *points[seat + 1 :]]
    return points[seat] - max(others) if others else points[seat]


def evaluate(points: Points, swing: float, teams: Teams = ()) -> list[float]:
    """Return each seat's evaluation from 0 to 1.

    It depends on the seat's lead over the best other seat, and on its lead over the mean of the other seats.
    Teams are evaluated in the same way; a single team is evaluated by its points.
    """
    if teams:
        return _evaluate_teams(points, swing, teams)
    rewards = []
    for seat, own in enumerate(points):
        others = [*points[:seat], *points[seat + 1 :]] or [own]
        lead = own - (max(others) + fsum(others) / len(others)) / 2
        rewards.append(0.5 + 0.5 * lead / (abs(lead) + swing))
    return rewards


def _evaluate_teams(points: Points, swing: float, teams: Teams) -> list[float]:
    means = team_means(points, teams)
    rewards = evaluate(means if len(means) > 1 else [*means, 0.0], swing)
    by_seat = {seat: reward for team, reward in zip(teams, rewards, strict=False) for seat in team}
    return [by_seat[seat] for seat in range(len(points))]


def team_of(seat: int, teams: Teams) -> int:
    """Return the number of a seat's team."""
    return next(number for number, team in enumerate(teams) if seat in team)


def team_means(points: Points, teams: Teams) -> list[float]:
    """Return each team's mean points."""
    return [fsum(points[seat] for seat in team) / len(team) for team in teams]


def _descend(root: _Node, table: SearchPosition, seats: int, is_open: bool) -> tuple[list[_Node], list[int]]:
    """Descend to a node that has not been evaluated yet, or to the end of the game."""
    node, path, movers = root, [root], []
    while table.seat >= 0:
        turn, child = _choose(node, table, seats, is_open)
        movers.append(table.seat)
        table.play(turn)
        path.append(child)
        if not child.visits:
            break
        node = child
    return path, movers


def _choose(node: _Node, table: SearchPosition, seats: int, is_open: bool) -> tuple[Turn, _Node]:
    """Return the most promising turn and its node.

    A turn that has not been tried yet is valued at the parent node's mean result.
    """
    turns, seat, children = table.turns(), table.seat, node.children
    visits = max(1, node.visits)
    total = fsum(weight for _, weight in turns)
    eager = EXPLORATION * sqrt(visits) / total
    untried = node.rewards[seat] / (1 if is_open else visits) if node.visits else 0.5
    best, found = -1.0, None
    for turn, weight in turns:
        child = children.get(turn)
        if child is None or not child.visits:
            promise = untried + eager * weight
        else:
            tries = child.visits
            reward = child.rewards[seat] if is_open else child.rewards[seat] / tries
            promise = reward + eager * weight / (1 + tries)
        if promise > best:
            best, found = promise, (turn, child)
    assert found is not None
    turn, child = found
    if child is None:
        child = children[turn] = _Node(seats)
    return turn, child


def _back_up(path: list[_Node], rewards: list[float], lead: float) -> None:
    for node in path:
        node.visits += 1
        node.lead += lead
        node.rewards = [own + more for own, more in zip(node.rewards, rewards, strict=True)]


def _back_up_best(path: list[_Node], movers: list[int], rewards: list[float], lead: float) -> None:
    """Copy the rewards and the lead of the best reply to each node on the path.

    The best reply is the tried turn with the highest reward for the seat to move at the node.
    """
    path[-1].visits += 1
    path[-1].rewards, path[-1].lead = rewards, lead
    for node, seat in zip(reversed(path[:-1]), reversed(movers), strict=True):
        node.visits += 1
        tried = (child for child in node.children.values() if child.visits)
        best = max(tried, key=lambda child: child.rewards[seat])
        node.rewards, node.lead = best.rewards, best.lead
