"""Messages of a season.

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
from bot.core.sending.access import Place, permissions_in
from bot.core.sending.sender import Sender, should_retry
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload
from bot.leagues.views import announcements, charts, my_seasons, sign_up, standings, tables
from host.core import outbox
from host.core.context import Context
from host.leagues import publishing
from host.leagues.lifecycle.kinds import (
    AnnounceSeason,
    MarkDraw,
    ShowDivision,
    ShowFixture,
    TellCompany,
    ToHosts,
)
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.season.entries import Played
from host.leagues.season.rulings import Ruled, TableVoid
from host.leagues.views import cards, cautions, news, seasons
from host.leagues.views.news import GivenUp, News
from host.matches.settings.time_controls import DAY
from storage.core.scheduling.outbox import PostRow

log = logging.getLogger(__name__)

WEEK = 7 * DAY
FIRST_LETTER = ord("a")
"""Suffix added to the nonce of a message for its follow-up messages."""
NOTICES = frozenset({"nag", "extended", "closed"})
"""Announcements that are deleted once a season continues, because their buttons no longer apply."""
Charting: TypeAlias = Callable[[Context, int, Translator], Awaitable[ChartMessage]]
"""Builds the chart of a season for an announcement."""


def _channel(sender: Sender, known: LoadedSeason) -> discord.PartialMessageable:
    return sender.client.get_partial_messageable(known.league.channel, guild_id=known.league.guild_id)


async def _put(
    sender: Sender, row: PostRow, known: LoadedSeason, message: int | None, shown: MessageView
) -> int:
    """Edit a message, or post it if it does not exist; return its id."""
    channel = _channel(sender, known)
    # An earlier attempt may have posted the first message with outdated content.
    if message is None and not sender.may_exist(row):
        return await sender.post(channel, shown, row)
    stands = message if message is not None else await sender.post(channel, shown, row)
    if await _edit(sender, channel, stands, shown):
        return stands
    if message is None:
        raise ConnectionError("a post that was just made is gone")
    await _remove(channel, stands)
    return await sender.post(channel, shown, row)


async def _remove(channel: discord.PartialMessageable, message: int) -> None:
    """Delete a message that can no longer be edited, to avoid duplicates."""
    try:
        await channel.get_partial_message(message).delete()
    except discord.HTTPException as error:
        log.info("message %d stays, or is gone: %r", message, error)


async def _edit(
    sender: Sender, channel: discord.PartialMessageable, message: int, shown: MessageView
) -> bool:
    if shown.uploads:
        return await sender.change(channel, message, shown)
    return await sender.edit(channel, message, shown)


async def show_sign_up(sender: Sender, row: PostRow) -> None:
    """Post or edit the sign-up card of a season."""
    shown = await cards.sign_up(sender.ctx, row.owner)
    built = sign_up.sign_up_post(shown, await sender.translator(shown.known.league.guild_id))
    message = await _put(sender, row, shown.known, shown.known.row.card, built)
    await publishing.note_card(sender.ctx, row, message)


async def show_division(sender: Sender, row: PostRow, post: ShowDivision, *, pictured: bool) -> None:
    """Post or edit the standings of a division."""
    card = await cards.division(sender.ctx, row.owner, post.division)
    translate = await sender.translator(card.known.league.guild_id)
    shown = await charts.standings(sender.ctx, row.owner, post.division, translate)
    picture = await _draw(sender, card.known, shown) if pictured else None
    built = standings.standings_post(shown, row.owner, post.division, picture, translate)
    message = await _put(sender, row, card.known, card.message, built)
    await publishing.note_division(sender.ctx, row, post.division, message)


async def _draw(sender: Sender, known: LoadedSeason, shown: ChartMessage) -> Upload | None:
    """Draw a public chart; None if the bot may not attach files.

    The caller then falls back to text.
    """
    if not _may_attach(sender, known):
        return None
    return await sender.pictures.chart(shown.view, shown.alt, Requester(known.league.guild_id))


def _may_attach(sender: Sender, known: LoadedSeason) -> bool:
    granted = permissions_in(sender.client, Place(known.league.guild_id, known.league.channel))
    return granted is None or granted.attach_files


async def show_fixture(sender: Sender, row: PostRow, post: ShowFixture) -> None:
    """Edit the message of a table."""
    fixture = await cards.fixture(sender.ctx, row.owner, post.table)
    if fixture.place is not None:
        built = tables.fixture_post(fixture, await sender.translator(fixture.known.league.guild_id))
        channel = sender.client.get_partial_messageable(
            fixture.place.channel, guild_id=fixture.known.league.guild_id
        )
        try:
            await sender.edit(channel, fixture.place.message, built)
        except discord.HTTPException as error:
            _raise_unless_moved(error, fixture.known, fixture.place.channel)
    await outbox.mark_sent(sender.ctx, row)


async def tell(sender: Sender, row: PostRow, post: AnnounceSeason, *, pictured: bool) -> None:
    """Post an announcement."""
    told = await news.of_post(sender.ctx, row.owner, post)
    if post.what == "week":
        await _tell_week(sender, row, told)
        return
    if post.what == "idle" and not told.user_keys:
        await outbox.mark_sent(sender.ctx, row)
        return
    if post.what == "drawn":
        await _tell_draw(sender, row, post, told, pictured=pictured)
        return
    words, board, uploads = await sender.translator(told.known.league.guild_id), "", list[Upload]()
    if post.what == "final":
        board, uploads = await _chart(sender, told, charts.end, words, pictured=pictured)
    built = announcements.told_post(told, words, board, uploads)
    channel = _channel(sender, told.known)
    messages = [await sender.post(channel, built, row)]
    for number, further in enumerate(announcements.further_calls(told, words)):
        named = replace(row, nonce=f"{row.nonce}{chr(FIRST_LETTER + number)}")
        messages.append(await sender.post(channel, further, named))
    if post.what in NOTICES:
        await publishing.note_notices(sender.ctx, row, told.known.league.channel, messages)
    else:
        await outbox.mark_sent(sender.ctx, row)


async def _chart(
    sender: Sender, told: News, chart: Charting, translate: Translator, *, pictured: bool
) -> tuple[str, list[Upload]]:
    """Return the chart of an announcement as text, and as an image if possible."""
    shown = await chart(sender.ctx, told.known.id, translate)
    picture = await _draw(sender, told.known, shown) if pictured else None
    return shown.board, [picture] if picture is not None else []


async def _tell_draw(
    sender: Sender, row: PostRow, post: AnnounceSeason, told: News, *, pictured: bool
) -> None:
    """Announce a draw and save its message id, because the message is marked if the draw is void."""
    words, known = await sender.translator(told.known.league.guild_id), told.known
    gone = await news.given_up(sender.ctx, known.id, post.entry)
    if gone is None:
        board, uploads = await _chart(sender, told, charts.draw, words, pictured=pictured)
        built = announcements.told_post(
            told, words, board, uploads + _transcript(sender, known, known.season.transcript)
        )
    else:
        built = announcements.given_up_post(gone, words, _transcript(sender, known, gone.drawn.transcript))
    message = await sender.post(_channel(sender, known), built, row)
    await publishing.note_notices(sender.ctx, row, known.league.channel, [message], post.entry)


def _transcript(sender: Sender, known: LoadedSeason, transcript: str) -> list[Upload]:
    return [announcements.transcript_of(known, transcript)] if _may_attach(sender, known) else []


async def mark_draw(sender: Sender, row: PostRow, post: MarkDraw) -> None:
    """Replace the announcement of a draw by a note that it is void."""
    told = await news.given_up(sender.ctx, row.owner, post.entry)
    if told is not None:
        for notice in await publishing.notices(sender.ctx, row.owner, post.entry):
            await _mark(sender, told, notice.channel, notice.message)
    await publishing.forget_notices(sender.ctx, row, post.entry)


async def _mark(sender: Sender, told: GivenUp, place: int, message: int) -> None:
    known = told.known
    translate = await sender.translator(known.league.guild_id)
    files = _transcript(sender, known, told.drawn.transcript)
    channel = sender.client.get_partial_messageable(place, guild_id=known.league.guild_id)
    try:
        await _edit(sender, channel, message, announcements.given_up_post(told, translate, files))
    except discord.HTTPException as error:
        _raise_unless_moved(error, known, place)


def _raise_unless_moved(error: discord.HTTPException, known: LoadedSeason, place: int) -> None:
    """Ignore an edit error if the league has moved since: the message may be out of reach."""
    if place == known.league.channel or should_retry(error):
        raise error


async def remove_notices(sender: Sender, row: PostRow) -> None:
    """Delete requests that no longer apply."""
    for notice in await publishing.notices(sender.ctx, row.owner):
        channel = sender.client.get_partial_messageable(notice.channel)
        try:
            await channel.get_partial_message(notice.message).delete()
        except discord.HTTPException as error:
            if should_retry(error):
                raise
            log.info("notice %d stays, or is gone: %r", notice.message, error)
    await publishing.forget_notices(sender.ctx, row)


async def _tell_week(sender: Sender, row: PostRow, told: News) -> None:
    """Post the weekly digest."""
    since = row.created - WEEK
    ended = {
        item.entry.table
        for item in told.known.log
        if item.at > since and isinstance(item.entry, Played | Ruled | TableVoid)
    }
    over = await cards.tables(sender.ctx, row.owner, is_open=False)
    new = [one for one in over if one.table.table.number in ended]
    built = announcements.digest_post(told, new, await sender.translator(told.known.league.guild_id))
    await sender.post(_channel(sender, told.known), built, row)
    await outbox.mark_sent(sender.ctx, row)


async def ask_hosts(sender: Sender, row: PostRow, post: ToHosts) -> None:
    """Post a question to the hosts."""
    known = await seasons.season(sender.ctx, row.owner)
    built = announcements.asked_post(known, post, await sender.translator(known.league.guild_id))
    await sender.post(_channel(sender, known), built, row)
    await outbox.mark_sent(sender.ctx, row)


async def tell_company(sender: Sender, row: PostRow, post: TellCompany) -> None:
    """Notify a user by direct message only.

    `/league me` shows the same text to users who accept no direct messages.
    """
    told = await cautions.company(sender.ctx, row.owner, post.user_key)
    if told.names:
        translate = await sender.languages.person(
            post.user_key, await sender.translator(told.known.league.guild_id)
        )
        await sender.send_to(post.user_key, my_seasons.company_post(told, translate), row)
    await outbox.mark_sent(sender.ctx, row)
