"""A simulation of a server whose members look for tables, with hours, moods and block lists."""

from __future__ import annotations

from collections import Counter, defaultdict
from random import Random
from statistics import median
from typing import Any

from msgspec import Struct, field

from host.core import outbox, timers
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import guild_owner, match_owner
from host.core.users import User
from host.decisions.finding import answers, asking, wishes
from host.decisions.finding.asking import Offer
from host.decisions.finding.choices import Choices
from host.decisions.finding.kinds import AskUser, SearchEnded
from host.matches.match import loading
from host.matches.match.cancellation import cancel_match
from host.matches.settings import updates
from host.matches.settings.calendars import first_time_outside
from host.matches.settings.settings import Preferences
from host.matches.settings.time_controls import DAY, HOUR, find_by_name
from host.messages import roll_call_notices
from host.messages.roll_call_notices import AskPlayer
from host.tables.roll_call import confirming
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match import seats
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.users import register_users

GUILD, PLACE = 1, 70
FIRST_KEY = 5_000
ZONES = ("Europe/Berlin", "Europe/London", "America/New_York", "America/Los_Angeles", "Asia/Tokyo")
LOSES_INTEREST = 0.05
"""The chance per day that a player who waits at a table forgets about it."""
MATCH_DURATION = 12 * DAY


class Member(Struct, frozen=True, kw_only=True):
    """A simulated member of the server."""

    user: User
    activity: float
    """The chance per waking hour that the member looks at Discord."""
    appetite: float
    """The chance per visit that the member looks for another table."""
    friendliness: float
    """The chance that the member accepts a proposal."""
    blocked: tuple[int, ...]


class Figures(Struct):
    """The measurements of the simulation; times are in milliseconds."""

    searches: int = 0
    waits: list[int] = field(default_factory=list)
    """From the start of each search to the member's seat."""
    starts: list[int] = field(default_factory=list)
    """From the start of each successful search to the start of the match."""
    seats_at_start: int = 0
    no_shows: int = 0
    """Players who had lost interest when their match started."""
    notifications: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By user and week."""
    asked: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often each user was asked about each proposal."""

    def summary(self, members: int, weeks: int) -> dict[str, float]:
        """Return the figures in readable units."""
        return {
            "searches": self.searches,
            "seats": len(self.waits),
            "matches' seats": self.seats_at_start,
            "median hours to a seat": round(median(self.waits) / HOUR, 1),
            "median hours to the start": round(median(self.starts) / HOUR, 1),
            "no-shows in percent": round(100 * self.no_shows / self.seats_at_start, 1),
            "notifications per person and week": round(sum(self.notifications.values()) / members / weeks, 2),
            "most notifications in a week": max(self.notifications.values()),
        }


