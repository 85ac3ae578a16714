"""Test databases with a few or with thousands of matches, with a row for each match in nearly every table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from storage.core.database import Database
from storage.core.sql import statements
from storage.decisions.finding import ProposalRow, WishRow
from storage.history.ratings import PoolRow, RatingChangeRow, RatingRow
from storage.history.results import ResultRow
from storage.leagues.league.fixture_commitments import FixtureCommitmentRow
from storage.leagues.league.leagues import LeagueRow
from storage.leagues.league.projections import FixtureRow, MemberRow
from storage.leagues.league.season_messages import FixtureMessageRow, SeasonNoticeRow
from storage.leagues.league.seasons import SeasonEntryRow, SeasonRow
from storage.matches.match import matches
from storage.matches.permissions import AuditRow
from storage.messages.notices import NoticeRow
from storage.tables.fairness import CommitmentRow, ParticipantRow
from storage.time.reliability import ReliabilityRow
from tests.storage.examples import ADA, BEN, GUILD_ID, create_match_row

FEW, MANY = 10, 3_000
ENTRIES = 5
NOTICE = NoticeRow(match_id=3, feature="notices", kind="ping", payload="{}", at=1)
WISH = WishRow(user_key=3, guild_id=3, choices="{}", since=1, proposal_id=3)
PROPOSAL = ProposalRow(
    guild_id=GUILD_ID, channel=1, game="pearls", seats=2, time_control="daily", kind="casual", created=1
)
PARTICIPANT = ParticipantRow(match_id=1, join_order=1, user_key=ADA, contribution_number=0, text="clover")
ONE, OTHER, NOW = 3, 4, 1_000_000
"""ONE is the id of a running match, and OTHER the id of a finished match.

