"""Voting: casting ballots, and carrying out the result once the vote is decided or over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from msgspec import Struct

from engine.core.model import Seat
from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import Owner, match_owner, user_owner
from host.core.users import User
from host.decisions.vote import departed, votes
from host.decisions.vote.ballots import DEPARTED
from host.decisions.vote.kinds import (
    CheckVotersTimer,
    CloseVote,
    DelayedReminderTimer,
    DelayedVoteReminder,
    DirectVote,
    LastVoterReminder,
    LastVoterTimer,
    PostVote,
    Vote,
    VoteReminderPost,
    VoteTimer,
)
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.match.timers import load_running
from host.matches.settings import settings
from host.matches.settings.settings import NotificationTarget
from host.messages.notices import deliveries, direct
from host.messages.notices.notification_window import notification_window
from host.messages.notices.schedule import GRACE
from host.messages.posts.kinds import DeleteMessage
from host.time.missing_games import refuse_while_on_hold
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.decisions import vote as stored
from storage.decisions.vote import BallotRow, VoteRow
from storage.matches.match.matches import MatchRow

RECHECK_DELAY = 3_600_000
"""Milliseconds after which a suspended vote is checked again."""


class CastBallot(Struct, frozen=True):
    """The result of casting a ballot: the match, and the chosen option."""

    match: MatchRow
    choice: str
    is_decided: bool = False
    """Whether the ballot has decided the vote, so that it is closed."""


class VoteReminder(Struct, frozen=True):
    """A notification that asks a player to vote."""

    match: MatchRow
    kind: VoteReminderPost
    user_key: int
    target: NotificationTarget
    closes: int
    """Unix milliseconds."""
    message: int | None
    """The id of the vote's message."""


async def cast_ballot(ctx: Context, match_id: int, vote_id: int, user: User, choice_index: int) -> CastBallot:
    """Cast a ballot for the choice with the given index, replacing the player's earlier ballot."""
    owner = match_owner(match_id)
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        row, question = await votes.get_open_vote(tx, match_id, vote_id)
        match = await loading.load_running(ctx, tx, match_id)
        offered = question.choices(match)
        if user.key not in await votes.voters_of(ctx, tx, match, row, question):
            raise user_error("own-question" if user.key == row.opened_by else "not-asked")
        if not 0 <= choice_index < len(offered):
            raise user_error("no-option")
        ballot = BallotRow(vote_id=row.id, user_key=user.key, choice=offered[choice_index], at=ctx.now())
        await stored.cast(tx, ballot)
        await _cancel_reminder(ctx, tx, row, user.key)
        is_decided = await _count(ctx, tx, match, row)
        if not is_decided:
            await outbox.add(ctx, tx, owner, PostVote(row.id))
            await _schedule_last_reminder(ctx, tx, match, row)
    await jobs.run(ctx, owner)
    return CastBallot(match.row, ballot.choice, is_decided)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: VoteTimer) -> None:
    """Handle a timer of a vote."""
    match = await load_running(ctx, tx, owner)
    if match is None:
        return
    await refuse_while_on_hold(tx, owner)
    match timer:
        case CloseVote():
            await _close(ctx, tx, match, timer.question)
        case LastVoterTimer():
            await _remind_last_voter(ctx, tx, match, timer.question)
        case CheckVotersTimer():
            await departed.queue_check(ctx, tx, match, timer.question)
        case DelayedReminderTimer():
            await _send_delayed_reminder(ctx, tx, match, timer)
        case _:
            assert_never(timer)


async def _close(ctx: Context, tx: Transaction, match: Match, vote_id: int) -> None:
    """Close a vote that is over, or recount its ballots after the voters have changed."""
    row = await stored.get(tx, vote_id)
    if row is None or row.match_id != match.row.id:
        return
    question, owner = await votes.load(tx, row), match_owner(row.match_id)
    if await votes.is_moot(tx, match, question):
        await votes.close(ctx, tx, row)
    elif not await _count(ctx, tx, match, row):
        closes = await votes.extended_closing_time(tx, row)
        again = max(closes, ctx.now() + RECHECK_DELAY) if question.is_suspended(match) else closes
        await timers.put(tx, owner, CloseVote(row.id), again)
        if closes > row.closes_at:
            await outbox.add(ctx, tx, owner, PostVote(row.id))


