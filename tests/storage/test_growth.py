"""No question costs more because more matches are stored: what the modules ask is asked here, all of it."""

from __future__ import annotations

import inspect
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from msgspec.structs import asdict, replace
from sqlalchemy import Engine, event, insert

from storage.analysis import analyses
from storage.analysis.analyses import AnalysisRow
from storage.authority import audits
from storage.authority.audits import AuditRow
from storage.clock import clocks, days_off, outages
from storage.clock.clocks import ClockRow
from storage.clock.days_off import DayOffRow
from storage.clock.outages import OutageRow
from storage.core import handled, schema
from storage.core.database import Database, Transaction
from storage.draft import drafts
from storage.fairness import commitments, contributions
from storage.fairness.commitments import CommitmentRow
from storage.fairness.contributions import ContributionRow
from storage.follow import follows
from storage.follow.follows import FollowRow
from storage.league import bindings, cards, leagues, projections, seasons
from storage.league import secrets as season_secrets
from storage.league.bindings import BindingRow
from storage.league.cards import DivisionRow, FixtureRow, SeasonNoticeRow
from storage.league.leagues import LeagueRow
from storage.league.projections import MemberRow, TableRow
from storage.league.seasons import EntryRow as SeasonEntryRow
from storage.league.seasons import SeasonRow
from storage.league.secrets import SecretsRow
from storage.learn import lessons
from storage.match import log, matches, seats, secrets, snapshots
from storage.match.seats import SeatRow
from storage.match.secrets import SecretRow
from storage.match.snapshots import SnapshotRow
from storage.notes import private_notes
from storage.notices import mutes, notices, presences
from storage.notices.mutes import MuteRow
from storage.notices.notices import NoticeRow
from storage.openings import wishes
from storage.openings.wishes import WishRow
from storage.plan import plans
from storage.ratings import rated, rating_changes, ratings
from storage.ratings.rated import RatedRow
from storage.ratings.rating_changes import RatingChangeRow
from storage.ratings.ratings import PoolRow, RatingRow
from storage.reliability import reliability
from storage.reliability.reliability import ReliabilityRow
from storage.results import results
from storage.results.results import ResultRow
from storage.sandbox import sandboxes
from storage.schedule import earliest, jobs, outbox, timers
from storage.schedule.jobs import JobRow
from storage.schedule.timers import TimerRow
from storage.settings import people, servers
from storage.settings.people import PersonRow
from storage.settings.servers import ServerRow
from storage.shards import leases
from storage.shards.leases import LeaseRow
from storage.tables import hinted, invites, rates
from storage.tables.invites import InviteRow
from storage.tables.rates import RateRow
from storage.vote import questions
from storage.vote.questions import BallotRow, QuestionRow
from tests.storage.examples import ADA, BEN, HARBOUR, a_match, a_post, entries

Question: TypeAlias = Callable[[Transaction], Awaitable[object]]
Asked: TypeAlias = tuple[str, Any, bool]
"""A statement, its values, and whether they are rows of values."""

FEW, MANY = 10, 3_000
ENTRIES = 5
NOTICE = NoticeRow(match=3, feature="notices", kind="ping", payload="{}", at=1)
TABLES = schema.every_table().tables
ADDED = ContributionRow(match=3, place=5, person=ADA, words="a")
ONE, OTHER, NOW = 3, 4, 1_000_000
"""A running match and a finished one that are in every database, and a moment at which two posts are due."""


def an_act() -> AuditRow:
    return AuditRow(server=HARBOUR, match=ONE, person=ADA, name="Ada", feature="admin", kind="pause", at=1)


def a_result(match: int) -> ResultRow:
    return ResultRow(
        match=match, seat=0, how="played", server=HARBOUR, game="pearls", rules_version=1, seats=2, started=1,
        ended=match, person=ADA, place=1, shared=1, points=5, turns=3, used=7, late=0,
    )  # fmt: skip


def a_rating(server: int) -> RatingRow:
    return RatingRow(
        server=server, game="pearls", person=ADA, mu=25.0, sigma=8.0, matches=1, last=1, peak=1.0
    )


def a_change(server: int) -> RatingChangeRow:
    return RatingChangeRow(
        server=server, game="pearls", person=ADA, ended=server, match=server, mu=25.0, sigma=8.0
    )


A_LEAGUE = LeagueRow(server=HARBOUR, name="Cup", game="pearls", channel=1, plan="{}", creator=ADA, created=1)
A_SEASON = SeasonRow(league=ONE, number=1, opened=1)
AN_ENTRY = SeasonEntryRow(season=ONE, seq=1, kind="closed", payload="{}", at=1)
A_MEMBER = MemberRow(season=ONE, person=ADA, status="in", division=1, tier=1)
A_BINDING = BindingRow(season=ONE, number=1, replays=0, match=9, secret="", commitment="c")
A_SEASON_NOTICE = SeasonNoticeRow(season=ONE, message=2, channel=1)
A_FIXTURE = FixtureRow(season=ONE, number=1, replays=0, channel=1, message=2)


