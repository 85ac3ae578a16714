"""A simulation of matches over weeks of virtual time, with all types of simulated players and with outages."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from heapq import heappop, heappush
from random import Random
from typing import Any

from host.core import jobs, timers
from host.core.alarm import load_due_times
from host.core.context import Context
from host.matches.log.validation import check_log
from host.matches.match import loading, secrets
from host.matches.settings import updates
from host.matches.settings.calendars import Calendar
from host.matches.settings.time_controls import DAY, HOUR, MINUTE, TIME_CONTROLS, from_hours
from host.tables.tables import tables
from host.time.clock import days_off, outages
from host.time.clock.rest import load_calendar
from host.time.clock.uptime_monitor import UptimeMonitor
from storage.matches.match import log
from storage.matches.match import seats as stored_seats
from tests.host import player_activity
from tests.host.clock_ledger import Ledger
from tests.host.conftest import Clock
from tests.host.notifications import Notifications
from tests.host.player_types import GONE, NEVER, STALLING, Behaviour, Player, create_players
from tests.host.players import open_match

GUILD_ID = 1
LONG = 'pile = 30\ntides = ["low", "low", "low", "low", "low"]'
"""An edition of the toy game with enough pearls for any test."""
VANISHING = {"people": 2, "vanishing": True, "begins": "opener", "time_control": from_hours(12, 4, 12)}
"""The settings for the first match, in which a player's time runs out before the first outage."""
PATIENCE = 200 * DAY
"""Maximum time in milliseconds for which matches may continue after the planned weeks."""
EARLY_ENDS = {"closed", "aborted", "deserted"}


