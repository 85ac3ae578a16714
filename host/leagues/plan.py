"""The settings of a season, as a host has chosen them; frozen when sign-up opens. Pure."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.standings.order import STEPS, Step
from host.leagues.standings.points import POINTS
from host.matches.settings.time_controls import TimeControl, by_numbers

FormatName: TypeAlias = Literal["divisions", "round-robin", "cup", "swiss"]


class Pace(Struct, frozen=True):
    """The clock of a season's matches, in hours."""

    bank: int
    increment: int
    cap: int

    @property
    def time_control(self) -> TimeControl:
        """Return it as matches keep it; a Refusal where nobody could play by it."""
        return by_numbers(self.bank, self.increment, self.cap)


STEADY = Pace(72, 8, 96)
HURRY = Pace(24, 6, 24)
"""What unfinished matches go over to near the end."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is settled about a season before anybody signs up."""

    game: str
    seats: int
    """Of each table."""
    turns: int
    """How often the awaited seat changes in a match, in all but the longest."""
    format: FormatName = "divisions"
    size: int = 7
    """People that a division should have; there are as many divisions as come nearest to it."""
    each: int = 1
    """How often everybody sits in each seat."""
    takes_fewer: bool = False
    """Whether a table may have one seat less, where people don't come out even."""
    rounds: int = 1
    """Where the next tables are drawn from the results of the last."""
    load: int = 0
    """Tables that anybody has at most at the same time; 0: all of theirs."""
    least: int = 0
    """People without whom there is no season; 0: as many as a table has seats."""
    most: int = 0
    """People for whom there is room; 0: for all. A cup begins with so many."""
    pace: Pace = STEADY
    hurry: Pace = HURRY
    points: tuple[int, ...] = ()
    """By place; the usual ones where nothing is said."""
    order: tuple[Step, ...] = STEPS
    strikes: int = 3
    """Who leaves so many tables is struck from the season."""
    sign_up_days: int = 10
    confirm_days: int = 3
    play_days: int = 70
    hurry_days: int = 14
    """Before the end."""
    warn_days: int = 7
    """Before the end."""
    protest_days: int = 3
    rest_days: int = 7

    @property
    def fewest(self) -> int:
        """Return without how many people there is no season."""
        return max(self.least, self.seats)

    @property
    def scale(self) -> tuple[int, ...]:
        """Return the points of each place."""
        return self.points or POINTS[self.seats]

    def scale_for(self, seats: int) -> tuple[int, ...]:
        """Return the points of each place of a table with so many seats, which may be one fewer."""
        return self.scale if seats == self.seats else self.points[:seats] or POINTS[seats]
