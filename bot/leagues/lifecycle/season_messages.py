"""Season messages.

Each step first checks what is already done, so that all steps can be retried.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import discord
from msgspec.structs import replace

from bot.core.charts.figures import ChartMessage
from bot.core.queues import Requester
from bot.core.sending.access import ChannelLocation, permissions_in
from bot.core.sending.sender import Sender, should_retry
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload
from bot.leagues.lifecycle import pins
from bot.leagues.views import (
    announcements,
    charts,
    host_messages,
    mentions,
    my_seasons,
    sign_up,
    standings,
    tables,
)
from bot.matches.pages import note_channel
from host.core import outbox
from host.core.context import Context
from host.leagues import publishing
from host.leagues.lifecycle.kinds import (
    AnnounceHostAct,
    AnnounceSeason,
    BlockedPlayerNotice,
    MarkDrawDiscarded,
    ShowDivision,
    ShowFixture,
)
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.entries import TableAdjudicated, TablePlayed
from host.leagues.season.rulings import TableRuled, TableVoided
from host.leagues.views import announcements as news
from host.leagues.views import cards, seasons, sign_up_warnings
from host.leagues.views.announcements import DiscardedDraw, SeasonAnnouncement
from host.leagues.views.cards import DivisionCard
from host.matches import pages, permissions
from host.matches.settings.time_controls import DAY
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)

WEEK = 7 * DAY
FIRST_LETTER = ord("a")
"""The letter appended to the nonce for a message's first follow-up; later follow-ups use the next letters."""
WITH_PAGE = frozenset({"final", "corrected"})
"""Announcements with a button that opens the league's web page."""
NOTICES = frozenset({"invited", "nag", "extended", "closed"})
"""Announcements that are deleted when a season reaches its next stage, because their buttons no longer apply."""
ChartBuilder: TypeAlias = Callable[[Context, int, Translator], Awaitable[ChartMessage]]
"""Builds a season's chart for an announcement."""


def _channel(sender: Sender, known: LoadedSeason) -> discord.PartialMessageable:
    return sender.client.get_partial_messageable(known.league.channel, guild_id=known.league.guild_id)


async def _edit_or_post(
    sender: Sender, row: OutboxRow, known: LoadedSeason, message_id: int | None, message_view: MessageView
) -> int:
    """Edit a message, or post it if it does not exist; return its id."""
    channel = _channel(sender, known)
    # If there was no earlier attempt, post the message. Otherwise the message may already exist with outdated
    # content, so edit it.
    if message_id is None and not sender.may_exist(row):
        return await sender.post(channel, message_view, row)
    stands = message_id if message_id is not None else await sender.post(channel, message_view, row)
    if await _edit(sender, channel, stands, message_view):
        return stands
    if message_id is None:
        raise ConnectionError("a message that was just posted is gone")
    await _remove(channel, stands)
    return await sender.post(channel, message_view, row)


async def _remove(channel: discord.PartialMessageable, message_id: int) -> None:
    """Delete a message that can no longer be edited, to avoid duplicates."""
    try:
        await channel.get_partial_message(message_id).delete()
    except discord.HTTPException as error:
        log.info("message %d could not be deleted: %r", message_id, error)


async def _edit(
    sender: Sender, channel: discord.PartialMessageable, message_id: int, message_view: MessageView
) -> bool:
    if message_view.uploads:
        return await sender.edit_with_files(channel, message_id, message_view)
    return await sender.edit(channel, message_id, message_view)


async def _page_url(sender: Sender, known: LoadedSeason) -> str:
    """Return the address of a league's web page; empty if it has none."""
    league = known.league
    await note_channel(sender, league.guild_id, league.channel)
    return await pages.league_url(sender.ctx, league.guild_id, league.id, league.channel)


async def show_sign_up(sender: Sender, row: OutboxRow) -> None:
    """Post or edit a season's sign-up card."""
    sign_up_view = await cards.load_sign_ups(sender.ctx, row.owner)
    built = sign_up.sign_up_message(
        sign_up_view,
        await sender.translator(sign_up_view.loaded.league.guild_id, sign_up_view.loaded.league.channel),
        await _page_url(sender, sign_up_view.loaded),
    )
    message = await _edit_or_post(sender, row, sign_up_view.loaded, sign_up_view.loaded.row.card, built)
    await publishing.note_card(sender.ctx, row, message)


async def show_division(sender: Sender, row: OutboxRow, post: ShowDivision, *, with_picture: bool) -> None:
    """Post or edit a division's standings."""
    card = await cards.division(sender.ctx, row.owner, post.division)
    translate = await sender.translator(card.loaded.league.guild_id, card.loaded.league.channel)
    chart_message = await charts.standings(sender.ctx, row.owner, post.division, translate)
    picture = await _draw(sender, card.loaded, chart_message) if with_picture else None
    page_url = await _page_url(sender, card.loaded)
    built = standings.standings_message(
        chart_message, row.owner, post.division, picture, translate, page_url=page_url
    )
    message, is_pinned = await _edit_or_move(sender, row, card, built)
    await publishing.note_division(sender.ctx, row, post.division, message, is_pinned=is_pinned)


