"""Tests of private notes in Discord: in the panel, in the catch-up, and on a separate page."""

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
