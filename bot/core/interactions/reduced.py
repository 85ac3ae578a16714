"""Reduced versions of a response.

They are sent if Discord rejects the full response.
"""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.core.words.layout import MessageView, View, text_message

ATTACHED = "attachment://"


def reduced_forms(message_view: MessageView, sentence: str) -> Iterator[MessageView]:
    """Yield versions of a response with less and less content.

    First the images are removed, then all texts, and finally the buttons and menus. `sentence` explains what
    is missing.
    """
    if without_pictures(message_view):
        yield _with_used_uploads(message_view)
    controls = [part for part in message_view.layout.walk_children() if isinstance(part, ui.ActionRow)]
    if controls:
        yield MessageView(View(ui.TextDisplay(sentence), *controls))
    yield text_message(sentence)


def without_pictures(message_view: MessageView) -> bool:
    """Remove the attached images from a message's layout; return whether there were any."""
    layout = message_view.layout
    containers = [part for part in layout.children if isinstance(part, ui.Container)]
    removed = [_remove_galleries(layout), *map(_remove_galleries, containers)]
    for holder in containers:
        if not holder.children:
            layout.remove_item(holder)
    return any(removed) and bool(layout.children)


def _remove_galleries(holder: View | ui.Container[View]) -> bool:
    galleries = [part for part in holder.children if isinstance(part, ui.MediaGallery)]
    for part in galleries:
        holder.remove_item(part)
    return bool(galleries)


def _with_used_uploads(message_view: MessageView) -> MessageView:
    """Return a message with only the uploads that are still used in its layout."""
    files = (part for part in message_view.layout.walk_children() if isinstance(part, ui.File))
    used = {str(part.media.url).removeprefix(ATTACHED) for part in files}
    return MessageView(
        message_view.layout,
        tuple(upload for upload in message_view.uploads if upload.name in used),
        message_view.pinged,
    )