def a_table(season: int) -> TableRow:
    return TableRow(season=season, number=1, division=1, state="playing", match=season)


A_POOL = PoolRow(server=ONE, game="pearls", algorithm="bt-full/1")


async def ask_for_posts(tx: Transaction) -> None:
    assert len(await outbox.pending(tx, NOW, limit=99)) == 2


OWNED: dict[str, Any] = {"owner_kind": "match", "feature": "pearls", "kind": "out"}


QUESTIONS: dict[Callable[..., Any], Question] = {
    matches.running_of: lambda tx: matches.running_of(tx, (ONE, OTHER)),
    matches.insert_as: lambda tx: matches.insert_as(tx, replace(a_match(channel=10**9 + 1), id=10**6)),
    matches.reserve: lambda tx: matches.reserve(tx, a_match(channel=10**9 + 2)),
    matches.insert: lambda tx: matches.insert(tx, a_match(channel=10**9)),
    matches.get: lambda tx: matches.get(tx, ONE),
    matches.in_channel: lambda tx: matches.in_channel(tx, ONE),
    matches.latest_in_channel: lambda tx: matches.latest_in_channel(tx, ONE),
    matches.of_person: lambda tx: matches.of_person(tx, ADA, ["open", "running", "finished"], most=2),
    matches.of_server: lambda tx: matches.of_server(tx, HARBOUR, ["open", "running", "finished"], most=2),
    matches.arranged_in: lambda tx: matches.arranged_in(tx, HARBOUR, ["open", "running"], most=2),
    matches.set_status: lambda tx: matches.set_status(tx, ONE, "finished", NOW),
    matches.set_card: lambda tx: matches.set_card(tx, ONE, 5),
    matches.set_time_control: lambda tx: matches.set_time_control(tx, ONE, ""),
    matches.set_options: lambda tx: matches.set_options(tx, ONE, "{}"),
    matches.set_paused: lambda tx: matches.set_paused(tx, ONE, 5),
    matches.set_channel: lambda tx: matches.set_channel(tx, ONE, 10**9, is_thread=False),
    matches.set_channel_lost: lambda tx: matches.set_channel_lost(tx, ONE, 5),
    matches.set_opener: lambda tx: matches.set_opener(tx, ONE, BEN),
    matches.set_commitment: lambda tx: matches.set_commitment(tx, ONE, "c0de"),
    commitments.put: lambda tx: commitments.put(tx, CommitmentRow(match=OTHER)),
    commitments.get: lambda tx: commitments.get(tx, ONE),
    commitments.set_posted: lambda tx: commitments.set_posted(tx, ONE, 5, 6),
    commitments.freeze: lambda tx: commitments.freeze(tx, ONE, "{}"),
    commitments.set_transcript_posted: lambda tx: commitments.set_transcript_posted(tx, ONE, 5, 7),
    contributions.add: lambda tx: contributions.add(tx, ADDED),
    contributions.of_match: lambda tx: contributions.of_match(tx, ONE),
    contributions.set_posted: lambda tx: contributions.set_posted(tx, ADDED, 5, 7),
    contributions.drop: lambda tx: contributions.drop(tx, ONE),
    secrets.put: lambda tx: secrets.put(tx, SecretRow(match=OTHER, seed="5eed", salt="5a17")),
    secrets.get: lambda tx: secrets.get(tx, ONE),
    seats.of_match: lambda tx: seats.of_match(tx, ONE),
    seats.with_match: lambda tx: seats.with_match(tx, ONE),
    seats.of_matches: lambda tx: seats.of_matches(tx, [ONE, OTHER]),
    seats.of_person: lambda tx: seats.of_person(tx, ADA, 2),
    seats.put: lambda tx: seats.put(tx, SeatRow(match=ONE, seat=1, robot="quick")),
    seats.replace: lambda tx: seats.replace(tx, ONE, [SeatRow(match=ONE, seat=0, person=ADA)]),
    invites.add: lambda tx: invites.add(tx, InviteRow(match=ONE, person=BEN, name="Ben")),
    invites.of_match: lambda tx: invites.of_match(tx, ONE),
    invites.mark_told: lambda tx: invites.mark_told(tx, ONE),
    rates.add: lambda tx: rates.add(tx, [RateRow(person=ADA, what="open", at=NOW)]),
    rates.read_targets: lambda tx: rates.read_targets(tx, ADA, "open", 0),
    rates.forget: lambda tx: rates.forget(tx, ADA, "open", NOW),
    log.about: lambda tx: log.about(tx, ONE, 0, "ruled"),
    log.append: lambda tx: log.append(tx, entries(ONE, ENTRIES + 1, 5)),
    log.read: lambda tx: log.read(tx, ONE, after=1),
    drafts.get: lambda tx: drafts.get(tx, ONE, 0),
    drafts.put: lambda tx: drafts.put(tx, ONE, 0, 5, "[1]"),
    drafts.drop: lambda tx: drafts.drop(tx, OTHER),
    plans.drop: lambda tx: plans.drop(tx, OTHER),
    sandboxes.drop: lambda tx: sandboxes.drop(tx, OTHER),
    drafts.clear: lambda tx: drafts.clear(tx, ONE, [0, 1], 5),
    snapshots.put: lambda tx: snapshots.put(tx, SnapshotRow(match=ONE, seq=5, state="{}")),
    snapshots.get: lambda tx: snapshots.get(tx, ONE),
    snapshots.drop: lambda tx: snapshots.drop(tx, ONE),
    outbox.add: lambda tx: outbox.add(tx, [a_post("card", ONE)], NOW),
    outbox.pending: ask_for_posts,
    outbox.pending_of: lambda tx: outbox.pending_of(tx, "match", ONE, NOW, limit=99),
    outbox.waiting: lambda tx: outbox.waiting(tx, "match", ONE),
    outbox.of_matches: lambda tx: outbox.of_matches(tx, [ONE, OTHER], "pearls"),
    outbox.mark_sent: lambda tx: outbox.mark_sent(tx, ONE, OTHER),
    outbox.postpone: lambda tx: outbox.postpone(tx, ONE, NOW + 1),
    outbox.release: lambda tx: outbox.release(tx, "match", OTHER + 1, NOW),
    outbox.renew_nonces: lambda tx: outbox.renew_nonces(tx, "match", ONE),
    outbox.set_aside: lambda tx: outbox.set_aside(tx, ONE, NOW + 1),
    jobs.due_since: lambda tx: jobs.due_since(tx, NOW),
    timers.due_since: lambda tx: timers.due_since(tx, NOW),
    jobs.put: lambda tx: jobs.put(tx, JobRow(owner=ONE, created=NOW, not_before=NOW, **OWNED)),
    jobs.drop: lambda tx: jobs.drop(tx, "match", ONE, "pearls", "out"),
    jobs.finish: lambda tx: jobs.finish(tx, ONE, NOW),
    jobs.postpone: lambda tx: jobs.postpone(tx, ONE, NOW + 1),
    jobs.release: lambda tx: jobs.release(tx, "match", OTHER + 1, NOW),
    jobs.waiting: lambda tx: jobs.waiting(tx, "match", ONE),
    jobs.due: lambda tx: jobs.due(tx, NOW, 99),
    people.upsert: lambda tx: people.upsert(tx, PersonRow(id=ONE, name="Ada")),
    people.get: lambda tx: people.get(tx, ONE),
    people.of_ids: lambda tx: people.of_ids(tx, [ONE, OTHER]),
    people.next_former: people.next_former,
    people.put_former: lambda tx: people.put_former(tx, PersonRow(id=-1, name="a former member")),
    people.set_settings: lambda tx: people.set_settings(tx, ONE, "{}"),
    clocks.put: lambda tx: clocks.put(tx, ClockRow(match=ONE, seat=1)),
    clocks.of_match: lambda tx: clocks.of_match(tx, ONE),
    clocks.of_matches: lambda tx: clocks.of_matches(tx, [ONE, OTHER]),
    clocks.drop: lambda tx: clocks.drop(tx, ONE),
    timers.put: lambda tx: timers.put(tx, TimerRow(owner=ONE, payload="[]", at=NOW, **OWNED)),
    timers.drop: lambda tx: timers.drop(tx, "match", ONE, "pearls", ["out"]),
    timers.drop_all: lambda tx: timers.drop_all(tx, "match", ONE),
    timers.drop_these: lambda tx: timers.drop_these(tx, TimerRow(owner=ONE, at=NOW, **OWNED)),
    timers.take: lambda tx: timers.take(tx, TimerRow(owner=ONE, at=NOW, **OWNED)),
    timers.of_owner: lambda tx: timers.of_owner(tx, "match", ONE),
    timers.due: lambda tx: timers.due(tx, NOW, 99),
    timers.next_of: lambda tx: timers.next_of(tx, "pearls", "out"),
    timers.of_matches: lambda tx: timers.of_matches(tx, [ONE, OTHER], "pearls", "out", NOW),
    timers.put_off: lambda tx: timers.put_off(tx, TimerRow(owner=ONE, at=NOW, **OWNED), NOW + 1),
    earliest.of: earliest.of,
    notices.claim: lambda tx: notices.claim(tx, NOTICE),
    notices.is_given: lambda tx: notices.is_given(tx, NOTICE),
    notices.set_message: lambda tx: notices.set_message(tx, NOTICE),
    notices.forget: lambda tx: notices.forget(tx, NOTICE),
    notices.forget_in: lambda tx: notices.forget_in(tx, ONE, 5),
    notices.standing: lambda tx: notices.standing(tx, ONE),
    questions.put: lambda tx: questions.put(
        tx, QuestionRow(match=ONE, feature="abort", kind="abort", asked=1, closes=2)
    ),
    questions.get: lambda tx: questions.get(tx, ONE),
    questions.of_match: lambda tx: questions.of_match(tx, ONE),
    questions.set_message: lambda tx: questions.set_message(tx, ONE, 5),
    questions.close: lambda tx: questions.close(tx, ONE),
    questions.cast: lambda tx: questions.cast(tx, BallotRow(question=ONE, person=BEN, choice="no", at=1)),
    questions.ballots_of: lambda tx: questions.ballots_of(tx, OTHER),
    plans.get: lambda tx: plans.get(tx, ONE, 0),
    plans.put: lambda tx: plans.put(tx, ONE, 0, "{}"),
    sandboxes.get: lambda tx: sandboxes.get(tx, ONE, ADA),
    sandboxes.put: lambda tx: sandboxes.put(tx, ONE, ADA, 5, "[]"),
    mutes.put: lambda tx: mutes.put(tx, MuteRow(match=ONE, person=ADA)),
    mutes.get: lambda tx: mutes.get(tx, ONE, ADA),
    mutes.drop: lambda tx: mutes.drop(tx, ONE, ADA),
    private_notes.put: lambda tx: private_notes.put(tx, ONE, ADA, "dive late"),
    private_notes.get: lambda tx: private_notes.get(tx, ONE, ADA),
    private_notes.drop: lambda tx: private_notes.drop(tx, OTHER, ADA),
    lessons.begin: lambda tx: lessons.begin(tx, BEN, "pearls"),
    lessons.get: lambda tx: lessons.get(tx, ONE),
    lessons.of_person: lambda tx: lessons.of_person(tx, ADA),
    lessons.set_step: lambda tx: lessons.set_step(tx, ONE, 2),
    wishes.put: lambda tx: wishes.put(tx, WishRow(server=HARBOUR, person=BEN)),
    wishes.get: lambda tx: wishes.get(tx, HARBOUR, ADA),
    wishes.of_server: lambda tx: wishes.of_server(tx, HARBOUR),
    wishes.set_told: lambda tx: wishes.set_told(tx, HARBOUR, ADA, NOW),
    wishes.drop: lambda tx: wishes.drop(tx, HARBOUR, ADA),
    presences.put: lambda tx: presences.put(tx, ONE, ADA, NOW),
    presences.get: lambda tx: presences.get(tx, ONE, ADA),
    presences.drop: lambda tx: presences.drop(tx, OTHER),
    days_off.put: lambda tx: days_off.put(tx, DayOffRow(person=ONE, day="2026-12-26")),
    days_off.of_person: lambda tx: days_off.of_person(tx, ONE),
    days_off.drop: lambda tx: days_off.drop(tx, ONE, ["2026-12-24"]),
    reliability.add: lambda tx: reliability.add(tx, ReliabilityRow(person=ONE, turns=1)),
    reliability.of_people: lambda tx: reliability.of_people(tx, [ONE, OTHER]),
    results.put: lambda tx: results.put(tx, OTHER, [a_result(OTHER)]),
    results.of_match: lambda tx: results.of_match(tx, ONE),
    results.of_matches: lambda tx: results.of_matches(tx, [ONE, OTHER]),
    results.of_person: lambda tx: results.of_person(tx, HARBOUR, ADA, most=2),
    results.together: lambda tx: results.together(tx, HARBOUR, ADA, BEN, most=2),
    results.of_game: lambda tx: results.of_game(tx, HARBOUR, "pearls", (NOW, 9), 2),
    results.winners: lambda tx: results.winners(tx, HARBOUR, ADA, most=2),
    results.find_finished_behind: lambda tx: results.find_finished_behind(tx, OTHER, 2),
    analyses.put: lambda tx: analyses.put(tx, AnalysisRow(match=ONE, version=1, head=1)),
    analyses.get: lambda tx: analyses.get(tx, ONE),
    analyses.judge: lambda tx: analyses.judge(tx, ONE, 1, "{}"),
    analyses.turns_judged: lambda tx: analyses.turns_judged(tx, ONE),
    analyses.forget_judged: lambda tx: analyses.forget_judged(tx, ONE),
    hinted.add: lambda tx: hinted.add(tx, OTHER),
    hinted.has: lambda tx: hinted.has(tx, ONE),
    rated.add: lambda tx: rated.add(tx, RatedRow(match=OTHER, server=HARBOUR, game="pearls")),
    rated.get: lambda tx: rated.get(tx, ONE),
    rated.judge: lambda tx: rated.judge(tx, ONE, NOW, "rated"),
    rated.is_of_season: lambda tx: rated.is_of_season(tx, ONE),
    rated.since: lambda tx: rated.since(tx, HARBOUR, "pearls", NOW - 2),
    rating_changes.add: lambda tx: rating_changes.add(tx, [a_change(NOW)]),
    rating_changes.replace: lambda tx: rating_changes.replace(tx, ONE, "pearls", [a_change(ONE)]),
    rating_changes.of_person: lambda tx: rating_changes.of_person(tx, ONE, "pearls", ADA, most=2),
    ratings.pool: lambda tx: ratings.pool(tx, ONE, "pearls"),
    ratings.put_pool: lambda tx: ratings.put_pool(tx, A_POOL),
    ratings.pools_of: lambda tx: ratings.pools_of(tx, ONE),
    ratings.put: lambda tx: ratings.put(tx, [a_rating(ONE)]),
    ratings.replace: lambda tx: ratings.replace(tx, ONE, "pearls", [a_rating(ONE)]),
    ratings.of_pool: lambda tx: ratings.of_pool(tx, ONE, "pearls"),
    ratings.of_people: lambda tx: ratings.of_people(tx, ONE, "pearls", [ADA, BEN]),
    leagues.add: lambda tx: leagues.add(tx, A_LEAGUE),
    leagues.get: lambda tx: leagues.get(tx, ONE),
    leagues.behind: lambda tx: leagues.behind(tx, OTHER, 2),
    leagues.of_server: lambda tx: leagues.of_server(tx, ONE),
    leagues.set_plan: lambda tx: leagues.set_plan(tx, ONE, "{}"),
    leagues.set_status: lambda tx: leagues.set_status(tx, ONE, "resting"),
    leagues.set_roles: lambda tx: leagues.set_roles(tx, ONE, joining=1, champion=2),
    leagues.move: lambda tx: leagues.move(tx, ONE, 2),
    leagues.lose_channel: lambda tx: leagues.lose_channel(tx, ONE, 1),
    seasons.add: lambda tx: seasons.add(tx, replace(A_SEASON, number=2)),
    seasons.get: lambda tx: seasons.get(tx, ONE),
    seasons.of_league: lambda tx: seasons.of_league(tx, ONE, 2),
    seasons.append: lambda tx: seasons.append(tx, [replace(AN_ENTRY, season=ONE, seq=ENTRIES + 1)]),
    seasons.read: lambda tx: seasons.read(tx, ONE),
    seasons.set_status: lambda tx: seasons.set_status(tx, ONE, "over"),
    seasons.set_card: lambda tx: seasons.set_card(tx, ONE, 5),
    season_secrets.put: lambda tx: season_secrets.put(tx, SecretsRow(season=OTHER, draw="d", lots="l")),
    season_secrets.change: lambda tx: season_secrets.change(tx, SecretsRow(season=ONE, draw="d", lots="l")),
    season_secrets.get: lambda tx: season_secrets.get(tx, ONE),
    projections.put_members: lambda tx: projections.put_members(tx, [A_MEMBER]),
    projections.drop_members: lambda tx: projections.drop_members(tx, ONE, [ADA, BEN]),
    projections.put_tables: lambda tx: projections.put_tables(tx, [a_table(ONE)]),
    projections.drop_tables: lambda tx: projections.drop_tables(tx, ONE, [1, 2]),
    projections.members_of: lambda tx: projections.members_of(tx, ONE),
    projections.tables_of: lambda tx: projections.tables_of(tx, ONE),
    projections.table_of_match: lambda tx: projections.table_of_match(tx, ONE),
    projections.seasons_of_person: lambda tx: projections.seasons_of_person(tx, ADA, 2),
    projections.count_played: lambda tx: projections.count_played(tx, ONE, ADA, 2),
    projections.count_playing: lambda tx: projections.count_playing(tx, ONE),
    cards.put_division: lambda tx: cards.put_division(tx, DivisionRow(season=ONE, division=1, card=5)),
    cards.division: lambda tx: cards.division(tx, ONE, 1),
    bindings.put: lambda tx: bindings.put(tx, A_BINDING),
    bindings.get: lambda tx: bindings.get(tx, ONE, 1, 0),
    cards.forget_divisions: lambda tx: cards.forget_divisions(tx, ONE),
    cards.forget_fixture: lambda tx: cards.forget_fixture(tx, ONE, 1),
    cards.put_fixture: lambda tx: cards.put_fixture(tx, A_FIXTURE),
    cards.fixture: lambda tx: cards.fixture(tx, ONE, 1, 0),
    cards.put_notice: lambda tx: cards.put_notice(tx, A_SEASON_NOTICE),
    cards.notices_of: lambda tx: cards.notices_of(tx, ONE),
    cards.drop_notices: lambda tx: cards.drop_notices(tx, ONE),
    outages.beat: lambda tx: outages.beat(tx, NOW),
    outages.last_served: outages.last_served,
    outages.forget_pulses: outages.forget_pulses,
    outages.put: lambda tx: outages.put(tx, OutageRow(began=1, ended=2)),
    outages.drop: lambda tx: outages.drop(tx, OutageRow(began=1, ended=2)),
    outages.unfinished_of: lambda tx: outages.unfinished_of(tx, 1),
    audits.add: lambda tx: audits.add(tx, an_act()),
    audits.get: lambda tx: audits.get(tx, ONE),
    audits.of_server: lambda tx: audits.of_server(tx, HARBOUR, most=3, skip=2),
    servers.upsert: lambda tx: servers.upsert(tx, ServerRow(id=ONE, locale="de")),
    servers.set_board_message: lambda tx: servers.set_board_message(tx, ONE, 5),
    servers.get: lambda tx: servers.get(tx, ONE),
    follows.put: lambda tx: follows.put(tx, FollowRow(match=ONE, person=BEN, is_each=True)),
    follows.get: lambda tx: follows.get(tx, ONE, ADA),
    follows.of_match: lambda tx: follows.of_match(tx, ONE),
    follows.count: lambda tx: follows.count(tx, ADA),
    follows.set_told: lambda tx: follows.set_told(tx, ONE, ADA, 7),
    follows.drop: lambda tx: follows.drop(tx, OTHER, ADA),
    handled.claim: lambda tx: handled.claim(tx, 10**9, NOW),
    handled.forget: lambda tx: handled.forget(tx, handled.KEPT_FOR + 2),
    leases.clock: leases.clock,
    leases.put: lambda tx: leases.put(tx, LeaseRow(shard=1, count=2, holder="a", until=NOW)),
    leases.drop: lambda tx: leases.drop(tx, 1, "a"),
    leases.forget_process: lambda tx: leases.forget_process(tx, "a"),
    leases.last_introduced: leases.last_introduced,
    leases.note_introduced: lambda tx: leases.note_introduced(tx, NOW),
}
ONCE_AT_A_START = {
    matches.servers, timers.matches_without, clocks.matches_without, matches.with_channel, outbox.release_all,
    ratings.every_pool, drafts.drop_over, plans.drop_over, sandboxes.drop_over, snapshots.drop_over,
}  # fmt: skip
WHEN_THE_CLOCK_WAS_AHEAD = {outages.cut_off, outbox.wait_no_longer, jobs.wait_no_longer, timers.ring_at}
OF_OUTAGES = {outages.since, outages.unfinished}
"""There are few."""
OF_SHARDS = {leases.every, leases.note_process}
"""As many as there are shards and processes."""
OF_OPERATORS = {matches.alive, seasons.every}
"""Whoever runs the bot asks for all there is."""
WHEN_SOMEBODY_LOOKS = {matches.count_running, outbox.waiting_since}
"""Figures that operators and hosts ask for now and then."""
WHEN_SOMEBODY_LEAVES = {commitments.of_transcript_with}
"""Whoever is forgotten may stand in any text."""
WALKS_ALL_BY_INTENT = (
    OF_OPERATORS | ONCE_AT_A_START | WHEN_THE_CLOCK_WAS_AHEAD | OF_OUTAGES | OF_SHARDS
    | WHEN_SOMEBODY_LEAVES | WHEN_SOMEBODY_LOOKS
)  # fmt: skip


