"""Alternative worlds: games that differ only in information that a viewer does not have.

All moves so far must stay legal. The random outcomes in the viewer's own record are the same in each world,
and the others may differ. Another seat's choice may differ if the viewer's record omits it.

The viewer must not see any difference between two such worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from operator import ne
from random import Random
from typing import Any, NamedTuple

import msgspec

from engine.core import play
from engine.core.files.library import AnyGame
from engine.core.files.record import PlayedMove, known_moves
from engine.core.game import BadMove
from engine.core.model import Action, GameOver, IllegalAction, Seat, Viewer
from engine.core.randomness.chance import UnknownChance
from engine.core.windows import SecretWindow
from tests.engine.playouts import play_game

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

    def actions_of(self, seat: Seat) -> tuple[Action, ...]:
        """Return the given seat's moves."""
        return tuple(action for action, mover in zip(self.actions, self.movers, strict=True) if mover == seat)

    def moves(self) -> list[PlayedMove]:
        """Return the moves in the format that records use."""
        return [PlayedMove(seat, action) for action, seat in zip(self.actions, self.movers, strict=True)]

    def first_moves(self, count: int) -> World:
        """Return a copy of the world with only the first `count` moves."""
        return self._replace(actions=self.actions[:count], movers=self.movers[:count])


def random_world(rules: AnyGame, seats: int, seed: int) -> World:
    """Play a random game and return it as a world."""
    _, played, last = play_game(rules, seats, seed)
    return World(
        rules,
        seats,
        _copy_chance(rules.chance_record(last, None)),
        tuple(played_move.action for played_move in played),
        tuple(made.seat for made in played),
    )


def indistinguishable_world(original: World, viewer: Viewer, seed: int) -> World:
    """Return a world that differs as much as possible but looks the same to the viewer."""
    last, random = original.states()[-1], Random(seed)
    swaps = [
        swap
        for cells in _hidden_paths(original.chance, original.rules.chance_record(last, viewer))
        for swap in _pairs(original.chance, cells, random)
    ]
    return _change_choices(_apply_swaps(original, swaps, _unknown_moves(original, viewer)), viewer, random)


def _unknown_moves(original: World, viewer: Viewer) -> frozenset[int]:
    """Return the numbers of the moves that the viewer's record omits."""
    states, now = original.states(), original.states()[-1]
    moves = original.moves()
    written = [made for _, made in known_moves(list(zip(states, moves, strict=False)), now, viewer)]
    return frozenset(number for number, made in enumerate(moves) if not any(made is one for one in written))


def hidden_choices(original: World, viewer: Viewer) -> Iterator[tuple[int, list[Action]]]:
    """Yield each move that the viewer does not fully know, with the actions that could replace it."""
    states, now = original.states(), original.states()[-1]
    steps = list(zip(states, original.moves(), strict=False))
    written = [played_move for _, played_move in known_moves(steps, now, viewer)]
    for number, (state, made) in enumerate(steps):
        options = [option for option in play.options(state, made.seat) if option != made.action]
        write = partial(original.rules.move_record, before=state, seat=made.seat, now=now)
        data = write(viewer, action=made.action)
        if not any(made is one for one in written):
            yield number, [option for option in options if not _closes_window_early(state, made.seat, option)]
        elif data != write(made.seat, action=made.action):
            yield number, [option for option in options if write(viewer, action=option) == data]


def _closes_window_early(state: Any, seat: Seat, action: Action) -> bool:
    """Return whether an answer ends a window in which the first one counts, so that everyone sees it."""
    if not isinstance(play.window(state), SecretWindow):
        return False
    after = play.apply_unchecked(state, action, seat)
    top = play.window(after)
    return isinstance(top, SecretWindow) and top.is_closed_early(after)


def _change_choices(original: World, viewer: Viewer, random: Random) -> World:
    """Change hidden choices, as long as the later moves remain possible."""
    for number, options in hidden_choices(original, viewer):
        for option in random.sample(options, len(options)):
            wanted = replace_move(original, number, option)
            if is_possible(wanted):
                original = wanted
                break
    return original


def replace_move(original: World, number: int, action: Action) -> World:
    """Return a copy of the world in which one move's action is replaced."""
    return original._replace(actions=(*original.actions[:number], action, *original.actions[number + 1 :]))


