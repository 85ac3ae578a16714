"""What hosts do in leagues, as the audit keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from engine.core.text import Quote, Text, Who, text
from host.core.jobs import Job
from host.core.outbox import Post
from host.core.timers import Timer
from host.leagues.season.agenda import What
from host.leagues.season.entry import Announcement
from host.matches.log.entries import Ruling
from host.matches.permissions import Act

SeasonDoing: TypeAlias = Literal[
    "open", "close", "draw", "begin", "pause", "resume", "end", "void", "redraw",
]  # fmt: skip
LeagueDoing: TypeAlias = Literal[
    "create", "change", "rest", "wake", "move", "joining-role", "champion-role",
]  # fmt: skip
TableDoing: TypeAlias = Literal["rule", "void", "replay"]
PersonDoing: TypeAlias = Literal["add", "remove", "seed", "excuse", "strike"]

_SEASON = {
    "open": "act-season-open", "close": "act-season-close", "draw": "act-season-draw", "begin": "act-season-begin",
    "pause": "act-season-pause", "resume": "act-season-resume", "end": "act-season-end", "void": "act-season-void",
    "redraw": "act-season-redraw",
}  # fmt: skip
_TABLE = {"rule": "act-season-rule", "void": "act-season-void-table", "replay": "act-season-replay"}
_PERSON = {
    "add": "act-season-add", "remove": "act-season-remove", "seed": "act-season-seed",
    "excuse": "act-season-excuse", "strike": "act-season-strike",
}  # fmt: skip
LEAGUE = {
    "create": "act-league-create", "change": "act-league-change", "rest": "act-league-rest", "wake": "act-league-wake",
    "move": "act-league-move", "joining-role": "act-league-joining-role", "champion-role": "act-league-champion-role",
}  # fmt: skip


class OfLeague(Act, frozen=True, tag="league"):
    """A league was made, changed, moved, or told to rest."""

    needs_reason: ClassVar[bool] = False
    league: str
    what: LeagueDoing

    def describe(self) -> Text:
        """Return what was done with which league."""
        return text(LEAGUE[self.what], league=Quote(self.league))


class _OfSeason(Act, frozen=True):
    """Something was done in a season."""

    league: str
    season: int
    """Its number in the league."""


class OfSeason(_OfSeason, frozen=True, tag="season"):
    """A season was moved on, or stopped, as its hosts may."""

    needs_reason: ClassVar[bool] = False
    what: SeasonDoing

    def describe(self) -> Text:
        """Return what was done with which season."""
        return text(_SEASON[self.what], league=Quote(self.league), season=self.season)


class ShiftSeason(_OfSeason, frozen=True, tag="season-shift"):
    """All that was still to come in a season is later."""

    days: int

    def describe(self) -> Text:
        """Return by how many days which season is later."""
        return text("act-season-shift", league=Quote(self.league), season=self.season, days=self.days)


class OfMember(_OfSeason, frozen=True, tag="season-member"):
    """Something was decided about somebody in a season."""

    USERS: ClassVar[Mapping[str, str]] = {"person": "name"}
    what: PersonDoing
    person: int
    name: str

    @property
    def others(self) -> tuple[str, ...]:
        """Return about whom it was decided."""
        return (self.name,)

    def describe(self) -> Text:
        """Return what was decided about whom."""
        return text(_PERSON[self.what], league=Quote(self.league), season=self.season, player=Who(1))


class OfTable(_OfSeason, frozen=True, tag="season-table"):
    """Something was decided about a table of a season."""

    what: TableDoing
    table: int

    def describe(self) -> Text:
        """Return what was decided about which table."""
        return text(_TABLE[self.what], league=Quote(self.league), season=self.season, table=self.table)


class ReplaceMember(_OfSeason, frozen=True, tag="season-replace"):
    """Somebody else sits at a table of a season."""

    USERS: ClassVar[Mapping[str, str]] = {"left": "player", "came": "by"}
    table: int
    player: str
    by: str
    left: int = 0
    """The id of the former."""
    came: int = 0

    @property
    def others(self) -> tuple[str, ...]:
        """Return who was replaced, and by whom."""
        return self.player, self.by

    def describe(self) -> Text:
        """Return who was replaced by whom."""
        return text(
            "act-season-replace", league=Quote(self.league), season=self.season, table=self.table,
            player=Who(1), by=Who(2),
        )  # fmt: skip


class ReverseRuling(_OfSeason, frozen=True, tag="season-reverse"):
    """A ruling was taken back; `entry` is its place in the season's log."""

    entry: int

    def describe(self) -> Text:
        """Return which ruling was taken back."""
        return text("act-season-reverse", league=Quote(self.league), season=self.season, entry=self.entry)