async def _count(ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> bool:
    """Apply the result of a vote if it is decided; return False while the vote is open."""
    question = await votes.load(tx, row)
    asked = await votes.voters_of(ctx, tx, match, row, question)
    answers = {ballot.user_key: ballot.choice for ballot in await stored.ballots_of(tx, row.id)}
    is_over = ctx.now() >= await votes.extended_closing_time(tx, row) and not question.is_suspended(match)
    if is_over:
        answers = {**answers, **_silent_ballots(question, match, answers)}
    elif departed.is_too_early(asked, answers, row):
        return False
    asked = tuple(voter for voter in asked if answers.get(voter) != DEPARTED)
    answers = {voter: choice for voter, choice in answers.items() if choice != DEPARTED}
    outcome = question.outcome(asked, answers, await question.default(tx, match), is_over=is_over)
    if outcome is None:
        return False
    if await votes.close(ctx, tx, row):
        await question.decide(ctx, tx, match, row, outcome)
    return True


def _silent_ballots(question: Vote, match: Match, answers: Mapping[int, str]) -> dict[int, str]:
    silent = question.silent_ballots(match)
    return {voter: choice for voter, choice in silent.items() if answers.get(voter, DEPARTED) == DEPARTED}


async def _schedule_last_reminder(ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> None:
    """Schedule a reminder for the last voter, after a few minutes and outside quiet hours.

    There is no such reminder if a player requested the vote, since the request may notify each voter only
    once.
    """
    owner, seat = match_owner(row.match_id), await _last_voter(ctx, tx, match, row.id)
    if seat is None or row.opened_by is not None:
        await timers.cancel(tx, owner, LastVoterTimer(row.id))
        return
    hearing = await notification_window(tx, row.match_id, match.seats[seat].user_key or 0)
    at = hearing.next_time_if_absent(ctx.now() + GRACE)
    if at is not None:
        await timers.put(tx, owner, LastVoterTimer(row.id), at)


async def _last_voter(ctx: Context, tx: Transaction, match: Match, vote_id: int) -> Seat | None:
    """Return the seat of the only voter who has not voted yet."""
    seats = [seat.seat for seat in match.seats if seat.user_key is not None]
    lasts = [seat for seat in seats if await votes.is_last_voter(ctx, tx, match, vote_id, seat)]
    return lasts[0] if lasts else None


async def _remind_last_voter(ctx: Context, tx: Transaction, match: Match, vote_id: int) -> None:
    """Remind the only voter who has not voted yet, unless they were already reminded."""
    seat = await _last_voter(ctx, tx, match, vote_id)
    if seat is not None and (user_key := match.seats[seat].user_key) is not None:
        await timers.cancel(tx, match_owner(match.row.id), DelayedReminderTimer(vote_id, user_key))
        await _queue_reminder(ctx, tx, match, user_key, LastVoterReminder(seat, vote_id))


async def _send_delayed_reminder(
    ctx: Context, tx: Transaction, match: Match, timer: DelayedReminderTimer
) -> None:
    """Notify a voter about a vote that was opened in their quiet hours, unless they have voted."""
    call = DelayedVoteReminder(timer.user_key, timer.question)
    if await _recipient_of(ctx, tx, match, call) is not None:
        await _queue_reminder(ctx, tx, match, timer.user_key, call)


async def _queue_reminder(
    ctx: Context, tx: Transaction, match: Match, user_key: int, reminder: VoteReminderPost
) -> None:
    """Queue a notification once, or postpone it if the player must not be notified now."""
    at = (await notification_window(tx, match.row.id, user_key)).next_time_if_absent(ctx.now())
    if at is not None and at > ctx.now():
        await timers.put(tx, match_owner(match.row.id), _timer_of(reminder), at)
    elif at is not None and await deliveries.claim(ctx, tx, match.row.id, reminder):
        await _add_reminder(ctx, tx, match, user_key, reminder)


async def _add_reminder(
    ctx: Context, tx: Transaction, match: Match, user_key: int, reminder: VoteReminderPost
) -> None:
    """Queue a notification.

    If the bot can't write in the channel, queue the whole vote as a direct message instead.
    """
    if await direct.is_direct(tx, match.row.id):
        await outbox.add(ctx, tx, user_owner(user_key), DirectVote(match.row.id, reminder.question))
    else:
        await outbox.add(ctx, tx, match_owner(match.row.id), reminder)


def _timer_of(reminder: VoteReminderPost) -> VoteTimer:
    match reminder:
        case LastVoterReminder():
            return LastVoterTimer(reminder.question)
        case DelayedVoteReminder():
            return DelayedReminderTimer(reminder.question, reminder.user_key)
    assert_never(reminder)


async def _cancel_reminder(ctx: Context, tx: Transaction, row: VoteRow, user_key: int) -> None:
    """Delete a voter's notification, or cancel it if it is still scheduled."""
    call = DelayedVoteReminder(user_key, row.id)
    await timers.cancel(tx, match_owner(row.match_id), DelayedReminderTimer(row.id, user_key))
    await deliveries.delete_messages(ctx, tx, row.match_id, lambda outbox_message: outbox_message == call)


async def _recipient_of(
    ctx: Context, tx: Transaction, match: Match, reminder: VoteReminderPost
) -> int | None:
    """Return the recipient of a notification, or None if the notification is obsolete."""
    row = await stored.get(tx, reminder.question)
    if row is None or row.match_id != match.row.id:
        return None
    if isinstance(reminder, LastVoterReminder):
        is_last = await votes.is_last_voter(ctx, tx, match, reminder.question, reminder.seat)
        return match.seats[reminder.seat].user_key if is_last else None
    return reminder.user_key if reminder.user_key in await votes.missing_voters(ctx, tx, match, row) else None


async def suppress(ctx: Context, post: OutboxRow, reminder: VoteReminderPost) -> bool:
    """Check a notification before it is sent; return True if it was postponed or discarded."""
    async with ctx.database.transaction() as tx:
        match = await _load_running(ctx, tx, post.owner)
        user_key = None if match is None else await _recipient_of(ctx, tx, match, reminder)
        if match is None or user_key is None:
            return False
        at = (await notification_window(tx, match.row.id, user_key)).next_time_if_absent(ctx.now())
        if at == ctx.now():
            return False
        await outbox.delete(tx, post)
        await deliveries.mark_unsent(tx, match.row.id, reminder)
        if at is not None:
            await timers.put(tx, match_owner(match.row.id), _timer_of(reminder), at)
    return True


async def _load_running(ctx: Context, tx: Transaction, match_id: int) -> Match | None:
    row = await loading.load_row(tx, match_id)
    return await loading.load_match(ctx, tx, row) if row.status == "running" else None


async def load_vote_reminder(ctx: Context, match_id: int, reminder: VoteReminderPost) -> VoteReminder | None:
    """Return the content of a notification, or None if the notification is obsolete."""
    async with ctx.database.read_transaction() as tx:
        match = await _load_running(ctx, tx, match_id)
        user_key = None if match is None else await _recipient_of(ctx, tx, match, reminder)
        question = await stored.get(tx, reminder.question)
        if match is None or user_key is None or question is None:
            return None
        own, closes = (
            await settings.load_preferences(tx, user_key),
            await votes.extended_closing_time(tx, question),
        )
    return VoteReminder(match.row, reminder, user_key, own.notices, closes, question.message)


async def note_reminder_sent(
    ctx: Context, post: OutboxRow, reminder: VoteReminderPost, channel_id: int, message_id: int
) -> None:
    """Record where a notification was sent, or delete the message if it is obsolete."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        match = await _load_running(ctx, tx, post.owner)
        if match is None or await _recipient_of(ctx, tx, match, reminder) is None:
            await outbox.add(ctx, tx, match_owner(post.owner), DeleteMessage(message_id, channel_id))
        else:
            await deliveries.note_message(ctx, tx, post.owner, reminder, channel_id, message_id)
