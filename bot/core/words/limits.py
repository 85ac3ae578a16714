"""Discord's length limits, and functions that shorten texts at natural boundaries.

Lengths are counted in UTF-16 units, as in Discord's clients. Discord's own count is never larger.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.core.words.names import graphemes

BUTTON_LABEL = 80
OPTION_TEXT = 100
PLACEHOLDER = 150
CHOICE_NAME = 100
MESSAGE_TEXT = 4000
ALT_TEXT = 1024
THREAD_NAME = 100
MODAL_TITLE = 45
MODAL_LABEL = 45
MODAL_HINT = 100
"""Maximum length of the hint below a text input's label."""
MODAL_INPUTS = 5
CUSTOM_ID = 100
SELECT_OPTIONS = 25
CHOICES = 25
ROW_BUTTONS = 5
COMPONENTS = 40

ELLIPSIS = "…"


def length(line: str) -> int:
    """Return a text's length in UTF-16 units, which is never smaller than Discord's own count."""
    return len(line.encode("utf-16-le", "surrogatepass")) // 2


def shorten(line: str, max_length: int) -> str:
    """Shorten a text to a maximum length and append an ellipsis, without splitting a character."""
    if length(line) <= max_length:
        return line
    text, room = "", max_length - len(ELLIPSIS)
    for letter in graphemes(line):
        room -= length(letter)
        if room < 0:
            break
        text += letter
    return text.rstrip() + ELLIPSIS


def fit_blocks(blocks: Sequence[str], max_length: int) -> list[str]:
    """Shorten the longest blocks until their total length fits."""
    kept = list(blocks)
    while (excess := sum(map(length, kept)) - max_length) > 0:
        longest = max(range(len(kept)), key=lambda place: length(kept[place]))
        others = sorted((length(block) for block in kept), reverse=True)[1:2] or [0]
        wanted = max(length(kept[longest]) - excess, min(others[0], length(kept[longest]) - 1), len(ELLIPSIS))
        kept[longest] = shorten(kept[longest], wanted)
    return kept


def fit_lines(lines: Iterable[str], max_length: int, separator: str = "\n") -> list[str]:
    """Return as many lines from the beginning as fit the given length when joined; no line is cut."""
    kept, room = list[str](), max_length + length(separator)
    for line in lines:
        room -= length(separator) + length(line)
        if room < 0:
            break
        kept.append(line)
    return kept
