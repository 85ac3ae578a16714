"""All questions that the modules of the storage ask, each with an example; and those that walk all there is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from storage.core import handled
from storage.core.database import Transaction
from storage.core.scheduling import agenda, earliest, jobs, outbox, timers
from storage.core.scheduling.jobs import JobRow
from storage.core.scheduling.timers import TimerRow
from storage.decisions.vote import questions
from storage.decisions.vote.questions import BallotRow, QuestionRow
from storage.history.analysis import analyses
from storage.history.analysis.analyses import AnalysisRow
from storage.history.ratings import rated, rating_changes, ratings
from storage.history.ratings.rated import RatedRow
from storage.history.results import results
from storage.leagues.league import bindings, cards, leagues, projections, seasons
from storage.leagues.league import secrets as season_secrets
from storage.leagues.league.cards import DivisionRow
from storage.leagues.league.secrets import SecretsRow
from storage.matches.match import log, matches, seats, secrets, snapshots
from storage.matches.match.seats import SeatRow
from storage.matches.match.secrets import SecretRow
from storage.matches.match.snapshots import SnapshotRow
from storage.matches.permissions import audits
from storage.matches.settings import people, servers, together
from storage.matches.settings.people import PersonRow
from storage.matches.settings.servers import ServerRow
from storage.messages.follow import follows
from storage.messages.follow.follows import FollowRow
from storage.messages.notices import hearing, mutes, notices, presences
from storage.messages.notices.mutes import MuteRow
from storage.messages.posts import posted
from storage.messages.posts.posted import PostedRow
from storage.messages.table_alerts import wishes
from storage.messages.table_alerts.wishes import WishRow
from storage.operations.shards import leases
from storage.operations.shards.leases import LeaseRow
from storage.tables import cards as match_cards
from storage.tables.fairness import commitments, contributions
from storage.tables.fairness.commitments import CommitmentRow
from storage.tables.tables import hinted, invites, rates
from storage.tables.tables.invites import InviteRow
from storage.tables.tables.rates import RateRow
from storage.time.clock import clocks, days_off, outages, resting, turns
from storage.time.clock.clocks import ClockRow
from storage.time.clock.days_off import DayOffRow
from storage.time.clock.outages import OutageRow
from storage.time.clock.turns import TurnRow
from storage.time.reliability import reliability
from storage.time.reliability.reliability import ReliabilityRow
from storage.turns import play
from storage.turns.draft import drafts
from storage.turns.learn import lessons
from storage.turns.notes import private_notes
from storage.turns.plan import plans
from storage.turns.sandbox import sandboxes
from tests.storage.examples import ADA, BEN, HARBOUR, a_match, a_post, entries
from tests.storage.growth import (
    A_BINDING,
    A_FIXTURE,
    A_LEAGUE,
    A_MEMBER,
    A_POOL,
    A_SEASON,
    A_SEASON_NOTICE,
    ADDED,
    AN_ENTRY,
    ENTRIES,
    NOTICE,
    NOW,
    ONE,
    OTHER,
    OWNED,
    a_change,
    a_rating,
    a_result,
    a_table,
    an_act,
)

Question: TypeAlias = Callable[[Transaction], Awaitable[object]]


async def ask_for_posts(tx: Transaction) -> None:
    assert len(await outbox.pending(tx, NOW, limit=99)) == 2


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
    log.of_kind: lambda tx: log.of_kind(tx, ONE, "seat-taken"),
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
    outbox.release: lambda tx: outbox.release(tx, "match", OTHER + 1),
    outbox.retry: lambda tx: outbox.retry(tx, "match", OTHER + 1, NOW),
    outbox.renew_nonces: lambda tx: outbox.renew_nonces(tx, "match", ONE),
    outbox.set_aside: lambda tx: outbox.set_aside(tx, ONE, NOW + 1),
    jobs.due_since: lambda tx: jobs.due_since(tx, NOW),
    timers.due_since: lambda tx: timers.due_since(tx, NOW),
    jobs.put: lambda tx: jobs.put(tx, JobRow(owner=ONE, created=NOW, not_before=NOW, **OWNED)),
    jobs.drop: lambda tx: jobs.drop(tx, "match", ONE, "pearls", "out"),
    jobs.finish: lambda tx: jobs.finish(tx, ONE, NOW),
    jobs.postpone: lambda tx: jobs.postpone(tx, ONE, NOW + 1),
    jobs.release: lambda tx: jobs.release(tx, "match", OTHER + 1),
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
    clocks.waiting_for: lambda tx: clocks.waiting_for(tx, ADA + BEN),
    turns.of_seat: lambda tx: turns.of_seat(tx, ONE, 0),
    turns.of_seats: lambda tx: turns.of_seats(tx, ONE, [0, 1]),
    turns.put: lambda tx: turns.put(tx, TurnRow(match=ONE, seat=0, number=1)),
    turns.drop: lambda tx: turns.drop(tx, TurnRow(match=ONE, seat=0, number=1)),
    turns.drop_all: lambda tx: turns.drop_all(tx, OTHER),
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
    earliest.look: lambda tx: earliest.look(tx, "match", ONE, NOW),
    agenda.load: lambda tx: agenda.load(tx, "match", ONE),
    together.load: lambda tx: together.load(tx, [ONE], HARBOUR),
    resting.load: lambda tx: resting.load(tx, [ONE], HARBOUR, [NOW]),
    hearing.load: lambda tx: hearing.load(tx, ONE, [ADA, BEN]),
    play.asked: lambda tx: play.asked(tx, ONE, ADA),
    posted.of_match: lambda tx: posted.of_match(tx, ONE),
    posted.with_match: lambda tx: posted.with_match(tx, ONE),
    posted.put: lambda tx: posted.put(tx, PostedRow(match=ONE, channel=5)),
    match_cards.facts: lambda tx: match_cards.facts(tx, ONE),
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
    outages.forget_pulses: lambda tx: outages.forget_pulses(tx, 2),
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
OF_SHARDS = {leases.every, leases.note_process, outages.pulses}
"""As many as there are shards and processes."""
OF_OPERATORS = {matches.alive, seasons.every}
"""Whoever runs the bot asks for all there is."""
WHEN_SOMEBODY_LOOKS = {matches.count_running, outbox.waiting_since}
"""Figures that operators and hosts ask for now and then."""
WHEN_SOMEBODY_LEAVES = {commitments.of_transcript_with, matches.of_opener}
"""Whoever is forgotten may stand in any text, and have opened any match."""
WALKS_ALL_BY_INTENT = (
    OF_OPERATORS | ONCE_AT_A_START | WHEN_THE_CLOCK_WAS_AHEAD | OF_OUTAGES | OF_SHARDS
    | WHEN_SOMEBODY_LEAVES | WHEN_SOMEBODY_LOOKS
)  # fmt: skip
