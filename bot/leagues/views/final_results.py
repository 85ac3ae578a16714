"""Announcements of the final results of a season, and of corrections."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.words.i18n import Translator
from bot.leagues.views.mentions import mention_users
from bot.leagues.views.names import list_names, names_of, season_name, time_text
from engine.core.text import LocalizedText, text
from host.leagues.pairing.entrants import Movement
from host.leagues.views.announcements import SeasonAnnouncement

OUTCOMES: dict[Movement, str] = {
    "up": "league-final-up",
    "down": "league-final-down",
    "out": "league-final-out",
}


def final_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    """Yield the lines about the final results of a season and the next season."""
    season = announcement.loaded.season
    yield f"## {translate(text('league-final-heading', season=season_name(announcement.loaded, translate)))}"
    yield from _movement_lines(announcement, translate)
    yield translate(text("league-final-lots", secret=season.lots_secret))
    if announcement.next_step is not None:
        yield translate(text("league-final-next", when=time_text(announcement.next_step.at, translate)))


def correction_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    """Yield the lines about final results that a ruling has corrected."""
    heading = text("league-corrected-heading", season=season_name(announcement.loaded, translate))
    yield f"## {translate(heading)}"
    if announcement.user_keys:
        people = mention_users(announcement, translate)
        yield translate(text("league-corrected-people", people=people, count=len(announcement.user_keys)))
    else:
        yield translate(LocalizedText("league-corrected-order"))
    yield from _movement_lines(announcement, translate)


def _movement_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    """Yield the champions, promotions and relegations of a finished season."""
    season = announcement.loaded.season
    names = names_of(announcement.loaded.season)
    champions = [user_key for user_key, moved in season.moved.items() if moved == "champion"]
    if champions:
        named = list_names(champions, names, translate)
        yield translate(text("league-final-champion", people=named, count=len(champions)))
    for moved, key in OUTCOMES.items():
        found = [user_key for user_key, one in season.moved.items() if one == moved]
        yield translate(text(key, people=list_names(found, names, translate))) if found else ""
