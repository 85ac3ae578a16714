"""Tests that redaction replaces names with seat letters and removes all text written by users."""

from __future__ import annotations

from bot.core.words.i18n import Translator
from bot.core.words.layout import View, container, redact_layout, text_displays, texts
from bot.core.words.limits import MESSAGE_TEXT
from bot.core.words.names import clean_name, clean_names, clean_text, plain_name
from bot.core.words.redaction import redacted, seat_letter
from engine.core.text import Quote, text
from renderer.core import marks

NOTE = "-# Something is missing."


def test_names_are_replaced_by_letters_of_the_badges() -> None:
    names = ("Ada", "Ben", "Cem")
    with redacted(NOTE):
        assert clean_names(names) == [marks.seat_letter(seat) for seat in range(3)]
    assert seat_letter(7) == marks.seat_letter(7)
    assert clean_names(names) == list(names)


def test_further_name_gets_the_letter_of_its_seat_only_if_that_is_certain() -> None:
    with redacted(NOTE):
        assert clean_names(("Ada", "Ben", "Ben"), 2) == ["A", "B", "B"]
        assert clean_names(("Ada", "Ben", "Dee"), 2) == ["A", "B", "?"]
        assert clean_names(("Ada", "Ada", "Ada"), 2) == ["A", "B", "?"]


def test_texts_of_users_are_omitted() -> None:
    with redacted(NOTE):
        assert (clean_text("rude"), clean_name("Ada"), plain_name("Ada")) == ("…", "?", "?")


def test_redacted_sentences_do_not_mix_with_cached_ones() -> None:
    translate, said = Translator("en", strict=True), text("told-reason", reason=Quote("fine weather"))
    before = translate(said)
    with redacted(NOTE):
        assert "fine" not in translate(said)
    assert translate(said) == before


def displayed_texts(layout: View) -> list[str]:
    return [part.content for part in text_displays(layout)]


def test_note_is_added_once_and_links_are_removed() -> None:
    layout = container(texts("Look at [the card](https://discord.com/channels/1/2)."))
    with redacted(NOTE):
        redact_layout(layout)
        redact_layout(layout)
    assert displayed_texts(layout) == ["Look at the card.", NOTE]


def test_note_is_left_out_if_there_is_no_room() -> None:
    layout = container(texts("x" * MESSAGE_TEXT))
    with redacted(NOTE):
        redact_layout(layout)
    assert len(displayed_texts(layout)) == 1
