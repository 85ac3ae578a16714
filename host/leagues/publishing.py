"""Publishing a season: the hashes and thread openings of its matches, and the ids of its messages."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from host.core import jobs, outbox, timers
from host.core.context import Context
from host.core.owners import match_owner, season_owner
from host.core.users import User
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.effects import append_entry, hold, openable
from host.leagues.lifecycle.kinds import ReconcileMatches, RefreshDivision, ShowDivision, ShowFixture
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.season.entries import TableOpened
from host.leagues.season.season import TableState
from host.matches.commit_reveal import scheme
from host.matches.commit_reveal.scheme import Terms, canonical
from host.tables.fairness.commitments import PostedAt, terms_of
from host.tables.tables.beginning import BoundBefore, DrawnTable, begin_drawn, row_of
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.leagues.league import bindings, cards, projections, seasons
from storage.leagues.league.bindings import BindingRow
from storage.leagues.league.cards import DivisionRow, FixtureRow, SeasonNoticeRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow

MAX_THREADS = 400
"""Maximum number of running tables in a guild. Discord allows 1,000 threads, and users open some too."""


def table_to_begin(known: LoadedSeason, table: int, thread: int) -> DrawnTable:
    """Return the match of a table, as it will begin."""
    state, league = known.season.tables[table], known.league
    pace = known.plan.hurry if known.season.is_hurried else known.plan.pace
    return DrawnTable(
        game=known.plan.game, guild_id=league.guild_id, channel=thread, opener=state.user_keys[0],
        users=people_of(known, state), title=title_of(known, table), time_control=pace.time_control,
    )  # fmt: skip


def people_of(known: LoadedSeason, table: TableState) -> tuple[User, ...]:
    """Return the players of a table by seat."""
    members = known.season.members
    return tuple(User(one, members[one].name if one in members else str(one)) for one in table.user_keys)


def title_of(known: LoadedSeason, table: int) -> str:
    """Return the title of a table's match, whose numbers are independent of the language."""
    division = known.season.tables[table].table.division
    return f"{known.league.name} {known.row.number}.{division}.{table}"


class TableHash(Struct, frozen=True):
    """The commitment of a table's match, as sent to its thread."""

    match: MatchRow
    """The row of the match as it would begin now."""
    terms: str
    """The exact text that is hashed together with the secret."""
    message: int | None
    """None while the thread does not contain the commitment."""


async def hash_of(ctx: Context, row: PostRow, table: int, thread: int) -> TableHash | None:
    """Return the commitment of a table's match, creating it if needed.

    None if there is no match to open any more.
    """
    async with hold(ctx, row.owner) as (tx, known):
        if table not in openable(known):
            return None
        planned = row_of(ctx, table_to_begin(known, table, thread))
        kept = await _binding_of(tx, known, table)
        if kept is None or _commitment(planned, kept) != kept.commitment:
            kept = await _bind(ctx, tx, known, table, planned)
    match = replace(planned, id=kept.match_id, commitment=kept.commitment)
    return TableHash(
        match, canonical(terms_of(match).public), kept.message if kept.channel == thread else None
    )


async def note_hash(ctx: Context, season: int, told: TableHash, table: int, message: int) -> None:
    """Record where a commitment was sent, unless it has been replaced in the meantime."""
    async with hold(ctx, season) as (tx, known):
        kept = await _binding_of(tx, known, table)
        if kept is not None and kept.commitment == told.match.commitment:
            await bindings.put(tx, replace(kept, channel=told.match.channel, message=message))


async def bound_before(tx: Transaction, known: LoadedSeason, table: int, thread: int) -> BoundBefore | None:
    """Return the commitment of a table's match; None if its thread does not contain it."""
    kept = await _binding_of(tx, known, table)
    if kept is None or kept.message is None or kept.channel != thread:
        return None
    return BoundBefore(kept.match_id, kept.secret, kept.commitment, PostedAt(thread, kept.message))


async def _binding_of(tx: Transaction, known: LoadedSeason, table: int) -> BindingRow | None:
    return await bindings.get(tx, known.id, table, known.season.tables[table].replays)


def _commitment(planned: MatchRow, kept: BindingRow) -> str:
    return scheme.commitment_of(_terms(planned, kept.match_id), kept.secret)


def _terms(planned: MatchRow, match_id: int) -> Terms:
    return terms_of(replace(planned, id=match_id))


async def _bind(
    ctx: Context, tx: Transaction, known: LoadedSeason, table: int, planned: MatchRow
) -> BindingRow:
    """Create the secret of a table's match and reserve the match id."""
    match_id, secret = await matches.reserve(tx, planned), ctx.new_secret() + ctx.new_secret()
    made = BindingRow(
        season=known.id, number=table, replays=known.season.tables[table].replays, match_id=match_id, secret=secret,
        commitment=scheme.commitment_of(_terms(planned, match_id), secret),
    )  # fmt: skip
    await bindings.put(tx, made)
    return made


