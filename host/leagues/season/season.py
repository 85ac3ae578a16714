"""The state of a season, computed from its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from host.leagues.pairing import drawing
from host.leagues.pairing.entrants import Division, Fixture, Movement
from host.leagues.season_plan import SeasonPlan
from host.leagues.standings.points import Finish

Status: TypeAlias = Literal["sign-up", "confirming", "drawn", "playing", "protest", "over", "void"]
MemberStatus: TypeAlias = Literal["joined", "confirmed", "in", "withdrawn", "struck"]


class Member(Struct, frozen=True):
    """A user who signed up and did not cancel their sign-up before the draw."""

    user_key: int
    name: str
    joined: int
    """The number of the log entry that records the sign-up."""
    status: MemberStatus = "joined"
    seeding: int | None = None
    """The playing strength that a host set for the draw; None to use the member's rating."""
    excused: frozenset[int | None] = frozenset()
    """The tables for which a host excused the member.

    If it contains None, the member is excused for all tables.
    """
    barred: int = 0
    """Number of further seasons from which the member is barred."""
    is_early: bool = False
    """Whether the member withdrew before play began. An early withdrawal does not affect later seasons."""


class Proposal(Struct, frozen=True):
    """A host action that needs the consent of others."""

    host: int
    act: str
    """The kind of the host action, which determines how `payload` is parsed."""
    payload: str
    """The host action, serialized as JSON."""
    reason: str
    asked: int
    """Unix milliseconds."""
    closes: int
    """When the vote closes, in Unix milliseconds."""
    ballots: Mapping[int, bool] = {}
    """Whether each voter agrees, keyed by user key."""
    is_accepted: bool | None = None
    """Whether the proposal was accepted; None while the vote is open."""


class FixtureState(Struct, frozen=True):
    """The state of a table."""

    table: Fixture
    user_keys: tuple[int, ...]
    """The current players, in seat order."""
    match_id: int | None = None
    head: int | None = None
    """The number of the last entry in the match's log; None until the match is over."""
    ruled: tuple[Finish, ...] | None = None
    """The result set by a host or by adjudication; None if there is none."""
    is_adjudicated: bool = False
    active: tuple[int, ...] = ()
    """The players who took at least one turn before the table was adjudicated."""
    is_void: bool = False
    replays: int = 0
    """The number of replays that were ordered."""
    postponed_until: int = 0
    """The time until which the match is postponed, in Unix milliseconds; 0 if it is not postponed."""

    @property
    def is_over(self) -> bool:
        """Return whether the table is over."""
        return self.is_void or self.ruled is not None or self.head is not None


class Season(Struct, frozen=True, kw_only=True):
    """The state of a season, computed from the season's own log."""

    plan: SeasonPlan
    commitment: str
    status: Status = "sign-up"
    members: Mapping[int, Member] = {}
    divisions: tuple[Division, ...] = ()
    tables: Mapping[int, FixtureState] = {}
    transcript: str = ""
    secret: str = ""
    lots_hash: str = ""
    lots_secret: str = ""
    """The secret from which the lots are drawn; empty until it is published at the end."""
    shifted: int = 0
    """Number of days by which rulings and the sign-up extension have postponed all dates."""
    extended: bool = False
    paused_since: int | None = None
    paused: int = 0
    """Total length of finished pauses in milliseconds."""
    is_hurried: bool = False
    protests: tuple[tuple[int, int], ...] = ()
    """Protests as (user key, table number) pairs."""
    moved: Mapping[int, Movement] = {}
    proposals: Mapping[int, Proposal] = {}
    """Proposed host actions, keyed by log entry number."""

    @property
    def key(self) -> str:
        """Return the hex key that seeds the season's draw and rounds."""
        return drawing.draw_key(self.secret, self.transcript)

    @property
    def lots(self) -> Mapping[int, int]:
        """Return each member's lot; empty until the lots are published."""
        return drawing.lots(self.lots_secret, self.transcript) if self.lots_secret else {}

    @property
    def unconfirmed(self) -> tuple[int, ...]:
        """Return the members who have signed up but not confirmed, in order of sign-up."""
        joined = sorted(self.members.values(), key=lambda member: member.joined)
        return tuple(one.user_key for one in joined if one.status == "joined")

    @property
    def waiting_list(self) -> tuple[int, ...]:
        """Return the waiting list after the draw: members without a place, confirmed ones first."""
        left = [member for member in self.members.values() if member.status in {"joined", "confirmed"}]
        return tuple(
            one.user_key for one in sorted(left, key=lambda one: (one.status == "joined", one.joined))
        )

    @property
    def removed(self) -> frozenset[int]:
        """Return the members who were struck or have withdrawn."""
        return frozenset(p for p, member in self.members.items() if member.status in {"withdrawn", "struck"})

    def tables_of(self, user_key: int) -> tuple[FixtureState, ...]:
        """Return the tables of a member."""
        return tuple(table for table in self.tables.values() if user_key in table.user_keys)

    def opponents_of(self, user_key: int) -> frozenset[int]:
        """Return the other users at a member's unfinished tables."""
        if user_key in self.removed:
            return frozenset()
        met = (one for table in self.tables_of(user_key) if not table.is_over for one in table.user_keys)
        return frozenset(met) - self.removed - {user_key}
