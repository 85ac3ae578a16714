"""Tests for private responses that show a match."""

from __future__ import annotations

from bot.core.words.i18n import translator
from bot.core.words.limits import MESSAGE_TEXT, length
from bot.messages.view.messages import text_board_message
from engine.core.text import LocalizedText, seat_values, text
from host.messages.view import TableView
from tests.bot.example_panels import MATCH, SEATS, message_text

ENGLISH = translator("en")


def table_view(lines: int) -> TableView:
    """Return a text board with the given number of identical lines."""
    return TableView(
        match=MATCH, seats=SEATS, names=("x" * 100, "Argo"), viewer_seat=0, view=None, before=None,
        heading=LocalizedText("log-empty"), lines=(text("board-waiting", **seat_values([0])),) * lines,
        awaited=(),
    )  # fmt: skip


def test_short_text_board_is_shown_in_the_message() -> None:
    post = text_board_message(table_view(20), ENGLISH)
    assert message_text(post).count("turn.") == 20
    assert post.uploads == ()


def test_long_text_board_is_attached_as_a_file() -> None:
    post = text_board_message(table_view(200), ENGLISH)
    assert 20 < message_text(post).count("turn.") < 200
    assert length(message_text(post)) <= MESSAGE_TEXT
    (file,) = post.uploads
    assert file.data.decode().count("turn.\n") == 199
    assert "**" not in file.data.decode()
