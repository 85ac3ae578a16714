"""League and user images for the gallery, from a reproducible test season."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from bot.core.charts.crosstable import show_crosstable
from bot.core.charts.division import show_division
from bot.core.charts.figures import ChartMessage
from bot.core.charts.profile import show_profile
from bot.core.charts.pyramid import show_pyramid
from bot.core.charts.versus import show_versus
from bot.core.words.i18n import Translator
from host.history.ratings.leaderboard import Profile
from host.history.ratings.leaderboard import RankedUser as ShownRating
from host.history.ratings.pool import compute_pool, iter_rating_changes, pool_match
from host.history.ratings.strength import Strength, displayed_deviation, displayed_rating, is_provisional
from host.history.results.outcome import Outcome
from host.history.results.recorder import result_rows
from host.history.results.user_record import compute_user_record
from host.history.statistics.head_to_head import compute_head_to_head
from host.history.statistics.queries import RatingAtTime, SeasonCounts, UserStatistics
from host.history.statistics.user_statistics import compute_statistics
from host.leagues.pairing.entrants import Entrant
from host.leagues.season_plan import SeasonPlan
from host.leagues.views.charts import division_chart, load_crosstable, pyramid_of_end
from host.matches.settings.time_controls import DAY
from tests.host.leagues.seasons import SeasonLog, create_outcome

PEOPLE = (
    "Ada", "Ben", "Cem", "Dorota", "Eli", "Fay", "Gus", "Hana", "Ines", "Jonas", "Kim",
    "Liv", "Mia", "Nils", "Ola", "Piotr", "Quinn", "Rosa", "Sami", "Tove", "Uma",
)  # fmt: skip
LEAGUE = "Harbour League"
NAMES = dict(enumerate(PEOPLE, 1))
START_TIME = 1_767_225_600_000
"""1 January 2026, in Unix milliseconds."""
SEATS, CASUAL_MATCHES, OPPONENT_COUNT = 4, 36, 7
OPEN_TABLES = frozenset({3, 10, 13, 19})
"""Numbers of the tables that are still open."""


def league_images(game: str, translate: Translator) -> Iterator[tuple[str, ChartMessage]]:
    """Yield the name and the content of one image of each kind, in one language."""
    season_log = _create_season(game)
    season, outcomes, lots = season_log.season, season_log.outcomes, season_log.lots
    yield "standings", show_division(division_chart(season, 2, outcomes, lots), LEAGUE, 3, NAMES, translate)
    yield (
        "crosstable",
        show_crosstable(load_crosstable(season, 2, outcomes, lots), LEAGUE, 3, NAMES, translate),
    )
    yield "pyramid", show_pyramid(pyramid_of_end(season, outcomes, lots), LEAGUE, 3, NAMES, translate)
    casual = _casual_matches(game)
    yield "profile", show_profile(_player_statistics(game, casual), NAMES[1], LEAGUE, translate)
    rows = [row for outcome in casual for row in result_rows(outcome)]
    yield "versus", show_versus(compute_head_to_head(1, 2, rows), (NAMES[1], NAMES[2]), translate)


def _create_season(game: str) -> SeasonLog:
    """Return a partly played season."""
    season_log = SeasonLog(SeasonPlan(game=game, seats=SEATS, turns=140), 3, 1)
    season_log.draw([Entrant(user_key, 2000 - 20 * user_key, None, is_known=True) for user_key in NAMES])
    for table in sorted(season_log.season.tables.keys() - OPEN_TABLES):
        season_log.play_table(table, skill=_skill_of)
    return season_log


def _skill_of(user_key: int) -> float:
    """Return a player's skill.

    Each player is slightly weaker than the one before.
    """
    return -user_key / 20


def _casual_matches(game: str) -> list[Outcome]:
    """Return matches outside the season, in which the first player met random other players."""
    chance, found = Random(1), list[Outcome]()
    for number in range(CASUAL_MATCHES):
        user_keys = (1, *chance.sample(range(2, OPPONENT_COUNT + 1), SEATS - 1))
        worth = {user_key: 15 + 3 * (_skill_of(user_key) + chance.gauss(0, 1)) for user_key in user_keys}
        ended = START_TIME + (number + 1) * 6 * DAY
        outcome = create_outcome(100 + number, user_keys, worth, set())
        found.append(replace(outcome, game=game, started=ended - 30 * DAY, ended=ended))
    return found


def _player_statistics(game: str, casual: Sequence[Outcome]) -> UserStatistics:
    """Return the first player's statistics."""
    matches = [pool_match(outcome) for outcome in casual]
    rating = compute_pool(matches).ratings[1]
    number, deviation = _displayed_strength(rating.strength)
    provisional = is_provisional(rating.strength)
    rated = ShownRating(1, NAMES[1], number, deviation, rating.matches, provisional)
    mine = [row for outcome in casual for row in result_rows(outcome) if row.user_key == 1]
    line = tuple(
        RatingAtTime(match.ended, *_displayed_strength(changed[1].strength))
        for match, changed in iter_rating_changes(matches)
    )
    winners = {outcome.match_id: outcome.best_score or 0 for outcome in casual}
    return UserStatistics(
        Profile(compute_user_record(1, mine), {game: rated}),
        compute_statistics(mine, winners),
        {game: line},
        {game: SeasonCounts(3, 1)},
    )


def _displayed_strength(strength: Strength) -> tuple[int, int]:
    return displayed_rating(strength), displayed_deviation(strength)
