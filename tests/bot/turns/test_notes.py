"""Tests for private notes in Discord: in the panel, in the catch-up, and on a separate page."""

from __future__ import annotations

from tests.bot.port import Port, labels, text_of


async def test_note_is_shown_in_panel_and_catch_up(port: Port) -> None:
    await port.begin()
    page = (await port.ada.slash(port.lobby, "game note", line="Ben *hoards* gold")).response
    assert page is not None
    assert "Ben \\*hoards\\* gold" in text_of(page)
    assert "Ben \\*hoards\\* gold" in text_of(await port.take_turn(port.ada))
    missed = (await port.ada.slash(port.lobby, "catchup")).response
    assert "Ben \\*hoards\\* gold" in text_of(missed)
    assert "hoards" not in text_of(await port.take_turn(port.ben))
    empty = (await port.ada.click(page, label="Delete the note")).response
    assert "no note on this match" in text_of(empty)
    assert "Delete the note" not in labels(empty)
    assert "hoards" not in text_of(await port.take_turn(port.ada))


async def test_note_is_edited_in_a_modal_with_its_present_text(port: Port) -> None:
    await port.begin()
    page = (await port.ada.slash(port.lobby, "game note", line="Ben hoards gold")).response
    assert page is not None
    form = await port.ada.click(page, label="Edit")
    assert form.modal is not None
    (field,) = form.modal["components"]
    assert (field["component"]["value"], field["component"]["style"]) == ("Ben hoards gold", 2)
    edited = (await port.ada.submit_modal(form, {"words": "Ben hoards silver\nand _rope_"})).response
    assert "> Ben hoards silver\n> and \\_rope\\_" in text_of(edited)
    empty = (await port.ben.slash(port.lobby, "game note")).response
    assert "Edit" not in labels(empty)


async def test_text_too_long_for_the_note_is_shown_in_full(port: Port) -> None:
    await port.begin()
    first, second = "a" * 700, " ".join(["pearl"] * 100)
    shown = (await port.ada.slash(port.lobby, "game note", line=first)).response
    assert first in text_of(shown)
    refused = (await port.ada.slash(port.lobby, "game note", line=second)).response
    assert refused is not None
    assert "Nothing has been changed" in text_of(refused)
    assert second in text_of(refused)
    assert first in text_of(refused)
    form = await port.ada.click(refused, label="Add a line")
    again = (await port.ada.submit_modal(form, {"words": second})).response
    assert second in text_of(again)
    assert text_of((await port.ada.slash(port.lobby, "game note")).response).count("pearl") == 0
