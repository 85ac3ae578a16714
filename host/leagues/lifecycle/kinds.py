"""Host actions in leagues as stored in the audit log, and the timers, jobs and messages of seasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from engine.core.text import LocalizedText, Quote, SeatName, Value, text
from host.core.jobs import Job
from host.core.outbox import OutboxMessage
from host.core.timers import Timer
from host.leagues.season.entry_base import Announcement
from host.leagues.season.schedule import StepName
from host.matches.log.entries import Ruling
from host.matches.permissions import Act

SeasonCommand: TypeAlias = Literal[
    "open", "close", "draw", "begin", "pause", "resume", "end", "void", "redraw",
]  # fmt: skip
LeagueCommand: TypeAlias = Literal[
    "create", "change", "rest", "wake", "move", "joining-role", "champion-role", "tier-role",
]  # fmt: skip
TableCommand: TypeAlias = Literal["rule", "void", "replay"]
MemberCommand: TypeAlias = Literal["add", "remove", "seed", "excuse", "strike"]

_SEASON_KEYS = {
    "open": "act-season-open", "close": "act-season-close", "draw": "act-season-draw", "begin": "act-season-begin",
    "pause": "act-season-pause", "resume": "act-season-resume", "end": "act-season-end", "void": "act-season-void",
    "redraw": "act-season-redraw",
}  # fmt: skip
_TABLE_KEYS = {"rule": "act-season-rule", "void": "act-season-void-table", "replay": "act-season-replay"}
_MEMBER_KEYS = {
    "add": "act-season-add", "remove": "act-season-remove", "seed": "act-season-seed",
    "excuse": "act-season-excuse", "strike": "act-season-strike",
}  # fmt: skip
LEAGUE_KEYS = {
    "create": "act-league-create", "change": "act-league-change", "rest": "act-league-rest", "wake": "act-league-wake",
    "move": "act-league-move", "joining-role": "act-league-joining-role", "champion-role": "act-league-champion-role",
    "tier-role": "act-league-tier-role",
}  # fmt: skip


class ManageLeague(Act, frozen=True, tag="league"):
    """The host action that created, changed, moved, suspended or resumed a league."""

    needs_reason: ClassVar[bool] = False
    league: str
    what: LeagueCommand

    def describe(self) -> LocalizedText:
        """Return the text that names the action and the league."""
        return text(LEAGUE_KEYS[self.what], league=Quote(self.league))


class _SeasonAct(Act, frozen=True):
    """A host action in a season."""

    league: str
    season: int
    """The number of the season in its league."""


class ManageSeason(_SeasonAct, frozen=True, tag="season"):
    """The host action that moved a season to another stage, or paused or resumed it."""

    needs_reason: ClassVar[bool] = False
    what: SeasonCommand

    def describe(self) -> LocalizedText:
        """Return the text that names the action and the season."""
        return text(_SEASON_KEYS[self.what], league=Quote(self.league), season=self.season)


class ShiftSeason(_SeasonAct, frozen=True, tag="season-shift"):
    """The host action that postponed all remaining dates of a season."""

    days: int

    def describe(self) -> LocalizedText:
        """Return the text that names the season and the number of days."""
        return text("act-season-shift", league=Quote(self.league), season=self.season, days=self.days)


class ManageMember(_SeasonAct, frozen=True, tag="season-member"):
    """A host action that concerns a member of a season."""

    USERS: ClassVar[Mapping[str, str]] = {"user_key": "name"}
    what: MemberCommand
    user_key: int
    name: str
    seeding: int | None = None
    """The strength to set; None for the rating."""
    seasons: int = 0
    """Number of further seasons from which the member is barred."""
    table: int | None = None
    """The table that the member is excused from; None for all tables."""

    @property
    def text_names(self) -> tuple[str, ...]:
        """Return the name of the member."""
        return (self.name,)

    def describe(self) -> LocalizedText:
        """Return the text that names the action and the member."""
        values: dict[str, Value] = {
            "league": Quote(self.league),
            "season": self.season,
            "player": SeatName(1),
        }
        if self.seeding is not None:
            return text("act-season-seed-to", **values, seeding=str(self.seeding))
        if self.seasons:
            return text("act-season-strike-for", **values, count=self.seasons)
        return text(_MEMBER_KEYS[self.what], **values)


class ManageTable(_SeasonAct, frozen=True, tag="season-table"):
    """A host action that concerns a table of a season."""

    what: TableCommand
    table: int
    places: tuple[tuple[int, int | None], ...] = ()
    """The result to set, as pairs of player and place.

    The place is None for a player who gets no points.
    """

    def describe(self) -> LocalizedText:
        """Return the text that names the action and the table."""
        return text(_TABLE_KEYS[self.what], league=Quote(self.league), season=self.season, table=self.table)


class ReplaceMember(_SeasonAct, frozen=True, tag="season-replace"):
    """The host action that replaced a player at a table."""

    USERS: ClassVar[Mapping[str, str]] = {"left": "player", "came": "by"}
    table: int
    player: str
    by: str
    left: int = 0
    """The user id of the replaced player."""
    came: int = 0

    @property
    def text_names(self) -> tuple[str, ...]:
        """Return the names of the replaced player and of the new player."""
        return self.player, self.by

    def describe(self) -> LocalizedText:
        """Return the text that names the replaced player and the new player."""
        return text(
            "act-season-replace", league=Quote(self.league), season=self.season, table=self.table,
            player=SeatName(1), by=SeatName(2),
        )  # fmt: skip


class ReverseRuling(_SeasonAct, frozen=True, tag="season-reverse"):
    """The host action that reversed a ruling.

    `entry` is the ruling's place in the season's log.
    """

    entry: int

    def describe(self) -> LocalizedText:
        """Return the text that names the reversed ruling."""
        return text("act-season-reverse", league=Quote(self.league), season=self.season, entry=self.entry)


SeasonAct: TypeAlias = ManageSeason | ShiftSeason | ManageMember | ManageTable | ReplaceMember | ReverseRuling
"""An action on a season."""
LeagueAct: TypeAlias = ManageLeague | SeasonAct


class SeasonPaused(Ruling, frozen=True, kw_only=True, tag="season-paused"):
    """The ruling that the clocks stop while the season is paused."""


class SeasonResumed(Ruling, frozen=True, kw_only=True, tag="season-resumed"):
    """The ruling that the clocks run again after the season's pause."""


