"""The game record, version 1: a match in the terms of the rule book, for replay by any program (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import keys, play
from engine.core.chance import SeededChance, UnknownChance
from engine.core.game import BadEdition, BadMove, UnknownRulesVersion
from engine.core.keys import MisplacedKey
from engine.core.library import AnyGame, UnknownGame, game
from engine.core.model import (
    Action,
    AgreeDraw,
    Decision,
    EndingAction,
    IllegalAction,
    Resign,
    Seat,
    State,
    Viewer,
    kebab,
)
from engine.core.options import BadOption, non_default_options
from engine.core.parsing import ParseError, parse_json
from engine.core.windows import SecretWindow

FORMAT = "harbour-record/1"
MOVE_SOURCES = ("player", "robot", "clock", "host")
"""The possible sources of a move. `player` is the default and is omitted in records."""


class BadRecord(Exception):
    """Raised for an unreadable or invalid record.

    `move` is the 1-based number of the invalid move, or 0 if the problem is elsewhere.
    """

    def __init__(self, reason: str, move: int = 0) -> None:
        super().__init__(f"move {move}: {reason}" if move else reason)
        self.reason = reason
        self.move = move


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A recorded match.

    `result` is set only if the record is complete.
    """

    format: str
    game: str
    rules_version: int
    complete: bool
    seats: tuple[str, ...]
    options: dict[str, Any]
    """The options that differ from their defaults."""
    edition: dict[str, Any]
    chance: dict[str, Any]
    moves: tuple[dict[str, Any], ...]
    result: dict[str, Any] | None = None
    participation: tuple[str, ...] | None = None
    """For each seat of a finished match: `played`, `left`, `substitute` or `robot` (docs/record.md).

    The rules ignore this field.
    """
    fairness: dict[str, Any] | None = None
    """The commitments to the randomness of a finished match, for verification. The rules ignore them."""


class PlayedMove(Struct, frozen=True):
    """A move that was made.

    `by` is one of MOVE_SOURCES.
    """

    seat: Seat
    action: Any
    by: str = MOVE_SOURCES[0]


def read(raw: bytes | str) -> Record:
    """Parse a record.

    Raise BadRecord if it is malformed, or if its format, game or rules version is unknown.
    """
    try:
        record = parse_json(raw, Record)
    except ParseError as error:
        raise BadRecord(f"not a harbour record: {error}") from error
    if record.format != FORMAT:
        raise BadRecord(f"format {record.format!r} is not {FORMAT!r}")
    rules = _game(record)
    try:
        rules.read_options(record.options)
    except BadOption as error:
        raise BadRecord(str(error)) from error
    if len(record.seats) not in rules.seat_counts:
        raise BadRecord(f"{record.game} can't be played with {len(record.seats)} seats")
    try:
        keys.check_record(rules, parse_json(raw, dict[str, Any]))
    except MisplacedKey as error:
        raise BadRecord(str(error)) from error
    return record


