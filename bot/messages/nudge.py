"""Nudges: the button for waiting players, and the direct message to the player who has to move."""

from __future__ import annotations

from enum import StrEnum
from functools import partial

from bot.core.features import Button, Feature, on_match
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, rows, texts
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import NUDGING
from bot.matches.match.titles import match_link, timestamp
from bot.messages.notices import mute_button, turn_button
from engine.core.text import text
from host.messages import nudge
from host.messages.nudge import Nudge, NudgeMessage
from storage.core.scheduling.outbox import OutboxRow


class NudgeClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    NUDGE = "nudge"


def nudge_message(content: NudgeMessage, translate: Translator) -> MessageView:
    """Build the message to the player who has to move; it does not say who asked for it."""
    match = content.match
    sentences = [translate(text("nudge", match=match_link(match, translate)))]
    if content.deadline is not None:
        absolute, relative = timestamp(content.deadline), timestamp(content.deadline, "R")
        sentences.append(translate(text("card-deadline", absolute=absolute, relative=relative)))
    buttons = [turn_button(match, translate), mute_button(match, translate)]
    return MessageView(View(*texts("\n".join(sentences)), *rows(buttons)))


async def send(sender: Sender, row: OutboxRow, post: Nudge, with_picture: bool) -> None:
    """Send a nudge as a direct message, and delete its outbox row.

    It is never posted in the channel, because its time there would tell when the player sleeps.
    """
    content = await nudge.load_message(sender.ctx, row, post)
    if content is None:
        return
    place = await sender.send_match_dm(content.match, row.owner, partial(nudge_message, content), row)
    await nudge.note_sent(sender.ctx, row, post, place)


async def nudge_players(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Nudge the players for whom a match waits."""
    row = await nudge.nudge(ctx_of(interaction), match_id, acting_user(interaction))
    interaction.client.services.wake()
    return answer_done(interaction, row, "done-nudge", translate)


FEATURE = Feature(
    send=send,
    clicks={NudgeClick.NUDGE: on_match(nudge_players)},
    buttons=(Button(placement=NUDGING, click=NudgeClick.NUDGE, label="button-nudge", order=5),),
)
