"""Alternative worlds: games that differ only in information that a viewer does not have.

The viewer's own record contains every random outcome they know. Other outcomes may differ as long as all
moves so far stay legal. Another seat's choice may differ too if the viewer's record omits it. The viewer must
not see any difference between two such worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from operator import ne
from random import Random
from typing import Any, NamedTuple

import msgspec

from engine.core import play
from engine.core.chance import UnknownChance
from engine.core.game import BadMove
from engine.core.library import AnyGame
from engine.core.model import Action, GameOver, IllegalAction, Seat, Viewer
from engine.core.record import PlayedMove, known_moves
from tests.engine.playouts import whole

Path = tuple[str | int, ...]
Swap = tuple[Path, Path]
IMPOSSIBLE = (IllegalAction, GameOver, UnknownChance, BadMove)
"""Errors raised if a move is impossible in a world."""


class World(NamedTuple):
    """A game, represented by its random outcomes and the moves that were made."""

    rules: AnyGame
    seats: int
    chance: dict[str, Any]
    actions: tuple[Action, ...]
    movers: tuple[Seat, ...]
    """The seat that made each move."""

    def deal(self) -> Any:
        """Return the initial position."""
        chance = self.rules.read_chance(self.chance)
        return self.rules.deal(self.seats, self.rules.default_edition(), chance)

    def states(self) -> list[Any]:
        """Return the initial position and the position after each move.

        Raise one of the `IMPOSSIBLE` errors if a move is impossible.
        """
        states = [self.deal()]
        for action, seat in zip(self.actions, self.movers, strict=True):
            states.append(play.submit(states[-1], action, seat))
        return states

    def of_seat(self, seat: Seat) -> tuple[Action, ...]:
        """Return the given seat's moves."""
        return tuple(action for action, mover in zip(self.actions, self.movers, strict=True) if mover == seat)

    def played(self) -> list[PlayedMove]:
        """Return the moves in the format that records use."""
        return [PlayedMove(seat, action) for action, seat in zip(self.actions, self.movers, strict=True)]

    def until(self, count: int) -> World:
        """Return a copy of the world with only the first `count` moves."""
        return self._replace(actions=self.actions[:count], movers=self.movers[:count])


def world(rules: AnyGame, seats: int, seed: int) -> World:
    """Play a random game and return it as a world."""
    _, played, last = whole(rules, seats, seed)
    return World(
        rules,
        seats,
        _copied(rules.chance_record(last, None)),
        tuple(made.action for made in played),
        tuple(made.seat for made in played),
    )


def other(known: World, viewer: Viewer, seed: int) -> World:
    """Return a world that differs as much as possible without the viewer noticing."""
    last, random = known.states()[-1], Random(seed)
    swaps = [
        swap
        for cells in _hidden(known.chance, known.rules.chance_record(last, viewer))
        for swap in _pairs(known.chance, cells, random)
    ]
    return _choosing(_with(known, swaps), viewer, random)


def hidden_choices(known: World, viewer: Viewer) -> Iterator[tuple[int, list[Action]]]:
    """Yield each move that the viewer does not fully know, with the actions that could replace it."""
    states, now = known.states(), known.states()[-1]
    steps = list(zip(states, known.played(), strict=False))
    written = [made for _, made in known_moves(steps, now, viewer)]
    for number, (state, made) in enumerate(steps):
        options = [option for option in play.options(state, made.seat) if option != made.action]
        write = partial(known.rules.move_record, before=state, seat=made.seat, now=now)
        told = write(viewer, action=made.action)
        if not any(made is one for one in written):
            yield number, options
        elif told != write(made.seat, action=made.action):
            yield number, [option for option in options if write(viewer, action=option) == told]


def _choosing(known: World, viewer: Viewer, random: Random) -> World:
    """Change hidden choices, as long as the later moves remain possible."""
    for number, options in hidden_choices(known, viewer):
        for option in random.sample(options, len(options)):
            wanted = instead(known, number, option)
            if is_possible(wanted):
                known = wanted
                break
    return known


def instead(known: World, number: int, action: Action) -> World:
    """Return a copy of the world in which one move's action is replaced."""
    return known._replace(actions=(*known.actions[:number], action, *known.actions[number + 1 :]))


def contradictions(known: World, viewer: Viewer) -> Iterator[World]:
    """Yield possible worlds that each contradict one fact that the viewer knows."""
    told, random = known.rules.chance_record(known.states()[-1], viewer), Random(0)
    hidden = {_kind(cells[0]): cells for cells in _hidden(known.chance, told)}
    for path, value in leaves(told):
        cells = [cell for cell in hidden.get(_kind(path), ()) if _at(known.chance, cell) != value]
        if value is not None and cells:
            wrong = known._replace(chance=_swapped(known.chance, [(path, random.choice(cells))]))
            if is_possible(wrong) and known.rules.chance_record(wrong.states()[-1], viewer) != told:
                yield wrong


def changed(one: World, another: World) -> int:
    """Return the number of random outcomes and choices that differ between two worlds."""
    before, after = dict(leaves(one.chance)), dict(leaves(another.chance))
    choices = sum(map(bool, map(ne, one.actions, another.actions)))
    return choices + sum(bool(after[path] != value) for path, value in before.items())


def _hidden(all_of_it: object, told: object) -> Iterator[list[Path]]:
    """Yield the paths to hidden outcomes, grouped by kind."""
    known = {path for path, value in leaves(told) if value is not None}
    kinds: dict[Path, list[Path]] = {}
    for path, _ in leaves(all_of_it):
        if path not in known:
            kinds.setdefault(_kind(path), []).append(path)
    yield from kinds.values()


def _kind(path: Path) -> Path:
    return tuple("*" if isinstance(step, int) else step for step in path)


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield the leaves of nested lists and dictionaries with their paths."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, (*path, name))
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from leaves(inner, (*path, place))
    else:
        yield path, value


def _pairs(chance: dict[str, Any], cells: Sequence[Path], random: Random) -> Iterator[Swap]:
    mixed = random.sample(cells, len(cells))
    # If the count is odd, pair the last outcome with the first, because it may be the only one that another
    # seat does not know.
    mixed += mixed[: len(mixed) % 2]
    for one, another in zip(mixed[::2], mixed[1::2], strict=True):
        if _at(chance, one) != _at(chance, another):
            yield one, another


def _with(known: World, swaps: Sequence[Swap]) -> World:
    """Apply the swaps, except those that would make a move impossible."""
    if not swaps:
        return known
    swapped = known._replace(chance=_swapped(known.chance, swaps))
    if is_possible(swapped):
        return swapped
    if len(swaps) == 1:
        return known
    middle = len(swaps) // 2
    return _with(_with(known, swaps[:middle]), swaps[middle:])


def is_possible(wanted: World) -> bool:
    """Return whether all of a world's moves are possible."""
    try:
        return bool(wanted.states())
    except IMPOSSIBLE:
        return False


def _swapped(chance: dict[str, Any], swaps: Sequence[Swap]) -> dict[str, Any]:
    mixed = _copied(chance)
    for one, another in swaps:
        first, second = _at(mixed, one), _at(mixed, another)
        _put(mixed, one, second)
        _put(mixed, another, first)
    return mixed


def _copied(chance: dict[str, Any]) -> dict[str, Any]:
    copy: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(chance))
    return copy


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def _put(value: Any, path: Path, leaf: object) -> None:
    _at(value, path[:-1])[path[-1]] = leaf
