"""Sending outbox messages through their features, with error handling by kind of failure."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.core.features import features, places
from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.access import Place, RefusedOwners, is_closed
from bot.core.sending.failures import (
    MAX_WAIT,
    Failure,
    NotYet,
    is_refusal,
    kind_of,
    wait_after,
    wait_asked_for,
)
from bot.core.sending.sender import Sender
from host.core import outbox
from host.core.errors import UserError, format_traceback
from host.core.kinds import UnknownKind
from host.core.outbox import DAY, Due
from host.core.owners import MATCH, Owner
from host.core.scheduler import RetryDelay
from host.messages import view
from host.messages.posts import publish
from storage.core.scheduling.outbox import PostRow
from storage.core.sql.problems import DatabaseUnavailable

log = logging.getLogger(__name__)

PICTURE = (Failure.TOO_LARGE, Failure.BUG)
"""Failures that the image may have caused."""
MAX_SLIPS = 3
"""Attempts before the bot gives up on a message that fails because of a bug."""
OBSTACLES = (Failure.ARCHIVED, *PICTURE)
"""Failures after which one immediate retry follows, in a different way."""


class Sending:
    """A sender of single messages; returns how long to wait before a retry."""

    def __init__(self, sender: Sender, is_channel_lost: Callable[[int], Awaitable[bool]]) -> None:
        self._sender = sender
        self._is_channel_lost = is_channel_lost
        """Checks whether the channel of a match was deleted, and handles the loss."""
        self._slips: dict[int, int] = {}
        """Failures caused by bugs, by outbox row."""
        self.refused = RefusedOwners()

    async def send(self, due: Due) -> RetryDelay | Due | None:
        """Send the first post that is due; the answer is what is due then, where it was read along."""
        assert due.post is not None
        row = due.post
        if (wait := await self._look_first(row)) is not None:
            return wait
        outcome = await self._try(row, due.content)
        if isinstance(outcome, Exception) and (obstacle := kind_of(outcome)) in OBSTACLES:
            outcome = await self._try(row, due.content, obstacle)
        if isinstance(outcome, Exception):
            return await self._answer_failure(row, outcome)
        self.refused.forget(outbox.owner_of(row))
        self._slips.pop(row.id, None)
        self._sender.forget(row)
        return outcome

    def open_again(self, *, guild_id: int | None = None, channel: int | None = None) -> list[Owner]:
        """Return the owners whose refused messages in a guild or channel can now be retried."""
        held = self.refused.held_in(guild_id=guild_id, channel=channel)
        return [owner for owner, place in held if not is_closed(self._sender.client, place)]

    async def _look_first(self, row: PostRow) -> RetryDelay | None:
        """Return the remaining wait before a retry, because refusals count towards a Discord limit."""
        owner = outbox.owner_of(row)
        if not row.attempts and owner not in self.refused:
            return None
        place = await self._place_of(owner)
        if place is not None and is_closed(self._sender.client, place):
            self.refused.hold(owner, place)
            return RetryDelay(MAX_WAIT)
        pause = self.refused.pause(owner, self._sender.ctx.now()) if owner in self.refused else 0
        return RetryDelay(pause) if pause else None

    async def _place_of(self, owner: Owner) -> Place | None:
        if (place_of := places().get(owner.kind)) is not None:
            return await place_of(self._sender.ctx, owner.id)
        match = await view.row_of(self._sender.ctx, owner.id) if owner.kind == MATCH else None
        return None if match is None else Place(match.guild_id, match.channel)

    async def _try(
        self, row: PostRow, content: Any, obstacle: Failure | None = None
    ) -> Exception | Due | None:
        """Try to send an outbox message, working around an obstacle that failed it before.

        Return the error of a failed attempt, otherwise the owner's next due work.
        """
        owner = outbox.owner_of(row)
        try:
            if obstacle is Failure.ARCHIVED and owner.kind == MATCH:
                await self._sender.wake_thread(owner.id)
            return await self._make(row, content, pictured=obstacle not in PICTURE)
        except (*NETWORK_ERRORS, UserError, NotYet) as error:
            log.warning("%s: %s was not posted: %r", owner, row.kind, error)
            return error
        except DatabaseUnavailable:
            raise
        except Exception as error:  # noqa: BLE001 - ours: the owner waits, all others go on
            log.error("%s: %s failed: %s", owner, row.kind, format_traceback(error))
            return error

    async def _make(self, row: PostRow, content: Any, *, pictured: bool) -> Due | None:
        """Have the feature send its message; a message of an unknown kind is kept for later."""
        try:
            feature = features().get(row.feature)
            if feature is None or feature.send is None:
                raise UnknownKind(row.feature, row.kind)
            if isinstance(content, Exception):
                raise content
            return await feature.send(self._sender, row, content, pictured)
        except UnknownKind as error:
            # The subject of the message, for example a vote, may also be of an unknown kind.
            log.error("%s: a post of a kind nobody knows is kept: %s", outbox.owner_of(row), error)
            await outbox.hold(self._sender.ctx, row)
            return None

    async def _answer_failure(self, row: PostRow, error: Exception) -> RetryDelay | None:
        """Handle a failure according to its kind."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        if is_refusal(error):
            self.refused.count(owner, ctx.now())
        match kind_of(error):
            case Failure.FORBIDDEN:
                if (place := await self._place_of(owner)) is not None:
                    self.refused.hold(owner, place)
                return RetryDelay(MAX_WAIT)
            case Failure.REFUSED:
                return RetryDelay(MAX_WAIT, is_fixed=True)
            case Failure.CHANNEL:
                return await self._answer_unknown_channel(row)
            case Failure.BUG:
                return await self._answer_slip(row)
            case Failure.WRONG:
                log.error("%s: %s is given up", owner, row.kind)
                await outbox.mark_sent(ctx, row)
                return None
        asked_for = wait_asked_for(error)
        return (
            RetryDelay(wait_after(row.attempts))
            if asked_for is None
            else RetryDelay(asked_for, is_fixed=True)
        )

    async def _answer_unknown_channel(self, row: PostRow) -> RetryDelay | None:
        """Retry later for a channel unknown to Discord; a single error is not sufficient proof."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        if owner.kind in places():
            # Messages wait until the match is moved to another channel.
            return RetryDelay(MAX_WAIT)
        if owner.kind != MATCH:
            await outbox.mark_sent(ctx, row)
            return None
        if not row.attempts or not await self._is_channel_lost(owner.id):
            return RetryDelay(wait_after(row.attempts))
        match = await view.row_of(ctx, owner.id)
        if match is not None and match.channel_lost is not None:
            # Messages wait until the owner is moved to another channel.
            return RetryDelay(DAY, is_fixed=True)
        await outbox.mark_sent(ctx, row)
        return None

    async def _answer_slip(self, row: PostRow) -> RetryDelay | None:
        """Skip a message that fails because of a bug, so that later messages do not wait for it."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        slips = self._slips[row.id] = self._slips.get(row.id, 0) + 1
        if slips < MAX_SLIPS and not row.is_aside:
            return RetryDelay(wait_after(slips - 1))
        del self._slips[row.id]
        log.error("%s: %s/%s is given up until it is asked for", owner, row.feature, row.kind)
        if await outbox.give_up(ctx, row) and owner.kind == MATCH:
            await publish.tell_of_failure(ctx, owner)
        return None
