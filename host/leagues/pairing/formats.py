"""Season formats with a common interface (pure functions).

A format assigns members to divisions and draws the tables of each round. Most formats have one round, in
which all tables of a division are drawn at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import ceil
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from host.leagues.pairing import swiss
from host.leagues.pairing.designs import Design, design, round_robin, waves
from host.leagues.pairing.drawing import DrawResult, assign_places, lots_from
from host.leagues.pairing.entrants import Division, Entrant, Fixture
from host.leagues.pairing.pyramid import divide
from host.leagues.season_plan import FormatName, SeasonPlan


class RoundInput(Struct, frozen=True):
    """The state of a season before a round is drawn."""

    tables: tuple[Fixture, ...] = ()
    points: Mapping[int, int] = {}
    """Whole ones."""
    removed: frozenset[int] = frozenset()
    """The members who are out of the season."""


class Format(Protocol):
    """The interface of season formats."""

    has_promotion: bool
    """Whether members are promoted and relegated at the end of a season."""
    begins_when_full: bool

    def rounds(self, plan: SeasonPlan) -> int:
        """Return the number of rounds.

        Each round is drawn after the previous one.
        """
        ...

    def max_consecutive(self, plan: SeasonPlan) -> int:
        """Return the maximum number of matches that a member plays one after another."""
        ...

    def divide(self, plan: SeasonPlan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the divisions and their members."""
        ...

    def tables(
        self, plan: SeasonPlan, division: Division, number: int, round_input: RoundInput, key: str
    ) -> tuple[Fixture, ...]:
        """Return the tables of a division in the given round (1-based)."""
        ...


class _SingleRoundFormat:
    """The base class of formats that draw all of a division's tables at once."""

    has_promotion = False
    begins_when_full = False

    def rounds(self, plan: SeasonPlan) -> int:
        """Return the number of rounds, which is always one."""
        return 1

    def design_for(self, plan: SeasonPlan, member_count: int) -> Design:
        """Return the design of a division's tables for the given number of members."""
        return design(member_count, plan.seats, plan.each)

    def max_group_size(self, plan: SeasonPlan) -> int:
        """Return the maximum number of members in a division."""
        return max(plan.size + plan.size // 2, 2 * plan.seats - 1)

    def max_consecutive(self, plan: SeasonPlan) -> int:
        """Return the maximum number of matches that a member plays one after another."""
        if not plan.load:
            return 1
        counts = range(plan.seats, self.max_group_size(plan) + 1)
        return max(1 + max(_waves(self.design_for(plan, count), plan)) for count in counts)

    def tables(
        self, plan: SeasonPlan, division: Division, number: int, round_input: RoundInput, key: str
    ) -> tuple[Fixture, ...]:
        """Return the tables of a division, all of which belong to the only round."""
        chosen = self.design_for(plan, len(division.user_keys))
        return assign_places(key, division, chosen, _waves(chosen, plan))


def _waves(chosen: Design, plan: SeasonPlan) -> tuple[int, ...]:
    return _waves_of(chosen, plan.load) if plan.load else (0,) * len(chosen)


@cache
def _waves_of(chosen: Design, load: int) -> tuple[int, ...]:
    return waves(chosen, load)


class Divisions(_SingleRoundFormat):
    """The format with a pyramid of divisions, with promotion and relegation."""

    has_promotion = True

    def divide(self, plan: SeasonPlan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the divisions and their members."""
        lots = lots_from(key, "divisions", [entrant.user_key for entrant in entrants])
        return divide(entrants, plan.size, plan.seats, lots)


class RoundRobin(_SingleRoundFormat):
    """The format with one group, in which all members meet."""

    def divide(self, plan: SeasonPlan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the only division."""
        return (Division(1, 1, tuple(sorted(entrant.user_key for entrant in entrants))),)

    def design_for(self, plan: SeasonPlan, member_count: int) -> Design:
        """Return a design in which all members meet and have each seat equally often."""
        if plan.seats == 2:
            return round_robin(member_count)
        return design(
            member_count, plan.seats, max(1, ceil((member_count - 1) / (plan.seats * (plan.seats - 1))))
        )

    def max_group_size(self, plan: SeasonPlan) -> int:
        """Return the maximum number of members in the group."""
        return max(plan.most, plan.seats)


class Cup(_SingleRoundFormat):
    """The format with one group of fixed size, played once.

    It begins as soon as the group is full.
    """

    begins_when_full = True

    def divide(self, plan: SeasonPlan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the only division."""
        return (Division(1, 1, tuple(sorted(entrant.user_key for entrant in entrants))),)

    def max_group_size(self, plan: SeasonPlan) -> int:
        """Return the number of members in the cup."""
        return max(plan.most, plan.seats)


class Swiss:
    """The Swiss system: one group, in which each round pairs members with similar points."""

    has_promotion = False
    begins_when_full = False

    def rounds(self, plan: SeasonPlan) -> int:
        """Return the number of rounds that the season's settings require."""
        return plan.rounds

    def max_consecutive(self, plan: SeasonPlan) -> int:
        """Return the number of matches that a member plays one after another, which is one per round."""
        return plan.rounds

    def divide(self, plan: SeasonPlan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the only division."""
        return (Division(1, 1, tuple(sorted(entrant.user_key for entrant in entrants))),)

    def tables(
        self, plan: SeasonPlan, division: Division, number: int, round_input: RoundInput, key: str
    ) -> tuple[Fixture, ...]:
        """Return the tables of a round."""
        user_keys = [user_key for user_key in division.user_keys if user_key not in round_input.removed]
        found = swiss.pair(
            user_keys, plan.seats, round_input.points, [table.user_keys for table in round_input.tables],
            f"{key}/{number}", takes_fewer=plan.takes_fewer,
        )  # fmt: skip
        return tuple(
            Fixture(at, division.number, table, round=number)
            for at, table in enumerate(found, len(round_input.tables) + 1)
        )


FORMATS: Mapping[FormatName, Format] = {
    "divisions": Divisions(),
    "round-robin": RoundRobin(),
    "cup": Cup(),
    "swiss": Swiss(),
}


def required_members(plan: SeasonPlan) -> int:
    """Return the minimum number of members when sign-up closes on schedule.

    If there are fewer, sign-up is extended once. If there are still too few after that, the season is voided.
    """
    return plan.most if FORMATS[plan.format].begins_when_full else plan.min_members


def draw(plan: SeasonPlan, entrants: Sequence[Entrant], key: str) -> DrawResult:
    """Draw a season: its divisions, and the tables of its first round."""
    format_ = FORMATS[plan.format]
    divisions = format_.divide(plan, entrants, key)
    tables = [
        table for division in divisions for table in format_.tables(plan, division, 1, RoundInput(), key)
    ]
    return DrawResult(divisions, tuple(replace(table, number=n) for n, table in enumerate(tables, 1)))
