"""All queries of the storage modules, each with an example; and those allowed to scan whole tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from storage.core import handled
from storage.core.database import Transaction
from storage.core.scheduling import agenda, earliest, jobs, outbox, timers
from storage.core.scheduling.jobs import JobRow
from storage.core.scheduling.timers import TimerRow
from storage.decisions import vote
from storage.decisions.vote import BallotRow, QuestionRow, RequestRow
from storage.history import analysis, ratings, results
from storage.history.analysis import AnalysisRow
from storage.history.ratings import RatedRow
from storage.leagues.league import bindings, cards, leagues, projections, seasons
from storage.leagues.league import secrets as season_secrets
from storage.leagues.league.cards import DivisionRow
from storage.leagues.league.secrets import SecretsRow
from storage.matches import permissions, settings, users
from storage.matches.match import log, matches, mentions, seats, secrets, snapshots
from storage.matches.match.seats import SeatRow
from storage.matches.match.secrets import SecretRow
from storage.matches.match.snapshots import SnapshotRow
from storage.matches.settings import ServerRow
from storage.messages import follow, notices, posts, table_alerts
from storage.messages.follow import FollowRow
from storage.messages.notices import MuteRow
from storage.messages.posts import PostedRow
from storage.messages.table_alerts import WishRow
from storage.operations import shards
from storage.operations.shards import LeaseRow
from storage.tables import cards as match_cards
from storage.tables import fairness, tables
from storage.tables.fairness import CommitmentRow
from storage.tables.tables import InviteRow, RateRow
from storage.time import reliability
from storage.time.clock import clocks, days_off, outages, resting, turns
from storage.time.clock.clocks import ClockRow
from storage.time.clock.days_off import DayOffRow
from storage.time.clock.outages import OutageRow
from storage.time.clock.turns import TurnRow
from storage.time.reliability import ReliabilityRow
from storage.turns import draft, learn, notes, plan, play, sandbox
from tests.storage.examples import ADA, BEN, CEM, HARBOUR, a_match, a_post, entries
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
    matches.of_opener: lambda tx: matches.of_opener(tx, CEM),
    matches.set_opener: lambda tx: matches.set_opener(tx, ONE, BEN),
    matches.set_commitment: lambda tx: matches.set_commitment(tx, ONE, "c0de"),
    fairness.put_commitment: lambda tx: fairness.put_commitment(tx, CommitmentRow(match_id=OTHER)),
    fairness.get_commitment: lambda tx: fairness.get_commitment(tx, ONE),
    fairness.set_commitment_posted: lambda tx: fairness.set_commitment_posted(tx, ONE, 5, 6),
    fairness.freeze: lambda tx: fairness.freeze(tx, ONE, "{}"),
    fairness.set_transcript_posted: lambda tx: fairness.set_transcript_posted(tx, ONE, 5, 7),
    fairness.put_participants: lambda tx: fairness.put_participants(tx, ADDED),
    fairness.participants_of_match: lambda tx: fairness.participants_of_match(tx, ONE),
    fairness.set_contribution_posted: lambda tx: fairness.set_contribution_posted(tx, ONE, 0, 5, 7),
    fairness.drop_participants: lambda tx: fairness.drop_participants(tx, ONE),
    vote.add_request: lambda tx: vote.add_request(tx, RequestRow(match_id=ONE, user_key=ADA, at=NOW)),
    vote.count_requests: lambda tx: vote.count_requests(tx, ONE, ADA),
    vote.drop_requests_before: lambda tx: vote.drop_requests_before(tx, ONE, ADA, NOW),
    secrets.put: lambda tx: secrets.put(tx, SecretRow(match_id=OTHER, seed="5eed")),
    secrets.get: lambda tx: secrets.get(tx, ONE),
    seats.of_match: lambda tx: seats.of_match(tx, ONE),
    seats.with_match: lambda tx: seats.with_match(tx, ONE),
    seats.of_matches: lambda tx: seats.of_matches(tx, [ONE, OTHER]),
    seats.of_person: lambda tx: seats.of_person(tx, ADA, 2),
    seats.put: lambda tx: seats.put(tx, SeatRow(match_id=ONE, seat=1, robot="quick")),
    seats.replace: lambda tx: seats.replace(tx, ONE, [SeatRow(match_id=ONE, seat=0, user_key=ADA)]),
    tables.add_invites: lambda tx: tables.add_invites(tx, InviteRow(match_id=ONE, user_key=BEN)),
    tables.invites_of_match: lambda tx: tables.invites_of_match(tx, ONE),
    tables.mark_invites_told: lambda tx: tables.mark_invites_told(tx, ONE),
    tables.add_rates: lambda tx: tables.add_rates(tx, [RateRow(user_key=ADA, what="open", at=NOW)]),
    tables.read_targets: lambda tx: tables.read_targets(tx, [ADA, CEM], "open", 0),
    tables.has_rates: lambda tx: tables.has_rates(tx, ADA, 0),
    tables.drop_rates: lambda tx: tables.drop_rates(tx, ADA, "open", NOW),
    log.about: lambda tx: log.about(tx, ONE, 0, "ruled"),
    log.of_kind: lambda tx: log.of_kind(tx, ONE, "seat-taken"),
    log.append: lambda tx: log.append(tx, entries(ONE, ENTRIES + 1, 5)),
    log.read: lambda tx: log.read(tx, ONE, after=1),
    draft.get: lambda tx: draft.get(tx, ONE, 0),
    draft.put: lambda tx: draft.put(tx, ONE, 0, 5, "[1]"),
    draft.drop: lambda tx: draft.drop(tx, OTHER),
    plan.drop: lambda tx: plan.drop(tx, OTHER),
    sandbox.drop: lambda tx: sandbox.drop(tx, OTHER),
    draft.clear: lambda tx: draft.clear(tx, ONE, [0, 1], 5),
    snapshots.put: lambda tx: snapshots.put(tx, SnapshotRow(match_id=ONE, seq=5, state="{}")),
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
    users.of_ids: lambda tx: users.of_ids(tx, [ADA + ONE, ADA + OTHER], HARBOUR),
    users.add: lambda tx: users.add(tx, [ADA + ONE, ADA + 10**9], NOW),
    users.get: lambda tx: users.get(tx, ONE),
    users.of_keys: lambda tx: users.of_keys(tx, [ONE, OTHER]),
    users.ids: lambda tx: users.ids(tx, [ONE, OTHER]),
    users.names: lambda tx: users.names(tx, HARBOUR, [ONE, OTHER]),
    users.names_at: lambda tx: users.names_at(tx, ONE, [ONE, OTHER]),
    users.any_names: lambda tx: users.any_names(tx, [ONE, OTHER]),
    users.names_of: lambda tx: users.names_of(tx, ONE),
    users.set_names: lambda tx: users.set_names(tx, HARBOUR, {ONE: "Ada", OTHER: "Ben"}),
    users.set_seen: lambda tx: users.set_seen(tx, [ONE, OTHER], NOW),
    users.set_settings: lambda tx: users.set_settings(tx, ONE, "{}"),
    users.set_locale: lambda tx: users.set_locale(tx, ONE, "de"),
    users.clear: lambda tx: users.clear(tx, ONE, NOW, "c0de", "5a17"),
    users.deleted: users.deleted,
    users.last_deleted: users.last_deleted,
    users.drop: lambda tx: users.drop(tx, ONE),
    users.unseen: lambda tx: users.unseen(tx, NOW, (1, 1), 2),
    mentions.add: lambda tx: mentions.add(tx, ONE, [CEM, ADA]),
    mentions.is_in_running: lambda tx: mentions.is_in_running(tx, CEM),
    clocks.put: lambda tx: clocks.put(tx, ClockRow(match_id=ONE, seat=1)),
    clocks.of_match: lambda tx: clocks.of_match(tx, ONE),
    clocks.of_matches: lambda tx: clocks.of_matches(tx, [ONE, OTHER]),
    clocks.waiting_for: lambda tx: clocks.waiting_for(tx, ADA + BEN),
    turns.of_seat: lambda tx: turns.of_seat(tx, ONE, 0),
    turns.of_seats: lambda tx: turns.of_seats(tx, ONE, [0, 1]),
    turns.put: lambda tx: turns.put(tx, TurnRow(match_id=ONE, seat=0, number=1)),
    turns.drop: lambda tx: turns.drop(tx, TurnRow(match_id=ONE, seat=0, number=1)),
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
    settings.load: lambda tx: settings.load(tx, [ONE], HARBOUR),
    resting.load: lambda tx: resting.load(tx, [ONE], HARBOUR, [NOW]),
    notices.load_hearing: lambda tx: notices.load_hearing(tx, ONE, [ADA, BEN]),
    play.asked: lambda tx: play.asked(tx, ONE, ADA),
    posts.of_match: lambda tx: posts.of_match(tx, ONE),
    posts.with_match: lambda tx: posts.with_match(tx, ONE),
    posts.put: lambda tx: posts.put(tx, PostedRow(match_id=ONE, channel=5)),
    match_cards.facts: lambda tx: match_cards.facts(tx, ONE),
    notices.claim: lambda tx: notices.claim(tx, NOTICE),
    notices.is_given: lambda tx: notices.is_given(tx, NOTICE),
    notices.set_message: lambda tx: notices.set_message(tx, NOTICE),
    notices.forget: lambda tx: notices.forget(tx, NOTICE),
    notices.forget_in: lambda tx: notices.forget_in(tx, ONE, 5),
    notices.standing: lambda tx: notices.standing(tx, ONE),
    vote.put: lambda tx: vote.put(
        tx, QuestionRow(match_id=ONE, feature="abort", kind="abort", asked=1, closes=2)
    ),
    vote.get: lambda tx: vote.get(tx, ONE),
    vote.of_match: lambda tx: vote.of_match(tx, ONE),
    vote.set_message: lambda tx: vote.set_message(tx, ONE, 5),
    vote.close: lambda tx: vote.close(tx, ONE),
    vote.cast: lambda tx: vote.cast(tx, BallotRow(question=ONE, user_key=BEN, choice="no", at=1)),
    vote.ballots_of: lambda tx: vote.ballots_of(tx, OTHER),
    plan.get: lambda tx: plan.get(tx, ONE, 0),
    plan.put: lambda tx: plan.put(tx, ONE, 0, "{}"),
    sandbox.get: lambda tx: sandbox.get(tx, ONE, ADA),
    sandbox.put: lambda tx: sandbox.put(tx, ONE, ADA, 5, "[]"),
    notices.put_mute: lambda tx: notices.put_mute(tx, MuteRow(match_id=ONE, user_key=ADA)),
    notices.get_mute: lambda tx: notices.get_mute(tx, ONE, ADA),
    notices.drop_mute: lambda tx: notices.drop_mute(tx, ONE, ADA),
    notes.put: lambda tx: notes.put(tx, ONE, ADA, "dive late"),
    notes.get: lambda tx: notes.get(tx, ONE, ADA),
    notes.drop: lambda tx: notes.drop(tx, OTHER, ADA),
    learn.begin: lambda tx: learn.begin(tx, BEN, "pearls"),
    learn.get: lambda tx: learn.get(tx, ONE),
    learn.of_person: lambda tx: learn.of_person(tx, ADA),
    learn.set_step: lambda tx: learn.set_step(tx, ONE, 2),
    table_alerts.put: lambda tx: table_alerts.put(tx, WishRow(guild_id=HARBOUR, user_key=BEN)),
    table_alerts.get: lambda tx: table_alerts.get(tx, HARBOUR, ADA),
    table_alerts.of_server: lambda tx: table_alerts.of_server(tx, HARBOUR),
    table_alerts.set_told: lambda tx: table_alerts.set_told(tx, HARBOUR, ADA, NOW),
    table_alerts.drop: lambda tx: table_alerts.drop(tx, HARBOUR, ADA),
    notices.put_presence: lambda tx: notices.put_presence(tx, ONE, ADA, NOW),
    notices.get_presence: lambda tx: notices.get_presence(tx, ONE, ADA),
    notices.drop_presences: lambda tx: notices.drop_presences(tx, OTHER),
    days_off.put: lambda tx: days_off.put(tx, DayOffRow(user_key=ONE, day="2026-12-26")),
    days_off.of_person: lambda tx: days_off.of_person(tx, ONE),
    days_off.drop: lambda tx: days_off.drop(tx, ONE, ["2026-12-24"]),
    reliability.add: lambda tx: reliability.add(tx, ReliabilityRow(user_key=ONE, turns=1)),
    reliability.of_people: lambda tx: reliability.of_people(tx, [ONE, OTHER]),
    results.put: lambda tx: results.put(tx, OTHER, [a_result(OTHER)]),
    results.of_match: lambda tx: results.of_match(tx, ONE),
    results.of_matches: lambda tx: results.of_matches(tx, [ONE, OTHER]),
    results.of_person: lambda tx: results.of_person(tx, HARBOUR, ADA, most=2),
    results.together: lambda tx: results.together(tx, HARBOUR, ADA, BEN, most=2),
    results.of_game: lambda tx: results.of_game(tx, HARBOUR, "pearls", (NOW, 9), 2),
    results.winners: lambda tx: results.winners(tx, HARBOUR, ADA, most=2),
    results.find_finished_behind: lambda tx: results.find_finished_behind(tx, OTHER, 2),
    analysis.put: lambda tx: analysis.put(tx, AnalysisRow(match_id=ONE, version=1, head=1)),
    analysis.get: lambda tx: analysis.get(tx, ONE),
    analysis.judge: lambda tx: analysis.judge(tx, ONE, 1, "{}"),
    analysis.turns_judged: lambda tx: analysis.turns_judged(tx, ONE),
    analysis.forget_judged: lambda tx: analysis.forget_judged(tx, ONE),
    tables.add_hinted: lambda tx: tables.add_hinted(tx, OTHER),
    tables.is_hinted: lambda tx: tables.is_hinted(tx, ONE),
    ratings.add_rated: lambda tx: ratings.add_rated(
        tx, RatedRow(match_id=OTHER, guild_id=HARBOUR, game="pearls")
    ),
    ratings.get_rated: lambda tx: ratings.get_rated(tx, ONE),
    ratings.judge: lambda tx: ratings.judge(tx, ONE, NOW, "rated"),
    ratings.is_of_season: lambda tx: ratings.is_of_season(tx, ONE),
    ratings.rated_since: lambda tx: ratings.rated_since(tx, HARBOUR, "pearls", NOW - 2),
    ratings.add_changes: lambda tx: ratings.add_changes(tx, [a_change(NOW)]),
    ratings.replace_changes: lambda tx: ratings.replace_changes(tx, ONE, "pearls", [a_change(ONE)]),
    ratings.changes_of_person: lambda tx: ratings.changes_of_person(tx, ONE, "pearls", ADA, most=2),
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
    seasons.rewrite: lambda tx: seasons.rewrite(tx, ONE, 1, "{}"),
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
    permissions.add: lambda tx: permissions.add(tx, an_act()),
    permissions.get: lambda tx: permissions.get(tx, ONE),
    permissions.of_server: lambda tx: permissions.of_server(tx, HARBOUR, most=3, skip=2),
    settings.upsert_server: lambda tx: settings.upsert_server(tx, ServerRow(id=ONE, locale="de")),
    settings.set_board_message: lambda tx: settings.set_board_message(tx, ONE, 5),
    settings.get_server: lambda tx: settings.get_server(tx, ONE),
    follow.put: lambda tx: follow.put(tx, FollowRow(match_id=ONE, user_key=BEN, is_each=True)),
    follow.get: lambda tx: follow.get(tx, ONE, ADA),
    follow.of_match: lambda tx: follow.of_match(tx, ONE),
    follow.count: lambda tx: follow.count(tx, ADA),
    follow.set_told: lambda tx: follow.set_told(tx, ONE, ADA, 7),
    follow.drop: lambda tx: follow.drop(tx, OTHER, ADA),
    handled.claim: lambda tx: handled.claim(tx, 10**9, NOW),
    handled.forget: lambda tx: handled.forget(tx, handled.KEPT_FOR + 2),
    shards.clock: shards.clock,
    shards.put: lambda tx: shards.put(tx, LeaseRow(shard=1, count=2, holder="a", until=NOW)),
    shards.drop: lambda tx: shards.drop(tx, 1, "a"),
    shards.forget_process: lambda tx: shards.forget_process(tx, "a"),
    shards.last_introduced: shards.last_introduced,
    shards.note_introduced: lambda tx: shards.note_introduced(tx, NOW),
}
ONCE_AT_A_START = {
    matches.servers, matches.with_channel, outbox.release_all, ratings.every_pool,
}  # fmt: skip
WHEN_THE_CLOCK_WAS_AHEAD = {outages.cut_off, outbox.wait_no_longer, jobs.wait_no_longer, timers.ring_at}
OF_OUTAGES = {outages.since, outages.unfinished}
"""Tables with few rows."""
OF_SHARDS = {shards.every, shards.note_process, outages.pulses}
"""Proportional to the number of shards and processes."""
OF_OPERATORS = {matches.alive, seasons.every}
"""Operator queries that read everything."""
WHEN_SOMEBODY_LOOKS = {matches.count_running, outbox.waiting_since}
"""Statistics that operators and hosts request occasionally."""
ONCE_A_DAY = {tables.drop_all_rates, vote.drop_all_requests_before}
"""What nobody needs any more is deleted; there are rows of a day at most."""
WALKS_ALL_BY_INTENT = (
    OF_OPERATORS | ONCE_AT_A_START | WHEN_THE_CLOCK_WAS_AHEAD | OF_OUTAGES | OF_SHARDS
    | ONCE_A_DAY | WHEN_SOMEBODY_LOOKS
)  # fmt: skip
