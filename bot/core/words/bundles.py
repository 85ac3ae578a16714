"""A language's Fluent messages, each parsed on first use.

Each language has thousands of messages, and most processes use a few hundred. Parsing all of them would take
seconds at startup, and more memory than anything else in the bot.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

BEGINNING = re.compile(r"^(-?[a-zA-Z][\w-]*)", re.MULTILINE)
"""Matches the start of an entry. In Fluent's grammar, only messages and terms have a name in the first column."""


class Bundle:
    """The messages of one language; if a name has several definitions, the first one wins."""

    def __init__(self, locale: str, resources: Iterable[str]) -> None:
        # Disable Fluent's isolation marks: they would count towards Discord's limits, and right-to-left names
        # already have their own.
        self._parsed = FluentBundle([locale], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._entries: dict[str, str] = {}
        """The source of each message and term."""
        self._parsed_names: set[str] = set()
        """Names of the messages and terms that have been parsed, together with everything that they reference."""
        for resource in resources:
            for name, entry in _entries(resource):
                self._entries.setdefault(name, entry)

    def has_message(self, name: str) -> bool:
        """Return whether the bundle contains a message with the given name."""
        self._parse(name)
        return self._parsed.has_message(name)

    def get_message(self, name: str) -> Any:
        """Return a message with its patterns.

        Raises LookupError if it does not exist.
        """
        self._parse(name)
        return self._parsed.get_message(name)

    def format_pattern(self, pattern: Any, values: dict[str, str | int]) -> tuple[Any, list[Exception]]:
        """Format a pattern, and return the text and the list of errors."""
        return self._parsed.format_pattern(pattern, values)

    def _parse(self, name: str) -> None:
        """Parse a message and all its references, unless they are already parsed."""
        found, waiting = dict[str, ast.EntryType](), [name]
        while waiting:
            one = waiting.pop()
            if one in found or one in self._parsed_names or one not in self._entries:
                continue
            found[one] = self._parser.parse_entry(self._entries[one])
            references = _References()
            references.visit(found[one])
            waiting += references.names
        # Image threads may parse the same message at the same time, so mark the message only when it is
        # complete.
        self._parsed.add_resource(ast.Resource(list(found.values())))
        self._parsed_names.update(found)


def plain_message(resource: str, name: str) -> str:
    """Return a message's text from the source of a Fluent file, with all placeholders removed.

    Raises KeyError if the message does not exist.
    """
    message = FluentParser(with_spans=False).parse_entry(dict(_entries(resource))[name])
    assert isinstance(message, ast.Message)
    assert message.value is not None
    return "".join(part.value for part in message.value.elements if isinstance(part, ast.TextElement))


def _entries(resource: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the source of each message and term."""
    found = list(BEGINNING.finditer(resource))
    for this, end in zip(found, [*(match.start() for match in found[1:]), len(resource)], strict=True):
        yield this[1], resource[this.start() : end]


class _References(Visitor):
    """A visitor that collects the names of referenced messages and terms."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - name required by the library
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - name required by the library
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)
