"""What hosts do in leagues, as the audit keeps it."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from engine.core.text import Quote, Text, Who, text
from host.authority.gate import Act

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
