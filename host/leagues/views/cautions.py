"""What somebody had better know of a season, and they alone: whom they may meet, what else they play, days off."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from msgspec import Struct

from host.core.context import Context
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.logbook import Known
from host.leagues.season.agenda import play, sign_up
from host.leagues.views.cards import Company, company_of
from host.matches.settings import settings
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.leagues.league import projections
from storage.time.clock import days_off

MANY_DAYS_OFF = 14
"""Days off within a season that are told to be many."""
MANY_TABLES = 6
"""Tables of seasons at a time that are told to be many."""
MAX_SEASONS = 20


class Cautions(Struct, frozen=True):
    """What is told somebody who signs up for a season."""

    avoids: bool
    """Whether there is anybody with whom they never want to sit: the draw of a season does not look at that."""
    tables: int
    """Of all seasons that they are in on the server, at a time; 0 where these are not many."""
    days_off: int
    """Of theirs while it is played; 0 where these are not many."""


async def cautions(ctx: Context, season: int, person: int) -> Cautions:
    """Return what is told somebody who signs up."""
    async with ctx.database.reading() as tx:
        known = await logbook.load(tx, season)
        avoids = bool((await settings.of_person(tx, person)).avoids)
        tables, off = await _tables(tx, known, person), await _days_off(tx, known, person)
    return Cautions(avoids, tables if tables > MANY_TABLES else 0, off if off > MANY_DAYS_OFF else 0)


async def _tables(tx: Transaction, known: Known, person: int) -> int:
    """Return how many tables somebody has at a time in all seasons of a server, as far as can be told."""
    count = 0
    for season in await projections.seasons_of_person(tx, person, MAX_SEASONS):
        one = await logbook.load(tx, season)
        if one.league.server == known.league.server and person not in one.season.out:
            count += _load(one, person)
    return count


def _load(known: Known, person: int) -> int:
    plan, status = known.plan, known.season.status
    if status in {"sign-up", "confirming"}:
        planned = plan.seats * plan.each
    elif status in {"drawn", "playing"}:
        planned = sum(not one.is_over for one in known.season.tables_of(person))
    else:
        return 0
    return min(planned, plan.load or planned)


async def _days_off(tx: Transaction, known: Known, person: int) -> int:
    """Return how many days off somebody has while a season is played, if all goes by its plan."""
    begins = max(one.at for one in sign_up(known.plan, known.log[0].at))
    ends = max(one.at for one in play(known.plan, begins) if one.what == "end")
    first, last = _day(begins), _day(ends)
    return sum(first <= one.day <= last for one in await days_off.of_person(tx, person))


def _day(at: int) -> str:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=at // DAY)).date().isoformat()


async def company(ctx: Context, season: int, person: int) -> Company:
    """Return with whom somebody sits of those with whom they never want to."""
    async with ctx.database.reading() as tx:
        return await company_of(tx, await logbook.load(tx, season), person)