class Weeks:
    """A simulation that opens matches over several weeks and plays them to the end."""

    def __init__(
        self,
        new_context: Callable[[], Context],
        clock: Clock,
        weeks: int,
        behaviours: Sequence[Behaviour],
        seed: int,
    ) -> None:
        self._new_context, self.clock, self.chance = new_context, clock, Random(seed)
        self.ctx = new_context()
        self.begin, self._end = clock.now, clock.now + weeks * 7 * DAY
        self.players = create_players(behaviours, self.begin, self._end, self.chance)
        self.by_id = {player.user.key: player for player in self.players}
        self.notifications, self._queue, self._count = (
            Notifications(self.advance_visit),
            list[tuple[int, int, Player]](),
            0,
        )
        self.figures = Counter[str]()
        self._player_loops = dict[int, AsyncIterator[int]]()
        self._first_players = dict[int, dict[int, int | None]]()
        self.ended_matches = set[int]()
        self._failures = self._draw_failures()
        self._jammed_until = 0
        """End of the current period in which messages can't be delivered, in Unix milliseconds."""

    def random_duration(self, span: tuple[int, int]) -> int:
        """Return a random duration within `span`."""
        return self.chance.randint(*span)

    def _draw_failures(self) -> list[tuple[int, int, str]]:
        """Return random outages in chronological order.

        Each outage affects the bot, the guild or message delivery.
        """
        found, at = [], self.begin
        while at < self._end:
            at += self.random_duration((DAY, 5 * DAY))
            lasts = (
                self.random_duration((3 * MINUTE, 2 * HOUR))
                if self.chance.random() < 0.7
                else self.random_duration((HOUR, 2 * DAY))
            )
            found.append((at, at + lasts, self.chance.choice(["down", "down", "away", "jam"])))
            at += lasts
        return found

    def advance_visit(self, user_key: int) -> None:
        """Reschedule a notified player's next visit if it would otherwise be later.

        Does nothing while the player is busy.
        """
        player = self.by_id[user_key]
        if not player.is_busy:
            self.schedule(
                player,
                min(
                    player.next_action_at,
                    self.clock.now + self.random_duration(player.behaviour.reaction_delay),
                ),
            )

    def schedule(self, player: Player, at: int) -> None:
        """Schedule a player's next action."""
        if player.absence[0] <= at < player.absence[1]:
            player.is_busy, at = False, player.absence[1]
        player.next_action_at, self._count = at, self._count + 1
        if at < self.begin + NEVER:
            heappush(self._queue, (at, self._count, player))

    async def play(self, *tables_: dict[str, Any]) -> None:
        """Open the given matches at different times, and play all of them to the end."""
        for player in self.players:
            await self._set_up_player(player)
        openings = sorted(
            (self.begin + (self._end - self.begin) * 2 // 3 * n // len(tables_), n)
            for n in range(len(tables_))
        )
        for at, number in openings:
            await self._pass_until(at)
            await self._open(7000 + number, tables_[number])
        while len(self.ended_matches) < len(self._first_players):
            assert self.clock.now < self._end + PATIENCE, "a match never ends"
            await self._pass_until(self.clock.now + DAY)
            await self._record_ended_matches()

    async def _set_up_player(self, player: Player) -> None:
        await updates.update_preferences(self.ctx, player.user, **player.behaviour.settings)
        for n in range(player.behaviour.days_off):
            day = await days_off.today(self.ctx, player.user.key)
            first = day.fromordinal(day.toordinal() + 2 + 5 * n)
            await days_off.add_days_off(self.ctx, player.user, GUILD_ID, first, None)
        self._player_loops[player.user.key] = player_activity.simulate_player(self, player)
        self.schedule(player, self.clock.now + self.random_duration(player.behaviour.visit_interval))

    async def _open(self, channel: int, fields: dict[str, Any]) -> None:
        count, robots = fields.pop("people"), fields.get("robots", 0)
        sitting = (
            self._pick_vanishing_players() if fields.pop("vanishing", False) else self._pick_players(count)
        )
        control = TIME_CONTROLS.get(self.chance.choice(["daily", "daily", "daily", "relaxed", "none"]))
        usual = {
            "channel": channel,
            "opener": sitting[0].user,
            "seats": count + robots,
            "time_control": control,
        }
        row = await open_match(self.ctx, **(usual | fields))
        for player in sitting[1:]:
            row = await tables.join(self.ctx, row.id, player.user)
        async with self.ctx.database.read_transaction() as tx:
            of_match = await stored_seats.of_match(tx, row.id)
        self._first_players[row.id] = {seat.seat: seat.user_key for seat in of_match}
        for player in sitting:
            player.matches.append(row.id)

    def _pick_players(self, count: int) -> list[Player]:
        there = [
            player for player in self.players if not player.absence[0] <= self.clock.now < player.absence[1]
        ]
        return self.chance.sample(there, count)

    def _pick_vanishing_players(self) -> list[Player]:
        """Return two players: one who disappears immediately, and one who never starts a vote."""
        gone, other = (
            next(player for player in self.players if player.behaviour == manner)
            for manner in (GONE, STALLING)
        )
        gone.absence = (self.clock.now, self.begin + NEVER)
        return [gone, other]

    async def _pass_until(self, end: int) -> None:
        """Advance the clock to `end`.

        Run all players' actions and outages at their scheduled times.
        """
        while True:
            due = await self._serve()
            trouble = self._failures[0][0] if self._failures else end
            at = min(end, trouble, self._queue[0][0] if self._queue else end, end if due is None else due)
            self.clock.now = max(self.clock.now, at)
            if self._failures and self._failures[0][0] <= self.clock.now:
                await self._simulate_failure(*self._failures.pop(0))
            elif self._queue and self._queue[0][0] <= self.clock.now:
                await self._resume_player(heappop(self._queue))
            elif self.clock.now >= end:
                return

    async def _serve(self) -> int | None:
        """Run due work as the scheduler does, and return the time at which the next timer is due."""
        for _ in range(100):
            due = (await load_due_times(self.ctx)).timer
            owners = await timers.due_owners(self.ctx) if due is not None and due <= self.clock.now else []
            for owner in owners:
                await timers.fire_due(self.ctx, owner)
            for owner in dict.fromkeys((*owners, *await jobs.due_owners(self.ctx))):
                await jobs.run(self.ctx, owner, may_take_long=True)
            if self.clock.now >= self._jammed_until:
                await self.notifications.deliver(self.ctx)
            if not owners:
                return due
        raise AssertionError("there is always something due")

    async def _resume_player(self, item: tuple[int, int, Player]) -> None:
        at, _, player = item
        if at != player.next_action_at:
            return
        wait = await anext(self._player_loops[player.user.key])
        self.schedule(player, self.clock.now + wait)

    async def _simulate_failure(self, began: int, ended: int, kind: str) -> None:
        """Simulate an outage of the bot, of the guild, or of message delivery."""
        self.figures[kind] += 1
        if kind == "jam":
            self._jammed_until = ended
            return
        if kind == "down":
            await outages.heartbeat(self.ctx)
        else:
            await outages.mark_unavailable(self.ctx, GUILD_ID)
        while kind == "away" and (due := await self._serve()) is not None and due < ended:
            self.clock.now = max(self.clock.now, due)
        self.clock.now = max(self.clock.now, ended)
        if kind == "down":
            self.ctx = self._new_context()
            proofs = UptimeMonitor(self.ctx, self.clock)
            proofs.require_proofs()
            await proofs.record()
        else:
            await outages.mark_available(self.ctx, GUILD_ID)
        for player in self.players:
            if player.next_action_at < self.clock.now:
                self.schedule(player, self.clock.now + self.random_duration((0, 2 * HOUR)))

    async def _record_ended_matches(self) -> None:
        for match_id in self._first_players.keys() - self.ended_matches:
            async with self.ctx.database.read_transaction() as tx:
                row = await loading.load_row(tx, match_id)
            if row.status != "running":
                self.ended_matches.add(match_id)
                self.figures[row.status] += 1

    async def audit(self) -> None:
        """Check the log of every match with a new context, which has no cached data."""
        async with self.ctx.database.read_transaction() as tx:
            calendars = {
                user_key: await load_calendar(tx, user_key, GUILD_ID, self.begin) for user_key in self.by_id
            }
        for match_id in self._first_players:
            await self._audit_match(self._new_context(), match_id, calendars)

    async def _audit_match(self, fresh: Context, match_id: int, calendars: dict[int, Calendar]) -> None:
        async with fresh.database.read_transaction() as tx:
            row = await loading.load_row(tx, match_id)
            kept = await loading.load_match(self.ctx, tx, row)
            match = await loading.load_match(fresh, tx, row, from_deal=True)
            seed = (await secrets.load(tx, row)).deal_seed
            rows = await log.read(tx, match_id, after=0)
        assert kept.state == match.state
        assert check_log(match.game, row, seed, len(match.seats), rows).invalid_entry is None
        ledger = Ledger(match, self._first_players[match_id], calendars)
        ledger.read()
        self._check_losses(ledger)
        last: Any = match.folded_log.entries[-1].entry
        has_people = any(seat.user_key is not None for seat in match.seats)
        assert row.status == "finished" or last.__struct_config__.tag in EARLY_ENDS or not has_people
        self.figures["entries"] += row.head
        self.figures["time-outs"] += len(ledger.late_users)
        self.figures["seats changed"] += len(ledger.lost_seats)

    def _check_losses(self, ledger: Ledger) -> None:
        """Check that prompt players are never late, and that no player loses a seat without a reason."""
        late = {self.by_id[user_key].behaviour.name for user_key in ledger.late_users}
        assert not late & {"prompt", "hosting", "spiteful"}, "time ran out for somebody prompt"
        for user_key, why, was_late in ledger.lost_seats:
            player = self.by_id[user_key]
            assert why == "resigned" or not player.behaviour.is_prompt, (
                f"{player.user.name} lost a seat: {why}"
            )
            assert was_late or why in {"resigned", "dismissed"}, f"{player.user.name} was in time: {why}"

    def summary(self) -> str:
        """Return statistics about the simulation.

        They include the median and the maximum number of notifications per match.
        """
        counts = sorted(self.notifications.count[match_id] for match_id in self._first_players)
        calls = f"calls: median {counts[len(counts) // 2]}, most {counts[-1]}, all {sum(counts)}"
        kinds, votes = dict(self.notifications.kinds), dict(self.notifications.votes)
        return f"{dict(self.figures)}, {calls}, {kinds}, votes {votes}"
