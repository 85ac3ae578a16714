"""Data of a league's cards, from the league's log and the results of its matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from host.core.context import Context
from host.core.errors import user_error
from host.leagues.lifecycle import logbook
from host.leagues.lifecycle.draws import SEASONS_KNOWN
from host.leagues.lifecycle.effects import due
from host.leagues.lifecycle.kinds import StepDue
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing.field import Division
from host.leagues.season.agenda import What
from host.leagues.season.results import Outcomes, finishes, people_of, standings, still_possible, tallies
from host.leagues.season.season import Member, Season, TableState
from host.leagues.standings.order import StandingsRow, spans
from host.leagues.standings.points import Finish, Tally
from host.leagues.standings.prospects import Prospect
from host.matches.settings.block_list import blocked_among
from host.matches.users import names_in_guild
from storage.core.database import Transaction
from storage.leagues.league import cards, projections, seasons
from storage.leagues.league.cards import FixtureRow

_NEXT: Mapping[str, What] = {
    "sign-up": "close", "confirming": "draw", "drawn": "begin", "playing": "end", "protest": "final", "over": "next",
}  # fmt: skip
"""The step that moves a season to its next stage."""


class NextStep(Struct, frozen=True):
    """The next step of a season and its time.

    A paused or unknown season has no next step.
    """

    what: What
    at: int
    """Unix milliseconds."""


class SignUp(Struct, frozen=True):
    """The sign-ups of a season."""

    known: LoadedSeason
    next_step: NextStep | None
    members: tuple[Member, ...]
    """In order of sign-up."""
    waiting: tuple[Member, ...]
    """Members who have not confirmed, or who exceed the available places."""
    invited: tuple[tuple[int, str], ...]
    """Players of earlier seasons who have not signed up, as (user id, name)."""


class Fixture(Struct, frozen=True):
    """A table, and what it brought them once it is over."""

    known: LoadedSeason
    table: TableState
    place: FixtureRow | None
    """The location of its message."""
    finishes: tuple[Finish, ...] | None
    tallies: tuple[Tally, ...] | None


class DivisionCard(Struct, frozen=True):
    """The standings of a division."""

    known: LoadedSeason
    division: Division
    lines: tuple[StandingsRow, ...]
    places: Mapping[int, int]
    """The place of each player. Players share a place if only an unpublished lot separates them."""
    prospects: Mapping[int, Prospect]
    names: Mapping[int, str]
    fixtures: tuple[Fixture, ...]
    message: int | None
    """None until it has been posted."""


class OwnPlace(Struct, frozen=True):
    """A season as one of its members sees it."""

    known: LoadedSeason
    member: Member
    card: DivisionCard | None
    """None before the draw, and for members who were not drawn."""
    fixtures: tuple[Fixture, ...]
    next_step: NextStep | None
    company: Company | None = None
    """Blocked users at the member's tables. Only the member sees this."""


class Company(Struct, frozen=True):
    """The blocked users that a member shares tables with in a season."""

    known: LoadedSeason
    names: tuple[str, ...]
    is_free: bool
    """Whether withdrawing still has no penalty."""


async def next_step(tx: Transaction, known: LoadedSeason) -> NextStep | None:
    """Return the next step of a season."""
    what = _NEXT.get(known.season.status)
    if what is None or known.season.paused_since is not None:
        return None
    at = await due(tx, known, StepDue(what))
    return None if at is None else NextStep(what, at)


async def sign_up(ctx: Context, season: int) -> SignUp:
    """Return the sign-ups of a season."""
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        invited = await _people_to_invite(tx, known)
        step = await next_step(tx, known)
    members = tuple(sorted(known.season.members.values(), key=lambda one: one.joined))
    return SignUp(known, step, members, _waiting(known.season, members), tuple(sorted(invited.items())))


async def _people_to_invite(tx: Transaction, known: LoadedSeason) -> dict[int, str]:
    """Return the players of recent seasons who have not signed up for this one."""
    if known.season.status not in {"sign-up", "confirming"}:
        return {}
    rows = await seasons.of_league(tx, known.league.id, SEASONS_KNOWN)
    former = [one for row in rows if row.id != known.id for one in await projections.members_of(tx, row.id)]
    played = {one.user_key for one in former if one.division is not None and one.status == "in"}
    return await names_in_guild(tx, known.league.guild_id, played - known.season.members.keys())


def _waiting(season: Season, members: Iterable[Member]) -> tuple[Member, ...]:
    """Return the members who can't play.

    Before the draw these are the members without room, and after it the members who were not drawn.
    """
    coming = [one for one in members if one.status in {"joined", "confirmed"}]
    if season.divisions:
        return tuple(coming)
    if season.status == "confirming":
        first = [one for one in coming if one.status == "confirmed"][: season.plan.most or None]
        return tuple(one for one in coming if one not in first)
    return tuple(coming[season.plan.most :]) if season.plan.most else ()


