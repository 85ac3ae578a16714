"""The messages of a language, each parsed when it is first asked for.

There are thousands in every language, of which most processes ever say a few hundred: parsed, all of them would take
seconds of a start and more memory than anything else that the bot loads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*)", re.MULTILINE)
"""Messages and terms alone begin in the first column with a name (Fluent's grammar)."""


class Bundle:
    """The messages of one language; of those with one name the first counts."""

    def __init__(self, locale: str, resources: Iterable[str]) -> None:
        # Marks around every value would count towards Discord's limits; right-to-left names bring their own.
        self._parsed = FluentBundle([locale], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._entries: dict[str, str] = {}
        """Of each message and term the source."""
        self._known: set[str] = set()
        """Which of them are parsed, with all that they refer to."""
        for resource in resources:
            for name, entry in _entries(resource):
                self._entries.setdefault(name, entry)

    def has_message(self, name: str) -> bool:
        """Tell whether there is such a message."""
        self._parse(name)
        return self._parsed.has_message(name)

    def get_message(self, name: str) -> Any:
        """Return a message, for its patterns; LookupError where there is none."""
        self._parse(name)
        return self._parsed.get_message(name)

    def format_pattern(self, pattern: Any, values: dict[str, str | int]) -> tuple[Any, list[Exception]]:
        """Return a sentence and what went wrong."""
        return self._parsed.format_pattern(pattern, values)

    def _parse(self, name: str) -> None:
        """Parse a message, with all that it refers to, unless that is done."""
        found, waiting = dict[str, ast.EntryType](), [name]
        while waiting:
            one = waiting.pop()
            if one in found or one in self._known or one not in self._entries:
                continue
            found[one] = self._parser.parse_entry(self._entries[one])
            references = _References()
            references.visit(found[one])
            waiting += references.names
        # Pictures are worded in threads, which may parse the same at one time: it is known only once it is all there.
        self._parsed.add_resource(ast.Resource(list(found.values())))
        self._known.update(found)


def plain_message(resource: str, name: str) -> str:
    """Return what a message without values says, from the text of its file; KeyError where there is none."""
    message = FluentParser(with_spans=False).parse_entry(dict(_entries(resource))[name])
    assert isinstance(message, ast.Message)
    assert message.value is not None
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))


def _entries(resource: str) -> Iterator[tuple[str, str]]:
    """Yield the names of messages and terms with their sources."""
    found = list(BEGINNING.finditer(resource))
    for this, end in zip(found, [*(match.start() for match in found[1:]), len(resource)], strict=True):
        yield this[1], resource[this.start() : end]


class _References(Visitor):
    """Collects the names of messages and terms that are referred to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's name
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
