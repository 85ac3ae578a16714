"""Votes among the players of a match: opening, showing and closing them.

Votes that have become obsolete are closed too. The result of a vote is recorded in the log. The vote, its
ballots and its message are deleted when it closes.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import Struct

from engine.core.model import Seat
from engine.core.text import SeatName
from host.core import kinds, outbox, timers
from host.core.context import Context
from host.core.errors import user_error
from host.core.features import feature
from host.core.kinds import UnknownKind
from host.core.owners import match_owner, user_owner
from host.decisions.vote import previews
from host.decisions.vote.ballots import DEPARTED
from host.decisions.vote.kinds import (
    CheckVoters,
    CheckVotersTimer,
    CloseVote,
    DelayedReminderTimer,
    DirectVote,
    LastVoterTimer,
    PostVote,
    Vote,
    VoteNames,
    VoteReminderPost,
)
from host.decisions.vote.previews import UndoPreview
from host.matches.log.entries import Entry
from host.matches.match import loading
from host.matches.match.events import ChannelChanged, Committed, MatchCancelled
from host.matches.match.match import Match
from host.matches.settings.calendars import Calendar, add_running_time
from host.matches.settings.time_controls import DAY, HOUR, time_control_of
from host.messages.notices import deliveries, direct
from host.messages.notices.notification_window import may_notify, notification_window
from host.messages.posts.kinds import DeleteMessage
from host.time.missing_games import GameReturned
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.decisions import vote
from storage.decisions.vote import VoteAlreadyOpen, VoteRow
from storage.matches import users
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow
from storage.time.clock import outages

log = logging.getLogger(__name__)

DEFAULT_DURATION = DAY
"""Milliseconds that a vote stays open in matches without a time control."""


class OpenVote(Struct, frozen=True):
    """An open vote as shown to all players."""

    match: MatchRow
    names: tuple[str, ...]
    row: VoteRow
    vote: Vote
    choices: tuple[str, ...]
    counts: tuple[int, ...]
    """The number of ballots for each choice."""
    missing: tuple[int, ...]
    """The voters who have not voted yet."""
    pinged: tuple[int, ...]
    """The users to mention: missing voters and the late player, except those who must not be notified now."""
    closes: int
    """Unix milliseconds."""
    default: str
    """The choice that applies without a decision."""
    departed: tuple[int, ...] = ()
    """The voters who have left the server."""
    preview: UndoPreview | None = None
    """What would be undone, for votes on an undo."""

    @property
    def vote_names(self) -> VoteNames:
        """Return the vote's names as indices into `all_names`."""
        count = len(self.names)
        return VoteNames(
            subject=SeatName(max(self.vote.subject, 0)),
            asker=SeatName(count),
            new_player=SeatName(count + 1),
        )

    @property
    def all_names(self) -> tuple[str, ...]:
        """Return the players' names by seat, followed by further names such as the requester's."""
        return (*self.names, *self.vote.text_names)


def parse(row: VoteRow) -> Vote:
    """Parse the vote from a database row, without user names.

    Raises UnknownKind.
    """
    found: Vote = kinds.parse(feature(row.feature).votes, row.feature, row.kind, row.payload)
    return found


async def load(tx: Transaction, row: VoteRow) -> Vote:
    """Parse the vote from a database row, and add the user names.

    Raises UnknownKind.
    """
    found = parse(row)
    return found.with_names(await users.names_in_match(tx, row.match_id, found.users()))


def vote_duration(match: Match) -> int:
    """Return how long a vote in a match stays open, in milliseconds."""
    time_control = time_control_of(match.row.time_control)
    return DEFAULT_DURATION if time_control is None else time_control.patience


async def open_vote(
    ctx: Context, tx: Transaction, match: Match, question: Vote, asker: int | None = None,
    *, duration: int | None = None,
) -> VoteRow:  # fmt: skip
    """Open a vote among the players of a match.

    Raises a UserError if the same vote is already open. The vote stays open for `duration` milliseconds. By
    default, the duration depends on the match's time control.
    """
    closes = ctx.now() + (vote_duration(match) if duration is None else duration)
    row = VoteRow(
        match_id=match.row.id, feature=kinds.feature_of(question), kind=kinds.name_of(question),
        seat=question.subject, payload=kinds.payload_of(question), opened_by=asker, opened_at=ctx.now(),
        closes_at=closes,
    )  # fmt: skip
    try:
        vote_row = await vote.put(tx, row)
    except VoteAlreadyOpen:
        raise user_error("asked-already") from None
    owner = match_owner(match.row.id)
    await timers.put(tx, owner, CloseVote(vote_row.id), closes)
    await outbox.add(ctx, tx, owner, PostVote(vote_row.id))
    if await direct.is_direct(tx, match.row.id):
        await _show_directly(ctx, tx, match, vote_row, question)
    if ctx.can_check_members and question.is_decided_without_departed:
        await _schedule_checks(ctx, tx, vote_row)
    return vote_row