def write(record: Record) -> bytes:
    """Serialize a record as JSON, with one line per field and per move."""
    fields = msgspec.to_builtins(record)
    lines = [f' "{name}": {_json(value)}' for name, value in fields.items() if name != "moves"]
    moves = ",\n".join(f"  {_json(move)}" for move in record.moves)
    return ("{\n" + ",\n".join([*lines, f' "moves": [\n{moves}\n ]']) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def first_state(record: Record) -> State:
    """Set up the recorded game.

    Raise BadRecord if the edition, the options or the chance data is malformed.
    """
    rules = _game(record)
    try:
        edition = rules.edition_from_record(record.edition)
        chance = rules.fill_in_chance(record.chance, edition, len(record.seats), record.moves)
        dealt = rules.read_chance(chance)
        state: State = rules.deal(len(record.seats), edition, dealt, record.options)
        keys.check_edition(rules, record.edition, state)
        keys.check_part(rules, record.chance, rules.chance_record(state, None), "chance")
    except (BadEdition, BadMove, BadOption, UnknownChance, MisplacedKey) as error:
        raise BadRecord(str(error)) from error
    return state


def states(record: Record) -> Iterator[State]:
    """Yield the initial position and the position after each move.

    Raise BadRecord if a move is illegal.
    """
    return states_from(record, first_state(record))


def states_until(record: Record, count: int) -> tuple[State, ...]:
    """Return the initial position and the positions after each of the first `count` moves.

    Later moves may be illegal. They are only used to guess what an incomplete record leaves out.
    """
    if not record.complete:
        try:
            return tuple(islice(states(record), count + 1))
        except BadRecord:
            pass
    return tuple(states(replace(record, moves=record.moves[:count])))


def states_from(record: Record, start: State) -> Iterator[State]:
    """Yield a record's positions, starting from another deal.

    Raise the same errors as `states`.
    """
    rules, state = _game(record), start
    yield state
    for number, move in enumerate(record.moves, 1):
        known = move if record.complete else rules.fill_in_move(state, move)
        state = _apply_move(rules, state, known, number)
        yield state


def read_move(rules: AnyGame, pending: Decision | None, move: Mapping[str, Any]) -> Action:
    """Parse a move.

    Raise BadMove if the game has no such move, or if a key belongs to another move.
    """
    action = rules.read_action(pending, move)
    try:
        keys.check_move(rules, move, action)
    except MisplacedKey as error:
        raise BadMove(str(error)) from error
    return action


ENDINGS = frozenset(kebab(action.__name__) for action in (Resign, AgreeDraw))
"""The moves that a seat can make even if it does not have to choose."""


def _apply_move(rules: AnyGame, state: State, move: Mapping[str, Any], number: int) -> State:
    seat, awaited = move.get("seat"), play.awaited_seats(state)
    if not awaited:
        raise BadRecord("the game is over", number)
    is_ending = move.get("move") in ENDINGS and type(seat) is int and 0 <= seat < state.seats
    if type(seat) is not int or (seat not in awaited and not is_ending):
        turn = " or ".join(f"seat {one}" for one in awaited)
        raise BadRecord(f"it is {turn}'s turn, not {seat!r}'s", number)
    if move.get("by", MOVE_SOURCES[0]) not in MOVE_SOURCES:
        raise BadRecord(f"by must be one of {', '.join(MOVE_SOURCES)}", number)
    try:
        return play.submit(state, read_move(rules, play.decision(state, seat), move), seat)
    except BadMove as error:
        raise BadRecord(str(error), number) from error
    except IllegalAction as error:
        raise BadRecord(f"not legal: {msgspec.json.encode(error.action).decode()}", number) from error
    except UnknownChance as error:
        raise BadRecord(f"chance: {error}", number) from error


def deal(record: Record, seed: str) -> State:
    """Deal the recorded game from a seed.

    Raise BadRecord if the edition or the options are malformed.
    """
    rules = _game(record)
    try:
        edition = rules.edition_from_record(record.edition)
        state: State = rules.deal(len(record.seats), edition, SeededChance(seed), record.options)
    except (BadEdition, BadOption) as error:
        raise BadRecord(str(error)) from error
    return state


def has_same_chance(record: Record, last: State) -> bool:
    """Return whether the random outcomes up to a position match the record."""
    data = _game(record).chance_record(last, None)
    return all(_matches(expected, record.chance.get(name)) for name, expected in data.items())


def verify(record: Record) -> State:
    """Replay a record and return the last position.

    Every move, the random outcomes and the result are checked. Raise BadRecord if a check fails.
    """
    rules = _game(record)
    *_, last = states(record)
    if record.complete and not play.is_finished(last):
        raise BadRecord("the game is not over")
    if play.is_finished(last) and not record.complete:
        raise BadRecord("the game is over, but the record is marked as incomplete")
    for name, expected in rules.chance_record(last, None).items():
        if not _matches(expected, record.chance.get(name)):
            raise BadRecord(f"chance.{name} differs from the game that was played")
    if record.complete:
        _check_result(rules, rules.result(last).record, record.result)
    elif record.result is not None:
        raise BadRecord("an incomplete record has no result")
    return last


def assumed_outcomes(record: Record, state: State, viewer: Viewer) -> dict[str, Any]:
    """Return outcomes that are visible in a replayed position but missing from the record.

    The keys are the outcomes' places in the record. The replay chose the missing outcomes so that the
    recorded moves are possible. The true outcomes may have been different.
    """
    return dict(_omitted(record.chance, _game(record).chance_record(state, viewer), "chance"))


def _omitted(recorded: Any, seen: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(seen, Mapping):
        for key, value in seen.items():
            yield from _omitted(
                recorded.get(key) if isinstance(recorded, Mapping) else None, value, f"{path}.{key}"
            )
    elif isinstance(seen, list | tuple):
        known = recorded if isinstance(recorded, list | tuple) else ()
        for number, value in enumerate(seen):
            yield from _omitted(known[number] if number < len(known) else None, value, f"{path}[{number}]")
    elif seen is not None and recorded is None:
        yield path, seen


def _check_result(rules: AnyGame, computed: Mapping[str, Any], recorded: Mapping[str, Any] | None) -> None:
    for name, value in computed.items():
        if not _matches(value, (recorded or {}).get(name)):
            raise BadRecord(f"result.{name} is {value}, not {(recorded or {}).get(name)}")
    try:
        keys.check_part(rules, recorded, computed, "result")
    except MisplacedKey as error:
        raise BadRecord(str(error)) from error


def _matches(expected: Any, recorded: Any) -> bool:
    """Return whether a recorded value agrees with the expected one.

    If an expected value is None, it is unknown and matches any value. Extra keys in the record are ignored.
    Neither True nor 1.0 matches 1.
    """
    if expected is None:
        return True
    if isinstance(expected, Mapping):
        return isinstance(recorded, Mapping) and all(
            _matches(v, recorded.get(k)) for k, v in expected.items()
        )
    if isinstance(expected, list | tuple):
        same_length = isinstance(recorded, list | tuple) and len(recorded) == len(expected)
        return same_length and all(map(_matches, expected, recorded))
    return type(expected) is type(recorded) and bool(expected == recorded)


def create_record(
    rules: AnyGame, names: Sequence[str], start: State, moves_made: Iterable[PlayedMove], viewer: Viewer
) -> Record:
    """Create a match's record for a viewer, without anything that the viewer may not know.

    For an unfinished match, `complete` is false.
    """
    state, steps = start, []
    for played_move in moves_made:
        steps.append((state, played_move))
        state = play.submit(state, played_move.action, played_move.seat)
    finished = play.is_finished(state)
    moves = [
        _move_record(rules, viewer, before, made, state)
        for before, made in known_moves(_without_timing(steps), state, viewer)
    ]
    return Record(
        format=FORMAT,
        game=rules.id,
        rules_version=rules.rules_version,
        complete=finished,
        seats=tuple(names),
        options=non_default_options(rules.options, rules.options_of(start)),
        edition=rules.edition_record(rules.edition_of(start)),
        chance=rules.chance_record(state, viewer),
        moves=tuple(moves),
        result=rules.result(state).record if finished else None,
    )


def _without_timing(steps: list[tuple[State, PlayedMove]]) -> list[tuple[State, PlayedMove]]:
    """Return the steps with the answers in each secret window in seat order.

    The order in which they were made could reveal something. An answer that closed a window early stays last.
    """
    ordered, answers = list[tuple[State, PlayedMove]](), list[tuple[State, PlayedMove]]()
    for before, made in steps:
        open_window = play.window(before)
        if isinstance(open_window, SecretWindow) and not isinstance(made.action, EndingAction):
            answers.append((before, made))
            after = play.apply_unchecked(before, made.action, made.seat)
            if play.awaited_seats(after):
                continue
            closed = after.stack[0]
            is_early = isinstance(closed, SecretWindow) and closed.is_closed_early(after)
            last = [answers.pop()] if is_early else []
            ordered += [*sorted(answers, key=_seat_of), *last]
        else:
            ordered += [*sorted(answers, key=_seat_of), (before, made)]
        answers = []
    return ordered + sorted(answers, key=_seat_of)


def _seat_of(step: tuple[State, PlayedMove]) -> Seat:
    return step[1].seat


def known_moves(
    steps: list[tuple[State, PlayedMove]], now: State, viewer: Viewer
) -> list[tuple[State, PlayedMove]]:
    """Return the steps without other seats' simultaneous choices that are still secret."""
    secret = {seat: len(own) for seat, own in enumerate(play.secret_choices(now)) if seat != viewer}
    known = []
    for before, played_move in reversed(steps):
        if secret.get(played_move.seat, 0):
            secret[played_move.seat] -= 1
        else:
            known.append((before, played_move))
    return known[::-1]


def _move_record(
    rules: AnyGame, viewer: Viewer, before: State, made: PlayedMove, now: State
) -> dict[str, Any]:
    move = rules.move_record(viewer, before, made.seat, made.action, now=now)
    return move if made.by == MOVE_SOURCES[0] else {**move, "by": made.by}


def _game(record: Record) -> AnyGame:
    try:
        return game(record.game).with_rules_version(record.rules_version)
    except UnknownGame as error:
        raise BadRecord(f"unknown game {record.game!r}") from error
    except UnknownRulesVersion as error:
        raise BadRecord(f"rules version {error} of {record.game} is not supported") from error
