"""Responses after a change to a match."""

from __future__ import annotations

from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, rows, text_message
from bot.matches.match.buttons import TO_MOVE, added_buttons
from bot.matches.match.titles import title
from engine.core.text import Value, text
from host.messages import view
from host.messages.view import OwnMatch
from storage.matches.match.matches import MatchRow


def answer_done(
    interaction: AppInteraction, row: MatchRow, key: str, translate: Translator, **values: Value
) -> MessageView:
    """Send the due messages after a change and confirm the change."""
    interaction.client.services.wake(row.id)
    return text_message(translate(text(key, match=title(row, translate), **values)))


async def answer_begun(
    interaction: AppInteraction, row: MatchRow, key: str, translate: Translator, **values: Value
) -> MessageView:
    """Confirm that a match has started, with a turn button for the user who plays first."""
    return await with_turn_button(
        interaction, row, answer_done(interaction, row, key, translate, **values), translate
    )


async def with_turn_button(
    interaction: AppInteraction, row: MatchRow, message_view: MessageView, translate: Translator
) -> MessageView:
    """Add the turn button if it is the user's turn, or will be after the robots' turns."""
    mine = await view.load_own_match(ctx_of(interaction), acting_user(interaction), row.id)
    if mine.is_your_turn or _do_robots_play_first(mine):
        for buttons in rows(added_buttons(TO_MOVE, row.id, translate)):
            message_view.layout.add_item(buttons)
    return message_view


def _do_robots_play_first(mine: OwnMatch) -> bool:
    """Return whether the match is waiting only for robots, which move before the user can click again."""
    is_seated = mine.seat is not None and bool(mine.awaited)
    return is_seated and all(mine.seats[seat].robot is not None for seat in mine.awaited)
