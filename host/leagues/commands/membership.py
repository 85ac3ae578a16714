"""What people do in a season: sign up and off, confirm, give up, ask the hosts."""

from __future__ import annotations

from collections.abc import Set

from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import refuse
from host.core.owners import season_owner
from host.core.people import Person, tidy
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.effects import due, enter, hold
from host.leagues.lifecycle.inactive_members import MAX_BARRED, SIGNING, give_places, give_up, was_removed
from host.leagues.lifecycle.kinds import DrawTables, StepDue, ToHosts
from host.leagues.lifecycle.logbook import Known
from host.leagues.pairing.formats import FORMATS
from host.leagues.season.entries import Protested, Withdrew
from host.leagues.season.season import Member
from host.leagues.season.sign_up import Closed, Confirmed, Joined, Left
from host.matches import users
from host.matches.settings.time_controls import DAY, HOUR
from storage.core.database import Transaction
from storage.leagues.league import seasons
from storage.tables import tables
from storage.tables.tables import RateRow

SURELY_THERE = 5 * DAY
"""Who signs up so shortly before the close need not say again that they are there."""
MAX_WORDS = 500
MAX_ASKED = 3
"""Questions of a person to hosts within a day."""


async def join(ctx: Context, season: int, person: Person) -> Member:
    """Sign up; a Refusal where somebody is barred, hosts have signed them off, or sign-up is over."""
    async with ctx.database.reading() as tx:
        keys = await users.keys_of(tx, person.id)
        if await is_barred(tx, await logbook.load(tx, season), keys):
            raise refuse("league-barred")
    async with hold(ctx, season) as (tx, known):
        if any(was_removed(known, key) for key in keys):
            raise refuse("league-barred")
        after = await sign_up(ctx, tx, known, person)
    return after.season.members[person.id]


async def sign_up(
    ctx: Context, tx: Transaction, known: Known, person: Person, decided: int | None = None
) -> Known:
    """Sign somebody up within a transaction; `decided` is the host who does it for them."""
    if known.season.status not in SIGNING:
        raise refuse(_why_late(known, person.id))
    format_ = FORMATS[known.plan.format]
    if format_.begins_when_full and len(known.season.members) >= known.plan.most:
        raise refuse("league-full")
    made = Joined(
        person=person.id, name=tidy(person.name), is_confirmed=await _is_surely_there(ctx, tx, known),
        by="player" if decided is None else "host", decided=person.id if decided is None else decided,
    )  # fmt: skip
    after = await enter(ctx, tx, known, made)
    if format_.begins_when_full and len(after.season.members) == known.plan.most:
        after = await enter(ctx, tx, after, Closed())
        await jobs.put(ctx, tx, season_owner(known.id), DrawTables())
    return after


def _why_late(known: Known, person: int) -> str:
    if person in known.season.members:
        return "league-already"
    return "league-late" if known.season.status in {"drawn", "playing"} else "league-ended"


async def _is_surely_there(ctx: Context, tx: Transaction, known: Known) -> bool:
    if FORMATS[known.plan.format].begins_when_full or known.season.status != "sign-up":
        return True
    closes = await due(tx, known, StepDue("close"))
    return closes is not None and closes - ctx.now() <= SURELY_THERE


async def is_barred(tx: Transaction, known: Known, keys: Set[int]) -> bool:
    """Tell whether a host has struck somebody from this season too, in one before, under any of their keys."""
    for row in await seasons.of_league(tx, known.league.id, 1 + MAX_BARRED):
        if row.number < known.row.number:
            members = (await logbook.load(tx, row.id)).season.members
            found = [members[key] for key in keys if key in members]
            if any(row.number + member.barred >= known.row.number for member in found):
                return True
    return False


async def leave(ctx: Context, season: int, person: Person) -> None:
    """Sign off before the draw; a Refusal that names the other way after it."""
    async with hold(ctx, season) as (tx, known):
        if known.season.status not in SIGNING:
            raise refuse("league-drawn")
        await enter(ctx, tx, known, Left(person=person.id, by="player", decided=person.id))


async def confirm(ctx: Context, season: int, person: Person) -> None:
    """Say that one is there."""
    async with hold(ctx, season) as (tx, known):
        member = known.season.members.get(person.id)
        if member is not None and member.status != "joined":
            return
        await enter(ctx, tx, known, Confirmed(person=person.id, by="player", decided=person.id))


async def withdraw(ctx: Context, season: int, person: Person) -> None:
    """Give up a season after the draw: a robot, or the first of the waiting list, plays on."""
    async with hold(ctx, season) as (tx, known):
        made = Withdrew(person=person.id, by="player", decided=person.id)
        await give_places(ctx, tx, await enter(ctx, tx, known, made), person.id)


async def note_gone(ctx: Context, season: int, person: int) -> None:
    """Note that somebody has left the server: signed off, or withdrawn; again is no harm."""
    async with hold(ctx, season) as (tx, known):
        await give_up(ctx, tx, known, person)


async def protest(ctx: Context, season: int, person: Person, table: int, words: str) -> None:
    """Ask the hosts for a ruling about a table of one's own division; it stands in the season's log."""
    async with hold(ctx, season) as (tx, known):
        told = _words_of(words)
        row = logbook.members_in(known).get(person.id)
        found = known.season.tables.get(table)
        if row is None or found is None or row.division != found.table.division:
            raise refuse("league-not-your-division")
        await _note_asking(ctx, tx, person)
        made = Protested(person=person.id, table=table, words=told, by="player", decided=person.id)
        await enter(ctx, tx, known, made)


async def ask(ctx: Context, season: int, person: Person, words: str, table: int | None = None) -> None:
    """Ask the hosts something; it stands nowhere but in their inbox."""
    async with hold(ctx, season) as (tx, known):
        told = _words_of(words)
        if person.id not in known.season.members:
            raise refuse("league-person")
        await _note_asking(ctx, tx, person)
        await outbox.add(ctx, tx, season_owner(known.id), ToHosts(person.id, told, table))


def _words_of(words: str) -> str:
    told = tidy(words, MAX_WORDS)
    if not told:
        raise refuse("league-no-words")
    return told


async def _note_asking(ctx: Context, tx: Transaction, person: Person) -> None:
    since = ctx.now() - 24 * HOUR
    if len(await tables.read_targets(tx, await users.keys_of(tx, person.id), "ask", since)) >= MAX_ASKED:
        raise refuse("league-asked-enough", most=MAX_ASKED)
    await tables.drop_rates(tx, person.id, "ask", since)
    await tables.add_rates(tx, [RateRow(person=person.id, what="ask", whom=0, at=ctx.now())])
