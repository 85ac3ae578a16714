"""Points in words: with a sign, and one place after the point. Pure."""

from __future__ import annotations

from babel.numbers import format_decimal

from bot.core.words.i18n import Words

NONE = 0.05
"""Points below which there are none."""
MINUS = "\N{MINUS SIGN}"


def with_sign(points: float, words: Words) -> str:
    """Return points with their sign."""
    return _write(points, f"+0.0;{MINUS}0.0", words)


def without_sign(points: float, words: Words) -> str:
    """Return points without a sign."""
    return _write(abs(points), "0.0", words)


def _write(points: float, pattern: str, words: Words) -> str:
    if abs(points) < NONE:
        points, pattern = 0.0, "0.0"
    return format_decimal(points, pattern, locale=words.locale)
