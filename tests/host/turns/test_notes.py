"""Tests for private notes, which only their author can see."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.errors import UserError
from host.turns import notes
from host.turns.notes import MAX_NOTE, NoteTooLong
from tests.host.players import ADA, BEN, error_key, start_match


async def test_note_is_extended_by_lines_and_private_to_its_author(ctx: Context) -> None:
    row = await start_match(ctx)
    await notes.add(ctx, row.id, ADA, "Ben hoards pearls")
    noted = await notes.add(ctx, row.id, ADA, "  dive\nlate ")
    assert noted.text == "Ben hoards pearls\ndive late"
    assert (await notes.load_note(ctx, row.id, ADA.key)).text == noted.text
    assert (await notes.load_note(ctx, row.id, BEN.key)).text == ""


async def test_note_can_be_edited(ctx: Context) -> None:
    row = await start_match(ctx)
    await notes.add(ctx, row.id, ADA, "Ben hoards pearls")
    edited = await notes.replace(ctx, row.id, ADA, " dive  late\r\n\nBen bluffs ")
    assert edited.text == "dive late\nBen bluffs"
    assert (await notes.load_note(ctx, row.id, ADA.key)).text == edited.text
    with pytest.raises(UserError) as refused:
        await notes.replace(ctx, row.id, ADA, " \n ")
    assert error_key(refused) == "refusal-note-empty"
    assert (await notes.load_note(ctx, row.id, ADA.key)).text == edited.text


async def test_text_that_is_too_long_is_returned(ctx: Context) -> None:
    row = await start_match(ctx)
    await notes.add(ctx, row.id, ADA, "dive late")
    for change in (notes.add, notes.replace):
        with pytest.raises(NoteTooLong) as refused:
            await change(ctx, row.id, ADA, "word " * 400)
        assert refused.value.entered == " ".join(["word"] * 400)
        assert refused.value.note.text == "dive late"


async def test_note_can_be_deleted(ctx: Context) -> None:
    row = await start_match(ctx)
    await notes.add(ctx, row.id, ADA, "dive late")
    assert (await notes.delete(ctx, row.id, ADA)).text == ""
    with pytest.raises(UserError) as refused:
        await notes.delete(ctx, row.id, ADA)
    assert error_key(refused) == "refusal-no-note"


async def test_note_length_is_limited(ctx: Context) -> None:
    row = await start_match(ctx)
    await notes.add(ctx, row.id, ADA, "x" * (MAX_NOTE - 1))
    with pytest.raises(UserError) as refused:
        await notes.add(ctx, row.id, ADA, "y")
    assert error_key(refused) == "refusal-note-too-long"
    with pytest.raises(UserError) as refused:
        await notes.add(ctx, row.id, BEN, " \n ")
    assert error_key(refused) == "refusal-note-empty"
