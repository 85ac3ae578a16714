"""Private league messages: a user's own place, past seasons and confirmations. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, Upload, View, button, container, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.core.words.names import MAX_TITLE, clean_name
from bot.leagues.views.names import LeagueClick, division_name, points, season_name, time_text
from bot.leagues.views.sign_up import status_line
from bot.leagues.views.tables import list_tables
from bot.matches.dismissal import question_message
from engine.core.text import LocalizedText, text
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing.formats import FORMATS
from host.leagues.views.all_time import AllTimeRow
from host.leagues.views.cards import BlockedPlayers, OwnSeason
from host.leagues.views.exports import PastSeason
from host.leagues.views.seasons import LeagueRow
from host.leagues.views.sign_up_warnings import SignUpWarnings


def my_seasons_message(found: Sequence[OwnSeason], translate: Translator) -> MessageView:
    """Show a user their standing in each of their seasons in the guild."""
    if not found:
        return MessageView(container(texts(translate(LocalizedText("league-mine-nothing")))))
    room = MESSAGE_TEXT // len(found)
    blocks = ["\n".join(_season_lines(own_season, room, translate)) for own_season in found]
    ways = [way for one in found for way in _season_buttons(one, translate)]
    return MessageView(container(texts(*blocks), rows(ways[:5])))


def _season_lines(own_place: OwnSeason, room: int, translate: Translator) -> Iterator[str]:
    known = own_place.loaded
    yield f"### {translate(text('league-mine-heading', season=season_name(known, translate)))}"
    yield translate(LocalizedText(f"status-league-member-{own_place.member.status}"))
    yield status_line(known, None if own_place.next_step is None else own_place.next_step.at, translate)
    if own_place.blocked_players is not None and own_place.blocked_players.names:
        yield blocked_players_line(own_place.blocked_players, translate)
    yield from _place_lines(own_place, translate)
    if own_place.fixtures:
        yield translate(LocalizedText("league-mine-tables"))
        yield list_tables(own_place.fixtures, translate, room - 300)


def _place_lines(own_place: OwnSeason, translate: Translator) -> Iterator[str]:
    # Until the first table is over, all players share the same place, so omit the place.
    if own_place.card is None or not any(one.played for one in own_place.card.lines):
        return
    user_key = own_place.member.user_key
    line = next((one for one in own_place.card.lines if one.user_key == user_key), None)
    if line is None:
        return
    count = len(own_place.card.lines)
    name = division_name(own_place.loaded.season, own_place.card.division.number)
    key = "league-mine-place" if name else "league-mine-place-only"
    got = points(line.parts, translate)
    place = own_place.card.places[user_key]
    yield translate(text(key, division=name, place=place, count=count, points=got))
    prospect = own_place.card.prospects.get(user_key)
    if prospect is not None and own_place.loaded.season.status == "playing":
        if prospect.best == prospect.worst:
            yield translate(LocalizedText("league-mine-certain"))
        else:
            yield translate(text("league-mine-still", best=prospect.best, worst=prospect.worst))


def _season_buttons(own_place: OwnSeason, translate: Translator) -> Iterator[ui.Button[View]]:
    season, status = own_place.loaded.row.id, own_place.loaded.season.status
    if status == "confirming" and own_place.member.status == "joined":
        yield button(
            translate(LocalizedText("button-league-confirm")),
            season_id(season, LeagueClick.CONFIRM),
            Style.primary,
        )
    if own_place.card is not None:
        yield button(
            translate(LocalizedText("button-league-standings")), season_id(season, LeagueClick.STANDINGS)
        )


def withdraw_confirmation(known: LoadedSeason, translate: Translator) -> MessageView:
    """Ask a player to confirm their withdrawal from a season, and explain the consequences."""
    key = "league-sure-withdraw-early" if known.season.status == "drawn" else "league-sure-withdraw"
    asked = translate(text(key, season=season_name(known, translate)))
    yes = ("button-league-withdraw", season_id(known.row.id, LeagueClick.WITHDRAW))
    return question_message([asked], yes, "button-league-stay", translate)


def history_message(league: LeagueRow, past: Sequence[PastSeason], translate: Translator) -> MessageView:
    """List a league's seasons, newest first."""
    heading = translate(text("league-history-heading", league=clean_name(league.name, MAX_TITLE)))
    sentences = [f"- {_past_line(past_season, translate)}" for past_season in past]
    return MessageView(container(texts(f"## {heading}", "\n".join(fit_lines(sentences, MESSAGE_TEXT - 300)))))


