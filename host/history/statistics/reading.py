"""Reading what figures are drawn from. What may be long is read in parts, and counted off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from msgspec import Struct

from host.core.context import Context
from host.core.people import Person
from host.history.ratings.leaderboard import Profile, profile
from host.history.ratings.strength import Strength, spread, to_number
from host.history.statistics.person import GameFigures, figures
from host.history.statistics.records import Records, records
from host.history.statistics.versus import Versus, versus
from host.matches.users import names_in_guild
from storage.core.database import Transaction
from storage.history import ratings, results
from storage.history.results import ResultRow
from storage.leagues.league import projections

MAX_SEASONS = 300
"""Of a person, among which those of a server are looked for."""
PART, MAX_RESULTS = 2_000, 40_000
"""Rows that are read at once, and in all: the newest ten thousand matches of four."""


class RatedAt(Struct, frozen=True):
    """A rating as people saw it after a match."""

    at: int
    number: int
    spread: int


class SeasonsTold(Struct, frozen=True):
    """How often somebody played a season of a game's leagues to its end, and won it."""

    played: int
    titles: int


class Told(Struct, frozen=True):
    """All that is told of a person on a server."""

    profile: Profile
    figures: Mapping[str, GameFigures]
    course: Mapping[str, tuple[RatedAt, ...]]
    """How the ratings came to be, by game; the earlier first."""
    seasons: Mapping[str, SeasonsTold]
    """By game."""


class RecordsTold(Struct, frozen=True):
    """The records of a game with the names of those whose they are."""

    records: Records
    names: Mapping[int, str]


async def of_person(ctx: Context, server: int, person: Person, viewer: int) -> Told:
    """Return what is told of a person on a server; a Refusal for others where they have hidden it."""
    found = await profile(ctx, server, person, viewer)
    async with ctx.database.reading() as tx:
        rows = await results.of_person(tx, server, person.id)
        winners = await results.winners(tx, server, person.id)
        course = {game: await _course(tx, server, game, person.id) for game in found.ratings}
        seasons = _seasons(await projections.count_played(tx, server, person.id, MAX_SEASONS))
    return Told(found, figures(rows, winners), course, seasons)


def _seasons(counts: Mapping[tuple[str, str | None], int]) -> dict[str, SeasonsTold]:
    return {
        game: SeasonsTold(
            sum(count for (one, _), count in counts.items() if one == game), counts.get((game, "champion"), 0)
        )
        for game in {game for game, _ in counts}
    }


async def _course(tx: Transaction, server: int, game: str, person: int) -> tuple[RatedAt, ...]:
    changes = reversed(await ratings.changes_of_person(tx, server, game, person))
    known = ((row.ended, Strength(row.mu, row.sigma)) for row in changes)
    return tuple(RatedAt(at, to_number(strength), spread(strength)) for at, strength in known)


async def of_two(ctx: Context, server: int, person: int, other: int) -> Versus:
    """Return how two people came out of the matches that both played on a server."""
    async with ctx.database.reading() as tx:
        rows = await results.together(tx, server, person, other)
    return versus(person, other, rows)


async def of_game(ctx: Context, server: int, game: str) -> RecordsTold:
    """Return the records of a game on a server."""
    rows = await _of_game(ctx, server, game)
    found = await asyncio.to_thread(records, game, rows)
    wanted = {one for best in (found.best, found.narrowest, found.shortest) if best for one in best.people}
    async with ctx.database.reading() as tx:
        return RecordsTold(found, await names_in_guild(tx, server, wanted))


async def _of_game(ctx: Context, server: int, game: str) -> list[ResultRow]:
    """Read the newest results of a game part by part: others are served in between."""
    found, before = list[ResultRow](), None
    while len(found) < MAX_RESULTS:
        async with ctx.database.reading() as tx:
            part = await results.of_game(tx, server, game, before, PART)
        if len(part) < PART:
            return found + part
        # The last match may go on in the next part.
        last = part[-1].match
        found += [row for row in part if row.match != last]
        before = found[-1].ended, found[-1].match
    return found
