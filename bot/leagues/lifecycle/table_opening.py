"""Opening a season's tables.

Opening a table creates a message, a thread, a commitment and a match, each only once. Each step first checks
what already exists, so that it can be retried after a failure. A thread that is created from a message has
the message's id, and Discord rejects a second one. The bot can therefore also find a thread whose creation
was not confirmed.
"""

from __future__ import annotations

import logging
from typing import Literal

import discord
from msgspec.structs import replace

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.access import ChannelLocation, permissions_in
from bot.core.sending.failures import Failure, Postponed, classify, is_refused_name
from bot.core.sending.sender import Sender, should_retry
from bot.core.words.i18n import Translator
from bot.leagues.lifecycle.hosts import hosts_to_mention
from bot.leagues.views.host_messages import error_message
from bot.leagues.views.names import season_name, table_name, thread_name
from bot.leagues.views.tables import commitment_message, fixture_message
from bot.matches.match.bot_permissions import missing_permissions, needed_permissions, permission
from bot.tables.fairness.delivery import without_forbidden_file
from engine.core.text import text
from host.core import outbox
from host.leagues import publishing
from host.leagues.commands import membership
from host.leagues.lifecycle.kinds import OpenFixture
from host.leagues.publishing import FixtureOpening
from host.leagues.views import cards
from host.matches.settings.time_controls import HOUR
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)

HAS_THREAD = 160004
TOO_MANY_THREADS = (160006, 160007)
AUTO_ARCHIVE_MINUTES: Literal[10080] = 10080
"""Minutes of inactivity after which Discord archives a thread: one week, the maximum."""


async def send(sender: Sender, row: OutboxRow, post: OpenFixture) -> None:
    """Open a table.

    Raises Postponed if the table has to wait; Discord errors propagate.
    """
    found = await _load_with_present_players(sender, row, post.table)
    if found is None:
        return
    if found.is_full:
        raise Postponed(HOUR)
    translate = await sender.translator(found.loaded.league.guild_id, found.loaded.league.channel)
    message = await _post(sender, row, found, translate)
    thread = await _thread(sender, row, found, message, translate)
    if await _post_commitment(sender, row, post.table, thread, translate):
        await _begin(sender, row, post.table, thread)


async def _post_commitment(
    sender: Sender, row: OutboxRow, table: int, thread: int, translate: Translator
) -> bool:
    """Post the commitment for a match in the table's thread.

    Return False if the table no longer has to be opened.
    """
    fixture_commitment = await publishing.fixture_commitment(sender.ctx, row, table, thread)
    if fixture_commitment is None:
        await outbox.delete_sent(sender.ctx, row)
        return False
    if fixture_commitment.message is None:
        place = sender.client.get_partial_messageable(thread, guild_id=fixture_commitment.match.guild_id)
        # Each commitment has its own nonce, so that an outdated one is not mistaken for the current one.
        own = replace(row, nonce=f"{row.nonce[:-4]}{fixture_commitment.match.commitment[:4]}")
        message_view = without_forbidden_file(
            sender, fixture_commitment.match, commitment_message(fixture_commitment, translate)
        )
        message = await sender.post(place, message_view, own)
        await publishing.note_commitment(sender.ctx, row.owner, fixture_commitment, table, message)
    return True


async def _begin(sender: Sender, row: OutboxRow, table: int, thread: int) -> None:
    try:
        await publishing.start_fixture_match(sender.ctx, row, table, thread)
    except publishing.CommitmentMissing as error:
        raise Postponed(0) from error


async def _load_with_present_players(sender: Sender, row: OutboxRow, table: int) -> FixtureOpening | None:
    """Record which players have left the guild, and return the table to open.

    Return None if the table no longer has to be opened.
    """
    while (found := await publishing.fixture_to_open(sender.ctx, row, table)) is not None:
        guild_id, out = found.loaded.league.guild_id, found.loaded.season.removed
        # Skip players who have left the season. They may keep their seats until robots take them at the start
        # of the match.
        staying = [user.key for user in found.users if user.key not in out]
        leavers = [user_key for user_key in staying if await sender.has_left_guild(guild_id, user_key)]
        if not leavers:
            break
        for user_key in leavers:
            await membership.note_member_left(sender.ctx, row.owner, user_key)
    return found


