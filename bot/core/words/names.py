"""Sanitizing user text: no control characters, limited length, escaped Discord markdown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence

from bot.core.words.redaction import OMITTED, UNSEATED, is_redacted, seat_letters
from host.matches.match.display_names import is_invisible

MAX_NAME = 32
"""Maximum graphemes (user-perceived characters) of a name."""
MAX_TITLE = 80
"""Maximum graphemes of a title, which appears alone and may be longer than a name."""
MAX_GRAPHEME = 12
"""Maximum code points per grapheme. A family emoji has 7 to 11, but stacked accents can have far more."""
CODE_POINTS_PER_CHARACTER = 100
"""Maximum code points to inspect per visible character, far more than real characters have."""
NAMELESS = "?"

FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that are letters or symbols for Unicode, but are blank."""
NAMELESS_PLAYER = re.compile(r"(\**)Player ([A-Z])(\**)")
"""Matches the displayed name of a player without a visible name. No other player is displayed like this."""
JOINER = "\u200d"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
MAX_TEXT = 400
"""Maximum graphemes of a reason, or of a text in an uploaded file."""
SPECIAL_CHARACTERS = re.compile(r"[\\`*_~|<>\[\]()#/]|^[-+]|(?:(?<=^\d)|(?<=^\d\d))\.")
"""Matches characters with a special meaning in Discord: markdown, lists, tags, and slashes in links."""


def escape_text(line: str) -> str:
    """Escape a line so that Discord shows it literally.

    The result has no links, invites, mentions, tags or markdown.
    """
    return SPECIAL_CHARACTERS.sub(r"\\\g<0>", line).replace("@", "@\u200b")


def clean_name(name: str, max_length: int = MAX_NAME) -> str:
    """Return a name that is safe in a message."""
    return escape_text(plain_name(name, max_length))


def clean_names(names: Sequence[str], seat_count: int | None = None) -> list[str]:
    """Return names by seat, safe to use in a message.

    If `seat_count` is given, any further names belong to users without a seat.
    """
    if is_redacted():
        return seat_letters(names, len(names) if seat_count is None else seat_count)
    return [clean_name(name) for name in names]


def clean_text(words: str) -> str:
    """Return a user's text, for example a reason, as one safe line of limited length."""
    return OMITTED if is_redacted() else escape_text(_one_line(words, MAX_TEXT))


def plain_name(name: str, max_length: int = MAX_NAME) -> str:
    """Return a name for images, buttons and menus: one line of at most `max_length` graphemes."""
    return UNSEATED if is_redacted() else _one_line(name, max_length) or NAMELESS


def _one_line(words: str, max_length: int) -> str:
    # Don't inspect more of the text than can be kept.
    visible = "".join(
        filter(_is_allowed, unicodedata.normalize("NFC", words[: max_length * CODE_POINTS_PER_CHARACTER]))
    )
    if all(map(is_invisible, visible)):
        return ""
    texts = list(graphemes(" ".join(visible.split())))
    short = "".join(texts if len(texts) <= max_length else [*texts[: max_length - 1], "…"])
    return _isolate(short.strip(JOINER))


def graphemes(line: str) -> Iterator[str]:
    """Split a line into graphemes, each truncated to 12 code points."""
    if line.isascii():
        yield from line
        return
    import regex  # noqa: PLC0415 - saves 1.4 MB; ASCII text does not need it

    for found in regex.finditer(r"\X", line):
        yield found[0][:MAX_GRAPHEME]


def _is_tag(character: str) -> bool:
    """Return whether a character is a tag character, as used in flag emoji."""
    return "\U000e0020" <= character <= "\U000e007f"


def _is_allowed(character: str) -> bool:
    """Return whether to keep a character.

    Control and format characters, including bidirectional overrides, are dropped. The joiner and tag
    characters are kept, because emoji need them.
    """
    return (
        (unicodedata.category(character)[0] != "C" and character not in FILLERS)
        or character == JOINER
        or character.isspace()
        or _is_tag(character)
    )


def _isolate(line: str) -> str:
    """Isolate a right-to-left name, so that it does not reverse the surrounding sentence."""
    if any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in line):
        return f"{ISOLATE}{line}{END_ISOLATE}"
    return line
