"""Match channels in which the bot can't write: detection, checks, and notifications to hosts and players."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from functools import partial
from typing import assert_never

import discord

from bot.core.features import Feature
from bot.core.sending.access import ChannelLocation, current_closure, find_closure, permissions_in
from bot.core.sending.failures import NETWORK_ERRORS
from bot.core.sending.hosts import notify_hosts
from bot.core.sending.sender import Sender
from bot.core.services import ServicesClient
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.core.words.names import clean_name
from bot.matches.match.bot_permissions import missing_permissions, needed_permissions, permission
from bot.matches.match.titles import timestamp, title
from engine.core.text import LocalizedText, text
from host.core import outbox
from host.decisions.closed_channels import access, lost_time
from host.decisions.closed_channels.kinds import (
    CheckChannel,
    ClosedChannel,
    ClosedChannelPost,
    Closure,
    ClosureNotice,
    HostNotice,
)
from host.messages import view
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


class AccessMonitor:
    """A monitor for channels in which the bot can't write."""

    def __init__(self, client: ServicesClient, sender: Sender) -> None:
        self._client = client
        self._sender = sender

    async def load(self) -> None:
        """Load the matches with a closed channel, and check the channels of all running matches."""
        self._sender.closed_matches |= await access.closed_matches(self._sender.ctx)
        for guild_id in await access.active_guilds(self._sender.ctx):
            if self._client.get_guild(guild_id) is not None:
                await self.check(guild_id)

    async def check(self, guild_id: int) -> None:
        """Check the channels of a guild's running matches after its permissions have changed."""
        for match in await view.load_guild_matches(self._sender.ctx, guild_id, ("running",)):
            closure = find_closure(self._client, location_of(match))
            if closure is not None:
                await self.note_closed(match, closure)
            elif match.id in self._sender.closed_matches:
                await self._check_open(match)

    async def _check_open(self, match: MatchRow) -> None:
        found = await access.load_closed(self._sender.ctx, match.id)
        if found is None:
            # Another process has opened it. Or it is just being recorded as closed, which must not be undone.
            self._resume_sending(match.id)
        elif await current_closure(self._client, location_of(match), found.closure) is None:
            await self.note_open(match.id)

    async def note_closed(self, match: MatchRow, closure: Closure) -> None:
        """Record that the bot can't write in a match's channel."""
        is_known = match.id in self._sender.closed_matches
        if is_known and await access.load_closed(self._sender.ctx, match.id) is not None:
            return
        is_new = await access.note_closed(self._sender.ctx, match.id, match.channel, closure)
        # If it were added first, a check at the same time would find no closure in the database and undo this.
        self._sender.closed_matches.add(match.id)
        if is_new:
            log.warning("match %d: its channel is closed: %s", match.id, closure.reason)
            self._client.services.wake()

    async def note_removed(self, channel_id: int) -> None:
        """Record that the bot was removed from a thread."""
        match = await view.find_channel_match(self._sender.ctx, channel_id)
        if match is not None and match.status == "running" and match.channel == channel_id:
            await self.note_closed(match, Closure("hidden"))

    async def note_refused(self, match_id: int, closure: Closure) -> None:
        """Record that Discord refused a message because the bot can't write in the channel."""
        match = await view.find_row(self._sender.ctx, match_id)
        if match is not None and match.status == "running":
            await self.note_closed(match, closure)

    async def note_open(self, match_id: int) -> None:
        """Record that the bot can write in a match's channel again."""
        await access.note_open(self._sender.ctx, match_id, await find_moderators(self._sender, match_id))
        log.info("match %d: its channel is open again", match_id)
        self._resume_sending(match_id)

    def _resume_sending(self, match_id: int) -> None:
        """Send the match's messages in its channel again."""
        self._sender.closed_matches.discard(match_id)
        self._sender.reopened_matches.discard(match_id)
        self._client.services.wake(match_id)


def location_of(match: MatchRow) -> ChannelLocation:
    """Return the channel of a match."""
    return ChannelLocation(match.guild_id, match.channel)


def closure_lines(
    client: discord.Client, closed: Iterable[ClosedChannel], translate: Translator
) -> list[str]:
    """Return a list of channels in which the bot can't write, for hosts.

    There is one line per channel, with the reason.
    """
    return [
        closure_line(closed_channel, _missing_permissions(client, closed_channel), translate)
        for closed_channel in closed
    ]


