"""Rulings in a season's log: host decisions about tables, members and dates.

Each ruling can be reversed. If a host plays in the season, their rulings are first proposed and put to a
vote. All functions are pure.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from host.leagues.season.entry_base import (
    PLAY_STATUSES,
    RESULT_STATUSES,
    UNFINISHED_STATUSES,
    Obstacle,
    SeasonEntryBase,
    SeasonRuling,
    change_member,
    change_table,
    member_obstacle,
    open_table_obstacle,
    table_obstacle,
)
from host.leagues.season.season import Member, Proposal, Season
from host.leagues.standings.points import Finish


class MemberStruck(SeasonRuling, frozen=True, kw_only=True, tag="struck"):
    """A member was struck from the season."""

    stages = (*PLAY_STATUSES, "protest")
    announced_as = "struck"
    affects_matches = True
    person: int
    seasons: int = 0
    """Number of further seasons from which the member is barred."""
    cause: Literal["silent", "left"] = "silent"
    """The cause of an automatic strike: the member never moved, or left too many tables."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Mark the member as struck and barred from further seasons."""
        return change_member(season, self.person, status="struck", barred=self.seasons)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the user is not a member, or if the strike would change nothing.

        A member who is already out of the season can still be barred from further seasons.
        """
        if self.person in season.removed and self.seasons <= season.members[self.person].barred:
            return "already"
        return member_obstacle(season, self.person)


class PlayerReplaced(SeasonRuling, frozen=True, kw_only=True, tag="replaced"):
    """A player at a table was replaced."""

    USERS: ClassVar[Mapping[str, str]] = {"person": "name"}
    stages = PLAY_STATUSES
    announced_as = "replaced"
    affects_matches = True
    table: int
    seat: int
    person: int
    name: str

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Assign the seat to the new player and make them a member."""
        user_keys = [*season.tables[self.table].user_keys]
        user_keys[self.seat] = self.person
        if self.person not in season.members:
            member = Member(self.person, self.name, seq, "in")
            season = replace(season, members={**season.members, self.person: member})
        elif season.members[self.person].status in {"joined", "confirmed"}:
            season = change_member(season, self.person, status="in")
        return change_table(season, self.table, user_keys=tuple(user_keys))

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the seat does not exist or the new player can't take it.

        A player can't take it if they already play at the table, or if they are out of the season.
        """
        why = open_table_obstacle(season, self.table)
        if why is not None:
            return why
        user_keys = season.tables[self.table].user_keys
        if not 0 <= self.seat < len(user_keys):
            return "places"
        return "already" if self.person in user_keys or self.person in season.removed else None


class TableRuled(SeasonRuling, frozen=True, kw_only=True, tag="ruled"):
    """A host set the result of a table, overriding its match."""

    stages = RESULT_STATUSES
    announced_as = "ruled"
    affects_matches = True
    table: int
    places: tuple[tuple[int, int | None], ...]
    """Pairs of user key and place; the place is None for a player who gets no points."""
    means_left: bool = True
    """Whether players without points count as having left the table.

    Older log entries lack this field, so the default applies to them.
    """

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Set the result of the table."""
        ruled = tuple(
            Finish(user_key, place, stayed=place is None and not self.means_left)
            for user_key, place in self.places
        )
        return change_table(season, self.table, ruled=ruled, is_void=False, is_adjudicated=False)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle unless the result contains each of the table's players once, with a valid place."""
        why = table_obstacle(season, self.table)
        if why is not None:
            return why
        user_keys = season.tables[self.table].user_keys
        is_whole = sorted(user_key for user_key, _ in self.places) == sorted(user_keys)
        in_bounds = all(place is None or 1 <= place <= len(user_keys) for _, place in self.places)
        return None if is_whole and in_bounds else "places"


class TableVoided(SeasonRuling, frozen=True, kw_only=True, tag="table-void"):
    """A table was voided and does not count."""

    stages = RESULT_STATUSES
    announced_as = "ruled"
    affects_matches = True
    table: int

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Void the table."""
        return change_table(season, self.table, is_void=True)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Reject a table that does not exist."""
        return table_obstacle(season, self.table)


class ReplayOrdered(SeasonRuling, frozen=True, kw_only=True, tag="replay"):
    """A table will be replayed in a new match."""

    stages = ("playing",)
    announced_as = "ruled"
    affects_matches = True
    table: int

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Reset the table so that a new match can be created."""
        return change_table(
            season, self.table, match_id=None, head=None, ruled=None, is_void=False, is_adjudicated=False,
            postponed_until=0, replays=season.tables[self.table].replays + 1,
        )  # fmt: skip

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Reject a table that does not exist."""
        return table_obstacle(season, self.table)


