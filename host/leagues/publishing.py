"""Publishing a season: match commitments, threads, and the ids of the season's messages."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.owners import match_owner, season_owner
from host.core.users import User
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import append_entry, fixtures_to_open, locked_season
from host.leagues.lifecycle.kinds import ReconcileMatches, RefreshDivision, ShowDivision, ShowFixture
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.entries import TableOpened
from host.leagues.season.season import FixtureState
from host.matches.commit_reveal import scheme
from host.matches.commit_reveal.scheme import Terms, canonical_json
from host.tables.fairness.commitments import MessageLocation, terms_of
from host.tables.tables.match_start import (
    PublishedCommitment,
    SeasonTable,
    build_season_row,
    start_season_match,
)
from storage.core.database import Transaction
from storage.core.scheduling.outbox import OutboxRow
from storage.leagues.league import fixture_commitments, projections, season_messages, seasons
from storage.leagues.league.fixture_commitments import FixtureCommitmentRow
from storage.leagues.league.season_messages import DivisionCardRow, FixtureMessageRow, SeasonNoticeRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow

MAX_THREADS = 400
"""Maximum number of running tables in a guild.

Discord allows 1,000 active threads, including threads that users create.
"""


def planned_match(loaded: LoadedSeason, table: int, thread_id: int) -> SeasonTable:
    """Return the data needed to start a table's match."""
    state, league = loaded.season.tables[table], loaded.league
    pace = loaded.plan.hurry if loaded.season.is_hurried else loaded.plan.pace
    return SeasonTable(
        game=loaded.plan.game, guild_id=league.guild_id, channel=thread_id, opener=state.user_keys[0],
        users=players_of(loaded, state), title=title_of(loaded, table),
        time_control=loaded.plan.time_control(pace),
    )  # fmt: skip


def players_of(loaded: LoadedSeason, table: FixtureState) -> tuple[User, ...]:
    """Return a table's players in seat order."""
    members = loaded.season.members
    return tuple(
        User(user_key, members[user_key].name if user_key in members else str(user_key))
        for user_key in table.user_keys
    )


def title_of(loaded: LoadedSeason, table: int) -> str:
    """Return the title of a table's match.

    The title contains only numbers and needs no translation.
    """
    division = loaded.season.tables[table].table.division
    return f"{loaded.league.name} {loaded.row.number}.{division}.{table}"


class FixtureCommitment(Struct, frozen=True):
    """The commitment for a table's match, as posted in its thread."""

    match: MatchRow
    """The match row as it would be if the match started now."""
    terms: str
    """The exact text that is hashed together with the secret of the match."""
    message: int | None
    """The id of the message with the commitment; None until it is posted in the thread."""


async def fixture_commitment(
    ctx: Context, row: OutboxRow, table: int, thread_id: int
) -> FixtureCommitment | None:
    """Return the commitment for a table's match, creating it if necessary.

    Return None if the table no longer needs a match.
    """
    async with locked_season(ctx, row.owner) as (tx, known):
        if table not in fixtures_to_open(known):
            return None
        planned = build_season_row(ctx, planned_match(known, table, thread_id))
        fixture_commitment_row = await _load_commitment(tx, known, table)
        if (
            fixture_commitment_row is None
            or _commitment(planned, fixture_commitment_row) != fixture_commitment_row.commitment
        ):
            fixture_commitment_row = await _create_commitment(ctx, tx, known, table, planned)
    match = replace(planned, id=fixture_commitment_row.match_id, commitment=fixture_commitment_row.commitment)
    return FixtureCommitment(
        match,
        canonical_json(terms_of(match).public),
        fixture_commitment_row.message if fixture_commitment_row.channel == thread_id else None,
    )


