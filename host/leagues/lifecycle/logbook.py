"""The log of a season: loading, appending with validation, and the stored projections."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import text
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.users import mentioned
from host.history.results.outcome import Outcome
from host.history.results.recorder import outcome_from
from host.leagues.plan import Plan
from host.leagues.season import entries
from host.leagues.season.entries import Logged, Played, SeasonEntry
from host.leagues.season.entry import WhyNot
from host.leagues.season.fold import fold, follow
from host.leagues.season.legality import refusal_reason
from host.leagues.season.rulings import Reversed
from host.leagues.season.season import Season, TableState
from storage.core.database import Transaction
from storage.history import results
from storage.leagues.league import leagues, projections, seasons
from storage.leagues.league.leagues import LeagueRow
from storage.leagues.league.projections import MemberRow, TableRow, TableStatus
from storage.leagues.league.seasons import EntryRow, SeasonRow
from storage.matches import users

MAX_ID = 2**63 - 1
_WHY: Mapping[WhyNot, str] = {
    "status": "refusal-league-status",
    "person": "refusal-league-person",
    "already": "refusal-league-already",
    "table": "refusal-league-table",
    "over": "refusal-league-over",
    "played": "refusal-league-played",
    "places": "refusal-league-places",
    "drawn": "refusal-league-drawn-since",
    "entry": "refusal-league-entry",
}


class LoadedSeason(Struct, frozen=True):
    """A loaded season with its league, its log and its current state."""

    league: LeagueRow
    row: SeasonRow
    log: tuple[Logged, ...]
    season: Season

    @property
    def id(self) -> int:
        """Return the id of the season."""
        return self.row.id

    @property
    def plan(self) -> Plan:
        """Return the settings of the season."""
        return self.season.plan


async def league_of(tx: Transaction, league: int) -> LeagueRow:
    """Load a league.

    Raises a UserError if it does not exist.
    """
    row = await leagues.get(tx, league) if 0 < league <= MAX_ID else None
    if row is None:
        raise user_error("league-unknown")
    return row


async def load(tx: Transaction, season: int) -> LoadedSeason:
    """Load a season.

    Raises a UserError if it does not exist.
    """
    row = await seasons.get(tx, season) if 0 < season <= MAX_ID else None
    if row is None:
        raise user_error("league-no-season")
    league = await league_of(tx, row.league)
    log = await _with_names(tx, league, [read(one) for one in await seasons.read(tx, season)])
    return LoadedSeason(league, row, log, fold(log))


async def _with_names(tx: Transaction, league: LeagueRow, log: Sequence[Logged]) -> tuple[Logged, ...]:
    named = await users.names(tx, league.guild_id, mentioned(one.entry for one in log))
    return tuple(replace(one, entry=one.entry.with_names(named)) for one in log)


def read(row: EntryRow) -> Logged:
    """Read an entry of a log, without the names of users."""
    return Logged(row.seq, row.at, entries.read(row.payload))


async def latest(tx: Transaction, league: int) -> LoadedSeason | None:
    """Load the newest season of a league; None if it has no season."""
    found = await seasons.of_league(tx, league, 1)
    return await load(tx, found[0].id) if found else None


async def begin(
    ctx: Context, tx: Transaction, league: LeagueRow, row: SeasonRow, opened: SeasonEntry
) -> LoadedSeason:
    """Store the first entry of a new season's log."""
    logged = Logged(1, ctx.now(), opened)
    await seasons.append(tx, [_row(row.id, logged)])
    return LoadedSeason(league, replace(row, head=1), (logged,), fold([logged]))


async def append(
    ctx: Context, tx: Transaction, known: LoadedSeason, made: Sequence[SeasonEntry]
) -> LoadedSeason:
    """Append entries to a season's log and update the projections.

    Raises a UserError if an entry is not allowed, and storage's SeasonConflict if another process was faster.
    """
    log, season, at = [*known.log], known.season, ctx.now()
    for entry in made:
        why = refusal_reason(season, log, entry)
        if why is not None:
            raise UserError(text(_WHY[why]))
        log.append(Logged(len(log) + 1, at, entry))
        season = fold(log) if isinstance(entry, Reversed) else follow(season, log[-1])
    await seasons.append(tx, [_row(known.id, item) for item in log[len(known.log) :]])
    row = replace(known.row, head=len(log), status=season.status)
    after = LoadedSeason(known.league, row, tuple(log), season)
    await _project(tx, known, after)
    return after


