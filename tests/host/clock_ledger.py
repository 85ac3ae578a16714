"""An independent calculation of a match's clocks from its log, which checks the guarantees about time."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from engine.core import play
from engine.core.model import Seat
from host.decisions.absence import SubstituteRuling, WaitRuling
from host.matches.log.entries import Entry, LoggedEntry, Move, RobotStandIn, SeatTaken, TimedOut, Undone
from host.matches.log.fold import FoldedLog, fold_more, rewind_fold
from host.matches.match.match import Match
from host.matches.settings.calendars import Calendar, running_time_between
from host.matches.settings.time_controls import MINUTE, TimeControl, time_control_of

SLACK = 6 * MINUTE
"""Tolerance in milliseconds.

After a guild's outage, it can take the bot five minutes to notice that the guild is available again.
"""


class Account(Struct):
    """The clock of one player in one seat."""

    remaining: int
    used: int = 0
    granted: int = 0
    running_since: int | None = None
    """The time at which the clock was started, or None while it is stopped."""
    was_late: bool = False
    late_seq: int = 0
    """The sequence number of the latest log entry that says that the player's time has run out."""
    is_alone: bool = False
    """Whether the player had no opponents during a part of the current turn. Their time could not run out then."""


class Ledger:
    """The clocks of all seats, computed from a match's log."""

    def __init__(
        self, match: Match, people: Mapping[Seat, int | None], calendars: Mapping[int, Calendar]
    ) -> None:
        self._match, self._calendars = match, calendars
        self._people = dict(people)
        self._control = time_control_of(match.row.time_control)
        self._accounts = dict[tuple[Seat, int], Account]()
        self._ended = {seat: list[int]() for seat in people}
        self._begun = {seat: set[int]() for seat in people}
        self._open_decisions = dict[Seat, tuple[int, int]]()
        """For each seat whose time has run out.

        The start of the vote, and the maximum duration as a multiple of `patience`.
        """
        self.late_users: list[int] = []
        """The users whose time ran out."""
        self.lost_seats: list[tuple[int, str, bool]] = []
        """Users who lost their seat, with the reason and whether a timeout came first."""

    def read(self) -> None:
        """Replay the log and check each entry against the clocks."""
        line = rewind_fold(self._match.folded_log)
        for item in self._match.folded_log.entries:
            after = fold_more(self._match.game, line, [item])
            self._apply_entry(line, item, after)
            line = after
        assert line.state == self._match.state, "the log folds to the state"

    def _apply_entry(self, before: FoldedLog, item: LoggedEntry, after: FoldedLog) -> None:
        entry = item.entry
        self._advance_clocks(item.at)
        self._check_decisions(item)
        if isinstance(entry, TimedOut):
            self._time_out(entry.seat, item)
        was = play.awaited_seats(before.state) if before.entries else ()
        now = play.awaited_seats(after.state)
        if isinstance(entry, Undone):
            for seat, ended in self._ended.items():
                if not entry.alone or seat == entry.seat:
                    ended[:] = [seq for seq in ended if seq <= entry.to]
            self._restore_timeouts(entry)
        if isinstance(entry, SeatTaken):
            self._take_seat(entry)
        is_new = after.positions[-1].seq > before.head
        for seat in self._people:
            goes_on = seat in was and seat in now and not is_new
            if seat in was and not goes_on and isinstance(entry, Move) and entry.seat == seat:
                self._ended[seat].append(item.seq)
            self._set_clock(seat, item, is_awaited=seat in now, goes_on=goes_on)

    def _restore_timeouts(self, undone: Undone) -> None:
        """Set the remaining time to zero for players whose late moves were undone, because they are late again."""
        for (seat, _), account in self._accounts.items():
            if max([0, *self._ended[seat]]) < account.late_seq <= undone.to:
                account.remaining = 0

    def _advance_clocks(self, now: int) -> None:
        """Advance every running clock to `now`."""
        others = sum(user_key is not None for user_key in self._people.values()) > 1
        for (_, user_key), account in self._accounts.items():
            if account.running_since is not None:
                spent = running_time_between(self._calendars[user_key], account.running_since, now)
                account.is_alone |= not others
                if self._control is not None and not account.is_alone and not account.was_late:
                    assert spent <= account.remaining + SLACK, "time had run out, and nobody was asked"
                account.used += min(spent, account.remaining)
                account.remaining, account.running_since = max(0, account.remaining - spent), now

    def _check_decisions(self, item: LoggedEntry) -> None:
        """Check that the vote about each seat whose time has run out is decided in time."""
        for seat, (since, times) in list(self._open_decisions.items()):
            user_key = self._people[seat]
            if user_key is None or self._control is None:
                del self._open_decisions[seat]
                continue
            outages = Calendar(outages=self._calendars[user_key].outages)
            waited = running_time_between(outages, since, item.at)
            assert waited <= self._control.patience * times + SLACK, "nobody sees to a seat"
            entry = item.entry
            if isinstance(entry, SubstituteRuling) and entry.seat == seat:
                self._open_decisions[seat] = (item.at, times)
            elif isinstance(entry, Undone) or (
                isinstance(entry, WaitRuling | RobotStandIn | Move | SeatTaken) and entry.seat == seat
            ):
                del self._open_decisions[seat]

    def _time_out(self, seat: Seat, item: LoggedEntry) -> None:
        user_key = self._people[seat]
        assert user_key is not None
        account = self._accounts[seat, user_key]
        assert account.was_late or account.remaining == 0, "a clock is never cut short"
        account.running_since, account.was_late, account.remaining = None, True, 0
        account.late_seq = item.seq
        self.late_users.append(user_key)
        self._open_decisions[seat] = (item.at, 1)

    def _take_seat(self, entry: SeatTaken) -> None:
        before, self._people[entry.seat] = self._people[entry.seat], entry.person
        if before is not None:
            account = self._accounts.get((entry.seat, before))
            is_late = self._control is None or (
                account is not None
                and account.was_late
                # After a late move is undone, the clock runs again, without any time left.
                and (account.running_since is None or account.remaining == 0)
            )
            why = entry.why if entry.decided is None or entry.why == "resigned" else "dismissed"
            self.lost_seats.append((before, why, is_late))
            if account is not None:
                account.running_since = None
        if entry.person is not None and entry.why != "returned":
            self._begun[entry.seat] -= {len(self._ended[entry.seat]) + 1}

    def _set_clock(self, seat: Seat, item: LoggedEntry, *, is_awaited: bool, goes_on: bool) -> None:
        user_key, entry = self._people[seat], item.entry
        if user_key is None:
            return
        control = self._control or TimeControl("none", 0, 0, 0, 0)
        account = self._accounts.get((seat, user_key))
        if not is_awaited:
            if account is not None:
                account.running_since, account.is_alone = None, False
            return
        if account is None:
            account = self._accounts[seat, user_key] = Account(control.bank, granted=control.bank)
        number = len(self._ended[seat]) + 1
        if number not in self._begun[seat]:
            self._begun[seat].add(number)
            account.granted += control.increment
            account.remaining, account.is_alone = control.top_up(account.remaining), False
        is_back = isinstance(entry, SeatTaken) and entry.seat == seat
        is_set = not goes_on or account.running_since is not None or is_back or isinstance(entry, Undone)
        if (
            goes_on
            and account.running_since is None
            and not isinstance(entry, Undone)
            and _acting_seat(entry) == seat
        ):
            account.remaining, account.granted = (
                account.remaining + control.patience,
                account.granted + control.patience,
            )
            is_set = True
        account.running_since = item.at if is_set else None
        assert account.used <= account.granted, "stalling gains nothing"


def _acting_seat(entry: Entry) -> int | None:
    """Return the seat of the player who moved, or of the player who got more time by a vote."""
    if isinstance(entry, WaitRuling) or (isinstance(entry, Move) and entry.by != "clock"):
        return entry.seat
    return None
