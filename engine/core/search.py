"""Searching turns: Monte Carlo tree search over worlds that look alike to the seat that thinks.

Each pass takes a world (for each another one, where something is hidden), goes down the tree by PUCT with the priors
that the table gives its turns, adds one position, and weighs it for every seat: each seat takes what is best for
itself (max^n). Turns are the tree's edges, whatever else differs between worlds (ISMCTS). Where nothing is hidden a
position is worth what the best answer to it is worth, else what came of it on average.

Only sums, products, quotients and square roots of floats decide, which are the same on any machine. Sequences are
added up by `fsum`, because the built-in `sum` rounds floats differently from Python 3.12 on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import fsum, sqrt
from typing import Protocol, TypeAlias

from msgspec import Struct

Turn: TypeAlias = Hashable
Points: TypeAlias = Sequence[float]

EXPLORATION = 0.6
"""How much a turn's prior counts beside what came of it."""


class Table(Protocol):
    """A position of one world; playing a turn changes it."""

    @property
    def seat(self) -> int:
        """Return who is to play; below 0 when the game is over."""
        ...

    def turns(self) -> Sequence[tuple[Turn, float]]:
        """Return the turns worth looking at, the best first, with how likely each is to be the best, in any scale."""
        ...

    def play(self, turn: Turn) -> None:
        """Play a turn that was returned for this position."""
        ...

    def points(self) -> Points:
        """Return what each seat may expect in the end; nothing is asked of the table after that."""
        ...


class Result(Struct, frozen=True):
    """A turn of the searching seat: how often it was tried, and what it then came to, from 0 (lost) to 1."""

    turn: Turn
    tries: int
    reward: float


class _Node:
    __slots__ = ("children", "rewards", "visits")

    def __init__(self, seats: int) -> None:
        self.visits = 0
        self.rewards = [0.0] * seats
        """Sums over all visits; where nothing is hidden, what the best answer comes to."""
        self.children: dict[Turn, _Node] = {}


def search(
    world: Callable[[], Table], seats: int, nodes: int, swing: float, *, is_open: bool = False
) -> tuple[Result, ...]:
    """Try turns of the seat to play in so many worlds; return them, the most promising first.

    `swing` is the lead in points that as good as wins; `is_open` tells that nothing is hidden.
    """
    root, seat = _Node(seats), -1
    for _ in range(nodes):
        table = world()
        seat = table.seat
        path, movers = _descend(root, table, seats, is_open)
        rewards = weigh(table.points(), swing)
        if is_open:
            _back_up_best(path, movers, rewards)
        else:
            _back_up(path, rewards)
    found = [
        Result(turn, node.visits, node.rewards[seat] / (1 if is_open else node.visits))
        for turn, node in root.children.items()
        if node.visits
    ]
    if is_open:
        return tuple(sorted(found, key=lambda one: (-one.reward, -one.tries)))
    return tuple(sorted(found, key=lambda one: (-one.tries, -one.reward)))


def weigh(points: Points, swing: float) -> list[float]:
    """Return from 0 to 1 how each seat stands, by its lead over the best and the mean of the others."""
    rewards = []
    for seat, own in enumerate(points):
        others = [*points[:seat], *points[seat + 1 :]] or [own]
        lead = own - (max(others) + fsum(others) / len(others)) / 2
        rewards.append(0.5 + 0.5 * lead / (abs(lead) + swing))
    return rewards


def lead(reward: float, swing: float) -> float:
    """Return the lead in points that a reward stands for."""
    share = min(0.999, max(-0.999, 2 * reward - 1))
    return share * swing / (1 - abs(share))


def _descend(root: _Node, table: Table, seats: int, is_open: bool) -> tuple[list[_Node], list[int]]:
    """Go down to a position that has not been weighed yet, or to the end of the game."""
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


def _choose(node: _Node, table: Table, seats: int, is_open: bool) -> tuple[Turn, _Node]:
    """Return the turn with the best promise; one not tried yet promises what the position itself has come to."""
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


def _back_up(path: list[_Node], rewards: list[float]) -> None:
    for node in path:
        node.visits += 1
        node.rewards = [own + more for own, more in zip(node.rewards, rewards, strict=True)]


def _back_up_best(path: list[_Node], movers: list[int], rewards: list[float]) -> None:
    """Let each position be worth what the seat to play can make of it."""
    path[-1].visits += 1
    path[-1].rewards = rewards
    for node, seat in zip(reversed(path[:-1]), reversed(movers), strict=True):
        node.visits += 1
        tried = (child for child in node.children.values() if child.visits)
        node.rewards = max(tried, key=lambda child: child.rewards[seat]).rewards
