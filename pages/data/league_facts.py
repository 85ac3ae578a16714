"""Load what a league's page shows."""

from __future__ import annotations

from collections.abc import Mapping, Set

from msgspec import Struct
from msgspec.structs import replace

from host.core.context import Context
from host.core.errors import UserError
from host.history.results.outcome import Outcome
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import step_due_at
from host.leagues.lifecycle.kinds import StepTimer
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.results import finishes, tallies
from host.leagues.season.schedule import StepName
from host.leagues.views.all_time import AllTimeRow, rank_all_time
from host.leagues.views.cards import FixtureView, NextStep, lots_of
from host.leagues.views.seasons import SeasonResults, SeasonRow, seasons_of
from host.leagues.views.turns import load_turns
from host.matches import pages
from host.matches.match import loading
from host.matches.pages import PageGuild
from host.messages.posts.published import is_published, unannounced_results
from pages.data.models import SeasonExport
from pages.data.season_file import season_export, users_of
from pages.matches.anonymity import anonymize_season, nameless
from storage.core.database import Transaction

STEPS: tuple[StepName, ...] = ("close", "draw", "begin", "end", "final", "next")
"""The steps in the calendar."""


class FixtureFacts(Struct, frozen=True):
    """A table of a season; `has_page` tells whether its match has a page."""

    fixture: FixtureView
    has_page: bool


class LeagueFacts(Struct, frozen=True, kw_only=True):
    """A league with one of its seasons, and hidden users anonymized."""

    guild: PageGuild
    league_id: int
    seasons: tuple[SeasonRow, ...]
    """All seasons, newest first."""
    results: SeasonResults
    is_latest: bool
    calendar: tuple[NextStep, ...]
    """The steps of the season with known dates, earliest first."""
    fixtures: tuple[FixtureFacts, ...]
    all_time: tuple[AllTimeRow, ...]
    export: SeasonExport | None


async def load_league_facts(
    ctx: Context, guild: PageGuild, league_id: int, number: int = 0
) -> LeagueFacts | None:
    """Return a league with the season of the given number, or the latest one for 0.

    Return None if the league or the season has no page.
    """
    async with ctx.database.read_transaction() as tx:
        rows = await _seasons(tx, guild, league_id)
        chosen = next((row for row in rows if number in (0, row.number)), None)
        if chosen is None:
            return None
        results = await _load_results(tx, chosen.id)
        past = [await _load_results(tx, row.id) for row in rows if row.status == "over"]
        numbers = sorted(results.loaded.season.tables)
        fixtures = tuple([await _fixture(ctx, tx, guild, results, one) for one in numbers])
        calendar = await _calendar(tx, results.loaded)
        hidden = await pages.hidden_users(tx, {row.user_key for row in rank_all_time(past)})
        hidden_members = await pages.hidden_users(tx, users_of(results.loaded))
        export = season_export(results.loaded, hidden_members)
    return LeagueFacts(
        guild=guild, league_id=league_id, seasons=tuple(rows), results=results,
        is_latest=chosen == rows[0], calendar=calendar, fixtures=fixtures,
        all_time=_all_time(past, hidden), export=export,
    )  # fmt: skip


async def _calendar(tx: Transaction, loaded: LoadedSeason) -> tuple[NextStep, ...]:
    if loaded.season.status == "void" or loaded.season.paused_since is not None:
        return ()
    # A resting league opens no further season.
    steps = [what for what in STEPS if what != "next" or loaded.league.status == "live"]
    dates = {what: await step_due_at(tx, loaded, StepTimer(what)) for what in steps}
    known = [NextStep(what, at) for what, at in dates.items() if at is not None]
    return tuple(sorted(known, key=lambda step: step.at))


async def _seasons(tx: Transaction, guild: PageGuild, league_id: int) -> list[SeasonRow]:
    try:
        league = await season_log.load_league(tx, league_id)
    except UserError:
        return []
    is_shown = league.guild_id == guild.row.guild_id and await pages.is_shown(tx, guild, league.channel)
    return await seasons_of(tx, league_id) if is_shown else []


async def _load_results(tx: Transaction, season_id: int) -> SeasonResults:
    """Load a season without the results that no sent message shows, and with hidden users anonymized."""
    loaded = await season_log.load(tx, season_id)
    outcomes = await season_log.load_outcomes(tx, loaded.season)
    loaded, outcomes = await _without_unannounced(tx, loaded, outcomes)
    hidden = await pages.hidden_users(tx, loaded.season.members)
    return SeasonResults(anonymize_season(loaded, hidden), outcomes, lots_of(loaded.season))


async def _without_unannounced(
    tx: Transaction, loaded: LoadedSeason, outcomes: Mapping[int, Outcome]
) -> tuple[LoadedSeason, dict[int, Outcome]]:
    waiting = await unannounced_results(tx, outcomes) if outcomes else frozenset()
    if not waiting:
        return loaded, dict(outcomes)
    tables = {
        number: replace(table, head=None) if table.match_id in waiting else table
        for number, table in loaded.season.tables.items()
    }
    kept = {match_id: outcome for match_id, outcome in outcomes.items() if match_id not in waiting}
    return replace(loaded, season=replace(loaded.season, tables=tables)), kept


async def _fixture(
    ctx: Context, tx: Transaction, guild: PageGuild, results: SeasonResults, number: int
) -> FixtureFacts:
    season = results.loaded.season
    table = season.tables[number]
    outcomes = results.outcomes
    view = FixtureView(
        results.loaded, table, None, finishes(table, outcomes), tallies(season, table, outcomes)
    )  # fmt: skip
    if table.match_id is None:
        return FixtureFacts(view, has_page=False)
    try:
        row = await loading.load_row(tx, table.match_id)
    except UserError:
        return FixtureFacts(view, has_page=False)
    has_page = row.status != "cancelled" and await pages.is_shown(tx, guild, row.channel)
    if not table.is_over and row.status == "running" and await is_published(tx, row.id):
        view = replace(view, turns=await load_turns(ctx, tx, row.id))
    return FixtureFacts(view, has_page)


def _all_time(past: list[SeasonResults], hidden: Set[int]) -> tuple[AllTimeRow, ...]:
    rows = rank_all_time(past)
    order = [row.user_key for row in rows if row.user_key in hidden]
    return tuple(
        replace(row, name=nameless(order.index(row.user_key))) if row.user_key in hidden else row
        for row in rows
    )
