"""The end of proposals and searches."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import guild_owner
from host.decisions.finding.kinds import CloseAsk, EndReason, Outcome, SearchEnded, TellLater
from host.decisions.finding.loading import parse_ids
from host.matches.settings.time_controls import HOUR
from host.messages.notices.notification_window import notification_window
from storage.core.database import Transaction
from storage.decisions import finding
from storage.decisions.finding import WishRow

MAX_REFUSALS = 3
"""Number of refused proposals after which a search ends."""
REST_AFTER: dict[Outcome, int] = {"refused": 12 * HOUR, "ended": 12 * HOUR, "taken": 2 * HOUR}
"""Pause until a user's next proposal, by the outcome of the last one, in milliseconds.

A user who stops a search during a proposal makes the others wait, like one who refuses.
"""
MAX_STORED_IDS = 50
"""Maximum number of refused proposals, and of hidden channels, that are stored per user."""
NO_MATCH = 0


async def release(ctx: Context, tx: Transaction, wish: WishRow, outcome: Outcome) -> bool:
    """End the proposal that waits for a user's answer; return False if it has ended already.

    The search of a user who joins or does not answer ends, so that absent users are not asked repeatedly.
    """
    assert wish.proposal_id is not None
    refusals = wish.refusals + (outcome == "refused")
    is_over = outcome in ("joined", "expired", "ended") or refusals >= MAX_REFUSALS
    changed = replace(
        wish,
        since=None if is_over else wish.since,
        refusals=refusals,
        refused=append_id(wish.refused, wish.proposal_id),
        rests_until=ctx.now() + REST_AFTER.get(outcome, 0),
    )
    if not await finding.release(tx, changed):
        return False
    if wish.ask_channel is not None and wish.ask_message is not None:
        post = CloseAsk(wish.user_key, wish.ask_channel, wish.ask_message, outcome)
        await outbox.add(ctx, tx, guild_owner(wish.guild_id), post)
    return True


def append_id(stored: str, number: int) -> str:
    """Append an id to a stored list, and drop the oldest ids of a long list."""
    found = (*(known for known in parse_ids(stored) if known != number), number)
    return msgspec.json.encode(found[-MAX_STORED_IDS:]).decode()


async def end_search(ctx: Context, tx: Transaction, wish: WishRow, reason: EndReason | None = None) -> None:
    """End a user's search; with a reason, also notify the user."""
    if wish.proposal_id is not None:
        await release(ctx, tx, wish, "ended")
    else:
        await finding.put_choices(tx, replace(wish, since=None, refusals=0))
    if reason is not None:
        await notify_ended(ctx, tx, wish.guild_id, wish.user_key, reason)


async def notify_ended(
    ctx: Context, tx: Transaction, guild_id: int, user_key: int, reason: EndReason
) -> None:
    """Notify a user, outside their quiet hours, that the bot has ended their search."""
    at = (await notification_window(tx, NO_MATCH, user_key)).next_time_if_absent(ctx.now())
    owner = guild_owner(guild_id)
    if at is not None and at > ctx.now():
        await timers.put(tx, owner, TellLater(user_key, reason), at)
    elif at is not None:
        await outbox.add(ctx, tx, owner, SearchEnded(user_key, reason))
