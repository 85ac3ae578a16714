"""Building blocks for Components V2 messages, which discord.py does not keep in its view store."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui
from msgspec import Struct

from bot.core.words.limits import (
    ALT_TEXT,
    BUTTON_LABEL,
    COMPONENTS,
    MESSAGE_TEXT,
    ROW_BUTTONS,
    fit_blocks,
    length,
    shorten,
)
from bot.core.words.redaction import redaction_note
from engine.core.text import LocalizedText, text

Style = discord.ButtonStyle
LINK = re.compile(r"\[([^\]]*)\]\(https?://[^)]*\)")
SECTION_SIZE = 3
"""Number of components in a section: itself, its text and its button."""
LIST_ITEM = r"(?:- |\d+\. )"
"""The prefix of a list item."""


class View(ui.LayoutView):
    """The content of a message.

    `is_finished` always returns True, so that discord.py sends the view without storing it. Clicks are routed
    by custom id alone, so old messages use no memory.
    """

    def __init__(self, *items: ui.Item[View]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)

    def is_finished(self) -> bool:
        """Return True, so that discord.py does not store the view."""
        return True


class StoredView(View):
    """The content of a message that was already sent."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__()
        self._components = components

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components unchanged."""
        return self._components

    def texts(self) -> list[str]:
        """Return the contents of the message's text displays."""
        return [part["content"] for part in _walk(self._components) if "content" in part]

    def change_texts(self, change: Callable[[str], str]) -> None:
        """Change the contents of the message's text displays."""
        for part in _walk(self._components):
            if "content" in part:
                part["content"] = change(part["content"])

    def has_components_v2(self) -> bool:
        """Return True, because all of the bot's messages use Components V2."""
        return True


def _walk(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", ()))
        yield from _walk([component["accessory"]] if component.get("accessory") else ())


def text_displays(layout: View) -> list[ui.TextDisplay[View]]:
    """Return all text displays in a message."""
    return [part for part in layout.walk_children() if isinstance(part, ui.TextDisplay)]


def redact_layout(layout: View) -> None:
    """Remove the links from a redacted message and add a note about the redaction.

    Repeated calls have no further effect.
    """
    note = redaction_note()
    if not note or isinstance(layout, StoredView):
        return
    shown = text_displays(layout)
    for part in shown:
        part.content = LINK.sub(r"\1", part.content)
    sentences = [part.content for part in shown]
    has_room = sum(map(length, sentences)) + length(note) <= MESSAGE_TEXT
    if note not in sentences and has_room and len([*layout.walk_children()]) < COMPONENTS:
        layout.add_item(ui.TextDisplay(note))


class _Content(io.BytesIO):
    """The content of a file, released as soon as it has been sent.

    discord.py replaces `close` on the object and restores the original afterwards. This creates a reference
    cycle that would keep an image in memory until the garbage collector runs, hundreds of clicks later.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if getattr(value, "__self__", None) is self:
            del self.__dict__[name]
        else:
            super().__setattr__(name, value)


class Upload(Struct, frozen=True):
    """A file to attach; for images, `description` is the alt text."""

    data: bytes
    name: str
    alt: str = ""

    def file(self) -> discord.File:
        """Return a new file object, which can be sent only once."""
        return discord.File(_Content(self.data), self.name)


class MessageView(Struct, frozen=True):
    """A message to send, or the new content of an existing message."""

    layout: View
    uploads: tuple[Upload, ...] = ()
    pinged: tuple[int, ...] = ()
    """Keys of the users to notify; they are replaced with Discord ids on sending."""
    followup: MessageView | None = None
    """A public message to send in addition to this private response."""
    is_verbatim: bool = False
    """Whether commands in the text stay plain text instead of becoming mentions."""

    def files(self) -> list[discord.File]:
        """Return new file objects to attach."""
        return [upload.file() for upload in self.uploads]

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Return the allowed mentions: only the users to notify, even if a name contains other mentions."""
        people = [discord.Object(user_key) for user_key in self.pinged]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)


