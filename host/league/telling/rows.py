"""Rows that are handed up, as types."""

from storage.league.leagues import LeagueRow, LeagueStatus
from storage.league.projections import MemberRow, TableRow, TableStatus
from storage.league.seasons import SeasonRow

__all__ = ["LeagueRow", "LeagueStatus", "MemberRow", "SeasonRow", "TableRow", "TableStatus"]
