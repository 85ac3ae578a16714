"""The formats of a season, on one interface. Pure.

A format says into which divisions people come, and which tables a round has. Most have one round, in which all tables
of a division are drawn at once.
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
from host.leagues.pairing.drawing import Drawn, give_out_places, lots_from
from host.leagues.pairing.field import Division, Entrant, Table
from host.leagues.pairing.pyramid import divide
from host.leagues.plan import FormatName, Plan


class SoFar(Struct, frozen=True):
    """What a season has come to before a round."""

    tables: tuple[Table, ...] = ()
    points: Mapping[int, int] = {}
    """Whole ones."""
    gone: frozenset[int] = frozenset()
    """Who plays no more."""


class Format(Protocol):
    """How a season is played."""

    moves: bool
    """Whether people go up and down at its end."""
    begins_when_full: bool

    def rounds(self, plan: Plan) -> int:
        """Return how many rounds are drawn, one after the other."""
        ...

    def in_a_row(self, plan: Plan) -> int:
        """Return how many matches follow one another at most, each begun when those before it are over."""
        ...

    def divide(self, plan: Plan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the divisions of a season."""
        ...

    def tables(
        self, plan: Plan, division: Division, number: int, so_far: SoFar, key: str
    ) -> tuple[Table, ...]:
        """Return the tables of a division in a round (from 1)."""
        ...


class _AllAtOnce:
    """What formats share that draw all tables of a division at once."""

    moves = False
    begins_when_full = False

    def rounds(self, plan: Plan) -> int:
        """Return how many rounds are drawn."""
        return 1

    def design_for(self, plan: Plan, people: int) -> Design:
        """Return the tables of a division of so many."""
        return design(people, plan.seats, plan.each)

    def largest(self, plan: Plan) -> int:
        """Return how many people a division may come to have."""
        return max(plan.size + plan.size // 2, 2 * plan.seats - 1)

    def in_a_row(self, plan: Plan) -> int:
        """Return how many matches follow one another at most."""
        if not plan.load:
            return 1
        counts = range(plan.seats, self.largest(plan) + 1)
        return max(1 + max(_waves(self.design_for(plan, count), plan)) for count in counts)

    def tables(
        self, plan: Plan, division: Division, number: int, so_far: SoFar, key: str
    ) -> tuple[Table, ...]:
        """Return the tables of a division."""
        chosen = self.design_for(plan, len(division.people))
        return give_out_places(key, division, chosen, _waves(chosen, plan))


def _waves(chosen: Design, plan: Plan) -> tuple[int, ...]:
    return _waves_of(chosen, plan.load) if plan.load else (0,) * len(chosen)


@cache
def _waves_of(chosen: Design, load: int) -> tuple[int, ...]:
    return waves(chosen, load)


class Divisions(_AllAtOnce):
    """Divisions of a pyramid, with people going up and down."""

    moves = True

    def divide(self, plan: Plan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the divisions of a season."""
        lots = lots_from(key, "divisions", [one.person for one in entrants])
        return divide(entrants, plan.size, plan.seats, lots)


class RoundRobin(_AllAtOnce):
    """One group, in which everybody meets everybody."""

    def divide(self, plan: Plan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the one group."""
        return (Division(1, 1, tuple(sorted(one.person for one in entrants))),)

    def design_for(self, plan: Plan, people: int) -> Design:
        """Return tables at which everybody meets everybody, each seat equally often."""
        if plan.seats == 2:
            return round_robin(people)
        return design(people, plan.seats, max(1, ceil((people - 1) / (plan.seats * (plan.seats - 1)))))

    def largest(self, plan: Plan) -> int:
        """Return how many people the group may come to have."""
        return max(plan.most, plan.seats)


class Cup(_AllAtOnce):
    """One group of a fixed number, once: it begins as soon as it is full."""

    begins_when_full = True

    def divide(self, plan: Plan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the one group."""
        return (Division(1, 1, tuple(sorted(one.person for one in entrants))),)

    def largest(self, plan: Plan) -> int:
        """Return how many people the cup has."""
        return max(plan.most, plan.seats)


class Swiss:
    """One group in rounds: each brings people together who have as many points."""

    moves = False
    begins_when_full = False

    def rounds(self, plan: Plan) -> int:
        """Return how many rounds are drawn."""
        return plan.rounds

    def in_a_row(self, plan: Plan) -> int:
        """Return how many matches follow one another: one in each round."""
        return plan.rounds

    def divide(self, plan: Plan, entrants: Sequence[Entrant], key: str) -> tuple[Division, ...]:
        """Return the one group."""
        return (Division(1, 1, tuple(sorted(one.person for one in entrants))),)

    def tables(
        self, plan: Plan, division: Division, number: int, so_far: SoFar, key: str
    ) -> tuple[Table, ...]:
        """Return the tables of a round."""
        people = [one for one in division.people if one not in so_far.gone]
        found = swiss.pair(
            people, plan.seats, so_far.points, [table.people for table in so_far.tables], f"{key}/{number}",
            takes_fewer=plan.takes_fewer,
        )  # fmt: skip
        return tuple(
            Table(at, division.number, table, round=number)
            for at, table in enumerate(found, len(so_far.tables) + 1)
        )


FORMATS: Mapping[FormatName, Format] = {
    "divisions": Divisions(),
    "round-robin": RoundRobin(),
    "cup": Cup(),
    "swiss": Swiss(),
}


def needed(plan: Plan) -> int:
    """Return how many people have to sign up, or there is no season when the sign-up ends by itself."""
    return plan.most if FORMATS[plan.format].begins_when_full else plan.fewest


def draw(plan: Plan, entrants: Sequence[Entrant], key: str) -> Drawn:
    """Draw a season: its divisions, and the tables of its first round."""
    format_ = FORMATS[plan.format]
    divisions = format_.divide(plan, entrants, key)
    tables = [table for division in divisions for table in format_.tables(plan, division, 1, SoFar(), key)]
    return Drawn(divisions, tuple(replace(table, number=n) for n, table in enumerate(tables, 1)))
