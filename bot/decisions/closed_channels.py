"""Channels of matches in which the bot can't write: detection, checks, and messages to hosts and players."""

from __future__ import annotations

import logging
from functools import partial
from typing import assert_never

from bot.core.features import Feature
from bot.core.sending.access import ChannelLocation, current_closure, find_closure
from bot.core.sending.hosts import notify_hosts
from bot.core.sending.sender import Sender
from bot.core.services import ServicesClient
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.names import clean_name
from bot.matches.match.titles import timestamp, title
from engine.core.text import LocalizedText, text
from host.core import outbox
from host.decisions.closed_channels import access
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
    """A monitor of the channels in which the bot can't write."""

    def __init__(self, client: ServicesClient, sender: Sender) -> None:
        self._client = client
        self._sender = sender

    async def load(self) -> None:
        """Load the matches that are known to have a closed channel, and check all running matches."""
        self._sender.closed_matches |= await access.closed_matches(self._sender.ctx)
        for guild in self._client.guilds:
            await self.check(guild.id)

    async def check(self, guild_id: int) -> None:
        """Check the channels of a guild's running matches after a change of its permissions."""
        for match in await view.load_guild_matches(self._sender.ctx, guild_id, ("running",)):
            closure = find_closure(self._client, location_of(match))
            if closure is not None:
                await self.note_closed(match, closure)
            elif match.id in self._sender.closed_matches:
                await self._check_open(match)

    async def _check_open(self, match: MatchRow) -> None:
        found = await access.load_closed(self._sender.ctx, match.id)
        if found is None or await current_closure(self._client, location_of(match), found.closure) is None:
            await self.note_open(match.id)

    async def note_closed(self, match: MatchRow, closure: Closure) -> None:
        """Record that the bot can't write in the channel of a match."""
        is_known = match.id in self._sender.closed_matches
        if is_known and await access.load_closed(self._sender.ctx, match.id) is not None:
            return
        self._sender.closed_matches.add(match.id)
        if await access.note_closed(self._sender.ctx, match.id, match.channel, closure):
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
        """Record that the bot can write in the channel of a match again."""
        self._sender.closed_matches.discard(match_id)
        await access.note_open(self._sender.ctx, match_id)
        log.info("match %d: its channel is open again", match_id)
        self._client.services.wake(match_id)


def location_of(match: MatchRow) -> ChannelLocation:
    """Return the channel of a match."""
    return ChannelLocation(match.guild_id, match.channel)


def closure_line(closed: ClosedChannel, translate: Translator) -> str:
    """Describe to a host in which channel the bot can't write, and why."""
    key = "closed-channel-until" if closed.closure.ends is not None else "closed-channel"
    return translate(
        text(
            key,
            match=title(closed.match, translate),
            channel=f"<#{closed.match.channel}>",
            reason=translate(LocalizedText(f"closure-{closed.closure.reason}")),
            until=timestamp(closed.closure.ends or 0),
            number=closed.match.id,
        )
    )


def host_message(closed: ClosedChannel, guild_name: str, translate: Translator) -> MessageView:
    """Inform hosts that the bot can't write in the channel of a match, and what they can do."""
    server = clean_name(guild_name)
    said = [closure_line(closed, translate), translate(text("closed-channel-hosts", server=server))]
    return text_message("\n".join(said))


def rest_message(closed: ClosedChannel, guild_name: str, translate: Translator) -> MessageView:
    """Inform a player that the clocks of a match rest."""
    reason = translate(LocalizedText(f"closure-{closed.closure.reason}"))
    said = text(
        "closed-channel-rest",
        match=title(closed.match, translate),
        server=clean_name(guild_name),
        reason=reason,
    )
    return text_message(translate(said))


async def send(sender: Sender, row: OutboxRow, post: ClosedChannelPost, with_picture: bool) -> None:
    """Check a channel, or send a message about it, and delete the outbox row."""
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
    await outbox.mark_sent(sender.ctx, row)
    sender.wake_all()


async def _check(sender: Sender, closed: ClosedChannel) -> None:
    """Check whether a channel is still closed."""
    match = closed.match
    closure = await current_closure(sender.client, location_of(match), closed.closure)
    if closure is None:
        sender.closed_matches.discard(match.id)
        await access.note_open(sender.ctx, match.id)
    else:
        await access.confirm_closed(sender.ctx, match.id, closure)


async def _inform_hosts(sender: Sender, row: OutboxRow, closed: ClosedChannel) -> None:
    guild = sender.client.get_guild(closed.match.guild_id)
    build = partial(host_message, closed, guild.name if guild else "")
    await notify_hosts(sender, closed.match.guild_id, build, row)


async def _inform_player(sender: Sender, row: OutboxRow, closed: ClosedChannel) -> None:
    guild = sender.client.get_guild(closed.match.guild_id)
    translate = await sender.languages.for_user(row.owner, await sender.translator(closed.match.guild_id))
    shown = rest_message(closed, guild.name if guild else "?", translate)
    if await sender.send_dm(row.owner, shown, row) is None:
        log.info("match %d: one of its players takes no message about its channel", closed.match.id)


FEATURE = Feature(send=send)
