"""Public announcements in a season's channel, each posted once. Pure functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from discord import ui

from bot.core.ids import season_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, Upload, View, button, container, gallery, rows, texts
from bot.core.words.limits import MESSAGE_TEXT
from bot.core.words.time_controls import duration
from bot.leagues.views.final_results import correction_lines, final_lines
from bot.leagues.views.host_votes import answer_lines, proposal_lines
from bot.leagues.views.mentions import MAX_MENTIONED, PINGED, mention_users
from bot.leagues.views.names import (
    LeagueClick,
    list_names,
    name_of,
    names_of,
    season_name,
    table_name,
    time_text,
)
from bot.leagues.views.rulings import ruling_line
from bot.leagues.views.tables import list_tables, table_status
from bot.matches.pages import page_buttons
from engine.core.text import LocalizedText, Quote, text
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.pairing import drawing
from host.leagues.pairing.formats import required_members
from host.leagues.season.entries import DrawDiscarded, PlayEnded, PlayPaused, SeasonVoided
from host.leagues.season.entry_base import Announcement
from host.leagues.season.rulings import MemberStruck, PlayerReplaced
from host.leagues.views.announcements import DiscardedDraw, SeasonAnnouncement
from host.leagues.views.cards import FixtureView
from host.matches.settings.time_controls import HOUR

LineBuilder: TypeAlias = Callable[[SeasonAnnouncement, Translator], Iterator[str]]
MAX_NAMED = 40
NEVER = 2**63
"""Sort key that puts tables without a player to move last."""


def announcement_message(
    announcement: SeasonAnnouncement,
    translate: Translator,
    chart_text: str = "",
    uploads: Sequence[Upload] = (),
    page_url: str = "",
) -> MessageView:
    """Build an announcement with its images and files; if there is no image, show the chart as text."""
    lines = [line for line in LINES[announcement.what](announcement, translate) if line]
    pictures = [gallery(upload) for upload in uploads if upload.alt]
    files: list[ui.Item[View]] = [ui.File(f"attachment://{one.name}") for one in uploads if not one.alt]
    pinged = announcement.user_keys[:MAX_MENTIONED] if announcement.what in PINGED else ()
    # Discord only notifies users whose mention is part of the text.
    missing = [mention for one in pinged if (mention := translate.mention(one)) not in "".join(lines)]
    text_displays = texts(translate.join_list(missing), *lines, "" if pictures else chart_text)
    action_rows = rows([*_buttons(announcement, translate), *page_buttons(page_url, translate)])
    return MessageView(container(text_displays, pictures, files, action_rows), tuple(uploads), pinged=pinged)


def transcript_of(known: LoadedSeason, transcript: str) -> Upload:
    """Return the list of participants as a file.

    When the draw's secret is revealed, users can reproduce the draw from this file.
    """
    return Upload(transcript.encode(), f"draw-{known.league.id}-{known.row.number}.json")


def _season(announcement: SeasonAnnouncement, translate: Translator) -> str:
    return season_name(announcement.loaded, translate)


def _step_time(announcement: SeasonAnnouncement, translate: Translator) -> str:
    """Return the time of the announced step as text."""
    return time_text(None if announcement.next_step is None else announcement.next_step.at, translate)


def _tables(announcement: SeasonAnnouncement, translate: Translator) -> str:
    meant = [
        fixture
        for fixture in announcement.fixtures
        if announcement.what != "idle" or {*fixture.table.user_keys} & {*announcement.user_keys}
    ]
    return _name([fixture_view.table.table.number for fixture_view in meant], announcement, translate)


def _name(numbers: Sequence[int], announcement: SeasonAnnouncement, translate: Translator) -> str:
    """Return the name of a single table, or a list of table numbers, shortened if it is too long."""
    if len(numbers) == 1:
        return table_name(announcement.loaded.season, numbers[0], translate)
    rest = ["…"] if len(numbers) > MAX_NAMED else []
    return translate(
        text("league-tables", numbers=translate.join_list([*map(str, numbers[:MAX_NAMED]), *rest]))
    )


def _line_builder(key: str) -> LineBuilder:
    """Return a function that yields the text with the given translation key."""

    def lines(told: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
        season, at, tables = _season(told, translate), _step_time(told, translate), _tables(told, translate)
        meant, count = mention_users(told, translate), len(told.user_keys)
        yield translate(text(key, season=season, when=at, tables=tables, people=meant, count=count))

    return lines


def _reminder_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    count = len(announcement.loaded.season.members)
    missing = max(0, required_members(announcement.loaded.plan) - count)
    season, at = _season(announcement, translate), _step_time(announcement, translate)
    yield translate(text("league-nag", season=season, when=at, count=count, missing=missing))


def _close_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    yield translate(
        text(
            "league-closed", season=_season(announcement, translate), when=_step_time(announcement, translate)
        )
    )
    if announcement.user_keys:
        yield translate(
            text(
                "league-closed-people",
                people=mention_users(announcement, translate),
                count=len(announcement.user_keys),
            )
        )


def _round_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    yield translate(text("league-round", season=_season(announcement, translate), round=announcement.number))


def _idle_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    yield from _line_builder("league-idle")(announcement, translate)
    if announcement.number > 1:
        yield translate(LocalizedText("league-idle-strike"))


def _strike_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    if announcement.entry is not None and announcement.entry.by == "host":
        yield from _ruling_lines(announcement, translate)
        return
    season, meant = _season(announcement, translate), mention_users(announcement, translate)
    left = isinstance(announcement.entry, MemberStruck) and announcement.entry.cause == "left"
    key = "league-struck-left" if left else "league-struck-told"
    yield translate(text(key, season=season, people=meant, count=len(announcement.user_keys)))


def _hurry_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    hurry = announcement.loaded.plan.hurry
    spans = {"bank": duration(hurry.bank * HOUR), "increment": duration(hurry.increment * HOUR)}
    yield translate(
        text(
            "league-hurry",
            season=_season(announcement, translate),
            when=_step_time(announcement, translate),
            **spans,
        )
    )


def _end_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    yield translate(
        text(
            "league-ended", season=_season(announcement, translate), when=_step_time(announcement, translate)
        )
    )
    if isinstance(announcement.entry, PlayEnded) and announcement.entry.reason:
        yield translate(text("league-ended-early", reason=Quote(announcement.entry.reason)))
    shared = [
        number
        for number, fixture_state in announcement.loaded.season.tables.items()
        if fixture_state.is_adjudicated
    ]
    if shared:
        yield translate(text("league-ended-adjudicated", tables=_name(shared, announcement, translate)))


def _pause_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    paused = announcement.entry if isinstance(announcement.entry, PlayPaused) else PlayPaused()
    season, reason = _season(announcement, translate), paused.reason
    if paused.cause == "game":
        game = text(f"{announcement.loaded.plan.game}-name")
        yield translate(text("league-paused-game", season=season, game=game))
        return
    yield translate(text("league-paused", season=season))
    yield translate(text("league-ruled-reason", reason=Quote(reason))) if reason else ""


def _void_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    reasons = [item.entry.reason for item in announcement.loaded.log if isinstance(item.entry, SeasonVoided)]
    if reasons and reasons[-1]:
        localized_text = text(
            "league-void-ruled", season=_season(announcement, translate), reason=Quote(reasons[-1])
        )
        yield translate(localized_text)
    else:
        yield translate(text("league-void-few", season=_season(announcement, translate)))


def _redraw_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    if isinstance(announcement.entry, DrawDiscarded):
        season, at = _season(announcement, translate), _step_time(announcement, translate)
        yield translate(
            text("league-redrawn", season=season, when=at, reason=Quote(announcement.entry.reason))
        )
        yield translate(text("card-league-commitment", hash=announcement.entry.commitment))


def _ruling_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    names = names_of(announcement.loaded.season)
    if announcement.entry is not None:
        ruling = ruling_line(announcement.loaded, announcement.entry, names, translate)
        yield translate(text("league-decided", season=_season(announcement, translate), ruling=ruling))


def _replacement_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    """Yield one line per replaced player, with the affected tables.

    If only one player was replaced, the line is the same as for other rulings.
    """
    seats = [entry for entry in announcement.entries if isinstance(entry, PlayerReplaced)]
    if len(seats) < 2:
        yield from _ruling_lines(announcement, translate)
        return
    names = names_of(announcement.loaded.season)
    for user_key in dict.fromkeys(seat.person for seat in seats):
        tables = _name([one.table for one in seats if one.person == user_key], announcement, translate)
        ruling = translate(text("league-ruling-replaced", person=name_of(names, user_key), table=tables))
        yield translate(text("league-decided", season=_season(announcement, translate), ruling=ruling))


def _withdrawal_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    named = list_names(announcement.user_keys, names_of(announcement.loaded.season), translate)
    yield translate(text("league-withdrew", season=_season(announcement, translate), people=named))


def _draw_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    known = announcement.loaded
    yield f"## {translate(text('league-draw-heading', season=season_name(known, translate)))}"
    if announcement.next_step is not None:
        yield translate(text("league-draw-begins", when=time_text(announcement.next_step.at, translate)))
    yield translate(text("league-draw-check", secret=known.season.secret))


def void_draw_message(
    void_draw: DiscardedDraw, translate: Translator, uploads: Sequence[Upload]
) -> MessageView:
    """Build the text that replaces a void draw's announcement.

    It contains the data for verifying the discarded draw.
    """
    season, drawn = season_name(void_draw.loaded, translate), void_draw.drawn
    bound = drawing.parse(drawn.transcript).commitment
    lines = [
        f"## {translate(text('league-draw-given-up-heading', season=season))}",
        translate(text("league-draw-given-up", reason=Quote(void_draw.discarded_by.reason))),
        translate(text("league-draw-given-up-check", secret=drawn.secret, hash=bound)),
    ]
    files: list[ui.Item[View]] = [ui.File(f"attachment://{upload.name}") for upload in uploads]
    return MessageView(container(texts(*lines), files), tuple(uploads))


def digest_message(
    announcement: SeasonAnnouncement, new: Sequence[FixtureView], translate: Translator
) -> MessageView:
    """Build the weekly digest.

    `new` are the tables that finished during the week. Of the unfinished tables, those that have waited
    longest for a player come first.
    """
    ways = rows(list(_buttons(announcement, translate)))
    return MessageView(container(texts(*_week_lines(announcement, new, translate)), ways))


def _week_lines(
    announcement: SeasonAnnouncement, new: Sequence[FixtureView], translate: Translator
) -> Iterator[str]:
    known = announcement.loaded
    heading = translate(
        text("league-digest-heading", season=season_name(known, translate), week=announcement.number)
    )
    over = sum(table.is_over for table in known.season.tables.values())
    yield f"### {heading}"
    yield translate(text("league-digest-tables", over=over, all=len(known.season.tables)))
    room = (MESSAGE_TEXT - 500) // 2
    if new:
        yield f"{translate(LocalizedText('league-digest-new'))}\n{list_tables(new, translate, room)}"
    still = sorted(
        announcement.fixtures,
        key=lambda fixture_view: min((turn.since for turn in fixture_view.turns), default=NEVER),
    )
    if still:
        yield f"{translate(LocalizedText('league-digest-open'))}\n{list_tables(still, translate, room)}"


def _played_lines(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[str]:
    names = names_of(announcement.loaded.season)
    for fixture in announcement.fixtures:
        table = table_name(announcement.loaded.season, fixture.table.table.number, translate)
        result = table_status(fixture, names, translate)
        yield translate(
            text("league-played", season=_season(announcement, translate), table=table, result=result)
        )


LINES: Mapping[Announcement, LineBuilder] = {
    "nag": _reminder_lines,
    "extended": _line_builder("league-extended"),
    "invited": _line_builder("league-invited"),
    "closed": _close_lines,
    "drawn": _draw_lines,
    "begun": _line_builder("league-begun"),
    "round": _round_lines,
    "idle": _idle_lines,
    "struck": _strike_lines,
    "withdrew": _withdrawal_lines,
    "replaced": _replacement_lines,
    "played": _played_lines,
    "week": lambda season_announcement, words: _week_lines(season_announcement, (), words),
    "hurried": _hurry_lines,
    "warned": _line_builder("league-warn"),
    "ended": _end_lines,
    "final": final_lines,
    "corrected": correction_lines,
    "void": _void_lines,
    "paused": _pause_lines,
    "resumed": _line_builder("league-resumed"),
    "shifted": _ruling_lines,
    "ruled": _ruling_lines,
    "reversed": _ruling_lines,
    "redrawn": _redraw_lines,
    "proposed": proposal_lines,
    "answered": answer_lines,
}
"""Maps each kind of announcement to the function that builds its lines."""


def _buttons(announcement: SeasonAnnouncement, translate: Translator) -> Iterator[ui.Button[View]]:
    season = announcement.loaded.row.id
    if announcement.what == "proposed" and announcement.proposal is not None:
        entry, _ = announcement.proposal
        yield button(
            translate(LocalizedText("button-league-agree")),
            season_id(season, LeagueClick.AGREE, entry),
            Style.success,
        )
        yield button(
            translate(LocalizedText("button-league-object")),
            season_id(season, LeagueClick.OBJECT, entry),
            Style.danger,
        )
    if announcement.what == "closed":
        yield button(
            translate(LocalizedText("button-league-confirm")),
            season_id(season, LeagueClick.CONFIRM),
            Style.primary,
        )
    if announcement.what in {"invited", "nag", "extended"}:
        yield button(
            translate(LocalizedText("button-league-join")), season_id(season, LeagueClick.JOIN), Style.success
        )
    if announcement.what in {"drawn", "week", "final", "corrected", "ended"}:
        yield button(
            translate(LocalizedText("button-league-standings")), season_id(season, LeagueClick.STANDINGS)
        )
        yield button(translate(LocalizedText("button-league-mine")), season_id(season, LeagueClick.MINE))
