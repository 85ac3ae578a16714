"""Private messages that show a board or another image of a match. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from discord import ui

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, container, gallery, paragraphs, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines, length
from bot.core.words.names import plain_name
from bot.matches.match.option_names import options_line
from bot.matches.match.titles import bold, title
from engine.core.text import seat_values, text
from host.core.errors import UserError
from host.messages.view import TableView
from storage.matches.match.matches import MatchRow

MY_MATCHES_ORIGIN = "g"
"""The letter of the list of matches in the origins of custom ids; the number is the page."""


class ViewClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    Custom ids with LOG and MY_MATCHES contain a page number. Without it, LOG shows the latest page. The
    custom ids of MY_MATCHES and OPEN_TABLES have no match id. OPEN_TABLES is a menu of pages.
    """

    BOARD = "board"
    LOG = "log"
    LOG_FIRST = "logfirst"
    LOG_LATEST = "loglatest"
    LOG_ROUND = "loground"
    TEXT = "text"
    MY_MATCHES = "g:games"
    OPEN_TABLES = "g:open"


def board_message(seen: TableView, translate: Translator, picture: Upload | None) -> MessageView:
    """Show the board as an image if there is one, otherwise as text."""
    if picture is None:
        return text_board_message(seen, translate)
    return MessageView(container(texts(*_heading_blocks(seen, translate)), gallery(picture)), (picture,))


def text_board_message(seen: TableView, translate: Translator) -> MessageView:
    """Show the board as text; if it exceeds the message limit, attach the full text as a file."""
    names, heading = bold(seen.names), f"### {title(seen.match, translate)}"
    lines, chosen = [translate(line, names) for line in seen.lines], options_line(seen.match, translate)
    shown = fit_lines(lines, MESSAGE_TEXT - length(heading) - length(chosen) - len(seen.seats))
    text_displays = texts(heading, chosen, paragraphs(shown))
    if len(shown) == len(lines):
        return MessageView(container(text_displays))
    plain = [plain_name(name) for name in seen.names]
    whole = Upload("\n".join(translate(line, plain) for line in seen.lines).encode(), "board.txt")
    return MessageView(container(text_displays, ui.File(f"attachment://{whole.name}")), (whole,))


def picture_message(row: MatchRow, picture: Upload | None, translate: Translator) -> MessageView:
    """Show an image of a match.

    Raises UserError if the image could not be drawn.
    """
    if picture is None:
        raise UserError(text("refusal-no-picture"))
    return MessageView(container(texts(f"### {title(row, translate)}"), gallery(picture)), (picture,))


def _heading_blocks(seen: TableView, translate: Translator) -> Iterator[str]:
    names = bold(seen.names)
    yield f"### {title(seen.match, translate)}"
    yield options_line(seen.match, translate)
    yield translate(seen.heading, names)
    if seen.awaited:
        yield translate(text("board-waiting", **seat_values(seen.awaited)), names)