class SimulatedServer:
    """A server with members who search for tables, open some themselves, and forget some of them."""

    def __init__(self, ctx: Context, clock: Clock, count: int, seed: int) -> None:
        self._ctx, self._clock, self._chance = ctx, clock, Random(seed)
        self._began = clock.now = clock.now // DAY * DAY
        self.members = {
            FIRST_KEY + number: self._member(FIRST_KEY + number, count) for number in range(count)
        }
        self._preferences = dict[int, Preferences]()
        self.figures = Figures()
        self._clicked = set[tuple[int, int]]()
        """The users who took a seat by a click, with their match."""
        self._gone_until = dict[int, int]()
        self._search_began = dict[int, int]()
        self._seated_since = dict[tuple[int, int], int]()
        """When the searches of users who wait at a table began, by user and match."""
        self._open = set[int]()
        self._ends = dict[int, int]()
        self._threads = 1_000

    def _member(self, key: int, count: int) -> Member:
        chance = self._chance
        return Member(
            user=User(key, f"M{key}"), activity=chance.uniform(0.08, 0.5), appetite=chance.uniform(0.02, 0.1),
            friendliness=chance.uniform(0.6, 0.95),
            blocked=tuple(
                FIRST_KEY + other
                for other in chance.sample(range(count), chance.choice((0, 0, 1, 3)))
                if FIRST_KEY + other != key
            ),
        )  # fmt: skip

    async def run(self, weeks: int) -> Figures:
        """Let the given number of weeks pass."""
        await self._move_in()
        for _ in range(weeks * 7 * 24):
            self._clock.now += HOUR
            await self._fire_timers()
            await self._deliver()
            for member in self._chance.sample([*self.members.values()], len(self.members)):
                if self._is_there(member):
                    await self._visit(member)
        return self.figures

    async def _move_in(self) -> None:
        await register_users(self._ctx.database, *(one.user for one in self.members.values()))
        for member in self.members.values():
            chance = self._chance
            bedtime = chance.randint(21, 25) * 60 % 1440
            self._preferences[member.user.key] = await updates.update_preferences(
                self._ctx, member.user, zone=chance.choice(ZONES), blocked=member.blocked,
                sleep=(bedtime, (bedtime + 8 * 60) % 1440) if chance.random() < 0.8 else None,
                weekdays=(5, 6) if chance.random() < 0.2 else (),
                quiet=(9 * 60, 17 * 60) if chance.random() < 0.2 else None,
                notices=chance.choices(("channel", "direct", "none"), (60, 30, 10))[0],
            )  # fmt: skip

    async def _fire_timers(self) -> None:
        await timers.fire_due(self._ctx, guild_owner(GUILD))
        for match_id in sorted(self._open):
            await timers.fire_due(self._ctx, match_owner(match_id))
            await self._follow(match_id)
        for match_id in [one for one, at in self._ends.items() if at <= self._clock.now]:
            del self._ends[match_id]
            async with self._ctx.database.transaction() as tx:
                await cancel_match(self._ctx, tx, await loading.load_row(tx, match_id))

    async def _deliver(self) -> None:
        while rows := await outbox.due_messages(self._ctx):
            for row in rows:
                await self._send(row, outbox.parse(row))

    async def _send(self, row: OutboxRow, post: Any) -> None:
        ctx = self._ctx
        if isinstance(post, AskUser):
            if await asking.load_offer_to_send(ctx, row, post) is not None:
                await self._notify(post.user_key)
                self.figures.asked[post.user_key, post.proposal_id] += 1
                await asking.note_sent(ctx, row, post, PLACE, row.id)
        elif isinstance(post, SearchEnded):
            if await asking.is_end_to_send(ctx, row, post):
                await self._notify(post.user_key)
                await outbox.delete_sent(ctx, row)
        elif isinstance(post, AskPlayer):
            if await roll_call_notices.load_notice(ctx, row, post) is not None:
                await self._notify(post.user_key)
                await roll_call_notices.note_sent(ctx, row, post, PLACE, row.id)
        else:
            await outbox.delete_sent(ctx, row)

    async def _notify(self, user_key: int) -> None:
        """Count a notification; it must not arrive during sleep or quiet hours."""
        own = self._preferences[user_key]
        for window in (own.sleep, own.quiet):
            assert first_time_outside(window, own.zone, self._clock.now) == self._clock.now
        assert own.notices != "none"
        self.figures.notifications[user_key, (self._clock.now - self._began) // (7 * DAY)] += 1

    def _is_there(self, member: Member) -> bool:
        if self._gone_until.get(member.user.key, 0) > self._clock.now:
            return False
        own = self._preferences[member.user.key]
        if self._chance.random() >= member.activity:
            return False
        return first_time_outside(own.sleep, own.zone, self._clock.now) == self._clock.now

    async def _visit(self, member: Member) -> None:
        """Answer proposals and roll calls, or look for another table."""
        is_searching = False
        if member.user.key in self._search_began:
            wish = await wishes.load_wish(self._ctx, member.user, GUILD)
            is_searching = wish.is_searching
            if wish.offer is not None:
                await self._answer(member, wish.offer)
        waiting = [match_id for match_id in self._open if (member.user.key, match_id) in self._clicked]
        for match_id in sorted(waiting):
            await self._confirm(member.user, match_id)
        if not waiting and not is_searching and self._chance.random() < member.appetite:
            await self._look_for_table(member)

    async def _answer(self, member: Member, offer: Offer) -> None:
        user, mood = member.user, self._chance.random()
        try:
            if mood < member.friendliness:
                row = await self._accept(user, offer)
                self._clicked.add((user.key, row.id))
                began = self._search_began.pop(user.key, self._clock.now)
                self._seated_since[user.key, row.id] = began
                self.figures.waits.append(self._clock.now - began)
                self._open.add(row.id)
                await self._follow(row.id)
            elif mood < 0.98:
                await answers.refuse(self._ctx, user, offer.proposal_id)
        except UserError:
            return

    async def _accept(self, user: User, offer: Offer) -> MatchRow:
        if offer.match is not None:
            return await answers.join(self._ctx, user, offer)
        await answers.reserve_opening(self._ctx, user, offer)
        self._threads += 1
        return await answers.open_table(self._ctx, user, offer, self._threads, None)

    async def _confirm(self, user: User, match_id: int) -> None:
        try:
            await confirming.confirm(self._ctx, match_id, user)
        except UserError:
            return
        await self._follow(match_id)

    async def _look_for_table(self, member: Member) -> None:
        chance, user = self._chance, member.user
        self.figures.searches += 1
        self._search_began[user.key] = self._clock.now
        if chance.random() < 0.15:
            self._threads += 1
            new = NewMatch(
                game="pearls", guild_id=GUILD, channel=self._threads, opener=user, seats=chance.choice((2, 3)),
                time_control=find_by_name("daily"),
            )  # fmt: skip
            row = await tables.open_match(self._ctx, new)
            self._clicked.add((user.key, row.id))
            self._open.add(row.id)
            return
        choices = Choices(
            games=("pearls",),
            seats=chance.choice(((), (2,), (2, 3), (3,))),
            paces=chance.choice((("daily",), ("daily", "relaxed"), ("relaxed",), ("daily", "blitz"))),
            kinds=chance.choice((("casual",), ("casual", "hints"), ("casual", "rated"), ("rated",))),
            welcomes_newcomers=chance.random() < 0.9,
        )
        await wishes.start(self._ctx, user, GUILD, PLACE, choices)

    async def _follow(self, match_id: int) -> None:
        """Note the start of a match, and let players who wait at a table lose interest."""
        async with self._ctx.database.read_transaction() as tx:
            row = await loading.load_row(tx, match_id)
            sitting = [seat.user_key or 0 for seat in await seats.of_match(tx, match_id)]
        if row.status == "open":
            for key in sitting:
                if self._gone_until.get(key, 0) <= self._clock.now and self._is_forgotten():
                    self._gone_until[key] = self._clock.now + 10 * DAY
            return
        self._open.discard(match_id)
        if row.status == "running":
            self._ends[match_id] = self._clock.now + MATCH_DURATION
            self._check_match(sitting, match_id)

    def _is_forgotten(self) -> bool:
        return self._chance.random() < LOSES_INTEREST / 24

    def _check_match(self, sitting: list[int], match_id: int) -> None:
        for key in sitting:
            assert (key, match_id) in self._clicked, "a player has a seat without a click"
            assert not set(self.members[key].blocked) & set(sitting), "blocked users met"
            self.figures.seats_at_start += 1
            self.figures.no_shows += self._gone_until.get(key, 0) > self._clock.now
            if (began := self._seated_since.pop((key, match_id), None)) is not None:
                self.figures.starts.append(self._clock.now - began)


def asks_per_proposal(figures: Figures) -> int:
    """Return how often a user was asked about the same proposal at most."""
    by_user = defaultdict[int, int](int)
    for (user, _), count in figures.asked.items():
        by_user[user] = max(by_user[user], count)
    return max(by_user.values(), default=0)
