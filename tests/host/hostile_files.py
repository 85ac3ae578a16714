"""Invalid match files: huge, deeply nested or malformed, each with a single defect."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from itertools import chain, zip_longest
from typing import Any

HUGE = 900_000
"""Size of a huge file in bytes, slightly below the limit of 1 MB."""
DEEP = 900

File = dict[str, Any]
FieldPath = tuple[str | int, ...]


def hostile_files(*matches: File) -> Iterator[tuple[str, bytes]]:
    """Yield broken copies of the given matches in rotation, each with the name of its defect."""
    kinds = (_broken_editions, _broken_logs, _broken_fields)
    families = [kind(match) for match in matches for kind in kinds]
    for found in chain.from_iterable(zip_longest(*families)):
        if found is not None:
            name, file = found
            yield name, json.dumps(file, separators=(",", ":")).encode()


def _replace_value(file: File, path: FieldPath, value: Any) -> File:
    """Return a copy of the file with one value replaced."""
    whole = deepcopy(file)
    within: Any = whole
    for key in path[:-1]:
        within = within[key]
    within[path[-1]] = value
    return whole


def _walk_values(value: Any, path: FieldPath = ()) -> Iterator[tuple[FieldPath, Any]]:
    """Yield each value with its path.

    Only the first item of each list is visited.
    """
    if isinstance(value, dict | list):
        keys = value if isinstance(value, dict) else range(min(len(value), 1))
        for key in keys:
            yield (*path, key), value[key]
            yield from _walk_values(value[key], (*path, key))


def _broken_editions(file: File) -> Iterator[tuple[str, File]]:
    for place, value in _walk_values(file["edition"]):
        for what, other in _replacements(value):
            name = f"{file['game']}: edition {'.'.join(map(str, place))}: {what}"
            yield name, _replace_value(file, ("edition", *place), other)


def _replacements(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield named replacements for a value."""
    if isinstance(value, list):
        item = value[0] if value else 1
        yield "endless", [item] * (HUGE // len(json.dumps(item, separators=(",", ":")) + ","))
        yield "empty", []
        yield "a hundred", [item] * 100
    elif isinstance(value, bool):
        yield "a number", 7
    elif isinstance(value, int):
        yield "large", 10**9
        yield "larger", 2**63
        yield "negative", -5
    elif isinstance(value, str):
        yield "endless", "x" * HUGE
    yield "nothing", None
    yield "deep", _nested_value()


def _nested_value() -> Any:
    value: Any = 1
    for _ in range(DEEP):
        value = [value]
    return value


def _broken_logs(file: File) -> Iterator[tuple[str, File]]:
    head, at = file["log"], file["log"][-1]["at"]

    def entry(kind: str, payload: Any, seat: int | None = None, by: str = "host") -> File:
        return {"seat": seat, "kind": kind, "by": by, "at": at, "payload": payload}

    time_out = entry("timed-out", {"type": "timed-out", "seat": 0}, 0, "clock")
    swap = {"type": "seat-taken", "seat": 0, "why": "substitute", "was": "a", "name": "b"}
    undone = {"type": "undone", "to": 1, "why": "ruled"}
    pause = {"what": "paused"}
    endless: dict[str, list[File]] = {
        "time-outs": [time_out] * 9_500,
        "fewer time-outs": [time_out] * 3_900,
        "substitutes": [entry("seat-taken", swap, 0)] * 7_000,
        "fewer substitutes": [entry("seat-taken", swap, 0)] * 3_900,
        "undone": [entry("undone", undone)] * 9_000,
        "fewer undone": [entry("undone", undone)] * 3_900,
        "rulings": [entry("ruled", pause)] * 3_900,
        "a reason": [entry("undone", undone | {"reason": "<https:////x>" * (HUGE // 14)})],
        "a name": [entry("seat-taken", swap | {"name": "e\u0301" * (HUGE // 7)}, 0)],
        "a payload": [entry("move", {"move": "x" * HUGE}, 0, "player"), entry("undone", undone)],
        "payloads": [entry("move", {"move": "x" * 5_000}, 0, "player")] * 150 + [entry("undone", undone)],
        "a deep payload": [entry("move", _nested_value(), 0, "player"), entry("undone", undone)],
        "a deep entry": [
            entry("timed-out", {"type": "timed-out", "seat": 0, "more": _nested_value()}, 0, "clock")
        ],
        "a large number": [entry("timed-out", {"type": "timed-out", "seat": 2**70}, 0, "clock")],
        "a person": [entry("seat-taken", swap | {"person": 2**70}, 0)],
        "undone by an unknown": [entry("undone", undone | {"seat": -1, "alone": True})],
        "half a letter": [entry("seat-taken", swap | {"name": "\ud800"}, 0)],
    }
    for name, further in endless.items():
        yield f"{file['game']}: log: {name}", file | {"log": [*head, *further]}


def _broken_fields(file: File) -> Iterator[tuple[str, File]]:
    seat = file["seats"][0]
    fields: dict[str, Any] = {
        "title": "@everyone https://x " * (HUGE // 20),
        "game": "x" * HUGE,
        "seed": "1" * HUGE,
        "pace": '{"name":"daily","bank":1,"increment":1,"cap":1,"patience":1,"x":' + "[" * 5_000,
        "options": {f"o{n}": n for n in range(40_000)},
        "seats": [seat] * 10_000,
        "opener": 2**70,
        "created": -1,
        "rules_version": 2**70,
        "log": [],
        "edition": {f"e{n}": [] for n in range(40_000)},
    }
    for name, value in fields.items():
        yield f"{file['game']}: {name}", file | {name: value}
    others: dict[str, tuple[str, Any]] = {
        "an option that is none": ("options", {"x" * HUGE: "y"}),
        "a deep option": ("options", {"length": _nested_value()}),
        "an endless name": ("seats", [seat | {"name": "\u0301" * (HUGE // 6)}, *file["seats"][1:]]),
        "an endless level": ("seats", [{**seat, "person": None, "robot": "x" * HUGE}, *file["seats"][1:]]),
        "unknown fields": ("more", [[]] * (HUGE // 3)),
    }
    for name, (field, value) in others.items():
        yield f"{file['game']}: {name}", file | {field: value}
