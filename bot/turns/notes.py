"""Private notes: the note page, and notes shown in other private messages."""

from __future__ import annotations

from enum import StrEnum

from discord import app_commands, ui

from bot.core.features import Feature, static_modal
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.interactions.modals import TextModal
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, button, container, rows, texts
from bot.core.words.limits import MODAL_TITLE, shorten
from bot.matches.match.lookup import find_match, match_choices
from bot.matches.match.titles import title
from engine.core.text import Quote, text
from host.turns import notes
from host.turns.notes import MAX_NOTE, Note


class NoteClick(StrEnum):
    """Click names used in custom ids."""

    FORM = "noteform"
    ADD = "noteadd"
    DELETE = "notedelete"


LINE = "words"


def note_text(note: str, translate: Translator, max_length: int = 2 * MAX_NOTE) -> str:
    """Return a user's note as formatted text; empty if there is no note."""
    lines = [f"> {translate(text('note-line', line=Quote(line)))}" for line in note.splitlines()]
    return shorten("\n".join([translate(text("note-heading")), *lines]), max_length) if lines else ""


def note_message(note: Note, translate: Translator) -> MessageView:
    """Show a note with buttons for adding to it and deleting it."""
    match_id = note.match.id
    ways = [button(translate(text("button-note-add")), custom_id(match_id, NoteClick.FORM), Style.primary)]
    if note.text:
        ways.append(
            button(translate(text("button-note-delete")), custom_id(match_id, NoteClick.DELETE), Style.danger)
        )
    sentence = note_text(note.text, translate) or translate(text("note-none"))
    alone = f"-# {translate(text('note-alone'))}"
    return MessageView(container(texts(f"### {title(note.match, translate)}", sentence, alone), rows(ways)))


def note_modal(click: Click, translate: Translator) -> TextModal:
    """Ask for a line to add to a note."""
    text_input: ui.TextInput[TextModal] = ui.TextInput(custom_id=LINE, max_length=MAX_NOTE)
    return TextModal(
        shorten(translate(text("note-form")), MODAL_TITLE),
        custom_id(click.match_id, NoteClick.ADD),
        {shorten(translate(text("note-form-line")), MODAL_TITLE): text_input},
    )


async def add(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Add the line from the modal to the note."""
    return note_message(
        await notes.add(ctx_of(interaction), click.match_id, acting_user(interaction), click.first_line),
        translate,
    )


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
    kept = await (
        notes.load_note(ctx, meant, user.key) if line is None else notes.add(ctx, meant, user, line)
    )
    return note_message(kept, translate)


note.autocomplete("match")(match_choices)


FEATURE = Feature(
    commands=(note,),
    clicks={NoteClick.ADD: add, NoteClick.DELETE: delete},
    modals={NoteClick.FORM: static_modal(note_modal)},
)
