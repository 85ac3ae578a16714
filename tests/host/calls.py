"""Notifications to users, each checked at the moment it is sent."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from datetime import datetime
from zoneinfo import ZoneInfo

from engine.core import play
from host.core import outbox
from host.core.context import Context
from host.decisions.vote import questions, voting
from host.decisions.vote.kinds import LastToAnswer, PostQuestion, Unanswered
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.settings import settings
from host.matches.settings.time_controls import DAY
from host.messages import inactivity
from host.messages.inactivity import AboutToClose
from host.messages.notices import gathering, notices
from host.messages.notices.kinds import AwaitedInMany, LastCall, TurnBegan, TurnIsNear, TurnNotice
from host.messages.notices.notification_window import STAYS
from storage.core.scheduling.outbox import PostRow
from storage.decisions import vote as stored_questions
from storage.time.clock import clocks

MAX_REQUESTS = 3


class Calls:
    """The notifications of all matches: their recipients, and whether they were allowed."""

    def __init__(self, rouse: Callable[[int], None]) -> None:
        self._rouse = rouse
        """Notifies the simulated user."""
        self.seen = dict[tuple[int, int], int]()
        """When a user was last active in a match."""
        self.count = Counter[int]()
        """Notifications by match."""
        self.kinds = Counter[str]()
        self.requests = defaultdict[tuple[int, int], list[int]](list)
        """When a user asked the other players for something."""
        self.votes = Counter[str]()
        self.wanted = set[int]()
        """Matches that look for a substitute."""
        self._posted = set[int]()

    async def deliver(self, ctx: Context) -> None:
        """Send all due messages."""
        while posts := await outbox.pending(ctx):
            for post in posts:
                await self._send(ctx, post)

    async def _send(self, ctx: Context, row: PostRow) -> None:
        post = outbox.read(row)
        match post:
            case AwaitedInMany():
                await self._send_many(ctx, row, post)
            case AboutToClose():
                await self._send_closing(ctx, row, post)
            case PostQuestion():
                await self._send_question(ctx, row, post)
            case LastToAnswer() | Unanswered():
                await self._send_call(ctx, row, post)
            case _ if row.feature == "notices":
                await self._send_notice(ctx, row, post)
            case _:
                await outbox.mark_sent(ctx, row)

    async def _send_notice(self, ctx: Context, row: PostRow, post: TurnNotice) -> None:
        if await notices.suppress(ctx, row, post) or await gathering.merge_pending(ctx, row, post):
            return
        told = await notices.of_post(ctx, row.owner, post)
        if told is None:
            await outbox.mark_sent(ctx, row)
            return
        await self._check_turn(ctx, row.owner, told.user_key, post)
        await self._call(ctx, row.owner, told.user_key, row.kind)
        await notices.note_sent(ctx, row, post, 7, row.id)

    async def _send_many(self, ctx: Context, row: PostRow, post: AwaitedInMany) -> None:
        if await gathering.hold_back(ctx, row, post):
            return
        told = await gathering.of_post(ctx, row.owner, post)
        if told is None:
            await outbox.mark_sent(ctx, row)
            return
        await self._check_turn(ctx, told.match.id, told.user_key, TurnBegan(told.turn.seat, told.turn.turn))
        await self._call(ctx, told.match.id, told.user_key, row.kind)
        await gathering.note_sent(ctx, row, told, 7, row.id)

    async def _send_closing(self, ctx: Context, row: PostRow, post: AboutToClose) -> None:
        told = await inactivity.of_post(ctx, row.owner)
        for user_key in () if told is None else told.pinged:
            await self._call(ctx, row.owner, user_key, row.kind)
        await inactivity.note_sent(ctx, row, post, row.id)

    async def _send_question(self, ctx: Context, row: PostRow, post: PostQuestion) -> None:
        asked = await questions.load_asked(ctx, row.owner, post.question)
        if asked is None:
            await outbox.mark_sent(ctx, row)
            return
        for user_key in asked.pinged:
            await self._call(ctx, row.owner, user_key, "question")
        if asked.row.id not in self._posted:
            self._posted.add(asked.row.id)
            self.votes[asked.row.kind] += 1
            if asked.question.free_seat is not None:
                self.wanted.add(row.owner)
            if asked.row.asker is not None:
                self._note_request(row.owner, asked.row.asker, asked.row.asked)
        assert asked.row.message is None or not asked.pinged, "a question calls once"
        await questions.note_posted(ctx, row, post.question, row.id)

    def _note_request(self, match_id: int, user_key: int, at: int) -> None:
        made = self.requests[match_id, user_key]
        made.append(at)
        assert len([one for one in made if one > at - DAY]) <= MAX_REQUESTS

    async def _send_call(self, ctx: Context, row: PostRow, post: LastToAnswer | Unanswered) -> None:
        if await voting.hold_back(ctx, row, post):
            return
        call = await voting.call_of(ctx, row.owner, post)
        if call is None:
            await outbox.mark_sent(ctx, row)
            return
        async with ctx.database.read_transaction() as tx:
            ballots = await stored_questions.ballots_of(tx, post.question)
        assert call.user_key not in [ballot.user_key for ballot in ballots], "has answered"
        await self._call(ctx, row.owner, call.user_key, row.kind)
        await voting.note_call_sent(ctx, row, post, 7, row.id)

    async def _check_turn(self, ctx: Context, match_id: int, user_key: int, post: TurnNotice) -> None:
        """Check a turn notice.

        Its recipient must be awaited, not active, and not notified of this turn before.
        """
        async with ctx.database.read_transaction() as tx:
            match = await loading.match_of(ctx, tx, await loading.row_of(tx, match_id))
            clock = (await clocks.of_match(tx, match_id)).get(post.seat)
        assert match.seats[post.seat].user_key == user_key
        if isinstance(post, TurnIsNear):
            assert play.coming(match.state) == post.seat
            return
        assert _waits_for_others(match, post), "a false notice"
        seen = self.seen.get((match_id, user_key), 0) + STAYS
        if isinstance(post, TurnBegan) and clock is not None and clock.left and clock.since:
            seen = min(seen, clock.since + clock.left // 8)
        assert isinstance(post, LastCall) or ctx.now() >= seen, "called while choosing"

    async def _call(self, ctx: Context, match_id: int, user_key: int, kind: str) -> None:
        async with ctx.database.read_transaction() as tx:
            own = await settings.of_person(tx, user_key)
        for window in (own.quiet, own.sleep):
            assert not _is_in(window, own.zone, ctx.now()), f"{kind} in quiet hours"
        self.count[match_id] += 1
        self.kinds[kind] += 1
        self._rouse(user_key)


def _waits_for_others(match: Match, post: TurnNotice) -> bool:
    return post.seat in match.awaited and not match.awaits_robot_of(post.seat) and match.has_others(post.seat)


def _is_in(window: tuple[int, int] | None, zone: str, at: int) -> bool:
    if window is None:
        return False
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    minute, (began, ended) = local.hour * 60 + local.minute, window
    return began <= minute < ended if began < ended else minute >= began or minute < ended
