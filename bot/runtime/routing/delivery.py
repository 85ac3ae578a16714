"""Sending outbox messages through their features, with error handling for each kind of failure."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.core.features import features, locations
from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.access import (
    ChannelLocation,
    RefusedOwners,
    closure_of_refusal,
    find_closure,
    is_closed,
)
from bot.core.sending.failures import (
    BLOCKED_RETRY_INTERVAL,
    Failure,
    Postponed,
    backoff,
    classify,
    is_refusal,
    retry_after,
)
from bot.core.sending.sender import Sender
from bot.core.words.i18n import FALLBACK, translator
from bot.core.words.redaction import redacted
from bot.decisions.closed_channels import AccessMonitor
from engine.core.text import LocalizedText
from host.core import outbox
from host.core.errors import UserError, format_traceback
from host.core.kinds import UnknownKind
from host.core.outbox import DAY, DueWork
from host.core.owners import GUILD, MATCH, USER, Owner
from host.core.scheduler import RetryDelay
from host.core.sharding import LeaseLost, check_lease
from host.decisions.closed_channels import access
from host.decisions.closed_channels.kinds import Closure
from host.messages import view
from host.messages.posts import queueing
from storage.core.scheduling.outbox import OutboxRow
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

PICTURE_FAILURES = (Failure.TOO_LARGE, Failure.BUG, Failure.INVALID)
"""Failures that an image can cause. The message is then sent again without it."""
MAX_BUG_ATTEMPTS = 3
"""Number of attempts before the bot gives up on a message that fails because of a bug."""


class Attempt(Struct, frozen=True):
    """The settings for one attempt to send a message."""

    with_picture: bool = True
    is_redacted: bool = False
    """Whether user names and user texts are omitted."""
    unarchives: bool = False
    """Whether to unarchive the match's thread first."""

    def after(self, failure: Failure) -> Attempt | None:
        """Return a modified attempt to retry immediately after a failure; None if there is no alternative."""
        if failure is Failure.ARCHIVED and not self.unarchives:
            return replace(self, unarchives=True)
        if failure in PICTURE_FAILURES and self.with_picture:
            return replace(self, with_picture=False)
        if failure is Failure.INVALID and not self.is_redacted:
            return replace(self, is_redacted=True)
        return None


