"""A season's log: loading it, appending validated entries, and updating its projections."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from engine.core.files.library import games
from engine.core.text import text
from host.core.context import Context
from host.core.errors import UserError, user_error
from host.core.users import mentioned_users
from host.history.ratings import updates
from host.history.results.outcome import Outcome
from host.history.results.recorder import outcome_from_rows
from host.leagues.season import entries
from host.leagues.season.entries import LoggedSeasonEntry, ProtestFiled, SeasonEntry, TablePlayed
from host.leagues.season.entry_base import Obstacle
from host.leagues.season.fold import apply_entry, fold
from host.leagues.season.legality import find_obstacle
from host.leagues.season.results import excused_players
from host.leagues.season.rulings import RulingReversed
from host.leagues.season.season import FixtureState, Season
from host.leagues.season.sign_up import MemberLeft, QuestionAsked
from host.leagues.season_plan import SeasonPlan
from storage.core.database import Transaction
from storage.history import results
from storage.leagues.league import leagues, projections, seasons
from storage.leagues.league.leagues import LeagueRow
from storage.leagues.league.projections import FixtureRow, FixtureStatus, MemberRow
from storage.leagues.league.seasons import SeasonEntryRow, SeasonRow
from storage.matches import users

MAX_ID = 2**63 - 1
_REFUSAL_KEYS: Mapping[Obstacle, str] = {
    "status": "refusal-league-status",
    "person": "refusal-league-person",
    "already": "refusal-league-already",
    "table": "refusal-league-table",
    "over": "refusal-league-over",
    "played": "refusal-league-played",
    "places": "refusal-league-places",
    "drawn": "refusal-league-drawn-since",
    "entry": "refusal-league-entry",
    "closed": "refusal-league-vote-over",
}


class LoadedSeason(Struct, frozen=True):
    """A loaded season with its league, its log and its current state."""

    league: LeagueRow
    row: SeasonRow
    log: tuple[LoggedSeasonEntry, ...]
    season: Season

    @property
    def id(self) -> int:
        """Return the season's database id."""
        return self.row.id

    @property
    def plan(self) -> SeasonPlan:
        """Return the season's settings, which can't change after sign-up has opened."""
        return self.season.plan

    @property
    def has_game(self) -> bool:
        """Return whether the season's game can be loaded."""
        return self.plan.game in games()


class SeasonChanged(Struct, frozen=True):
    """A season's log, dates or channel changed."""

    after: LoadedSeason
    before: LoadedSeason | None = None
    """The season before its log entries; None if something else changed."""


async def load_league(tx: Transaction, league_id: int) -> LeagueRow:
    """Load a league's row.

    Raises a UserError if the league does not exist.
    """
    row = await leagues.get(tx, league_id) if 0 < league_id <= MAX_ID else None
    if row is None:
        raise user_error("league-unknown")
    return row


async def load(tx: Transaction, season_id: int) -> LoadedSeason:
    """Load a season with its league and log.

    Raises a UserError if it does not exist.
    """
    row = await seasons.get(tx, season_id) if 0 < season_id <= MAX_ID else None
    if row is None:
        raise user_error("league-no-season")
    league = await load_league(tx, row.league)
    log = await _with_names(
        tx,
        league,
        [parse_entry(season_entry_row) for season_entry_row in await seasons.read_log(tx, season_id)],
    )
    return LoadedSeason(league, row, log, fold(log))


async def _with_names(
    tx: Transaction, league: LeagueRow, log: Sequence[LoggedSeasonEntry]
) -> tuple[LoggedSeasonEntry, ...]:
    named = await users.names(tx, league.guild_id, mentioned_users(one.entry for one in log))
    return tuple(replace(one, entry=one.entry.with_names(named)) for one in log)


def parse_entry(row: SeasonEntryRow) -> LoggedSeasonEntry:
    """Parse a log entry, without user names."""
    return LoggedSeasonEntry(row.seq, row.at, entries.parse(row.payload))


async def load_latest(tx: Transaction, league_id: int) -> LoadedSeason | None:
    """Load a league's latest season; None if it has no season."""
    found = await seasons.of_league(tx, league_id, 1)
    return await load(tx, found[0].id) if found else None


async def create_log(
    ctx: Context, tx: Transaction, league: LeagueRow, row: SeasonRow, opened: SeasonEntry
) -> LoadedSeason:
    """Store the first entry of a new season's log."""
    logged = LoggedSeasonEntry(1, ctx.now(), opened)
    await seasons.append(tx, [_row(row.id, logged)])
    return LoadedSeason(league, replace(row, head=1), (logged,), fold([logged]))


async def append(
    ctx: Context, tx: Transaction, loaded: LoadedSeason, new_entries: Sequence[SeasonEntry]
) -> LoadedSeason:
    """Append entries to a season's log and update the projections.

    Raises a UserError if an entry is not allowed, and SeasonConflict if another process has appended first.
    """
    log, season, at = [*loaded.log], loaded.season, ctx.now()
    for entry in new_entries:
        why = find_obstacle(season, log, entry)
        if why is not None:
            raise UserError(text(_REFUSAL_KEYS[why]))
        log.append(LoggedSeasonEntry(len(log) + 1, at, entry))
        season = fold(log) if isinstance(entry, RulingReversed) else apply_entry(season, log[-1])
    await seasons.append(tx, [_row(loaded.id, item) for item in log[len(loaded.log) :]])
    for entry in new_entries:
        if isinstance(entry, MemberLeft):
            await delete_question_texts(tx, loaded, entry.person)
    row = replace(loaded.row, head=len(log), status=season.status)
    after = LoadedSeason(loaded.league, row, tuple(log), season)
    await _update_projections(tx, loaded, after)
    await _update_excuses(ctx, tx, loaded, after)
    return after


