"""Head-to-head comparison of two players.

All functions are pure.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.charts.figures import ChartMessage, build_chart, format_day, format_number
from bot.core.words.i18n import Translator
from bot.core.words.names import clean_name, plain_name
from engine.core.text import LocalizedText, text
from host.history.statistics.head_to_head import Encounter, GameHeadToHead, HeadToHead
from renderer.league import views
from renderer.league.views import Meeting

MAX_GAMES = 3
SYMBOLS = {"beaten": "+", "lost": "−", "tied": "="}


def show_versus(found: HeadToHead, names: tuple[str, str], translate: Translator) -> ChartMessage:
    """Show how two players finished in the matches that they played against each other."""
    drawn = plain_name(names[0]), plain_name(names[1])
    title, note = translate(LocalizedText("chart-versus")), translate(LocalizedText("chart-versus-note"))
    view = views.Versus(
        title=title,
        names=drawn,
        duels=tuple(
            _duel(game_head_to_head, drawn, translate) for game_head_to_head in found.games[:MAX_GAMES]
        ),
        encounters_label=translate(LocalizedText("chart-versus-last")),
        encounters=tuple(_encounter(encounter, translate) for encounter in found.last),
        notes=(note if found.games else translate(LocalizedText("chart-versus-none")),),
    )
    alt = (line for game in found.games for line in _describe_duel(game, drawn, translate))
    return build_chart(
        view, [f"{title}: {drawn[0]} – {drawn[1]}.", *alt, *view.notes], _text_lines(found, names, translate)
    )


def _duel(record: GameHeadToHead, names: tuple[str, str], translate: Translator) -> views.Duel:
    return views.Duel(
        name=translate(LocalizedText(f"{record.game}-name")),
        beaten=record.beaten,
        tied=record.tied,
        lost=record.lost,
        captions=(
            translate(text("chart-versus-before", first=names[0], second=names[1])),
            translate(LocalizedText("chart-met-tied")),
            translate(text("chart-versus-before", first=names[1], second=names[0])),
        ),
        figures=(
            (translate(LocalizedText("chart-versus-matches")), str(record.matches)),
            (
                translate(text("chart-versus-ahead", first=names[0])),
                format_number(record.ahead, translate, 1, signed=True),
            ),
            (translate(LocalizedText("chart-versus-met")), format_day(record.last_ended, translate)),
        ),
    )


def _result(encounter: Encounter) -> Meeting:
    return (
        "beaten"
        if encounter.place < encounter.other_place
        else "lost"
        if encounter.place > encounter.other_place
        else "tied"
    )


def _encounter(encounter: Encounter, translate: Translator) -> views.Encounter:
    sentence = translate(
        text(
            "chart-versus-match",
            game=translate(LocalizedText(f"{encounter.game}-name")),
            number=encounter.match_id,
            day=format_day(encounter.ended, translate),
        )
    )
    return views.Encounter(
        result=_result(encounter),
        places=(_place(encounter.place, translate), _place(encounter.other_place, translate)),
        caption=sentence,
    )


def _place(place: int, translate: Translator) -> str:
    return translate(text("chart-place", place=place))


def _describe_duel(record: GameHeadToHead, names: tuple[str, str], translate: Translator) -> Iterator[str]:
    """Describe two players' head-to-head record in a game."""
    duel = _duel(record, names, translate)
    parts = zip(duel.captions, (record.beaten, record.tied, record.lost), strict=True)
    figures = ", ".join(f"{label}: {value}" for label, value in duel.figures)
    yield f"{duel.name}: " + ", ".join(f"{sentence} {count}×" for sentence, count in parts) + f"; {figures}."


def _text_lines(found: HeadToHead, names: tuple[str, str], translate: Translator) -> Iterator[str]:
    written = clean_name(names[0]), clean_name(names[1])
    yield f"### {translate(LocalizedText('chart-versus'))}: {written[0]} – {written[1]}"
    for game in found.games:
        yield from _describe_duel(game, written, translate)
    if found.last:
        yield f"**{translate(LocalizedText('chart-versus-last'))}**"
    for encounter in found.last:
        shown_one = _encounter(encounter, translate)
        yield f"- {SYMBOLS[shown_one.result]} {' : '.join(shown_one.places)} · {shown_one.caption}"
    yield f"-# {translate(LocalizedText('chart-versus-note' if found.games else 'chart-versus-none'))}"