async def _schedule_checks(ctx: Context, tx: Transaction, row: VoteRow) -> None:
    """Check which voters have left the server, both now and shortly before the vote closes."""
    owner = match_owner(row.match_id)
    await outbox.add(ctx, tx, owner, CheckVoters(row.id))
    before = min(HOUR, (row.closes_at - ctx.now()) // 4)
    await timers.put(tx, owner, CheckVotersTimer(row.id), row.closes_at - before)


async def _show_directly(ctx: Context, tx: Transaction, match: Match, row: VoteRow, question: Vote) -> None:
    for user_key in await voters_of(ctx, tx, match, row, question):
        if user_key != row.opened_by and await may_notify(ctx, tx, match.row.id, user_key):
            await outbox.add(ctx, tx, user_owner(user_key), DirectVote(match.row.id, row.id))


async def show_directly(ctx: Context, tx: Transaction, match: Match) -> None:
    """Send each open vote that has no message yet to its voters by direct message."""
    for row, question in await open_votes(tx, match.row.id):
        if row.message is None:
            await _show_directly(ctx, tx, match, row, question)


async def open_votes(tx: Transaction, match_id: int) -> list[tuple[VoteRow, Vote]]:
    """Return a match's open votes whose kinds this version knows."""
    found = []
    for row in await vote.of_match(tx, match_id):
        try:
            found.append((row, await load(tx, row)))
        except UnknownKind as error:
            log.error("match %d: a vote of an unknown kind is kept: %s", match_id, error)
    return found


async def close(ctx: Context, tx: Transaction, row: VoteRow) -> bool:
    """Close a vote and delete its message and notifications.

    Return False if it was already closed.
    """
    if not await vote.close(tx, row.id):
        return False
    owner = match_owner(row.match_id)
    await timers.cancel(tx, owner, CloseVote(row.id), LastVoterTimer(row.id), CheckVotersTimer(row.id))
    if row.message is not None:
        await outbox.add(ctx, tx, owner, DeleteMessage(row.message))
    await deliveries.delete_messages(
        ctx,
        tx,
        row.match_id,
        lambda outbox_message: (
            isinstance(outbox_message, VoteReminderPost) and outbox_message.question == row.id
        ),
    )
    await parse(row).on_close(tx, row.match_id)
    return True


async def on_cancel(ctx: Context, tx: Transaction, event: MatchCancelled) -> None:
    """Close all votes of a match that was ended without a result."""
    for row, _ in await open_votes(tx, event.row.id):
        await close(ctx, tx, row)


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Close the votes that new log entries have made obsolete, and recount the other votes."""
    if event.is_secret:
        return
    owner = match_owner(event.row.id)
    for row, question in await open_votes(tx, event.row.id):
        if await is_moot(tx, event.after, question, event.new_entries):
            await close(ctx, tx, row)
            await question.on_moot(ctx, tx, event.after)
        elif question.needs_recount(event.new_entries) or event.before.eliminated != event.after.eliminated:
            await timers.put(tx, owner, CloseVote(row.id), ctx.now())
            await outbox.add(ctx, tx, owner, PostVote(row.id))


async def on_channel_change(ctx: Context, tx: Transaction, event: ChannelChanged) -> None:
    """Show the open votes of a match in its new channel."""
    owner = match_owner(event.row.id)
    for row, _ in await open_votes(tx, event.row.id):
        if row.message is not None:
            await vote.set_message(tx, row.id, None)
            if event.has_former_channel:
                await outbox.add(ctx, tx, owner, DeleteMessage(row.message, event.former.channel))
        await outbox.delete_equal(tx, owner, PostVote(row.id))
        await outbox.add(ctx, tx, owner, PostVote(row.id))


async def on_game_return(ctx: Context, tx: Transaction, event: GameReturned) -> None:
    """Extend a match's open votes by the time in which its game was missing, so that nobody could vote."""
    owner = match_owner(event.match_id)
    for row, _ in await open_votes(tx, event.match_id):
        closes = row.closes_at + event.until - max(event.since, row.opened_at)
        await vote.set_closing_time(tx, row.id, closes)
        await timers.put(tx, owner, CloseVote(row.id), closes)
        await outbox.delete_equal(tx, owner, PostVote(row.id))
        await outbox.add(ctx, tx, owner, PostVote(row.id))


async def is_moot(tx: Transaction, match: Match, question: Vote, new_entries: Sequence[Entry] = ()) -> bool:
    """Return whether a vote is obsolete."""
    return not match.awaited or await question.is_moot(tx, match, new_entries)


async def extended_closing_time(tx: Transaction, row: VoteRow) -> int:
    """Return when a vote closes, in Unix milliseconds.

    Outages extend the vote.
    """
    match = await matches.get(tx, row.match_id)
    found = [] if match is None else await outages.ended_after(tx, row.opened_at, match.guild_id)
    outage_periods = tuple((outage.began, outage.ended) for outage in found)
    return add_running_time(Calendar(outages=outage_periods), row.opened_at, row.closes_at - row.opened_at)


async def voters_of(
    ctx: Context, tx: Transaction, match: Match, row: VoteRow, question: Vote
) -> tuple[int, ...]:
    """Return the voters in seat order, without those whose seats are out of the game."""
    out = {match.seats[seat].user_key for seat in match.eliminated}
    return tuple(user for user in await question.voters(ctx, tx, match, row) if user not in out)


async def missing_voters(ctx: Context, tx: Transaction, match: Match, row: VoteRow) -> tuple[int, ...]:
    """Return the voters who have not voted yet."""
    cast = {ballot.user_key for ballot in await vote.ballots_of(tx, row.id)}
    voters = await voters_of(ctx, tx, match, row, parse(row))
    return tuple(user_key for user_key in voters if user_key not in cast)


async def is_last_voter(ctx: Context, tx: Transaction, match: Match, vote_id: int, seat: Seat) -> bool:
    """Return whether the seat's player is the only voter who has not voted yet."""
    row = await vote.get(tx, vote_id)
    if row is None or row.match_id != match.row.id:
        return False
    left = await missing_voters(ctx, tx, match, row)
    return left == (match.seats[seat].user_key,) and left != await voters_of(ctx, tx, match, row, parse(row))


async def load_open_vote(ctx: Context, match_id: int, vote_id: int) -> OpenVote | None:
    """Return an open vote in its current state; None if it is closed."""
    async with ctx.database.read_transaction() as tx:
        row = await vote.get(tx, vote_id)
        if row is None or row.match_id != match_id:
            return None
        match = await loading.load_running(ctx, tx, match_id)
        question = (await load(tx, row)).with_seat_names(match)
        voters = await voters_of(ctx, tx, match, row, question)
        answers = {ballot.user_key: ballot.choice for ballot in await vote.ballots_of(tx, row.id)}
        left = tuple(user_key for user_key in voters if user_key not in answers)
        # If a vote's message was deleted, the vote is sent again without mentions.
        late = (question.late_player,) if question.is_late_player_notified else ()
        unheard = (*left, *filter(None, late)) if row.message is None else ()
        notified = [user_key for user_key in unheard if await may_notify(ctx, tx, match_id, user_key)]
        preview = await previews.load_preview(ctx, tx, match, question.undone_after)
        offered = question.choices(match)
        given = [answers[user_key] for user_key in voters if user_key in answers]
        return OpenVote(
            match=match.row, names=match.names, row=row, vote=question, choices=offered,
            counts=tuple(given.count(choice) for choice in offered), missing=left, pinged=tuple(notified),
            closes=await extended_closing_time(tx, row), default=await question.default(tx, match),
            departed=tuple(voter for voter in voters if answers.get(voter) == DEPARTED), preview=preview,
        )  # fmt: skip


async def note_posted(ctx: Context, post: OutboxRow, vote_id: int, message_id: int) -> None:
    """Record that a vote's message was sent, or delete the message if the vote is already closed."""
    async with ctx.database.transaction() as tx:
        await outbox.delete(tx, post)
        row = await vote.get(tx, vote_id)
        if row is not None:
            if row.message is None:
                await _schedule_delayed_reminders(ctx, tx, row)
            await vote.set_message(tx, vote_id, message_id)
        else:
            await outbox.add(ctx, tx, outbox.owner_of(post), DeleteMessage(message_id))


async def _schedule_delayed_reminders(ctx: Context, tx: Transaction, row: VoteRow) -> None:
    """Schedule notifications for voters who were not available when the vote was opened."""
    match = await loading.load_running(ctx, tx, row.match_id)
    for user_key in await missing_voters(ctx, tx, match, row):
        at = (await notification_window(tx, row.match_id, user_key)).next_time_if_absent(ctx.now())
        if at is not None and ctx.now() < at < await extended_closing_time(tx, row):
            await timers.put(tx, match_owner(row.match_id), DelayedReminderTimer(row.id, user_key), at)


async def get_open_vote(tx: Transaction, match_id: int, vote_id: int) -> tuple[VoteRow, Vote]:
    """Return an open vote in a match.

    Raises a UserError if the vote is closed or this version does not know its kind.
    """
    row = await vote.get(tx, vote_id)
    if row is None or row.match_id != match_id:
        raise user_error("question-closed")
    try:
        return row, await load(tx, row)
    except UnknownKind:
        raise user_error("question-unknown") from None


async def is_open(tx: Transaction, match: Match, vote_types: tuple[type[Vote], ...], seat: Seat) -> bool:
    """Return whether a vote of any of the given kinds about a seat is open."""
    return any(
        isinstance(question, vote_types) and question.subject == seat
        for _, question in await open_votes(tx, match.row.id)
    )
