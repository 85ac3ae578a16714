"""Addresses of pages: parse a path, and build links that work below any folder."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.core.words.i18n import locales

PageKind: TypeAlias = Literal["home", "server", "match", "league", "player", "game"]
LETTERS: dict[str, PageKind] = {"m": "match", "l": "league", "p": "player", "g": "game"}
"""The letter in the address of each kind of page below a server's."""
_SERVER = re.compile(r"s/([0-9a-f]{24})/")
_BELOW = re.compile(r"([mlpg])/([a-z0-9-]{1,64})/(?:([0-9]{1,6})/)?")
MAX_ID = 2**63 - 1


class Address(Struct, frozen=True):
    """The address of a page, without its language."""

    kind: PageKind
    token: str = ""
    """The unguessable part of the server's addresses."""
    key: str = ""
    """The number of a match or league, the name of a game, or the random name of a player."""
    season: int = 0
    """The number of a league's season; 0 for the latest."""

    @property
    def path(self) -> str:
        """Return the path, with a slash at its end and none at its start; empty for the list of servers."""
        if self.kind == "home":
            return ""
        path = f"s/{self.token}/"
        if self.kind != "server":
            letter = next(letter for letter, kind in LETTERS.items() if kind == self.kind)
            path += f"{letter}/{self.key}/"
        return f"{path}{self.season}/" if self.season else path

    @property
    def number(self) -> int:
        """Return the key as a number; 0 if it is none, which no match and no league has."""
        is_number = self.key.isascii() and self.key.isdigit() and len(self.key) < 20
        return int(self.key) if is_number and int(self.key) <= MAX_ID else 0

    def of(self, kind: PageKind, key: str | int = "", season: int = 0) -> Address:
        """Return the address of another page of the same server."""
        return Address(kind, self.token, str(key), season)


class LocatedPage(Struct, frozen=True):
    """A parsed path: the page, the language if it is in the path, and the name of a file beside the page."""

    address: Address
    locale: str | None
    file: str = ""

    @property
    def folder(self) -> str:
        """Return the path without the name of the file."""
        return f"{'' if self.locale is None else f'{self.locale}/'}{self.address.path}"

    @property
    def root(self) -> str:
        """Return the relative address of the site's root, as seen from the page."""
        depth = self.address.path.count("/") + (self.locale is not None)
        return "../" * depth or "./"


def parse_path(path: str) -> LocatedPage | None:
    """Parse the path of a request, without a slash at its start; return None if no page has it.

    The last part after a slash is the name of a file, such as `index.json`.
    """
    locale = None
    first, _, rest = path.partition("/")
    if first in locales():
        locale, path = first, rest
    folder, slash, file = path.rpartition("/")
    address = _parse_folder(folder + slash)
    return None if address is None else LocatedPage(address, locale, file)


def _parse_folder(folder: str) -> Address | None:
    if not folder:
        return Address("home")
    server = _SERVER.match(folder)
    if server is None:
        return None
    rest = folder[server.end() :]
    if not rest:
        return Address("server", server[1])
    below = _BELOW.fullmatch(rest)
    if below is None or (below[3] and below[1] != "l"):
        return None
    return Address(LETTERS[below[1]], server[1], below[2], int(below[3] or 0))
