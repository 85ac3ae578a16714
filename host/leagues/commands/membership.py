"""The actions of members in a season: sign up and off, confirm, withdraw, ask the hosts."""

from __future__ import annotations

from collections.abc import Set

from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import user_error
from host.core.owners import season_owner
from host.core.users import User, normalize_name
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.effects import append_entry, due, hold
from host.leagues.lifecycle.inactive_members import MAX_BARRED, SIGNING, give_places, give_up, was_removed
from host.leagues.lifecycle.kinds import DrawTables, StepDue, ToHosts
from host.leagues.lifecycle.logbook import LoadedSeason
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
"""Milliseconds before the close. A sign-up within this period needs no confirmation."""
MAX_WORDS = 500
MAX_ASKED = 3
"""Maximum number of questions a user may ask hosts per day."""


async def join(ctx: Context, season: int, user: User) -> Member:
    """Sign up a user.

    Raises a UserError if the user is barred, if hosts have removed them, or if sign-up is over.
    """
    async with ctx.database.read_transaction() as tx:
        keys = await users.keys_of(tx, user.key)
        if await is_barred(tx, await logbook.load(tx, season), keys):
            raise user_error("league-barred")
    async with hold(ctx, season) as (tx, known):
        if any(was_removed(known, key) for key in keys):
            raise user_error("league-barred")
        after = await sign_up(ctx, tx, known, user)
    return after.season.members[user.key]


async def sign_up(
    ctx: Context, tx: Transaction, known: LoadedSeason, user: User, decided: int | None = None
) -> LoadedSeason:
    """Sign up a user in the caller's transaction.

    `decided` is the id of the host who does it for them.
    """
    if known.season.status not in SIGNING:
        raise user_error(_why_late(known, user.key))
    format_ = FORMATS[known.plan.format]
    if format_.begins_when_full and len(known.season.members) >= known.plan.most:
        raise user_error("league-full")
    made = Joined(
        person=user.key, name=normalize_name(user.name), is_confirmed=await _is_surely_there(ctx, tx, known),
        by="player" if decided is None else "host", decided=user.key if decided is None else decided,
    )  # fmt: skip
    after = await append_entry(ctx, tx, known, made)
    if format_.begins_when_full and len(after.season.members) == known.plan.most:
        after = await append_entry(ctx, tx, after, Closed())
        await jobs.put(ctx, tx, season_owner(known.id), DrawTables())
    return after


def _why_late(known: LoadedSeason, user_key: int) -> str:
    if user_key in known.season.members:
        return "league-already"
    return "league-late" if known.season.status in {"drawn", "playing"} else "league-ended"


async def _is_surely_there(ctx: Context, tx: Transaction, known: LoadedSeason) -> bool:
    if FORMATS[known.plan.format].begins_when_full or known.season.status != "sign-up":
        return True
    closes = await due(tx, known, StepDue("close"))
    return closes is not None and closes - ctx.now() <= SURELY_THERE


async def is_barred(tx: Transaction, known: LoadedSeason, keys: Set[int]) -> bool:
    """Return whether a host barred a user from this season in an earlier one.

    `keys` are all keys of the user.
    """
    for row in await seasons.of_league(tx, known.league.id, 1 + MAX_BARRED):
        if row.number < known.row.number:
            members = (await logbook.load(tx, row.id)).season.members
            found = [members[key] for key in keys if key in members]
            if any(row.number + member.barred >= known.row.number for member in found):
                return True
    return False


async def leave(ctx: Context, season: int, user: User) -> None:
    """Sign off before the draw.

    After the draw, raises a UserError that names the alternative.
    """
    async with hold(ctx, season) as (tx, known):
        if known.season.status not in SIGNING:
            raise user_error("league-drawn")
        await append_entry(ctx, tx, known, Left(person=user.key, by="player", decided=user.key))


async def confirm(ctx: Context, season: int, user: User) -> None:
    """Confirm that the member will play."""
    async with hold(ctx, season) as (tx, known):
        member = known.season.members.get(user.key)
        if member is not None and member.status != "joined":
            return
        await append_entry(ctx, tx, known, Confirmed(person=user.key, by="player", decided=user.key))


async def withdraw(ctx: Context, season: int, user: User) -> None:
    """Withdraw from a season after the draw.

    A robot, or the first member of the waiting list, takes over.
    """
    async with hold(ctx, season) as (tx, known):
        made = Withdrew(person=user.key, by="player", decided=user.key)
        await give_places(ctx, tx, await append_entry(ctx, tx, known, made), user.key)


async def note_gone(ctx: Context, season: int, user_key: int) -> None:
    """Sign off or withdraw a user who has left the guild; repeated calls are harmless."""
    async with hold(ctx, season) as (tx, known):
        await give_up(ctx, tx, known, user_key)


async def protest(ctx: Context, season: int, user: User, table: int, words: str) -> None:
    """Ask the hosts for a ruling on a table of the member's own division.

    The season's log records it.
    """
    async with hold(ctx, season) as (tx, known):
        told = _words_of(words)
        row = logbook.members_in(known).get(user.key)
        found = known.season.tables.get(table)
        if row is None or found is None or row.division != found.table.division:
            raise user_error("league-not-your-division")
        await _note_asking(ctx, tx, user)
        made = Protested(person=user.key, table=table, words=told, by="player", decided=user.key)
        await append_entry(ctx, tx, known, made)


async def ask(ctx: Context, season: int, user: User, words: str, table: int | None = None) -> None:
    """Send a question to the hosts; it appears only in their inbox."""
    async with hold(ctx, season) as (tx, known):
        told = _words_of(words)
        if user.key not in known.season.members:
            raise user_error("league-person")
        await _note_asking(ctx, tx, user)
        await outbox.add(ctx, tx, season_owner(known.id), ToHosts(user.key, told, table))


def _words_of(words: str) -> str:
    told = normalize_name(words, MAX_WORDS)
    if not told:
        raise user_error("league-no-words")
    return told


async def _note_asking(ctx: Context, tx: Transaction, user: User) -> None:
    since = ctx.now() - 24 * HOUR
    if len(await tables.read_targets(tx, await users.keys_of(tx, user.key), "ask", since)) >= MAX_ASKED:
        raise user_error("league-asked-enough", most=MAX_ASKED)
    await tables.drop_rates(tx, user.key, "ask", since)
    await tables.add_rates(tx, [RateRow(user_key=user.key, what="ask", whom=0, at=ctx.now())])
