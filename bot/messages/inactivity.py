"""The warning before an inactive match is closed."""

from __future__ import annotations

from enum import StrEnum

from bot.core.features import Feature, on_match
from bot.core.ids import custom_id
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, rows, texts
from bot.matches.match.answers import answer_done
from bot.matches.match.titles import match_link, timestamp
from engine.core.text import text
from host.core import outbox
from host.messages import inactivity
from host.messages.inactivity import ClosingNotice, InactivityWarning
from storage.core.scheduling.outbox import OutboxRow


class IdleClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    KEEP = "keep"


def inactivity_message(notice: ClosingNotice, translate: Translator) -> MessageView:
    """Build the warning that a match is about to be closed, with a button to keep it open."""
    people = translate.join_list([translate.mention(user_key) for user_key in notice.user_keys])
    absolute, relative = timestamp(notice.closes), timestamp(notice.closes, "R")
    sentences = [
        translate(text("idle-notice", people=people, match=match_link(notice.match, translate))),
        translate(text("idle-closes", absolute=absolute, relative=relative)),
    ]
    keep = button(translate(text("button-keep")), custom_id(notice.match.id, IdleClick.KEEP), Style.primary)
    return MessageView(View(*texts("\n".join(sentences)), *rows([keep])), pinged=notice.pinged)


async def send(sender: Sender, row: OutboxRow, post: InactivityWarning, with_picture: bool) -> None:
    """Send the warning and delete the outbox row; skip an outdated warning."""
    notice = await inactivity.load_closing_notice(sender.ctx, row.owner)
    if notice is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    message_view = inactivity_message(
        notice, await sender.translator(notice.match.guild_id, notice.match.channel)
    )
    message = await sender.send(notice.match, message_view, row)
    await inactivity.note_sent(sender.ctx, row, post, message)


async def keep_open(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Keep an inactive match open."""
    row = await inactivity.keep_open(ctx_of(interaction), match_id, acting_user(interaction))
    return answer_done(interaction, row, "done-keep", translate)


FEATURE = Feature(send=send, clicks={IdleClick.KEEP: on_match(keep_open)})
