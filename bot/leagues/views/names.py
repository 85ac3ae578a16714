"""Names of leagues, divisions and tables in messages, and formatted points. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from babel.numbers import format_decimal

from bot.core.words.i18n import Translator
from bot.core.words.limits import THREAD_NAME, shorten
from bot.core.words.names import MAX_TITLE, clean_name, plain_name
from bot.matches.match.titles import timestamp
from engine.core.text import LocalizedText, text
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.entrants import Division
from host.leagues.season.season import Season
from host.leagues.standings.points import PARTS

Names = Mapping[int, str]
"""Users' names for public messages, by user key."""


class LeagueClick(StrEnum):
    """The name of a click, used in custom ids that contain a season.

    Custom ids with STANDINGS and CROSS also contain a division number, and those with TABLES a page. Those with
    AGREE and OBJECT contain the log entry of a host action.
    """

    JOIN = "l:join"
    LEAVE = "l:leave"
    WITHDRAW = "l:withdraw"
    CONFIRM = "l:confirm"
    RULES = "l:rules"
    MINE = "l:mine"
    STANDINGS = "l:standings"
    CROSS = "l:cross"
    TABLES = "l:tables"
    ASK = "l:ask"
    ASKED = "l:asked"
    AGREE = "l:agree"
    OBJECT = "l:object"


def season_name(known: LoadedSeason, translate: Translator) -> str:
    """Return a season's name, including its league."""
    league = clean_name(known.league.name, MAX_TITLE)
    return translate(text("league-season", league=league, number=known.row.number))


def plain_season_name(known: LoadedSeason, translate: Translator) -> str:
    """Return a season's name for a menu."""
    league = plain_name(known.league.name, MAX_TITLE)
    localized_text = LocalizedText(f"status-league-{known.season.status}")
    return translate(text("league-choice", league=league, number=known.row.number, told=localized_text))


def division_names(divisions: Sequence[Division]) -> dict[int, str]:
    """Return the names of a season's divisions by number; if there is only one, its name is empty."""
    is_only = len(divisions) == 1
    return {division.number: "" if is_only else str(division.number) for division in divisions}


def division_name(season: Season, division: int) -> str:
    """Return a division's name; empty if the season has only one division."""
    return division_names(season.divisions).get(division, "")


def table_name(season: Season, table: int, translate: Translator) -> str:
    """Return a table's name: its number and its division."""
    division = division_name(season, season.tables[table].table.division)
    if not division:
        return translate(text("league-table", number=table))
    return translate(text("league-table-of", number=table, division=division))


def thread_name(known: LoadedSeason, table: int, translate: Translator) -> str:
    """Return the name for a table's thread."""
    league, named = plain_name(known.league.name, MAX_TITLE), table_name(known.season, table, translate)
    sentence = translate(text("league-thread", league=league, number=known.row.number, table=named))
    return shorten(sentence, THREAD_NAME)


def bold_names(named: Mapping[int, str]) -> dict[int, str]:
    """Return names formatted for public messages."""
    return {user_key: f"**{clean_name(name)}**" for user_key, name in named.items()}


def names_of(season: Season) -> dict[int, str]:
    """Return the names of all participants, formatted for public messages."""
    return bold_names({user_key: member.name for user_key, member in season.members.items()})


def name_of(names: Names, user_key: int) -> str:
    """Return a user's name; if it is unknown, return a mention."""
    return names.get(user_key, f"<@{user_key}>")


def points(parts: int, translate: Translator) -> str:
    """Format points for the language, with at most two decimal places."""
    return str(format_decimal(parts / PARTS, format="0.##", locale=translate.babel_locale))


def time_text(at: int | None, translate: Translator) -> str:
    """Format a time as an absolute and a relative time.

    If `at` is None, say that the season is paused.
    """
    if at is None:
        return translate(LocalizedText("league-when-stopped"))
    return translate(text("league-when", at=timestamp(at), relative=timestamp(at, "R")))


def list_names(user_keys: Sequence[int], names: Names, translate: Translator) -> str:
    """Join the names of users in one phrase."""
    return translate.join_list([name_of(names, user_key) for user_key in user_keys])
