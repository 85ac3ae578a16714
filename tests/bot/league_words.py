"""A season of five players, built from a log without a database, for tests of messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.words.layout import MessageView
from bot.core.words.limits import MESSAGE_TEXT, length
from host.leagues.commands.leagues import plan_for
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing.drawing import Transcript, write
from host.leagues.pairing.field import Entrant
from host.leagues.pairing.formats import draw
from host.leagues.plan import Plan
from host.leagues.season.entries import (
    Adjudicated,
    Begun,
    Ended,
    Final,
    Logged,
    SeasonEntry,
    TableOpened,
    Voided,
    WasDrawn,
)
from host.leagues.season.entry import Announcement
from host.leagues.season.fold import fold
from host.leagues.season.results import tallies
from host.leagues.season.rulings import Excused, Replaced, Replay, Reversed, Ruled, Shifted, Struck, TableVoid
from host.leagues.season.sign_up import Closed, Joined, Opened
from host.leagues.views.cards import Fixture, NextStep
from host.leagues.views.news import News
from host.leagues.views.seasons import LeagueRow, SeasonRow
from host.matches.commit_reveal.scheme import digest
from storage.leagues.league.cards import FixtureRow
from tests.bot.shapes import written

PEOPLE = (1, 2, 3, 4, 5)
NAMES = ("Ada", "Ben", "Cem", "Dea", "`Eve` @everyone")
REASON = "a **storm**"


def plan(**changes: object) -> Plan:
    return plan_for("nauticus", 2, **changes)


def entries(chosen: Plan) -> list[SeasonEntry]:
    """Return the log of a whole season, with a decision of each kind."""
    drawn = draw(chosen, [Entrant(user_key) for user_key in PEOPLE], "key")
    transcript = write(Transcript(commitment="c" * 64, entrants=tuple(Entrant(one) for one in PEOPLE)))
    first, second = drawn.tables[0], drawn.tables[1]
    return [
        Opened(plan=chosen, commitment="c" * 64),
        *(
            Joined(person=user_key, name=name, is_confirmed=True)
            for user_key, name in zip(PEOPLE, NAMES, strict=True)
        ),
        Closed(),
        WasDrawn(drawn=drawn, transcript=transcript, secret="s" * 64, lots_hash=digest("l" * 64)),
        Begun(),
        *(TableOpened(table=one.number, match=one.number) for one in drawn.tables),
        Ruled(table=1, places=((first.user_keys[0], 1), (first.user_keys[1], None)), reason=REASON),
        TableVoid(table=2, reason=REASON),
        Replay(table=2, reason=REASON),
        Excused(person=1, reason=REASON),
        Excused(person=1, table=1, reason=REASON),
        Replaced(table=2, seat=0, person=_other(second.user_keys), name="Fay", reason=REASON),
        Struck(person=5, seasons=2, reason=REASON),
        Shifted(days=3, reason=REASON),
        Reversed(entry=17, reason=REASON),
        Adjudicated(table=3),
        Ended(),
    ]


def _other(user_keys: Sequence[int]) -> int:
    return 6 if 6 not in user_keys else 7


def known(made: Sequence[SeasonEntry]) -> LoadedSeason:
    """Return a season with this log."""
    log = tuple(Logged(seq, 1_800_000_000_000 + seq, entry) for seq, entry in enumerate(made, 1))
    season = fold(log)
    league = LeagueRow(
        id=3, guild_id=1, name="Harbour *league*", game="nauticus", channel=2, plan="{}", creator=9, created=1,
    )  # fmt: skip
    row = SeasonRow(id=4, league=3, number=2, status=season.status, head=len(log), opened=1)
    return LoadedSeason(league, row, log, season)


def over() -> LoadedSeason:
    """Return a finished season."""
    moved = ((1, "champion"), (2, "up"), (3, "down"), (4, "stays"), (5, "out"))
    return known([*entries(plan()), Final(moved=moved, secret="l" * 64)])  # type: ignore[arg-type]  # literals in a tuple


def voided(reason: str = "") -> LoadedSeason:
    """Return a cancelled season."""
    return known([Opened(plan=plan(), commitment="c" * 64), Voided(reason=reason)])


def fixtures(found: LoadedSeason) -> tuple[Fixture, ...]:
    """Return the fixtures of a season."""
    return tuple(
        Fixture(
            known=found,
            table=table,
            place=FixtureRow(season=4, number=n, replays=0, channel=2, message=8),
            finishes=table.ruled,
            tallies=tallies(found.season, table, {}),
        )
        for n, table in found.season.tables.items()
    )


def news(found: LoadedSeason, what: Announcement, number: int = 0, seq: int = 0) -> News:
    """Return an announcement of a season."""
    entry = found.log[seq - 1].entry if seq else None
    step = NextStep("end", 1_900_000_000_000)
    return News(found, what, number, entry, (1, 2), fixtures(found), step)


def read(post: MessageView) -> str:
    """Return all text of a message after checking it against Discord's limit."""
    text = written(post)
    assert 0 < length(text) <= MESSAGE_TEXT
    assert post.sheet.total_children_count <= 40
    return text
