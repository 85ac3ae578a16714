"""Names of a match's players as displayed: no name is invisible, and no two look the same. Pure functions."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence

MAX_LENGTH = 32
"""Maximum length of a displayed name."""
FIRST_LETTER = ord("A")
DEFAULT_IGNORABLE = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # fmt: skip
"""The ranges of code points with Unicode's property Default_Ignorable_Code_Point."""
BLANKS = frozenset({0x2800, 0x1D159})
"""Code points that are symbols for Unicode, but have no visible shape: the empty braille pattern and a null note."""
LOOKS_MARKED = re.compile(r"(\([a-z]\)|^player [a-z])$")


def is_invisible(character: str) -> bool:
    """Return whether a character has no visible shape: spaces, control, format and ignorable characters."""
    point = ord(character)
    return (
        unicodedata.category(character)[0] in "CZ"
        or point in BLANKS
        or any(first <= point <= last for first, last in DEFAULT_IGNORABLE)
    )


def display_names(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of seats as displayed.

    Names that look the same get the seat's letter, and invisible names become `Player A`.
    """
    keys = [_visible_key(name) for name in names]
    counts = Counter(keys)
    return tuple(
        _display_name(name, key, chr(FIRST_LETTER + seat), is_unique=counts[key] == 1)
        for seat, (name, key) in enumerate(zip(names, keys, strict=True))
    )


def _display_name(name: str, key: str, letter: str, *, is_unique: bool) -> str:
    if not key:
        return f"Player {letter}"
    if is_unique and not LOOKS_MARKED.search(key):
        return name
    room = MAX_LENGTH - len(letter) - 3
    short = name if len(name) <= room else f"{name[: room - 1]}…"
    return f"{short} ({letter})"


def _visible_key(name: str) -> str:
    """Return the visible part of a name, so that names with equal keys look the same.

    Names are cut when they are displayed, so the key is also cut.
    """
    spaced = "".join(" " if character.isspace() else character for character in name)
    folded = unicodedata.normalize("NFKC", spaced).casefold()
    visible = "".join(letter for letter in folded if letter == " " or not is_invisible(letter))
    return " ".join(visible.split())[: MAX_LENGTH - 1]