class MemberExcused(SeasonRuling, frozen=True, kw_only=True, tag="excused"):
    """A member was excused for leaving one table or all tables.

    Excused tables don't count towards a strike, but the member gets no points for them either.
    """

    stages = RESULT_STATUSES
    announced_as = "ruled"
    person: int
    table: int | None = None

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Excuse the member."""
        member = season.members.get(self.person)
        known = frozenset[int | None]() if member is None else member.excused
        return change_member(season, self.person, excused=known | {self.table})

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the user is not a member or the table does not exist."""
        return member_obstacle(season, self.person) or (
            None if self.table is None else table_obstacle(season, self.table)
        )


class DatesShifted(SeasonRuling, frozen=True, kw_only=True, tag="shifted"):
    """A host postponed all remaining dates of the season by a number of days."""

    stages = UNFINISHED_STATUSES
    announced_as = "shifted"
    moves_dates = True
    days: int

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Postpone all remaining dates."""
        return replace(season, shifted=season.shifted + self.days)


class RulingReversed(SeasonRuling, frozen=True, kw_only=True, tag="reversed"):
    """A ruling was reversed and no longer has any effect."""

    stages = (*UNFINISHED_STATUSES, "over")
    announced_as = "reversed"
    moves_dates = True
    affects_matches = True
    entry: int


Consent: TypeAlias = Literal["host", "members", "everyone", "silence"]
"""Why a proposed host action was carried out.

`host`: another host agreed. `members`: a majority of the unaffected members agreed. `everyone`: all affected
members, or all other players at the table, agreed. `silence`: too few affected members objected in time.
"""


class ActProposed(SeasonEntryBase, frozen=True, kw_only=True, tag="proposed"):
    """A host who plays in the season proposed an action that needs consent."""

    stages = (*UNFINISHED_STATUSES, "over")
    announced_as = "proposed"
    act: str
    """The kind of the host action, which determines how `payload` is parsed."""
    payload: str
    """The host action, serialized as JSON."""
    reason: str = ""
    closes: int
    """When the vote closes, in Unix milliseconds."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Open the vote."""
        proposal = Proposal(self.decided or 0, self.act, self.payload, self.reason, at, self.closes)
        return replace(season, proposals={**season.proposals, seq: proposal})


class ActBallot(SeasonEntryBase, frozen=True, kw_only=True, tag="ballot"):
    """A member voted on a proposed host action.

    If a member votes again, the later ballot replaces the earlier one.
    """

    stages = (*UNFINISHED_STATUSES, "over")
    proposal: int
    """The number of the log entry that contains the proposal."""
    agrees: bool | None
    """Whether the member agrees; None in an exported file, because ballots are secret."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Add the ballot."""
        if self.agrees is None or self.decided is None or self.proposal not in season.proposals:
            return season
        ballots = {**season.proposals[self.proposal].ballots, self.decided: self.agrees}
        return _change_proposal(season, self.proposal, ballots=ballots)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the vote is already over."""
        return _proposal_obstacle(season, self.proposal)


class ActAnswered(SeasonEntryBase, frozen=True, kw_only=True, tag="answered"):
    """The vote on a proposed host action ended."""

    stages = (*UNFINISHED_STATUSES, "over")
    announced_as = "answered"
    proposal: int
    consent: Consent | None
    """Why the action was approved; None if it was rejected."""
    is_possible: bool = True
    """Whether the action could still be carried out."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Close the vote."""
        if self.proposal not in season.proposals:
            return season
        return _change_proposal(season, self.proposal, is_accepted=self.consent is not None)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the vote is already over."""
        return _proposal_obstacle(season, self.proposal)


def _change_proposal(season: Season, number: int, **changes: Any) -> Season:
    changed = replace(season.proposals[number], **changes)
    return replace(season, proposals={**season.proposals, number: changed})


def _proposal_obstacle(season: Season, number: int) -> Obstacle | None:
    found = season.proposals.get(number)
    return "closed" if found is None or found.is_accepted is not None else None


ProposalEntry: TypeAlias = ActProposed | ActBallot | ActAnswered
RulingEntry: TypeAlias = (
    MemberStruck
    | PlayerReplaced
    | TableRuled
    | TableVoided
    | ReplayOrdered
    | MemberExcused
    | DatesShifted
    | RulingReversed
)