def all_time_message(league: LeagueRow, ranked: Sequence[AllTimeRow], translate: Translator) -> MessageView:
    """Show a league's all-time table, best player first."""
    heading = translate(text("league-all-time-heading", league=clean_name(league.name, MAX_TITLE)))
    sentences = [f"`{row.place:>2}` {_all_time_line(row, translate)}" for row in ranked]
    lines = fit_lines(sentences, MESSAGE_TEXT - 300) or [translate(LocalizedText("league-all-time-none"))]
    return MessageView(container(texts(f"## {heading}", "\n".join(lines))))


def _all_time_line(row: AllTimeRow, translate: Translator) -> str:
    return translate(
        text(
            "league-all-time-line",
            name=clean_name(row.name), points=points(row.parts, translate), titles=row.titles,
            wins=row.firsts, tables=row.tables, seasons=row.seasons,
        )
    )  # fmt: skip


def _past_line(season: PastSeason, translate: Translator) -> str:
    if season.champions:
        named = translate.join_list([f"**{clean_name(name)}**" for name in season.champions])
        sentence = translate(text("league-history-champion", people=named, count=len(season.champions)))
    else:
        sentence = translate(LocalizedText(f"status-league-{season.status}"))
    return translate(text("league-history-line", number=season.number, told=sentence))


def joined_line(
    known: LoadedSeason,
    closes: int | None,
    translate: Translator,
    *,
    is_confirmed: bool,
    waiting_position: int = 0,
) -> str:
    """Return the confirmation of a sign-up, with the waiting-list position and the remaining steps."""
    season, closing = season_name(known, translate), time_text(closes, translate)
    if waiting_position:
        sentence = translate(text("done-league-join-waiting", season=season, number=waiting_position))
        asked = translate(text("done-league-join-waiting-confirm", when=closing))
        return sentence if is_confirmed else f"{sentence} {asked}"
    if is_confirmed:
        is_full = FORMATS[known.plan.format].begins_when_full
        key = "done-league-join-full" if is_full else "done-league-join-confirmed"
        return translate(text(key, season=season))
    return translate(text("done-league-join", season=season, when=closing))


def caution_lines(cautions: SignUpWarnings, translate: Translator) -> Iterator[str]:
    """Yield warnings for a user who has signed up."""
    if cautions.has_block_list:
        yield translate(LocalizedText("league-caution-avoids"))
    if cautions.tables:
        yield translate(text("league-caution-tables", count=cautions.tables))
    if cautions.days_off:
        yield translate(text("league-caution-days-off", count=cautions.days_off))


def blocked_players_message(warning: BlockedPlayers, translate: Translator) -> MessageView:
    """Warn a player that a user they have blocked plays at their table, and explain the options."""
    return MessageView(container(texts(blocked_players_line(warning, translate))))


def blocked_players_line(warning: BlockedPlayers, translate: Translator) -> str:
    """Return the warning about blocked users as a line."""
    named = translate.join_list([f"**{clean_name(name)}**" for name in warning.names])
    key = "league-company-early" if warning.is_free else "league-company"
    return translate(text(key, season=season_name(warning.loaded, translate), people=named))


def season_file_message(known: LoadedSeason, upload: Upload, translate: Translator) -> MessageView:
    """Send a season as a file."""
    sentence = translate(text("done-league-export", season=season_name(known, translate)))
    return MessageView(View(*texts(sentence), ui.File(f"attachment://{upload.name}")), (upload,))
