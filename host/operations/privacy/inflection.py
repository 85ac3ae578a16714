"""Build patterns that match all forms of a name, including German and Polish inflections.

All functions are pure.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

VOWELS = "aeiouy"
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i"})
"""Letters that Unicode does not decompose into a base letter and a diacritic."""
_SOFTENED = {"st": "sci", "ch": "sz", "t": "ci", "d": "dzi", "r": "rz", "k": "c", "g": "dz"}
"""Maps Polish stem endings to their inflected forms, without diacritics, as in `Marta`, `Marcie`."""
_FLEETING = re.compile(r"(.+?)i?[eo]([^aeiouy]{1,2})")
"""Matches a Polish word that loses its last vowel in inflected forms, as in `Paweł`, `Pawła`."""
_WORD = re.compile(r"[^\W_]+")


def fold(text: str) -> str:
    """Return a text in lowercase, without diacritics and with font variants replaced."""
    if text.isascii():
        return text.lower()
    folded = unicodedata.normalize("NFKD", text).casefold().translate(_LETTERS)
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def pattern(name: str) -> str:
    """Return a pattern that matches a name in a text returned by `fold`.

    Each word of the name may have any ending, and any separators may occur between the words.
    """
    words = _WORD.findall(unicodedata.normalize("NFKC", name))
    forms = r"[\W_]+".join(map(_word_pattern, words)) if words else re.escape(fold(name))
    return rf"(?<![^\W_]){forms}(?![^\W_])"


def _word_pattern(word: str) -> str:
    """Return a pattern that matches all forms of a word.

    Examples are `Al`, `Als`; `Ada`, `Adę`, `Adzie`; `Marek`, `Mareks`, `Markiem`. The pattern also matches
    some unrelated words, since it is better to redact too much than to leave a name.
    """
    return f"(?:{'|'.join(dict.fromkeys(_alternatives(word)))})"


def _alternatives(word: str) -> Iterator[str]:
    folded = fold(word)
    if len(folded) < 3 or folded[-1].isdigit():
        yield f"{re.escape(folded)}s?"
        return
    has_vowel = folded[-1] in VOWELS
    stem = folded[:-1] if has_vowel else folded
    yield rf"{re.escape(stem)}\w{{0,4}}"
    yield from _changed_stems(word, stem)
    if not has_vowel and len(folded) > 4:
        yield rf"{re.escape(folded[:-2])}\w{{0,5}}"


def _changed_stems(word: str, stem: str) -> Iterator[str]:
    """Yield patterns for the forms of a Polish word in which the stem itself changes."""
    soft = next((end for end in _SOFTENED if stem.endswith(end)), None)
    if soft is not None:
        yield rf"{re.escape(stem.removesuffix(soft))}{_SOFTENED[soft]}\w{{0,4}}"
    if (found := _FLEETING.fullmatch(stem)) is not None:
        yield rf"{re.escape(found[1] + found[2])}\w{{1,4}}"
    if "ą" in word.casefold() or "ę" in word.casefold():
        nasal = "".join("[ae]" if letter in "ąę" else re.escape(fold(letter)) for letter in word.casefold())
        yield rf"{nasal}\w{{0,4}}"
