"""Private notes: the note page, and notes shown in other private messages."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from enum import StrEnum

import discord
from discord import app_commands, ui

from bot.core.features import Feature, static_modal
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.interactions.modals import TextModal
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, button, container, rows, texts
from bot.core.words.limits import MODAL_TITLE, shorten
from bot.core.words.names import clean_name
from bot.matches.match.lookup import find_match, match_choices
from bot.matches.match.titles import title
from engine.core.text import text
from host.turns import notes
from host.turns.notes import MAX_NOTE, Note, NoteTooLong


class NoteClick(StrEnum):
    """Click names used in custom ids."""

    FORM = "noteform"
    ADD = "noteadd"
    EDIT_FORM = "noteeditform"
    EDIT = "noteedit"
    DELETE = "notedelete"


LINE = "words"


def note_text(note: str, translate: Translator, max_length: int = 2 * MAX_NOTE) -> str:
    """Return a user's note as formatted text; empty if there is no note."""
    lines = quoted_lines(note)
    return shorten("\n".join([translate(text("note-heading")), *lines]), max_length) if lines else ""


def quoted_lines(note: str) -> list[str]:
    """Return a note's lines in full, as quotations."""
    return [f"> {clean_name(line, MAX_NOTE)}" for line in note.splitlines()]


def note_message(note: Note, translate: Translator, notice: Sequence[str] = ()) -> MessageView:
    """Show a note with buttons for adding to it, editing it and deleting it.

    `notice` is shown first.
    """
    match_id = note.match.id
    ways = [button(translate(text("button-note-add")), custom_id(match_id, NoteClick.FORM), Style.primary)]
    if note.text:
        edit = custom_id(match_id, NoteClick.EDIT_FORM)
        ways.append(button(translate(text("button-note-edit")), edit))
        ways.append(
            button(translate(text("button-note-delete")), custom_id(match_id, NoteClick.DELETE), Style.danger)
        )
    sentence = note_text(note.text, translate) or translate(text("note-none"))
    alone = f"-# {translate(text('note-alone'))}"
    heading = f"### {title(note.match, translate)}"
    return MessageView(container(texts(heading, "\n".join(notice), sentence, alone), rows(ways)))


def too_long_message(error: NoteTooLong, translate: Translator) -> MessageView:
    """Show a text that is too long for the note, so that the user can copy and shorten it."""
    return note_message(error.note, translate, [translate(error.text), *quoted_lines(error.entered)])


def note_modal(click: Click, translate: Translator) -> TextModal:
    """Ask for a line to add to a note."""
    text_input: ui.TextInput[TextModal] = ui.TextInput(custom_id=LINE, max_length=MAX_NOTE)
    return TextModal(
        shorten(translate(text("note-form")), MODAL_TITLE),
        custom_id(click.match_id, NoteClick.ADD),
        {shorten(translate(text("note-form-line")), MODAL_TITLE): text_input},
    )


def edit_modal(note: str, match_id: int, translate: Translator) -> TextModal:
    """Ask for a note's new text, prefilled with the present one."""
    text_input: ui.TextInput[TextModal] = ui.TextInput(
        custom_id=LINE, style=discord.TextStyle.paragraph, default=note or None, max_length=MAX_NOTE
    )
    label = shorten(translate(text("note-form")), MODAL_TITLE)
    return TextModal(label, custom_id(match_id, NoteClick.EDIT), {label: text_input})


async def ask_for_text(interaction: AppInteraction, click: Click, translate: Translator) -> TextModal:
    """Open the modal for editing a note."""
    note = await notes.load_note(ctx_of(interaction), click.match_id, acting_user(interaction).key)
    return edit_modal(note.text, click.match_id, translate)


async def add(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Add the line from the modal to the note."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await _show_changed(notes.add(ctx, click.match_id, user, click.first_line), translate)


async def edit(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Replace the note with the text from the modal."""
    ctx, user = ctx_of(interaction), acting_user(interaction)
    return await _show_changed(notes.replace(ctx, click.match_id, user, click.first_line), translate)


async def _show_changed(change: Awaitable[Note], translate: Translator) -> MessageView:
    try:
        return note_message(await change, translate)
    except NoteTooLong as error:
        return too_long_message(error, translate)


async def delete(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Delete the note."""
    return note_message(
        await notes.delete(ctx_of(interaction), click.match_id, acting_user(interaction)), translate
    )


@command("note", parent="game")
async def note(
    interaction: AppInteraction,
    translate: Translator,
    line: app_commands.Range[str, 1, MAX_NOTE] | None = None,
    match: str | None = None,
) -> MessageView:
    """Show the user's note about a match, or add a line to it."""
    ctx, meant, user = (
        ctx_of(interaction),
        (await find_match(interaction, match)).id,
        acting_user(interaction),
    )
    if line is not None:
        return await _show_changed(notes.add(ctx, meant, user, line), translate)
    return note_message(await notes.load_note(ctx, meant, user.key), translate)


note.autocomplete("match")(match_choices)


FEATURE = Feature(
    commands=(note,),
    clicks={NoteClick.ADD: add, NoteClick.EDIT: edit, NoteClick.DELETE: delete},
    modals={NoteClick.FORM: static_modal(note_modal), NoteClick.EDIT_FORM: ask_for_text},
)