class OutboxDelivery:
    """Delivery of single outbox messages, with error handling."""

    def __init__(
        self, sender: Sender, is_channel_lost: Callable[[int], Awaitable[bool]], monitor: AccessMonitor
    ) -> None:
        self._sender = sender
        self._is_channel_lost = is_channel_lost
        """Returns whether a match's channel was deleted; if it was, records this."""
        self._monitor = monitor
        self._bug_counts: dict[int, int] = {}
        """How often a message failed because of a bug, by outbox row id."""
        self.refused = RefusedOwners()

    async def send(self, due: DueWork) -> RetryDelay | DueWork | None:
        """Send the first due message.

        If this fails, return how long to wait before a retry. Otherwise, return the owner's next DueWork, if
        the feature has loaded it.
        """
        assert due.row is not None
        row = due.row
        if (wait := await self._remaining_wait(row)) is not None:
            return wait
        outcome = await self._try_all(row, due.content)
        if isinstance(outcome, Exception):
            check_lease()
            return await self._handle_failure(row, outcome)
        owner = outbox.owner_of(row)
        self.refused.remove(owner)
        self._bug_counts.pop(row.id, None)
        self._sender.forget_nonce(row)
        if owner.kind == MATCH and owner.id in self._sender.reopened_matches:
            await self._monitor.note_open(owner.id)
        return outcome

    def retryable_owners(self, *, guild_id: int | None = None, channel: int | None = None) -> list[Owner]:
        """Return the owners whose refused messages in a guild or channel can now be retried."""
        held = self.refused.owners_in(guild_id=guild_id, channel=channel)
        return [owner for owner, place in held if not is_closed(self._sender.client, place)]

    async def _remaining_wait(self, row: OutboxRow) -> RetryDelay | None:
        """Return how long to wait before a retry; return None to retry now.

        Refused requests count towards Discord's limit of invalid requests.
        """
        owner = outbox.owner_of(row)
        if not row.attempts and owner not in self.refused:
            return None
        place = await self._location_of(owner)
        closure = None if place is None else find_closure(self._sender.client, place)
        if place is not None and closure is not None:
            self.refused.add(owner, place)
            return await self._wait_for_access(owner, closure)
        pause = self.refused.retry_delay(owner, self._sender.ctx.now()) if owner in self.refused else 0
        return RetryDelay(pause) if pause else None

    async def _location_of(self, owner: Owner) -> ChannelLocation | None:
        if (place_of := locations().get(owner.kind)) is not None:
            return await place_of(self._sender.ctx, owner.id)
        match = await view.find_row(self._sender.ctx, owner.id) if owner.kind == MATCH else None
        return None if match is None else ChannelLocation(match.guild_id, match.channel)

    async def _try_all(self, row: OutboxRow, content: Any) -> Exception | DueWork | None:
        """Try to send an outbox message.

        If this fails, try again without its image or user texts, if that may help.
        """
        attempt = Attempt()
        while True:
            outcome = await self._try(row, content, attempt)
            further = attempt.after(classify(outcome)) if isinstance(outcome, Exception) else None
            if further is None:
                return outcome
            attempt = further

    async def _try(self, row: OutboxRow, content: Any, attempt: Attempt) -> Exception | DueWork | None:
        """Try to send an outbox message once.

        If this fails, return the error. Otherwise, return the next DueWork of the message's owner, if it was
        loaded.
        """
        owner = outbox.owner_of(row)
        try:
            if attempt.unarchives and owner.kind == MATCH:
                await self._sender.unarchive_thread(owner.id)
            with redacted(await self._redaction_note(owner)) if attempt.is_redacted else nullcontext():
                return await self._send_by_feature(row, content, with_picture=attempt.with_picture)
        except (*NETWORK_ERRORS, UserError, Postponed) as error:
            log.warning("%s: %s was not posted: %r", owner, row.kind, error)
            return error
        except (DatabaseUnavailable, LeaseLost):
            raise
        except Exception as error:  # noqa: BLE001 - a bug delays only this owner
            log.error("%s: %s failed: %s", owner, row.kind, format_traceback(error))
            return error

    async def _redaction_note(self, owner: Owner) -> str:
        """Return the explanation for a redacted message in its readers' language."""
        translate = translator(FALLBACK)
        if owner.kind == USER:
            translate = await self._sender.languages.for_user(owner.id, translate)
        elif owner.kind == GUILD:
            translate = await self._sender.translator(owner.id)
        elif (place := await self._location_of(owner)) is not None:
            translate = await self._sender.translator(place.guild_id, place.channel)
        return translate(LocalizedText("redaction-note"))

    async def _send_by_feature(self, row: OutboxRow, content: Any, *, with_picture: bool) -> DueWork | None:
        """Send a message through its feature; keep a message of an unknown kind for later."""
        try:
            feature = features().get(row.feature)
            if feature is None or feature.send is None:
                raise UnknownKind(row.feature, row.kind)
            if isinstance(content, Exception):
                raise content
            return await feature.send(self._sender, row, content, with_picture)
        except UnknownKind as error:
            # The subject of the message, for example a vote, may also be of an unknown kind.
            log.error("%s: a message of an unknown kind is kept: %s", outbox.owner_of(row), error)
            await outbox.defer_unknown(self._sender.ctx, row)
            return None

    async def _handle_failure(self, row: OutboxRow, error: Exception) -> RetryDelay | None:
        """Handle a failure according to its kind."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        if is_refusal(error):
            self.refused.count(owner, ctx.now())
        match classify(error):
            case Failure.FORBIDDEN:
                if (place := await self._location_of(owner)) is None:
                    return RetryDelay(BLOCKED_RETRY_INTERVAL)
                self.refused.add(owner, place)
                closure = await closure_of_refusal(self._sender.client, place, error)
                return await self._wait_for_access(owner, closure)
            case Failure.REFUSED:
                return RetryDelay(BLOCKED_RETRY_INTERVAL, is_fixed=True)
            case Failure.UNKNOWN_CHANNEL:
                return await self._handle_unknown_channel(row)
            case Failure.BUG:
                return await self._handle_bug(row)
            case Failure.INVALID:
                await self._set_aside(row, is_refused=True)
                return None
        asked_for = retry_after(error)
        return (
            RetryDelay(backoff(row.attempts)) if asked_for is None else RetryDelay(asked_for, is_fixed=True)
        )

    async def _wait_for_access(self, owner: Owner, closure: Closure) -> RetryDelay:
        """Hold back messages until the bot can write in a channel again.

        If the owner is a match, its players are notified in other ways.
        """
        if owner.kind == MATCH:
            await self._monitor.note_refused(owner.id, closure)
        if closure.ends is None:
            return RetryDelay(BLOCKED_RETRY_INTERVAL)
        left = max(0, closure.ends - self._sender.ctx.now()) + access.SLACK
        return RetryDelay(min(left, BLOCKED_RETRY_INTERVAL))

    async def _handle_unknown_channel(self, row: OutboxRow) -> RetryDelay | None:
        """Retry later if Discord does not know the channel; a single error does not prove a deletion."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        if owner.kind in locations():
            # Hold back the messages until the owner is moved to another channel.
            return RetryDelay(BLOCKED_RETRY_INTERVAL)
        if owner.kind != MATCH:
            await outbox.delete_sent(ctx, row)
            return None
        if not row.attempts or not await self._is_channel_lost(owner.id):
            return RetryDelay(backoff(row.attempts))
        match = await view.find_row(ctx, owner.id)
        if match is not None and match.channel_missing_since is not None:
            # Hold back the messages until the match is moved to another channel.
            return RetryDelay(DAY, is_fixed=True)
        await outbox.delete_sent(ctx, row)
        return None

    async def _handle_bug(self, row: OutboxRow) -> RetryDelay | None:
        """Skip a message that fails because of a bug, so that it does not block later messages."""
        slips = self._bug_counts[row.id] = self._bug_counts.get(row.id, 0) + 1
        if slips < MAX_BUG_ATTEMPTS and not row.is_deferred:
            return RetryDelay(backoff(slips - 1))
        del self._bug_counts[row.id]
        await self._set_aside(row, is_refused=False)
        return None

    async def _set_aside(self, row: OutboxRow, *, is_refused: bool) -> None:
        """Defer a message that can't be shown, and notify the table.

        If the message's feature has handled the failure, the message is withdrawn instead.
        """
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        if await outbox.handle_refused(ctx, row):
            log.error("%s: %s/%s can't be shown and was withdrawn", owner, row.feature, row.kind)
            return
        log.error("%s: %s/%s is not retried until /host repost", owner, row.feature, row.kind)
        if await outbox.defer_undeliverable(ctx, row) and owner.kind == MATCH:
            await queueing.queue_failure_notice(ctx, owner, is_refused=is_refused)
