"""Sanitizing user text: no control characters, limited length, escaped Discord markdown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

MAX_NAME = 32
"""Maximum graphemes (user-perceived characters) of a name."""
MAX_TITLE = 80
"""Maximum graphemes of a title, which appears alone and may be longer than a name."""
MAX_GRAPHEME = 12
"""Maximum code points of a grapheme: a family emoji takes 7 to 11; stacked accents can take far more."""
LOOKED_AT = 100
"""Code points to inspect per visible character, far more than a character needs."""
NAMELESS = "?"

JOINER = "\u200d"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
MAX_WORDS = 400
"""Maximum graphemes of a reason, or of a text in an uploaded file."""
LIVE = re.compile(r"[\\`*_~|<>\[\]()#/]|^[-+]|(?:(?<=^\d)|(?<=^\d\d))\.")
"""Characters with a special meaning in Discord: markdown, lists, tags, and slashes of links and invites."""


def disarm(line: str) -> str:
    """Escape a line so that Discord shows it literally.

    The result has no links, invites, mentions, tags or markdown.
    """
    return LIVE.sub(r"\\\g<0>", line).replace("@", "@\u200b")


def clean_name(name: str, most: int = MAX_NAME) -> str:
    """Return a name that is safe in a message."""
    return disarm(plain_name(name, most))


def clean_words(words: str) -> str:
    """Return a user's text, for example a reason, as one safe line of limited length."""
    return disarm(_one_line(words, MAX_WORDS))


def plain_name(name: str, most: int = MAX_NAME) -> str:
    """Return a name for images, buttons and menus: one line of at most `most` characters."""
    return _one_line(name, most) or NAMELESS


def _one_line(words: str, most: int) -> str:
    # Skip the part that will be cut off anyway.
    visible = "".join(filter(_is_kept, unicodedata.normalize("NFC", words[: most * LOOKED_AT])))
    letters = list(graphemes(" ".join(visible.split())))
    short = "".join(letters if len(letters) <= most else [*letters[: most - 1], "…"])
    return _isolate(short.strip(JOINER))


def graphemes(line: str) -> Iterator[str]:
    """Split a line into graphemes; each is truncated to 12 code points."""
    if line.isascii():
        yield from line
        return
    import regex  # noqa: PLC0415 - it takes 1.4 MB, and a letter of ASCII is always one for itself

    for found in regex.finditer(r"\X", line):
        yield found[0][:MAX_GRAPHEME]


def _is_tag(character: str) -> bool:
    """Return whether a character is a tag character of a flag emoji."""
    return "\U000e0020" <= character <= "\U000e007f"


def _is_kept(character: str) -> bool:
    """Return whether to keep a character.

    Control and format characters, including bidirectional overrides, are dropped. Emoji need the joiner and
    the tags.
    """
    return (
        unicodedata.category(character)[0] != "C"
        or character == JOINER
        or character.isspace()
        or _is_tag(character)
    )


def _isolate(line: str) -> str:
    """Isolate a right-to-left name, so that it does not reverse the surrounding sentence."""
    if any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in line):
        return f"{ISOLATE}{line}{END_ISOLATE}"
    return line
