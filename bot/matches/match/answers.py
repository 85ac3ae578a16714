"""Responses after a change to a match."""

from __future__ import annotations

from bot.core.ids import custom_id
from bot.core.services import AppInteraction, ctx_of, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, button, card, note, rows, texts
from bot.matches.match.buttons import TO_MOVE, added_buttons
from bot.matches.match.titles import title
from engine.core.text import Value, text
from host.messages import view
from storage.matches.match.matches import MatchRow


def answer_done(
    interaction: AppInteraction, row: MatchRow, key: str, translate: Translator, **values: Value
) -> MessageView:
    """Send the due messages after a change and confirm the change."""
    interaction.client.services.wake(row.id)
    return note(translate(text(key, match=title(row, translate), **values)))


async def answer_begun(
    interaction: AppInteraction, row: MatchRow, key: str, translate: Translator, **values: Value
) -> MessageView:
    """Confirm that a match begins, with a turn button if it is the user's turn."""
    return await with_turn_button(
        interaction, row, answer_done(interaction, row, key, translate, **values), translate
    )


async def with_turn_button(
    interaction: AppInteraction, row: MatchRow, said: MessageView, translate: Translator
) -> MessageView:
    """Add the turn button if it is the user's turn."""
    mine = await view.mine(ctx_of(interaction), person_of(interaction), row.id)
    if mine.your_turn:
        for buttons in rows(added_buttons(TO_MOVE, row.id, translate)):
            said.sheet.add_item(buttons)
    return said


def ask_whether_sure(
    row: MatchRow, question: str, click: str, label: str, translate: Translator
) -> MessageView:
    """Ask for confirmation of an irreversible action; `click` is its button and `label` the text."""
    sure = button(translate(text(label)), custom_id(row.id, click), Style.danger)
    return MessageView(card(texts(translate(text(question, match=title(row, translate)))), rows([sure])))
