"""Sending outbox messages through their features, with error handling by kind of failure."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.core.features import features, locations
from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.access import ChannelLocation, RefusedOwners, is_closed
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
from host.core import outbox
from host.core.errors import UserError, format_traceback
from host.core.kinds import UnknownKind
from host.core.outbox import DAY, DueWork
from host.core.owners import MATCH, Owner
from host.core.scheduler import RetryDelay
from host.messages import view
from host.messages.posts import queueing
from storage.core.scheduling.outbox import OutboxRow
from storage.core.sql.database_errors import DatabaseUnavailable

log = logging.getLogger(__name__)

PICTURE_FAILURES = (Failure.TOO_LARGE, Failure.BUG)
"""Failures that may be caused by the image."""
MAX_BUG_ATTEMPTS = 3
"""Maximum attempts to send a message that fails because of a bug."""
RETRYABLE_FAILURES = (Failure.ARCHIVED, *PICTURE_FAILURES)
"""Failures after which the message is sent once more immediately, in a different way."""


class OutboxDelivery:
    """Delivery of single outbox messages, with error handling."""

    def __init__(self, sender: Sender, is_channel_lost: Callable[[int], Awaitable[bool]]) -> None:
        self._sender = sender
        self._is_channel_lost = is_channel_lost
        """Checks whether a match's channel was deleted, and handles the loss."""
        self._bug_counts: dict[int, int] = {}
        """Number of failures caused by bugs, by outbox row id."""
        self.refused = RefusedOwners()

    async def send(self, due: DueWork) -> RetryDelay | DueWork | None:
        """Send the first due message; on failure, return how long to wait before a retry.

        On success, return the owner's next due work if it was loaded in the same transaction.
        """
        assert due.row is not None
        row = due.row
        if (wait := await self._remaining_wait(row)) is not None:
            return wait
        outcome = await self._try(row, due.content)
        if isinstance(outcome, Exception) and (obstacle := classify(outcome)) in RETRYABLE_FAILURES:
            outcome = await self._try(row, due.content, obstacle)
        if isinstance(outcome, Exception):
            return await self._handle_failure(row, outcome)
        self.refused.remove(outbox.owner_of(row))
        self._bug_counts.pop(row.id, None)
        self._sender.forget_nonce(row)
        return outcome

    def retryable_owners(self, *, guild_id: int | None = None, channel: int | None = None) -> list[Owner]:
        """Return the owners whose refused messages in a guild or channel can now be retried."""
        held = self.refused.owners_in(guild_id=guild_id, channel=channel)
        return [owner for owner, place in held if not is_closed(self._sender.client, place)]

    async def _remaining_wait(self, row: OutboxRow) -> RetryDelay | None:
        """Return how long to wait before a retry; None to retry now.

        Refusals count towards Discord's limit of invalid requests.
        """
        owner = outbox.owner_of(row)
        if not row.attempts and owner not in self.refused:
            return None
        place = await self._location_of(owner)
        if place is not None and is_closed(self._sender.client, place):
            self.refused.add(owner, place)
            return RetryDelay(BLOCKED_RETRY_INTERVAL)
        pause = self.refused.retry_delay(owner, self._sender.ctx.now()) if owner in self.refused else 0
        return RetryDelay(pause) if pause else None

    async def _location_of(self, owner: Owner) -> ChannelLocation | None:
        if (place_of := locations().get(owner.kind)) is not None:
            return await place_of(self._sender.ctx, owner.id)
        match = await view.find_row(self._sender.ctx, owner.id) if owner.kind == MATCH else None
        return None if match is None else ChannelLocation(match.guild_id, match.channel)

    async def _try(
        self, row: OutboxRow, content: Any, obstacle: Failure | None = None
    ) -> Exception | DueWork | None:
        """Try to send an outbox message, working around the failure of a previous attempt.

        Return the error if the attempt fails, and otherwise the owner's next due work.
        """
        owner = outbox.owner_of(row)
        try:
            if obstacle is Failure.ARCHIVED and owner.kind == MATCH:
                await self._sender.unarchive_thread(owner.id)
            return await self._send_by_feature(row, content, with_picture=obstacle not in PICTURE_FAILURES)
        except (*NETWORK_ERRORS, UserError, Postponed) as error:
            log.warning("%s: %s was not posted: %r", owner, row.kind, error)
            return error
        except DatabaseUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - ours: the owner waits, all others go on
            log.error("%s: %s failed: %s", owner, row.kind, format_traceback(error))
            return error

    async def _send_by_feature(self, row: OutboxRow, content: Any, *, with_picture: bool) -> DueWork | None:
        """Have the message's feature send it; a message of an unknown kind is kept for later."""
        try:
            feature = features().get(row.feature)
            if feature is None or feature.send is None:
                raise UnknownKind(row.feature, row.kind)
            if isinstance(content, Exception):
                raise content
            return await feature.send(self._sender, row, content, with_picture)
        except UnknownKind as error:
            # The subject of the message, for example a vote, may be of an unknown kind as well.
            log.error("%s: a post of a kind nobody knows is kept: %s", outbox.owner_of(row), error)
            await outbox.defer_unknown(self._sender.ctx, row)
            return None

    async def _handle_failure(self, row: OutboxRow, error: Exception) -> RetryDelay | None:
        """Handle a failure according to its kind."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        if is_refusal(error):
            self.refused.count(owner, ctx.now())
        match classify(error):
            case Failure.FORBIDDEN:
                if (place := await self._location_of(owner)) is not None:
                    self.refused.add(owner, place)
                return RetryDelay(BLOCKED_RETRY_INTERVAL)
            case Failure.REFUSED:
                return RetryDelay(BLOCKED_RETRY_INTERVAL, is_fixed=True)
            case Failure.UNKNOWN_CHANNEL:
                return await self._handle_unknown_channel(row)
            case Failure.BUG:
                return await self._handle_bug(row)
            case Failure.INVALID:
                log.error("%s: %s is given up", owner, row.kind)
                await outbox.mark_sent(ctx, row)
                return None
        asked_for = retry_after(error)
        return (
            RetryDelay(backoff(row.attempts)) if asked_for is None else RetryDelay(asked_for, is_fixed=True)
        )

    async def _handle_unknown_channel(self, row: OutboxRow) -> RetryDelay | None:
        """Retry later if Discord does not know the channel; a single error is not sufficient proof."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        if owner.kind in locations():
            # Messages wait until the owner is moved to another channel.
            return RetryDelay(BLOCKED_RETRY_INTERVAL)
        if owner.kind != MATCH:
            await outbox.mark_sent(ctx, row)
            return None
        if not row.attempts or not await self._is_channel_lost(owner.id):
            return RetryDelay(backoff(row.attempts))
        match = await view.find_row(ctx, owner.id)
        if match is not None and match.channel_lost is not None:
            # Messages wait until the match is moved to another channel.
            return RetryDelay(DAY, is_fixed=True)
        await outbox.mark_sent(ctx, row)
        return None

    async def _handle_bug(self, row: OutboxRow) -> RetryDelay | None:
        """Set aside a message that repeatedly fails because of a bug, so that others do not wait for it."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        slips = self._bug_counts[row.id] = self._bug_counts.get(row.id, 0) + 1
        if slips < MAX_BUG_ATTEMPTS and not row.is_aside:
            return RetryDelay(backoff(slips - 1))
        del self._bug_counts[row.id]
        log.error("%s: %s/%s is given up until it is asked for", owner, row.feature, row.kind)
        if await outbox.defer_undeliverable(ctx, row) and owner.kind == MATCH:
            await queueing.queue_failure_notice(ctx, owner)
        return None
