"""The harbour record, version 1: a whole match in rule-book terms, for any program to replay (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.chance import UnknownChance
from engine.core.game import BadEdition, BadMove
from engine.core.library import AnyGame, UnknownGame, game
from engine.core.model import IllegalAction, Seat, State, Viewer
from engine.core.options import BadOption, changed

FORMAT = "harbour-record/1"
MAKERS = ("player", "robot", "clock", "host")
"""By whom a move may have been made; `player` is not written."""


class BadRecord(Exception):
    """A record can't be read or does not hold up; `move` counts from 1, 0 where no move is to blame."""

    def __init__(self, why: str, move: int = 0) -> None:
        super().__init__(f"move {move}: {why}" if move else why)
        self.why = why
        self.move = move


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One match; `result` only when it is complete."""

    format: str
    game: str
    rules_version: int
    complete: bool
    seats: tuple[str, ...]
    options: dict[str, Any]
    """Those that are not left at their defaults."""
    edition: dict[str, Any]
    chance: dict[str, Any]
    moves: tuple[dict[str, Any], ...]
    result: dict[str, Any] | None = None


class Played(Struct, frozen=True):
    """A move as it was made; `by` is one of MAKERS."""

    seat: Seat
    action: Any
    by: str = MAKERS[0]


def read(raw: bytes | str) -> Record:
    """Read a record; BadRecord when it is none, or of a format or rules unknown here."""
    try:
        record = msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as slip:
        raise BadRecord(f"not a harbour record: {slip}") from slip
    if record.format != FORMAT:
        raise BadRecord(f"format {record.format!r} is not {FORMAT!r}")
    rules = _game(record)
    if record.rules_version != rules.rules_version:
        raise BadRecord(f"rules version {record.rules_version} of {record.game} is not known here")
    try:
        rules.read_options(record.options)
    except BadOption as slip:
        raise BadRecord(str(slip)) from slip
    if len(record.seats) not in rules.seat_counts:
        raise BadRecord(f"{record.game} is not played by {len(record.seats)}")
    return record


def write(record: Record) -> bytes:
    """Write a record as JSON: a field a line, a move a line."""
    fields = msgspec.to_builtins(record)
    lines = [f' "{name}": {_json(value)}' for name, value in fields.items() if name != "moves"]
    moves = ",\n".join(f"  {_json(move)}" for move in record.moves)
    return ("{\n" + ",\n".join([*lines, f' "moves": [\n{moves}\n ]']) + "\n}\n").encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def first_state(record: Record) -> State:
    """Set up the recorded game; BadRecord when edition, options or chance are malformed."""
    rules = _game(record)
    try:
        edition = rules.edition_from_record(record.edition)
        chance = rules.filled_in(record.chance, edition, len(record.seats), record.moves)
        dealt = rules.recorded_chance(chance)
        state: State = rules.deal(len(record.seats), edition, dealt, record.options)
    except (BadEdition, BadMove, BadOption, UnknownChance) as slip:
        raise BadRecord(str(slip)) from slip
    return state


def states(record: Record) -> Iterator[State]:
    """Yield the position before the first move and after each; BadRecord at the first move that is not legal."""
    rules = _game(record)
    state = first_state(record)
    yield state
    for number, move in enumerate(record.moves, 1):
        state = _made(rules, state, move, number)
        yield state


def _made(rules: AnyGame, state: State, move: Mapping[str, Any], number: int) -> State:
    pending = play.decision(state)
    if pending is None:
        raise BadRecord("the game is over", number)
    if not _agrees(pending.seat, move.get("seat")):
        raise BadRecord(f"it is seat {pending.seat}'s turn, not {move.get('seat')!r}'s", number)
    if move.get("by", MAKERS[0]) not in MAKERS:
        raise BadRecord(f"by is one of {', '.join(MAKERS)}", number)
    try:
        return play.submit(state, rules.read_action(pending, move))
    except BadMove as slip:
        raise BadRecord(str(slip), number) from slip
    except IllegalAction as slip:
        raise BadRecord(f"not legal: {msgspec.json.encode(slip.action).decode()}", number) from slip
    except UnknownChance as slip:
        raise BadRecord(f"chance: {slip}", number) from slip


def verify(record: Record) -> State:
    """Replay a record, check every move, the chance and the result; return the last position or raise BadRecord."""
    rules = _game(record)
    *_, last = states(record)
    if record.complete and not play.is_finished(last):
        raise BadRecord("the game is not over")
    if play.is_finished(last) and not record.complete:
        raise BadRecord("the game is over, yet marked incomplete")
    for name, expected in rules.chance_record(last, None).items():
        if not _agrees(expected, record.chance.get(name)):
            raise BadRecord(f"chance.{name} is not what was played with")
    if record.complete:
        _check_result(rules.result(last).record, record.result)
    elif record.result is not None:
        raise BadRecord("an incomplete record has no result")
    return last


def _check_result(computed: Mapping[str, Any], told: Mapping[str, Any] | None) -> None:
    for name, value in computed.items():
        if not _agrees(value, (told or {}).get(name)):
            raise BadRecord(f"result.{name} is {value}, not {(told or {}).get(name)}")


def _agrees(expected: Any, told: Any) -> bool:
    """Compare, letting pass unknown extra keys of the record, and what nobody is expected to know (None).

    True is not 1, nor is 1.0.
    """
    if expected is None:
        return True
    if isinstance(expected, Mapping):
        return isinstance(told, Mapping) and all(_agrees(v, told.get(k)) for k, v in expected.items())
    if isinstance(expected, list | tuple):
        same_length = isinstance(told, list | tuple) and len(told) == len(expected)
        return same_length and all(map(_agrees, expected, told))
    return type(expected) is type(told) and bool(expected == told)


def compose(
    rules: AnyGame, names: Sequence[str], start: State, played: Iterable[Played], viewer: Viewer
) -> Record:
    """Write a match down as one viewer knows it: whole when it is over, else with `complete` false."""
    state, moves = start, []
    for made in played:
        move = rules.move_for(viewer, state, made.seat, made.action)
        moves.append(move if made.by == "player" else {**move, "by": made.by})
        state = play.submit(state, made.action)
    finished = play.is_finished(state)
    return Record(
        format=FORMAT,
        game=rules.id,
        rules_version=rules.rules_version,
        complete=finished,
        seats=tuple(names),
        options=changed(rules.options, rules.options_of(start)),
        edition=rules.edition_record(rules.edition_of(start)),
        chance=rules.chance_record(state, viewer),
        moves=tuple(moves),
        result=rules.result(state).record if finished else None,
    )


def _game(record: Record) -> AnyGame:
    try:
        return game(record.game)
    except UnknownGame as slip:
        raise BadRecord(f"no game {record.game!r} here") from slip
