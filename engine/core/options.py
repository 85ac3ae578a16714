"""What a table may choose before a match begins: the choices of a game, read, written and named.

Written down an option is `id=value`; in JSON it is a field. Yes and no are true and false there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import Struct

from engine.core.text import LocalizedText

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]
"""What is chosen, by the ids of the choices."""

NONE_TOLD: Options = MappingProxyType({})
"""Nothing is told: every choice is left at its default."""
YES_OR_NO = (False, True)


class BadOption(Exception):
    """An option is none of the game's, or has none of its values."""


class Choice(Struct, frozen=True):
    """One thing a table may choose: yes or no, one of some words, or one of some small whole numbers.

    `<game>-option-<id>` names it, with an `.about`; `<game>-option-<id>-<value>` names a value, yes and no by these.
    """

    id: str
    """Lower case, words joined by hyphens."""
    values: tuple[Value, ...]
    default: Value


def fill_in(choices: Sequence[Choice], told: Mapping[str, Any]) -> dict[str, Value]:
    """Return an option for each choice: what is told, else the default; raises BadOption."""
    known = [choice.id for choice in choices]
    for name in told:
        if name not in known:
            there_are = f"there are {', '.join(known)}" if known else "the game has none"
            raise BadOption(f"no option {name!r}: {there_are}")
    return {choice.id: _checked(choice, told.get(choice.id, choice.default)) for choice in choices}


def _checked(choice: Choice, told: Any) -> Value:
    for value in choice.values:
        # True is not 1, nor is 1.0.
        if type(told) is type(value) and told == value:
            return value
    among = ", ".join(map(spell, choice.values))
    raise BadOption(f"option {choice.id} is one of {among}, not {told!r}")


def changed(choices: Sequence[Choice], options: Options) -> dict[str, Value]:
    """Return the options that are not left at their defaults, in the order of the choices."""
    return {
        choice.id: options[choice.id] for choice in choices if options[choice.id] != choice.default
    }  # fmt: skip


def spell(value: Value) -> str:
    """Return a value as it is typed, and as the keys of its words end."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def parse(choices: Sequence[Choice], typed: str) -> dict[str, Value]:
    """Read options as they are typed, `id=value` with commas or spaces between; raises BadOption."""
    told: dict[str, Any] = {}
    for part in typed.replace(",", " ").split():
        name, _, word = part.partition("=")
        told[name] = next((value for value in _values(choices, name) if spell(value) == word), word)
    fill_in(choices, told)
    return told


def _values(choices: Sequence[Choice], name: str) -> Iterator[Value]:
    for choice in choices:
        if choice.id == name:
            yield from choice.values


def name_text(game: str, choice: Choice) -> LocalizedText:
    """Return what a choice is called; its attribute `about` says what it does."""
    return LocalizedText(f"{game}-option-{choice.id}")


def value_text(game: str, choice: Choice, value: Value) -> LocalizedText:
    """Return what a value is called."""
    return LocalizedText(f"{game}-option-{choice.id}-{spell(value)}")
