"""Head-to-head comparison of two players. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.charts.figures import ChartMessage, day, number, put_together
from bot.core.words.i18n import Translator
from bot.core.words.names import clean_name, plain_name
from engine.core.text import LocalizedText, text
from host.history.statistics.versus import Duel, Encounter, Versus
from renderer.league import views
from renderer.league.views import Meeting

MAX_GAMES = 3
WRITTEN = {"beaten": "+", "lost": "−", "tied": "="}


def show_versus(found: Versus, names: tuple[str, str], translate: Translator) -> ChartMessage:
    """Show how two players finished in the matches that both played."""
    drawn = plain_name(names[0]), plain_name(names[1])
    title, note = translate(LocalizedText("chart-versus")), translate(LocalizedText("chart-versus-note"))
    view = views.Versus(
        title=title,
        names=drawn,
        duels=tuple(_duel(one, drawn, translate) for one in found.duels[:MAX_GAMES]),
        encounters_label=translate(LocalizedText("chart-versus-last")),
        encounters=tuple(_encounter(one, translate) for one in found.last),
        notes=(note if found.duels else translate(LocalizedText("chart-versus-none")),),
    )
    alt = (line for one in found.duels for line in _tell(one, drawn, translate))
    return put_together(
        view, [f"{title}: {drawn[0]} – {drawn[1]}.", *alt, *view.notes], _board(found, names, translate)
    )


def _duel(one: Duel, names: tuple[str, str], translate: Translator) -> views.Duel:
    return views.Duel(
        name=translate(LocalizedText(f"{one.game}-name")),
        beaten=one.beaten,
        tied=one.tied,
        lost=one.lost,
        told=(
            translate(text("chart-versus-before", first=names[0], second=names[1])),
            translate(LocalizedText("chart-met-tied")),
            translate(text("chart-versus-before", first=names[1], second=names[0])),
        ),
        figures=(
            (translate(LocalizedText("chart-versus-matches")), str(one.matches)),
            (
                translate(text("chart-versus-ahead", first=names[0])),
                number(one.ahead, translate, 1, signed=True),
            ),
            (translate(LocalizedText("chart-versus-met")), day(one.last, translate)),
        ),
    )


def _result(one: Encounter) -> Meeting:
    return "beaten" if one.place < one.other else "lost" if one.place > one.other else "tied"


def _encounter(one: Encounter, translate: Translator) -> views.Encounter:
    told = translate(
        text(
            "chart-versus-match",
            game=translate(LocalizedText(f"{one.game}-name")),
            number=one.match_id,
            day=day(one.ended, translate),
        )
    )
    return views.Encounter(
        result=_result(one), places=(_place(one.place, translate), _place(one.other, translate)), told=told
    )


def _place(place: int, translate: Translator) -> str:
    return translate(text("chart-place", place=place))


def _tell(one: Duel, names: tuple[str, str], translate: Translator) -> Iterator[str]:
    """Describe one game in a sentence."""
    duel = _duel(one, names, translate)
    parts = zip(duel.told, (one.beaten, one.tied, one.lost), strict=True)
    figures = ", ".join(f"{label}: {value}" for label, value in duel.figures)
    yield f"{duel.name}: " + ", ".join(f"{told} {count}×" for told, count in parts) + f"; {figures}."


def _board(found: Versus, names: tuple[str, str], translate: Translator) -> Iterator[str]:
    written = clean_name(names[0]), clean_name(names[1])
    yield f"### {translate(LocalizedText('chart-versus'))}: {written[0]} – {written[1]}"
    for one in found.duels:
        yield from _tell(one, written, translate)
    if found.last:
        yield f"**{translate(LocalizedText('chart-versus-last'))}**"
    for encounter in found.last:
        shown_one = _encounter(encounter, translate)
        yield f"- {WRITTEN[shown_one.result]} {' : '.join(shown_one.places)} · {shown_one.told}"
    yield f"-# {translate(LocalizedText('chart-versus-note' if found.duels else 'chart-versus-none'))}"