async def note_commitment(
    ctx: Context, season_id: int, commitment: FixtureCommitment, table: int, message_id: int
) -> None:
    """Record where a commitment was posted, unless it has been replaced in the meantime."""
    async with locked_season(ctx, season_id) as (tx, known):
        fixture_commitment_row = await _load_commitment(tx, known, table)
        if (
            fixture_commitment_row is not None
            and fixture_commitment_row.commitment == commitment.match.commitment
        ):
            await fixture_commitments.put(
                tx, replace(fixture_commitment_row, channel=commitment.match.channel, message=message_id)
            )


async def published_commitment(
    tx: Transaction, loaded: LoadedSeason, table: int, thread_id: int
) -> PublishedCommitment | None:
    """Return the commitment for a table's match, or None if the match's thread does not contain it."""
    fixture_commitment_row = await _load_commitment(tx, loaded, table)
    if (
        fixture_commitment_row is None
        or fixture_commitment_row.message is None
        or fixture_commitment_row.channel != thread_id
    ):
        return None
    return PublishedCommitment(
        fixture_commitment_row.match_id,
        fixture_commitment_row.secret,
        fixture_commitment_row.commitment,
        MessageLocation(thread_id, fixture_commitment_row.message),
    )


async def _load_commitment(tx: Transaction, loaded: LoadedSeason, table: int) -> FixtureCommitmentRow | None:
    return await fixture_commitments.get(tx, loaded.id, table, loaded.season.tables[table].replays)


def _commitment(planned: MatchRow, kept: FixtureCommitmentRow) -> str:
    return scheme.commitment_of(_terms(planned, kept.match_id), kept.secret)


def _terms(planned: MatchRow, match_id: int) -> Terms:
    return terms_of(replace(planned, id=match_id))


async def _create_commitment(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, table: int, planned: MatchRow
) -> FixtureCommitmentRow:
    """Create the secret for a table's match, and reserve the match id."""
    match_id, secret = await matches.reserve_id(tx, planned), ctx.new_secret() + ctx.new_secret()
    fixture_commitment_row = FixtureCommitmentRow(
        season=loaded.id, number=table, replays=loaded.season.tables[table].replays, match_id=match_id, secret=secret,
        commitment=scheme.commitment_of(_terms(planned, match_id), secret),
    )  # fmt: skip
    await fixture_commitments.put(tx, fixture_commitment_row)
    return fixture_commitment_row


class FixtureOpening(Struct, frozen=True):
    """A table to open, and its message."""

    loaded: LoadedSeason
    table: FixtureState
    users: tuple[User, ...]
    """By seat."""
    fixture: FixtureMessageRow | None
    """The table's message; None until it has been sent."""
    is_full: bool
    """Whether the table has to wait because the guild has too many running tables."""


async def fixture_to_open(ctx: Context, row: OutboxRow, table: int) -> FixtureOpening | None:
    """Return the data for opening a table.

    If the table no longer needs to be opened, delete its outbox message and return None.
    """
    async with ctx.database.read_transaction() as tx:
        known = await season_log.load(tx, row.owner)
        if table in fixtures_to_open(known):
            return await _opening(tx, known, table)
    await outbox.delete_sent(ctx, row)
    return None


async def _opening(tx: Transaction, loaded: LoadedSeason, table: int) -> FixtureOpening:
    state = loaded.season.tables[table]
    playing = await projections.count_playing(tx, loaded.league.guild_id)
    fixture = await season_messages.get_fixture_message(tx, loaded.id, table, state.replays)
    return FixtureOpening(loaded, state, players_of(loaded, state), fixture, playing >= MAX_THREADS)


async def note_message(ctx: Context, season_id: int, table: int, channel_id: int, message_id: int) -> None:
    """Record where a table's message was posted; the thread is created from that message."""
    async with ctx.database.transaction() as tx:
        known = await season_log.load(tx, season_id)
        replays = known.season.tables[table].replays
        await season_messages.put_fixture_message(
            tx,
            FixtureMessageRow(
                season=season_id, number=table, replays=replays, channel=channel_id, message=message_id
            ),
        )


