"""The modal in which a user enters a number in a range, and parsing the entered text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.core.ids import Click, custom_id
from bot.core.interactions.modals import TextModal
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.limits import MODAL_HINT, MODAL_LABEL, MODAL_TITLE, shorten
from bot.core.words.names import END_ISOLATE, ISOLATE, plain_name
from engine.core.numbers import NumberRange
from engine.core.text import LocalizedText, text
from host.core.errors import UserError, user_error
from host.turns.play.panels import NumberEntry

FIELD = "number"
OUTDATED = -1
"""An index that no option has."""
MAX_ENTERED = 20
"""Maximum length of the entered text; a longer text than any number lets users correct what they entered."""
DIGITS = re.compile(r"[-\u2212]?\d{1,20}", re.ASCII)
ENTERED = re.compile(r"`([^`\n]+)`")
"""Matches the rejected text at the beginning of a message. All error texts begin with it."""
ZERO_WIDTH_SPACE = "\u200b"
INVISIBLE = str.maketrans("", "", ZERO_WIDTH_SPACE + ISOLATE + END_ISOLATE)
"""The characters that make a text safe to show, and that the user did not enter."""


class InvalidNumber(UserError):
    """Raised if the entered text is not one of the possible numbers."""


def parse_number(entered: str, numbers: NumberRange) -> int:
    """Parse an entered number.

    Raises InvalidNumber.
    """
    plain = entered.strip()
    if DIGITS.fullmatch(plain) is None:
        raise InvalidNumber(_not_digits(plain, numbers))
    number = int(plain.replace("\u2212", "-"))
    match numbers.find_error(number):
        case None:
            return number
        case "step":
            below = numbers.number_at(numbers.position_of(number))
            raise InvalidNumber(
                text(
                    "slip-number-step",
                    entered=_quoted(plain),
                    below=str(below),
                    above=str(below + numbers.step),
                )
            )
        case _:
            raise InvalidNumber(text("slip-number-range", entered=_quoted(plain), **_limits(numbers)))


def _not_digits(entered: str, numbers: NumberRange) -> LocalizedText:
    if not entered:
        return text("slip-number-empty", **_limits(numbers))
    return text("slip-number-digits", entered=_quoted(entered), **_limits(numbers))


def _quoted(entered: str) -> str:
    """Return a text that can be shown as code, without mentions."""
    return plain_name(entered, MAX_ENTERED).replace("`", "'").replace("@", f"@{ZERO_WIDTH_SPACE}")


def _limits(numbers: NumberRange) -> dict[str, str]:
    """Return the limits as texts, because users must enter numbers without thousands separators."""
    return {"minimum": str(numbers.minimum), "maximum": str(numbers.maximum)}


def entered_option(click: Click, entry: NumberEntry | None, revision: int) -> int:
    """Return the index of the option for the number that was entered in the modal; -1 if the panel is outdated.

    `entry` and `revision` are those of the present panel. Raises InvalidNumber.
    """
    if entry is None or revision != click.revision:
        return OUTDATED
    return entry.index_of(parse_number(click.first_line, entry.numbers))


def number_modal(
    interaction: AppInteraction, click: Click, entry: NumberEntry | None, name: str, translate: Translator
) -> TextModal:
    """Ask for a number that is possible now; a text that was rejected before can be corrected.

    `name` is the click name of the submitted modal. If the panel is outdated, the user is told so when they
    submit it. Raises UserError if no number can be chosen.
    """
    if entry is None:
        raise user_error("no-option")
    numbers = entry.numbers
    field: ui.TextInput[TextModal] = ui.TextInput(
        custom_id=FIELD, max_length=MAX_ENTERED, default=rejected_text(interaction.message) or None
    )
    label = shorten(translate(text("number-form-range", **_limits(numbers))), MODAL_LABEL)
    return TextModal(
        shorten(translate(text("number-form")), MODAL_TITLE),
        custom_id(click.match_id, name, revision=click.revision),
        {label: field},
        shorten(_steps(numbers, translate), MODAL_HINT) or None,
    )


def _steps(numbers: NumberRange, translate: Translator) -> str:
    """Return an explanation of the step; empty if all whole numbers are possible."""
    if numbers.step == 1:
        return ""
    first, second = str(numbers.minimum), str(numbers.minimum + numbers.step)
    return translate(text("number-form-steps", step=str(numbers.step), first=first, second=second))


def rejected_text(message: discord.Message | None) -> str:
    """Return the text that the message says is not a possible number; empty if there is none."""
    shown = next(_texts(message.components if message else ()), "")
    found = ENTERED.match(shown)
    return "" if found is None else found[1].translate(INVISIBLE)[:MAX_ENTERED]


def _texts(components: Sequence[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        else:
            yield from _texts(getattr(component, "children", ()))
