"""Notifications about turns and deadlines, and `/mute`."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from enum import StrEnum
from functools import partial
from itertools import islice

from discord import app_commands, ui

from bot.core.features import Button, Feature, on_match
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import command
from bot.core.pictures import ImageRequest
from bot.core.queues import Requester
from bot.core.sending.access import ChannelLocation
from bot.core.sending.failures import NETWORK_ERRORS
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, Upload, View, button, gallery, rows, texts
from bot.matches.match.answers import answer_done
from bot.matches.match.buttons import SEATED
from bot.matches.match.lookup import find_match, unfinished_match_choices
from bot.matches.match.narration import render_lines
from bot.matches.match.titles import bold, match_link, timestamp, title
from bot.turns.play.messages import PlayClick
from engine.core.text import LocalizedText, seat_values, text
from host.core import outbox
from host.core.kinds import name_of
from host.decisions.closed_channels import access, unreachable
from host.messages import view
from host.messages.notices import combined_notices, direct, mutes, notices
from host.messages.notices.combined_notices import CombinedNotice
from host.messages.notices.kinds import (
    CombinedTurns,
    DirectNotice,
    NoticePost,
    TurnNotice,
    UpcomingTurn,
)
from host.messages.notices.notices import TurnNotification
from host.messages.posts import cards
from host.time import suspensions
from renderer import MAX_BYTES
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)

SNOOZED_HOURS = 3
NEWS = 4
"""Maximum number of lines about events since the user's last turn."""
MAX_NEWS = 240
"""Maximum number of characters in a line about events."""
MAX_MUTE = 24 * 30
"""Hours."""


class NoticeClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    A custom id with SNOOZE also contains a number of hours.
    """

    SNOOZE = "snooze"
    MUTE = "mute"


def notice_message(
    notice: TurnNotification,
    translate: Translator,
    closure: str | None = None,
    picture: Upload | None = None,
) -> MessageView:
    """Build a turn notification.

    It is deleted when the user has moved or gets a newer notification. If the bot can't write in the channel,
    `closure` is the reason. In this case, the notification contains the reason and the board instead of a
    link.
    """
    match = match_link(notice.match, translate) if closure is None else title(notice.match, translate)
    key = f"notice-{name_of(notice.kind)}" + ("-window" if notice.is_window else "")
    sentences = [translate(text(key, person=translate.mention(notice.user_key), match=match))]
    if isinstance(notice.kind, UpcomingTurn):
        sentences.append(translate(text("board-waiting", **seat_values(notice.awaited)), bold(notice.names)))
    elif notice.deadline is not None:
        absolute, relative = timestamp(notice.deadline), timestamp(notice.deadline, "R")
        key = "card-window-deadline" if notice.is_window else "card-deadline"
        sentences.append(translate(text(key, absolute=absolute, relative=relative)))
    if closure is not None:
        reason = translate(LocalizedText(f"closure-{closure}"))
        sentences.append(translate(text("notice-closed", reason=reason)))
    sentences.extend(_news(notice, translate))
    mute = mute_button(notice.match, translate)
    turn = turn_button(notice.match, translate)
    later = custom_id(notice.match.id, NoticeClick.SNOOZE, number=SNOOZED_HOURS)
    snooze = button(translate(text("button-snooze", hours=SNOOZED_HOURS)), later)
    pictured = [gallery(picture)] if picture else []
    layout = View(*texts("\n".join(sentences)), *pictured, *rows([turn, snooze, mute]))
    return MessageView(layout, (picture,) if picture else (), pinged=(notice.user_key,))


def _news(notice: TurnNotification, translate: Translator) -> Iterator[str]:
    """Yield a heading and a few lines about the latest events since the user's last turn, or since the start."""
    lines = render_lines(reversed(notice.log_lines), translate, MAX_NEWS)
    newest = list(islice(lines, NEWS + 1))
    if not newest:
        return
    is_more = len(newest) > NEWS
    if notice.has_moved:
        yield translate(LocalizedText("notice-news-newest" if is_more else "notice-news"))
    else:
        yield translate(LocalizedText("notice-news-newest-start" if is_more else "notice-news-start"))
    yield from reversed(newest[:NEWS])


