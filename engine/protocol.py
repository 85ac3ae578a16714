"""The line protocol: one JSON object in, one JSON object out (docs/protocol.md). What UCI is to chess."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import play, record
from engine.core.chance import Seeded, UnknownChance
from engine.core.game import BadEdition, BadMove
from engine.core.library import AnyGame, UnknownGame, game, games
from engine.core.model import Action, Finished, IllegalAction, State
from engine.core.options import BadOption

Answer = dict[str, Any]

IMPOSSIBLE = (
    msgspec.ValidationError, BadEdition,
    AssertionError, LookupError, ValueError, ArithmeticError, RuntimeError, TypeError, AttributeError,
)  # fmt: skip
"""What shows that a state, though well written, is no position of its game."""
LARGEST = 10_000
"""No number on a table comes near it, and options are counted out."""


class Refused(Exception):
    """A request can't be served; `code` is for programs, the message for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Request(Struct, frozen=True):
    """One line of input; which fields count depends on `do`."""

    do: str
    id: Any = None
    game: str = ""
    seats: int = 2
    names: tuple[str, ...] = ()
    seed: str = "0"
    edition: dict[str, Any] | None = None
    options: dict[str, Any] = {}
    record: dict[str, Any] | None = None
    at: int | None = None
    state: dict[str, Any] | None = None
    move: dict[str, Any] | None = None
    seat: int | None = None


