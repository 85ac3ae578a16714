"""Notifications that ask players to confirm their seats."""

from __future__ import annotations

from functools import partial

from bot.core.features import Feature
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, rows, texts
from bot.matches.match.buttons import ROLL_CALL, added_buttons
from bot.matches.match.titles import match_link, timestamp
from bot.messages.notices import mute_button
from engine.core.text import text
from host.messages import roll_call_notices
from host.messages.roll_call_notices import AskPlayer, RollCallNotice
from storage.core.scheduling.outbox import OutboxRow


def ask_message(notice: RollCallNotice, translate: Translator) -> MessageView:
    """Build the notification, with a button that confirms the seat."""
    sentence = text(
        "roll-call-ask-start" if notice.has_free_seats else "roll-call-ask",
        person=translate.mention(notice.user_key),
        match=match_link(notice.match, translate),
        until=timestamp(notice.closes),
        relative=timestamp(notice.closes, "R"),
    )
    buttons = [*added_buttons(ROLL_CALL, notice.match.id, translate), mute_button(notice.match, translate)]
    return MessageView(View(*texts(translate(sentence)), *rows(buttons)), pinged=(notice.user_key,))


async def send(sender: Sender, row: OutboxRow, post: AskPlayer, with_picture: bool) -> None:
    """Send a notification by direct message or to the channel, and delete its outbox row."""
    notice = await roll_call_notices.load_notice(sender.ctx, row, post)
    if notice is None:
        return
    place = await sender.notify(
        notice.match, notice.user_key, notice.target, partial(ask_message, notice), row
    )
    await roll_call_notices.note_sent(sender.ctx, row, post, *place)


FEATURE = Feature(send=send)