async def _edit_or_move(
    sender: Sender, row: OutboxRow, card: DivisionCard, built: MessageView
) -> tuple[int, bool]:
    """Show a division's standings; return the message id, and whether the message is pinned.

    The message is pinned until the season ends. If the bot may not pin it, it is posted again below the
    newer messages instead of being edited.
    """
    known, old = card.loaded, card.message
    is_over = known.season.status in {"over", "void"}
    is_pinned = card.is_pinned or (old is not None and not is_over and await pins.pin(sender, known, old))
    if old is not None and not is_pinned and not is_over:
        message = await sender.post(_channel(sender, known), built, row)
        await _remove(_channel(sender, known), old)
        return message, False
    message = await _edit_or_post(sender, row, known, old, built)
    if is_over:
        return message, is_pinned and not await pins.unpin(sender, known, message)
    return message, (is_pinned and message == old) or await pins.pin(sender, known, message)


async def _draw(sender: Sender, known: LoadedSeason, shown: ChartMessage) -> Upload | None:
    """Draw a public chart.

    Return None if the bot may not attach files. The caller then shows text instead.
    """
    if not _may_attach(sender, known):
        return None
    return await sender.pictures.chart(shown.view, shown.alt, Requester(known.league.guild_id))


def _may_attach(sender: Sender, known: LoadedSeason) -> bool:
    granted = permissions_in(sender.client, ChannelLocation(known.league.guild_id, known.league.channel))
    return granted is None or granted.attach_files


async def show_fixture(sender: Sender, row: OutboxRow, post: ShowFixture) -> None:
    """Edit a table's message."""
    fixture = await cards.fixture(sender.ctx, row.owner, post.table)
    if fixture.location is not None:
        built = tables.fixture_message(
            fixture, await sender.translator(fixture.loaded.league.guild_id, fixture.loaded.league.channel)
        )
        channel = sender.client.get_partial_messageable(
            fixture.location.channel, guild_id=fixture.loaded.league.guild_id
        )
        try:
            await sender.edit(channel, fixture.location.message, built)
        except discord.HTTPException as error:
            _raise_unless_moved(error, fixture.loaded, fixture.location.channel)
    await outbox.delete_sent(sender.ctx, row)


async def announce(sender: Sender, row: OutboxRow, post: AnnounceSeason, *, with_picture: bool) -> None:
    """Post an announcement."""
    season_announcement = await news.load_announcement(sender.ctx, row.owner, post)
    if post.what == "week":
        await _post_digest(sender, row, season_announcement)
        return
    if post.what in {"idle", "invited"} and not season_announcement.user_keys:
        await outbox.delete_sent(sender.ctx, row)
        return
    if post.what == "drawn":
        await _announce_draw(sender, row, post, season_announcement, with_picture=with_picture)
        return
    words, board, uploads = (
        await sender.translator(
            season_announcement.loaded.league.guild_id, season_announcement.loaded.league.channel
        ),
        "",
        list[Upload](),
    )
    if post.what in {"final", "corrected"}:
        board, uploads = await _chart(
            sender, season_announcement, charts.end, words, with_picture=with_picture
        )
    page_url = await _page_url(sender, season_announcement.loaded) if post.what in WITH_PAGE else ""
    built = announcements.announcement_message(season_announcement, words, board, uploads, page_url)
    channel = _channel(sender, season_announcement.loaded)
    messages = [await sender.post(channel, built, row)]
    for number, further in enumerate(mentions.further_mentions(season_announcement, words)):
        named = replace(row, nonce=f"{row.nonce}{chr(FIRST_LETTER + number)}")
        messages.append(await sender.post(channel, further, named))
    if post.what in NOTICES:
        await publishing.note_notices(sender.ctx, row, season_announcement.loaded.league.channel, messages)
    else:
        await outbox.delete_sent(sender.ctx, row)


async def announce_act(sender: Sender, row: OutboxRow, post: AnnounceHostAct) -> None:
    """Announce a host action with its reason."""
    known = await seasons.load_season(sender.ctx, row.owner)
    entry = await permissions.load_entry(sender.ctx, post.act)
    if entry is not None:
        translate = await sender.translator(known.league.guild_id, known.league.channel)
        await sender.post(_channel(sender, known), host_messages.host_act_message(entry, translate), row)
    await outbox.delete_sent(sender.ctx, row)


async def _chart(
    sender: Sender,
    announcement: SeasonAnnouncement,
    chart: ChartBuilder,
    translate: Translator,
    *,
    with_picture: bool,
) -> tuple[str, list[Upload]]:
    """Return an announcement's chart as text, and as an image if possible."""
    chart_message = await chart(sender.ctx, announcement.loaded.id, translate)
    picture = await _draw(sender, announcement.loaded, chart_message) if with_picture else None
    return chart_message.text, [picture] if picture is not None else []


