"""Tables get their matches, each exactly once: a post, its thread, the hash that binds it, then the match.

Whatever is cut off in between goes on where it stood: of each step is kept, or can be seen, that it has been done.
"""

from __future__ import annotations

from msgspec import Struct

from host.core import jobs, outbox
from host.core.context import Context
from host.core.owners import match_owner, season_owner
from host.core.people import Person
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.effects import enter, hold, openable
from host.leagues.lifecycle.kinds import Settle
from host.leagues.lifecycle.logbook import Known
from host.leagues.publishing import binding
from host.leagues.publishing.binding import people_of, table_to_begin
from host.leagues.season.entries import TableOpened
from host.leagues.season.season import TableState
from host.tables.tables.beginning import begin_drawn
from storage.core.database import Transaction
from storage.core.scheduling.outbox import PostRow
from storage.leagues.league import cards, projections
from storage.leagues.league.cards import FixtureRow
from storage.matches.match.matches import MatchRow

MAX_THREADS = 400
"""Tables of a server that are played at a time: Discord has room for 1,000 threads, and people open some too."""


class Opening(Struct, frozen=True):
    """A table that is to get its match, and where its post stands."""

    known: Known
    table: TableState
    people: tuple[Person, ...]
    """By seat."""
    fixture: FixtureRow | None
    """None while it has not been posted."""
    is_full: bool
    """Whether so many tables are played in the server that this one has to wait."""


async def table_of(ctx: Context, row: PostRow, table: int) -> Opening | None:
    """Return a table that is to be opened; None, and its post is taken out, where there is nothing to open."""
    async with ctx.database.reading() as tx:
        known = await logbook.load(tx, row.owner)
        if table in openable(known):
            return await _opening(tx, known, table)
    await outbox.mark_sent(ctx, row)
    return None


async def _opening(tx: Transaction, known: Known, table: int) -> Opening:
    state = known.season.tables[table]
    playing = await projections.count_playing(tx, known.league.server)
    fixture = await cards.fixture(tx, known.id, table, state.replays)
    return Opening(known, state, people_of(known, state), fixture, playing >= MAX_THREADS)


async def note_message(ctx: Context, season: int, table: int, channel: int, message: int) -> None:
    """Note where the post of a table stands, from which its thread is begun."""
    async with ctx.database.transaction() as tx:
        known = await logbook.load(tx, season)
        replays = known.season.tables[table].replays
        await cards.put_fixture(
            tx, FixtureRow(season=season, number=table, replays=replays, channel=channel, message=message)
        )


class NotBound(Exception):
    """No hash stands in the thread that binds what would be played."""


async def begin(ctx: Context, row: PostRow, table: int, thread: int) -> MatchRow | None:
    """Begin the match of a table in its thread; None where there is nothing to begin any more.

    Raises NotBound, and nothing is changed, where what binds it does not stand in the thread.
    """
    match: MatchRow | None = None
    async with hold(ctx, row.owner) as (tx, known):
        if table in openable(known):
            bound = await binding.bound_before(tx, known, table, thread)
            match = (
                None
                if bound is None
                else await begin_drawn(ctx, tx, table_to_begin(known, table, thread), bound)
            )
            if match is None:
                raise NotBound
            after = await enter(ctx, tx, known, TableOpened(table=table, match=match.id))
            if after.season.out & {*after.season.tables[table].people}:
                await jobs.put(ctx, tx, season_owner(known.id), Settle())
        await outbox.take(tx, row)
    if match is not None:
        await jobs.run(ctx, match_owner(match.id))
    return match
