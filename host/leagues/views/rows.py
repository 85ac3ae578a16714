"""Rows that are handed up, as types."""

from storage.leagues.league.leagues import LeagueRow, LeagueStatus
from storage.leagues.league.projections import MemberRow, TableRow, TableStatus
from storage.leagues.league.seasons import SeasonRow

__all__ = ["LeagueRow", "LeagueStatus", "MemberRow", "SeasonRow", "TableRow", "TableStatus"]