def _row(season: int, logged: Logged) -> EntryRow:
    kind = str(logged.entry.__struct_config__.tag)
    return EntryRow(
        season=season, seq=logged.seq, kind=kind, payload=entries.to_json(logged.entry), at=logged.at
    )


async def _project(tx: Transaction, before: LoadedSeason, after: LoadedSeason) -> None:
    """Store the changed rows of the projections."""
    old, new = members_in(before), members_in(after)
    await projections.put_members(tx, [row for key, row in new.items() if old.get(key) != row])
    await projections.drop_members(tx, after.id, [*(old.keys() - new.keys())])
    was, now = tables_in(before), tables_in(after)
    await projections.put_tables(tx, [row for key, row in now.items() if was.get(key) != row])
    await projections.drop_tables(tx, after.id, [*(was.keys() - now.keys())])
    if before.season.status != after.season.status:
        await seasons.set_status(tx, after.id, after.season.status)


def members_in(known: LoadedSeason) -> dict[int, MemberRow]:
    """Return the member rows of a season's projection."""
    where = {user_key: (one.number, one.tier) for one in known.season.divisions for user_key in one.user_keys}
    for table in known.season.tables.values():
        tier = next(one.tier for one in known.season.divisions if one.number == table.table.division)
        for user_key in table.user_keys:
            where.setdefault(user_key, (table.table.division, tier))
    rows = {}
    for user_key, one in known.season.members.items():
        found = where.get(user_key)
        moved = known.season.moved.get(user_key)
        row = MemberRow(season=known.id, user_key=user_key, status=one.status, moved=moved)
        rows[user_key] = row if found is None else replace(row, division=found[0], tier=found[1])
    return rows


def tables_in(known: LoadedSeason) -> dict[int, TableRow]:
    """Return the table rows of a season's projection."""
    return {
        number: TableRow(
            season=known.id,
            number=number,
            division=one.table.division,
            state=state_of(one),
            match_id=one.match_id,
        )
        for number, one in known.season.tables.items()
    }


def state_of(table: TableState) -> TableStatus:
    """Return the status of a table."""
    if table.is_void:
        return "void"
    return "over" if table.is_over else "planned" if table.match_id is None else "playing"


async def rebuild(tx: Transaction, season: int) -> bool:
    """Rebuild the projections of a season from its log; return whether they differed."""
    known = await load(tx, season)
    members = {row.user_key: row for row in await projections.members_of(tx, season)}
    tables = {row.number: row for row in await projections.tables_of(tx, season)}
    wanted, places = members_in(known), tables_in(known)
    same = (members, tables, known.row.status) == (wanted, places, known.season.status)
    if not same:
        await projections.drop_members(tx, season, [*members])
        await projections.drop_tables(tx, season, [*tables])
        await projections.put_members(tx, wanted.values())
        await projections.put_tables(tx, places.values())
        await seasons.set_status(tx, season, known.season.status)
    return not same


async def outcomes_of(tx: Transaction, season: Season) -> dict[int, Outcome]:
    """Return the outcomes of a season's finished matches by match id."""
    over = [
        one.match_id for one in season.tables.values() if one.head is not None and one.match_id is not None
    ]
    return await _outcomes(tx, over)


async def outcomes_ever(tx: Transaction, known: LoadedSeason) -> dict[int, Outcome]:
    """Return the same, including matches that were replayed later.

    Earlier rounds were drawn from the outcomes of those matches.
    """
    return await _outcomes(tx, [item.entry.match for item in known.log if isinstance(item.entry, Played)])


async def _outcomes(tx: Transaction, over: Sequence[int]) -> dict[int, Outcome]:
    kept = await results.of_matches(tx, over)
    grouped = groupby(kept, key=lambda row: row.match_id)
    return {match: outcome_from([*of_match]) for match, of_match in grouped}


class RebuiltSeason(Struct, frozen=True):
    """The result of rebuilding a season."""

    league: str
    number: int
    differs: bool
    """Whether the stored projections differed."""


async def rebuild_seasons(ctx: Context) -> AsyncIterator[RebuiltSeason]:
    """Rebuild the projections of all seasons one after the other."""
    async with ctx.database.read_transaction() as tx:
        every = await seasons.every(tx)
    for season in every:
        async with ctx.database.transaction() as tx:
            known = await load(tx, season)
            differs = await rebuild(tx, season)
        yield RebuiltSeason(known.league.name, known.row.number, differs)
