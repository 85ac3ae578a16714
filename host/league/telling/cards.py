"""What is shown of leagues and seasons, read; nothing is changed here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from host.core import timers
from host.core.context import Context
from host.core.owners import season_owner
from host.league.agenda import Due, What
from host.league.entries import Final, Logged, Struck, Withdrew
from host.league.pairing import drawing
from host.league.pairing.field import Division
from host.league.results import Outcomes, people_of, standings, still_possible, tallies
from host.league.running import logbook
from host.league.running.kinds import StepDue, Tell
from host.league.running.kinds import Told as Telling
from host.league.running.logbook import Known
from host.league.running.silence import silent
from host.league.season import Member, Season, TableState
from host.league.standings.order import Line
from host.league.standings.points import Tally
from host.league.standings.prospects import Prospect
from host.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.league import cards, projections, seasons
from storage.league.cards import FixtureRow
from storage.league.seasons import SeasonRow

MOST_SEASONS = 25
WEEK = 7 * DAY
OVER = ("over", "void")
STEP_TOLD: Mapping[Telling, What] = {
    "nag": "close", "extended": "close", "closed": "draw", "drawn": "begin", "begun": "end", "hurried": "end",
    "warned": "end", "ended": "final", "final": "next", "idle": "strike",
}  # fmt: skip
"""Whose time is told with what."""


class Played(Struct, frozen=True):
    """A season with what its matches have brought."""

    known: Known
    outcomes: Outcomes
    lots: Mapping[int, int]
    """Nothing before they are told."""


class SignUp(Struct, frozen=True):
    """A season as its card shows it."""

    known: Known
    members: tuple[Member, ...]
    """In the order in which they came."""
    invited: tuple[int, ...]
    """Who played the last season and has not signed up."""
    closes: int | None
    draws: int | None
    next_step: Due | None
    commitment: str


class Fixture(Struct, frozen=True):
    """A table, where its post stands, and what it brought."""

    known: Known
    table: TableState
    place: FixtureRow | None
    tallies: tuple[Tally, ...] | None


class DivisionCard(Struct, frozen=True):
    """A division as it stands, and where its card does."""

    known: Known
    division: Division
    lines: tuple[Line, ...]
    prospects: Mapping[int, Prospect]
    message: int | None


class Mine(Struct, frozen=True):
    """A season as it stands for one of its people."""

    known: Known
    member: Member
    division: DivisionCard | None
    fixtures: tuple[Fixture, ...]
    next_step: Due | None


class Past(Struct, frozen=True):
    """A season of a league."""

    row: SeasonRow
    champions: tuple[str, ...]


class Told(Struct, frozen=True, kw_only=True):
    """What is told of a season once."""

    known: Known
    what: Telling
    people: tuple[int, ...] = ()
    """Whom it concerns."""
    names: Mapping[int, str] = {}
    fixtures: tuple[Fixture, ...] = ()
    number: int = 0
    entry: Logged | None = None
    """The entry of the log that is told."""
    step: Due | None = None
    """The step whose time is told."""


async def known(ctx: Context, season: int) -> Known:
    """Return a season; a Refusal where there is none."""
    async with ctx.database.reading() as tx:
        return await logbook.load(tx, season)


async def played(ctx: Context, season: int) -> Played:
    """Return a season with what its matches have brought."""
    async with ctx.database.reading() as tx:
        return await _played(tx, await logbook.load(tx, season))


async def _played(tx: Transaction, found: Known) -> Played:
    return Played(found, await logbook.outcomes_of(tx, found.season), _lots(found.season))


def _lots(season: Season) -> Mapping[int, int]:
    return drawing.lots(season.lots_secret, season.transcript) if season.lots_secret else {}


async def sign_up(ctx: Context, season: int) -> SignUp:
    """Return a season as its card shows it."""
    async with ctx.database.reading() as tx:
        found = await logbook.load(tx, season)
        steps = await _steps(tx, found)
        times = {one.what: one.at for one in steps}
        members = tuple(sorted(found.season.members.values(), key=lambda one: one.joined))
        return SignUp(
            found, members, await _invited(tx, found), times.get("close"), times.get("draw"),
            min(steps, default=None), found.season.commitment,
        )  # fmt: skip


async def _steps(tx: Transaction, found: Known) -> list[Due]:
    """Return the steps of a season that are set."""
    return [
        Due(one.at, one.timer.what, one.timer.number)
        for one in await timers.of_owner(tx, season_owner(found.id))
        if isinstance(one.timer, StepDue)
    ]


async def _invited(tx: Transaction, found: Known) -> tuple[int, ...]:
    rows = await seasons.of_league(tx, found.league.id, MOST_SEASONS)
    before = next((row for row in rows if row.number < found.row.number and row.status == "over"), None)
    if before is None:
        return ()
    former = (await logbook.load(tx, before.id)).season
    return tuple(one for one in former.members if one not in found.season.members and one not in former.out)


async def division(ctx: Context, season: int, number: int) -> DivisionCard:
    """Return a division as it stands."""
    async with ctx.database.reading() as tx:
        return await _division(tx, await _played(tx, await logbook.load(tx, season)), number)


async def _division(tx: Transaction, found: Played, number: int) -> DivisionCard:
    season = found.known.season
    (drawn,) = (one for one in season.divisions if one.number == number)
    row = await cards.division(tx, found.known.id, number)
    return DivisionCard(
        found.known, drawn, standings(season, number, found.outcomes, found.lots),
        still_possible(season, number, found.outcomes, found.lots), None if row is None else row.card,
    )  # fmt: skip


async def fixture(ctx: Context, season: int, table: int) -> Fixture:
    """Return a table."""
    async with ctx.database.reading() as tx:
        found = await _played(tx, await logbook.load(tx, season))
        return await _fixture(tx, found, found.known.season.tables[table])


async def _fixture(tx: Transaction, found: Played, table: TableState) -> Fixture:
    place = await cards.fixture(tx, found.known.id, table.table.number, table.replays)
    return Fixture(found.known, table, place, tallies(found.known.season, table, found.outcomes))


async def tables(
    ctx: Context,
    season: int,
    division: int | None = None,
    person: int | None = None,
    is_open: bool | None = None,
) -> tuple[Fixture, ...]:
    """Return the tables of a season; of one division, of one person, or those that are not over."""
    async with ctx.database.reading() as tx:
        found = await _played(tx, await logbook.load(tx, season))
        meant = [
            one
            for one in found.known.season.tables.values()
            if division in (None, one.table.division)
            and (person is None or person in one.people)
            and (is_open is None or is_open is not one.is_over)
        ]
        return await _fixtures(tx, found, meant)


async def _fixtures(tx: Transaction, found: Played, meant: Sequence[TableState]) -> tuple[Fixture, ...]:
    return tuple([await _fixture(tx, found, one) for one in meant])


async def mine(ctx: Context, server: int, person: int) -> tuple[Mine, ...]:
    """Return the seasons of a server that somebody is in and that are not over."""
    made = list[Mine]()
    async with ctx.database.reading() as tx:
        for season in await projections.seasons_of_person(tx, person, MOST_SEASONS):
            found = await logbook.load(tx, season)
            member = found.season.members.get(person)
            if found.league.server == server and found.season.status not in OVER and member is not None:
                made.append(await _mine(tx, await _played(tx, found), member))
    return tuple(made)


async def _mine(tx: Transaction, found: Played, member: Member) -> Mine:
    season = found.known.season
    own = [one.number for one in season.divisions if member.person in people_of(season, one.number)]
    shown = await _division(tx, found, own[0]) if own else None
    fixtures = await _fixtures(tx, found, season.tables_of(member.person))
    steps = await _steps(tx, found.known)
    return Mine(found.known, member, shown, fixtures, min(steps, default=None))


async def history(ctx: Context, league: int) -> tuple[Past, ...]:
    """Return the seasons of a league, the newest first."""
    async with ctx.database.reading() as tx:
        await logbook.league_of(tx, league)
        rows = await seasons.of_league(tx, league, MOST_SEASONS)
        return tuple([Past(row, await _champions(tx, row)) for row in rows])


async def _champions(tx: Transaction, row: SeasonRow) -> tuple[str, ...]:
    if row.status != "over":
        return ()
    season = (await logbook.load(tx, row.id)).season
    return tuple(
        season.members[person].name
        for person, moved in season.moved.items()
        if moved == "champion" and person in season.members
    )


async def told(ctx: Context, season: int, post: Tell) -> Told:
    """Return what is told of a season."""
    async with ctx.database.reading() as tx:
        found = await _played(tx, await logbook.load(tx, season))
        step = STEP_TOLD.get(post.what)
        dues = [one for one in await _steps(tx, found.known) if one.what == step]
        entry = next((item for item in found.known.log if item.seq == post.entry), None)
        return Told(
            known=found.known, what=post.what, people=await _concerned(ctx, tx, found.known, post.what, entry),
            names={person: one.name for person, one in found.known.season.members.items()},
            fixtures=await _fixtures(tx, found, await _meant(ctx, tx, found.known, post)),
            number=post.number, entry=entry, step=min(dues, default=None),
        )  # fmt: skip


async def _concerned(
    ctx: Context, tx: Transaction, found: Known, what: Telling, entry: Logged | None
) -> tuple[int, ...]:
    """Return the people whom something concerns."""
    season = found.season
    if what == "closed":
        return season.waiting
    if what == "begun":
        return tuple(dict.fromkeys(one for table in season.tables.values() for one in table.people))
    if what == "idle":
        return tuple(sorted(await silent(ctx, tx, found)))
    if what == "warned":
        unfinished = [one for one in season.tables.values() if not one.is_over]
        return tuple(dict.fromkeys(one for table in unfinished for one in table.people))
    if entry is not None and isinstance(entry.entry, Struck | Withdrew):
        return (entry.entry.person,)
    return ()


async def _meant(ctx: Context, tx: Transaction, found: Known, post: Tell) -> list[TableState]:
    """Return the tables that something is told of."""
    every = [*found.season.tables.values()]
    if post.what == "warned":
        return [one for one in every if not one.is_over]
    if post.what == "idle":
        quiet = {*await silent(ctx, tx, found)}
        return [one for one in every if quiet & {*one.people} and not one.is_over]
    if post.what == "week":
        since = ctx.now() - WEEK
        new = {
            item.entry.table
            for item in found.log
            if item.at > since and not isinstance(item.entry, Final) and hasattr(item.entry, "table")
        }
        return [one for one in every if one.is_over and one.table.number in new]
    return []
