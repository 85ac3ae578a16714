"""What people write made fit to be shown: no control characters, not endless, harmless in Discord's markdown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

MAX_NAME = 32
"""In graphemes: what a reader takes for letters."""
MAX_TITLE = 80
"""The same; titles of matches stand alone and may be longer."""
MAX_GRAPHEME = 12
"""In code points: a family of four takes seven to eleven, a tower of accents is nobody's name."""
LOOKED_AT = 100
"""Code points for each letter that is shown: far more than a letter takes."""
NAMELESS = "?"

JOINER = "\u200d"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
MAX_WORDS = 400
"""The same; what somebody gives as a reason, or sends in a file."""
LIVE = re.compile(r"[\\`*_~|<>\[\]()#/]|^[-+]|(?:(?<=^\d)|(?<=^\d\d))\.")
"""What Discord makes more of than it says: marks, lists, tags, and the slashes of which links and invites are made."""


def disarm(line: str) -> str:
    """Return a line of which Discord shows just what it says: no link, invite, mention, tag or markdown."""
    return LIVE.sub(r"\\\g<0>", line).replace("@", "@\u200b")


def clean_name(name: str, most: int = MAX_NAME) -> str:
    """Return a name fit for a message."""
    return disarm(plain_name(name, most))


def clean_words(words: str) -> str:
    """Return what somebody wrote, a reason say, fit for a message: one line, not endless."""
    return disarm(_one_line(words, MAX_WORDS))


def plain_name(name: str, most: int = MAX_NAME) -> str:
    """Return a name fit for pictures, buttons and menus: one line of at most so many letters."""
    return _one_line(name, most) or NAMELESS


def _one_line(words: str, most: int) -> str:
    # What is cut off anyhow is not even looked at.
    visible = "".join(filter(_is_kept, unicodedata.normalize("NFC", words[: most * LOOKED_AT])))
    letters = list(graphemes(" ".join(visible.split())))
    short = "".join(letters if len(letters) <= most else [*letters[: most - 1], "…"])
    return _isolate(short.strip(JOINER))


def graphemes(line: str) -> Iterator[str]:
    """Split a line where a reader sees one letter end; what is longer than 12 code points loses its rest."""
    if line.isascii():
        yield from line
        return
    import regex  # noqa: PLC0415 - it takes 1.4 MB, and a letter of ASCII is always one for itself

    for found in regex.finditer(r"\X", line):
        yield found[0][:MAX_GRAPHEME]


def _is_tag(character: str) -> bool:
    """Tell whether this is one of the tags that spell a flag."""
    return "\U000e0020" <= character <= "\U000e007f"


def _is_kept(character: str) -> bool:
    """Drop controls and formats, overrides of direction among them; emoji need the joiner and the tags."""
    return (
        unicodedata.category(character)[0] != "C"
        or character == JOINER
        or character.isspace()
        or _is_tag(character)
    )


def _isolate(line: str) -> str:
    """Keep a right-to-left name from turning round the sentence it stands in."""
    if any(unicodedata.bidirectional(character) in RIGHT_TO_LEFT for character in line):
        return f"{ISOLATE}{line}{END_ISOLATE}"
    return line
