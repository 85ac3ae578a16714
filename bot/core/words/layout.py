"""Building blocks of messages: Discord's Components V2, kept out of the library's view store."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.core.words.limits import ALT_TEXT, BUTTON_LABEL, MESSAGE_TEXT, ROW_BUTTONS, fit, shorten
from engine.core.text import Text, text

Style = discord.ButtonStyle
ITEM = r"(?:- |\d+\. )"
"""How a line of a list begins."""


class Sheet(ui.LayoutView):
    """What a message shows.

    It counts as finished from the start, so the library sends it without remembering it: clicks are routed by
    their custom id alone, and nothing is kept for messages that stay for weeks.
    """

    def __init__(self, *items: ui.Item[Sheet]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Keep every sending function from storing the view."""
        return True


class KeptSheet(Sheet):
    """What a message showed, as it was sent."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__()
        self._components = components

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components as they are."""
        return self._components

    def texts(self) -> list[str]:
        """Return the contents of its text displays."""
        return [part["content"] for part in _walk(self._components) if "content" in part]

    def change_texts(self, change: Callable[[str], str]) -> None:
        """Change the contents of its text displays."""
        for part in _walk(self._components):
            if "content" in part:
                part["content"] = change(part["content"])

    def has_components_v2(self) -> bool:
        """Tell that they are laid out as all our messages are."""
        return True


def _walk(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))


class _Content(io.BytesIO):
    """What a file holds, forgotten as soon as it was sent.

    The library lays its own `close` over that of what it sends, and afterwards lays the former over it again: a
    reference to itself, by which a picture would stay in memory until Python looks for such circles, hundreds of
    clicks later.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if getattr(value, "__self__", None) is self:
            del self.__dict__[name]
        else:
            super().__setattr__(name, value)


class Upload(Struct, frozen=True):
    """A file to be attached, a picture with its description."""

    data: bytes
    name: str
    alt: str = ""

    def file(self) -> discord.File:
        """Return it ready to be sent, once."""
        return discord.File(_Content(self.data), self.name)


class Post(Struct, frozen=True):
    """A message to send or to put in the place of another."""

    sheet: Sheet
    uploads: tuple[Upload, ...] = ()
    pinged: tuple[int, ...] = ()
    """Keys of users who are notified; once it is ready to be sent, their Discord ids."""
    announced: Post | None = None
    """What everybody is to read beside this private answer."""
    is_verbatim: bool = False
    """It says something to the letter: no command in it is made a mention."""

    def files(self) -> list[discord.File]:
        """Return the files to attach, made anew each time."""
        return [upload.file() for upload in self.uploads]

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Return who may be notified: nobody but the people meant, whatever names and titles say."""
        people = [discord.Object(person) for person in self.pinged]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)


def gallery(picture: Upload) -> ui.MediaGallery[Sheet]:
    """Show an attached picture."""
    item = discord.MediaGalleryItem(
        f"attachment://{picture.name}", description=shorten(picture.alt, ALT_TEXT) or None
    )
    return ui.MediaGallery(item)


def button(
    label: str, custom_id: str, style: Style = Style.secondary, *, disabled: bool = False
) -> ui.Button[Sheet]:
    """Make a button, its label cut to Discord's limit."""
    return ui.Button(label=shorten(label, BUTTON_LABEL), custom_id=custom_id, style=style, disabled=disabled)


def link_button(label: str, url: str) -> ui.Button[Sheet]:
    """Make a button that leads to an address."""
    return ui.Button(label=shorten(label, BUTTON_LABEL), url=url, style=Style.link)


def rows(buttons: Sequence[ui.Button[Sheet]]) -> list[ui.ActionRow[Sheet]]:
    """Put buttons into rows of five."""
    return [
        ui.ActionRow(*buttons[first : first + ROW_BUTTONS]) for first in range(0, len(buttons), ROW_BUTTONS)
    ]


def texts(*blocks: str, most: int = MESSAGE_TEXT) -> list[ui.TextDisplay[Sheet]]:
    """Make text blocks that keep within the limit of a message together; empty ones are left out."""
    return [ui.TextDisplay(block) for block in fit([block for block in blocks if block.strip()], most)]


def paragraphs(lines: Sequence[str]) -> str:
    """Set what follows a list off from it, so that it is not read as part of its last item."""
    return re.sub(rf"^({ITEM}.*)\n(?!{ITEM}|\n)", r"\1\n\n", "\n".join(lines), flags=re.MULTILINE)


def card(*items: ui.Item[Sheet] | Iterable[ui.Item[Sheet]], colour: int | None = None) -> Sheet:
    """Put items into one framed container."""
    flat: list[ui.Item[Sheet]] = []
    for item in items:
        flat.extend([item] if isinstance(item, ui.Item) else item)
    return Sheet(ui.Container(*flat, accent_colour=colour))


def note(sentence: str) -> Post:
    """Say one thing, and no more."""
    return Post(Sheet(*texts(sentence)))


def partly_invented(count: int) -> Text:
    """Say of how many outcomes a record does not tell what its picture shows."""
    return text("picture-invented", count=count)
