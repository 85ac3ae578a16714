"""Game options, chosen before a match: definition, parsing, formatting and names.

In text, an option is written `id=value`; in JSON, it is a field. Yes and no are true and false in JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.text import LocalizedText

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]
"""The chosen value for each option id."""

NO_OPTIONS: Options = MappingProxyType({})
"""A selection without explicit values: each option has its default value."""
YES_OR_NO = (False, True)


class BadOption(Exception):
    """Raised when a game has no such option, or when an option has no such value."""


class Choice(Struct, frozen=True):
    """An option that players choose before a match.

    Its values are yes and no, several words, or several small integers. The message `<game>-option-<id>`
    contains its name, and the attribute `.about` contains its description. The message
    `<game>-option-<id>-<value>` contains the name of a value, including yes and no.
    """

    id: str
    """The option's id: lower case, with words joined by hyphens."""
    values: tuple[Value, ...]
    default: Value


def with_defaults(choices: Sequence[Choice], given: Mapping[str, Any]) -> dict[str, Value]:
    """Return a value for each option, using defaults for missing ones.

    Raise BadOption if an option is invalid.
    """
    known = [choice.id for choice in choices]
    for name in given:
        if name not in known:
            there_are = f"there are {', '.join(known)}" if known else "the game has none"
            raise BadOption(f"no option {name!r}: {there_are}")
    return {choice.id: _checked(choice, given.get(choice.id, choice.default)) for choice in choices}


def _checked(choice: Choice, given: Any) -> Value:
    for value in choice.values:
        # Do not treat True or 1.0 as 1.
        if type(given) is type(value) and given == value:
            return value
    among = ", ".join(map(format_value, choice.values))
    raise BadOption(f"option {choice.id} must be one of {among}, not {given!r}")


def non_default_options(choices: Sequence[Choice], options: Options) -> dict[str, Value]:
    """Return the options that differ from their defaults, in declaration order."""
    return {
        choice.id: options[choice.id] for choice in choices if options[choice.id] != choice.default
    }  # fmt: skip


def format_value(value: Value) -> str:
    """Format a value the way users type it.

    Translation keys use the same format.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def parse(choices: Sequence[Choice], typed: str) -> dict[str, Value]:
    """Parse typed options: `id=value`, separated by commas or spaces.

    Raise BadOption if an option is invalid.
    """
    data: dict[str, Any] = {}
    for part in typed.replace(",", " ").split():
        name, _, word = part.partition("=")
        data[name] = next((value for value in _values(choices, name) if format_value(value) == word), word)
    with_defaults(choices, data)
    return data


def _values(choices: Sequence[Choice], name: str) -> Iterator[Value]:
    for choice in choices:
        if choice.id == name:
            yield from choice.values


def name_text(game: str, choice: Choice) -> LocalizedText:
    """Return an option's name.

    The message's attribute `about` contains the description.
    """
    return LocalizedText(f"{game}-option-{choice.id}")


def value_text(game: str, choice: Choice, value: Value) -> LocalizedText:
    """Return a value's name."""
    return LocalizedText(f"{game}-option-{choice.id}-{format_value(value)}")
