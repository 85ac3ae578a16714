"""Answers to a proposed table. A user gets a seat only by accepting."""

from __future__ import annotations

from msgspec.structs import replace

from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.finding import asking, ending, matching
from host.decisions.finding.asking import Offer
from host.matches.match import loading as match_loading
from host.matches.settings import settings, time_controls
from host.matches.settings.time_controls import MINUTE
from host.tables.tables import tables
from host.tables.tables.limits import refuse_over_match_limit
from host.tables.tables.requests import NewMatch
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.decisions import finding
from storage.decisions.finding import WishRow
from storage.matches.match.matches import MatchRow

OPENING_TIME = MINUTE
"""How long a user's reservation to open a table lasts, in milliseconds."""
OWN_REASONS = ("refusal-too-many-matches", "refusal-already-seated")
"""The errors of joining that reveal nothing about other users, so that they may be shown."""


async def get_offer(ctx: Context, user: User, proposal_id: int) -> Offer:
    """Return the proposal that waits for a user's answer.

    Raises UserError if it is over; the error does not reveal why.
    """
    async with ctx.database.read_transaction() as tx:
        offer = await asking.load_offer(tx, user.key, proposal_id)
    if offer is None:
        raise user_error("find-gone")
    return offer


async def join(ctx: Context, user: User, offer: Offer) -> MatchRow:
    """Join the proposed table, which is open.

    If this is impossible, the proposal ends. The error is the same whether the table is full, the
    user does not meet its requirements, or one player has blocked another.
    """
    assert offer.match is not None
    try:
        return await tables.join(ctx, offer.match.id, user)
    except UserError as error:
        await _fail(ctx, user, offer, error)
        raise


async def _fail(ctx: Context, user: User, offer: Offer, error: UserError) -> None:
    """End a proposal that a user can't accept, and raise an error that reveals nothing about other users."""
    async with ctx.database.transaction() as tx:
        wish = await _lock_wish(tx, offer)
        if wish is not None and error.text.key == "refusal-too-many-matches":
            await ending.end_search(ctx, tx, wish)
        elif wish is not None:
            await ending.release(ctx, tx, wish, "taken")
    if error.text.key not in OWN_REASONS:
        raise user_error("find-gone") from None


async def _lock_wish(tx: Transaction, offer: Offer) -> WishRow | None:
    """Lock the guild's wishes, and return the user's wish if the proposal still waits for their answer."""
    await matching.lock(tx, offer.guild_id)
    wish = await finding.get(tx, offer.user_key)
    return wish if wish is not None and wish.proposal_id == offer.proposal_id else None


async def reserve_opening(ctx: Context, user: User, offer: Offer) -> None:
    """Reserve the opening of a proposed table, so that only one of its players opens it.

    Raises UserError if another player is opening it, or if the user can't open tables.
    """
    try:
        async with ctx.database.read_transaction() as tx:
            await refuse_over_match_limit(tx, offer.guild_id, user.key)
    except UserError as error:
        await _fail(ctx, user, offer, error)
        raise
    async with ctx.database.transaction() as tx:
        if await _lock_wish(tx, offer) is None:
            raise user_error("find-gone")
        now = ctx.now()
        if not await finding.claim_opening(tx, offer.proposal_id, now, now - OPENING_TIME):
            raise user_error("find-opening")


async def cancel_opening(ctx: Context, offer: Offer) -> None:
    """Cancel a reservation, because the table could not be opened."""
    async with ctx.database.transaction() as tx:
        await finding.release_opening(tx, offer.proposal_id)


async def open_table(ctx: Context, user: User, offer: Offer, thread: int, edition: str | None) -> MatchRow:
    """Open a proposed table in a new thread, with a seat for the user who accepted first."""
    terms = offer.terms
    new = NewMatch(
        game=terms.game, guild_id=offer.guild_id, channel=thread, is_thread=True, opener=user, seats=terms.seats,
        edition=edition, time_control=time_controls.find_by_name(terms.pace), is_rated=terms.kind == "rated",
        has_hints=terms.kind == "hints",
    )  # fmt: skip
    async with ctx.database.transaction() as tx:
        wish = await _lock_wish(tx, offer)
        if wish is None:
            raise user_error("find-gone")
        guild = await settings.load_guild_settings(tx, offer.guild_id)
        if guild.time_controls and terms.pace not in guild.time_controls:
            raise user_error("find-gone")
        # The search has to end first. Otherwise, it would end because of the limit on matches.
        await ending.release(ctx, tx, wish, "joined")
        row = await tables.open_in(ctx, tx, new)
        if not await finding.set_match(tx, offer.proposal_id, row.id):
            raise user_error("find-gone")
        await matching.schedule(ctx, tx, offer.guild_id)
    await jobs.run(ctx, match_owner(row.id))
    async with ctx.database.read_transaction() as tx:
        return await match_loading.load_row(tx, row.id)


async def refuse(ctx: Context, user: User, proposal_id: int) -> bool:
    """Refuse a proposal; return whether the user is still searching."""
    offer = await get_offer(ctx, user, proposal_id)
    async with ctx.database.transaction() as tx:
        wish = await _lock_wish(tx, offer)
        if wish is None:
            raise user_error("find-gone")
        await ending.release(ctx, tx, wish, "refused")
        await matching.schedule(ctx, tx, offer.guild_id, MINUTE)
    return replace(wish, refusals=wish.refusals + 1).refusals < ending.MAX_REFUSALS


async def note_invisible(
    ctx: Context, offer: Offer, row: OutboxRow | None = None, *, has_left: bool = False
) -> None:
    """Withdraw a proposal from a user who can't see its channel, and remember the hidden channel.

    If the user has left the guild, their search ends.
    """
    async with ctx.database.transaction() as tx:
        wish = await _lock_wish(tx, offer)
        if wish is not None:
            hidden = ending.append_id(wish.hidden_channels, offer.location)
            await ending.release(ctx, tx, replace(wish, hidden_channels=hidden), "unseen")
            if has_left:
                await finding.put_choices(tx, replace(wish, since=None))
            await matching.schedule(ctx, tx, offer.guild_id, MINUTE)
        if row is not None:
            await outbox.delete(tx, row)
