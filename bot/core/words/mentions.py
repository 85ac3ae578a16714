"""Commands in messages as something to click; Discord shows their English names to every reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from discord import ui

from bot.core.words.i18n import locales
from bot.core.words.layout import Post
from bot.core.words.limits import MESSAGE_TEXT, length

WRITTEN = re.compile(r"`/([^`\n]+)`")
"""A command as the words write it, perhaps with options behind it."""
LONGEST = 2
"""Words of a command's name: that of its group and its own."""


class Mentions:
    """The commands that can be mentioned: those whose ids Discord has told."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}
        self._names_in: Callable[[str], Mapping[str, str]] = lambda _locale: {}

    def learn(self, ids: Mapping[str, int], names_in: Callable[[str], Mapping[str, str]]) -> None:
        """Note the ids of commands or groups by name, and who gives English names by those of a language."""
        self._ids, self._names_in = dict(ids), names_in

    def put_in(self, post: Post) -> Post:
        """Mention the commands a post names, as far as there is room, and return it; also where it was done before."""
        for one in (post, *([post.announced] if post.announced else [])):
            if not one.is_verbatim:
                self._put(one)
        return post

    def _put(self, post: Post) -> None:
        shown = [part for part in post.sheet.walk_children() if isinstance(part, ui.TextDisplay)]
        told = [self.mention(part.content) for part in shown]
        if sum(map(length, told)) <= MESSAGE_TEXT:
            for part, content in zip(shown, told, strict=True):
                part.content = content

    def mention(self, said: str) -> str:
        """Put mentions in the place of the commands in a text; those that are not known stay as they are."""
        return WRITTEN.sub(self._mention, said) if self._ids else said

    def _mention(self, written: re.Match[str]) -> str:
        parts = written[1].split(" ")
        for count in range(min(LONGEST, len(parts)), 0, -1):
            spoken, options = " ".join(parts[:count]), " ".join(parts[count:])
            name = self._english(spoken)
            if (number := self._ids.get(name.split(" ")[0])) is not None:
                beside = [f"(/{spoken})"] if spoken != name else []
                return " ".join([f"</{name}:{number}>", *beside, *([f"`{options}`"] if options else [])])
        return written[0]

    def _english(self, spoken: str) -> str:
        """Return the English name of a command; the words of other languages are read only where it is not English."""
        found = (self._names_in(locale).get(spoken) for locale in locales())
        return next(filter(None, found), "")