async def _announce_draw(
    sender: Sender,
    row: OutboxRow,
    post: AnnounceSeason,
    announcement: SeasonAnnouncement,
    *,
    with_picture: bool,
) -> None:
    """Announce a draw and save the message id.

    The id is needed to mark the message if the draw is discarded.
    """
    words, known = (
        await sender.translator(announcement.loaded.league.guild_id, announcement.loaded.league.channel),
        announcement.loaded,
    )
    discarded_draw = await news.discarded_draw(sender.ctx, known.id, post.entry)
    if discarded_draw is None:
        board, uploads = await _chart(sender, announcement, charts.draw, words, with_picture=with_picture)
        built = announcements.announcement_message(
            announcement, words, board, uploads + _transcript(sender, known, known.season.transcript)
        )
    else:
        built = announcements.void_draw_message(
            discarded_draw, words, _transcript(sender, known, discarded_draw.drawn.transcript)
        )
    message = await sender.post(_channel(sender, known), built, row)
    await publishing.note_notices(sender.ctx, row, known.league.channel, [message], post.entry)


def _transcript(sender: Sender, known: LoadedSeason, transcript: str) -> list[Upload]:
    return [announcements.transcript_of(known, transcript)] if _may_attach(sender, known) else []


async def mark_draw(sender: Sender, row: OutboxRow, post: MarkDrawDiscarded) -> None:
    """Replace a draw's announcement with a note that the draw is void."""
    discarded_draw = await news.discarded_draw(sender.ctx, row.owner, post.entry)
    if discarded_draw is not None:
        for notice in await publishing.notices(sender.ctx, row.owner, post.entry):
            await _mark(sender, discarded_draw, notice.channel, notice.message)
    await publishing.delete_notices(sender.ctx, row, post.entry)


async def _mark(sender: Sender, void_draw: DiscardedDraw, channel_id: int, message_id: int) -> None:
    known = void_draw.loaded
    translate = await sender.translator(known.league.guild_id, known.league.channel)
    files = _transcript(sender, known, void_draw.drawn.transcript)
    channel = sender.client.get_partial_messageable(channel_id, guild_id=known.league.guild_id)
    try:
        await _edit(sender, channel, message_id, announcements.void_draw_message(void_draw, translate, files))
    except discord.HTTPException as error:
        _raise_unless_moved(error, known, channel_id)


def _raise_unless_moved(error: discord.HTTPException, known: LoadedSeason, channel_id: int) -> None:
    """Raise the error of a failed edit, unless the league has moved to another channel.

    After a move, the old message may be inaccessible.
    """
    if channel_id == known.league.channel or should_retry(error):
        raise error


async def remove_notices(sender: Sender, row: OutboxRow) -> None:
    """Delete notices that no longer apply."""
    for notice in await publishing.notices(sender.ctx, row.owner):
        channel = sender.client.get_partial_messageable(notice.channel)
        try:
            await channel.get_partial_message(notice.message).delete()
        except discord.HTTPException as error:
            if should_retry(error):
                raise
            log.info("notification %d could not be deleted: %r", notice.message, error)
    await publishing.delete_notices(sender.ctx, row)


async def _post_digest(sender: Sender, row: OutboxRow, announcement: SeasonAnnouncement) -> None:
    """Post the weekly digest, if any table finished during the week."""
    since = row.created - WEEK
    ended = {
        item.entry.table
        for item in announcement.loaded.log
        if item.at > since
        and isinstance(item.entry, TablePlayed | TableAdjudicated | TableRuled | TableVoided)
    }
    over = await cards.fixtures(sender.ctx, row.owner, is_open=False)
    new = [fixture_view for fixture_view in over if fixture_view.table.table.number in ended]
    if new:
        translate = await sender.translator(
            announcement.loaded.league.guild_id, announcement.loaded.league.channel
        )
        built = announcements.digest_message(announcement, new, translate)
        await sender.post(_channel(sender, announcement.loaded), built, row)
    await outbox.delete_sent(sender.ctx, row)


async def warn_about_blocked(sender: Sender, row: OutboxRow, post: BlockedPlayerNotice) -> None:
    """Warn a player by direct message that a user they have blocked plays at their table.

    If they accept no direct messages, they can read the same text with `/league me`.
    """
    blocked_players = await sign_up_warnings.blocked_players(sender.ctx, row.owner, post.user_key)
    if blocked_players.names:
        translate = await sender.languages.for_user(
            post.user_key,
            await sender.translator(
                blocked_players.loaded.league.guild_id, blocked_players.loaded.league.channel
            ),
        )
        await sender.send_dm(
            post.user_key, my_seasons.blocked_players_message(blocked_players, translate), row
        )
    await outbox.delete_sent(sender.ctx, row)
