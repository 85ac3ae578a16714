"""Log entries about a season's sign-up and about members' questions to the hosts, with pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, TypeAlias

from msgspec.structs import replace

from host.leagues.season.entry_base import (
    SIGN_UP_STATUSES,
    UNFINISHED_STATUSES,
    Actor,
    Obstacle,
    SeasonEntryBase,
    change_member,
    member_obstacle,
)
from host.leagues.season.season import Member, Season
from host.leagues.season_plan import SeasonPlan


class SignUpOpened(SeasonEntryBase, frozen=True, kw_only=True, tag="opened"):
    """Sign-up opened, and the settings can no longer be changed."""

    stages = ()
    new_status = "sign-up"
    plan: SeasonPlan
    commitment: str


class MemberJoined(SeasonEntryBase, frozen=True, kw_only=True, tag="joined"):
    """A member signed up, or a host added them."""

    USERS: ClassVar[Mapping[str, str]] = {"person": "name"}
    stages = SIGN_UP_STATUSES
    person: int
    name: str
    is_confirmed: bool = False
    """Whether the sign-up needs no confirmation, because it came shortly before sign-up closed."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Add the member."""
        member = Member(self.person, self.name, seq, "confirmed" if self.is_confirmed else "joined")
        return replace(season, members={**season.members, self.person: member})

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Refuse members."""
        return "already" if self.person in season.members else None


class MemberLeft(SeasonEntryBase, frozen=True, kw_only=True, tag="left"):
    """A member cancelled their sign-up before the draw, or a host removed them."""

    stages = SIGN_UP_STATUSES
    person: int
    reason: str = ""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Remove the member."""
        members = {user_key: member for user_key, member in season.members.items() if user_key != self.person}
        return replace(season, members=members)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Refuse strangers."""
        return member_obstacle(season, self.person)


class MemberConfirmed(SeasonEntryBase, frozen=True, kw_only=True, tag="confirmed"):
    """A member confirmed that they will play."""

    stages = SIGN_UP_STATUSES
    person: int

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Confirm the member."""
        return change_member(season, self.person, status="confirmed")

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Refuse strangers."""
        return member_obstacle(season, self.person)


class MemberSeeded(SeasonEntryBase, frozen=True, kw_only=True, tag="seeded"):
    """A host set a member's strength.

    None resets it to the member's rating.
    """

    stages = SIGN_UP_STATUSES
    person: int
    seeding: int | None = None

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Set the member's strength."""
        return change_member(season, self.person, seeding=self.seeding)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Refuse strangers."""
        return member_obstacle(season, self.person)


class SignUpExtended(SeasonEntryBase, frozen=True, kw_only=True, tag="extended"):
    """Sign-up was extended because there were too few members."""

    stages = ("sign-up",)
    announced_as = "extended"
    moves_dates = True
    ends_notices = True
    days: int

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Postpone all remaining dates."""
        return replace(season, shifted=season.shifted + self.days, extended=True)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if sign-up was already extended."""
        return "already" if season.extended else None


class SignUpClosed(SeasonEntryBase, frozen=True, kw_only=True, tag="closed"):
    """Sign-up closed."""

    stages = ("sign-up",)
    new_status = "confirming"
    announced_as = "closed"
    ends_notices = True


class QuestionAsked(SeasonEntryBase, frozen=True, kw_only=True, tag="asked"):
    """A member asked the hosts a question."""

    stages = (*UNFINISHED_STATUSES, "over", "void")
    person: int
    """The key of the member who asked; 0 in an exported file, because questions are private."""
    words: str = ""
    table: int | None = None


class QuestionClosed(SeasonEntryBase, frozen=True, kw_only=True, tag="question-closed"):
    """A host marked a question or a request for a ruling as answered."""

    stages = (*UNFINISHED_STATUSES, "over", "void")
    by: Actor = "host"
    question: int
    """The log entry with the question."""


QuestionEntry: TypeAlias = QuestionAsked | QuestionClosed
SignUpEntry: TypeAlias = (
    SignUpOpened | MemberJoined | MemberLeft | MemberConfirmed | MemberSeeded | SignUpExtended | SignUpClosed
)
