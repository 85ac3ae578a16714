"""Messages that propose a table to a user, according to their notification settings."""

from __future__ import annotations

from msgspec import Struct

from host.core import outbox, timers
from host.core.context import Context
from host.core.owners import guild_owner
from host.decisions.finding import ending
from host.decisions.finding.choices import Terms
from host.decisions.finding.kinds import AnswerDue, AskLater, AskUser, CloseAsk, SearchEnded
from host.matches.settings.settings import NotificationTarget
from host.matches.settings.time_controls import DAY
from host.messages.notices.notification_window import notification_window
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.decisions import finding
from storage.decisions.finding import ProposalRow, WishRow
from storage.matches.match import matches, seats
from storage.matches.match.matches import MatchRow

ANSWER_TIME = DAY
"""Time limit for answering a proposal, in milliseconds."""


class Offer(Struct, frozen=True, kw_only=True):
    """A table that is proposed to a user."""

    proposal_id: int
    user_key: int
    guild_id: int
    terms: Terms
    target: NotificationTarget
    answer_by: int
    """Unix milliseconds."""
    location: int
    """The channel of the table, or the one in which it gets a thread."""
    channel: int
    """The channel in which the user is asked if direct messages are not possible."""
    match: MatchRow | None = None
    taken: int = 0
    """The number of seats that are taken."""


async def propose(ctx: Context, tx: Transaction, wish: WishRow, proposal: ProposalRow) -> None:
    """Reserve a user's wish for a proposal, and ask the user outside their quiet hours."""
    window = await notification_window(tx, ending.NO_MATCH, wish.user_key)
    at = window.next_time_if_absent(ctx.now())
    answer_by = (ctx.now() if at is None else at) + ANSWER_TIME
    if await finding.claim(tx, wish, proposal.id, answer_by):
        due = AnswerDue(wish.user_key, proposal.id)
        await timers.put(tx, guild_owner(wish.guild_id), due, answer_by)
        await ask(ctx, tx, wish.guild_id, AskUser(wish.user_key, proposal.id))


async def ask(ctx: Context, tx: Transaction, guild_id: int, post: AskUser) -> None:
    """Queue a message that proposes a table, or set a timer for the end of the user's quiet hours.

    Users without notifications see the proposal in `/find`.
    """
    window = await notification_window(tx, ending.NO_MATCH, post.user_key)
    at, owner = window.next_time_if_absent(ctx.now()), guild_owner(guild_id)
    if at is not None and at > ctx.now():
        await timers.put(tx, owner, AskLater(post.user_key, post.proposal_id), at)
    elif at is not None:
        await outbox.add(ctx, tx, owner, post)


async def load_offer(tx: Transaction, user_key: int, proposal_id: int | None = None) -> Offer | None:
    """Return the proposal that waits for a user's answer, or None.

    If `proposal_id` is given, other proposals are ignored.
    """
    wish = await finding.get(tx, user_key)
    if wish is None or wish.proposal_id is None or proposal_id not in (None, wish.proposal_id):
        return None
    proposal = await finding.get_proposal(tx, wish.proposal_id)
    if proposal is None:
        return None
    match = None if proposal.match_id is None else await matches.get(tx, proposal.match_id)
    taken = 0 if match is None else len(await seats.of_match(tx, match.id))
    window = await notification_window(tx, ending.NO_MATCH, user_key)
    return Offer(
        proposal_id=proposal.id, user_key=user_key, guild_id=wish.guild_id,
        terms=Terms(proposal.game, proposal.seats, proposal.time_control, proposal.kind),
        target=window.preferences.notices, answer_by=wish.answer_by,
        location=proposal.channel if match is None else match.channel,
        channel=wish.channel or proposal.channel, match=match, taken=taken,
    )  # fmt: skip


async def load_offer_to_send(ctx: Context, row: OutboxRow, post: AskUser) -> Offer | None:
    """Return the proposal to send; delete its outbox row and return None if it must not be sent now."""
    async with ctx.database.transaction() as tx:
        offer = await load_offer(tx, post.user_key, post.proposal_id)
        window = await notification_window(tx, ending.NO_MATCH, post.user_key)
        if offer is not None and window.next_time_if_absent(ctx.now()) == ctx.now():
            return offer
        await outbox.delete(tx, row)
        if offer is not None:
            await ask(ctx, tx, row.owner, post)
    return None


async def note_sent(ctx: Context, row: OutboxRow, post: AskUser, channel: int, message: int) -> None:
    """Save the id of the message that asks a user; update the message if the proposal is already over."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, row)
        if not await finding.set_message(tx, post.user_key, post.proposal_id, channel, message):
            close = CloseAsk(post.user_key, channel, message, "taken")
            await outbox.add(ctx, tx, guild_owner(row.owner), close)


async def is_end_to_send(ctx: Context, row: OutboxRow, post: SearchEnded) -> bool:
    """Return whether a user is notified now that their search has ended; otherwise, delete the outbox row."""
    async with ctx.database.transaction() as tx:
        wish = await finding.get(tx, post.user_key)
        is_over = wish is not None and wish.since is None
        window = await notification_window(tx, ending.NO_MATCH, post.user_key)
        if is_over and window.next_time_if_absent(ctx.now()) == ctx.now():
            return True
        await outbox.delete(tx, row)
        if is_over:
            await ending.notify_ended(ctx, tx, row.owner, post.user_key, post.reason)
    return False
