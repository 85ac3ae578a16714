"""All queries in the storage modules, with an example call for each.

The module also lists the queries that may scan whole tables.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from storage.core import claimed_interactions
from storage.core.database import Transaction
from storage.core.scheduling import delivery_leases, due_times, jobs, outbox, owner_work, timers
from storage.core.scheduling.jobs import JobRow
from storage.core.scheduling.timers import TimerRow
from storage.decisions import closed_channels, finding, vote
from storage.decisions.closed_channels import ClosedChannelRow
from storage.decisions.vote import BallotRow, VoteRequestRow, VoteRow
from storage.history import analysis, rated_players, ratings, results
from storage.history.analysis import AnalysisRow
from storage.history.rated_players import RatedPlayerRow
from storage.history.ratings import RatedRow
from storage.leagues.league import (
    fixture_commitments,
    leagues,
    projections,
    season_messages,
    seasons,
    server_events,
)  # fmt: skip
from storage.leagues.league import secrets as season_secrets
from storage.leagues.league.season_messages import DivisionCardRow
from storage.leagues.league.secrets import SeasonSecretsRow
from storage.leagues.league.server_events import SeasonServerEventRow
from storage.matches import pages, permissions, settings, users
from storage.matches.match import log, matches, mentions, seats, secrets, snapshots
from storage.matches.match.seats import SeatRow
from storage.matches.match.secrets import SecretRow
from storage.matches.match.snapshots import SnapshotRow
from storage.matches.pages import PageChannelRow, PageGuildRow
from storage.matches.settings import GuildRow
from storage.messages import follow, notices, posted_messages, table_alerts
from storage.messages.follow import FollowRow
from storage.messages.notices import MuteRow
from storage.messages.posted_messages import PostedMessagesRow
from storage.messages.table_alerts import TableAlertRow
from storage.operations import shards
from storage.operations.shards import LeaseRow
from storage.tables import cards as match_cards
from storage.tables import fairness, requirements, roll_call, tables
from storage.tables.fairness import CommitmentRow
from storage.tables.requirements import RequirementsRow
from storage.tables.roll_call import ConfirmationRow
from storage.tables.tables import InviteRow, LimitedActionRow
from storage.time import reliability, suspensions
from storage.time.clock import clock_pauses, clock_turns, clocks, days_off, outages
from storage.time.clock.clock_turns import ClockTurnRow
from storage.time.clock.clocks import ClockRow
from storage.time.clock.days_off import DayOffRow
from storage.time.clock.outages import OutageRow
from storage.time.reliability import ReliabilityRow
from storage.time.suspensions import SuspensionRow
from storage.turns import draft, learn, notes, plan, play, sandbox
from tests.storage.examples import (
    ADA,
    BEN,
    CEM,
    GUILD_ID,
    create_entries,
    create_match_row,
    create_message_row,
)
from tests.storage.large_databases import (
    A_COMMITMENT,
    A_FIXTURE,
    A_LEAGUE,
    A_MEMBER,
    A_POOL,
    A_SEASON,
    A_SEASON_NOTICE,
    AN_ENTRY,
    ENTRIES,
    NOTICE,
    NOW,
    ONE,
    OTHER,
    OWNED,
    PARTICIPANT,
    PROPOSAL,
    WISH,
    create_audit_row,
    create_fixture,
    create_rating,
    create_rating_change,
    create_result,
)

Query: TypeAlias = Callable[[Transaction], Awaitable[object]]


async def query_due_messages(tx: Transaction) -> None:
    assert len(await outbox.due_messages(tx, NOW, limit=99)) == 2


QUERIES: dict[Callable[..., Any], Query] = {
    matches.filter_running: lambda tx: matches.filter_running(tx, (ONE, OTHER)),
    matches.insert_with_id: lambda tx: matches.insert_with_id(
        tx, replace(create_match_row(channel=10**9 + 1), id=10**6)
    ),
    matches.reserve_id: lambda tx: matches.reserve_id(tx, create_match_row(channel=10**9 + 2)),
    matches.insert: lambda tx: matches.insert(tx, create_match_row(channel=10**9)),
    matches.get: lambda tx: matches.get(tx, ONE),
    matches.active_in_channel: lambda tx: matches.active_in_channel(tx, ONE),
    matches.latest_in_channel: lambda tx: matches.latest_in_channel(tx, ONE),
    matches.of_user: lambda tx: matches.of_user(tx, ADA, ["open", "running", "finished"], limit=2),
    matches.of_guild: lambda tx: matches.of_guild(tx, GUILD_ID, ["open", "running", "finished"], limit=2),
    matches.of_guild_without_league: lambda tx: matches.of_guild_without_league(
        tx, GUILD_ID, ["open", "running"], limit=2
    ),
    matches.set_status: lambda tx: matches.set_status(tx, ONE, "finished", NOW),
    matches.set_card: lambda tx: matches.set_card(tx, ONE, 5),
    matches.set_time_control: lambda tx: matches.set_time_control(tx, ONE, ""),
    matches.set_options: lambda tx: matches.set_options(tx, ONE, "{}"),
    matches.set_paused: lambda tx: matches.set_paused(tx, ONE, 5),
    matches.set_channel: lambda tx: matches.set_channel(tx, ONE, 10**9, is_thread=False),
    matches.set_channel_lost: lambda tx: matches.set_channel_lost(tx, ONE, 5),
    matches.of_opener: lambda tx: matches.of_opener(tx, CEM),
    matches.count_cancelled: lambda tx: matches.count_cancelled(tx, CEM, GUILD_ID, 0),
    matches.set_opener: lambda tx: matches.set_opener(tx, ONE, BEN),
    matches.set_commitment: lambda tx: matches.set_commitment(tx, ONE, "c0de"),
    fairness.put_commitment: lambda tx: fairness.put_commitment(tx, CommitmentRow(match_id=OTHER)),
    fairness.get_commitment: lambda tx: fairness.get_commitment(tx, ONE),
    fairness.set_commitment_posted: lambda tx: fairness.set_commitment_posted(tx, ONE, 5, 6),
    fairness.save_transcript: lambda tx: fairness.save_transcript(tx, ONE, "{}"),
    fairness.set_transcript_posted: lambda tx: fairness.set_transcript_posted(tx, ONE, 5, 7),
    fairness.put_participants: lambda tx: fairness.put_participants(tx, PARTICIPANT),
    fairness.participants_of_match: lambda tx: fairness.participants_of_match(tx, ONE),
    fairness.set_contribution_posted: lambda tx: fairness.set_contribution_posted(tx, ONE, 0, 5, 7),
    fairness.delete_participants: lambda tx: fairness.delete_participants(tx, ONE),
    pages.put_guild: lambda tx: pages.put_guild(
        tx,
        PageGuildRow(guild_id=GUILD_ID, token="c0ffee", salt="5a17", name="Harbour"),  # noqa: S106 - part of an address
    ),
    pages.of_guild: lambda tx: pages.of_guild(tx, GUILD_ID),
    pages.of_token: lambda tx: pages.of_token(tx, "c0ffee"),
    pages.guilds_after: lambda tx: pages.guilds_after(tx, 0, 2),
    pages.put_channels: lambda tx: pages.put_channels(
        tx, [PageChannelRow(channel=ONE, guild_id=GUILD_ID, parent=ONE, access="public")]
    ),
    pages.channel: lambda tx: pages.channel(tx, ONE),
    pages.channels_of: lambda tx: pages.channels_of(tx, GUILD_ID),
    pages.channels: lambda tx: pages.channels(tx, [ONE, OTHER]),
    pages.add_player: lambda tx: pages.add_player(tx, GUILD_ID, ADA),
    pages.delete_player: lambda tx: pages.delete_player(tx, GUILD_ID, BEN),
    pages.players_of: lambda tx: pages.players_of(tx, GUILD_ID),
    pages.mentioned_users: lambda tx: pages.mentioned_users(tx, [ONE, OTHER]),
    analysis.complete: lambda tx: analysis.complete(tx, [ONE, OTHER]),
    vote.add_request: lambda tx: vote.add_request(tx, VoteRequestRow(match_id=ONE, user_key=ADA, at=NOW)),
    vote.count_requests: lambda tx: vote.count_requests(tx, ONE, ADA),
    closed_channels.put: lambda tx: closed_channels.put(
        tx,
        ClosedChannelRow(match_id=ONE, channel=5, reason="denied", since=NOW, is_contested=False),
    ),
    closed_channels.get: lambda tx: closed_channels.get(tx, ONE),
    closed_channels.of_matches: lambda tx: closed_channels.of_matches(tx, [ONE, OTHER]),
    closed_channels.delete: lambda tx: closed_channels.delete(tx, OTHER),
    suspensions.put: lambda tx: suspensions.put(tx, SuspensionRow(match_id=ONE, user_key=ADA)),
    suspensions.get: lambda tx: suspensions.get(tx, ONE, ADA),
    suspensions.delete: lambda tx: suspensions.delete(tx, OTHER),
    vote.delete_latest_request: lambda tx: vote.delete_latest_request(tx, ONE, ADA),
    vote.delete_requests_before: lambda tx: vote.delete_requests_before(tx, ONE, ADA, NOW),
    secrets.put: lambda tx: secrets.put(tx, SecretRow(match_id=OTHER, seed="5eed")),
    secrets.get: lambda tx: secrets.get(tx, ONE),
    seats.of_match: lambda tx: seats.of_match(tx, ONE),
    seats.match_with_seats: lambda tx: seats.match_with_seats(tx, ONE),
    seats.of_matches: lambda tx: seats.of_matches(tx, [ONE, OTHER]),
    seats.of_user: lambda tx: seats.of_user(tx, ADA, 2),
    seats.put: lambda tx: seats.put(tx, SeatRow(match_id=ONE, seat=1, robot="quick")),
    seats.replace: lambda tx: seats.replace(tx, ONE, [SeatRow(match_id=ONE, seat=0, user_key=ADA)]),
    tables.add_invites: lambda tx: tables.add_invites(tx, InviteRow(match_id=ONE, user_key=BEN)),
    tables.invites_of_match: lambda tx: tables.invites_of_match(tx, ONE),
    tables.mark_invites_notified: lambda tx: tables.mark_invites_notified(tx, ONE),
    tables.add_actions: lambda tx: tables.add_actions(
        tx, [LimitedActionRow(user_key=ADA, action="open", at=NOW)]
    ),
    tables.read_targets: lambda tx: tables.read_targets(tx, [ADA, CEM], "open", 0),
    tables.has_actions: lambda tx: tables.has_actions(tx, ADA, 0),
    tables.delete_actions: lambda tx: tables.delete_actions(tx, ADA, "open", NOW),
    log.of_seat: lambda tx: log.of_seat(tx, ONE, 0, "ruled"),
    log.of_kind: lambda tx: log.of_kind(tx, ONE, "seat-taken"),
    log.append: lambda tx: log.append(tx, create_entries(ONE, ENTRIES + 1, 5)),
    log.read: lambda tx: log.read(tx, ONE, after=1),
    draft.get: lambda tx: draft.get(tx, ONE, 0),
    draft.put: lambda tx: draft.put(tx, ONE, 0, 5, "[1]"),
    draft.delete: lambda tx: draft.delete(tx, OTHER),
    plan.delete: lambda tx: plan.delete(tx, OTHER),
    sandbox.delete: lambda tx: sandbox.delete(tx, OTHER),
    draft.clear: lambda tx: draft.clear(tx, ONE, [0, 1], 5),
    snapshots.put: lambda tx: snapshots.put(tx, SnapshotRow(match_id=ONE, seq=5, state="{}")),
    snapshots.get: lambda tx: snapshots.get(tx, ONE),
    snapshots.delete: lambda tx: snapshots.delete(tx, ONE),
    outbox.add: lambda tx: outbox.add(tx, [create_message_row("card", ONE)], NOW),
    outbox.due_messages: query_due_messages,
    outbox.due_owners: lambda tx: outbox.due_owners(tx, NOW),
    outbox.due_of_owner: lambda tx: outbox.due_of_owner(tx, "match", ONE, NOW, limit=99),
    outbox.of_owner: lambda tx: outbox.of_owner(tx, "match", ONE),
    outbox.of_matches: lambda tx: outbox.of_matches(tx, [ONE, OTHER], "pearls"),
    outbox.delete_sent: lambda tx: outbox.delete_sent(tx, ONE, OTHER),
    outbox.postpone: lambda tx: outbox.postpone(tx, ONE, NOW + 1),
    outbox.release: lambda tx: outbox.release(tx, "match", OTHER + 1),
    outbox.readmit: lambda tx: outbox.readmit(tx, "match", OTHER + 1),
    outbox.retry: lambda tx: outbox.retry(tx, "match", OTHER + 1, NOW),
    outbox.renew_nonces: lambda tx: outbox.renew_nonces(tx, "match", ONE),
    outbox.defer: lambda tx: outbox.defer(tx, ONE, NOW + 1),
    delivery_leases.get: lambda tx: delivery_leases.get(tx, "match", ONE),
    delivery_leases.take: lambda tx: delivery_leases.take(tx, "match", ONE, "other", NOW, NOW + 1),
    delivery_leases.renew: lambda tx: delivery_leases.renew(tx, "match", ONE, "other", NOW + 1),
    delivery_leases.release: lambda tx: delivery_leases.release(tx, "match", ONE, "other"),
    jobs.backlog: lambda tx: jobs.backlog(tx, NOW),
    timers.backlog: lambda tx: timers.backlog(tx, NOW),
    jobs.put: lambda tx: jobs.put(tx, JobRow(owner=ONE, created=NOW, not_before=NOW, **OWNED)),
    jobs.delete: lambda tx: jobs.delete(tx, "match", ONE, "pearls", "out"),
    jobs.finish: lambda tx: jobs.finish(tx, ONE, NOW),
    jobs.postpone: lambda tx: jobs.postpone(tx, ONE, NOW + 1),
    jobs.release: lambda tx: jobs.release(tx, "match", OTHER + 1),
    jobs.of_owner: lambda tx: jobs.of_owner(tx, "match", ONE),
    jobs.due_owners: lambda tx: jobs.due_owners(tx, NOW),
    users.of_ids: lambda tx: users.of_ids(tx, [ADA + ONE, ADA + OTHER], GUILD_ID),
    users.add: lambda tx: users.add(tx, [ADA + ONE, ADA + 10**9], NOW),
    users.get: lambda tx: users.get(tx, ONE),
    users.of_keys: lambda tx: users.of_keys(tx, [ONE, OTHER]),
    users.ids: lambda tx: users.ids(tx, [ONE, OTHER]),
    users.names: lambda tx: users.names(tx, GUILD_ID, [ONE, OTHER]),
    users.names_in_match: lambda tx: users.names_in_match(tx, ONE, [ONE, OTHER]),
    users.any_names: lambda tx: users.any_names(tx, [ONE, OTHER]),
    users.names_of: lambda tx: users.names_of(tx, ONE),
    users.set_names: lambda tx: users.set_names(tx, GUILD_ID, {ONE: "Ada", OTHER: "Ben"}),
    users.set_seen: lambda tx: users.set_seen(tx, [ONE, OTHER], NOW),
    users.set_settings: lambda tx: users.set_settings(tx, ONE, "{}"),
    users.set_locale: lambda tx: users.set_locale(tx, ONE, "de"),
    users.clear: lambda tx: users.clear(tx, ONE, NOW, "c0de", "5a17"),
    users.deleted: users.deleted,
    users.with_hash: users.with_hash,
    users.with_hash_in_match: lambda tx: users.with_hash_in_match(tx, ONE),
    users.last_deleted: users.last_deleted,
    users.delete: lambda tx: users.delete(tx, ONE),
    users.inactive_since: lambda tx: users.inactive_since(tx, NOW, (1, 1), 2),
    mentions.add: lambda tx: mentions.add(tx, ONE, [CEM, ADA]),
    mentions.is_in_running_match: lambda tx: mentions.is_in_running_match(tx, CEM),
    clocks.put: lambda tx: clocks.put(tx, ClockRow(match_id=ONE, seat=1)),
    clocks.of_match: lambda tx: clocks.of_match(tx, ONE),
    clocks.of_matches: lambda tx: clocks.of_matches(tx, [ONE, OTHER]),
    clocks.matches_waiting_for: lambda tx: clocks.matches_waiting_for(tx, ADA + BEN),
    clock_turns.of_seat: lambda tx: clock_turns.of_seat(tx, ONE, 0),
    clock_turns.of_seats: lambda tx: clock_turns.of_seats(tx, ONE, [0, 1]),
    clock_turns.put: lambda tx: clock_turns.put(tx, ClockTurnRow(match_id=ONE, seat=0, number=1)),
    clock_turns.delete: lambda tx: clock_turns.delete(tx, ClockTurnRow(match_id=ONE, seat=0, number=1)),
    clock_turns.delete_all: lambda tx: clock_turns.delete_all(tx, OTHER),
    clocks.delete: lambda tx: clocks.delete(tx, ONE),
    timers.put: lambda tx: timers.put(tx, TimerRow(owner=ONE, payload="[]", at=NOW, **OWNED)),
    timers.cancel_kinds: lambda tx: timers.cancel_kinds(tx, "match", ONE, "pearls", ["out"]),
    timers.cancel_all: lambda tx: timers.cancel_all(tx, "match", ONE),
    timers.cancel: lambda tx: timers.cancel(tx, TimerRow(owner=ONE, at=NOW, **OWNED)),
    timers.claim: lambda tx: timers.claim(tx, TimerRow(owner=ONE, at=NOW, **OWNED)),
    timers.of_owner: lambda tx: timers.of_owner(tx, "match", ONE),
    timers.due_owners: lambda tx: timers.due_owners(tx, NOW, 99),
    timers.next_time: lambda tx: timers.next_time(tx, "pearls", "out"),
    timers.of_matches: lambda tx: timers.of_matches(tx, [ONE, OTHER], "pearls", "out", NOW),
    timers.postpone: lambda tx: timers.postpone(tx, TimerRow(owner=ONE, at=NOW, **OWNED), NOW + 1),
    due_times.next_due_times: due_times.next_due_times,
    due_times.load_owner_work: lambda tx: due_times.load_owner_work(tx, "match", ONE, NOW),
    owner_work.preload: lambda tx: owner_work.preload(tx, "match", ONE),
    settings.load: lambda tx: settings.load(tx, [ONE], GUILD_ID),
    clock_pauses.load: lambda tx: clock_pauses.load(tx, [ONE], GUILD_ID, [NOW]),
    notices.load_notification_state: lambda tx: notices.load_notification_state(tx, ONE, [ADA, BEN]),
    play.load_user_match: lambda tx: play.load_user_match(tx, ONE, ADA),
    posted_messages.of_match: lambda tx: posted_messages.of_match(tx, ONE),
    posted_messages.with_match: lambda tx: posted_messages.with_match(tx, ONE),
    posted_messages.put: lambda tx: posted_messages.put(tx, PostedMessagesRow(match_id=ONE, channel=5)),
    match_cards.load_facts: lambda tx: match_cards.load_facts(tx, ONE),
    notices.claim: lambda tx: notices.claim(tx, NOTICE),
    notices.is_sent: lambda tx: notices.is_sent(tx, NOTICE),
    notices.set_message: lambda tx: notices.set_message(tx, NOTICE),
    notices.unclaim: lambda tx: notices.unclaim(tx, NOTICE),
    notices.delete_in_channel: lambda tx: notices.delete_in_channel(tx, ONE, 5),
    notices.current: lambda tx: notices.current(tx, ONE),
    vote.put: lambda tx: vote.put(
        tx, VoteRow(match_id=ONE, feature="abort", kind="abort", opened_at=1, closes_at=2)
    ),
    vote.get: lambda tx: vote.get(tx, ONE),
    vote.set_closing_time: lambda tx: vote.set_closing_time(tx, ONE, NOW),
    vote.of_match: lambda tx: vote.of_match(tx, ONE),
    vote.of_user: lambda tx: vote.of_user(tx, ADA, limit=2),
    vote.delete_ballot: lambda tx: vote.delete_ballot(tx, ONE, BEN),
    vote.set_message: lambda tx: vote.set_message(tx, ONE, 5),
    vote.close: lambda tx: vote.close(tx, ONE),
    vote.cast: lambda tx: vote.cast(tx, BallotRow(vote_id=ONE, user_key=BEN, choice="no", at=1)),
    vote.ballots_of: lambda tx: vote.ballots_of(tx, OTHER),
    plan.get: lambda tx: plan.get(tx, ONE, 0),
    plan.put: lambda tx: plan.put(tx, ONE, 0, "{}"),
    sandbox.get: lambda tx: sandbox.get(tx, ONE, ADA),
    sandbox.put: lambda tx: sandbox.put(tx, ONE, ADA, 5, "[]"),
    notices.put_mute: lambda tx: notices.put_mute(tx, MuteRow(match_id=ONE, user_key=ADA)),
    notices.get_mute: lambda tx: notices.get_mute(tx, ONE, ADA),
    notices.delete_mute: lambda tx: notices.delete_mute(tx, ONE, ADA),
    notes.put: lambda tx: notes.put(tx, ONE, ADA, "dive late"),
    notes.get: lambda tx: notes.get(tx, ONE, ADA),
    notes.delete: lambda tx: notes.delete(tx, OTHER, ADA),
    learn.get_or_create: lambda tx: learn.get_or_create(tx, BEN, "pearls"),
    learn.get: lambda tx: learn.get(tx, ONE),
    learn.of_user: lambda tx: learn.of_user(tx, ADA),
    learn.set_step: lambda tx: learn.set_step(tx, ONE, 2),
    table_alerts.put: lambda tx: table_alerts.put(tx, TableAlertRow(guild_id=GUILD_ID, user_key=BEN)),
    table_alerts.get: lambda tx: table_alerts.get(tx, GUILD_ID, ADA),
    table_alerts.of_guild: lambda tx: table_alerts.of_guild(tx, GUILD_ID),
    table_alerts.set_last_notified: lambda tx: table_alerts.set_last_notified(tx, GUILD_ID, ADA, NOW),
    table_alerts.delete: lambda tx: table_alerts.delete(tx, GUILD_ID, ADA),
    finding.get: lambda tx: finding.get(tx, ONE),
    finding.put_choices: lambda tx: finding.put_choices(tx, WISH),
    finding.searches_of_guild: lambda tx: finding.searches_of_guild(tx, GUILD_ID),
    finding.wishes_of_proposal: lambda tx: finding.wishes_of_proposal(tx, ONE),
    finding.claim: lambda tx: finding.claim(tx, WISH, OTHER, NOW),
    finding.release: lambda tx: finding.release(tx, WISH),
    finding.set_message: lambda tx: finding.set_message(tx, ONE, ONE, 1, 2),
    finding.add_proposal: lambda tx: finding.add_proposal(tx, PROPOSAL),
    finding.get_proposal: lambda tx: finding.get_proposal(tx, ONE),
    finding.proposals_of_guild: lambda tx: finding.proposals_of_guild(tx, GUILD_ID),
    finding.proposal_of_match: lambda tx: finding.proposal_of_match(tx, ONE),
    finding.claim_opening: lambda tx: finding.claim_opening(tx, ONE, NOW, NOW - 1),
    finding.release_opening: lambda tx: finding.release_opening(tx, ONE),
    finding.set_match: lambda tx: finding.set_match(tx, ONE, OTHER),
    finding.delete_proposals: lambda tx: finding.delete_proposals(tx, [OTHER]),
    notices.put_presence: lambda tx: notices.put_presence(tx, ONE, ADA, NOW),
    notices.get_presence: lambda tx: notices.get_presence(tx, ONE, ADA),
    notices.delete_presences: lambda tx: notices.delete_presences(tx, OTHER),
    days_off.put: lambda tx: days_off.put(tx, DayOffRow(user_key=ONE, day="2026-12-26")),
    days_off.of_user: lambda tx: days_off.of_user(tx, ONE),
    days_off.delete: lambda tx: days_off.delete(tx, ONE, ["2026-12-24"]),
    reliability.add: lambda tx: reliability.add(tx, ReliabilityRow(user_key=ONE, turns=1)),
    reliability.of_users: lambda tx: reliability.of_users(tx, [ONE, OTHER]),
    results.put: lambda tx: results.put(tx, OTHER, [create_result(OTHER)]),
    results.of_match: lambda tx: results.of_match(tx, ONE),
    results.of_matches: lambda tx: results.of_matches(tx, [ONE, OTHER]),
    results.of_user: lambda tx: results.of_user(tx, GUILD_ID, ADA, limit=2),
    results.head_to_head: lambda tx: results.head_to_head(tx, GUILD_ID, ADA, BEN, limit=2),
    results.of_game: lambda tx: results.of_game(tx, GUILD_ID, "pearls", (NOW, 9), 2),
    results.winning_scores: lambda tx: results.winning_scores(tx, GUILD_ID, ADA, limit=2),
    results.search: lambda tx: results.search(tx, GUILD_ID, "pearls", (0, NOW + 1), 2),
    results.search_of_user: lambda tx: results.search_of_user(
        tx, GUILD_ID, ADA, (0, NOW + 1), 2, outcomes=["won", "all-won"], participations=["played"]
    ),
    results.finished_after: lambda tx: results.finished_after(tx, OTHER, 2),
    analysis.put: lambda tx: analysis.put(tx, AnalysisRow(match_id=ONE, version=1, head=1)),
    analysis.get: lambda tx: analysis.get(tx, ONE),
    analysis.put_judgement: lambda tx: analysis.put_judgement(tx, ONE, 1, "{}"),
    analysis.judgements: lambda tx: analysis.judgements(tx, ONE),
    analysis.delete_judgements: lambda tx: analysis.delete_judgements(tx, ONE),
    requirements.add: lambda tx: requirements.add(tx, RequirementsRow(match_id=OTHER, min_rating=1500)),
    requirements.get: lambda tx: requirements.get(tx, ONE),
    roll_call.put: lambda tx: roll_call.put(
        tx, ConfirmationRow(match_id=ONE, user_key=BEN, confirmed_at=NOW)
    ),
    roll_call.of_match: lambda tx: roll_call.of_match(tx, ONE),
    roll_call.delete_of_match: lambda tx: roll_call.delete_of_match(tx, OTHER),
    tables.allow_hints: lambda tx: tables.allow_hints(tx, OTHER),
    tables.has_hints: lambda tx: tables.has_hints(tx, ONE),
    ratings.add_rated: lambda tx: ratings.add_rated(
        tx, RatedRow(match_id=OTHER, guild_id=GUILD_ID, game="pearls")
    ),
    ratings.get_rated: lambda tx: ratings.get_rated(tx, ONE),
    rated_players.put: lambda tx: rated_players.put(tx, [RatedPlayerRow(match_id=ONE, user_key=BEN)]),
    rated_players.excused_of_match: lambda tx: rated_players.excused_of_match(tx, ONE),
    rated_players.excused_since: lambda tx: rated_players.excused_since(tx, GUILD_ID, "pearls", NOW - 2),
    rated_players.casual_since: lambda tx: rated_players.casual_since(
        tx, GUILD_ID, "pearls", [ADA, BEN], NOW - 2, OTHER
    ),
    ratings.set_verdict: lambda tx: ratings.set_verdict(tx, ONE, NOW, "rated"),
    ratings.is_season_match: lambda tx: ratings.is_season_match(tx, ONE),
    ratings.rated_since: lambda tx: ratings.rated_since(tx, GUILD_ID, "pearls", NOW - 2),
    ratings.add_changes: lambda tx: ratings.add_changes(tx, [create_rating_change(NOW)]),
    ratings.replace_changes: lambda tx: ratings.replace_changes(
        tx, ONE, "pearls", [create_rating_change(ONE)]
    ),
    ratings.changes_of_user: lambda tx: ratings.changes_of_user(tx, ONE, "pearls", ADA, limit=2),
    ratings.pool: lambda tx: ratings.pool(tx, ONE, "pearls"),
    ratings.put_pool: lambda tx: ratings.put_pool(tx, A_POOL),
    ratings.pools_of: lambda tx: ratings.pools_of(tx, ONE),
    ratings.put: lambda tx: ratings.put(tx, [create_rating(ONE)]),
    ratings.replace: lambda tx: ratings.replace(tx, ONE, "pearls", [create_rating(ONE)]),
    ratings.of_pool: lambda tx: ratings.of_pool(tx, ONE, "pearls"),
    ratings.of_users: lambda tx: ratings.of_users(tx, ONE, "pearls", [ADA, BEN]),
    leagues.add: lambda tx: leagues.add(tx, A_LEAGUE),
    leagues.get: lambda tx: leagues.get(tx, ONE),
    leagues.list_after: lambda tx: leagues.list_after(tx, OTHER, 2),
    leagues.of_guild: lambda tx: leagues.of_guild(tx, ONE),
    leagues.set_plan: lambda tx: leagues.set_plan(tx, ONE, "{}"),
    leagues.set_status: lambda tx: leagues.set_status(tx, ONE, "resting"),
    leagues.set_roles: lambda tx: leagues.set_roles(tx, ONE, joining=1, champion=2, tiers="{}"),
    leagues.set_channel: lambda tx: leagues.set_channel(tx, ONE, 2),
    leagues.set_channel_lost: lambda tx: leagues.set_channel_lost(tx, ONE, 1),
    seasons.add: lambda tx: seasons.add(tx, replace(A_SEASON, number=2)),
    seasons.get: lambda tx: seasons.get(tx, ONE),
    seasons.of_league: lambda tx: seasons.of_league(tx, ONE, 2),
    seasons.append: lambda tx: seasons.append(tx, [replace(AN_ENTRY, season=ONE, seq=ENTRIES + 1)]),
    seasons.set_payload: lambda tx: seasons.set_payload(tx, ONE, 1, "{}"),
    seasons.is_mentioned: lambda tx: seasons.is_mentioned(tx, ONE, 10**9),
    seasons.read_log: lambda tx: seasons.read_log(tx, ONE),
    seasons.set_status: lambda tx: seasons.set_status(tx, ONE, "over"),
    seasons.set_card: lambda tx: seasons.set_card(tx, ONE, 5),
    season_secrets.put: lambda tx: season_secrets.put(tx, SeasonSecretsRow(season=OTHER, draw="d", lots="l")),
    season_secrets.replace: lambda tx: season_secrets.replace(
        tx, SeasonSecretsRow(season=ONE, draw="d", lots="l")
    ),
    season_secrets.get: lambda tx: season_secrets.get(tx, ONE),
    projections.put_members: lambda tx: projections.put_members(tx, [A_MEMBER]),
    projections.delete_members: lambda tx: projections.delete_members(tx, ONE, [ADA, BEN]),
    projections.put_fixtures: lambda tx: projections.put_fixtures(tx, [create_fixture(ONE)]),
    projections.delete_fixtures: lambda tx: projections.delete_fixtures(tx, ONE, [1, 2]),
    projections.members_of: lambda tx: projections.members_of(tx, ONE),
    projections.fixtures_of: lambda tx: projections.fixtures_of(tx, ONE),
    projections.fixture_of_match: lambda tx: projections.fixture_of_match(tx, ONE),
    projections.seasons_of_user: lambda tx: projections.seasons_of_user(tx, ADA, 2),
    projections.unfinished_seasons_of_user: lambda tx: projections.unfinished_seasons_of_user(tx, 10**9),
    projections.count_played: lambda tx: projections.count_played(tx, ONE, ADA, 2),
    projections.count_playing: lambda tx: projections.count_playing(tx, ONE),
    server_events.set_enabled: lambda tx: server_events.set_enabled(tx, OTHER, is_enabled=True),
    server_events.is_enabled: lambda tx: server_events.is_enabled(tx, ONE),
    server_events.put: lambda tx: server_events.put(
        tx, SeasonServerEventRow(season=OTHER, event=1, starts=1, ends=2, content_hash="")
    ),
    server_events.get: lambda tx: server_events.get(tx, ONE),
    server_events.delete: lambda tx: server_events.delete(tx, ONE),
    season_messages.put_division_card: lambda tx: season_messages.put_division_card(
        tx, DivisionCardRow(season=ONE, division=1, card=5)
    ),
    season_messages.get_division_card: lambda tx: season_messages.get_division_card(tx, ONE, 1),
    fixture_commitments.put: lambda tx: fixture_commitments.put(tx, A_COMMITMENT),
    fixture_commitments.get: lambda tx: fixture_commitments.get(tx, ONE, 1, 0),
    season_messages.delete_division_cards: lambda tx: season_messages.delete_division_cards(tx, ONE),
    season_messages.delete_fixture_message: lambda tx: season_messages.delete_fixture_message(tx, ONE, 1),
    season_messages.put_fixture_message: lambda tx: season_messages.put_fixture_message(tx, A_FIXTURE),
    season_messages.get_fixture_message: lambda tx: season_messages.get_fixture_message(tx, ONE, 1, 0),
    season_messages.put_notice: lambda tx: season_messages.put_notice(tx, A_SEASON_NOTICE),
    season_messages.notices_of: lambda tx: season_messages.notices_of(tx, ONE),
    season_messages.delete_notices: lambda tx: season_messages.delete_notices(tx, ONE),
    outages.record_heartbeat: lambda tx: outages.record_heartbeat(tx, NOW),
    outages.last_heartbeat: outages.last_heartbeat,
    outages.delete_heartbeats: lambda tx: outages.delete_heartbeats(tx, 2),
    outages.put: lambda tx: outages.put(tx, OutageRow(began=1, ended=2)),
    outages.delete: lambda tx: outages.delete(tx, OutageRow(began=1, ended=2)),
    outages.unfinished_of: lambda tx: outages.unfinished_of(tx, 1),
    permissions.add: lambda tx: permissions.add(tx, create_audit_row()),
    permissions.get: lambda tx: permissions.get(tx, ONE),
    permissions.of_guild: lambda tx: permissions.of_guild(tx, GUILD_ID, limit=3, skip=2),
    settings.upsert_guild: lambda tx: settings.upsert_guild(tx, GuildRow(id=ONE, locale="de")),
    settings.set_board_message: lambda tx: settings.set_board_message(tx, ONE, 5),
    settings.get_guild: lambda tx: settings.get_guild(tx, ONE),
    settings.list_after: lambda tx: settings.list_after(tx, ONE, 3),
    follow.put: lambda tx: follow.put(tx, FollowRow(match_id=ONE, user_key=BEN, is_per_segment=True)),
    follow.get: lambda tx: follow.get(tx, ONE, ADA),
    follow.of_match: lambda tx: follow.of_match(tx, ONE),
    follow.count: lambda tx: follow.count(tx, ADA),
    follow.set_last_notified: lambda tx: follow.set_last_notified(tx, ONE, ADA, 7),
    follow.delete: lambda tx: follow.delete(tx, OTHER, ADA),
    claimed_interactions.claim: lambda tx: claimed_interactions.claim(tx, 10**9, NOW),
    claimed_interactions.delete_old: lambda tx: claimed_interactions.delete_old(
        tx, claimed_interactions.RETENTION_MS + 2
    ),
    shards.clock: shards.clock,
    shards.put: lambda tx: shards.put(tx, LeaseRow(shard=1, count=2, holder="a", until=NOW)),
    shards.delete: lambda tx: shards.delete(tx, 1, "a"),
    shards.delete_process: lambda tx: shards.delete_process(tx, "a"),
    shards.last_identified: shards.last_identified,
    shards.record_identify: lambda tx: shards.record_identify(tx, NOW),
}
AT_STARTUP = {
    closed_channels.match_ids, jobs.make_due, matches.active_guilds, matches.running_of_rules,
    matches.running_rules, matches.with_own_channel, outbox.release_all, pages.unknown_channels,
    ratings.all_pools,
}  # fmt: skip
AFTER_CLOCK_CHANGE = {outages.limit_to_now, outbox.cap_delays, jobs.cap_delays, timers.make_due}
OF_OUTAGES = {outages.ended_after, outages.unfinished}
"""Queries on tables that have few rows."""
OF_SHARDS = {shards.all_leases, shards.record_process, outages.heartbeats}
"""Queries whose cost is proportional to the number of shards and processes."""
OF_OPERATORS = {matches.active_ids, seasons.all_ids}
"""Queries for operators, which read everything."""
ON_DEMAND = {matches.count_running, outbox.backlog}
"""Statistics that operators and hosts request occasionally."""
DAILY = {tables.delete_all_actions, vote.delete_all_requests_before}
"""Daily cleanup statements, which delete the rows of at most one day."""
ALLOWED_FULL_SCANS = (
    OF_OPERATORS | AT_STARTUP | AFTER_CLOCK_CHANGE | OF_OUTAGES | OF_SHARDS
    | DAILY | ON_DEMAND
)  # fmt: skip