def test_no_question_is_left_out() -> None:
    subjects = (
        analyses, audits, bindings, cards, clocks, commitments, contributions, earliest, leagues, lessons, projections,
        season_secrets, reliability, days_off, drafts, follows, handled, hinted, invites, jobs, leases, log, matches,
        mutes, notices, outages, outbox, people, plans, presences, private_notes, questions, rated, rates,
        rating_changes, ratings, results, sandboxes, seasons,
        seats, secrets, servers, snapshots, timers, wishes,
    )  # fmt: skip
    asked = {
        function
        for subject in subjects
        for name, function in inspect.getmembers(subject, inspect.iscoroutinefunction)
        if function.__module__ == subject.__name__ and not name.startswith("_")
    }
    assert asked == QUESTIONS.keys() | WALKS_ALL_BY_INTENT


async def made_with(folder: Path, count: int) -> Database:
    """Return a database of so many matches, all of one server, channels apart, with the same people in all."""
    database = await Database.open(f"sqlite:///{folder}/{count}.db")
    kept = range(1, count + 1)
    async with database.transaction() as tx:
        for table, rows in rows_of(kept):
            await tx.execute(insert(table), rows)
    return database


def rows_of(kept: range) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    status = {n: "running" if n == ONE or n % 3 == 0 else "finished" for n in kept}
    fields = {name: getattr(a_match(), name) for name in matches.MatchRow.__struct_fields__}
    alike = [
        fields | {"id": n, "channel": n, "status": status[n], "head": ENTRIES, "title": f"Match {n}"}
        for n in kept
    ]
    yield TABLES["matches"], alike
    seated = [(n, seat, person) for n in kept for seat, person in enumerate((ADA, BEN))]
    someone = {"robot": None, "name": "Someone"}
    yield (
        TABLES["seats"],
        [someone | {"match": n, "seat": s, "person": who, "status": status[n]} for n, s, who in seated],
    )
    moved = {"seat": 0, "kind": "move", "payload": "{}", "by": "player"}
    numbers = [(n, seq) for n in kept for seq in range(1, ENTRIES + 1)]
    yield TABLES["log"], [moved | {"match": n, "seq": seq, "at": n} for n, seq in numbers]
    yield TABLES["secrets"], [{"match": n, "seed": "5eed", "salt": "5a17"} for n in kept if n != OTHER]
    yield TABLES["commitments"], [asdict(CommitmentRow(match=n)) for n in kept if n != OTHER]
    yield TABLES["contributions"], [asdict(ADDED) | {"match": n, "place": 0} for n in kept]
    yield TABLES["private_notes"], [{"match": n, "person": ADA, "words": "late"} for n in kept]
    # Somebody has a lesson a game.
    yield TABLES["lessons"], [{"id": n, "person": n, "game": "pearls", "step": 1} for n in kept]
    yield TABLES["opening_wishes"], [{"server": n, "person": ADA, "game": "", "told": n} for n in kept]
    # Somebody follows a few matches at most.
    followed = {"person": ADA, "is_each": False, "told": 0}
    yield TABLES["follows"], [followed | {"match": n} for n in kept if n in {ONE, OTHER}]
    yield TABLES["presences"], [{"match": n, "person": ADA, "at": n} for n in kept]
    yield TABLES["drafts"], [{"match": n, "seat": 0, "base": 0, "actions": "[]", "revision": 0} for n in kept]
    yield TABLES["invites"], [{"match": n, "person": BEN, "name": "Ben"} for n in kept]
    yield TABLES["rates"], [{"person": ADA + n - ONE, "what": "open", "whom": 0, "at": n} for n in kept]
    yield TABLES["snapshots"], [{"match": n, "seq": ENTRIES, "state": "{}"} for n in kept]
    # Two posts are due; all others wait for channels that can't be reached.
    tried = {**OWNED, "payload": "{}", "attempts": 9, "is_aside": False}
    due = {n: NOW if n in {ONE, OTHER} else NOW + n for n in kept}
    times = {n: {"id": n, "owner": n, "created": n, "not_before": due[n]} for n in kept}
    yield TABLES["outbox"], [tried | times[n] | {"nonce": f"{n}"} for n in kept]
    yield TABLES["jobs"], [{**OWNED, "payload": "{}"} | times[n] for n in kept]
    yield TABLES["people"], [{"id": n, "name": "Someone", "locale": None} for n in kept]
    yield TABLES["servers"], [{"id": n, "locale": None} for n in kept]
    yield TABLES["handled"], [{"id": n, "at": n} for n in kept]
    yield from rows_beside(kept)