Every test database contains both matches. NOW is a time at which two messages are due.
"""


def create_audit_row() -> AuditRow:
    return AuditRow(guild_id=GUILD_ID, match_id=ONE, user_key=ADA, feature="admin", kind="pause", at=1)


def create_result(match_id: int) -> ResultRow:
    return ResultRow(
        match_id=match_id, seat=0, participation="played", guild_id=GUILD_ID, game="pearls", rules_version=1, seats=2,
        started=1, ended=match_id, user_key=ADA, outcome="won", place=1, tied_seats=1, score=5, turns=3,
        used_ms=7, timeouts=0,
    )  # fmt: skip


def create_rating(guild_id: int) -> RatingRow:
    return RatingRow(
        guild_id=guild_id,
        game="pearls",
        user_key=ADA,
        mu=25.0,
        sigma=8.0,
        matches=1,
        last_match_ended=1,
        peak=1.0,
    )


def create_rating_change(guild_id: int) -> RatingChangeRow:
    return RatingChangeRow(
        guild_id=guild_id, game="pearls", user_key=ADA, ended=guild_id, match_id=guild_id, mu=25.0, sigma=8.0
    )


A_LEAGUE = LeagueRow(
    guild_id=GUILD_ID, name="Cup", game="pearls", channel=1, plan="{}", creator_key=ADA, created=1
)
A_SEASON = SeasonRow(league=ONE, number=1, opened=1)
AN_ENTRY = SeasonEntryRow(season=ONE, seq=1, kind="closed", payload="{}", at=1)
A_MEMBER = MemberRow(season=ONE, user_key=ADA, status="in", division=1, tier=1)
A_COMMITMENT = FixtureCommitmentRow(season=ONE, number=1, replays=0, match_id=9, secret="", commitment="c")
A_SEASON_NOTICE = SeasonNoticeRow(season=ONE, message=2, channel=1)
A_FIXTURE = FixtureMessageRow(season=ONE, number=1, replays=0, channel=1, message=2)


def create_fixture(season: int) -> FixtureRow:
    return FixtureRow(season=season, number=1, division=1, state="playing", match_id=season)


A_POOL = PoolRow(guild_id=ONE, game="pearls", algorithm="bt-full/1")


OWNED: dict[str, Any] = {"owner_kind": "match", "feature": "pearls", "kind": "out"}


async def create_database(folder: Path, count: int) -> Database:
    """Return a database with `count` matches.

    All matches are in one guild with the same users, but in separate channels.
    """
    database = await Database.open(f"sqlite:///{folder}/{count}.db")
    kept = range(1, count + 1)
    async with database.transaction() as tx:
        for table, rows in rows_of(kept):
            await tx.execute(statements.insert(table, rows[0]), rows)
    return database


def rows_of(ids: range) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    status = {n: "running" if n == ONE or n % 3 == 0 else "finished" for n in ids}
    fields = {name: getattr(create_match_row(), name) for name in matches.MatchRow.__struct_fields__}
    alike = [
        fields | {"id": n, "channel": n, "status": status[n], "head": ENTRIES, "title": f"Match {n}"}
        for n in ids
    ]
    yield "matches", alike
    seated = [(n, seat, user_key) for n in ids for seat, user_key in enumerate((ADA, BEN))]
    someone = {"robot": None, "name": "Someone"}
    yield (
        "seats",
        [someone | {"match_id": n, "seat": s, "user_key": who, "status": status[n]} for n, s, who in seated],
    )
    moved = {"seat": 0, "kind": "move", "payload": "{}", "origin": "player"}
    numbers = [(n, seq) for n in ids for seq in range(1, ENTRIES + 1)]
    yield "log", [moved | {"match_id": n, "seq": seq, "at": n} for n, seq in numbers]
    yield "secrets", [{"match_id": n, "seed": "5eed"} for n in ids if n != OTHER]
    yield "commitments", [asdict(CommitmentRow(match_id=n)) for n in ids if n != OTHER]
    yield "participants", [asdict(PARTICIPANT) | {"match_id": n} for n in ids]
    yield "private_notes", [{"match_id": n, "user_key": ADA, "text": "late"} for n in ids]
    # A user has at most one lesson per game, so each row needs a different user.
    yield "lessons", [{"id": n, "user_key": n, "game": "pearls", "step": 1} for n in ids]
    yield "table_alerts", [{"guild_id": n, "user_key": ADA, "game": "", "last_notified_at": n} for n in ids]
    # Only a few users of a guild search at the same time.
    yield "table_wishes", [asdict(WISH) | {"user_key": n, "guild_id": n, "proposal_id": n} for n in ids]
    yield "table_proposals", [asdict(PROPOSAL) | {"id": n, "guild_id": n, "match_id": n} for n in ids]
    # A user follows only a few matches, so there are only a few rows.
    followed = {"user_key": ADA, "is_per_segment": False, "last_notified_seq": 0}
    yield "follows", [followed | {"match_id": n} for n in ids if n in {ONE, OTHER}]
    yield "presences", [{"match_id": n, "user_key": ADA, "at": n} for n in ids]
    yield "drafts", [{"match_id": n, "seat": 0, "base": 0, "actions": "[]", "revision": 0} for n in ids]
    yield (
        "table_requirements",
        [{"match_id": n, "min_rating": 1500, "is_for_newcomers": False} for n in ids if n != OTHER],
    )
    yield "seat_confirmations", [{"match_id": n, "user_key": BEN, "confirmed_at": n} for n in ids]
    yield "invites", [{"match_id": n, "user_key": BEN} for n in ids]
    yield (
        "limited_actions",
        [{"user_key": ADA + n - ONE, "action": "open", "target_key": 0, "at": n} for n in ids],
    )
    yield "snapshots", [{"match_id": n, "seq": ENTRIES, "state": "{}"} for n in ids]
    yield from rows_of_work(ids)
    yield "users", [{"user_key": n, "user_id": ADA + n, "settings": "{}", "last_seen": n} for n in ids]
    yield "user_names", [{"user_key": n, "guild_id": GUILD_ID, "name": "Someone"} for n in ids]
    yield "mentions", [{"user_key": ADA, "match_id": n} for n in ids]
    yield "guilds", [{"id": n, "locale": None} for n in ids]
    yield "claimed_interactions", [{"id": n, "at": n} for n in ids]
    yield from rows_of_other_tables(ids)


def rows_of_work(ids: range) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield a message and a job for each match.

    Two of the messages are due. The others will be retried later, because their channels could not be
    reached.
    """
    tried = {**OWNED, "payload": "{}", "attempts": 9, "is_deferred": False}
    due = {n: NOW if n in {ONE, OTHER} else NOW + n for n in ids}
    times = {n: {"id": n, "owner": n, "created": n, "not_before": due[n]} for n in ids}
    yield "outbox", [tried | times[n] | {"nonce": f"{n}"} for n in ids]
    yield "jobs", [{**OWNED, "payload": "{}"} | times[n] for n in ids]


