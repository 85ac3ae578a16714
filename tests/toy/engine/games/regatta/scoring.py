"""Final scoring (5).

The two fastest boats of each crew count, and the crew with fewer hours wins. In a tie, the crew with the
fastest boat wins.
"""

from __future__ import annotations

from engine.core.game import GameResult, ScoreLine, Team
from engine.core.model import Seat
from engine.core.text import LocalizedText, text
from engine.games.regatta.components import COUNTED, CREWS
from engine.games.regatta.state import RegattaState

Hours = tuple[int, ...]


def crew(seats: int, number: int) -> tuple[Seat, ...]:
    """Return the seats in a crew."""
    return tuple(range(number, seats, len(CREWS)))


def fastest(hours: Hours, number: int) -> Hours:
    """Return the hours of the boats that count for a crew, fastest first."""
    return tuple(sorted(hours[seat] for seat in crew(len(hours), number))[:COUNTED])


def crew_hours(hours: Hours, number: int) -> int:
    """Return the total hours of the boats that count for a crew."""
    return sum(fastest(hours, number))


def places(hours: Hours) -> tuple[tuple[int, ...], ...]:
    """Return the crews from first to last, grouped by place."""
    worth = [(crew_hours(hours, number), fastest(hours, number)) for number in range(len(CREWS))]
    return tuple(
        tuple(number for number, found in enumerate(worth) if found == place) for place in sorted(set(worth))
    )


def result(state: RegattaState) -> GameResult:
    """Return the outcome of a finished game."""
    hours, ranked = state.hours, places(state.hours)
    teams = tuple(
        Team(LocalizedText(f"regatta-crew-{colour}"), crew(state.seats, number), crew_hours(hours, number))
        for number, colour in enumerate(CREWS)
    )
    ranking = tuple(tuple(sorted(seat for n in tied for seat in teams[n].seats)) for tied in ranked)
    record = {
        "hours": list(hours),
        "crews": [{"seats": list(team.seats), "hours": team.total} for team in teams],
        "ranking": [list(tied) for tied in ranking],
    }
    score = ScoreLine(LocalizedText("regatta-hours"), hours)
    return GameResult((score,), hours, ranking, _ties(hours, ranked), record, teams, "regatta-total")


def _ties(hours: Hours, ranked: tuple[tuple[int, ...], ...]) -> tuple[LocalizedText, ...]:
    """Return an explanation if the tie between the crews was broken, otherwise an empty tuple."""
    first, *others = (number for tied in ranked for number in tied)
    equal = all(crew_hours(hours, other) == crew_hours(hours, first) for other in others)
    if not equal or len(ranked) == 1:
        return ()
    winner = LocalizedText(f"regatta-crew-{CREWS[first]}")
    return (text("regatta-tie", crew=winner, hours=fastest(hours, first)[0]),)
