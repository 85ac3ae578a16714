"""What private notes bring to the bot."""

from bot.core.features import Feature, form_of
from bot.notes.clicks import add, delete
from bot.notes.commands import note
from bot.notes.ids import NoteClick
from bot.notes.messages import note_form

FEATURE = Feature(
    commands=(note,),
    clicks={NoteClick.ADD: add, NoteClick.DELETE: delete},
    forms={NoteClick.FORM: form_of(note_form)},
)
