"""A season with five players for tests of messages.

It is built from a log, without a database.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.words.layout import MessageView
from bot.core.words.limits import MESSAGE_TEXT, length
from host.leagues.commands.leagues import plan_for
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.drawing import DrawTranscript, serialize
from host.leagues.pairing.entrants import Entrant
from host.leagues.pairing.formats import draw
from host.leagues.season.entries import (
    LoggedSeasonEntry,
    PlayBegun,
    PlayEnded,
    SeasonDrawn,
    SeasonEntry,
    SeasonFinished,
    SeasonVoided,
    TableAdjudicated,
    TableOpened,
)
from host.leagues.season.entry_base import Announcement
from host.leagues.season.fold import fold
from host.leagues.season.results import tallies
from host.leagues.season.rulings import (
    DatesShifted,
    MemberExcused,
    MemberStruck,
    PlayerReplaced,
    ReplayOrdered,
    RulingReversed,
    TableRuled,
    TableVoided,
)
from host.leagues.season.sign_up import MemberJoined, SignUpClosed, SignUpOpened
from host.leagues.season_plan import SeasonPlan
from host.leagues.views.announcements import SeasonAnnouncement
from host.leagues.views.cards import FixtureView, NextStep
from host.leagues.views.seasons import LeagueRow, SeasonRow
from host.matches.commit_reveal.scheme import digest
from storage.leagues.league.season_messages import FixtureMessageRow
from tests.bot.example_panels import message_text

PEOPLE = (1, 2, 3, 4, 5)
NAMES = ("Ada", "Ben", "Cem", "Dea", "`Eve` @everyone")
REASON = "a **storm**"


def create_plan(**changes: object) -> SeasonPlan:
    return plan_for("nauticus", 2, **changes)


def season_entries(season_plan: SeasonPlan) -> list[SeasonEntry]:
    """Return the log of a whole season with one host decision of each kind."""
    drawn = draw(season_plan, [Entrant(user_key) for user_key in PEOPLE], "key")
    transcript = serialize(
        DrawTranscript(commitment="c" * 64, entrants=tuple(Entrant(one) for one in PEOPLE))
    )
    first, second = drawn.tables[0], drawn.tables[1]
    return [
        SignUpOpened(plan=season_plan, commitment="c" * 64),
        *(
            MemberJoined(person=user_key, name=name, is_confirmed=True)
            for user_key, name in zip(PEOPLE, NAMES, strict=True)
        ),
        SignUpClosed(),
        SeasonDrawn(drawn=drawn, transcript=transcript, secret="s" * 64, lots_hash=digest("l" * 64)),
        PlayBegun(),
        *(TableOpened(table=table.number, match=table.number) for table in drawn.tables),
        TableRuled(table=1, places=((first.user_keys[0], 1), (first.user_keys[1], None)), reason=REASON),
        TableVoided(table=2, reason=REASON),
        ReplayOrdered(table=2, reason=REASON),
        MemberExcused(person=1, reason=REASON),
        MemberExcused(person=1, table=1, reason=REASON),
        PlayerReplaced(table=2, seat=0, person=_substitute_for(second.user_keys), name="Fay", reason=REASON),
        MemberStruck(person=5, seasons=2, reason=REASON),
        DatesShifted(days=3, reason=REASON),
        RulingReversed(entry=17, reason=REASON),
        TableAdjudicated(table=3),
        PlayEnded(),
    ]


def _substitute_for(user_keys: Sequence[int]) -> int:
    return 6 if 6 not in user_keys else 7


def load_season(log_entries: Sequence[SeasonEntry]) -> LoadedSeason:
    """Build a season from the given log."""
    log = tuple(
        LoggedSeasonEntry(seq, 1_800_000_000_000 + seq, entry) for seq, entry in enumerate(log_entries, 1)
    )
    season = fold(log)
    league = LeagueRow(
        id=3, guild_id=1, name="Harbour *league*", game="nauticus", channel=2, plan="{}", creator_key=9, created=1,
    )  # fmt: skip
    row = SeasonRow(id=4, league=3, number=2, status=season.status, head=len(log), opened=1)
    return LoadedSeason(league, row, log, season)


def finished_season() -> LoadedSeason:
    """Return a finished season."""
    moved = ((1, "champion"), (2, "up"), (3, "down"), (4, "stays"), (5, "out"))
    return load_season([*season_entries(create_plan()), SeasonFinished(moved=moved, secret="l" * 64)])  # type: ignore[arg-type]  # literals in a tuple


def cancelled_season(reason: str = "") -> LoadedSeason:
    """Return a cancelled season."""
    return load_season([SignUpOpened(plan=create_plan(), commitment="c" * 64), SeasonVoided(reason=reason)])


def fixtures(found: LoadedSeason) -> tuple[FixtureView, ...]:
    """Return a season's fixtures."""
    return tuple(
        FixtureView(
            loaded=found,
            table=table,
            location=FixtureMessageRow(season=4, number=n, replays=0, channel=2, message=8),
            finishes=table.ruled,
            tallies=tallies(found.season, table, {}),
        )
        for n, table in found.season.tables.items()
    )


def season_announcement(
    season: LoadedSeason, kind: Announcement, number: int = 0, seq: int = 0
) -> SeasonAnnouncement:
    """Create an announcement for a season."""
    entry = season.log[seq - 1].entry if seq else None
    step = NextStep("end", 1_900_000_000_000)
    return SeasonAnnouncement(season, kind, number, entry, (1, 2), fixtures(season), step)


def checked_text(post: MessageView) -> str:
    """Return all text in a message, and assert that it fits Discord's limit."""
    text = message_text(post)
    assert 0 < length(text) <= MESSAGE_TEXT
    assert post.layout.total_children_count <= 40
    return text
