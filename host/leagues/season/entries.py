"""The entries of a season's append-only log: actions by members and hosts, and draws.

The log does not contain match results. An entry only assigns a match to a table. The result is in the match's
own log.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.leagues.pairing.drawing import DrawResult
from host.leagues.pairing.entrants import Fixture, Movement
from host.leagues.season.entry_base import (
    PLAY_STATUSES,
    RESULT_STATUSES,
    UNFINISHED_STATUSES,
    Obstacle,
    SeasonEntryBase,
    change_member,
    change_table,
    member_obstacle,
    open_table_obstacle,
    table_obstacle,
)
from host.leagues.season.rulings import ProposalEntry, RulingEntry
from host.leagues.season.season import FixtureState, Season
from host.leagues.season.sign_up import QuestionEntry, SignUpEntry
from host.leagues.standings.points import adjudicate


class SeasonDrawn(SeasonEntryBase, frozen=True, kw_only=True, tag="drawn"):
    """Divisions and tables were drawn."""

    stages = ("confirming",)
    new_status = "drawn"
    announced_as = "drawn"
    ends_notices = True
    drawn: DrawResult
    transcript: str
    secret: str
    """The draw's secret, with which users can verify the draw."""
    lots_hash: str
    """The hash of the secret from which the lots are drawn.

    That secret is published at the end of the season.
    """

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Set the divisions and tables."""
        for division in self.drawn.divisions:
            for user_key in division.user_keys:
                season = change_member(season, user_key, status="in")
        return replace(
            _add_tables(season, self.drawn.tables),
            divisions=self.drawn.divisions, transcript=self.transcript, secret=self.secret, lots_hash=self.lots_hash,
        )  # fmt: skip


class RoundDrawn(SeasonEntryBase, frozen=True, kw_only=True, tag="round-drawn"):
    """The tables of the second or a later round were drawn."""

    stages = ("playing",)
    announced_as = "round"
    affects_matches = True
    tables: tuple[Fixture, ...]

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Add the tables."""
        return _add_tables(season, self.tables)


class PlayBegun(SeasonEntryBase, frozen=True, kw_only=True, tag="begun"):
    """Play began."""

    stages = ("drawn",)
    new_status = "playing"
    announced_as = "begun"
    affects_matches = True


class TableOpened(SeasonEntryBase, frozen=True, kw_only=True, tag="table-opened"):
    """A table's match started."""

    stages = ("playing",)
    table: int
    match: int

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Set the table's match."""
        return change_table(season, self.table, match_id=self.match, head=None)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the table is over or already has a match."""
        why = open_table_obstacle(season, self.table)
        return why or ("already" if season.tables[self.table].match_id is not None else None)


class TablePlayed(SeasonEntryBase, frozen=True, kw_only=True, tag="played"):
    """A table's match ended."""

    stages = ("playing", "protest")
    announced_as = "played"
    affects_matches = True
    table: int
    match: int
    head: int
    """The number of the last entry in the match's log."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Mark the table as played."""
        return change_table(season, self.table, match_id=self.match, head=self.head)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the end of the match is already recorded, or if the match is not the table's match."""
        why = table_obstacle(season, self.table)
        if why is not None:
            return why
        table = season.tables[self.table]
        return "already" if table.head is not None or table.match_id != self.match else None


class TablePostponed(SeasonEntryBase, frozen=True, kw_only=True, tag="table-postponed"):
    """The players at a table agreed to stop the match's clocks for several days."""

    stages = ("playing",)
    affects_matches = True
    table: int
    until: int
    """Unix milliseconds."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Set the time at which the match continues."""
        return change_table(season, self.table, postponed_until=self.until)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the table is over or has no match."""
        why = open_table_obstacle(season, self.table)
        return why or ("table" if season.tables[self.table].match_id is None else None)


class MemberWithdrew(SeasonEntryBase, frozen=True, kw_only=True, tag="withdrew"):
    """A member withdrew from the season after the draw."""

    stages = PLAY_STATUSES
    announced_as = "withdrew"
    affects_matches = True
    person: int

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Mark the member as withdrawn."""
        is_early = season.status == "drawn"
        return change_member(season, self.person, status="withdrawn", is_early=is_early)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the user is not a member or is already out of the season."""
        return "already" if self.person in season.removed else member_obstacle(season, self.person)


class PlayPaused(SeasonEntryBase, frozen=True, kw_only=True, tag="paused"):
    """The season was paused with all its matches."""

    stages = UNFINISHED_STATUSES
    announced_as = "paused"
    affects_matches = True
    reason: str = ""
    cause: Literal["", "game"] = ""
    """Why the bot paused the season: its game can't be loaded. Empty if a host paused it."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Pause the season."""
        return replace(season, paused_since=at)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the season is already paused."""
        return "already" if season.paused_since is not None else None


class PlayResumed(SeasonEntryBase, frozen=True, kw_only=True, tag="resumed"):
    """The season was resumed."""

    stages = UNFINISHED_STATUSES
    announced_as = "resumed"
    moves_dates = True
    affects_matches = True

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Add the pause to the season's total pause time."""
        if season.paused_since is None:
            return season
        return replace(season, paused=season.paused + max(0, at - season.paused_since), paused_since=None)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the season is not paused."""
        return "already" if season.paused_since is None else None


class PlayHurried(SeasonEntryBase, frozen=True, kw_only=True, tag="hurried"):
    """Unfinished matches switched to the faster pace."""

    stages = ("playing",)
    announced_as = "hurried"
    affects_matches = True

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Mark the season as using the faster pace."""
        return replace(season, is_hurried=True)

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the season already uses the faster pace."""
        return "already" if season.is_hurried else None


class TableAdjudicated(SeasonEntryBase, frozen=True, kw_only=True, tag="adjudicated"):
    """An unfinished table was adjudicated at the end of play or of a round.

    Players who left or timed out get no points, and the others share the points for the best places.
    """

    stages = RESULT_STATUSES
    affects_matches = True
    table: int
    late: tuple[int, ...] = ()
    active: tuple[int, ...] = ()
    """The players who took at least one turn in the match."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Set the result of the table, unless it is over."""
        table = season.tables[self.table]
        if table.is_over:
            return season
        leavers = {*self.late} | season.removed
        return change_table(
            season,
            self.table,
            ruled=adjudicate(table.user_keys, leavers),
            is_adjudicated=True,
            active=self.active,
        )

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the table is over."""
        return open_table_obstacle(season, self.table)


class PlayEnded(SeasonEntryBase, frozen=True, kw_only=True, tag="ended"):
    """Play ended, and members may now ask for rulings."""

    stages = ("playing",)
    new_status = "protest"
    announced_as = "ended"
    affects_matches = True
    reason: str = ""
    """The hosts' reason for ending play early; empty if play ended on schedule."""


