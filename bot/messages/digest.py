"""The daily digest: a direct message that lists the matches in which a user has to move."""

from __future__ import annotations

from collections.abc import Collection

from bot.core.features import Feature
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.matches.match.lists import ROOM_FOR_HINTS, lost_line, match_line
from bot.messages.notices import combined_notice_message, turn_button
from engine.core.text import text
from host.core import outbox
from host.messages import digest
from host.messages.digest import Digest
from host.messages.notices import combined_notices
from host.messages.view import OwnMatch
from storage.core.scheduling.outbox import OutboxRow


def digest_message(
    waiting: tuple[OwnMatch, ...], translate: Translator, lost: Collection[int] = ()
) -> MessageView:
    """Build the digest, with the button for the turn that is due first.

    `lost` are the ids of the matches whose channels the user can't see. They get only a number.
    """
    heading = f"### {translate(text('digest-heading', count=len(waiting)))}"
    hint = f"-# {translate(text('digest-hint'))}"
    shown = [one for one in waiting if one.match.id not in lost]
    every = [
        *(match_line(one, translate) for one in shown),
        *(lost_line(one.match.id, translate) for one in waiting if one.match.id in lost),
    ]
    lines = fit_lines(every, MESSAGE_TEXT - ROOM_FOR_HINTS * 2)
    rest = len(waiting) - len(lines)
    more = [translate(text("mine-more", count=rest))] if rest else []
    first = [turn_button(one.match, translate) for one in shown[:1]]
    return MessageView(View(*texts("\n".join([heading, *lines, *more, hint])), *rows(first)))


async def send(sender: Sender, row: OutboxRow, post: Digest, with_picture: bool) -> None:
    """Send a digest, or a short notification in a match's channel if direct messages are turned off."""
    if await digest.suppress(sender.ctx, row):
        return
    waiting = await digest.load_waiting(sender.ctx, row.owner)
    if waiting:
        translate = await sender.translator(waiting[0].match.guild_id)
        lost = await sender.lost_matches(row.owner, [one.match for one in waiting])
        message = digest_message(waiting, await sender.languages.for_user(row.owner, translate), lost)
        if await sender.send_dm(row.owner, message, row) is None:
            await _send_in_channel(sender, row, waiting)
            return
    await outbox.delete_sent(sender.ctx, row)


async def _send_in_channel(sender: Sender, row: OutboxRow, waiting: tuple[OwnMatch, ...]) -> None:
    """Notify a user in the channel of a match; other players there don't see the list."""
    open_ = tuple(one for one in waiting if one.match.id not in sender.closed_matches)
    summary = await digest.load_summary(sender.ctx, row.owner, open_)
    if summary is None or summary.target == "direct":
        await outbox.delete_sent(sender.ctx, row)
        return
    translate = await sender.translator(summary.match.guild_id, summary.match.channel)
    message = await sender.send(summary.match, combined_notice_message(summary, translate), row)
    await combined_notices.note_sent(sender.ctx, row, summary, summary.match.channel, message)


FEATURE = Feature(send=send)
