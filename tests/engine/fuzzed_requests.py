"""Fuzzed requests for the line protocol: valid requests with one or more changes."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.core import play
from engine.core.files import editions, record
from engine.core.files.library import AnyGame, games
from tests.engine.playouts import play_game

ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 99, 10_000, 10_001, 2**63, 2**64, 10**30, -(10**30), 1.5, 1e308, -0.0,
    float("nan"), float("inf"), "", "storage", "0", "\x00", "\ud800", "é" * 300, [], [[]], [None], {}, {"": None},
    {"step": "end"}, {"move": "pass"},
)  # fmt: skip
"""Values that are invalid in most fields."""
SEVERAL_CHANGES = 0.3
"""Probability that a request is changed more than once."""
EDITIONS = 6
"""Number of copies of each valid request with an edition. Copies make it more likely that such a request is chosen."""

Request = dict[str, Any]
Path = tuple[str | int, ...]


def nested(depth: int) -> Any:
    """Return an empty list nested to the given depth."""
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


def valid_requests(random: Random) -> list[Request]:
    """Return valid requests of every kind, for each game and number of seats."""
    asked: list[Request] = [{"do": "games"}, {"do": "log", "id": 7}, {"do": "scores"}, {"do": "position"}]
    for rules in games().values():
        for seats in rules.seat_counts:
            asked += _requests_of(rules, seats, random)
    return asked


def _requests_of(rules: AnyGame, seats: int, random: Random) -> Iterator[Request]:
    start, played, last = play_game(rules, seats, random.randrange(1000))
    middle = start
    for played_move in played[: random.randrange(len(played))]:
        middle = play.submit(middle, played_move.action, played_move.seat)
    names = tuple(f"p{seat}" for seat in range(seats))
    told = json.loads(
        record.write(record.create_record(rules, names, start, played[: random.randrange(30)], None))
    )
    yield {"do": "new", "game": rules.id, "seats": seats, "seed": "odd", "names": list(names)}
    meant = {**told["edition"], editions.HOUSE_RULES: True}
    yield from [{"do": "new", "game": rules.id, "seats": seats, "edition": meant}] * EDITIONS
    for state in (start, middle, last):
        yield {"do": "position", "game": rules.id, "state": json.loads(rules.encode_state(state))}
    yield {"do": "position", "record": told, "at": random.randrange(5)}
    for seat in (None, 0, seats):
        yield from ({"do": do, "seat": seat} for do in ("view", "record", "options"))
    for played_move in random.sample(list(played), min(10, len(played))):
        action = rules.move_record(played_move.seat, start, played_move.seat, played_move.action, now=last)
        yield {"do": "choose", "move": {key: value for key, value in action.items() if key != "seat"}}


def corrupt_request(request: Request, random: Random) -> bytes:
    """Change a request in one or more places and return it as a line."""
    asked = copy.deepcopy(request)
    for _ in range(random.randint(2, 5) if random.random() < SEVERAL_CHANGES else 1):
        _change(asked, random)
    line = json.dumps(asked).encode()
    return _garble_line(line, random) if random.random() < 0.05 else line


def _change(request: Request, random: Random) -> None:
    """Insert an odd value, remove a value, or swap two values in a request."""
    places = list(_paths_in(request))
    if not places:
        return
    path = random.choice(places)
    within = _value_at(request, path[:-1])
    match random.randrange(6):
        case 0:
            del within[path[-1]]
        case 1:
            within[path[-1]] = copy.deepcopy(_value_at(request, random.choice(places)))
        case 2 if isinstance(within, list):
            within.insert(random.randrange(len(within) + 1), copy.deepcopy(_value_at(request, path)))
        case 2:
            within[random.choice([str(step) for place in places for step in place])] = copy.deepcopy(
                _value_at(request, path)
            )
        case 3:
            within[path[-1]] = nested(random.choice((3, 90)))
        case _:
            within[path[-1]] = copy.deepcopy(random.choice(ODD_VALUES))


def _paths_in(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path to each value in a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, below in inner:
        yield (*path, key)
        yield from _paths_in(below, (*path, key))


def _value_at(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def _garble_line(line: bytes, random: Random) -> bytes:
    """Truncate a line, or insert bytes into it."""
    cut = random.randrange(len(line) + 1)
    odd = random.choice((random.randbytes(3), b"[" * 3000 + b"]" * 3000, b"9" * 5000))
    return random.choice((line[:cut], line[:cut] + odd + line[cut:], line[cut:], line * 2))