class SeasonHurried(Ruling, frozen=True, kw_only=True, tag="season-hurries"):
    """The ruling that the match continues with a faster clock, since the season is nearly over."""


class SeasonEnded(Ruling, frozen=True, kw_only=True, tag="season-ends"):
    """The ruling that the match ends without a result, since its table was decided in another way."""


class MatchPostponed(Ruling, frozen=True, kw_only=True, tag="match-postponed"):
    """The ruling that the clocks stop for some days, since all players agreed to postpone the match."""

    days: int

    def describe(self, host: SeatName) -> LocalizedText:
        """Return the text of the ruling."""
        return text("told-match-postponed", count=self.days)


class MatchContinued(Ruling, frozen=True, kw_only=True, tag="match-continued"):
    """The ruling that the clocks of a postponed match run again."""


class PostponementRefused(Ruling, frozen=True, kw_only=True, tag="postpone-refused"):
    """The ruling that the match continues, since a vote to postpone it failed."""

    is_rejection: ClassVar[bool] = True


LeagueRuling: TypeAlias = (
    SeasonPaused
    | SeasonResumed
    | SeasonHurried
    | SeasonEnded
    | MatchPostponed
    | MatchContinued
    | PostponementRefused
)


class StepTimer(Timer, frozen=True, tag="step"):
    """The timer for a step in the season's schedule.

    `number` is the number of the round, weekly summary or inactivity announcement.
    """

    is_rechecked: ClassVar[bool] = True
    what: StepName
    number: int = 0


class RefreshSignUp(Timer, frozen=True, tag="refresh-sign-up"):
    """The timer that edits the sign-up card after a batch of changes."""


class RefreshDivision(Timer, frozen=True, tag="refresh-division"):
    """The timer that edits a division's card after a batch of changes."""

    division: int


class EndPostponement(Timer, frozen=True, tag="end-postponement"):
    """The timer that continues a postponed match."""

    table: int


