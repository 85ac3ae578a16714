"""A simulation of a match over several days.

It counts the notifications to players with different habits.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from host.core import outbox, timers
from host.core.alarm import load_due_times
from host.core.context import Context
from host.core.users import User
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.settings.time_controls import DAY, HOUR, MINUTE, TIME_CONTROLS
from host.messages.notices import combined_notices, notices
from host.messages.notices.kinds import CombinedTurns, DirectNotice, NoticePost
from host.turns.play import turn_actions
from storage.core.scheduling.outbox import OutboxRow
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, start_match

MAX_DURATION = 400 * DAY


class Habits(Struct, frozen=True):
    """A player's habits: the intervals between visits, and the time they take to react and to move."""

    visit_interval: tuple[int, int]
    """Minimum and maximum milliseconds between two visits to the match."""
    reaction_delay: tuple[int, int]
    turn_duration: tuple[int, int]
    """Minimum and maximum milliseconds that an active player takes for a turn."""
    attention_span: int = 15 * MINUTE
    """Time in milliseconds for which a player stays at the table after a turn.

    If it is the player's turn again within this time, they notice it immediately.
    """


PROMPT = Habits((HOUR, 6 * HOUR), (MINUTE, 15 * MINUTE), (MINUTE // 2, 4 * MINUTE))
SLOW = Habits((8 * HOUR, 30 * HOUR), (HOUR, 9 * HOUR), (MINUTE, 8 * MINUTE))


class MatchSimulation:
    """A match that is played to its end over several simulated days."""

    def __init__(self, ctx: Context, clock: Clock, habits: tuple[Habits, ...], seed: int) -> None:
        self._ctx, self._clock, self._chance = ctx, clock, Random(seed)
        self._people = (ADA, BEN, CEM, DEA)[: len(habits)]
        self._habits = dict(zip(self._people, habits, strict=True))
        self._next_visits = {
            user: clock.now + self._random_duration(one.visit_interval) for user, one in self._habits.items()
        }
        self._last_turns: dict[User, int] = {}
        self.pings: list[tuple[int, User, str]] = []
        """The time, recipient and kind of each notification."""
        self.false_pings = 0
        """Number of notifications to players who were active at the time."""
        self._choosing: User | None = None
        self.turns = 0
        self.match_id = 0

    def _random_duration(self, span: tuple[int, int]) -> int:
        return self._chance.randint(*span)

    async def play(self, name: str, time_control: str = "daily") -> None:
        """Play a match to its end."""
        usual = {"game": name, "time_control": TIME_CONTROLS[time_control]}
        self.match_id = (await start_match(self._ctx, *self._people[1:], **usual)).id
        end = self._clock.now + MAX_DURATION
        while (match := await self._load()).awaited:
            assert self._clock.now < end
            user, at = min(self._next_visits.items(), key=lambda item: item[1])
            await self._pass_time(at)
            await self._visit(match, user)

    async def _load(self) -> Match:
        async with self._ctx.database.read_transaction() as tx:
            return await loading.load_match(self._ctx, tx, await loading.load_row(tx, self.match_id))

    async def _pass_time(self, until: int) -> None:
        """Advance the clock and run due work.

        Stops early if a notification makes a player visit the match sooner than planned.
        """
        while (due := (await load_due_times(self._ctx)).timer) is not None and due <= until:
            self._clock.now = max(self._clock.now, due)
            for owner in await timers.due_owners(self._ctx):
                await timers.fire_due(self._ctx, owner)
            await self._deliver()
            if self._choosing is None and min(self._next_visits.values()) < until:
                return
        self._clock.now = max(self._clock.now, until)
        await self._deliver()

    async def _deliver(self) -> None:
        for post in await outbox.due_messages(self._ctx):
            if post.feature == "notices":
                await self._notify(post, outbox.parse(post))
            else:
                await outbox.delete_sent(self._ctx, post)
        if await outbox.due_messages(self._ctx):
            await self._deliver()

    async def _notify(self, post: OutboxRow, notice: NoticePost) -> None:
        assert not isinstance(notice, CombinedTurns | DirectNotice)
        if await notices.suppress(self._ctx, post, notice):
            return
        if await combined_notices.merge_pending(self._ctx, post, notice):
            return
        turn_notification = await notices.load_notice(self._ctx, self.match_id, notice)
        if turn_notification is None:
            await outbox.delete_sent(self._ctx, post)
            return
        await notices.note_sent(self._ctx, post, notice, 7, post.id)
        user = next(one for one in self._people if one.key == turn_notification.user_key)
        self.pings.append((self._clock.now, user, post.kind))
        if user == self._choosing:
            self.false_pings += 1
        else:
            self._next_visits[user] = min(
                self._next_visits[user],
                self._clock.now + self._random_duration(self._habits[user].reaction_delay),
            )

    async def _visit(self, match: Match, user: User) -> None:
        """Visit the match as a player, and take the turn if it is theirs."""
        if self._clock.now < self._next_visits[user]:
            return
        self._next_visits[user] = self._clock.now + self._random_duration(self._habits[user].visit_interval)
        seat = match.seat_of(user)
        if seat in match.awaited:
            await self._take_turn(user)
            self._last_turns[user] = self._clock.now
            for other in self._people:
                if self._clock.now - self._last_turns.get(other, -DAY) < self._habits[other].attention_span:
                    self._next_visits[other] = min(
                        self._next_visits[other],
                        self._clock.now + self._random_duration((20_000, 2 * MINUTE)),
                    )

    async def _take_turn(self, user: User) -> None:
        """Choose random options, with a pause before each, and confirm."""
        self._choosing, left, self.turns = (
            user,
            self._random_duration(self._habits[user].turn_duration),
            self.turns + 1,
        )
        panel = await turn_actions.load_panel(self._ctx, self.match_id, user)
        while panel.is_your_turn:
            await self._pass_time(self._clock.now + left // 3)
            if panel.can_confirm:
                panel = await turn_actions.confirm(self._ctx, self.match_id, user)
                break
            offer = self._chance.choice(panel.offers)
            panel = await turn_actions.choose(
                self._ctx, self.match_id, user, None, offer.index, confirm_reveal=offer.reveals
            )
            left -= left // 3
        self._choosing = None