async def delete_question_texts(tx: Transaction, loaded: LoadedSeason, user_key: int) -> None:
    """Delete the texts of a user's questions to the hosts."""
    for item in loaded.log:
        if isinstance(item.entry, ProtestFiled | QuestionAsked) and item.entry.person == user_key:
            await seasons.set_payload(tx, loaded.id, item.seq, entries.to_json(replace(item.entry, words="")))


async def _update_excuses(ctx: Context, tx: Transaction, before: LoadedSeason, after: LoadedSeason) -> None:
    """Update the ratings after hosts have excused players for leaving a match."""
    old, new = excused_players(before.season), excused_players(after.season)
    for match_id in sorted({match_id for match_id, _ in old ^ new}):
        changed = {
            user_key: (match_id, user_key) in new for match, user_key in old ^ new if match == match_id
        }
        await updates.set_excused(ctx, tx, match_id, changed)


def _row(season_id: int, logged: LoggedSeasonEntry) -> SeasonEntryRow:
    kind = str(logged.entry.__struct_config__.tag)
    return SeasonEntryRow(
        season=season_id, seq=logged.seq, kind=kind, payload=entries.to_json(logged.entry), at=logged.at
    )


async def _update_projections(tx: Transaction, before: LoadedSeason, after: LoadedSeason) -> None:
    """Store the projection rows that have changed."""
    old, new = member_rows(before), member_rows(after)
    await projections.put_members(tx, [row for key, row in new.items() if old.get(key) != row])
    await projections.delete_members(tx, after.id, [*(old.keys() - new.keys())])
    was, now = fixture_rows(before), fixture_rows(after)
    await projections.put_fixtures(tx, [row for key, row in now.items() if was.get(key) != row])
    await projections.delete_fixtures(tx, after.id, [*(was.keys() - now.keys())])
    if before.season.status != after.season.status:
        await seasons.set_status(tx, after.id, after.season.status)


def member_rows(loaded: LoadedSeason) -> dict[int, MemberRow]:
    """Return the projection rows of a season's members."""
    where = {
        user_key: (division.number, division.tier)
        for division in loaded.season.divisions
        for user_key in division.user_keys
    }
    for table in loaded.season.tables.values():
        tier = next(one.tier for one in loaded.season.divisions if one.number == table.table.division)
        for user_key in table.user_keys:
            where.setdefault(user_key, (table.table.division, tier))
    rows = {}
    for user_key, member in loaded.season.members.items():
        found = where.get(user_key)
        moved = loaded.season.moved.get(user_key)
        row = MemberRow(season=loaded.id, user_key=user_key, status=member.status, movement=moved)
        rows[user_key] = row if found is None else replace(row, division=found[0], tier=found[1])
    return rows


def fixture_rows(loaded: LoadedSeason) -> dict[int, FixtureRow]:
    """Return the projection rows of a season's tables."""
    return {
        number: FixtureRow(
            season=loaded.id,
            number=number,
            division=fixture_state.table.division,
            state=fixture_status(fixture_state),
            match_id=fixture_state.match_id,
        )
        for number, fixture_state in loaded.season.tables.items()
    }


def fixture_status(table: FixtureState) -> FixtureStatus:
    """Return the status of a table."""
    if table.is_void:
        return "void"
    return "over" if table.is_over else "planned" if table.match_id is None else "playing"


async def rebuild(tx: Transaction, season_id: int) -> bool:
    """Rebuild a season's projections from its log; return whether the stored projections differed."""
    known = await load(tx, season_id)
    members = {row.user_key: row for row in await projections.members_of(tx, season_id)}
    tables = {row.number: row for row in await projections.fixtures_of(tx, season_id)}
    wanted, places = member_rows(known), fixture_rows(known)
    same = (members, tables, known.row.status) == (wanted, places, known.season.status)
    if not same:
        await projections.delete_members(tx, season_id, [*members])
        await projections.delete_fixtures(tx, season_id, [*tables])
        await projections.put_members(tx, wanted.values())
        await projections.put_fixtures(tx, places.values())
        await seasons.set_status(tx, season_id, known.season.status)
    return not same


async def load_outcomes(tx: Transaction, season: Season) -> dict[int, Outcome]:
    """Return the outcomes of a season's finished matches by match id."""
    over = [
        table.match_id
        for table in season.tables.values()
        if table.head is not None and table.match_id is not None
    ]
    return await _outcomes(tx, over)


async def load_all_outcomes(tx: Transaction, loaded: LoadedSeason) -> dict[int, Outcome]:
    """Return the outcomes of all finished matches in a season, including matches that were replayed later.

    The outcomes of replayed matches are needed because earlier rounds were drawn from them.
    """
    return await _outcomes(
        tx, [item.entry.match for item in loaded.log if isinstance(item.entry, TablePlayed)]
    )


async def _outcomes(tx: Transaction, over: Sequence[int]) -> dict[int, Outcome]:
    result_rows = await results.of_matches(tx, over)
    grouped = groupby(result_rows, key=lambda row: row.match_id)
    return {match: outcome_from_rows([*of_match]) for match, of_match in grouped}


class RebuiltSeason(Struct, frozen=True):
    """The result of rebuilding a season's projections."""

    league: str
    number: int
    differs: bool
    """Whether the stored projections differed from the rebuilt ones."""


async def rebuild_seasons(ctx: Context) -> AsyncIterator[RebuiltSeason]:
    """Rebuild the projections of all seasons one after the other."""
    async with ctx.database.read_transaction() as tx:
        every = await seasons.all_ids(tx)
    for season in every:
        async with ctx.database.transaction() as tx:
            known = await load(tx, season)
            differs = await rebuild(tx, season)
        yield RebuiltSeason(known.league.name, known.row.number, differs)