def combined_notice_message(notice: CombinedNotice, translate: Translator) -> MessageView:
    """Build the combined notification for a user who has to move in several matches."""
    person, match = translate.mention(notice.user_key), match_link(notice.match, translate)
    sentence = translate(text("notice-many", person=person, count=notice.count, match=match))
    return MessageView(
        View(*texts(sentence), *rows([turn_button(notice.match, translate)])), pinged=(notice.user_key,)
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
    """Send a notification if it is still current, and delete the outbox row.

    If several notifications are pending for the user at the same time, they are first combined into one.
    """
    if isinstance(post, CombinedTurns):
        await _send_combined(sender, row, post)
        return
    if isinstance(post, DirectNotice):
        await _send_directly(sender, row, post, with_picture=with_picture)
        return
    if await notices.suppress(sender.ctx, row, post) or await combined_notices.merge_pending(
        sender.ctx, row, post
    ):
        return
    notice = await notices.load_notice(sender.ctx, row.owner, post)
    if notice is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    build = partial(notice_message, notice)
    place = await sender.notify(notice.match, notice.user_key, notice.target, build, row)
    await notices.note_sent(sender.ctx, row, post, *place)
    if not isinstance(post, UpcomingTurn):
        await _check_player(sender, notice, post)


async def _send_combined(sender: Sender, row: OutboxRow, post: CombinedTurns) -> None:
    if await combined_notices.suppress_combined(sender.ctx, row, post):
        return
    combined_notice = await _load_combined(sender, row, post)
    if combined_notice is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    place = await sender.notify(
        combined_notice.match,
        combined_notice.user_key,
        combined_notice.target,
        partial(combined_notice_message, combined_notice),
        row,
    )
    await combined_notices.note_sent(sender.ctx, row, combined_notice, *place)


async def _load_combined(sender: Sender, row: OutboxRow, post: CombinedTurns) -> CombinedNotice | None:
    """Return a combined notification.

    It names a match whose channel the user can see, if there is one.
    """
    match_rows = [await view.find_row(sender.ctx, turn.match_id) for turn in post.turns]
    lost = await sender.lost_matches(row.owner, [match for match in match_rows if match is not None])
    visible = CombinedTurns(tuple(turn for turn in post.turns if turn.match_id not in lost))
    load = partial(combined_notices.load_combined_notice, sender.ctx, row.owner)
    return await load(visible) or await load(post)


async def _check_player(sender: Sender, notice: TurnNotification, post: TurnNotice) -> None:
    """Ask Discord whether moderators have timed out the player who has to move.

    Errors are only logged.
    """
    match = notice.match
    try:
        ends = await sender.suspension_end(match.guild_id, notice.user_key)
    except NETWORK_ERRORS as error:
        log.info("match %d: could not ask whether seat %d is timed out: %r", match.id, post.seat, error)
        return
    if ends is not None and ends > sender.ctx.now():
        await suspensions.note_answer(sender.ctx, match.id, post.seat, notice.user_key, ends)


async def _send_directly(sender: Sender, row: OutboxRow, post: DirectNotice, *, with_picture: bool) -> None:
    """Send a notification by direct message, because the bot can't write in the match's channel."""
    match_id = post.turn.match_id
    notice = await notices.load_notice(sender.ctx, match_id, direct.notice_of(post))
    found = await access.load_closed(sender.ctx, match_id)
    if notice is None or found is None or notice.user_key != row.owner:
        await direct.drop(sender.ctx, row, post)
        return
    translate = await sender.translator(notice.match.guild_id, notice.match.channel)
    own = await sender.languages.for_user(row.owner, translate)
    picture = await _board(sender, match_id, own) if with_picture else None
    build = partial(notice_message, notice, closure=found.closure.reason, picture=picture)
    place = await sender.send_match_dm(notice.match, row.owner, build, row)
    if place is not None:
        await direct.note_sent(sender.ctx, row, post, *place)
        return
    location = ChannelLocation(notice.match.guild_id, notice.match.channel)
    is_moderator = await sender.can_user_close(location, row.owner)
    await unreachable.note_unreachable(sender.ctx, match_id, row.owner, is_moderator=is_moderator)
    await outbox.delete_sent(sender.ctx, row)


async def _board(sender: Sender, match_id: int, translate: Translator) -> Upload | None:
    """Draw the board as spectators see it."""
    card = await cards.get_card(sender.ctx, match_id)
    wanted = ImageRequest(game=card.match.game, view=card.view, kind="board", names=card.names)
    asker = Requester(card.match.guild_id)
    return await sender.pictures.draw(wanted.with_limit(MAX_BYTES), translate, asker)


async def snooze(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Mute a match for the number of hours on the button."""
    return await mute(interaction, click.match_id, translate, click.number)


@command("mute", in_dms=True)
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