class CheckSeasonGame(Timer, frozen=True, tag="check-game"):
    """The timer that checks whether a season's game can be loaded."""


LeagueTimer: TypeAlias = StepTimer | RefreshSignUp | RefreshDivision | EndPostponement | CheckSeasonGame


class ReconcileMatches(Job, frozen=True, tag="settle"):
    """The job that updates a season's matches to follow its log: seats, pauses, pace and endings."""


class DrawTables(Job, frozen=True, tag="draw"):
    """The job that draws the tables of a round; the first draw covers the whole season."""

    round: int = 1


class StrikeInactive(Job, frozen=True, tag="strike"):
    """The job that strikes members who have timed out and have not moved at any table yet."""


LeagueJob: TypeAlias = ReconcileMatches | DrawTables | StrikeInactive


class ShowSignUp(OutboxMessage, frozen=True, tag="sign-up"):
    """A message that posts or edits the sign-up card."""


class ShowDivision(OutboxMessage, frozen=True, tag="division"):
    """A message that posts or edits a division's standings."""

    division: int


class OpenFixture(OutboxMessage, frozen=True, tag="open-table"):
    """The message that opens a table; the table's thread and match are created at the same time."""

    table: int


class ShowFixture(OutboxMessage, frozen=True, tag="fixture"):
    """The edit of a table's message after a player was replaced or the table is over."""

    table: int


class AnnounceSeason(OutboxMessage, frozen=True, tag="tell"):
    """An announcement in the league's channel, sent once."""

    what: Announcement
    number: int = 0
    """The number of the round, weekly summary or inactivity announcement.

    If one message announces several entries, this is their count, and `entry` is the first of them.
    """
    entry: int = 0
    """The announced entry's place in the season's log; 0 for an announcement without an entry."""


class AnnounceHostAct(OutboxMessage, frozen=True, tag="act"):
    """The announcement of a host action that no other announcement shows, with its reason.

    `act` is the action's number in the audit log.
    """

    act: int


class RemoveNotices(OutboxMessage, frozen=True, tag="remove-notices"):
    """The deletion of outdated notices that asked members to sign up or confirm."""


class MarkDrawDiscarded(OutboxMessage, frozen=True, tag="mark-draw"):
    """The edit of a draw's announcement after the draw was discarded."""

    entry: int
    """The draw's place in the season's log."""


class HostRequest(OutboxMessage, frozen=True, tag="to-hosts"):
    """A member's request to the hosts."""

    user_key: int
    words: str
    table: int | None = None
    entry: int = 0
    """The request's place in the season's log."""


class HostQuestion(OutboxMessage, frozen=True, tag="question"):
    """A member's request, as a direct message to one host."""

    season: int
    entry: int
    """The request's place in the season's log."""


class SignUpInvitation(OutboxMessage, frozen=True, tag="invitation"):
    """A direct message that invites a member of the last season to sign up for the next one."""

    season: int


class BlockedPlayerNotice(OutboxMessage, frozen=True, tag="company"):
    """The private notice to a member that they share a table with a user they block."""

    user_key: int


class ChangeMemberRole(OutboxMessage, frozen=True, tag="role"):
    """A role change: adding a role of the league to users, or removing it from them."""

    user_keys: tuple[int, ...]
    role: int
    is_taken: bool = False


class ChannelDeletedNotice(OutboxMessage, frozen=True, tag="channel-gone"):
    """The notice to a league's hosts that the league's channel was deleted."""

    league: int


RolePurpose: TypeAlias = Literal["champion", "join", "tier"]


class RoleDeletedNotice(OutboxMessage, frozen=True, tag="role-gone"):
    """The notice to a league's hosts that one of the league's roles was deleted."""

    league: int
    purpose: RolePurpose


LeaguePost: TypeAlias = (
    ShowSignUp
    | ShowDivision
    | OpenFixture
    | ShowFixture
    | AnnounceSeason
    | AnnounceHostAct
    | RemoveNotices
    | MarkDrawDiscarded
    | HostRequest
    | HostQuestion
    | SignUpInvitation
    | BlockedPlayerNotice
    | ChangeMemberRole
    | ChannelDeletedNotice
    | RoleDeletedNotice
)