def _missing_permissions(client: discord.Client, closed: ClosedChannel) -> list[str]:
    """Return the permissions that the bot needs for a channel but lacks, according to the cache."""
    granted = permissions_in(client, location_of(closed.match))
    if granted is None or closed.closure.reason in {"timed-out", "locked"}:
        return []
    missing = missing_permissions(granted, needed_permissions(in_thread=closed.match.is_thread))
    # A bot that lacks any of these permissions is denied all others too.
    first = [name for name in missing if name == "view_channel" or name.startswith("send_")]
    return first[:1] or missing


def closure_line(closed: ClosedChannel, missing: Sequence[str], translate: Translator) -> str:
    """Return a line for hosts about a closed channel, with the permissions that the bot lacks."""
    key = "closed-channel-until" if closed.closure.ends is not None else "closed-channel"
    line = translate(
        text(
            key,
            match=title(closed.match, translate),
            channel=f"<#{closed.match.channel}>",
            reason=translate(LocalizedText(f"closure-{closed.closure.reason}")),
            until=timestamp(closed.closure.ends or 0),
            number=closed.match.id,
        )
    )
    if not missing:
        return line
    names = translate.join_list([translate(permission(name)) for name in missing])
    return f"{line} {translate(text('closed-channel-missing', permissions=names, count=len(missing)))}"


def host_message(
    client: discord.Client, closed: Sequence[ClosedChannel], guild_name: str, translate: Translator
) -> MessageView:
    """Build the message that informs hosts about closed match channels and their options."""
    hint = translate(text("closed-channel-hosts", server=clean_name(guild_name)))
    lines = fit_lines(closure_lines(client, closed, translate), MESSAGE_TEXT - len(hint) - 1)
    return text_message("\n".join([*lines, hint]))


def rest_message(closed: ClosedChannel, guild_name: str, translate: Translator) -> MessageView:
    """Build the message that informs a player that their match's clocks are paused."""
    reason = translate(LocalizedText(f"closure-{closed.closure.reason}"))
    localized_text = text(
        "closed-channel-rest",
        match=title(closed.match, translate),
        server=clean_name(guild_name),
        reason=reason,
    )
    return text_message(translate(localized_text))


async def send(sender: Sender, row: OutboxRow, post: ClosedChannelPost, with_picture: bool) -> None:
    """Process an outbox row: either check a channel or send a message about it.

    The row is then deleted.
    """
    found = await access.load_closed(sender.ctx, post.match_id)
    if found is not None:
        match post:
            case CheckChannel():
                await _check(sender, found)
            case HostNotice():
                await _inform_hosts(sender, row, found)
            case ClosureNotice():
                await _inform_player(sender, row, found)
            case _:
                assert_never(post)
    await outbox.delete_sent(sender.ctx, row)
    sender.wake_all()


async def _check(sender: Sender, closed: ClosedChannel) -> None:
    """Check whether a channel is still closed."""
    match = closed.match
    closure = await current_closure(sender.client, location_of(match), closed.closure)
    moderators = await find_moderators(sender, match.id)
    if closure is None:
        sender.closed_matches.discard(match.id)
        await access.note_open(sender.ctx, match.id, moderators)
    else:
        await access.confirm_closed(sender.ctx, match.id, closure, moderators)


async def find_moderators(sender: Sender, match_id: int) -> list[int]:
    """Return the keys of players who have to move and who can remove the bot's access to the match's channel."""
    match = await view.find_row(sender.ctx, match_id)
    user_keys = [] if match is None else await lost_time.players_to_check(sender.ctx, match_id)
    return [key for key in user_keys if match is not None and await _may_close(sender, match, key)]


async def _may_close(sender: Sender, match: MatchRow, user_key: int) -> bool:
    try:
        return await sender.can_user_close(location_of(match), user_key)
    except NETWORK_ERRORS as error:
        log.info("match %d: a player's permissions could not be loaded: %r", match.id, error)
        return False


async def _inform_hosts(sender: Sender, row: OutboxRow, closed: ClosedChannel) -> None:
    """Inform a guild's hosts of all closed channels that have not been reported yet."""
    guild_id = closed.match.guild_id
    guild, unreported = sender.client.get_guild(guild_id), await access.unreported(sender.ctx, guild_id)
    build = partial(host_message, sender.client, unreported, guild.name if guild else "")
    await notify_hosts(sender, guild_id, build, row)
    await access.note_reported(sender.ctx, guild_id, unreported)


async def _inform_player(sender: Sender, row: OutboxRow, closed: ClosedChannel) -> None:
    guild = sender.client.get_guild(closed.match.guild_id)
    build = partial(rest_message, closed, guild.name if guild else "?")
    if await sender.send_match_dm(closed.match, row.owner, build, row) is None:
        log.info("match %d: a player accepts no direct message about its channel", closed.match.id)


FEATURE = Feature(send=send)
