"""Pure functions that find a user's names in texts, including inflected forms."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Collection, Iterator
from typing import Any

MARKS = re.compile(r"\\(.)|[\u200b\u2068\u2069]")
"""Marks that messages add to names so that Discord displays the names literally."""
VOWELS = "aeiouy"


class NameFilter:
    """A filter that empties texts that contain any of the given names."""

    def __init__(self, names: Collection[str]) -> None:
        patterns = [_pattern(name) for name in names if name.strip()]
        self._named = re.compile(rf"(?<!\w)(?:{'|'.join(patterns) or '(?!)'})(?!\w)", re.IGNORECASE)

    def matches(self, text: str) -> bool:
        """Return whether a text contains any of the names; in JSON, all strings are searched."""
        return any(self._named.search(MARKS.sub(r"\1", said)) for said in _strings(text))

    def redact(self, text: str, keys: Collection[str]) -> str:
        """Return a text, emptied if it contains any of the names.

        If `keys` are given, only matching strings under these keys of a JSON text are emptied. Without keys,
        a JSON list becomes an empty list.
        """
        value = _parse(text) if keys else None
        if value is None:
            return text if not self.matches(text) else "[]" if text.startswith("[") else ""
        found = [(one, key) for one in _objects(value) for key in keys if self.matches(str(one.get(key, "")))]
        for one, key in found:
            one[key] = ""
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if found else text


def _pattern(name: str) -> str:
    """Return a pattern for a name, with any endings of its words and any separators between them."""
    words = re.findall(r"\w+", name)
    return r"\W+".join(map(_inflected, words)) if words else re.escape(name)


def _inflected(word: str) -> str:
    """Return a pattern for a word's inflected forms: `Ada`, `Adę`, `Adzie`; `Marek`, `Markiem`.

    Short words only get an s: `Al`, `Als`. The pattern also matches some other words, since emptying an
    unrelated text is better than leaving a name.
    """
    if len(word) < 3:
        return rf"{re.escape(word)}s?"
    if unicodedata.normalize("NFD", word[-1])[0].casefold() in VOWELS:
        return rf"{re.escape(word[:-1])}\w{{0,4}}"
    changing = 2 if len(word) > 4 else 0
    return rf"{re.escape(word[: len(word) - changing])}\w{{0,{changing + 3}}}"


def _strings(text: str) -> Iterator[str]:
    """Yield the text and, if it is JSON, all strings in it."""
    yield text
    if text[:1] in ("[", "{"):
        for one in _values(_parse(text)):
            yield from _strings(one)


def _values(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _values(inner)


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _objects(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _objects(inner)
