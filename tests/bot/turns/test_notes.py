"""Tests of private notes in Discord: in the panel, in the catch-up, and on a separate page."""

from __future__ import annotations

from tests.bot.port import Port, labels, said


async def test_note_is_shown_in_panel_and_catch_up(port: Port) -> None:
    await port.begin()
    page = (await port.ada.slash(port.lobby, "game note", line="Ben *hoards* gold")).response
    assert page is not None
    assert "Ben \\*hoards\\* gold" in said(page)
    assert "Ben \\*hoards\\* gold" in said(await port.take_turn(port.ada))
    missed = (await port.ada.slash(port.lobby, "catchup")).response
    assert "Ben \\*hoards\\* gold" in said(missed)
    assert "hoards" not in said(await port.take_turn(port.ben))
    empty = (await port.ada.click(page, label="Delete the note")).response
    assert "no note on this match" in said(empty)
    assert "Delete the note" not in labels(empty)
    assert "hoards" not in said(await port.take_turn(port.ada))
