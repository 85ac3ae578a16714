"""Components and number formats shared by all league and player charts.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from decimal import Decimal
from fractions import Fraction

from babel.dates import format_date
from babel.numbers import format_decimal
from msgspec import Struct

from bot.core.words.i18n import Translator
from bot.core.words.limits import ALT_TEXT, fit_lines
from bot.core.words.names import clean_name, plain_name
from engine.core.text import text
from renderer.league.views import Move, Sign, View

MAX_TEXT = 3500
"""Maximum length of a chart's text version in characters, which leaves room for the rest of the message."""
ARROWS: Mapping[Move, str] = {"champion": "♛", "up": "▲", "stays": "▬", "down": "▼", "out": "✖", "new": "✦"}
"""Text symbols for promotion, relegation and other changes of division."""


class ChartMessage(Struct, frozen=True):
    """A chart: the view to draw, its alt text, and the text to show if no image is possible."""

    view: View
    alt: str
    text: str


def build_chart(view: View, alt: Iterable[str], lines: Iterable[str]) -> ChartMessage:
    """Build a chart from alt text sentences and text lines, dropping the ones that exceed the limits."""
    return ChartMessage(view, " ".join(fit_lines(alt, ALT_TEXT, " ")), "\n".join(fit_lines(lines, MAX_TEXT)))


def name_for_picture(names: Mapping[int, str], user_key: int) -> str:
    """Return a player's name, formatted for an image or alt text."""
    return plain_name(names.get(user_key, ""))


def name_for_message(names: Mapping[int, str], user_key: int) -> str:
    """Return a player's name, formatted for a message."""
    return clean_name(names.get(user_key, ""))


def localized_sign(move: Move, translate: Translator) -> Sign:
    """Return the sign for a promotion, relegation or other change, with a localized letter."""
    return Sign(move) if move == "none" else Sign(move, translate(text(f"chart-letter-{move}")))


def sign_text(move: Move, translate: Translator) -> str:
    """Return a text that represents a promotion, relegation or other change, such as `▲` and a letter."""
    return "" if move == "none" else f"{ARROWS[move]}{localized_sign(move, translate).letter}"


def format_number(
    value: Fraction | float, translate: Translator, digits: int = 2, *, signed: bool = False
) -> str:
    """Format a number for the translator's language, with at most `digits` decimal places."""
    exact = Fraction(value)
    places = Decimal(exact.numerator) / Decimal(exact.denominator)
    sentence = format_decimal(
        abs(places), format=f"0.{'#' * digits}" if digits else "0", locale=translate.babel_locale
    )
    sign = "−" if places < 0 else "+" if signed and places > 0 else ""
    return f"{sign}{sentence}"


def format_day(at: int, translate: Translator) -> str:
    """Format the date of a timestamp.

    The date is in UTC, because all viewers see the same image.
    """
    when = datetime.fromtimestamp(at / 1000, UTC).date()
    return format_date(when, format="medium", locale=translate.babel_locale)


def format_places(best: int, worst: int) -> str:
    """Format a range of places, or a single place if both are equal."""
    return str(best) if best == worst else f"{best}–{worst}"
