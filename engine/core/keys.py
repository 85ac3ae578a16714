"""Checks for misplaced record keys.

A key that belongs elsewhere is an error. An unknown key is allowed, because it may be a remark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Struct, inspect
from msgspec.structs import fields

from engine.core.chance import SeededChance
from engine.core.editions import HOUSE_RULES
from engine.core.library import AnyGame
from engine.core.model import Action

RECORD_KEYS = frozenset({
    "format", "game", "rules_version", "complete", "seats", "options", "edition", "chance", "moves", "result",
    "participation", "fairness",
})  # fmt: skip
"""The fields of a record."""
MOVE_KEYS = frozenset({"seat", "move", "by"})


class MisplacedKey(Exception):
    """Raised for a known key in a place where it has no meaning."""

    def __init__(self, key: str, where: str) -> None:
        super().__init__(f"{key!r} means nothing in {where}")


@cache
def known_keys(rules: AnyGame) -> frozenset[str]:
    """Return all keys that are used anywhere in a game's records."""
    state = rules.deal(min(rules.seat_counts), rules.default_edition(), SeededChance(""))
    parts = rules.edition_record(rules.edition_of(state)), rules.chance_record(state, None)
    return (
        RECORD_KEYS
        | MOVE_KEYS
        | {HOUSE_RULES, *_keys_of(parts), *_fields_of(inspect.type_info(rules.move_type))}
    )


def check_record(rules: AnyGame, record: Iterable[str]) -> None:
    """Check a record's top-level keys; unknown keys are allowed.

    Raise MisplacedKey for a known key that is not a field of a record.
    """
    _check(rules, record, RECORD_KEYS, "the record itself")


def check_move(rules: AnyGame, move: Mapping[str, Any], action: Action) -> None:
    """Check a parsed move's keys; unknown keys are allowed.

    Raise MisplacedKey for a known key that does not belong to the move.
    """
    _check(rules, move, _keys_of_struct(type(action)) | MOVE_KEYS, f"the move {move.get('move')!r}")
    for key, inner in move.items():
        if isinstance(inner, Mapping) and isinstance(value := _value(action, key), Struct):
            _check(rules, inner, _keys_of_struct(type(value)), f"{key!r} of the move {move.get('move')!r}")


def check_part(rules: AnyGame, part: Any, expected: Any, where: str) -> None:
    """Check the keys in part of a record.

    `expected` is the same part in the form in which this program would write it. Raise MisplacedKey for a
    known key that `expected` does not contain in that place.
    """
    if isinstance(part, Mapping) and isinstance(expected, Mapping):
        _check(rules, part, frozenset(expected), where)
        for key, value in expected.items():
            check_part(rules, part.get(key), value, f"{where}.{key}")
    elif isinstance(part, list | tuple) and isinstance(expected, list | tuple) and expected:
        for value in part:
            check_part(rules, value, expected[0], where)


def check_edition(rules: AnyGame, given: Mapping[str, Any], state: Any) -> None:
    """Check the keys of an edition from which a state was dealt.

    Raise MisplacedKey for a known key that has no meaning there.
    """
    written = {HOUSE_RULES: False, **rules.edition_record(rules.edition_of(state))}
    check_part(rules, given, written, "edition")


def _check(rules: AnyGame, part: Iterable[str], allowed: frozenset[str], where: str) -> None:
    for key in part:
        if key not in allowed and key in known_keys(rules):
            raise MisplacedKey(key, where)


@cache
def _keys_of_struct(struct: type[Struct]) -> frozenset[str]:
    return frozenset(field.encode_name for field in fields(struct))


def _value(struct: Struct, key: str) -> Any:
    """Return the value of the field that is serialized under a key."""
    return next((getattr(struct, f.name) for f in fields(struct) if f.encode_name == key), None)


def _keys_of(value: Any) -> Iterator[str]:
    """Yield the keys of all objects nested in a JSON value."""
    if isinstance(value, Mapping):
        yield from value
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    for below in inner:
        yield from _keys_of(below)


def _fields_of(kind: inspect.Type) -> Iterator[str]:
    """Yield the keys of all structs nested in a type."""
    match kind:
        case inspect.UnionType():
            for item_type in kind.types:
                yield from _fields_of(item_type)
        case inspect.StructType():
            for field in kind.fields:
                yield field.encode_name
                yield from _fields_of(field.type)
        case inspect.VarTupleType():
            yield from _fields_of(kind.item_type)
        case inspect.TupleType():
            for item_type in kind.item_types:
                yield from _fields_of(item_type)
