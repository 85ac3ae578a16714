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


def show_versus(found: Versus, names: tuple[str, str], words: Translator) -> ChartMessage:
    """Show how two players finished in the matches that both played."""
    drawn = plain_name(names[0]), plain_name(names[1])
    title, note = words(LocalizedText("chart-versus")), words(LocalizedText("chart-versus-note"))
    view = views.Versus(
        title=title,
        names=drawn,
        duels=tuple(_duel(one, drawn, words) for one in found.duels[:MAX_GAMES]),
        encounters_label=words(LocalizedText("chart-versus-last")),
        encounters=tuple(_encounter(one, words) for one in found.last),
        notes=(note if found.duels else words(LocalizedText("chart-versus-none")),),
    )
    alt = (line for one in found.duels for line in _tell(one, drawn, words))
    return put_together(
        view, [f"{title}: {drawn[0]} – {drawn[1]}.", *alt, *view.notes], _board(found, names, words)
    )


def _duel(one: Duel, names: tuple[str, str], words: Translator) -> views.Duel:
    return views.Duel(
        name=words(LocalizedText(f"{one.game}-name")),
        beaten=one.beaten,
        tied=one.tied,
        lost=one.lost,
        told=(
            words(text("chart-versus-before", first=names[0], second=names[1])),
            words(LocalizedText("chart-met-tied")),
            words(text("chart-versus-before", first=names[1], second=names[0])),
        ),
        figures=(
            (words(LocalizedText("chart-versus-matches")), str(one.matches)),
            (words(text("chart-versus-ahead", first=names[0])), number(one.ahead, words, 1, signed=True)),
            (words(LocalizedText("chart-versus-met")), day(one.last, words)),
        ),
    )


def _result(one: Encounter) -> Meeting:
    return "beaten" if one.place < one.other else "lost" if one.place > one.other else "tied"


def _encounter(one: Encounter, words: Translator) -> views.Encounter:
    told = words(
        text(
            "chart-versus-match",
            game=words(LocalizedText(f"{one.game}-name")),
            number=one.match,
            day=day(one.ended, words),
        )
    )
    return views.Encounter(
        result=_result(one), places=(_place(one.place, words), _place(one.other, words)), told=told
    )


def _place(place: int, words: Translator) -> str:
    return words(text("chart-place", place=place))


def _tell(one: Duel, names: tuple[str, str], words: Translator) -> Iterator[str]:
    """Describe one game in a sentence."""
    duel = _duel(one, names, words)
    parts = zip(duel.told, (one.beaten, one.tied, one.lost), strict=True)
    figures = ", ".join(f"{label}: {value}" for label, value in duel.figures)
    yield f"{duel.name}: " + ", ".join(f"{told} {count}×" for told, count in parts) + f"; {figures}."


def _board(found: Versus, names: tuple[str, str], words: Translator) -> Iterator[str]:
    written = clean_name(names[0]), clean_name(names[1])
    yield f"### {words(LocalizedText('chart-versus'))}: {written[0]} – {written[1]}"
    for one in found.duels:
        yield from _tell(one, written, words)
    if found.last:
        yield f"**{words(LocalizedText('chart-versus-last'))}**"
    for encounter in found.last:
        shown_one = _encounter(encounter, words)
        yield f"- {WRITTEN[shown_one.result]} {' : '.join(shown_one.places)} · {shown_one.told}"
    yield f"-# {words(LocalizedText('chart-versus-note' if found.duels else 'chart-versus-none'))}"
