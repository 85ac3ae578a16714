"""Sending the posts of the outbox: the feature a post belongs to makes it; failures are treated by their kind."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from bot.core.failures import MAX_WAIT, Failure, kind_of, wait_after
from bot.core.features import features
from bot.core.replies import WORLD
from bot.core.sender import Sender
from host.core import outbox
from host.core.kinds import UnknownKind
from host.core.owners import MATCH
from host.core.refusals import Refusal
from host.core.scheduler import Wait
from host.core.tracing import trace
from storage.core.problems import DatabaseUnavailable
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)

PICTURE = (Failure.TOO_LARGE, Failure.OURS)
"""Failures to which the picture may have led."""
OBSTACLES = (Failure.ARCHIVED, *PICTURE)
"""Failures after which the same is tried once more at once, in another way."""


class Sending:
    """Sends posts one by one; the answer to each is how to wait where it has to be tried again."""

    def __init__(self, sender: Sender, on_lost_channel: Callable[[int], Awaitable[None]]) -> None:
        self._sender = sender
        self._on_lost_channel = on_lost_channel

    async def send(self, row: PostRow) -> Wait | None:
        """Send one post."""
        slip = await self._try(row)
        if slip is not None and (obstacle := kind_of(slip)) in OBSTACLES:
            slip = await self._try(row, obstacle)
        return None if slip is None else await self._answer_failure(row, slip)

    async def _try(self, row: PostRow, obstacle: Failure | None = None) -> Exception | None:
        """Try to send a post, with an obstacle known from before out of the way; the answer is what failed."""
        owner = outbox.owner_of(row)
        try:
            if obstacle is Failure.ARCHIVED and owner.kind == MATCH:
                await self._sender.wake_thread(owner.id)
            await self._make(row, pictured=obstacle not in PICTURE)
        except (*WORLD, Refusal) as slip:
            log.warning("%s: %s was not posted: %r", owner, row.kind, slip)
            return slip
        except DatabaseUnavailable:
            raise
        except Exception as slip:  # noqa: BLE001 - ours: the owner waits, all others go on
            log.error("%s: %s failed: %s", owner, row.kind, trace(slip))
            return slip
        return None

    async def _make(self, row: PostRow, *, pictured: bool) -> None:
        """Have the feature of a post make it; what nobody knows is kept and looked at again."""
        try:
            feature = features().get(row.feature)
            if feature is None or feature.send is None:
                raise UnknownKind(row.feature, row.kind)
            await feature.send(self._sender, row, outbox.read(row), pictured)
        except UnknownKind as slip:
            # It may also be about something that nobody knows: a question, say.
            log.error("%s: a post of a kind nobody knows is kept: %s", outbox.owner_of(row), slip)
            await outbox.set_aside(self._sender.ctx, row)

    async def _answer_failure(self, row: PostRow, slip: Exception) -> Wait | None:
        """Do what a failure asks for."""
        owner, ctx = outbox.owner_of(row), self._sender.ctx
        match kind_of(slip):
            case Failure.FORBIDDEN:
                return Wait(MAX_WAIT, until_woken=True)
            case Failure.REFUSED:
                return Wait(MAX_WAIT)
            case Failure.CHANNEL:
                await outbox.mark_sent(ctx, row)
                if owner.kind == MATCH:
                    await self._on_lost_channel(owner.id)
                return None
            case Failure.WRONG:
                log.error("%s: %s is given up", owner, row.kind)
                await outbox.mark_sent(ctx, row)
                return None
        return Wait(wait_after(row.attempts))
