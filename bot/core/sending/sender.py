"""Send messages: find channels and translators, draw images, and send, edit and delete messages."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any

import discord
from discord.abc import Messageable

from bot.core.accounts import Accounts
from bot.core.pictures import ImageRequest, Pictures
from bot.core.queues import Requester
from bot.core.sending.access import (
    ChannelLocation,
    can_close,
    can_see,
    has_left_guild,
    permissions_in,
    suspension_end,
)
from bot.core.sending.failures import NETWORK_ERRORS, Failure, classify
from bot.core.sending.marks import find_marked, set_mark
from bot.core.sending.reader_access import lost_by_user
from bot.core.services import ServicesClient
from bot.core.words.i18n import Translator
from bot.core.words.languages import Languages
from bot.core.words.layout import MessageView, Upload, redact_layout, text_message
from bot.core.words.mentions import Mentions
from bot.core.words.redaction import is_redacted
from engine.core.text import text
from host.core.context import Context
from host.matches.settings.settings import NotificationTarget
from host.messages.posts import cards, tracked_messages
from host.messages.posts.cards import StatusCard
from host.messages.posts.message_contents import FinalMessage, SegmentMessage, TableMessage
from renderer import MAX_BYTES
from renderer.core.scene import Kind
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


class Sender:
    """An interface for sending, editing and deleting Discord messages.

    Discord errors are not caught.
    """

    def __init__(
        self,
        client: discord.Client,
        ctx: Context,
        languages: Languages,
        pictures: Pictures,
        mentions: Mentions,
        accounts: Accounts,
    ) -> None:
        self.client = client
        self.ctx = ctx
        self.languages = languages
        self.pictures = pictures
        self.mentions = mentions
        self.accounts = accounts
        self.started_at = 0
        """When this process started, in Unix milliseconds.

        An outbox message created before this time may already have been sent by another process.
        """
        self.closed_matches: set[int] = set()
        """The ids of matches in whose channel the bot can't write."""
        self.reopened_matches: set[int] = set()
        """The ids of the matches in `closed_matches` for which Discord has since accepted a message."""
        self._tried: set[str] = set()
        """The nonces with which this process has tried to send messages."""

    def wake_all(self) -> None:
        """Run all due messages, jobs and timers."""
        if isinstance(self.client, ServicesClient):
            self.client.services.wake()

    async def can_user_see(self, location: ChannelLocation, user_key: int) -> bool:
        """Ask Discord whether a user can currently see a channel."""
        account = await self.accounts.id_of(user_key)
        return account is not None and await can_see(self.client, location, account)

    async def lost_matches(self, user_key: int, rows: Iterable[MatchRow]) -> frozenset[int]:
        """Return the ids of the matches whose channels a user can no longer see.

        Direct messages must not contain anything about these matches.
        """
        account = await self.accounts.id_of(user_key)
        return frozenset() if account is None else await lost_by_user(self.client, account, rows)

    async def suspension_end(self, guild_id: int, user_key: int) -> int | None:
        """Ask Discord when a user's timeout by moderators ends, in Unix milliseconds.

        Return None if the user is not timed out.
        """
        account = await self.accounts.id_of(user_key)
        return None if account is None else await suspension_end(self.client, guild_id, account)

    async def has_left_guild(self, guild_id: int, user_key: int) -> bool:
        """Return whether a user is known to have left a guild, or has deleted their data."""
        account = await self.accounts.id_of(user_key)
        return account is None or await has_left_guild(self.client, guild_id, account)

    async def can_user_close(self, location: ChannelLocation, user_key: int) -> bool:
        """Ask Discord whether a user can remove the bot's access to a channel."""
        account = await self.accounts.id_of(user_key)
        return account is not None and await can_close(self.client, location, account)

    async def translator(self, guild_id: int, channel: int = 0) -> Translator:
        """Return the translator for public messages in a channel, or for a guild's messages elsewhere."""
        return await self.languages.for_channel(self.client, guild_id, channel)

    def channel(self, row: MatchRow) -> discord.PartialMessageable:
        """Return a match's channel, without a request to Discord."""
        return self.client.get_partial_messageable(row.channel, guild_id=row.guild_id)

    async def send(self, match: MatchRow, message_view: MessageView, row: OutboxRow) -> int:
        """Send an outbox message to its match's channel unless it was already sent, and track it."""
        message = await self.post_to_match(match, message_view, row)
        await tracked_messages.track_message(self.ctx, match.id, message)
        return message

    async def post_to_match(self, match: MatchRow, message_view: MessageView, row: OutboxRow) -> int:
        """Send an outbox message to its match's channel, without tracking it."""
        message = await self.post(self.channel(match), message_view, row)
        # If this process has not tried the nonce, `post` has found an earlier message and sent nothing.
        if match.id in self.closed_matches and row.nonce in self._tried:
            self.reopened_matches.add(match.id)
        return message

    async def post(self, channel: Messageable, message_view: MessageView, row: OutboxRow) -> int:
        """Send an outbox message to a channel unless it was already sent, and return the message id."""
        message_view = await self._prepare(message_view, in_dm=isinstance(channel, discord.DMChannel))
        set_mark(message_view.layout, row.nonce)
        if self.may_exist(row) and self.client.user is not None:
            found = await find_marked(channel, self.client.user.id, row.nonce, row.created)
            if found is not None:
                return found
        self._tried.add(row.nonce)
        # For a few minutes, Discord treats another message with the same nonce as a duplicate.
        message = await channel.send(
            view=message_view.layout,
            files=message_view.files(),
            nonce=row.nonce,
            allowed_mentions=message_view.mentions,
        )
        return message.id

    async def _prepare(self, message_view: MessageView, *, in_dm: bool = False) -> MessageView:
        """Prepare a message for sending.

        Mentions are inserted, and links are removed from redacted messages.
        """
        redact_layout(message_view.layout)
        return await self.mentions.insert_mentions(message_view, in_dm=in_dm)

    def may_exist(self, row: OutboxRow) -> bool:
        """Return whether a message may already have been sent, by this process or an earlier one."""
        return row.attempts > 0 or row.nonce in self._tried or row.created < self.started_at

    def forget_nonce(self, row: OutboxRow) -> None:
        """Forget the nonce of a message that was sent."""
        self._tried.discard(row.nonce)

    async def edit(
        self,
        channel: discord.PartialMessageable,
        message_id: int,
        message_view: MessageView,
        *,
        removes_files: bool = False,
    ) -> bool:
        """Replace the content of a message.

        If the new content has no files, existing files are kept unless `removes_files` is set. Return False
        if the message was deleted or has to be posted again.
        """
        partial_message, message_view = (
            channel.get_partial_message(message_id),
            await self._prepare(message_view),
        )
        files = message_view.files() if message_view.uploads or removes_files else discord.utils.MISSING
        try:
            await partial_message.edit(
                view=message_view.layout, attachments=files, allowed_mentions=message_view.mentions
            )
        except discord.RateLimited:
            await self._remove(partial_message)
            return False
        except discord.HTTPException as error:
            if classify(error) is Failure.EDIT_LIMIT:
                await self._remove(partial_message)
            elif classify(error) is not Failure.UNKNOWN_MESSAGE:
                raise
            return False
        return True

    async def edit_with_files(
        self, channel: discord.PartialMessageable, message_id: int, message_view: MessageView
    ) -> bool:
        """Replace the content and files of a message.

        Return False if it was deleted or can't be edited. If the new content has no files, existing files are
        kept.
        """
        message_view = await self._prepare(message_view)
        files = message_view.files() if message_view.uploads else discord.utils.MISSING
        try:
            partial_message = channel.get_partial_message(message_id)
            await partial_message.edit(
                view=message_view.layout, attachments=files, allowed_mentions=message_view.mentions
            )
        except discord.RateLimited:
            return False
        except discord.HTTPException as error:
            if classify(error) not in {Failure.EDIT_LIMIT, Failure.UNKNOWN_MESSAGE, Failure.FORBIDDEN}:
                raise
            return False
        return True

    async def _remove(self, shown: discord.PartialMessage) -> None:
        """Try to delete a message that can't be edited.

        If this fails, the message remains, and its buttons still work.
        """
        try:
            await shown.delete()
        except NETWORK_ERRORS as error:
            log.warning("message %d can't be edited and stays as it is: %r", shown.id, error)

    async def send_dm(
        self, user_key: int, message_view: MessageView, row: OutboxRow
    ) -> tuple[int, int] | None:
        """Send a direct message, and return its channel id and message id.

        Return None if the recipient was deleted or does not accept direct messages, or if Discord rejects a
        message that is already redacted. Raises discord.HTTPException for temporary failures, and if Discord
        rejects a message that is not redacted yet.
        """
        if (account := await self.accounts.id_of(user_key)) is None:
            return None
        return await self.send_dm_to(account, message_view, row)

    async def send_match_dm(
        self, match: MatchRow, user_key: int, build: Callable[[Translator], MessageView], row: OutboxRow
    ) -> tuple[int, int] | None:
        """Send a direct message about a match in the user's language.

        If the user can no longer see the match's channel, the message contains only the match's number.
        """
        is_lost = match.id in await self.lost_matches(user_key, [match])
        translate = await self.languages.for_user(
            user_key, await self.translator(match.guild_id, match.channel)
        )
        message = lost_match_message(match.id, translate) if is_lost else build(translate)
        return await self.send_dm(user_key, message, row)

    async def send_dm_to(
        self, account: int, message_view: MessageView, row: OutboxRow
    ) -> tuple[int, int] | None:
        """Send a direct message to a Discord account.

        This is like `send_dm`, but takes a Discord id instead of a user key.
        """
        raised = {Failure.TEMPORARY} if is_redacted() else {Failure.TEMPORARY, Failure.INVALID}
        try:
            mailbox = await self.client.create_dm(discord.Object(account))
            return mailbox.id, await self.post(mailbox, message_view, row)
        except discord.HTTPException as error:
            if classify(error) in raised:
                raise
            return None

    async def notify(
        self,
        match: MatchRow,
        user_key: int,
        where: NotificationTarget,
        build: Callable[[Translator], MessageView],
        row: OutboxRow,
    ) -> tuple[int, int]:
        """Send a notification by direct message or to the channel, as the user prefers.

        If the direct message fails, send it to the channel. Return the channel id and message id.
        """
        if where == "direct" and (place := await self.send_match_dm(match, user_key, build, row)) is not None:
            return place
        translate = await self.translator(match.guild_id, match.channel)
        return match.channel, await self.send(match, build(translate), row)

    async def draw(
        self,
        content: TableMessage | SegmentMessage | FinalMessage | StatusCard,
        kind: Kind,
        translate: Translator,
        **options: Any,
    ) -> Upload | None:
        """Draw an image that is within the guild's upload limit, or return None if images are not allowed there."""
        if (most := upload_limit(self.client, content.match)) is None:
            return None
        wanted = ImageRequest(
            game=content.match.game, view=content.view, kind=kind, names=content.names, **options
        )
        return await self.pictures.draw(wanted.with_limit(most), translate, Requester(content.match.guild_id))

    async def unarchive_thread(self, match_id: int) -> None:
        """Unarchive a match's thread."""
        status_card = await cards.get_card(self.ctx, match_id)
        await self.set_archived(status_card.match.channel, archived=False)

    async def set_archived(self, channel: int, *, archived: bool) -> None:
        """Archive or unarchive a thread."""
        await self.client.http.edit_channel(channel, archived=archived)


def lost_match_message(match_id: int, translate: Translator) -> MessageView:
    """Build a direct message about a match that must not show anything about it."""
    return text_message(translate(text("lost-match-message", number=str(match_id))))


def upload_limit(client: discord.Client, match: MatchRow) -> int | None:
    """Return the upload limit in a match's channel in bytes.

    Return None if images are not allowed there.
    """
    granted = permissions_in(client, ChannelLocation(match.guild_id, match.channel))
    if granted is not None and not granted.attach_files:
        return None
    guild = client.get_guild(match.guild_id)
    return min(guild.filesize_limit, MAX_BYTES) if guild else MAX_BYTES


def should_retry(error: discord.HTTPException) -> bool:
    """Return whether a failed request may succeed if it is repeated later."""
    return classify(error) is Failure.TEMPORARY
