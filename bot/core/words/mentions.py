"""User and command mentions in messages.

Texts contain user keys, which are replaced with Discord ids on sending. In a command mention, Discord shows
the English name to every reader.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import partial

from msgspec.structs import replace

from bot.core.accounts import Accounts
from bot.core.words.emojis import Emojis
from bot.core.words.i18n import locales
from bot.core.words.layout import MessageView, StoredView, View, text_displays
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.core.words.names import NAMELESS, clean_name
from host.matches.users import ResolvedUsers, is_user_key

COMMAND = re.compile(r"`/([^`\n]+)`")
"""Matches a command in a translated text, possibly followed by options."""
USER = re.compile(r"<@(\d{19})>")
"""Matches a user mention that contains the user's key instead of their Discord id."""
MAX_WORDS = 2
"""Maximum number of words in a command name: its group and its own name."""


class Mentions:
    """A converter that inserts user and command mentions and emojis into messages.

    Commands can be mentioned only after Discord has returned their ids.
    """

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self.emojis = Emojis()
        self._ids: dict[str, int] = {}
        self._names_in: Callable[[str], Mapping[str, str]] = lambda _locale: {}
        self._names_in_dms: Collection[str] = ()

    def set_commands(
        self,
        ids: Mapping[str, int],
        names_in: Callable[[str], Mapping[str, str]],
        names_in_dms: Collection[str] = (),
    ) -> None:
        """Store the ids of commands or groups by name.

        `names_in` maps a language's command names to the English ones. `names_in_dms` are the names of the
        commands and groups that work in direct messages.
        """
        self._ids, self._names_in, self._names_in_dms = dict(ids), names_in, names_in_dms

    async def insert_mentions(self, message_view: MessageView, *, in_dm: bool = False) -> MessageView:
        """Return a message that is ready to send.

        Emojis are inserted. User keys are replaced with Discord ids. Commands become mentions if the text still
        fits the message limit; in a direct message, only those that work there. Repeated calls have no further
        effect. Raises DatabaseUnavailable.
        """
        self.emojis.insert(message_view.layout)
        later = message_view.followup
        announced = None if later is None else await self.insert_mentions(later, in_dm=in_dm)
        found = await self._accounts.resolve(_keys_in(message_view))
        _insert_users(message_view.layout, found)
        if not message_view.is_verbatim:
            self._insert_commands(message_view, self._names_in_dms if in_dm else self._ids)
        pinged = tuple(
            found.ids.get(one, one) for one in message_view.pinged if one in found.ids or not is_user_key(one)
        )
        return replace(message_view, pinged=pinged, followup=announced)

    def _insert_commands(self, message_view: MessageView, available: Collection[str]) -> None:
        shown = text_displays(message_view.layout)
        texts = [self.mention_commands(part.content, available) for part in shown]
        if sum(map(length, texts)) <= MESSAGE_TEXT:
            for part, content in zip(shown, texts, strict=True):
                part.content = content

    def mention_commands(self, text: str, available: Collection[str] | None = None) -> str:
        """Replace the available commands in a text with mentions; by default, all known commands."""
        known = self._ids if available is None else available
        return COMMAND.sub(partial(self._mention, known), text) if self._ids else text

    def _mention(self, available: Collection[str], match: re.Match[str]) -> str:
        parts = match[1].split(" ")
        for count in range(min(MAX_WORDS, len(parts)), 0, -1):
            spoken, options = " ".join(parts[:count]), " ".join(parts[count:])
            name = self._english_name(spoken)
            root = name.split(" ")[0]
            if root in available and (number := self._ids.get(root)) is not None:
                beside = [f"(/{spoken})"] if spoken != name else []
                return " ".join([f"</{name}:{number}>", *beside, *([f"`{options}`"] if options else [])])
        return match[0]

    def _english_name(self, name: str) -> str:
        """Return a command's English name; load other languages only if necessary."""
        found = (self._names_in(locale).get(name) for locale in locales())
        return next(filter(None, found), "")


def _keys_in(message_view: MessageView) -> set[int]:
    """Return the keys of all users whom a message mentions or notifies."""
    texts = [part.content for part in text_displays(message_view.layout)]
    if isinstance(message_view.layout, StoredView):
        texts += message_view.layout.texts()
    written = (int(found[1]) for one in texts for found in USER.finditer(one))
    return {key for key in (*written, *message_view.pinged) if is_user_key(key)}


def _insert_users(layout: View, found: ResolvedUsers) -> None:
    """Replace user keys with mentions, and the keys of deleted users with replacement names."""

    def mention(written: re.Match[str]) -> str:
        key = int(written[1])
        if not is_user_key(key):
            return written[0]
        former = clean_name(found.former_names.get(key, NAMELESS))
        return f"<@{found.ids[key]}>" if key in found.ids else former

    for part in text_displays(layout):
        part.content = USER.sub(mention, part.content)
    if isinstance(layout, StoredView):
        layout.change_texts(lambda text: USER.sub(mention, text))