def channel_of(sender: Sender, found: FixtureOpening) -> discord.PartialMessageable:
    """Return the channel of the table's league."""
    league = found.loaded.league
    return sender.client.get_partial_messageable(league.channel, guild_id=league.guild_id)


async def _post(sender: Sender, row: OutboxRow, found: FixtureOpening, translate: Translator) -> int:
    """Return the id of a table's message, posting it if necessary."""
    if found.fixture is not None:
        return found.fixture.message
    number = found.table.table.number
    message_view = fixture_message(await cards.fixture(sender.ctx, row.owner, number), translate)
    channel = channel_of(sender, found)
    message = await sender.post(channel, message_view, row)
    await publishing.note_message(sender.ctx, row.owner, number, channel.id, message)
    return message


async def _thread(
    sender: Sender, row: OutboxRow, found: FixtureOpening, message: int, translate: Translator
) -> int:
    """Return the id of a table's thread, creating the thread if necessary.

    The id equals the id of the table's message.
    """
    league, number = found.loaded.league, found.table.table.number
    plain_name = table_name(found.loaded.season, number, translate)
    try:
        try:
            await _start_thread(sender, league.channel, message, thread_name(found.loaded, number, translate))
        except discord.HTTPException as error:
            if not is_refused_name(error):
                raise
            # A content filter of the server rejects the league's name, so use a name without it.
            await _start_thread(sender, league.channel, message, plain_name)
    except discord.HTTPException as error:
        if error.code == HAS_THREAD:
            return message
        if error.code in TOO_MANY_THREADS:
            await _notify_hosts(sender, row, found, "league-many-threads", translate)
            raise Postponed(HOUR) from error
        if classify(error) is Failure.FORBIDDEN:
            await _notify_hosts(sender, row, found, "league-no-threads", translate)
            raise
        if classify(error) is Failure.UNKNOWN_MESSAGE:
            return await _repost(sender, row, found, message, translate)
        raise
    return message


async def _start_thread(sender: Sender, channel: int, message: int, name: str) -> None:
    await sender.client.http.start_thread_with_message(
        channel, message, name=name, auto_archive_duration=AUTO_ARCHIVE_MINUTES
    )


async def _repost(
    sender: Sender, row: OutboxRow, found: FixtureOpening, message: int, translate: Translator
) -> int:
    """Repost a table's deleted message, unless its thread still exists."""
    try:
        await sender.client.fetch_channel(message)
    except discord.HTTPException as error:
        if should_retry(error):
            raise
    else:
        return message
    number, channel = found.table.table.number, channel_of(sender, found)
    message_view = fixture_message(await cards.fixture(sender.ctx, row.owner, number), translate)
    again = await sender.post(channel, message_view, replace(row, nonce=f"{row.nonce[:-1]}x"))
    await publishing.note_message(sender.ctx, row.owner, number, channel.id, again)
    raise Postponed(0)


async def _notify_hosts(
    sender: Sender, row: OutboxRow, found: FixtureOpening, key: str, translate: Translator
) -> None:
    """Notify hosts once, in the league's channel, why a table can't be opened; ignore errors."""
    league = found.loaded.league
    granted = permissions_in(sender.client, ChannelLocation(league.guild_id, league.channel))
    lacking = (
        []
        if granted is None
        else missing_permissions(granted, needed_permissions(in_thread=False, new_thread=True))
    )
    named = [translate(permission(name)) for name in lacking or ["create_public_threads"]]
    localized_text = text(
        key, season=season_name(found.loaded, translate),
        table=table_name(found.loaded.season, found.table.table.number, translate),
        channel=f"<#{league.channel}>", permissions=translate.join_list(named),
    )  # fmt: skip
    try:
        message_view = error_message(translate(localized_text), await hosts_to_mention(sender, league))
        # All attempts use this nonce, so that the message is posted only once.
        await sender.post(channel_of(sender, found), message_view, replace(row, nonce=f"{row.nonce}h"))
    except NETWORK_ERRORS as error:
        log.warning("season %d: its hosts could not be notified: %r", row.owner, error)
