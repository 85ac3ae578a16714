"""Find a user's names in texts, including inflected forms.

All functions are pure.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator
from typing import Any

from host.operations.privacy import inflection

MARKS = re.compile(r"\\(.)|[\u200b\u2068\u2069]")
"""Escapes and invisible characters that the bot adds to names so that Discord shows them literally."""


class NameFilter:
    """A filter for texts.

    It replaces a text that contains any of the given names with an empty text.
    """

    def __init__(self, names: Collection[str]) -> None:
        patterns = [inflection.pattern(name) for name in names if name.strip()]
        self._named = re.compile("|".join(patterns) or "(?!)")

    def matches(self, text: str) -> bool:
        """Return whether a text contains any of the names; in JSON, all strings are searched."""
        return any(self._named.search(inflection.fold(MARKS.sub(r"\1", string))) for string in _strings(text))

    def redact(self, text: str, keys: Collection[str]) -> str:
        """Return the text, or an empty text if it contains any of the names.

        In JSON, only strings under the given `keys` are checked and emptied. Without `keys`, a JSON list that
        contains a name is replaced with an empty list.
        """
        value = _parse(text) if keys else None
        if value is None:
            return text if not self.matches(text) else "[]" if text.startswith("[") else ""
        found = [(one, key) for one in _objects(value) for key in keys if self.matches(str(one.get(key, "")))]
        for one, key in found:
            one[key] = ""
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")) if found else text


def _strings(text: str) -> Iterator[str]:
    """Yield the text itself, or all of its strings if it is JSON."""
    value = _parse(text) if text[:1] in ("[", "{") else None
    if value is None:
        yield text
        return
    for one in _values(value):
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