def rows_beside(kept: range) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """Yield a row for each match of what stands beside its log, and one for each person."""
    yield TABLES["clocks"], [{"match": n, "seat": 0, "turn": 1, "missed": 0} for n in kept]
    due = {ONE: NOW, OTHER: NOW}
    set_ = {**OWNED, "payload": "{}"}
    yield TABLES["timers"], [set_ | {"owner": n, "at": due.get(n, NOW + n)} for n in kept]
    yield TABLES["notices"], [asdict(NOTICE) | {"match": n, "message": 5} for n in kept]
    asked = {"feature": "undo", "kind": "undo", "seat": 0, "payload": "{}", "asked": 1, "closes": 2}
    yield TABLES["questions"], [asked | {"id": n, "match": n} for n in kept]
    yield (
        TABLES["ballots"],
        [{"question": n, "person": ADA, "choice": "yes", "at": 1} for n in kept if n != ONE],
    )
    yield TABLES["plans"], [{"match": n, "seat": 0, "payload": "{}", "revision": 1} for n in kept]
    tried = {"person": ADA, "base": 1, "actions": "[]", "revision": 1}
    yield TABLES["sandboxes"], [tried | {"match": n} for n in kept]
    yield TABLES["mutes"], [{"match": n, "person": ADA} for n in kept]
    yield TABLES["days_off"], [{"person": n, "day": "2026-12-24", "is_holiday": False} for n in kept]
    yield TABLES["reliability"], [asdict(ReliabilityRow(person=n)) for n in kept]
    yield TABLES["results"], [asdict(a_result(n)) for n in kept if n != OTHER]
    # Few of them ended in the time that is looked at.
    yield TABLES["hinted"], [{"match": n} for n in kept if n != OTHER]
    yield TABLES["analyses"], [{"match": n, "version": 1, "head": 1, "result": ""} for n in kept]
    yield (
        TABLES["judgements"],
        [{"match": n, "place": place, "judged": "{}"} for n in kept for place in (0, 1)],
    )
    asked = {"server": HARBOUR, "game": "pearls", "verdict": "rated"}
    ends = {n: NOW - 1 if n == ONE else n for n in kept}
    yield TABLES["rated"], [asked | {"match": n, "ended": ends[n]} for n in kept if n != OTHER]
    yield TABLES["pools"], [asdict(A_POOL) | {"server": n} for n in kept]
    yield TABLES["ratings"], [asdict(a_rating(n)) for n in kept]
    yield TABLES["rating_changes"], [asdict(a_change(n)) for n in kept]
    yield from rows_of_leagues(kept)
    yield TABLES["audits"], [asdict(an_act()) | {"id": n} for n in kept]


