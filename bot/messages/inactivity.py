"""The notice before an inactive match is closed. Pure functions."""

from __future__ import annotations

from enum import StrEnum

from bot.core.features import Feature, on_match
from bot.core.ids import custom_id
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, ctx_of, person_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, rows, texts
from bot.matches.match.answers import answer_done
from bot.matches.match.titles import match_link, moment
from engine.core.text import text
from host.core import outbox
from host.messages import inactivity
from host.messages.inactivity import AboutToClose, ClosingNotice
from storage.core.scheduling.outbox import PostRow


class IdleClick(StrEnum):
    """The click names in custom ids."""

    KEEP = "keep"


def idle_post(notice: ClosingNotice, translate: Translator) -> MessageView:
    """Return the warning that a match is about to be closed, with a button to keep it open."""
    people = translate.listed([translate.mention(user_key) for user_key in notice.user_keys])
    absolute, relative = moment(notice.closes), moment(notice.closes, "R")
    said = [
        translate(text("idle-notice", people=people, match=match_link(notice.match, translate))),
        translate(text("idle-closes", absolute=absolute, relative=relative)),
    ]
    keep = button(translate(text("button-keep")), custom_id(notice.match.id, IdleClick.KEEP), Style.primary)
    return MessageView(View(*texts("\n".join(said)), *rows([keep])), pinged=notice.pinged)


async def send(sender: Sender, row: PostRow, post: AboutToClose, pictured: bool) -> None:
    """Send the notice and delete its outbox row; an outdated notice is skipped."""
    notice = await inactivity.of_post(sender.ctx, row.owner)
    if notice is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    shown = idle_post(notice, await sender.translator(notice.match.guild_id))
    message = await sender.send(notice.match, shown, row)
    await inactivity.note_sent(sender.ctx, row, post, message)


async def keep(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Keep an inactive match open."""
    row = await inactivity.keep(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-keep", translate)


FEATURE = Feature(send=send, clicks={IdleClick.KEEP: on_match(keep)})
