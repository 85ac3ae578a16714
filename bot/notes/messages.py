"""Private notes as values: a page of their own, and what other private messages show of them. Pure."""

from __future__ import annotations

from discord import ui

from bot.core.forms import Form
from bot.core.ids import Click, custom_id
from bot.match.titles import title
from bot.notes.ids import NoteClick
from bot.words.i18n import Words
from bot.words.layout import Post, Style, button, card, rows, texts
from bot.words.limits import FORM_TITLE, shorten
from engine.core.text import Quote, text
from host.notes.notes import MAX_NOTE, Note

LINE = "words"


def note_text(note: Note, words: Words, most: int = 2 * MAX_NOTE) -> str:
    """Say what somebody has noted; nothing where they have noted nothing."""
    lines = [f"> {words(text('note-line', line=Quote(line)))}" for line in note.words.splitlines()]
    return shorten("\n".join([words(text("note-heading")), *lines]), most) if lines else ""


def note_post(note: Note, words: Words) -> Post:
    """Show a note, with the ways to add to it and to delete it."""
    match = note.match.id
    ways = [button(words(text("button-note-add")), custom_id(match, NoteClick.FORM), Style.primary)]
    if note.words:
        ways.append(
            button(words(text("button-note-delete")), custom_id(match, NoteClick.DELETE), Style.danger)
        )
    said = note_text(note, words) or words(text("note-none"))
    alone = f"-# {words(text('note-alone'))}"
    return Post(card(texts(f"### {title(note.match, words)}", said, alone), rows(ways)))


def note_form(click: Click, words: Words) -> Form:
    """Ask for a line to be noted."""
    asked: ui.TextInput[Form] = ui.TextInput(custom_id=LINE, max_length=MAX_NOTE)
    return Form(
        shorten(words(text("note-form")), FORM_TITLE),
        custom_id(click.match, NoteClick.ADD),
        {shorten(words(text("note-form-line")), FORM_TITLE): asked},
    )
