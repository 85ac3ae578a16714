"""Game options, chosen before a match: definition, parsing, formatting and names.

As text an option is `id=value`, in JSON it is a field. Yes and no are true and false in JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.text import LocalizedText

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]
"""The chosen values by choice id."""

NO_OPTIONS: Options = MappingProxyType({})
"""No options, so that each choice has its default."""
YES_OR_NO = (False, True)


class BadOption(Exception):
    """Raised when the game has no such option, or the option has no such value."""


class Choice(Struct, frozen=True):
    """An option that players choose before a match.

    Its values are yes and no, several words, or several small integers. `<game>-option-<id>` is its name,
    with the description as attribute `.about`. `<game>-option-<id>-<value>` is the name of a value, including
    yes and no.
    """

    id: str
    """Lower case, with words joined by hyphens."""
    values: tuple[Value, ...]
    default: Value


def with_defaults(choices: Sequence[Choice], given: Mapping[str, Any]) -> dict[str, Value]:
    """Return a value for each choice, using defaults for missing ones.

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
        # Neither True nor 1.0 counts as 1.
        if type(given) is type(value) and given == value:
            return value
    among = ", ".join(map(format_value, choice.values))
    raise BadOption(f"option {choice.id} is one of {among}, not {given!r}")


def non_default_options(choices: Sequence[Choice], options: Options) -> dict[str, Value]:
    """Return the options that differ from their defaults, in declaration order."""
    return {
        choice.id: options[choice.id] for choice in choices if options[choice.id] != choice.default
    }  # fmt: skip


def format_value(value: Value) -> str:
    """Return a value as users type it and as translation keys contain it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def parse(choices: Sequence[Choice], typed: str) -> dict[str, Value]:
    """Parse typed options: `id=value`, separated by commas or spaces.

    Raise BadOption if an option is invalid.
    """
    told: dict[str, Any] = {}
    for part in typed.replace(",", " ").split():
        name, _, word = part.partition("=")
        told[name] = next((value for value in _values(choices, name) if format_value(value) == word), word)
    with_defaults(choices, told)
    return told


def _values(choices: Sequence[Choice], name: str) -> Iterator[Value]:
    for choice in choices:
        if choice.id == name:
            yield from choice.values


def name_text(game: str, choice: Choice) -> LocalizedText:
    """Return a choice's name.

    The message's attribute `about` is the description.
    """
    return LocalizedText(f"{game}-option-{choice.id}")


def value_text(game: str, choice: Choice, value: Value) -> LocalizedText:
    """Return a value's name."""
    return LocalizedText(f"{game}-option-{choice.id}-{format_value(value)}")
