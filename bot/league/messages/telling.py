"""What is told once of a season to everybody in its channel. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from bot.core.ids import season_id
from bot.league.ids import LeagueClick
from bot.league.messages.names import (
    bold_names,
    division_names,
    mention,
    people,
    season_name,
    table_name,
    when,
)
from bot.league.messages.rulings import ruling_line
from bot.league.messages.tables import listed
from bot.words.i18n import Words
from bot.words.layout import Post, Style, Upload, button, card, gallery, rows, texts
from bot.words.limits import MESSAGE_TEXT
from bot.words.time_controls import duration
from engine.core.text import Quote, Text, text
from host.league.entries import Voided
from host.league.pairing.field import Moved
from host.league.running.kinds import ToHosts
from host.league.running.logbook import Known
from host.league.telling.cards import Told
from host.settings.time_controls import HOUR

PINGED = frozenset({"closed", "begun", "idle", "struck", "warned", "next", "replaced"})
"""What concerns people so much that they are notified."""
OUTCOMES: dict[Moved, str] = {
    "up": "league-final-up",
    "down": "league-final-down",
    "out": "league-final-out",
}


def told_post(told: Told, words: Words, picture: Upload | None = None, board: str = "") -> Post:
    """Build what is told; `picture`, or else `board`, goes with the draw and the end."""
    lines = [line for line in _lines(told, words) if line]
    shown = [gallery(picture)] if picture else []
    asked = rows(list(_buttons(told, words)))
    said = texts(*lines, "" if picture else board)
    pinged = told.people if told.what in PINGED else ()
    return Post(card(said, shown, asked), (picture,) if picture else (), pinged=pinged)


def _lines(told: Told, words: Words) -> Iterator[str]:
    """Yield the paragraphs of what is told."""
    known, season = told.known, season_name(told.known, words)
    names = bold_names(told.names)
    at = when(told.step.at, words) if told.step is not None else ""
    meant = words.listed([mention(person) for person in told.people])
    tables = words.listed([table_name(known.season, one.table.table.number, words) for one in told.fixtures])
    match told.what:
        case "nag":
            count = len(known.season.members)
            missing = max(0, known.plan.fewest - count)
            yield words(text("league-nag", season=season, when=at, count=count, missing=missing))
        case "extended":
            yield words(text("league-extended", season=season, when=at))
        case "closed":
            yield words(text("league-closed", season=season, when=at))
            yield words(text("league-closed-people", people=meant)) if meant else ""
        case "drawn":
            yield from _draw_lines(told, words)
        case "begun":
            yield words(text("league-begun", season=season, when=at))
        case "round":
            yield words(text("league-round", season=season, round=told.number))
        case "idle":
            yield words(text("league-idle", season=season, people=meant, tables=tables))
            yield words(text("league-idle-strike", when=at)) if told.number > 1 and at else ""
        case "struck":
            count = len(told.people)
            yield words(text("league-struck-told", season=season, people=meant, count=count))
        case "week":
            yield from _week_lines(told, words)
        case "hurried":
            hurry = known.plan.hurry
            spans = {"bank": duration(hurry.bank * HOUR), "increment": duration(hurry.increment * HOUR)}
            yield words(text("league-hurry", season=season, when=at, **spans))
        case "warned":
            yield words(text("league-warn", season=season, when=at, tables=tables))
        case "ended":
            yield words(text("league-ended", season=season, when=at))
            shared = [
                table_name(known.season, number, words)
                for number, one in known.season.tables.items()
                if one.is_adjudicated
            ]
            yield words(text("league-ended-adjudicated", tables=words.listed(shared))) if shared else ""
        case "final":
            yield from _final_lines(told, words)
        case "void":
            reasons = [item.entry.reason for item in known.log if isinstance(item.entry, Voided)]
            reason = reasons[-1] if reasons else ""
            if reason:
                yield words(text("league-void-ruled", season=season, reason=Quote(reason)))
            else:
                yield words(text("league-void-few", season=season))
        case "paused":
            yield words(text("league-paused", season=season))
        case "resumed":
            yield words(text("league-resumed", season=season))
        case "shifted" | "ruled" | "reversed" | "replaced":
            item = next((one for one in known.log if one.seq == told.entry), None)
            line = "" if item is None else ruling_line(known, item, names, words)
            yield words(text("league-decided", season=season, ruling=line)) if line else ""
        case "withdrew":
            yield words(text("league-withdrew", season=season, people=people(told.people, names, words)))
        case "next":
            yield words(text("league-invitation", season=season, people=meant))
        case _:
            assert_never(told.what)


def _draw_lines(told: Told, words: Words) -> Iterator[str]:
    known = told.known
    yield f"## {words(text('league-draw-heading', season=season_name(known, words)))}"
    yield "\n".join(_divisions(told, words))
    if told.step is not None:
        yield words(text("league-draw-begins", when=when(told.step.at, words)))
    yield words(text("league-draw-check", secret=known.season.secret))


def _divisions(told: Told, words: Words) -> Iterator[str]:
    """Yield who was drawn into which division."""
    season, names = told.known.season, bold_names(told.names)
    titles = division_names(season.divisions)
    for one in season.divisions:
        named, title = people(one.people, names, words), titles[one.number]
        key = "league-draw-line" if title else "league-draw-all"
        yield f"- {words(text(key, division=title, people=named))}"


def _week_lines(told: Told, words: Words) -> Iterator[str]:
    known = told.known
    heading = words(text("league-digest-heading", season=season_name(known, words), week=told.number))
    over = sum(table.is_over for table in known.season.tables.values())
    yield f"### {heading}"
    yield words(text("league-digest-tables", over=over, all=len(known.season.tables)))
    if not told.fixtures:
        yield words(Text("league-digest-quiet"))
        return
    yield f"{words(Text('league-digest-new'))}\n{listed(told.fixtures, words, MESSAGE_TEXT - 500)}"


def _final_lines(told: Told, words: Words) -> Iterator[str]:
    season = told.known.season
    yield f"## {words(text('league-final-heading', season=season_name(told.known, words)))}"
    names = bold_names(told.names)
    champions = [person for person, moved in season.moved.items() if moved == "champion"]
    if champions:
        named = people(champions, names, words)
        yield words(text("league-final-champion", people=named, count=len(champions)))
    for moved, key in OUTCOMES.items():
        found = [person for person, one in season.moved.items() if one == moved]
        yield words(text(key, people=people(found, names, words))) if found else ""
    yield words(text("league-final-lots", secret=season.lots_secret))
    if told.step is not None:
        yield words(text("league-final-next", when=when(told.step.at, words)))


def _buttons(told: Told, words: Words) -> Iterator[object]:
    season = told.known.row.id
    if told.what == "closed":
        yield button(
            words(Text("button-league-confirm")), season_id(season, LeagueClick.CONFIRM), Style.primary
        )
    if told.what in {"nag", "extended", "next"}:
        yield button(words(Text("button-league-join")), season_id(season, LeagueClick.JOIN), Style.success)
    if told.what in {"drawn", "week", "final", "ended"}:
        yield button(words(Text("button-league-standings")), season_id(season, LeagueClick.STANDINGS))
        yield button(words(Text("button-league-mine")), season_id(season, LeagueClick.MINE))


def asked_post(known: Known, post: ToHosts, words: Words) -> Post:
    """Build what brings a question, or a protest, to the hosts; whoever has made the league is notified."""
    season, person, said = season_name(known, words), mention(post.person), Quote(post.words)
    if post.table is None or post.table not in known.season.tables:
        line = words(text("league-asked-season", person=person, season=season, words=said))
    else:
        table = table_name(known.season, post.table, words)
        line = words(text("league-asked", person=person, season=season, table=table, words=said))
    host = mention(known.league.creator)
    asked = Post(card(texts(host, line, words(Text("league-asked-hint")))), pinged=(known.league.creator,))
    return asked


def trouble_post(line: str) -> Post:
    """Build what tells hosts that something does not work."""
    return Post(card(texts(f"⚠️ {line}")))
