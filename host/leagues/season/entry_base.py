"""The base class of season log entries.

Each entry class defines its preconditions and effects. All functions are pure. The module that defines an
entry class adds the class to the union `SeasonEntry`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from host.core.users import UserNamesMixin
from host.leagues.season.season import Season, Status

Actor: TypeAlias = Literal["player", "host", "clock"]
Announcement: TypeAlias = Literal[
    "nag", "extended", "closed", "drawn", "begun", "round", "idle", "struck", "withdrew", "replaced", "week",
    "hurried", "warned", "ended", "final", "void", "paused", "resumed", "shifted", "ruled", "reversed",
    "redrawn", "corrected", "proposed", "answered", "invited", "played",
]  # fmt: skip
"""Announcements that are posted only once in the league's channel."""
Obstacle: TypeAlias = Literal[
    "status",  # not allowed at this stage of the season
    "person",  # the user is not a member
    "already",  # already done
    "table",  # the table does not exist
    "over",  # the table is over
    "played",  # the match has started
    "places",  # the places do not match the table's players
    "drawn",  # a member whom the ruling added is now in a division or at a table
    "entry",  # the entry is not a valid ruling, or can't be reversed any more
    "closed",  # the vote on a host action is over
]
"""The reason why an entry is not allowed."""

SIGN_UP_STATUSES: tuple[Status, ...] = ("sign-up", "confirming")
PLAY_STATUSES: tuple[Status, ...] = ("drawn", "playing")
RESULT_STATUSES: tuple[Status, ...] = ("playing", "protest", "over")
UNFINISHED_STATUSES: tuple[Status, ...] = (*SIGN_UP_STATUSES, *PLAY_STATUSES, "protest")


class SeasonEntryBase(UserNamesMixin, frozen=True, kw_only=True, tag_field="what"):
    """An entry in a season's log."""

    stages: ClassVar[tuple[Status, ...]]
    """The stages of the season at which the entry is allowed."""
    new_status: ClassVar[Status | None] = None
    """The stage that begins with the entry. Any remaining steps of the previous stage are cancelled."""
    announced_as: ClassVar[Announcement | None] = None
    moves_dates: ClassVar[bool] = False
    """Whether the entry changes the due times of the remaining steps."""
    ends_notices: ClassVar[bool] = False
    """Whether the entry makes earlier notices obsolete, such as requests to sign up or to confirm."""
    affects_matches: ClassVar[bool] = False
    """Whether the season's matches must be reconciled with its log after the entry."""

    by: Actor = "clock"
    decided: int | None = None
    """The key of the user who caused the entry."""

    def apply(self, season: Season, seq: int, at: int) -> Season:
        """Return the season after applying this entry.

        The stage of the season is not updated here.
        """
        return season

    def find_obstacle(self, season: Season) -> Obstacle | None:
        """Return why the entry is not allowed; None if it is allowed.

        The season's stage is not checked here.
        """
        return None


class SeasonRuling(SeasonEntryBase, frozen=True, kw_only=True):
    """A host's decision that can be reversed."""

    by: Actor = "host"
    reason: str = ""


def change_member(season: Season, user_key: int, **changes: Any) -> Season:
    """Return a copy of the season in which a member has the given changes.

    If the user is not a member, the season is unchanged.
    """
    member = season.members.get(user_key)
    if member is None:
        return season
    return replace(season, members={**season.members, user_key: replace(member, **changes)})


def change_table(season: Season, number: int, **changes: Any) -> Season:
    """Return a copy of the season in which a table has the given changes."""
    table = season.tables[number]
    return replace(season, tables={**season.tables, number: replace(table, **changes)})


def member_obstacle(season: Season, user_key: int) -> Obstacle | None:
    """Return "person" if the user is not a member, otherwise None."""
    return None if user_key in season.members else "person"


def table_obstacle(season: Season, table: int) -> Obstacle | None:
    """Return "table" if the table does not exist, otherwise None."""
    return None if table in season.tables else "table"


def open_table_obstacle(season: Season, table: int) -> Obstacle | None:
    """Return "table" if a table does not exist, "over" if it is over, and None if it is open."""
    return table_obstacle(season, table) or ("over" if season.tables[table].is_over else None)
