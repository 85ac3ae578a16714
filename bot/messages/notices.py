"""Notifications about turns and deadlines, and `/mute`."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from itertools import islice

from discord import app_commands, ui

from bot.core.features import Button, Feature, on_match
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, rows, texts
from bot.core.words.limits import shorten
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import SEATED
from bot.matches.match.lookup import find_match, unfinished_match_choices
from bot.matches.match.narration import render_lines
from bot.matches.match.titles import bold, match_link, timestamp
from bot.turns.play.messages import PlayClick
from engine.core.text import LocalizedText, seat_values, text
from host.core import outbox
from host.core.kinds import name_of
from host.matches.match.narration import LogLine
from host.messages.notices import combined_notices, mutes, notices
from host.messages.notices.combined_notices import CombinedNotice
from host.messages.notices.kinds import CombinedTurns, NoticePost, UpcomingTurn
from host.messages.notices.notices import TurnNotification
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

SNOOZED_HOURS = 3
NEWS = 4
"""Maximum lines about events since the user's last turn."""
MAX_NEWS = 240
"""Maximum characters per line about events."""
MAX_MUTE = 24 * 30
"""Hours."""


class NoticeClick(StrEnum):
    """The click names in custom ids; SNOOZE takes a number of hours."""

    SNOOZE = "snooze"
    MUTE = "mute"


def notice_message(notice: TurnNotification, translate: Translator) -> MessageView:
    """Build a notification, which is deleted once answered or replaced by a later one."""
    match = match_link(notice.match, translate)
    said = [
        translate(
            text(f"notice-{name_of(notice.kind)}", person=translate.mention(notice.user_key), match=match)
        )
    ]
    if isinstance(notice.kind, UpcomingTurn):
        said.append(translate(text("board-waiting", **seat_values(notice.awaited)), bold(notice.names)))
    elif notice.deadline is not None:
        absolute, relative = timestamp(notice.deadline), timestamp(notice.deadline, "R")
        said.append(translate(text("card-deadline", absolute=absolute, relative=relative)))
    said.extend(_news(notice.log_lines, translate))
    mute = mute_button(notice.match, translate)
    turn = turn_button(notice.match, translate)
    later = custom_id(notice.match.id, NoticeClick.SNOOZE, number=SNOOZED_HOURS)
    snooze = button(translate(text("button-snooze", hours=SNOOZED_HOURS)), later)
    return MessageView(View(*texts("\n".join(said)), *rows([turn, snooze, mute])), pinged=(notice.user_key,))


def _news(log_lines: tuple[LogLine, ...], translate: Translator) -> Iterator[str]:
    """Yield a heading and a few lines about the latest events since the user's last turn."""
    newest = list(islice(render_lines(reversed(log_lines), translate), NEWS + 1))
    if not newest:
        return
    is_more = len(newest) > NEWS
    yield translate(LocalizedText("notice-news-newest" if is_more else "notice-news"))
    yield from (shorten(line, MAX_NEWS) for line in reversed(newest[:NEWS]))


def combined_notice_message(notice: CombinedNotice, translate: Translator) -> MessageView:
    """Build the combined notification for a user for whom many matches are waiting."""
    person, match = translate.mention(notice.user_key), match_link(notice.match, translate)
    said = translate(text("notice-many", person=person, count=notice.count, match=match))
    return MessageView(
        View(*texts(said), *rows([turn_button(notice.match, translate)])), pinged=(notice.user_key,)
    )


def turn_button(row: MatchRow, translate: Translator) -> ui.Button[View]:
    """Create the button that opens the user's turn."""
    return button(translate(text("button-turn")), custom_id(row.id, PlayClick.TURN), Style.primary)


def mute_button(row: MatchRow, translate: Translator) -> ui.Button[View]:
    """Create the button that mutes a match."""
    return button(translate(text("button-mute")), custom_id(row.id, NoticeClick.MUTE))


async def mute(
    interaction: AppInteraction, match_id: int, translate: Translator, hours: int | None = None
) -> MessageView:
    """Mute a match for a user, permanently or for the given number of hours."""
    muted = await mutes.mute(ctx_of(interaction), match_id, acting_user(interaction), hours)
    if muted.is_shortened and muted.until is not None:
        return answer_done(
            interaction, muted.match, "done-snooze-cut", translate, until=timestamp(muted.until)
        )
    key = "done-mute" if hours is None else "done-snooze"
    return answer_done(interaction, muted.match, key, translate, hours=hours or 0)


async def unmute(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Unmute a match for a user."""
    row = await mutes.unmute(ctx_of(interaction), match_id, acting_user(interaction))
    return answer_done(interaction, row, "done-unmute", translate)


async def send(sender: Sender, row: OutboxRow, post: NoticePost, with_picture: bool) -> None:
    """Send a notification if it is still current, and delete its outbox row.

    If several are pending at the same time, they are first combined into one.
    """
    if isinstance(post, CombinedTurns):
        await _send_combined(sender, row, post)
        return
    if await notices.suppress(sender.ctx, row, post) or await combined_notices.merge_pending(
        sender.ctx, row, post
    ):
        return
    notice = await notices.load_notice(sender.ctx, row.owner, post)
    if notice is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    build = partial(notice_message, notice)
    place = await sender.notify(notice.match, notice.user_key, notice.target, build, row)
    await notices.note_sent(sender.ctx, row, post, *place)


async def _send_combined(sender: Sender, row: OutboxRow, post: CombinedTurns) -> None:
    if await combined_notices.suppress_combined(sender.ctx, row, post):
        return
    told = await combined_notices.load_combined_notice(sender.ctx, row.owner, post)
    if told is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    place = await sender.notify(
        told.match, told.user_key, told.target, partial(combined_notice_message, told), row
    )
    await combined_notices.note_sent(sender.ctx, row, told, *place)


async def snooze(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Mute a match for the number of hours on the button."""
    return await mute(interaction, click.match_id, translate, click.number)


@command("mute")
async def mute_command(
    interaction: AppInteraction,
    translate: Translator,
    match: str | None = None,
    hours: app_commands.Range[int, 1, MAX_MUTE] | None = None,
    again: bool = False,
) -> MessageView:
    """Mute a match permanently or for the given number of hours, or unmute it."""
    meant = (await find_match(interaction, match)).id
    if again:
        return await unmute(interaction, meant, translate)
    return await mute(interaction, meant, translate, hours)


mute_command.autocomplete("match")(unfinished_match_choices)


FEATURE = Feature(
    send=send,
    commands=(mute_command,),
    buttons=(Button(placement=SEATED, click=NoticeClick.MUTE, label="button-mute", order=60),),
    clicks={NoticeClick.SNOOZE: snooze, NoticeClick.MUTE: on_match(mute)},
)