class CommitmentMissing(Exception):
    """Raised if the thread contains no valid commitment for the match."""


async def start_fixture_match(ctx: Context, row: OutboxRow, table: int, thread_id: int) -> MatchRow | None:
    """Start a table's match in its thread; return None if the table no longer needs a match.

    Raises CommitmentMissing, and changes nothing, if the thread does not contain the commitment.
    """
    match: MatchRow | None = None
    async with locked_season(ctx, row.owner) as (tx, known):
        if table in fixtures_to_open(known):
            bound = await published_commitment(tx, known, table, thread_id)
            match = (
                None
                if bound is None
                else await start_season_match(ctx, tx, planned_match(known, table, thread_id), bound)
            )
            if match is None:
                raise CommitmentMissing
            after = await append_entry(ctx, tx, known, TableOpened(table=table, match=match.id))
            if after.season.removed & {*after.season.tables[table].user_keys}:
                await jobs.put(ctx, tx, season_owner(known.id), ReconcileMatches())
        await outbox.delete(tx, row)
    if match is not None:
        await jobs.run(ctx, match_owner(match.id))
    return match


async def note_card(ctx: Context, row: OutboxRow, message_id: int | None) -> None:
    """Record where the sign-up card was posted, and delete its outbox message."""
    async with ctx.database.transaction() as tx:
        await seasons.set_card(tx, row.owner, message_id)
        await outbox.delete(tx, row)


async def note_division(
    ctx: Context, row: OutboxRow, division: int, message_id: int | None, *, is_pinned: bool = False
) -> None:
    """Record where a division's card was posted, and delete its outbox message."""
    division_card_row = DivisionCardRow(
        season=row.owner, division=division, card=message_id, is_pinned=is_pinned
    )
    async with ctx.database.transaction() as tx:
        await season_messages.put_division_card(tx, division_card_row)
        await outbox.delete(tx, row)


async def note_notices(
    ctx: Context, row: OutboxRow, channel_id: int, messages: Iterable[int], entry: int | None = None
) -> None:
    """Record the messages of a notice and delete its outbox message.

    `entry` is the log entry that the notice announces.
    """
    async with ctx.database.transaction() as tx:
        for message in messages:
            season_notice_row = SeasonNoticeRow(
                season=row.owner, message=message, channel=channel_id, entry=entry
            )
            await season_messages.put_notice(tx, season_notice_row)
        await outbox.delete(tx, row)


async def notices(ctx: Context, season_id: int, entry: int | None = None) -> list[SeasonNoticeRow]:
    """Return a season's notices that announce the given log entry.

    If `entry` is None, return the notices that announce no entry.
    """
    async with ctx.database.read_transaction() as tx:
        return [
            season_notice_row
            for season_notice_row in await season_messages.notices_of(tx, season_id)
            if season_notice_row.entry == entry
        ]


async def delete_notices(ctx: Context, row: OutboxRow, entry: int | None = None) -> None:
    """Delete the rows of a season's notices after the notices were deleted.

    Also delete the outbox message that requested this.
    """
    async with ctx.database.transaction() as tx:
        await season_messages.delete_notices(tx, row.owner, entry)
        await outbox.delete(tx, row)


async def delete_division_cards(tx: Transaction, loaded: LoadedSeason) -> None:
    """Delete the cards of all divisions and cancel their updates, since a new draw will replace them."""
    owner = season_owner(loaded.id)
    await timers.cancel_kinds(tx, owner, RefreshDivision)
    await outbox.delete_kinds(tx, owner, ShowDivision, ShowFixture)
    for division in loaded.season.divisions:
        stands = await season_messages.get_division_card(tx, loaded.id, division.number)
        if stands is not None and stands.card is not None:
            channel = loaded.league.channel
            await season_messages.put_notice(
                tx, SeasonNoticeRow(season=loaded.id, message=stands.card, channel=channel)
            )
    await season_messages.delete_division_cards(tx, loaded.id)
