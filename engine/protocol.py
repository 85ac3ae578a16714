"""The line protocol for other programs, similar to UCI for chess.

Each request and each response is a JSON object on one line (docs/protocol.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import editions, keys, play, record
from engine.core.chance import SeededChance, UnknownChance
from engine.core.game import BadEdition, BadMove
from engine.core.library import AnyGame, UnknownGame, game, games
from engine.core.model import Action, IllegalAction, Seat, State
from engine.core.numbers import NumberRange
from engine.core.options import BadOption
from engine.core.text import LocalizedText, Quote, SeatName, Value

Response = dict[str, Any]

MAX_NUMBER = 10_000
"""Maximum absolute value of a number in a request, far above the numbers in real games.

A decision lists all its options, so larger numbers could make a request very expensive.
"""


class RequestError(Exception):
    """Raised if a request cannot be served.

    `code` is for programs, the message for people.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


PARSE_ERRORS = (msgspec.DecodeError, UnicodeError, RecursionError, OverflowError)
"""Exceptions that may be raised when a request line is decoded."""


READABLE_ERRORS = (
    msgspec.MsgspecError, UnicodeError, BadEdition, BadMove, record.BadRecord, keys.MisplacedKey
)  # fmt: skip
"""Exceptions whose messages are written for users."""


class RequestId(Struct, frozen=True):
    """The optional fields that are copied from a request to its response."""

    id: Any = None


class Request(Struct, frozen=True):
    """A request, sent as one line.

    `do` determines which fields are used.
    """

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


class Position(Struct, frozen=True):
    """A session's current game."""

    rules: AnyGame
    start: State
    state: State
    names: tuple[str, ...]
    played: tuple[record.PlayedMove, ...] = ()
    given: Literal["", "edition", "record", "state"] = ""
    """The kind of data from which the client set up the position.

    If the rules raise an exception, the error code names this kind, for example `bad-state`.
    """


