"""A season as it stands: what its log comes to. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.pairing import drawing
from host.leagues.pairing.field import Division, Moved, Table
from host.leagues.plan import Plan
from host.leagues.standings.points import Finish

Status: TypeAlias = Literal["sign-up", "confirming", "drawn", "playing", "protest", "over", "void"]
MemberStatus: TypeAlias = Literal["joined", "confirmed", "in", "withdrawn", "struck"]


class Member(Struct, frozen=True):
    """Somebody who signed up, and has not signed off before the draw."""

    person: int
    name: str
    joined: int
    """The entry by which they did."""
    status: MemberStatus = "joined"
    seeding: int | None = None
    """What a host has told of their strength."""
    excused: frozenset[int | None] = frozenset()
    """Tables that they left and that don't count against them; None: all."""
    barred: int = 0
    """Further seasons in which they may not play."""
    is_early: bool = False
    """They gave up before play began, which costs nothing in later seasons."""


class TableState(Struct, frozen=True):
    """A table as it stands."""

    table: Table
    people: tuple[int, ...]
    """In the order of the seats: those of the draw, or who took their places."""
    match: int | None = None
    head: int | None = None
    """The last entry of its match, once that is over."""
    ruled: tuple[Finish, ...] | None = None
    """What a host, or the end of the season, made of it."""
    is_adjudicated: bool = False
    is_void: bool = False
    replays: int = 0
    """How often it was to be played again."""

    @property
    def is_over(self) -> bool:
        """Tell whether nothing more is to come of it."""
        return self.is_void or self.ruled is not None or self.head is not None


class Season(Struct, frozen=True, kw_only=True):
    """A season, as far as its own log tells."""

    plan: Plan
    commitment: str
    status: Status = "sign-up"
    members: Mapping[int, Member] = {}
    divisions: tuple[Division, ...] = ()
    tables: Mapping[int, TableState] = {}
    transcript: str = ""
    secret: str = ""
    lots_hash: str = ""
    lots_secret: str = ""
    """Told at the end."""
    shifted: int = 0
    """Days by which all is later, of rulings and of a longer sign-up."""
    extended: bool = False
    paused_since: int | None = None
    paused: int = 0
    """Milliseconds for which it has rested."""
    is_hurried: bool = False
    protests: tuple[tuple[int, int], ...] = ()
    """Person and table."""
    moved: Mapping[int, Moved] = {}

    @property
    def key(self) -> str:
        """Return what the season and its rounds are drawn from, in hex."""
        return drawing.draw_key(self.secret, self.transcript)

    @property
    def lots(self) -> Mapping[int, int]:
        """Return everybody's lot; none before they are told."""
        return drawing.lots(self.lots_secret, self.transcript) if self.lots_secret else {}

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return who has signed up and not confirmed, in the order in which they came."""
        joined = sorted(self.members.values(), key=lambda one: one.joined)
        return tuple(one.person for one in joined if one.status == "joined")

    @property
    def reserve(self) -> tuple[int, ...]:
        """Return who would play if there were room, after the draw: those who confirmed before all others."""
        left = [one for one in self.members.values() if one.status in {"joined", "confirmed"}]
        return tuple(one.person for one in sorted(left, key=lambda one: (one.status == "joined", one.joined)))

    @property
    def out(self) -> frozenset[int]:
        """Return who was struck or has withdrawn."""
        return frozenset(p for p, one in self.members.items() if one.status in {"withdrawn", "struck"})

    def tables_of(self, person: int) -> tuple[TableState, ...]:
        """Return the tables at which somebody sits."""
        return tuple(one for one in self.tables.values() if person in one.people)

    def company_of(self, person: int) -> frozenset[int]:
        """Return with whom somebody still has a table to play."""
        if person in self.out:
            return frozenset()
        met = (one for table in self.tables_of(person) if not table.is_over for one in table.people)
        return frozenset(met) - self.out - {person}
