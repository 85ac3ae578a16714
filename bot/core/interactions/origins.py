"""The way back from a private message to the one whose button opened it.

A private panel appends its origin, a letter and a number, to the custom ids of its buttons. The response to such
a button replaces the panel, so it gets a *Back* button, and its own custom ids get the same origin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from discord import ui

from bot.core.ids import ORIGIN, split_origin
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, button
from bot.core.words.limits import ROW_BUTTONS
from engine.core.text import text

MAX_ORIGIN = 40
"""Maximum number of characters for the panels through which a user has come."""
FIRST_PANEL = re.compile(r"[a-z]\d*", re.ASCII)
MAX_COMPONENTS = 40
"""Maximum number of components in a message, which Discord sets."""


def mark_origin(layout: View, origin: str) -> None:
    """Append an origin to the custom ids of a message; an origin that is already there stays in front."""
    for item in _clickable(layout):
        item.custom_id = with_origin(str(item.custom_id), origin)


def with_origin(custom_id: str, origin: str) -> str:
    """Append an origin to a custom id."""
    plain, inner = split_origin(custom_id)
    joined = inner + origin
    return f"{plain}{ORIGIN}{joined}" if 0 < len(joined) <= MAX_ORIGIN else custom_id


def with_way_back(response: MessageView, origin: str, back: str, translate: Translator) -> MessageView:
    """Add a *Back* button with the custom id `back` to the response to a click in a private panel."""
    layout = response.layout
    mark_origin(layout, origin)
    label = translate(text("button-panel-back"))
    if all(item.label != label for item in _clickable(layout) if isinstance(item, ui.Button)):
        _add_button(layout, button(label, back))
    return response


def split_first_panel(origin: str) -> tuple[str, str]:
    """Split an origin into its first panel and the panels before it."""
    found = FIRST_PANEL.match(origin)
    first = found[0] if found else ""
    return first, origin[len(first) :]


def without_own_panel(response: MessageView, origin: str) -> str:
    """Return the origin without its first panel if the response is that panel."""
    marked = {
        split_first_panel(split_origin(str(item.custom_id))[1])[0] for item in _clickable(response.layout)
    }
    first, before = split_first_panel(origin)
    return before if first in marked else origin


def _clickable(layout: View) -> Iterator[ui.Button[View] | ui.Select[View]]:
    for item in layout.walk_children():
        if isinstance(item, ui.Select) or (isinstance(item, ui.Button) and item.custom_id):
            yield item


def _add_button(layout: View, added: ui.Button[View]) -> None:
    """Add a button to the last row of a message, or in a new row, if there is room."""
    container = next((item for item in layout.children if isinstance(item, ui.Container)), None)
    target = layout if container is None else container
    last = target.children[-1] if target.children else None
    is_row = isinstance(last, ui.ActionRow) and all(isinstance(item, ui.Button) for item in last.children)
    room = MAX_COMPONENTS - layout.total_children_count
    if isinstance(last, ui.ActionRow) and is_row and len(last.children) < ROW_BUTTONS and room >= 1:
        last.add_item(added)
    elif room >= 2:
        target.add_item(ui.ActionRow(added))