def rows_of_leagues(kept: range) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """Yield a league with a season for each match, each of a server of its own."""
    yield TABLES["leagues"], [asdict(A_LEAGUE) | {"id": n, "server": n} for n in kept]
    yield TABLES["seasons"], [asdict(A_SEASON) | {"id": n, "league": n, "head": ENTRIES} for n in kept]
    yield TABLES["season_secrets"], [{"season": n, "draw": "d", "lots": "l"} for n in kept if n != OTHER]
    numbers = [(n, seq) for n in kept for seq in range(1, ENTRIES + 1)]
    yield TABLES["season_log"], [asdict(AN_ENTRY) | {"season": n, "seq": seq} for n, seq in numbers]
    yield TABLES["season_members"], [asdict(A_MEMBER) | {"season": n} for n in kept]
    yield TABLES["season_tables"], [asdict(a_table(n)) for n in kept]
    yield TABLES["season_divisions"], [{"season": n, "division": 1, "card": None} for n in kept]
    yield TABLES["season_bindings"], [asdict(A_BINDING) | {"season": n} for n in kept]
    yield TABLES["season_notices"], [asdict(A_SEASON_NOTICE) | {"season": n} for n in kept]
    yield TABLES["season_fixtures"], [asdict(A_FIXTURE) | {"season": n} for n in kept]


