"""What is posted of a match that is over, to be passed on. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Upload, card, gallery, note, texts
from bot.matches.match.titles import title
from engine.core.text import Text, text
from host.history.sharing import What
from storage.matches.match.matches import MatchRow


class Said(Struct, frozen=True):
    """The keys of what is said about something that is posted."""

    heading: str
    failed: str
    coming: str
    stands: str


SAID: Mapping[What, Said] = MappingProxyType(
    {
        "card": Said("sharing-card", "sharing-failed-card", "sharing-coming-card", "sharing-stands-card"),
        "analysis": Said(
            "sharing-analysis",
            "sharing-failed-analysis",
            "sharing-coming-analysis",
            "sharing-stands-analysis",
        ),
        "film": Said("sharing-film", "sharing-failed-film", "sharing-coming-film", "sharing-stands-film"),
    }
)


def shared_post(row: MatchRow, what: What, picture: Upload | None, words: Words) -> Post:
    """Build the post of the card or the film, or tell that it could not be made."""
    if picture is None:
        return note(words(text(SAID[what].failed, match=title(row, words))))
    heading = words(text(SAID[what].heading, match=title(row, words)))
    return Post(card(texts(f"### {heading}"), gallery(picture)), (picture,))


def tell_where(what: What, link: str | None, words: Words) -> Post:
    """Tell that something is on its way, or where it stands."""
    if link is None:
        return note(words(Text(SAID[what].coming)))
    return note(words(text(SAID[what].stands, link=link)))