class Session:
    """One conversation: the game that is being played in it."""

    def __init__(self) -> None:
        self._rules: AnyGame | None = None
        self._state: State | None = None
        self._start: State | None = None
        self._is_given = False
        """The game goes on from a state that was sent, not from its deal."""
        self._played: list[record.Played] = []
        self._names: tuple[str, ...] = ()
        self._verbs: dict[str, Callable[[Request], Answer]] = {
            "games": self._games,
            "new": self._new,
            "position": self._position,
            "options": self._options,
            "choose": self._choose,
            "view": self._view,
            "log": self._log,
            "record": self._record,
            "scores": self._scores,
        }

    def answer(self, line: str | bytes) -> bytes:
        """Serve one line; a slip is answered with `error` and leaves the position as it was."""
        number = None
        try:
            request = msgspec.json.decode(line, type=Request)
            number = request.id
            if request.do not in self._verbs:
                raise Refused("unknown-request", f"do is one of {', '.join(self._verbs)}")
            reply = self._verbs[request.do](request)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as slip:
            reply = _error("bad-request", slip)
        except Refused as slip:
            reply = _error(slip.code, slip)
        except IMPOSSIBLE as slip:
            if not self._is_given:
                raise
            reply = _error("bad-state", slip)
        return msgspec.json.encode(reply if number is None else {"id": number, **reply})

    def _games(self, request: Request) -> Answer:
        known = games().values()
        return {
            "games": [
                {
                    "game": g.id,
                    "rules_version": g.rules_version,
                    "seats": list(g.seat_counts),
                    "robots": list(g.robots),
                    "options": msgspec.to_builtins(g.options),
                }
                for g in known
            ]
        }

    def _new(self, request: Request) -> Answer:
        rules = self._meant(request)
        if request.seats not in rules.seat_counts:
            raise Refused("bad-seats", f"{rules.id} is played by {', '.join(map(str, rules.seat_counts))}")
        edition = rules.default_edition()
        if request.edition is not None:
            try:
                edition = rules.edition_from_record(request.edition)
            except BadEdition as slip:
                raise Refused("bad-edition", str(slip)) from slip
        try:
            state = rules.deal(request.seats, edition, Seeded(request.seed), request.options)
        except BadOption as slip:
            raise Refused("bad-option", str(slip)) from slip
        self._begin(rules, state, request.names)
        return self._status()

    def _position(self, request: Request) -> Answer:
        """Set up a position from a record (after `at` moves) or from a state; without either, tell the state."""
        if request.record is not None:
            return self._from_record(request)
        if request.state is None:
            _, state = self._playing()
            return {**self._status(), "state": msgspec.to_builtins(state)}
        rules = self._meant(request)
        if not _is_countable(request.state):
            raise Refused("bad-state", f"numbers go up to {LARGEST}")
        try:
            state = rules.decode_state(msgspec.json.encode(request.state))
            rules.edition_from_record(rules.edition_record(rules.edition_of(state)))
            rules.observe(state, None)
            play.options(state)
        except IMPOSSIBLE as slip:
            raise Refused("bad-state", str(slip)) from slip
        self._begin(rules, state, request.names, is_given=True)
        return self._status()

    def _from_record(self, request: Request) -> Answer:
        try:
            told = record.read(msgspec.json.encode(request.record))
            positions = list(record.states(told))
        except record.BadRecord as slip:
            raise Refused("bad-record", str(slip)) from slip
        at = len(told.moves) if request.at is None else request.at
        if not 0 <= at < len(positions):
            raise Refused("bad-position", f"at goes from 0 to {len(positions) - 1}")
        rules = _rules(told.game)
        self._begin(rules, positions[0], told.seats)
        for before, move in zip(positions[:at], told.moves, strict=False):
            action = rules.read_action(play.decision(before), move)
            self._played.append(record.Played(move["seat"], action, move.get("by", "player")))
        self._state = positions[at]
        return self._status()

    def _begin(self, rules: AnyGame, state: State, names: tuple[str, ...], *, is_given: bool = False) -> None:
        if len(names) not in (0, state.seats):
            raise Refused("bad-seats", f"{state.seats} names are needed")
        self._names = names or tuple(f"seat {seat}" for seat in range(state.seats))
        self._rules, self._state, self._start = rules, state, state
        self._played, self._is_given = [], is_given

    def _meant(self, request: Request) -> AnyGame:
        """Return the game that is named, else the one being played."""
        if not request.game and self._rules is not None:
            return self._rules
        return _rules(request.game)

    def _playing(self) -> tuple[AnyGame, State]:
        if self._rules is None or self._state is None:
            raise Refused("no-game", "begin with new or position")
        return self._rules, self._state

    def _status(self) -> Answer:
        _, state = self._playing()
        return {"seat": play.awaited(state), "finished": play.is_finished(state), "moves": len(self._played)}

    def _options(self, request: Request) -> Answer:
        _, state = self._playing()
        return {**self._status(), "options": [_move(option) for option in play.options(state)]}

    def _choose(self, request: Request) -> Answer:
        rules, state = self._playing()
        seat = play.awaited(state)
        if request.seat is not None and request.seat != seat:
            raise Refused("wrong-seat", f"it is seat {seat}'s turn")
        try:
            action = rules.read_action(play.decision(state), request.move or {})
            self._state = play.submit(state, action)
        except BadMove as slip:
            raise Refused("bad-move", str(slip)) from slip
        except IllegalAction as slip:
            raise Refused("illegal", str(slip)) from slip
        except Finished as slip:
            raise Refused("finished", "the game is over") from slip
        except UnknownChance as slip:
            raise Refused("unknown-chance", str(slip)) from slip
        assert seat is not None
        self._played.append(record.Played(seat, action))
        return self._status()

    def _view(self, request: Request) -> Answer:
        rules, state = self._playing()
        _check_seat(request.seat, state)
        return {"view": msgspec.to_builtins(rules.observe(state, request.seat))}

    def _log(self, request: Request) -> Answer:
        return {"log": [{"seat": made.seat, **_move(made.action)} for made in self._played]}

    def _record(self, request: Request) -> Answer:
        rules, state = self._playing()
        _check_seat(request.seat, state)
        if self._is_given:
            raise Refused("no-record", "a record begins with the deal; this game was set up from a state")
        assert self._start is not None
        told = record.compose(rules, self._names, self._start, self._played, request.seat)
        return {"record": msgspec.to_builtins(told)}

    def _scores(self, request: Request) -> Answer:
        rules, state = self._playing()
        if not play.is_finished(state):
            raise Refused("not-finished", "the game is not over")
        return {"result": rules.result(state).record}


def _rules(name: str) -> AnyGame:
    try:
        return game(name)
    except UnknownGame as slip:
        raise Refused("unknown-game", f"no game {name!r} here") from slip


def _check_seat(seat: int | None, state: State) -> None:
    if seat is not None and not 0 <= seat < state.seats:
        raise Refused("bad-seat", f"seats go from 0 to {state.seats - 1}")


def _is_countable(value: Any) -> bool:
    """Tell whether all numbers in a JSON value are small."""
    if isinstance(value, dict | list):
        return all(map(_is_countable, value.values() if isinstance(value, dict) else value))
    return not isinstance(value, int | float) or abs(value) <= LARGEST


def _move(action: Action) -> Answer:
    move: Answer = msgspec.to_builtins(action)
    return move


def _error(code: str, slip: Exception) -> Answer:
    return {"error": {"code": code, "message": str(slip)}}
