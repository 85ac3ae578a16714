"""The `/tide` command, which sets a timer for turning the tide in the channel's match.

The message that announces the new tide has a button for leaving a mark.
"""

from __future__ import annotations

from enum import StrEnum

from discord import app_commands

from bot.core.features import Feature, HelpPage, on_match
from bot.core.ids import custom_id
from bot.core.interactions.commands import command
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, button, rows, text_message, texts
from bot.core.words.names import clean_name
from bot.matches.match.lookup import find_match
from engine.core.text import text
from host.core import outbox
from host.core.owners import match_owner
from host.turns import tide
from host.turns.tide import ShowTide
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow


class TideClick(StrEnum):
    """The kinds of button clicks, which occur in custom ids."""

    MARK = "mark"


async def send(sender: Sender, row: OutboxRow, post: ShowTide, pictured: bool) -> None:
    """Send the message about the tide, and delete its outbox row."""
    match = await tide.of_match(sender.ctx, row.owner)
    message_view = tide_post(match, post, await sender.translator(match.guild_id))
    await sender.send(match, message_view, row)
    await outbox.delete_sent(sender.ctx, row)


def tide_post(match: MatchRow, post: ShowTide, translate: Translator) -> MessageView:
    """Return the message about the tide, with a button for leaving a mark."""
    said = translate(text("tide-turned", player=clean_name(post.by)))
    seen = button(translate(text("button-mark")), custom_id(match.id, TideClick.MARK))
    return MessageView(View(*texts(said), *rows([seen])))


async def mark(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Leave a mark for the user who clicked, and return a message with the number of marks."""
    now = await tide.mark(ctx_of(interaction), match_id, acting_user(interaction))
    return text_message(translate(text("tide-marks", count=now.marks)))


@command("tide")
async def set_tide(
    interaction: AppInteraction, translate: Translator, minutes: app_commands.Range[int, 1, 60]
) -> MessageView:
    """Set a timer that turns the tide after the given number of minutes."""
    row = await find_match(interaction, None)
    await tide.set_tide(ctx_of(interaction), row.id, acting_user(interaction), minutes)
    interaction.client.services.scheduler.wake(match_owner(row.id))
    return text_message(translate(text("tide-set", minutes=minutes)))


FEATURE = Feature(
    commands=(set_tide,),
    clicks={TideClick.MARK: on_match(mark)},
    send=send,
    help=(HelpPage("help-tide", 99),),
)