LeagueAct: TypeAlias = OfLeague | OfSeason | ShiftSeason | OfMember | OfTable | ReplaceMember | ReverseRuling


class SeasonPaused(Ruling, frozen=True, kw_only=True, tag="season-paused"):
    """No clock runs while the season rests."""


class SeasonResumed(Ruling, frozen=True, kw_only=True, tag="season-resumed"):
    """The clocks run again."""


class SeasonHurries(Ruling, frozen=True, kw_only=True, tag="season-hurries"):
    """The match goes on by a faster clock, as the season is nearly over."""


class SeasonEnds(Ruling, frozen=True, kw_only=True, tag="season-ends"):
    """The match ends without a result: the season has decided about its table."""


LeagueRuling: TypeAlias = SeasonPaused | SeasonResumed | SeasonHurries | SeasonEnds


class StepDue(Timer, frozen=True, tag="step"):
    """A step of the agenda is due; `number` is that of the round, the week, or the time of telling."""

    looks_again: ClassVar[bool] = True
    what: What
    number: int = 0


class RefreshSignUp(Timer, frozen=True, tag="refresh-sign-up"):
    """Who has signed up has been gathered for long enough."""


class RefreshDivision(Timer, frozen=True, tag="refresh-division"):
    """What has changed in a division has been gathered for long enough."""

    division: int


LeagueTimer: TypeAlias = StepDue | RefreshSignUp | RefreshDivision


class Settle(Job, frozen=True, tag="settle"):
    """Bring the matches of a season to where its log has them: seats, pauses, pace, ends."""


class DrawTables(Job, frozen=True, tag="draw"):
    """Draw the tables of a round; the first is that of the whole season."""

    round: int = 1


class StrikeSilent(Job, frozen=True, tag="strike"):
    """Strike whoever has kept all their tables waiting since the beginning."""


LeagueJob: TypeAlias = Settle | DrawTables | StrikeSilent


class ShowSignUp(Post, frozen=True, tag="sign-up"):
    """The sign-up is posted or edited."""


class ShowDivision(Post, frozen=True, tag="division"):
    """The standings of a division are posted or edited."""

    division: int


class OpenTable(Post, frozen=True, tag="open-table"):
    """A table gets its post, its thread and its match."""

    table: int


class ShowFixture(Post, frozen=True, tag="fixture"):
    """The post of a table is edited: somebody else sits there, or it is over."""

    table: int


class Tell(Post, frozen=True, tag="tell"):
    """Something is told once in the channel of the league."""

    what: Announcement
    number: int = 0
    """Of the round, the week, or the time of telling; or how many entries it tells, the first of which is `entry`."""
    entry: int = 0
    """The place of what it tells in the season's log; 0: no entry tells it."""


class RemoveNotices(Post, frozen=True, tag="remove-notices"):
    """Notices of an earlier stage are deleted: what they ask for is not asked any more."""


class MarkDraw(Post, frozen=True, tag="mark-draw"):
    """What told a draw is edited: it was given up, and does not count."""

    entry: int
    """Its place in the season's log."""


class ToHosts(Post, frozen=True, tag="to-hosts"):
    """Somebody asks the hosts for something."""

    person: int
    words: str
    table: int | None = None
    entry: int = 0
    """The place of the protest in the season's log; 0: it is none."""


class TellCompany(Post, frozen=True, tag="company"):
    """Somebody is told, alone, that they sit with whom they never want to."""

    person: int


class GiveRole(Post, frozen=True, tag="role"):
    """Somebody gets the role of champions, or loses it."""

    person: int
    role: int
    is_taken: bool = False


class ChannelGone(Post, frozen=True, tag="channel-gone"):
    """Whoever made a league is told that its channel is gone."""

    league: int


LeaguePost: TypeAlias = (
    ShowSignUp
    | ShowDivision
    | OpenTable
    | ShowFixture
    | Tell
    | RemoveNotices
    | MarkDraw
    | ToHosts
    | TellCompany
    | GiveRole
    | ChannelGone
)