class ProtestFiled(SeasonEntryBase, frozen=True, kw_only=True, tag="protested"):
    """A member asked the hosts for a ruling."""

    stages = ("playing", "protest")
    person: int
    table: int
    words: str = ""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Add the member's request to the list of protests."""
        return replace(season, protests=(*season.protests, (self.person, self.table)))

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return an obstacle if the user is not a member or the table does not exist."""
        return member_obstacle(season, self.person) or table_obstacle(season, self.table)


class SeasonFinished(SeasonEntryBase, frozen=True, kw_only=True, tag="final"):
    """The season ended, with promotions and relegations."""

    stages = ("protest",)
    new_status = "over"
    announced_as = "final"
    moved: tuple[tuple[int, Movement], ...]
    secret: str
    """The secret from which the lots are drawn."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Store all members' promotions and relegations, and the secret from which the lots are drawn."""
        return replace(season, moved=dict(self.moved), lots_secret=self.secret)


class FinalCorrected(SeasonEntryBase, frozen=True, kw_only=True, tag="corrected"):
    """A later ruling changed the final results of a season."""

    stages = ("over",)
    announced_as = "corrected"
    moved: tuple[tuple[int, Movement], ...]

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Replace the promotions and relegations of all members."""
        return replace(season, moved=dict(self.moved))


class DrawDiscarded(SeasonEntryBase, frozen=True, kw_only=True, tag="redrawn"):
    """A draw was discarded before play began.

    A new draw follows, with new secrets and a new commitment.
    """

    stages = ("drawn",)
    new_status = "confirming"
    announced_as = "redrawn"
    ends_notices = True
    commitment: str
    reason: str = ""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Discard the divisions and tables."""
        members = {
            user_key: replace(member, status="confirmed") if member.status == "in" else member
            for user_key, member in season.members.items()
        }
        return replace(
            season, commitment=self.commitment, members=members, divisions=(), tables={}, transcript="", secret="",
            lots_hash="",
        )  # fmt: skip


class SeasonVoided(SeasonEntryBase, frozen=True, kw_only=True, tag="voided"):
    """The season was voided."""

    stages = UNFINISHED_STATUSES
    new_status = "void"
    announced_as = "void"
    ends_notices = True
    affects_matches = True
    reason: str = ""


def _add_tables(season: Season, tables: Iterable[Fixture]) -> Season:
    new = {table.number: FixtureState(table, table.user_keys) for table in tables}
    return replace(season, tables={**season.tables, **new})


SeasonEntry: TypeAlias = (
    SignUpEntry | SeasonDrawn | RoundDrawn | PlayBegun | TableOpened | TablePlayed | TablePostponed
    | MemberWithdrew | RulingEntry | PlayPaused | PlayResumed | PlayHurried | TableAdjudicated | PlayEnded
    | ProtestFiled | SeasonFinished | FinalCorrected | SeasonVoided | DrawDiscarded | ProposalEntry
    | QuestionEntry
)  # fmt: skip


class LoggedSeasonEntry(Struct, frozen=True):
    """An entry with its 1-based place in the log and its time in Unix milliseconds."""

    seq: int
    at: int
    entry: SeasonEntry


_reader = msgspec.json.Decoder(SeasonEntry)


def to_json(entry: SeasonEntry) -> str:
    """Serialize an entry, without user names."""
    return msgspec.json.encode(entry.without_names()).decode()


def parse(payload: str) -> SeasonEntry:
    """Parse an entry.

    Raises msgspec.DecodeError if it was not written by `to_json`.
    """
    entry: SeasonEntry = _reader.decode(payload)
    return entry