class Undo(Exception):
    """Ends a transaction of which nothing is to stay."""


async def statements_of(database: Database, question: Question) -> list[Asked]:
    """Return what a question sends to the database, leaving it as it was."""
    with listening() as seen, suppress(Undo):
        async with database.transaction() as tx:
            await question(tx)
            raise Undo
    return [asked for asked in seen if not asked[0].startswith("BEGIN")]


@contextmanager
def listening() -> Iterator[list[Asked]]:
    seen: list[Asked] = []

    def note(_c: object, _cursor: object, sql: str, values: Any, _context: object, many: bool) -> None:
        seen.append((sql, values, many))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield seen
    finally:
        event.remove(Engine, "before_cursor_execute", note)


@pytest.fixture
async def many(tmp_path: Path) -> Any:
    database = await made_with(tmp_path, MANY)
    yield database
    await database.close()


@pytest.fixture
async def few(tmp_path: Path) -> Any:
    database = await made_with(tmp_path, FEW)
    yield database
    await database.close()


async def test_no_question_walks_through_a_table(many: Database, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / f"{MANY}.db", isolation_level=None)) as file:
        for function, question in QUESTIONS.items():
            for sql, values, is_many in await statements_of(many, question):
                plan = file.execute(f"EXPLAIN QUERY PLAN {sql}", values[0] if is_many else values).fetchall()
                steps = [step for *_, step in plan if step != "SCAN CONSTANT ROW"]
                assert not [step for step in steps if "SCAN" in step or "TEMP B-TREE" in step], (
                    function,
                    sql,
                    steps,
                )


