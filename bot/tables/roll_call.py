"""Roll calls: the button with which players confirm their seats, and the message about lost seats."""

from __future__ import annotations

from enum import StrEnum

from bot.core.features import Button, Feature, on_match
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, texts
from bot.matches.match.answers import answer_begun, answer_done
from bot.matches.match.buttons import ROLL_CALL
from bot.matches.match.titles import match_link
from engine.core.text import text
from host.core import outbox
from host.messages import view
from host.tables.roll_call import confirming
from host.tables.roll_call.kinds import SeatsReopened
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow


class RollCallClick(StrEnum):
    """The names of clicks in custom ids."""

    CONFIRM = "rollcall"


async def confirm(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Confirm the user's seat."""
    ctx = ctx_of(interaction)
    row = await confirming.confirm(ctx, match_id, acting_user(interaction))
    if row.status == "running":
        return await answer_begun(interaction, row, "done-confirm-started", translate)
    found = await confirming.load_roll_call(ctx, match_id)
    if found is None:
        return answer_done(interaction, row, "done-confirm-early", translate)
    return answer_done(interaction, row, "done-confirm", translate, count=len(found.missing))


def reopened_message(row: MatchRow, post: SeatsReopened, translate: Translator) -> MessageView:
    """Build the message about players who did not confirm, without notifying anyone."""
    people = translate.join_list([translate.mention(user_key) for user_key in post.user_keys])
    sentence = text(
        "roll-call-missed", people=people, count=len(post.user_keys), match=match_link(row, translate)
    )
    return MessageView(View(*texts(translate(sentence))))


async def send(sender: Sender, row: OutboxRow, post: SeatsReopened, with_picture: bool) -> None:
    """Send the message about lost seats, and delete its outbox row."""
    match = await view.find_row(sender.ctx, row.owner)
    if match is not None:
        translate = await sender.translator(match.guild_id, match.channel)
        await sender.send(match, reopened_message(match, post, translate), row)
    await outbox.delete_sent(sender.ctx, row)


FEATURE = Feature(
    send=send,
    clicks={RollCallClick.CONFIRM: on_match(confirm)},
    buttons=(
        Button(
            placement=ROLL_CALL,
            click=RollCallClick.CONFIRM,
            label="button-confirm-seat",
            style=Style.success,
            order=10,
        ),
    ),
)
