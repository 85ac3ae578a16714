"""What seasons leave to be done: timers, jobs and posts."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from host.core.jobs import Job
from host.core.outbox import Post
from host.core.timers import Timer
from host.league.agenda import What


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


Told: TypeAlias = Literal[
    "nag", "extended", "closed", "drawn", "begun", "round", "idle", "struck", "withdrew", "replaced", "week",
    "hurried", "warned", "ended", "final", "void", "paused", "resumed", "shifted", "ruled", "reversed",
    "redrawn",
]  # fmt: skip


class Tell(Post, frozen=True, tag="tell"):
    """Something is told once in the channel of the league."""

    what: Told
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
