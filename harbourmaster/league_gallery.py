"""The gallery's pictures of a league and of people: a season that chance has played, the same each time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.core.charts.crosstable import show_crosstable
from bot.core.charts.division import show_division
from bot.core.charts.figures import Shown
from bot.core.charts.profile import show_profile
from bot.core.charts.pyramid import show_pyramid
from bot.core.charts.versus import show_versus
from bot.core.words.i18n import Words
from engine.core.chance import Seeded
from host.history.ratings.leaderboard import Profile
from host.history.ratings.leaderboard import Shown as ShownRating
from host.history.ratings.pool import compute, course, rated_match
from host.history.ratings.strength import is_provisional, spread, to_number
from host.history.results.outcome import Outcome, SeatOutcome
from host.history.results.profile import record
from host.history.results.recorder import rows_of
from host.history.statistics.person import figures
from host.history.statistics.reading import RatedAt, SeasonsTold, Told
from host.history.statistics.versus import versus
from host.leagues.charts import cross_chart, division_chart, pyramid_of_end
from host.leagues.pairing import drawing
from host.leagues.pairing.field import Entrant
from host.leagues.pairing.formats import draw
from host.leagues.plan import Plan
from host.leagues.season.entries import Begun, Logged, Played, SeasonEntry, TableOpened, WasDrawn
from host.leagues.season.fold import fold
from host.leagues.season.season import Season
from host.leagues.season.sign_up import Joined, Opened
from host.matches.commit_reveal.scheme import digest
from host.matches.settings.time_controls import DAY, HOUR

PEOPLE = (
    "Ada", "Ben", "Cem", "Dorota", "Eli", "Fay", "Gus", "Hana", "Ines", "Jonas", "Kim",
    "Liv", "Mia", "Nils", "Ola", "Piotr", "Quinn", "Rosa", "Sami", "Tove", "Uma",
)  # fmt: skip
LEAGUE = "Harbour League"
NAMES = dict(enumerate(PEOPLE, 1))
BEGAN = 1_767_225_600_000
"""1 January 2026, in unix milliseconds."""
SEATS, CASUAL, FEW = 4, 36, 7
OPEN = frozenset({3, 10, 13, 19})
"""Tables of the season that are not over."""


class League(NamedTuple):
    """A season in the middle, and what its people have played besides."""

    game: str
    season: Season
    season_outcomes: Mapping[int, Outcome]
    lots: Mapping[int, int]
    casual: Sequence[Outcome]


def pictures(game: str, words: Words) -> Iterator[tuple[str, Shown]]:
    """Yield each kind of picture with its name, in a language."""
    league = _league(game)
    season, outcomes, lots = league.season, league.season_outcomes, league.lots
    yield "standings", show_division(division_chart(season, 2, outcomes, lots), LEAGUE, 3, NAMES, words)
    yield "crosstable", show_crosstable(cross_chart(season, 2, outcomes, lots), LEAGUE, 3, NAMES, words)
    yield "pyramid", show_pyramid(pyramid_of_end(season, outcomes, lots), LEAGUE, 3, NAMES, words)
    yield "profile", show_profile(_facts_of(league), NAMES[1], LEAGUE, words)
    rows = [row for outcome in league.casual for row in rows_of(outcome)]
    yield "versus", show_versus(versus(1, 2, rows), (NAMES[1], NAMES[2]), words)


def _league(game: str) -> League:
    chance = Seeded("a league")
    entries, transcript = _draw_season(game)
    season, outcomes = fold(_log(entries)), dict[int, Outcome]()
    for number in sorted(season.tables.keys() - OPEN):
        outcome, chance = _end_match(number, game, season.tables[number].people, BEGAN + number * DAY, chance)
        outcomes[number] = outcome
        entries.append(Played(table=number, match=number, head=9))
    casual = []
    for number in range(100, 100 + CASUAL):
        chance, others = _some(chance, range(2, FEW + 1), SEATS - 1)
        people = (1, *others)
        outcome, chance = _end_match(number, game, people, BEGAN + (number - 99) * 6 * DAY, chance)
        casual.append(outcome)
    return League(game, fold(_log(entries)), outcomes, drawing.lots("lots", transcript), casual)


def _draw_season(game: str) -> tuple[list[SeasonEntry], str]:
    """Return the log of a season that was drawn, and its transcript."""
    plan, secrets = Plan(game=game, seats=SEATS, turns=140), drawing.Secrets("draw", "lots")
    bound = drawing.commitment_of(drawing.Season(1, 3), plan, secrets)
    entrants = tuple(Entrant(person, 2000 - 20 * person, None, is_known=True) for person in NAMES)
    transcript = drawing.write(drawing.Transcript(commitment=bound, entrants=entrants))
    drawn = draw(plan, entrants, drawing.draw_key(secrets.draw, transcript))
    entries: list[SeasonEntry] = [Opened(plan=plan, commitment=bound)]
    entries += [Joined(person=person, name=name) for person, name in NAMES.items()]
    entries.append(
        WasDrawn(drawn=drawn, transcript=transcript, secret=secrets.draw, lots_hash=digest(secrets.lots))
    )
    entries += [Begun(), *(TableOpened(table=one.number, match=one.number) for one in drawn.tables)]
    return entries, transcript


def _some(chance: Seeded, people: Sequence[int], count: int) -> tuple[Seeded, tuple[int, ...]]:
    """Return so many of some people, by chance."""
    left, found = [*people], list[int]()
    for _ in range(count):
        drawn, chance = chance.below(len(left))
        found.append(left.pop(drawn))
    return chance, tuple(found)


def _log(entries: Sequence[SeasonEntry]) -> list[Logged]:
    return [Logged(place, BEGAN + place, entry) for place, entry in enumerate(entries, 1)]


def _end_match(
    match: int, game: str, people: Sequence[int], ended: int, chance: Seeded
) -> tuple[Outcome, Seeded]:
    """Let a match end: who comes first in the list of people is a little stronger."""
    points = dict[int, int]()
    for person in people:
        drawn, chance = chance.below(90)
        points[person] = 120 + drawn - 2 * person
    seats = tuple(
        SeatOutcome(
            seat=seat, how="left" if (match, seat) in {(9, 2), (12, 0)} else "played", person=person,
            outcome="won" if points[person] == max(points.values()) else "lost",
            place=1 + sum(other > points[person] for other in points.values()),
            shared=[*points.values()].count(points[person]), score=points[person], turns=35,
            used=(200 + 10 * person + match % 7) * HOUR, late=int(match % 9 == seat),
        )
        for seat, person in enumerate(people)
    )  # fmt: skip
    outcome = Outcome(
        match=match, server=1, game=game, rules_version=1, started=ended - 30 * DAY, ended=ended,
        is_brought_in=False, seats=seats,
    )  # fmt: skip
    return outcome, chance


def _facts_of(league: League) -> Told:
    """Return what is told of the first of all people."""
    matches = [rated_match(outcome) for outcome in league.casual]
    rating = compute(matches).ratings[1]
    rated = ShownRating(
        1,
        NAMES[1],
        to_number(rating.strength),
        spread(rating.strength),
        rating.matches,
        is_provisional(rating.strength),
    )
    rows = [row for outcome in league.casual for row in rows_of(outcome)]
    mine = [row for row in rows if row.person == 1]
    line = tuple(
        RatedAt(match.ended, to_number(changed[1].strength), spread(changed[1].strength))
        for match, changed in course(matches)
    )
    winners = {outcome.match: outcome.best for outcome in league.casual}
    return Told(
        Profile(record(1, mine), {league.game: rated}), figures(mine, winners), {league.game: line},
        {league.game: SeasonsTold(3, 1)},
    )  # fmt: skip
