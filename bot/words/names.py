"""People's names made fit to be shown: no control characters, not endless, harmless in Discord's markdown."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import regex

MAX_NAME = 32
"""In graphemes: what a reader takes for letters."""
MAX_TITLE = 80
"""The same; titles of matches stand alone and may be longer."""
MAX_GRAPHEME = 12
"""In code points: a family of four takes seven to eleven, a tower of accents is nobody's name."""
NAMELESS = "?"

GRAPHEME = regex.compile(r"\X")
JOINER = "\u200d"
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
MARKDOWN = re.compile(r"[\\`*_~|<>\[\]()#]|(?<=:)//|^[-+]")


def plain_name(name: str, most: int = MAX_NAME) -> str:
    """Return a name fit for pictures, buttons and menus: one line of at most so many letters."""
    visible = "".join(filter(_is_kept, unicodedata.normalize("NFC", name)))
    letters = list(graphemes(" ".join(visible.split())))
    short = "".join(letters if len(letters) <= most else [*letters[: most - 1], "…"])
    return _isolate(short.strip(JOINER)) or NAMELESS


def clean_name(name: str, most: int = MAX_NAME) -> str:
    """Return a name fit for a message: as `plain_name`, with markdown and mentions disarmed."""
    return MARKDOWN.sub(r"\\\g<0>", plain_name(name, most)).replace("@", "@\u200b")


def graphemes(line: str) -> Iterator[str]:
    """Split a line where a reader sees one letter end; what is longer than 12 code points loses its rest."""
    for found in GRAPHEME.finditer(line):
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