class Session:
    """A client's session and its current game."""

    def __init__(self) -> None:
        self._position: Position | None = None
        self._verbs: dict[str, Callable[[Request], Response]] = {
            "games": self._games,
            "new": self._new,
            "position": self._set_up,
            "options": self._options,
            "choose": self._choose,
            "view": self._view,
            "log": self._log,
            "record": self._record,
            "scores": self._scores,
        }

    def handle(self, line: str | bytes) -> bytes:
        """Handle one request line and return the response line.

        If an error occurs, return an `error` response and leave the position unchanged.
        """
        try:
            request = msgspec.json.decode(line, type=Request)
            number = _id_of(request)
        except PARSE_ERRORS as error:
            return _merge(_id_in(line), _json(_error("bad-request", _reason(error))))
        before = self._position
        try:
            return _merge(number, _json(self._serve(request)))
        except RequestError as error:
            reply = _error(error.code, str(error))
        except Exception as error:  # noqa: BLE001  # an error in a game must not end the protocol session
            reply = _error(_code(request, before), _reason(error))
        self._position = before
        return _merge(number, _json(reply))

    def _serve(self, request: Request) -> Response:
        if request.do not in self._verbs:
            raise RequestError("unknown-request", f"do must be one of {', '.join(self._verbs)}")
        return self._verbs[request.do](request)

    def _games(self, request: Request) -> Response:
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

    def _new(self, request: Request) -> Response:
        rules = self._requested_game(request)
        if request.seats not in rules.seat_counts:
            raise RequestError(
                "bad-seats", f"{rules.id} is played by {', '.join(map(str, rules.seat_counts))}"
            )
        own = request.edition
        if not _is_countable(own):
            raise RequestError("bad-edition", f"numbers must not exceed {MAX_NUMBER}")
        edition = rules.default_edition() if own is None else rules.edition_from_record(own)
        try:
            state = rules.deal(request.seats, edition, SeededChance(request.seed), request.options)
        except BadOption as error:
            raise RequestError("bad-option", str(error)) from error
        keys.check_edition(rules, own or {}, state)
        if unmeant := editions.undeclared_contradictions(rules, edition, request.seats):
            raise RequestError(
                "bad-edition",
                f"different from the rule book: {'; '.join(map(format_text, unmeant))}."
                f" If that is meant, the edition says {editions.HOUSE_RULES}: true",
            )
        self._begin(rules, state, request.names, "" if own is None else "edition")
        return self._status()

    def _set_up(self, request: Request) -> Response:
        """Set up a position from a record (after `at` moves) or from a state.

        If the request contains neither, return the current state.
        """
        if request.record is not None:
            return self._from_record(request.record, request.at)
        if request.state is None:
            return {**self._status(), "state": msgspec.to_builtins(self._current_position().state)}
        rules = self._requested_game(request)
        if not _is_countable(request.state):
            raise RequestError("bad-state", f"numbers must not exceed {MAX_NUMBER}")
        state = rules.decode_state(msgspec.json.encode(request.state))
        rules.edition_from_record(rules.edition_record(rules.edition_of(state)))
        rules.observe(state, None)
        if not play.options(state) and not play.is_finished(state):
            raise RequestError("bad-state", "no seat has to choose, but the game is not over")
        self._begin(rules.with_rules_version(rules.rules_version_of(state)), state, request.names, "state")
        return self._status()

    def _from_record(self, fields: dict[str, Any], at: int | None) -> Response:
        game_record = record.read(msgspec.json.encode(fields))
        count = len(game_record.moves)
        at = count if at is None else at
        if not 0 <= at <= count:
            raise RequestError("bad-position", f"at must be from 0 to {count}")
        positions = record.states_until(game_record, at)
        rules = _rules(game_record.game).with_rules_version(game_record.rules_version)
        played = tuple(
            record.PlayedMove(
                move["seat"],
                rules.read_action(play.decision(before, move["seat"]), move),
                move.get("by", "player"),
            )
            for before, move in zip(positions[:at], game_record.moves[:at], strict=True)
        )
        self._position = Position(rules, positions[0], positions[at], game_record.seats, played, "record")
        return self._status()

    def _begin(
        self, rules: AnyGame, state: State, names: tuple[str, ...], given: Literal["", "edition", "state"]
    ) -> None:
        if len(names) not in (0, state.seats):
            raise RequestError("bad-seats", f"{state.seats} names are needed")
        names = names or tuple(f"seat {seat}" for seat in range(state.seats))
        self._position = Position(rules, state, state, names, given=given)

    def _requested_game(self, request: Request) -> AnyGame:
        """Return the requested game, or the current game if the request does not name one."""
        if not request.game and self._position is not None:
            return self._position.rules
        return _rules(request.game)

    def _current_position(self) -> Position:
        if self._position is None:
            raise RequestError("no-game", "begin with new or position")
        return self._position

    def _status(self) -> Response:
        now = self._current_position()
        seats = play.awaited_seats(now.state)
        status: Response = {
            "seat": play.awaited_seat(now.state),
            "finished": play.is_finished(now.state),
            "moves": len(now.played),
        }
        return {**status, "seats": list(seats)} if len(seats) > 1 else status

    def _options(self, request: Request) -> Response:
        state = self._current_position().state
        seat = _requested_seat(request.seat, state) if play.awaited_seats(state) else None
        pending = None if seat is None else play.decision(state, seat)
        offered = () if pending is None else pending.options(state)
        numbers = None if pending is None else pending.number_range(state)
        options = {**self._status(), "options": [_move(option) for option in offered]}
        return options if numbers is None else {**options, "numbers": _numbers(numbers)}

    def _choose(self, request: Request) -> Response:
        now = self._current_position()
        seat = _requested_seat(request.seat, now.state)
        try:
            action = record.read_move(now.rules, play.decision(now.state, seat), request.move or {})
            state = play.submit(now.state, action, seat)
        except BadMove as error:
            raise RequestError("bad-move", str(error)) from error
        except IllegalAction as error:
            raise RequestError("illegal", str(error)) from error
        except UnknownChance as error:
            raise RequestError("unknown-chance", str(error)) from error
        self._position = replace(now, state=state, played=(*now.played, record.PlayedMove(seat, action)))
        return self._status()

    def _view(self, request: Request) -> Response:
        now = self._current_position()
        _check_seat(request.seat, now.state)
        return {"view": msgspec.to_builtins(now.rules.observe(now.state, request.seat))}

    def _log(self, request: Request) -> Response:
        return {
            "log": [
                {"seat": played_move.seat, **_move(played_move.action)}
                for played_move in self._current_position().played
            ]
        }

    def _record(self, request: Request) -> Response:
        now = self._current_position()
        _check_seat(request.seat, now.state)
        if now.given == "state":
            raise RequestError(
                "no-record", "a record begins with the deal; this game was set up from a state"
            )
        game_record = record.create_record(now.rules, now.names, now.start, now.played, request.seat)
        return {"record": msgspec.to_builtins(game_record)}

    def _scores(self, request: Request) -> Response:
        now = self._current_position()
        if not play.is_finished(now.state):
            raise RequestError("not-finished", "the game is not over")
        return {"result": now.rules.result(now.state).record}


