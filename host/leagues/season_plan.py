"""The settings of a season, chosen by a host and frozen when sign-up opens."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from host.leagues.standings.points import POINTS
from host.leagues.standings.ranking import TIE_BREAKS, TieBreak
from host.matches.settings.time_controls import TimeControl, from_hours

FormatName: TypeAlias = Literal["divisions", "round-robin", "cup", "swiss"]


class Pace(Struct, frozen=True):
    """The time control for a season's matches, in hours."""

    bank: int
    increment: int
    cap: int

    @property
    def time_control(self) -> TimeControl:
        """Return the pace as a match's time control.

        Raises UserError if the values are not allowed.
        """
        return from_hours(self.bank, self.increment, self.cap)


STEADY = Pace(72, 8, 96)
HURRY = Pace(24, 6, 24)
"""The default faster pace for matches that are unfinished near the end of play."""


class SeasonPlan(Struct, frozen=True, kw_only=True):
    """The settings of a season, fixed before sign-up opens."""

    game: str
    seats: int
    """Number of seats per table."""
    turns: int
    """The expected number of turns in a match; only the longest matches have more."""
    format: FormatName = "divisions"
    size: int = 7
    """The desired number of members per division, which determines the number of divisions."""
    each: int = 1
    """How many times each member plays in each seat."""
    takes_fewer: bool = False
    """Whether some tables may have one seat fewer if the members can't be divided evenly."""
    rounds: int = 1
    """The number of rounds. From the second round on, pairings depend on earlier results."""
    load: int = 0
    """Maximum number of tables that a member plays at the same time; 0 means unlimited."""
    least: int = 0
    """Minimum number of members in a season; 0 means the number of seats at a table."""
    most: int = 0
    """Maximum number of members in a season; 0 means unlimited. A cup begins with exactly this number."""
    pace: Pace = STEADY
    hurry: Pace = HURRY
    points: tuple[int, ...] = ()
    """Points by place; if empty, the default points apply."""
    order: tuple[TieBreak, ...] = TIE_BREAKS
    strikes: int = 3
    """A member who leaves this many tables is struck from the season."""
    sign_up_days: int = 10
    confirm_days: int = 3
    play_days: int = 70
    hurry_days: int = 14
    """Unfinished matches switch to the faster pace this many days before the end of play."""
    warn_days: int = 7
    """Unfinished tables are announced this many days before the end of play."""
    protest_days: int = 3
    rest_days: int = 7
    excludes_automatic_days_off: bool = False
    """Whether vacation days are never used automatically in this season's matches."""

    def time_control(self, pace: Pace) -> TimeControl:
        """Return a pace as the time control for a match of this season.

        Raises UserError if the values are not allowed.
        """
        return replace(pace.time_control, excludes_automatic_days_off=self.excludes_automatic_days_off)

    @property
    def min_members(self) -> int:
        """Return the minimum number of members of a season."""
        return max(self.least, self.seats)

    @property
    def scale(self) -> tuple[int, ...]:
        """Return the points for each place."""
        return self.points or POINTS[self.seats]

    def scale_for(self, seats: int) -> tuple[int, ...]:
        """Return the points for each place at a table with `seats` seats.

        The table may have one seat fewer than the plan specifies.
        """
        return self.scale if seats == self.seats else self.points[:seats] or POINTS[seats]