def names_in(known: LoadedSeason, wanted: Iterable[int]) -> dict[int, str]:
    """Return the names of those who have signed up; others have none."""
    members = known.season.members
    return {one: members[one].name if one in members else "" for one in wanted}


def lots_of(season: Season) -> dict[int, int]:
    """Return the lots of a season; empty until they are published."""
    return dict(season.lots)


async def division(ctx: Context, season: int, number: int) -> DivisionCard:
    """Return the standings of a division.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        return await _division(tx, known, await logbook.outcomes_of(tx, known.season), number)


async def _division(tx: Transaction, known: LoadedSeason, outcomes: Outcomes, number: int) -> DivisionCard:
    meant = next((one for one in known.season.divisions if one.number == number), None)
    if meant is None:
        raise user_error("league-no-division")
    lots = lots_of(known.season)
    lines = standings(known.season, number, outcomes, lots)
    stands = await cards.division(tx, known.id, number)
    return DivisionCard(
        known=known,
        division=meant,
        lines=lines,
        places={user_key: best for user_key, (best, _) in spans(lines, is_drawn=bool(lots)).items()},
        prospects=still_possible(known.season, number, outcomes, lots),
        names=names_in(known, people_of(known.season, number)),
        fixtures=await _fixtures(tx, known, outcomes, division=number),
        message=None if stands is None else stands.card,
    )


async def _fixtures(
    tx: Transaction,
    known: LoadedSeason,
    outcomes: Outcomes,
    division: int | None = None,
    user_key: int | None = None,
) -> tuple[Fixture, ...]:
    chosen = [
        table
        for _, table in sorted(known.season.tables.items())
        if division in (None, table.table.division) and (user_key is None or user_key in table.user_keys)
    ]
    return tuple([await _fixture(tx, known, outcomes, table) for table in chosen])


async def _fixture(tx: Transaction, known: LoadedSeason, outcomes: Outcomes, table: TableState) -> Fixture:
    return Fixture(
        known=known,
        table=table,
        place=await cards.fixture(tx, known.id, table.table.number, table.replays),
        finishes=finishes(table, outcomes),
        tallies=tallies(known.season, table, outcomes),
    )


async def fixture(ctx: Context, season: int, table: int) -> Fixture:
    """Return a table.

    Raises UserError if it does not exist.
    """
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        if table not in known.season.tables:
            raise user_error("league-table")
        outcomes = await logbook.outcomes_of(tx, known.season)
        return await _fixture(tx, known, outcomes, known.season.tables[table])


async def tables(
    ctx: Context,
    season: int,
    division: int | None = None,
    user_key: int | None = None,
    *,
    is_open: bool | None = None,
) -> tuple[Fixture, ...]:
    """Return the tables of a season, filtered by division, player or state."""
    async with ctx.database.read_transaction() as tx:
        known = await logbook.load(tx, season)
        outcomes = await logbook.outcomes_of(tx, known.season)
        found = await _fixtures(tx, known, outcomes, division, user_key)
    return tuple(one for one in found if is_open is None or one.table.is_over != is_open)


MAX_SEASONS = 50


async def mine(ctx: Context, guild_id: int, user_key: int) -> tuple[OwnPlace, ...]:
    """Return a member's unfinished seasons in a guild, newest first."""
    found = []
    async with ctx.database.read_transaction() as tx:
        for season in await projections.seasons_of_person(tx, user_key, MAX_SEASONS):
            known = await logbook.load(tx, season)
            is_alive = known.season.status not in {"over", "void"}
            if known.league.guild_id == guild_id and is_alive and user_key in known.season.members:
                found.append(await _mine(tx, known, user_key))
    return tuple(found)


async def _mine(tx: Transaction, known: LoadedSeason, user_key: int) -> OwnPlace:
    outcomes = await logbook.outcomes_of(tx, known.season)
    row = logbook.members_in(known)[user_key]
    card = None if row.division is None else await _division(tx, known, outcomes, row.division)
    fixtures = await _fixtures(tx, known, outcomes, user_key=user_key)
    step, met = await next_step(tx, known), await company_of(tx, known, user_key)
    return OwnPlace(known, known.season.members[user_key], card, fixtures, step, met)


async def company_of(tx: Transaction, known: LoadedSeason, user_key: int) -> Company:
    """Return the players at a member's tables whom the member blocks.

    Users who block the member are never shown.
    """
    met = sorted(await blocked_among(tx, user_key, known.season.company_of(user_key)))
    names = names_in(known, met)
    return Company(known, tuple(names[one] for one in met), known.season.status == "drawn")