def _rules(name: str) -> AnyGame:
    try:
        return game(name)
    except UnknownGame as error:
        raise RequestError("unknown-game", f"unknown game {name!r}") from error


def _requested_seat(seat: int | None, state: State) -> Seat:
    """Return the requested seat if it has a pending decision.

    If the request does not name a seat, return the first one with a pending decision.
    """
    seats = play.awaited_seats(state)
    if not seats:
        raise RequestError("finished", "the game is over")
    if seat is not None and seat not in seats:
        turn = " or ".join(f"seat {one}" for one in seats)
        raise RequestError("wrong-seat", f"it is {turn}'s turn")
    return seats[0] if seat is None else seat


def _check_seat(seat: int | None, state: State) -> None:
    if seat is not None and not 0 <= seat < state.seats:
        raise RequestError("bad-seat", f"seats must be from 0 to {state.seats - 1}")


def _is_countable(value: Any) -> bool:
    """Return whether the absolute values of all numbers in a JSON value are at most `MAX_NUMBER`."""
    if isinstance(value, dict | list):
        return all(map(_is_countable, value.values() if isinstance(value, dict) else value))
    return not isinstance(value, int | float) or abs(value) <= MAX_NUMBER


def _move(action: Action) -> Response:
    move: Response = msgspec.to_builtins(action)
    return move


def _numbers(numbers: NumberRange) -> Response:
    return {
        "minimum": numbers.minimum, "maximum": numbers.maximum, "step": numbers.step,
        "field": numbers.field, "example": _move(numbers.example),
    }  # fmt: skip


def format_text(localized: LocalizedText) -> str:
    """Format a text as its key and its values, without translating it."""
    values = ", ".join(f"{name} {_format_value(value)}" for name, value in localized.values)
    return f"{localized.key} ({values})" if values else localized.key


def _format_value(value: Value) -> str:
    match value:
        case LocalizedText():
            return format_text(value)
        case SeatName():
            return f"seat {value.seat}"
        case Quote():
            return value.words
        case tuple():
            return " and ".join(map(_format_value, value))
        case _:
            return str(value)


def _json(answer: Response) -> bytes:
    return msgspec.json.encode(answer)


def _id_of(request: Request | RequestId) -> bytes:
    return _json({} if request.id is None else {"id": request.id})


def _id_in(line: str | bytes) -> bytes:
    """Return the `id` of a malformed request, if it can be parsed."""
    try:
        return _id_of(msgspec.json.decode(line, type=RequestId))
    except PARSE_ERRORS:
        return b"{}"


def _merge(first: bytes, second: bytes) -> bytes:
    """Join two JSON objects into one."""
    return second if first == b"{}" else first[:-1] + b"," + second[1:]


def _error(code: str, message: str) -> Response:
    return {"error": {"code": code, "message": message}}


def _code(request: Request, before: Position | None) -> str:
    """Return the error code for an exception raised by the rules.

    The code names the input in this request, or the input that set up the current position. If there was no
    input at all, the code is `internal`.
    """
    match request:
        case Request(do="new", edition=dict()):
            return "bad-edition"
        case Request(do="position", record=dict()):
            return "bad-record"
        case Request(do="position", state=dict()):
            return "bad-state"
    return f"bad-{before.given}" if before is not None and before.given else "internal"


def _reason(error: Exception) -> str:
    """Return the message for an error response.

    If the exception's message was not written for users, include the exception's type and location.
    """
    if isinstance(error, READABLE_ERRORS):
        return str(error)
    where = error.__traceback__
    while where is not None and where.tb_next is not None:
        where = where.tb_next
    place = "" if where is None else f" in {where.tb_frame.f_code.co_name}"
    return f"the rules can't work with it: {type(error).__name__}{place}" + (
        f": {error}" if str(error) else ""
    )
