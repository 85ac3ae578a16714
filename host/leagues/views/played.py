"""A season with what its matches have brought, as charts are made of it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from host.core.context import Context
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.logbook import Known
from host.leagues.season.results import Outcomes
from host.leagues.views.cards import lots_of


class Played(Struct, frozen=True):
    """A season with the outcomes of its matches, and its lots once they are told."""

    known: Known
    outcomes: Outcomes
    lots: Mapping[int, int]


async def season(ctx: Context, season: int) -> Known:
    """Return a season; a Refusal where there is none."""
    async with ctx.database.reading() as tx:
        return await logbook.load(tx, season)


async def load_played(ctx: Context, season: int) -> Played:
    """Return a season with what its matches have brought."""
    async with ctx.database.reading() as tx:
        known = await logbook.load(tx, season)
        return Played(known, await logbook.outcomes_of(tx, known.season), lots_of(known.season))
