"""A record of all notifications to users, which checks each notification when it is sent."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from datetime import datetime
from zoneinfo import ZoneInfo

from engine.core import play
from host.core import outbox
from host.core.context import Context
from host.decisions.vote import votes, voting
from host.decisions.vote.kinds import DelayedVoteReminder, LastVoterReminder, PostVote
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.settings import settings
from host.matches.settings.time_controls import DAY
from host.messages import inactivity
from host.messages.inactivity import InactivityWarning
from host.messages.notices import combined_notices, notices
from host.messages.notices.kinds import CombinedTurns, LastCall, TurnBegan, TurnNotice, UpcomingTurn
from host.messages.notices.notification_window import ACTIVE_FOR
from storage.core.scheduling.outbox import OutboxRow
from storage.decisions import vote as stored_questions
from storage.time.clock import clocks

MAX_REQUESTS = 3


class Notifications:
    """All notifications and their recipients."""

    def __init__(self, on_notification: Callable[[int], None]) -> None:
        self._on_notification = on_notification
        """Called with the user's key when a user is notified. It wakes the simulated user."""
        self.last_active = dict[tuple[int, int], int]()
        """Time of each user's last activity in each match, by (user, match)."""
        self.count = Counter[int]()
        """Number of notifications by match."""
        self.kinds = Counter[str]()
        self.requests = defaultdict[tuple[int, int], list[int]](list)
        """For each (user, match), the times at which the user sent requests to other players."""
        self.votes = Counter[str]()
        self.wanted = set[int]()
        """Matches that are looking for a substitute."""
        self._posted = set[int]()

    async def deliver(self, ctx: Context) -> None:
        """Deliver all due messages."""
        while posts := await outbox.due_messages(ctx):
            for post in posts:
                await self._send(ctx, post)

    async def _send(self, ctx: Context, row: OutboxRow) -> None:
        post = outbox.parse(row)
        match post:
            case CombinedTurns():
                await self._send_combined(ctx, row, post)
            case InactivityWarning():
                await self._send_inactivity_warning(ctx, row, post)
            case PostVote():
                await self._send_vote(ctx, row, post)
            case LastVoterReminder() | DelayedVoteReminder():
                await self._send_vote_reminder(ctx, row, post)
            case _ if row.feature == "notices":
                await self._send_notice(ctx, row, post)
            case _:
                await outbox.delete_sent(ctx, row)

    async def _send_notice(self, ctx: Context, row: OutboxRow, post: TurnNotice) -> None:
        if await notices.suppress(ctx, row, post) or await combined_notices.merge_pending(ctx, row, post):
            return
        turn_notification = await notices.load_notice(ctx, row.owner, post)
        if turn_notification is None:
            await outbox.delete_sent(ctx, row)
            return
        await self._check_turn(ctx, row.owner, turn_notification.user_key, post)
        await self._notify(ctx, row.owner, turn_notification.user_key, row.kind)
        await notices.note_sent(ctx, row, post, 7, row.id)

    async def _send_combined(self, ctx: Context, row: OutboxRow, post: CombinedTurns) -> None:
        if await combined_notices.suppress_combined(ctx, row, post):
            return
        combined_notice = await combined_notices.load_combined_notice(ctx, row.owner, post)
        if combined_notice is None:
            await outbox.delete_sent(ctx, row)
            return
        await self._check_turn(
            ctx,
            combined_notice.match.id,
            combined_notice.user_key,
            TurnBegan(combined_notice.turn.seat, combined_notice.turn.turn),
        )
        await self._notify(ctx, combined_notice.match.id, combined_notice.user_key, row.kind)
        await combined_notices.note_sent(ctx, row, combined_notice, 7, row.id)

    async def _send_inactivity_warning(self, ctx: Context, row: OutboxRow, post: InactivityWarning) -> None:
        closing_notice = await inactivity.load_closing_notice(ctx, row.owner)
        for user_key in () if closing_notice is None else closing_notice.pinged:
            await self._notify(ctx, row.owner, user_key, row.kind)
        await inactivity.note_sent(ctx, row, post, row.id)

    async def _send_vote(self, ctx: Context, row: OutboxRow, post: PostVote) -> None:
        open_vote = await votes.load_open_vote(ctx, row.owner, post.question)
        if open_vote is None:
            await outbox.delete_sent(ctx, row)
            return
        for user_key in open_vote.pinged:
            await self._notify(ctx, row.owner, user_key, "question")
        if open_vote.row.id not in self._posted:
            self._posted.add(open_vote.row.id)
            self.votes[open_vote.row.kind] += 1
            if open_vote.vote.free_seat is not None:
                self.wanted.add(row.owner)
            if open_vote.row.opened_by is not None:
                self._record_request(row.owner, open_vote.row.opened_by, open_vote.row.opened_at)
        assert open_vote.row.message is None or not open_vote.pinged, "a question calls once"
        await votes.note_posted(ctx, row, post.question, row.id)

    def _record_request(self, match_id: int, user_key: int, at: int) -> None:
        made = self.requests[match_id, user_key]
        made.append(at)
        assert len([one for one in made if one > at - DAY]) <= MAX_REQUESTS

    async def _send_vote_reminder(
        self, ctx: Context, row: OutboxRow, post: LastVoterReminder | DelayedVoteReminder
    ) -> None:
        if await voting.suppress(ctx, row, post):
            return
        call = await voting.load_vote_reminder(ctx, row.owner, post)
        if call is None:
            await outbox.delete_sent(ctx, row)
            return
        async with ctx.database.read_transaction() as tx:
            ballots = await stored_questions.ballots_of(tx, post.question)
        assert call.user_key not in [ballot.user_key for ballot in ballots], "has answered"
        await self._notify(ctx, row.owner, call.user_key, row.kind)
        await voting.note_reminder_sent(ctx, row, post, 7, row.id)

    async def _check_turn(self, ctx: Context, match_id: int, user_key: int, post: TurnNotice) -> None:
        """Check a turn notification.

        It must be the recipient's turn. The recipient must be inactive, and must not have been notified about
        this turn before.
        """
        async with ctx.database.read_transaction() as tx:
            match = await loading.load_match(ctx, tx, await loading.load_row(tx, match_id))
            clock = (await clocks.of_match(tx, match_id)).get(post.seat)
        assert match.seats[post.seat].user_key == user_key
        if isinstance(post, UpcomingTurn):
            assert play.next_seat(match.state) == post.seat
            return
        assert _waits_for_others(match, post), "a false notice"
        seen = self.last_active.get((match_id, user_key), 0) + ACTIVE_FOR
        if isinstance(post, TurnBegan) and clock is not None and clock.remaining_ms and clock.running_since:
            seen = min(seen, clock.running_since + clock.remaining_ms // 8)
        assert isinstance(post, LastCall) or ctx.now() >= seen, "called while choosing"

    async def _notify(self, ctx: Context, match_id: int, user_key: int, kind: str) -> None:
        async with ctx.database.read_transaction() as tx:
            own = await settings.load_preferences(tx, user_key)
        for window in (own.quiet, own.sleep):
            assert not _is_in(window, own.zone, ctx.now()), f"{kind} in quiet hours"
        self.count[match_id] += 1
        self.kinds[kind] += 1
        self._on_notification(user_key)


def _waits_for_others(match: Match, post: TurnNotice) -> bool:
    return (
        post.seat in match.awaited and not match.awaits_robot(post.seat) and match.has_other_humans(post.seat)
    )


def _is_in(window: tuple[int, int] | None, zone: str, at: int) -> bool:
    if window is None:
        return False
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    minute, (began, ended) = local.hour * 60 + local.minute, window
    return began <= minute < ended if began < ended else minute >= began or minute < ended