async def test_no_question_takes_more_steps_among_many_matches(
    few: Database, many: Database, tmp_path: Path
) -> None:
    """Count the instructions of SQLite's machine: they tell what a clock on a busy computer can't."""
    for function, question in QUESTIONS.items():
        cost = {
            count: sum(
                [steps_of(tmp_path / f"{count}.db", asked) for asked in await statements_of(of, question)]
            )
            for count, of in ((FEW, few), (MANY, many))
        }
        assert cost[MANY] <= cost[FEW] + ALLOWED, (function, cost)


ALLOWED = 10


def steps_of(file: Path, asked: Asked) -> int:
    sql, values, is_many = asked
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("BEGIN")
        database.set_progress_handler(count, 1)
        for row in values if is_many else [values]:
            database.execute(sql, row).fetchall()
        database.set_progress_handler(None, 1)
        database.execute("ROLLBACK")
    return steps


@pytest.mark.long
async def test_opening_asks_the_same_of_a_large_database(tmp_path: Path) -> None:
    for count in (FEW, MANY):
        await (await made_with(tmp_path, count)).close()
    asked = {count: await asked_by_opening(tmp_path / f"{count}.db") for count in (FEW, MANY)}
    assert asked[MANY] == asked[FEW]
    cost = {count: sum(steps_of(tmp_path / f"{count}.db", each) for each in asked[count]) for count in asked}
    assert cost[MANY] == cost[FEW]


async def asked_by_opening(file: Path) -> list[Asked]:
    with listening() as seen:
        await (await Database.open(f"sqlite:///{file}")).close()
    return [asked for asked in seen if not asked[0].startswith("BEGIN")]
