"""Mentions in messages: of users by their Discord ids in place of their keys, and of commands.

Discord shows the English names of commands to every reader.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from discord import ui
from msgspec.structs import replace

from bot.core.accounts import Accounts
from bot.core.words.i18n import locales
from bot.core.words.layout import MessageView, StoredView, View
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.core.words.names import NAMELESS, clean_name
from host.matches.users import Resolved, is_key

WRITTEN = re.compile(r"`/([^`\n]+)`")
"""A command in a translated text, possibly with options after it."""
USER = re.compile(r"<@(\d{19})>")
"""A user as the words write them, by their key."""
LONGEST = 2
"""Maximum words of a command's name: its group and its own name."""


class Mentions:
    """The users and commands that can be mentioned.

    A command can be mentioned once Discord has returned its id.
    """

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._ids: dict[str, int] = {}
        self._names_in: Callable[[str], Mapping[str, str]] = lambda _locale: {}

    def learn(self, ids: Mapping[str, int], names_in: Callable[[str], Mapping[str, str]]) -> None:
        """Store the ids of commands or groups by name.

        `names_in` maps a language's command names to the English ones.
        """
        self._ids, self._names_in = dict(ids), names_in

    async def put_in(self, post: MessageView) -> MessageView:
        """Return a post ready to be sent: with Discord ids for keys of users, and with mentions of commands.

        Commands are mentioned as far as there is room. To do it again changes nothing. Raises DatabaseUnavailable.
        """
        announced = None if post.announced is None else await self.put_in(post.announced)
        found = await self._accounts.resolve(_keys_in(post))
        _put_users(post.sheet, found)
        if not post.is_verbatim:
            self._put_commands(post)
        pinged = tuple(found.ids.get(one, one) for one in post.pinged if one in found.ids or not is_key(one))
        return replace(post, pinged=pinged, announced=announced)

    def _put_commands(self, post: MessageView) -> None:
        shown = _texts_of(post.sheet)
        told = [self.mention(part.content) for part in shown]
        if sum(map(length, told)) <= MESSAGE_TEXT:
            for part, content in zip(shown, told, strict=True):
                part.content = content

    def mention(self, said: str) -> str:
        """Replace the commands in a text by mentions; unknown commands stay unchanged."""
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
        """Return the English name of a command; other languages are loaded only if needed."""
        found = (self._names_in(locale).get(spoken) for locale in locales())
        return next(filter(None, found), "")


def _texts_of(sheet: View) -> list[ui.TextDisplay[View]]:
    return [part for part in sheet.walk_children() if isinstance(part, ui.TextDisplay)]


def _keys_in(post: MessageView) -> set[int]:
    """Return the keys of all users whom a post mentions or notifies."""
    said = [part.content for part in _texts_of(post.sheet)]
    if isinstance(post.sheet, StoredView):
        said += post.sheet.texts()
    written = (int(found[1]) for one in said for found in USER.finditer(one))
    return {key for key in (*written, *post.pinged) if is_key(key)}


def _put_users(sheet: View, found: Resolved) -> None:
    """Mention users by their Discord ids; of one who was deleted the name that replaced theirs stays."""

    def mention(written: re.Match[str]) -> str:
        key = int(written[1])
        if not is_key(key):
            return written[0]
        former = clean_name(found.former.get(key, NAMELESS))
        return f"<@{found.ids[key]}>" if key in found.ids else former

    for part in _texts_of(sheet):
        part.content = USER.sub(mention, part.content)
    if isinstance(sheet, StoredView):
        sheet.change_texts(lambda said: USER.sub(mention, said))