def rows_of_other_tables(ids: range) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield rows for each table except the log.

    Most tables get one row for each match or user.
    """
    yield "clocks", [{"match_id": n, "seat": 0, "turn": 1, "timeouts": 0, "has_answered": False} for n in ids]
    due = {ONE: NOW, OTHER: NOW}
    set_ = {**OWNED, "payload": "{}"}
    yield "timers", [set_ | {"owner": n, "at": due.get(n, NOW + n)} for n in ids]
    yield "notices", [asdict(NOTICE) | {"match_id": n, "message": 5} for n in ids]
    asked = {"feature": "undo", "kind": "undo", "seat": 0, "payload": "{}", "opened_at": 1, "closes_at": 2}
    yield "votes", [asked | {"id": n, "match_id": n} for n in ids]
    yield (
        "ballots",
        [{"vote_id": n, "user_key": ADA, "choice": "yes", "at": 1} for n in ids if n != ONE],
    )
    yield "plans", [{"match_id": n, "seat": 0, "payload": "{}", "revision": 1} for n in ids]
    tried = {"user_key": ADA, "base": 1, "actions": "[]", "revision": 1}
    yield "sandboxes", [tried | {"match_id": n} for n in ids]
    yield "mutes", [{"match_id": n, "user_key": ADA} for n in ids]
    yield "days_off", [{"user_key": n, "day": "2026-12-24", "is_holiday": False} for n in ids]
    yield "reliability", [asdict(ReliabilityRow(user_key=n)) for n in ids]
    yield "results", [asdict(create_result(n)) for n in ids if n != OTHER]
    yield "matches_with_hints", [{"match_id": n} for n in ids if n != OTHER]
    yield "analyses", [{"match_id": n, "version": 1, "head": 1, "result": ""} for n in ids]
    yield (
        "judgements",
        [{"match_id": n, "turn_index": place, "judgement": "{}"} for n in ids for place in (0, 1)],
    )
    # Only a few matches ended in the period that the query covers.
    asked = {"guild_id": GUILD_ID, "game": "pearls", "verdict": "rated"}
    ends = {n: NOW - 1 if n == ONE else n for n in ids}
    yield "rated", [asked | {"match_id": n, "ended": ends[n]} for n in ids if n != OTHER]
    yield "rated_players", [{"match_id": n, "user_key": -n, "is_excused": False} for n in ids if n != OTHER]
    yield "pools", [asdict(A_POOL) | {"guild_id": n} for n in ids]
    yield "ratings", [asdict(create_rating(n)) for n in ids]
    yield "rating_changes", [asdict(create_rating_change(n)) for n in ids]
    yield from rows_of_leagues(ids)
    yield "audits", [asdict(create_audit_row()) | {"id": n} for n in ids]


def rows_of_leagues(ids: range) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield, for each match, a league with a season in a separate guild."""
    yield "leagues", [asdict(A_LEAGUE) | {"id": n, "guild_id": n} for n in ids]
    yield "seasons", [asdict(A_SEASON) | {"id": n, "league": n, "head": ENTRIES} for n in ids]
    yield "season_secrets", [{"season": n, "draw": "d", "lots": "l"} for n in ids if n != OTHER]
    numbers = [(n, seq) for n in ids for seq in range(1, ENTRIES + 1)]
    yield "season_log", [asdict(AN_ENTRY) | {"season": n, "seq": seq} for n, seq in numbers]
    yield "season_members", [asdict(A_MEMBER) | {"season": n} for n in ids]
    yield "season_fixtures", [asdict(create_fixture(n)) for n in ids]
    yield "season_division_cards", [{"season": n, "division": 1, "card": None} for n in ids]
    yield "league_server_events", [{"league": n} for n in ids if n != OTHER]
    event = {"event": 1, "starts": 1, "ends": 2, "content_hash": ""}
    yield "season_server_events", [event | {"season": n} for n in ids if n != OTHER]
    yield "season_commitments", [asdict(A_COMMITMENT) | {"season": n} for n in ids]
    yield "season_notices", [asdict(A_SEASON_NOTICE) | {"season": n} for n in ids]
    yield "season_fixture_messages", [asdict(A_FIXTURE) | {"season": n} for n in ids]
