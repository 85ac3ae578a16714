"""A player's statistics as an image, as text and as alt text.

All functions are pure.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.core.charts.figures import ChartMessage, build_chart, format_day, format_number
from bot.core.words.i18n import Translator
from bot.core.words.names import clean_name, plain_name
from engine.core.text import LocalizedText, text
from host.history.ratings.strength import ESTABLISHED_DEVIATION
from host.history.results.user_record import UserGameRecord
from host.history.statistics.queries import RatingAtTime, SeasonCounts, UserStatistics
from host.history.statistics.user_statistics import GameStatistics
from host.matches.settings.time_controls import HOUR, MINUTE
from renderer.league.views import Places, Profile, ProfileGame, RatingLine, RatingPoint

MAX_GAMES = 3
"""Maximum number of games shown in the image. The text version lists the others."""
KNOWN_SPREAD = 80 * ESTABLISHED_DEVIATION


def show_profile(stats: UserStatistics, name: str, guild_name: str, translate: Translator) -> ChartMessage:
    """Show a player's statistics in a guild, starting with the most-played games."""
    title = plain_name(name)
    subtitle = translate(text("chart-profile", server=plain_name(guild_name)))
    games = sorted(_by_game(stats), key=lambda one: -sum(row.finished for row in one[1]))
    drawn = tuple(_game(stats, game, played, translate) for game, played in games[:MAX_GAMES])
    is_rated = any(profile_game.rating is not None for profile_game in drawn)
    notes = (translate(LocalizedText("chart-profile-note")),) if is_rated else ()
    view = Profile(title=title, subtitle=subtitle, games=drawn, notes=notes)
    alt = (line for game, played in games for line in _alt(stats, game, played, translate))
    board = (line for game, _ in games for line in _text_lines(stats, game, translate))
    return build_chart(view, [f"{title}. {subtitle}.", *alt], (f"### {clean_name(name)}", *board))


def figure_lines(stats: UserStatistics, game: str, translate: Translator) -> Iterator[str]:
    """Yield a line with a player's statistics for a game."""
    if game in stats.games:
        yield "; ".join(f"{label}: {value}" for label, value in _figures(stats, game, translate))


def _by_game(stats: UserStatistics) -> list[tuple[str, list[UserGameRecord]]]:
    played = stats.profile.record.played
    return [
        (game, [*found])
        for game, found in groupby(played, key=lambda user_game_record: user_game_record.game)
    ]


def _game(
    stats: UserStatistics, game: str, played: Sequence[UserGameRecord], translate: Translator
) -> ProfileGame:
    return ProfileGame(
        name=translate(LocalizedText(f"{game}-name")),
        rating=_rating(stats, game, translate),
        places=tuple(_places(row, translate) for row in played if row.finished and row.has_places),
        figures=tuple(_figures(stats, game, translate)),
    )


def _rating(stats: UserStatistics, game: str, translate: Translator) -> RatingLine | None:
    rated = stats.profile.ratings.get(game)
    if rated is None:
        return None
    course = stats.rating_history.get(game, ())
    return RatingLine(
        label=translate(LocalizedText("chart-rating")),
        text=f"{rated.rating}{'?' if rated.is_provisional else ''}",
        spread=f"± {rated.deviation}",
        number=rated.rating,
        deviation=rated.deviation,
        is_known=not rated.is_provisional,
        points=tuple(
            RatingPoint(rating_at_time.at, rating_at_time.rating, rating_at_time.deviation)
            for rating_at_time in course
        ),
        began=format_day(course[0].at, translate) if len(course) > 1 else "",
        ended=format_day(course[-1].at, translate) if course else "",
    )


def _places(row: UserGameRecord, translate: Translator) -> Places:
    counts = tuple(row.places.get(place, 0) for place in range(1, max(row.places, default=0) + 1))
    return Places(
        label=translate(text("chart-seats", seats=row.seats)),
        counts=counts,
        caption=translate(text("chart-matches", count=row.finished)),
    )


def _figures(stats: UserStatistics, game: str, translate: Translator) -> Iterator[tuple[str, str]]:
    """Yield a game's statistics as (label, value) pairs."""
    found = stats.games.get(game)
    if found is None:
        return
    seasons = stats.seasons.get(game)
    for key, value in (
        *_results(found, translate),
        *_outcomes(row for row in stats.profile.record.played if row.game == game),
        *_seasons(seasons),
        *_habits(found, stats.rating_history.get(game, ()), translate),
    ):
        yield translate(LocalizedText(f"chart-figure-{key}")), value


def _results(found: GameStatistics, translate: Translator) -> Iterator[tuple[str, str]]:
    yield "played", str(found.played)
    if found.left:
        yield "left", str(found.left)
    if found.score_ratio is not None:
        yield (
            "share",
            translate(text("chart-percent", number=format_number(100 * found.score_ratio, translate, 0))),
        )
    if found.best_score is not None:
        yield "best", str(found.best_score)


def _outcomes(played: Iterable[UserGameRecord]) -> Iterator[tuple[str, str]]:
    """Yield the numbers of wins, draws and losses at tables where places would not show them."""
    counts = Counter[str]()
    for row in played:
        if not row.has_places:
            counts.update(row.results)
    yield from ((result, str(count)) for result, count in counts.items())


def _seasons(found: SeasonCounts | None) -> Iterator[tuple[str, str]]:
    if found is not None:
        yield "seasons", str(found.played)
    if found is not None and found.titles:
        yield "titles", str(found.titles)


def _habits(
    found: GameStatistics, course: Sequence[RatingAtTime], translate: Translator
) -> Iterator[tuple[str, str]]:
    known = [rating_at_time.rating for rating_at_time in course if rating_at_time.deviation <= KNOWN_SPREAD]
    if known:
        yield "peak", str(max(known))
    if found.longest_streak:
        yield "longest", f"{found.longest_streak}"
    if found.current_streak > 1:
        yield "current", f"{found.current_streak}"
    if found.turn_time is not None:
        yield "turn", format_duration(found.turn_time, translate)
    if found.on_time_percent is not None:
        yield "kept", translate(text("chart-percent", number=str(found.on_time_percent)))


def format_duration(milliseconds: int, translate: Translator) -> str:
    """Format a duration in days, hours or minutes.

    Use the largest unit that gives a number of at least 2.
    """
    for unit, key in ((24 * HOUR, "days"), (HOUR, "hours")):
        if milliseconds >= 2 * unit:
            return translate(text(f"duration-{key}", count=round(milliseconds / unit)))
    return translate(text("duration-minutes", count=max(1, round(milliseconds / MINUTE))))


def _alt(
    stats: UserStatistics, game: str, played: Sequence[UserGameRecord], translate: Translator
) -> Iterator[str]:
    yield f"{translate(LocalizedText(f'{game}-name'))}."
    rating = _rating(stats, game, translate)
    if rating is not None:
        yield f"{rating.label}: {rating.text} {rating.spread}."
    for row in played:
        if row.finished and row.has_places:
            places = ", ".join(f"{place}. ×{count}" for place, count in row.places.items())
            yield f"{translate(text('chart-seats', seats=row.seats))}: {places}."
    yield from (f"{label}: {value}." for label, value in _figures(stats, game, translate))


def _text_lines(stats: UserStatistics, game: str, translate: Translator) -> Iterator[str]:
    yield f"**{translate(LocalizedText(f'{game}-name'))}**"
    yield from figure_lines(stats, game, translate)