class Opening(Struct, frozen=True):
    """A table to open, and the location of its message."""

    known: LoadedSeason
    table: TableState
    users: tuple[User, ...]
    """By seat."""
    fixture: FixtureRow | None
    """None until it has been posted."""
    is_full: bool
    """Whether the guild has too many running tables, so that this one has to wait."""


async def table_of(ctx: Context, row: PostRow, table: int) -> Opening | None:
    """Return a table to open; delete its outbox message and return None if it is obsolete."""
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, row.owner)
        if table in openable(known):
            return await _opening(tx, known, table)
    await outbox.mark_sent(ctx, row)
    return None


async def _opening(tx: Transaction, known: LoadedSeason, table: int) -> Opening:
    state = known.season.tables[table]
    playing = await projections.count_playing(tx, known.league.guild_id)
    fixture = await cards.fixture(tx, known.id, table, state.replays)
    return Opening(known, state, people_of(known, state), fixture, playing >= MAX_THREADS)


async def note_message(ctx: Context, season: int, table: int, channel: int, message: int) -> None:
    """Record where the message of a table was sent, from which its thread is created."""
    async with ctx.database.transaction() as tx:
        known = await logbook.load(tx, season)
        replays = known.season.tables[table].replays
        await cards.put_fixture(
            tx, FixtureRow(season=season, number=table, replays=replays, channel=channel, message=message)
        )


class NotBound(Exception):
    """Raised when the thread contains no valid commitment of the match."""


async def begin(ctx: Context, row: PostRow, table: int, thread: int) -> MatchRow | None:
    """Begin the match of a table in its thread; None if that is obsolete.

    Raises NotBound, without changes, if the thread does not contain the commitment.
    """
    match: MatchRow | None = None
    async with hold(ctx, row.owner) as (tx, known):
        if table in openable(known):
            bound = await bound_before(tx, known, table, thread)
            match = (
                None
                if bound is None
                else await begin_drawn(ctx, tx, table_to_begin(known, table, thread), bound)
            )
            if match is None:
                raise NotBound
            after = await append_entry(ctx, tx, known, TableOpened(table=table, match=match.id))
            if after.season.out & {*after.season.tables[table].user_keys}:
                await jobs.put(ctx, tx, season_owner(known.id), ReconcileMatches())
        await outbox.take(tx, row)
    if match is not None:
        await jobs.run(ctx, match_owner(match.id))
    return match


async def note_card(ctx: Context, row: PostRow, message: int | None) -> None:
    """Record where the sign-up card was sent, and delete its outbox message."""
    async with ctx.database.transaction() as tx:
        await seasons.set_card(tx, row.owner, message)
        await outbox.take(tx, row)


async def note_division(ctx: Context, row: PostRow, division: int, message: int | None) -> None:
    """Record where the card of a division was sent, and delete its outbox message."""
    async with ctx.database.transaction() as tx:
        await cards.put_division(tx, DivisionRow(season=row.owner, division=division, card=message))
        await outbox.take(tx, row)


async def note_notices(
    ctx: Context, row: PostRow, channel: int, messages: Iterable[int], entry: int | None = None
) -> None:
    """Record the messages of a notice and delete its outbox message.

    `entry` is the log entry that the notice announces.
    """
    async with ctx.database.transaction() as tx:
        for message in messages:
            made = SeasonNoticeRow(season=row.owner, message=message, channel=channel, entry=entry)
            await cards.put_notice(tx, made)
        await outbox.take(tx, row)


async def notices(ctx: Context, season: int, entry: int | None = None) -> list[SeasonNoticeRow]:
    """Return the existing notices of a season: those that announce an entry, or all others."""
    async with ctx.database.read_transaction() as tx:
        return [one for one in await cards.notices_of(tx, season) if one.entry == entry]


async def forget_notices(ctx: Context, row: PostRow, entry: int | None = None) -> None:
    """Delete the records of a season's notices and the outbox message about them."""
    async with ctx.database.transaction() as tx:
        await cards.drop_notices(tx, row.owner, entry)
        await outbox.take(tx, row)


async def retire_divisions(tx: Transaction, known: LoadedSeason) -> None:
    """Delete the cards of all divisions and cancel their updates, since a new draw will replace them."""
    owner = season_owner(known.id)
    await timers.drop(tx, owner, RefreshDivision)
    await outbox.drop(tx, owner, ShowDivision, ShowFixture)
    for one in known.season.divisions:
        stands = await cards.division(tx, known.id, one.number)
        if stands is not None and stands.card is not None:
            channel = known.league.channel
            await cards.put_notice(tx, SeasonNoticeRow(season=known.id, message=stands.card, channel=channel))
    await cards.forget_divisions(tx, known.id)
