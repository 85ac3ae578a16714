"""What binds the match of a table: the hash of its secret is posted in the thread before the match begins."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.core.people import Person
from host.leagues.lifecycle.effects import hold, openable
from host.leagues.lifecycle.logbook import Known
from host.leagues.season.season import TableState
from host.matches.commit_reveal import scheme
from host.matches.commit_reveal.scheme import Terms, canonical
from host.tables.fairness.commitments import PostedAt, terms_of
from host.tables.tables.beginning import BoundBefore, DrawnTable, row_of
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.leagues.league import bindings
from storage.leagues.league.bindings import BindingRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow


def table_to_begin(known: Known, table: int, thread: int) -> DrawnTable:
    """Return the match of a table as it is to be begun."""
    state, league = known.season.tables[table], known.league
    pace = known.plan.hurry if known.season.is_hurried else known.plan.pace
    return DrawnTable(
        game=known.plan.game, server=league.server, channel=thread, opener=state.people[0],
        people=people_of(known, state), title=title_of(known, table), time_control=pace.time_control,
    )  # fmt: skip


def people_of(known: Known, table: TableState) -> tuple[Person, ...]:
    """Return who sits at a table, by seat."""
    members = known.season.members
    return tuple(Person(one, members[one].name if one in members else str(one)) for one in table.people)


def title_of(known: Known, table: int) -> str:
    """Return the title of a table's match, in numbers that say the same in every language."""
    division = known.season.tables[table].table.division
    return f"{known.league.name} {known.row.number}.{division}.{table}"


class TableHash(Struct, frozen=True):
    """The hash that binds the match of a table, as it is posted in its thread."""

    match: MatchRow
    """As it would begin now."""
    terms: str
    """What is hashed together with the secret, to the letter."""
    message: int | None
    """None while it does not stand in the thread."""


async def hash_of(ctx: Context, row: PostRow, table: int, thread: int) -> TableHash | None:
    """Return the hash of a table's match, bound now if it is not; None where there is nothing to open any more."""
    async with hold(ctx, row.owner) as (tx, known):
        if table not in openable(known):
            return None
        planned = row_of(ctx, table_to_begin(known, table, thread))
        kept = await _binding_of(tx, known, table)
        if kept is None or _commitment(planned, kept) != kept.commitment:
            kept = await _bind(ctx, tx, known, table, planned)
    match = replace(planned, id=kept.match, commitment=kept.commitment)
    return TableHash(
        match, canonical(terms_of(match).public), kept.message if kept.channel == thread else None
    )


async def note_hash(ctx: Context, season: int, told: TableHash, table: int, message: int) -> None:
    """Note where the hash of a table's match stands, unless it is bound by another one meanwhile."""
    async with hold(ctx, season) as (tx, known):
        kept = await _binding_of(tx, known, table)
        if kept is not None and kept.commitment == told.match.commitment:
            await bindings.put(tx, replace(kept, channel=told.match.channel, message=message))


async def bound_before(tx: Transaction, known: Known, table: int, thread: int) -> BoundBefore | None:
    """Return what a table's match is bound to; None where that does not stand in its thread."""
    kept = await _binding_of(tx, known, table)
    if kept is None or kept.message is None or kept.channel != thread:
        return None
    return BoundBefore(kept.match, kept.secret, kept.commitment, PostedAt(thread, kept.message))


async def _binding_of(tx: Transaction, known: Known, table: int) -> BindingRow | None:
    return await bindings.get(tx, known.id, table, known.season.tables[table].replays)


def _commitment(planned: MatchRow, kept: BindingRow) -> str:
    return scheme.commitment_of(_terms(planned, kept.match), kept.secret)


def _terms(planned: MatchRow, match: int) -> Terms:
    return terms_of(replace(planned, id=match))


async def _bind(ctx: Context, tx: Transaction, known: Known, table: int, planned: MatchRow) -> BindingRow:
    """Draw the secret of a table's match, for which a number is reserved."""
    match, secret = await matches.reserve(tx, planned), ctx.new_secret() + ctx.new_secret()
    made = BindingRow(
        season=known.id, number=table, replays=known.season.tables[table].replays, match=match, secret=secret,
        commitment=scheme.commitment_of(_terms(planned, match), secret),
    )  # fmt: skip
    await bindings.put(tx, made)
    return made
