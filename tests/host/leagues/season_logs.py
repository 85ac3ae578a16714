"""Helpers that build season logs."""

from __future__ import annotations

from msgspec.structs import replace

from host.leagues.pairing.entrants import Entrant
from host.leagues.season.results import (
    standings,
)
from host.leagues.season_plan import FormatName, SeasonPlan
from host.leagues.standings.ranking import StandingsRow
from tests.host.leagues.seasons import SeasonLog

PLAN = SeasonPlan(game="pearls", seats=4, turns=50)


FORMATS: list[FormatName] = ["divisions", "round-robin", "cup", "swiss"]


def start_season(members: int = 7, seed: int = 1, **changes: object) -> SeasonLog:
    """Return the log of a season in which tables have opened."""
    log = SeasonLog(replace(PLAN, most=members, **changes), 1, seed)
    log.draw([Entrant(100 + n) for n in range(members)])
    return log


def all_standings(log: SeasonLog) -> list[tuple[StandingsRow, ...]]:
    season = log.season
    return [standings(season, one.number, log.outcomes, log.lots) for one in season.divisions]
