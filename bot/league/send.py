"""Sending what is posted of a season; each step looks up what is done, so that all may be tried again."""

from __future__ import annotations

import logging
from typing import assert_never

import discord

from bot.core.access import Place
from bot.core.sender import Sender, is_later
from bot.league import opening
from bot.league.messages import sign_up, standings, tables, telling
from bot.words.layout import Post
from host.core import outbox
from host.core.context import Context
from host.core.refusals import Refusal
from host.league.running import posting
from host.league.running.kinds import (
    EndThread,
    LeaguePost,
    OpenTable,
    ShowDivision,
    ShowFixture,
    ShowSignUp,
    Tell,
    ToHosts,
)
from host.league.running.logbook import Known
from host.league.telling import cards
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: PostRow, post: LeaguePost, pictured: bool) -> None:
    """Make a post and take it off the outbox."""
    match post:
        case ShowSignUp():
            await _show_sign_up(sender, row)
        case ShowDivision():
            await _show_division(sender, row, post, pictured=pictured)
        case OpenTable():
            await opening.send(sender, row, post)
        case ShowFixture():
            await _show_fixture(sender, row, post)
        case Tell():
            await _tell(sender, row, post, pictured=pictured)
        case ToHosts():
            await _ask_hosts(sender, row, post)
        case EndThread():
            await _end_thread(sender, row, post)
        case _:
            assert_never(post)


async def place_of(ctx: Context, season: int) -> Place | None:
    """Return the channel in which posts of a season stand."""
    try:
        known = await cards.known(ctx, season)
    except Refusal:
        return None
    return Place(known.league.server, known.league.channel)


def _channel(sender: Sender, known: Known) -> discord.PartialMessageable:
    return sender.client.get_partial_messageable(known.league.channel, guild_id=known.league.server)


async def _put(sender: Sender, row: PostRow, known: Known, message: int | None, shown: Post) -> int:
    """Edit a message, or post it where it does not stand; return where it stands then."""
    channel = _channel(sender, known)
    # A first post that was tried before may have been made then, with what was true at that time.
    if message is None and not sender.may_stand(row):
        return await sender.post(channel, shown, row)
    stands = message if message is not None else await sender.post(channel, shown, row)
    if await _edit(sender, channel, stands, shown):
        return stands
    if message is None:
        raise ConnectionError("a post that was just made is gone")
    return await sender.post(channel, shown, row)


async def _edit(sender: Sender, channel: discord.PartialMessageable, message: int, shown: Post) -> bool:
    sender.mentions.put_in(shown)
    if shown.uploads:
        return await sender.change(channel, message, shown)
    return await sender.edit(channel, message, shown)


async def _show_sign_up(sender: Sender, row: PostRow) -> None:
    shown = await cards.sign_up(sender.ctx, row.owner)
    built = sign_up.sign_up_post(shown, await sender.words(shown.known.league.server))
    message = await _put(sender, row, shown.known, shown.known.row.card, built)
    await posting.note_card(sender.ctx, row, message)


async def _show_division(sender: Sender, row: PostRow, post: ShowDivision, *, pictured: bool) -> None:
    shown = await cards.division(sender.ctx, row.owner, post.division)
    built = standings.standings_post(shown, await sender.words(shown.known.league.server))
    message = await _put(sender, row, shown.known, shown.message, built)
    await posting.note_division(sender.ctx, row, post.division, message)


async def _show_fixture(sender: Sender, row: PostRow, post: ShowFixture) -> None:
    fixture = await cards.fixture(sender.ctx, row.owner, post.table)
    if fixture.row.message is not None:
        built = tables.fixture_post(fixture, await sender.words(fixture.known.league.server))
        await sender.edit(_channel(sender, fixture.known), fixture.row.message, built)
    await outbox.mark_sent(sender.ctx, row)


async def _tell(sender: Sender, row: PostRow, post: Tell, *, pictured: bool) -> None:
    told = await cards.told(sender.ctx, row.owner, post)
    built = telling.told_post(told, await sender.words(told.known.league.server))
    if built.sheet.children:
        await sender.post(_channel(sender, told.known), built, row)
    await outbox.mark_sent(sender.ctx, row)


async def _ask_hosts(sender: Sender, row: PostRow, post: ToHosts) -> None:
    known = await cards.known(sender.ctx, row.owner)
    built = telling.asked_post(known, post, await sender.words(known.league.server))
    await sender.post(_channel(sender, known), built, row)
    await outbox.mark_sent(sender.ctx, row)


async def _end_thread(sender: Sender, row: PostRow, post: EndThread) -> None:
    """Let the thread of a table rest; one that is gone, or that may not be touched, is left as it is."""
    fixture = await cards.fixture(sender.ctx, row.owner, post.table)
    if fixture.row.channel is not None:
        try:
            await sender.set_archived(fixture.row.channel, archived=True)
        except discord.HTTPException as slip:
            if is_later(slip):
                raise
            log.info("thread %d is not archived: %r", fixture.row.channel, slip)
    await outbox.mark_sent(sender.ctx, row)
