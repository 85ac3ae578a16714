"""Private league messages: a user's own place, past seasons and confirmation questions. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, Upload, View, button, card, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, as_many
from bot.core.words.names import MAX_TITLE, clean_name
from bot.leagues.views.names import LeagueClick, division_name, points, season_name, when
from bot.leagues.views.sign_up import status_line
from bot.leagues.views.tables import list_tables
from engine.core.text import LocalizedText, text
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing.formats import FORMATS
from host.leagues.views.cards import Company, OwnPlace
from host.leagues.views.cautions import Cautions
from host.leagues.views.files import Past
from host.leagues.views.seasons import LeagueRow


def mine_post(found: Sequence[OwnPlace], translate: Translator) -> MessageView:
    """Show a user their standing in each of their seasons in the guild."""
    if not found:
        return MessageView(card(texts(translate(LocalizedText("league-mine-nothing")))))
    room = MESSAGE_TEXT // len(found)
    blocks = ["\n".join(_season_lines(one, room, translate)) for one in found]
    ways = [way for one in found for way in _ways(one, translate)]
    return MessageView(card(texts(*blocks), rows(ways[:5])))


def _season_lines(mine: OwnPlace, room: int, translate: Translator) -> Iterator[str]:
    known = mine.known
    yield f"### {translate(text('league-mine-heading', season=season_name(known, translate)))}"
    yield translate(LocalizedText(f"status-league-member-{mine.member.status}"))
    yield status_line(known, None if mine.next_step is None else mine.next_step.at, translate)
    if mine.company is not None and mine.company.names:
        yield company_line(mine.company, translate)
    yield from _place_lines(mine, translate)
    if mine.fixtures:
        yield translate(LocalizedText("league-mine-tables"))
        yield list_tables(mine.fixtures, translate, room - 300)


def _place_lines(mine: OwnPlace, translate: Translator) -> Iterator[str]:
    # Before the first table is over, all players share the same place.
    if mine.card is None or not any(one.played for one in mine.card.lines):
        return
    user_key = mine.member.user_key
    line = next((one for one in mine.card.lines if one.user_key == user_key), None)
    if line is None:
        return
    count = len(mine.card.lines)
    name = division_name(mine.known.season, mine.card.division.number)
    key = "league-mine-place" if name else "league-mine-place-only"
    got = points(line.parts, translate)
    place = mine.card.places[user_key]
    yield translate(text(key, division=name, place=place, count=count, points=got))
    prospect = mine.card.prospects.get(user_key)
    if prospect is not None and mine.known.season.status == "playing":
        if prospect.best == prospect.worst:
            yield translate(LocalizedText("league-mine-certain"))
        else:
            yield translate(text("league-mine-still", best=prospect.best, worst=prospect.worst))


def _ways(mine: OwnPlace, translate: Translator) -> Iterator[ui.Button[View]]:
    season, status = mine.known.row.id, mine.known.season.status
    if status == "confirming" and mine.member.status == "joined":
        yield button(
            translate(LocalizedText("button-league-confirm")),
            season_id(season, LeagueClick.CONFIRM),
            Style.primary,
        )
    if mine.card is not None:
        yield button(
            translate(LocalizedText("button-league-standings")), season_id(season, LeagueClick.STANDINGS)
        )


def sure_post(known: LoadedSeason, translate: Translator) -> MessageView:
    """Ask a player to confirm that they drop out of a season, and explain the consequences."""
    key = "league-sure-withdraw-early" if known.season.status == "drawn" else "league-sure-withdraw"
    asked = translate(text(key, season=season_name(known, translate)))
    sure = button(
        translate(LocalizedText("button-league-withdraw")),
        season_id(known.row.id, LeagueClick.WITHDRAW),
        Style.danger,
    )
    return MessageView(card(texts(asked), rows([sure])))


def history_post(league: LeagueRow, past: Sequence[Past], translate: Translator) -> MessageView:
    """List the seasons of a league, newest first."""
    heading = translate(text("league-history-heading", league=clean_name(league.name, MAX_TITLE)))
    told = [f"- {_past_line(one, translate)}" for one in past]
    return MessageView(card(texts(f"## {heading}", "\n".join(as_many(told, MESSAGE_TEXT - 300)))))


def _past_line(one: Past, translate: Translator) -> str:
    if one.champions:
        named = translate.listed([f"**{clean_name(name)}**" for name in one.champions])
        told = translate(text("league-history-champion", people=named, count=len(one.champions)))
    else:
        told = translate(LocalizedText(f"status-league-{one.status}"))
    return translate(text("league-history-line", number=one.number, told=told))


def joined_line(
    known: LoadedSeason, closes: int | None, translate: Translator, *, is_confirmed: bool, waits_at: int = 0
) -> str:
    """Confirm a sign-up with the waiting-list position and the remaining steps."""
    season, closing = season_name(known, translate), when(closes, translate)
    if waits_at:
        told = translate(text("done-league-join-waiting", season=season, number=waits_at))
        asked = translate(text("done-league-join-waiting-confirm", when=closing))
        return told if is_confirmed else f"{told} {asked}"
    if is_confirmed:
        is_full = FORMATS[known.plan.format].begins_when_full
        key = "done-league-join-full" if is_full else "done-league-join-confirmed"
        return translate(text(key, season=season))
    return translate(text("done-league-join", season=season, when=closing))


def caution_lines(told: Cautions, translate: Translator) -> Iterator[str]:
    """Yield warnings for a user who has signed up."""
    if told.avoids:
        yield translate(LocalizedText("league-caution-avoids"))
    if told.tables:
        yield translate(text("league-caution-tables", count=told.tables))
    if told.days_off:
        yield translate(text("league-caution-days-off", count=told.days_off))


def company_post(told: Company, translate: Translator) -> MessageView:
    """Warn a user that a blocked player is at their table, and explain the options."""
    return MessageView(card(texts(company_line(told, translate))))


def company_line(told: Company, translate: Translator) -> str:
    """Return the same warning as a line."""
    named = translate.listed([f"**{clean_name(name)}**" for name in told.names])
    key = "league-company-early" if told.is_free else "league-company"
    return translate(text(key, season=season_name(told.known, translate), people=named))


def file_post(known: LoadedSeason, upload: Upload, translate: Translator) -> MessageView:
    """Send a season as a file."""
    said = translate(text("done-league-export", season=season_name(known, translate)))
    return MessageView(View(*texts(said), ui.File(f"attachment://{upload.name}")), (upload,))
