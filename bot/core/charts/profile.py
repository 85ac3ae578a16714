"""A player's history as an image, as text and as alt text. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from bot.core.charts.figures import ChartMessage, day, number, put_together
from bot.core.words.i18n import Translator
from bot.core.words.names import clean_name, plain_name
from engine.core.text import LocalizedText, text
from host.history.ratings.strength import KNOWN_FROM
from host.history.results.profile import GameRecord
from host.history.statistics.person import GameFigures
from host.history.statistics.reading import RatedAt, SeasonsTold, Told
from host.matches.settings.time_controls import HOUR, MINUTE
from renderer.league.views import Places, Profile, ProfileGame, RatingLine, RatingPoint

MAX_GAMES = 3
"""Maximum number of games in the image; the text lists the others."""
KNOWN_SPREAD = 80 * KNOWN_FROM


def show_profile(told: Told, name: str, server: str, translate: Translator) -> ChartMessage:
    """Show what a player has played in a guild, the most played games first."""
    title = plain_name(name)
    subtitle = translate(text("chart-profile", server=plain_name(server)))
    games = sorted(_by_game(told), key=lambda one: -sum(row.finished for row in one[1]))
    drawn = tuple(_game(told, game, played, translate) for game, played in games[:MAX_GAMES])
    is_rated = any(one.rating is not None for one in drawn)
    notes = (translate(LocalizedText("chart-profile-note")),) if is_rated else ()
    view = Profile(title=title, subtitle=subtitle, games=drawn, notes=notes)
    alt = (line for game, played in games for line in _alt(told, game, played, translate))
    board = (line for game, _ in games for line in _board(told, game, translate))
    return put_together(view, [f"{title}. {subtitle}.", *alt], (f"### {clean_name(name)}", *board))


def figure_lines(told: Told, game: str, translate: Translator) -> Iterator[str]:
    """Yield one line with a player's figures in a game."""
    if game in told.figures:
        yield "; ".join(f"{label}: {value}" for label, value in _figures(told, game, translate))


def _by_game(told: Told) -> list[tuple[str, list[GameRecord]]]:
    played = told.profile.record.played
    return [(game, [*found]) for game, found in groupby(played, key=lambda one: one.game)]


def _game(told: Told, game: str, played: Sequence[GameRecord], translate: Translator) -> ProfileGame:
    return ProfileGame(
        name=translate(LocalizedText(f"{game}-name")),
        rating=_rating(told, game, translate),
        places=tuple(_places(row, translate) for row in played if row.finished),
        figures=tuple(_figures(told, game, translate)),
    )


def _rating(told: Told, game: str, translate: Translator) -> RatingLine | None:
    rated = told.profile.ratings.get(game)
    if rated is None:
        return None
    course = told.course.get(game, ())
    return RatingLine(
        label=translate(LocalizedText("chart-rating")),
        shown=f"{rated.number}{'?' if rated.is_provisional else ''}",
        spread=f"± {rated.spread}",
        number=rated.number,
        within=rated.spread,
        is_known=not rated.is_provisional,
        points=tuple(RatingPoint(one.at, one.number, one.spread) for one in course),
        began=day(course[0].at, translate) if len(course) > 1 else "",
        ended=day(course[-1].at, translate) if course else "",
    )


def _places(row: GameRecord, translate: Translator) -> Places:
    counts = tuple(row.places.get(place, 0) for place in range(1, max(row.places, default=0) + 1))
    return Places(
        label=translate(text("chart-seats", seats=row.seats)),
        counts=counts,
        told=translate(text("chart-matches", count=row.finished)),
    )


def _figures(told: Told, game: str, translate: Translator) -> Iterator[tuple[str, str]]:
    """Yield the figures of a game as pairs of label and value."""
    found = told.figures.get(game)
    if found is None:
        return
    seasons = told.seasons.get(game)
    for key, value in (
        *_results(found, translate),
        *_seasons(seasons),
        *_habits(found, told.course.get(game, ()), translate),
    ):
        yield translate(LocalizedText(f"chart-figure-{key}")), value


def _results(found: GameFigures, translate: Translator) -> Iterator[tuple[str, str]]:
    yield "played", str(found.played)
    if found.left:
        yield "left", str(found.left)
    if found.share is not None:
        yield "share", translate(text("chart-percent", number=number(100 * found.share, translate, 0)))
    if found.best is not None:
        yield "best", str(found.best)


def _seasons(found: SeasonsTold | None) -> Iterator[tuple[str, str]]:
    if found is not None:
        yield "seasons", str(found.played)
    if found is not None and found.titles:
        yield "titles", str(found.titles)


def _habits(
    found: GameFigures, course: Sequence[RatedAt], translate: Translator
) -> Iterator[tuple[str, str]]:
    known = [one.number for one in course if one.spread <= KNOWN_SPREAD]
    if known:
        yield "peak", str(max(known))
    if found.longest:
        yield "longest", f"{found.longest}"
    if found.current > 1:
        yield "current", f"{found.current}"
    if found.turn is not None:
        yield "turn", duration(found.turn, translate)
    if found.kept is not None:
        yield "kept", translate(text("chart-percent", number=str(found.kept)))


def duration(milliseconds: int, translate: Translator) -> str:
    """Format a duration in the largest unit (days, hours or minutes) that gives at least two."""
    for unit, key in ((24 * HOUR, "days"), (HOUR, "hours")):
        if milliseconds >= 2 * unit:
            return translate(text(f"duration-{key}", count=round(milliseconds / unit)))
    return translate(text("duration-minutes", count=max(1, round(milliseconds / MINUTE))))


def _alt(told: Told, game: str, played: Sequence[GameRecord], translate: Translator) -> Iterator[str]:
    yield f"{translate(LocalizedText(f'{game}-name'))}."
    rating = _rating(told, game, translate)
    if rating is not None:
        yield f"{rating.label}: {rating.shown} {rating.spread}."
    for row in played:
        if row.finished:
            places = ", ".join(f"{place}. ×{count}" for place, count in row.places.items())
            yield f"{translate(text('chart-seats', seats=row.seats))}: {places}."
    yield from (f"{label}: {value}." for label, value in _figures(told, game, translate))


def _board(told: Told, game: str, translate: Translator) -> Iterator[str]:
    yield f"**{translate(LocalizedText(f'{game}-name'))}**"
    yield from figure_lines(told, game, translate)
