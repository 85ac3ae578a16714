"""Match updates sent to users who follow a match."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from enum import StrEnum
from itertools import islice
from types import MappingProxyType
from typing import cast

from discord import app_commands

from bot.core.features import Feature, on_match
from bot.core.ids import custom_id
from bot.core.interactions.commands import choice, command
from bot.core.sending.access import ChannelLocation
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, View, button, rows, texts
from bot.matches.match.answers import answer_done
from bot.matches.match.lookup import find_match, unfinished_match_choices
from bot.matches.match.narration import render_lines
from bot.matches.match.titles import bold, match_link
from engine.core.result import GameOutcome
from engine.core.text import LocalizedText, text
from host.core import outbox
from host.messages import follow as following
from host.messages.follow import FollowerNews, FollowerNotification, FollowMode
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow


class FollowClick(StrEnum):
    """The clicks of this feature, by their names in custom ids."""

    STOP = "unfollow"


LINES = 6
SHARED_OUTCOMES: Mapping[GameOutcome | None, str] = MappingProxyType(
    {"draw": "follow-draw", "all-won": "follow-all-won", "all-lost": "follow-all-lost"}
)
MAX_LINE = 300
"""Letters."""


def match_update_message(news: FollowerNews, translate: Translator) -> MessageView:
    """Build a match update; if there are many events, include only the most recent ones."""
    newest = list(islice(render_lines(reversed(news.log_lines), translate, MAX_LINE), LINES + 1))
    lines = newest[LINES - 1 :: -1]
    if len(newest) > LINES:
        lines.insert(0, f"- {translate(LocalizedText('follow-earlier'))}")
    text_displays = texts("\n".join([*_heading(news, translate), *lines]))
    stop = custom_id(news.match.id, FollowClick.STOP)
    ways = [] if news.is_over else rows([button(translate(text("button-unfollow")), stop)])
    return MessageView(View(*text_displays, *ways))


def _heading(news: FollowerNews, translate: Translator) -> Iterator[str]:
    match = match_link(news.match, translate)
    if not news.is_over:
        yield translate(text("follow-news", match=match))
    elif news.outcome in SHARED_OUTCOMES:
        yield translate(text(SHARED_OUTCOMES[news.outcome], match=match))
    elif not news.winners:
        yield translate(text("follow-ended", match=match))
    else:
        names = bold(news.names)
        people = translate.join_list([names[seat] for seat in news.winners])
        yield translate(text("follow-over", match=match, people=people, count=len(news.winners)))


log = logging.getLogger(__name__)


async def send(sender: Sender, row: OutboxRow, post: FollowerNotification, with_picture: bool) -> None:
    """Send a match update to a follower who can see the channel.

    Users who accept no direct messages are skipped.
    """
    if await following.suppress(sender.ctx, row, post):
        return
    news = await following.load_news(sender.ctx, post.match_id, row.owner)
    if news is None or not await sender.can_user_see(_place(news.match), row.owner):
        await outbox.delete_sent(sender.ctx, row)
        return
    translate = await sender.languages.for_user(
        row.owner, await sender.translator(news.match.guild_id, news.match.channel)
    )
    if await sender.send_dm(row.owner, match_update_message(news, translate), row) is None:
        log.warning("match %d: a follower accepts no direct messages", post.match_id)
    await following.note_sent(sender.ctx, row, row.owner, news)


def _place(row: MatchRow) -> ChannelLocation:
    return ChannelLocation(row.guild_id, row.channel)


async def start(
    interaction: AppInteraction, match_id: int, translate: Translator, when: FollowMode
) -> MessageView:
    """Subscribe a user to a match's updates."""
    row = await following.follow(ctx_of(interaction), match_id, acting_user(interaction), when)
    key = "done-follow-each" if when == "each" else "done-follow-end"
    return answer_done(interaction, row, key, translate)


async def stop(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Unsubscribe a user from a match."""
    row = await following.unfollow(ctx_of(interaction), match_id, acting_user(interaction))
    return answer_done(interaction, row, "done-unfollow", translate)


NEVER = "never"


@command("follow", parent="game")
@app_commands.choices(
    when=[choice(f"follow-{when}", when) for when in ("each", "end", NEVER)],
)
async def game_follow(
    interaction: AppInteraction, translate: Translator, when: str = "end", match: str | None = None
) -> MessageView:
    """Follow all updates about a match or only its end, or stop following it."""
    meant = (await find_match(interaction, match)).id
    if when == NEVER:
        return await stop(interaction, meant, translate)
    return await start(interaction, meant, translate, cast("FollowMode", when))


game_follow.autocomplete("match")(unfinished_match_choices)


FEATURE = Feature(send=send, commands=(game_follow,), clicks={FollowClick.STOP: on_match(stop)})
