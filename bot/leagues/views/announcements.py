"""Public one-time announcements of a season in its channel. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from discord import ui

from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, Upload, View, button, card, gallery, rows, texts
from bot.core.words.limits import MESSAGE_TEXT
from bot.core.words.names import MAX_TITLE, clean_name
from bot.core.words.time_controls import duration
from bot.leagues.views.names import LeagueClick, name_of, names_of, people, season_name, table_name, when
from bot.leagues.views.rulings import ruling_line
from bot.leagues.views.tables import list_tables
from engine.core.text import LocalizedText, Quote, text
from host.leagues.lifecycle.kinds import ToHosts
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.pairing.field import Moved
from host.leagues.pairing.formats import needed
from host.leagues.season.entries import Ended, Paused, Redrawn, Voided
from host.leagues.season.entry import Announcement
from host.leagues.season.rulings import Replaced, Struck
from host.leagues.views.cards import Fixture
from host.leagues.views.news import GivenUp, News
from host.leagues.views.seasons import LeagueRow
from host.matches.settings.time_controls import HOUR

Lines: TypeAlias = Callable[[News, Translator], Iterator[str]]
PINGED = frozenset({"closed", "begun", "idle", "struck", "warned", "replaced"})
"""Announcements that notify the players concerned."""
MAX_NAMED = 40
MAX_CALLED = 60
"""Maximum users mentioned per message."""
OUTCOMES: dict[Moved, str] = {
    "up": "league-final-up",
    "down": "league-final-down",
    "out": "league-final-out",
}


def told_post(
    told: News, translate: Translator, board: str = "", uploads: Sequence[Upload] = ()
) -> MessageView:
    """Build an announcement with its images and files; missing images are replaced by text."""
    lines = [line for line in LINES[told.what](told, translate) if line]
    pictures = [gallery(one) for one in uploads if one.alt]
    files: list[ui.Item[View]] = [ui.File(f"attachment://{one.name}") for one in uploads if not one.alt]
    said = texts(*lines, "" if pictures else board)
    pinged = told.user_keys[:MAX_CALLED] if told.what in PINGED else ()
    asked = rows(list(_buttons(told, translate)))
    return MessageView(card(said, pictures, files, asked), tuple(uploads), pinged=pinged)


def further_calls(told: News, translate: Translator) -> list[MessageView]:
    """Build messages for the remaining mentions, because Discord notifies at most 100 users each."""
    if told.what not in PINGED:
        return []
    lots = [told.user_keys[at : at + MAX_CALLED] for at in range(MAX_CALLED, len(told.user_keys), MAX_CALLED)]
    return [
        MessageView(card(texts(translate.listed([translate.mention(one) for one in lot]))), pinged=lot)
        for lot in lots
    ]


def transcript_of(known: LoadedSeason, transcript: str) -> Upload:
    """Return the list of participants as a file.

    Together with the secret it makes the draw reproducible.
    """
    return Upload(transcript.encode(), f"draw-{known.league.id}-{known.row.number}.json")


def _season(told: News, translate: Translator) -> str:
    return season_name(told.known, translate)


def _at(told: News, translate: Translator) -> str:
    """Return the time of the announced step."""
    return when(None if told.next_step is None else told.next_step.at, translate)


def _meant(told: News, translate: Translator) -> str:
    """Mention the first users to notify; further messages mention the rest."""
    return translate.listed([translate.mention(user_key) for user_key in told.user_keys[:MAX_CALLED]])


def _tables(told: News, translate: Translator) -> str:
    meant = [
        one for one in told.fixtures if told.what != "idle" or {*one.table.user_keys} & {*told.user_keys}
    ]
    return _name([one.table.table.number for one in meant], told, translate)


def _name(numbers: Sequence[int], told: News, translate: Translator) -> str:
    """List table numbers, up to a readable length."""
    if len(numbers) == 1:
        return table_name(told.known.season, numbers[0], translate)
    rest = ["…"] if len(numbers) > MAX_NAMED else []
    return translate(text("league-tables", numbers=translate.listed([*map(str, numbers[:MAX_NAMED]), *rest])))


def _said(key: str) -> Lines:
    """Return a maker of a sentence about a season, with the time of its next step and its tables."""

    def lines(told: News, translate: Translator) -> Iterator[str]:
        season, at, tables = _season(told, translate), _at(told, translate), _tables(told, translate)
        meant, count = _meant(told, translate), len(told.user_keys)
        yield translate(text(key, season=season, when=at, tables=tables, people=meant, count=count))

    return lines


def _nag_lines(told: News, translate: Translator) -> Iterator[str]:
    count = len(told.known.season.members)
    missing = max(0, needed(told.known.plan) - count)
    season, at = _season(told, translate), _at(told, translate)
    yield translate(text("league-nag", season=season, when=at, count=count, missing=missing))


def _close_lines(told: News, translate: Translator) -> Iterator[str]:
    yield translate(text("league-closed", season=_season(told, translate), when=_at(told, translate)))
    if told.user_keys:
        yield translate(
            text("league-closed-people", people=_meant(told, translate), count=len(told.user_keys))
        )


def _round_lines(told: News, translate: Translator) -> Iterator[str]:
    yield translate(text("league-round", season=_season(told, translate), round=told.number))


def _idle_lines(told: News, translate: Translator) -> Iterator[str]:
    yield from _said("league-idle")(told, translate)
    if told.number > 1:
        yield translate(LocalizedText("league-idle-strike"))


def _strike_lines(told: News, translate: Translator) -> Iterator[str]:
    if told.entry is not None and told.entry.by == "host":
        yield from _ruling_lines(told, translate)
        return
    season, meant = _season(told, translate), _meant(told, translate)
    left = isinstance(told.entry, Struck) and told.entry.cause == "left"
    key = "league-struck-left" if left else "league-struck-told"
    yield translate(text(key, season=season, people=meant, count=len(told.user_keys)))


def _hurry_lines(told: News, translate: Translator) -> Iterator[str]:
    hurry = told.known.plan.hurry
    spans = {"bank": duration(hurry.bank * HOUR), "increment": duration(hurry.increment * HOUR)}
    yield translate(text("league-hurry", season=_season(told, translate), when=_at(told, translate), **spans))


def _end_lines(told: News, translate: Translator) -> Iterator[str]:
    yield translate(text("league-ended", season=_season(told, translate), when=_at(told, translate)))
    if isinstance(told.entry, Ended) and told.entry.reason:
        yield translate(text("league-ended-early", reason=Quote(told.entry.reason)))
    shared = [number for number, one in told.known.season.tables.items() if one.is_adjudicated]
    if shared:
        yield translate(text("league-ended-adjudicated", tables=_name(shared, told, translate)))


def _pause_lines(told: News, translate: Translator) -> Iterator[str]:
    reason = told.entry.reason if isinstance(told.entry, Paused) else ""
    yield translate(text("league-paused", season=_season(told, translate)))
    yield translate(text("league-ruled-reason", reason=Quote(reason))) if reason else ""


def _void_lines(told: News, translate: Translator) -> Iterator[str]:
    reasons = [item.entry.reason for item in told.known.log if isinstance(item.entry, Voided)]
    if reasons and reasons[-1]:
        said = text("league-void-ruled", season=_season(told, translate), reason=Quote(reasons[-1]))
        yield translate(said)
    else:
        yield translate(text("league-void-few", season=_season(told, translate)))


def _redraw_lines(told: News, translate: Translator) -> Iterator[str]:
    if isinstance(told.entry, Redrawn):
        season, at = _season(told, translate), _at(told, translate)
        yield translate(text("league-redrawn", season=season, when=at, reason=Quote(told.entry.reason)))
        yield translate(text("card-league-commitment", hash=told.entry.commitment))


def _ruling_lines(told: News, translate: Translator) -> Iterator[str]:
    names = names_of(told.known.season)
    if told.entry is not None:
        ruling = ruling_line(told.known, told.entry, names, translate)
        yield translate(text("league-decided", season=_season(told, translate), ruling=ruling))


def _replacement_lines(told: News, translate: Translator) -> Iterator[str]:
    """Yield one line per replaced player with their tables, or the usual line for a single seat."""
    seats = [one for one in told.entries if isinstance(one, Replaced)]
    if len(seats) < 2:
        yield from _ruling_lines(told, translate)
        return
    names = names_of(told.known.season)
    for user_key in dict.fromkeys(one.person for one in seats):
        tables = _name([one.table for one in seats if one.person == user_key], told, translate)
        ruling = translate(text("league-ruling-replaced", person=name_of(names, user_key), table=tables))
        yield translate(text("league-decided", season=_season(told, translate), ruling=ruling))


def _withdrawal_lines(told: News, translate: Translator) -> Iterator[str]:
    named = people(told.user_keys, names_of(told.known.season), translate)
    yield translate(text("league-withdrew", season=_season(told, translate), people=named))


def _draw_lines(told: News, translate: Translator) -> Iterator[str]:
    known = told.known
    yield f"## {translate(text('league-draw-heading', season=season_name(known, translate)))}"
    if told.next_step is not None:
        yield translate(text("league-draw-begins", when=when(told.next_step.at, translate)))
    yield translate(text("league-draw-check", secret=known.season.secret))


def given_up_post(told: GivenUp, translate: Translator, uploads: Sequence[Upload]) -> MessageView:
    """Build the replacement for the message of a void draw; its result can still be verified."""
    season, drawn = season_name(told.known, translate), told.drawn
    bound = drawing.read(drawn.transcript).commitment
    lines = [
        f"## {translate(text('league-draw-given-up-heading', season=season))}",
        translate(text("league-draw-given-up", reason=Quote(told.by.reason))),
        translate(text("league-draw-given-up-check", secret=drawn.secret, hash=bound)),
    ]
    files: list[ui.Item[View]] = [ui.File(f"attachment://{one.name}") for one in uploads]
    return MessageView(card(texts(*lines), files), tuple(uploads))


def digest_post(told: News, new: Sequence[Fixture], translate: Translator) -> MessageView:
    """Build the weekly digest; `new` are the tables that finished during the week."""
    ways = rows(list(_buttons(told, translate)))
    return MessageView(card(texts(*_week_lines(told, new, translate)), ways))


def _week_lines(told: News, new: Sequence[Fixture], translate: Translator) -> Iterator[str]:
    known = told.known
    heading = translate(text("league-digest-heading", season=season_name(known, translate), week=told.number))
    over = sum(table.is_over for table in known.season.tables.values())
    yield f"### {heading}"
    yield translate(text("league-digest-tables", over=over, all=len(known.season.tables)))
    if not new:
        yield translate(LocalizedText("league-digest-quiet"))
        return
    yield f"{translate(LocalizedText('league-digest-new'))}\n{list_tables(new, translate, MESSAGE_TEXT - 500)}"


def _final_lines(told: News, translate: Translator) -> Iterator[str]:
    season = told.known.season
    yield f"## {translate(text('league-final-heading', season=season_name(told.known, translate)))}"
    names = names_of(told.known.season)
    champions = [user_key for user_key, moved in season.moved.items() if moved == "champion"]
    if champions:
        named = people(champions, names, translate)
        yield translate(text("league-final-champion", people=named, count=len(champions)))
    for moved, key in OUTCOMES.items():
        found = [user_key for user_key, one in season.moved.items() if one == moved]
        yield translate(text(key, people=people(found, names, translate))) if found else ""
    yield translate(text("league-final-lots", secret=season.lots_secret))
    if told.next_step is not None:
        yield translate(text("league-final-next", when=when(told.next_step.at, translate)))


LINES: Mapping[Announcement, Lines] = {
    "nag": _nag_lines,
    "extended": _said("league-extended"),
    "closed": _close_lines,
    "drawn": _draw_lines,
    "begun": _said("league-begun"),
    "round": _round_lines,
    "idle": _idle_lines,
    "struck": _strike_lines,
    "withdrew": _withdrawal_lines,
    "replaced": _replacement_lines,
    "week": lambda told, words: _week_lines(told, (), words),
    "hurried": _hurry_lines,
    "warned": _said("league-warn"),
    "ended": _end_lines,
    "final": _final_lines,
    "void": _void_lines,
    "paused": _pause_lines,
    "resumed": _said("league-resumed"),
    "shifted": _ruling_lines,
    "ruled": _ruling_lines,
    "reversed": _ruling_lines,
    "redrawn": _redraw_lines,
}
"""The paragraphs of each announcement."""


def _buttons(told: News, translate: Translator) -> Iterator[ui.Button[View]]:
    season = told.known.row.id
    if told.what == "closed":
        yield button(
            translate(LocalizedText("button-league-confirm")),
            season_id(season, LeagueClick.CONFIRM),
            Style.primary,
        )
    if told.what in {"nag", "extended"}:
        yield button(
            translate(LocalizedText("button-league-join")), season_id(season, LeagueClick.JOIN), Style.success
        )
    if told.what in {"drawn", "week", "final", "ended"}:
        yield button(
            translate(LocalizedText("button-league-standings")), season_id(season, LeagueClick.STANDINGS)
        )
        yield button(translate(LocalizedText("button-league-mine")), season_id(season, LeagueClick.MINE))


def asked_post(known: LoadedSeason, post: ToHosts, translate: Translator) -> MessageView:
    """Build a question or protest for the hosts; the creator of the league is notified."""
    season, person, said = season_name(known, translate), translate.mention(post.user_key), Quote(post.words)
    if post.table is None or post.table not in known.season.tables:
        line = translate(text("league-asked-season", person=person, season=season, words=said))
    else:
        table = table_name(known.season, post.table, translate)
        line = translate(text("league-asked", person=person, season=season, table=table, words=said))
    host = translate.mention(known.league.creator)
    return MessageView(
        card(texts(host, line, translate(LocalizedText("league-asked-hint")))), pinged=(known.league.creator,)
    )


def gone_post(league: LeagueRow, translate: Translator) -> MessageView:
    """Return the message to a league's creator about its deleted channel and the next steps."""
    named = clean_name(league.name, MAX_TITLE)
    return trouble_post(translate(text("league-channel-gone", league=named)))


def trouble_post(line: str) -> MessageView:
    """Build an error message for hosts."""
    return MessageView(card(texts(f"⚠️ {line}")))