def gallery(picture: Upload) -> ui.MediaGallery[View]:
    """Create a media gallery with an attached image."""
    item = discord.MediaGalleryItem(
        f"attachment://{picture.name}", description=shorten(picture.alt, ALT_TEXT) or None
    )
    return ui.MediaGallery(item)


class IconButton(ui.Button[View]):
    """A button with the key of the emoji to show before its label; empty for none."""

    def __init__(self, *, icon: str, **options: Any) -> None:
        super().__init__(**options)
        self.icon = icon


class IconOption(discord.SelectOption):
    """A menu option with the key of the emoji to show before its label; empty for none."""

    def __init__(self, *, icon: str, **options: Any) -> None:
        super().__init__(**options)
        self.icon = icon


class IconText(ui.TextDisplay[View]):
    """A text with the keys of the emojis to show at the beginning of its lines, by line."""

    def __init__(self, content: str, icons: Mapping[str, str]) -> None:
        super().__init__(content)
        self.icons = icons


def button(
    label: str, custom_id: str, style: Style = Style.secondary, *, disabled: bool = False, icon: str = ""
) -> ui.Button[View]:
    """Create a button with the given custom id; `icon` is the key of the emoji before its label."""
    return IconButton(
        icon=icon, label=shorten(label, BUTTON_LABEL), custom_id=custom_id, style=style, disabled=disabled
    )


def link_button(label: str, url: str) -> ui.Button[View]:
    """Create a button that opens a URL."""
    return ui.Button(label=shorten(label, BUTTON_LABEL), url=url, style=Style.link)


def rows(buttons: Sequence[ui.Button[View]]) -> list[ui.ActionRow[View]]:
    """Arrange buttons in rows of five."""
    return [
        ui.ActionRow(*buttons[first : first + ROW_BUTTONS]) for first in range(0, len(buttons), ROW_BUTTONS)
    ]


def section(line: str, accessory: ui.Button[View]) -> ui.Section[View]:
    """Create a line of text with a button beside it."""
    return ui.Section(ui.TextDisplay(line), accessory=accessory)


def texts(*blocks: str, max_length: int = MESSAGE_TEXT) -> list[ui.TextDisplay[View]]:
    """Create text blocks that together fit the message limit; empty blocks are omitted."""
    return [
        ui.TextDisplay(block)
        for block in fit_blocks([block for block in blocks if block.strip()], max_length)
    ]


def with_icons(shown: Sequence[ui.TextDisplay[View]], icons: Mapping[str, str]) -> list[ui.TextDisplay[View]]:
    """Return text blocks with emojis at the beginning of lines; `icons` maps lines to the keys of emojis."""
    wanted = {line: key for line, key in icons.items() if key}
    return [IconText(one.content, wanted) for one in shown] if wanted else [*shown]


def paragraphs(lines: Sequence[str]) -> str:
    """Join lines, with a blank line after a list so that its last item does not absorb the next line."""
    return re.sub(rf"^({LIST_ITEM}.*)\n(?!{LIST_ITEM}|\n)", r"\1\n\n", "\n".join(lines), flags=re.MULTILINE)


def container(*items: ui.Item[View] | Iterable[ui.Item[View]], colour: int | None = None) -> View:
    """Create a view with all items in a single container."""
    flat: list[ui.Item[View]] = []
    for item in items:
        flat.extend([item] if isinstance(item, ui.Item) else item)
    return View(ui.Container(*flat, accent_colour=colour))


def text_message(sentence: str) -> MessageView:
    """Build a message with a single sentence."""
    return MessageView(View(*texts(sentence)))


def invented_outcomes(count: int) -> LocalizedText:
    """Return a note for images in which `count` random results are invented.

    The match record does not contain the real results.
    """
    return text("picture-invented", count=count)
