"""Event handlers and timers that update searches and proposals."""

from __future__ import annotations

from host.core import timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import Owner
from host.decisions.finding import asking, ending, matching
from host.decisions.finding.kinds import (
    AnswerDue,
    AskLater,
    AskUser,
    FindingTimer,
    MatchWishes,
    SearchEnds,
    TellLater,
)
from host.matches.match.events import Committed, MatchCancelled, TableChanged
from host.matches.match.timers import refuse_while_unavailable
from host.matches.settings.calendars import Calendar, add_running_time
from host.matches.settings.time_controls import MINUTE
from host.tables.tables import limits
from storage.core.database import Transaction
from storage.decisions import finding
from storage.decisions.finding import WishRow
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow
from storage.time.clock import outages


async def on_table_change(ctx: Context, tx: Transaction, event: TableChanged) -> None:
    """End the searches of players who have found a seat, and look for players for free seats."""
    await _follow_seats(ctx, tx, event.row)


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """End the searches of the players of a match that has just started."""
    if event.before.folded_log.head == 0:
        await _follow_seats(ctx, tx, event.row, is_over=True)


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Withdraw the proposal for a cancelled table."""
    if event.row.head == 0:
        await _follow_seats(ctx, tx, event.row, is_over=True)


async def _follow_seats(ctx: Context, tx: Transaction, row: MatchRow, *, is_over: bool = False) -> None:
    searching = await finding.searches_of_guild(tx, row.guild_id)
    proposal = await finding.proposal_of_match(tx, row.id) if searching else None
    if not searching:
        return
    await matching.lock(tx, row.guild_id)
    seat_rows = await seats.of_match(tx, row.id)
    seated = {seat.user_key for seat in seat_rows if seat.user_key is not None}
    for wish in await finding.searches_of_guild(tx, row.guild_id):
        if wish.user_key in seated:
            is_own = proposal is not None and wish.proposal_id == proposal.id
            await _follow_player(ctx, tx, wish, is_own=is_own)
    if proposal is not None and (is_over or len(seat_rows) >= row.seat_count):
        await matching.close_table(ctx, tx, proposal, is_over=is_over)
    if not is_over:
        await matching.schedule(ctx, tx, row.guild_id)


async def _follow_player(ctx: Context, tx: Transaction, wish: WishRow, *, is_own: bool) -> None:
    """End the search of a player who has joined the proposed table or reached the limit on matches."""
    if is_own:
        await ending.release(ctx, tx, wish, "joined")
        return
    try:
        await limits.refuse_over_match_limit(tx, wish.guild_id, wish.user_key)
    except UserError:
        await ending.end_search(ctx, tx, wish, "limit")


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: FindingTimer) -> None:
    """Handle a timer of a guild's searches."""
    await refuse_while_unavailable(ctx, tx, owner.id)
    await matching.lock(tx, owner.id)
    match timer:
        case MatchWishes():
            await matching.match_wishes(ctx, tx, owner.id)
        case AskLater():
            post = AskUser(timer.user_key, timer.proposal_id)
            if await asking.load_offer(tx, timer.user_key, timer.proposal_id) is not None:
                await asking.ask(ctx, tx, owner.id, post)
        case AnswerDue():
            await _end_unanswered(ctx, tx, owner, timer)
        case SearchEnds():
            await _end_expired(ctx, tx, owner, timer)
        case TellLater():
            wish = await finding.get(tx, timer.user_key)
            if wish is not None and wish.since is None:
                await ending.notify_ended(ctx, tx, owner.id, timer.user_key, timer.reason)


async def _end_unanswered(ctx: Context, tx: Transaction, owner: Owner, timer: AnswerDue) -> None:
    """End the search of a user who has not answered in time; outages extend the deadline."""
    wish = await finding.get(tx, timer.user_key)
    if wish is None or wish.proposal_id != timer.proposal_id or wish.guild_id != owner.id:
        return
    began = wish.answer_by - asking.ANSWER_TIME
    found = await outages.ended_after(tx, began, owner.id)
    calendar = Calendar(outages=tuple((outage.began, outage.ended) for outage in found))
    due = add_running_time(calendar, began, asking.ANSWER_TIME)
    if due > ctx.now():
        await timers.put(tx, owner, timer, due)
        return
    await ending.release(ctx, tx, wish, "expired")
    await matching.schedule(ctx, tx, owner.id, MINUTE)


async def _end_expired(ctx: Context, tx: Transaction, owner: Owner, timer: SearchEnds) -> None:
    """End an expired search; if a proposal waits for an answer, wait for it first."""
    wish = await finding.get(tx, timer.user_key)
    if wish is None or wish.since is None or wish.guild_id != owner.id:
        return
    if wish.proposal_id is not None or wish.expires > ctx.now():
        at = max(wish.expires, wish.answer_by if wish.proposal_id is not None else 0, ctx.now() + MINUTE)
        await timers.put(tx, owner, SearchEnds(timer.user_key, at), at)
        return
    await ending.end_search(ctx, tx, wish, "expired")