def contradictions(original: World, viewer: Viewer) -> Iterator[World]:
    """Yield legal worlds, each of which contradicts one fact that the viewer knows."""
    data, random = original.rules.chance_record(original.states()[-1], viewer), Random(0)
    hidden = {_path_pattern(cells[0]): cells for cells in _hidden_paths(original.chance, data)}
    for path, value in leaves(data):
        cells = [
            cell for cell in hidden.get(_path_pattern(path), ()) if _value_at(original.chance, cell) != value
        ]
        if value is not None and cells:
            wrong = original._replace(chance=_swap_values(original.chance, [(path, random.choice(cells))]))
            if is_possible(wrong) and original.rules.chance_record(wrong.states()[-1], viewer) != data:
                yield wrong


def is_changeable(original: World, viewer: Viewer) -> bool:
    """Return whether there are random outcomes that the viewer does not know and that could be exchanged."""
    known = original.rules.chance_record(original.states()[-1], viewer)
    hidden = _hidden_paths(original.chance, known)
    return any(len({_value_at(original.chance, cell) for cell in cells}) > 1 for cells in hidden)


def count_differences(one: World, another: World) -> int:
    """Return the number of random outcomes and choices that differ between two worlds."""
    before, after = dict(leaves(one.chance)), dict(leaves(another.chance))
    choices = sum(map(bool, map(ne, one.actions, another.actions)))
    return choices + sum(bool(after[path] != value) for path, value in before.items())


def _hidden_paths(full: object, visible: object) -> Iterator[list[Path]]:
    """Yield the paths to hidden outcomes, grouped by kind."""
    known = {path for path, value in leaves(visible) if value is not None}
    kinds: dict[Path, list[Path]] = {}
    for path, _ in leaves(full):
        if path not in known:
            kinds.setdefault(_path_pattern(path), []).append(path)
    yield from kinds.values()


def _path_pattern(path: Path) -> Path:
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
    # Outcomes are swapped in pairs. If their number is odd, the first one is used twice.
    mixed += mixed[: len(mixed) % 2]
    for one, another in zip(mixed[::2], mixed[1::2], strict=True):
        if _value_at(chance, one) != _value_at(chance, another):
            yield one, another


def _apply_swaps(original: World, swaps: Sequence[Swap], unknown: frozenset[int]) -> World:
    """Apply the swaps, except those that would make a move impossible that the viewer knows."""
    if not swaps:
        return original
    swapped = original._replace(chance=_swap_values(original.chance, swaps))
    if (possible := _with_possible_choices(swapped, unknown)) is not None:
        return possible
    if len(swaps) == 1:
        return original
    middle = len(swaps) // 2
    return _apply_swaps(_apply_swaps(original, swaps[:middle], unknown), swaps[middle:], unknown)


def _with_possible_choices(swapped: World, unknown: frozenset[int]) -> World | None:
    """Return the world with a legal action for each unknown move that is impossible in it.

    For example, a hidden bid changes together with the hand that it comes from. Return None if a known move
    is impossible.
    """
    actions: list[Action] = []
    try:
        state = swapped.deal()
        for number, (action, seat) in enumerate(zip(swapped.actions, swapped.movers, strict=True)):
            options = play.options(state, seat)
            actions.append(options[0] if number in unknown and options and action not in options else action)
            state = play.submit(state, actions[-1], seat)
    except IMPOSSIBLE:
        return None
    return swapped._replace(actions=tuple(actions))


def is_possible(candidate: World) -> bool:
    """Return whether all of a world's moves are possible."""
    try:
        return bool(candidate.states())
    except IMPOSSIBLE:
        return False


def _swap_values(chance: dict[str, Any], swaps: Sequence[Swap]) -> dict[str, Any]:
    mixed = _copy_chance(chance)
    for one, another in swaps:
        first, second = _value_at(mixed, one), _value_at(mixed, another)
        _set_value(mixed, one, second)
        _set_value(mixed, another, first)
    return mixed


def _copy_chance(chance: dict[str, Any]) -> dict[str, Any]:
    copy: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(chance))
    return copy


def _value_at(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def _set_value(value: Any, path: Path, leaf: object) -> None:
    _value_at(value, path[:-1])[path[-1]] = leaf
