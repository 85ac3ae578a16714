"""The result of a finished game, as text and in the format for records."""

from __future__ import annotations

from itertools import pairwise

from engine.core.game import GameResult, ScoreLine
from engine.core.model import Seat
from engine.core.text import LocalizedText, SeatName, Value, text
from engine.games.nauticus.components import TALER_PER_VP
from engine.games.nauticus.scoring import Tally, ranking, tally
from engine.games.nauticus.state import NauticusState

LINES = ("vp_before", "goods", "ships", "material_vp")
COLUMNS = (
    "vp_before",
    "goods",
    "ships",
    "material_taler",
    "taler",
    "material_vp",
    "vp",
)


def score_game(state: NauticusState) -> GameResult:
    """Return the result of a finished game."""
    tallies = tuple(tally(player) for player in state.players)
    places = ranking(tallies)
    lines = tuple(
        ScoreLine(LocalizedText(f"nauticus-score-{line.replace('_', '-')}"), _column(tallies, line))
        for line in LINES
    )
    record = {name: list(_column(tallies, name)) for name in COLUMNS}
    return GameResult(
        scores=lines,
        totals=_column(tallies, "vp"),
        ranking=places,
        ties=_ties(tallies, places),
        record={**record, "ranking": [list(tied) for tied in places]},
    )


def _column(tallies: tuple[Tally, ...], name: str) -> tuple[int, ...]:
    return tuple(getattr(score, name) for score in tallies)


def _ties(tallies: tuple[Tally, ...], places: tuple[tuple[Seat, ...], ...]) -> tuple[LocalizedText, ...]:
    order = [seat for tied in places for seat in tied]
    pairs = pairwise(order)
    return tuple(_why(tallies, *pair) for pair in pairs if tallies[pair[0]].vp == tallies[pair[1]].vp)


def _why(tallies: tuple[Tally, ...], first: Seat, second: Seat) -> LocalizedText:
    """Explain how the tie between two seats was broken, or state that they share the place."""
    upper, lower = tallies[first], tallies[second]
    names: dict[str, Value] = {
        "first": SeatName(first),
        "second": SeatName(second),
        "vp": upper.vp,
    }
    if upper.taler % TALER_PER_VP != lower.taler % TALER_PER_VP:
        more, less = upper.taler % TALER_PER_VP, lower.taler % TALER_PER_VP
        return text("nauticus-tie-leftover", more=more, less=less, **names)
    if upper.taler != lower.taler:
        return text("nauticus-tie-taler", more=upper.taler, less=lower.taler, **names)
    return text("nauticus-tie-shared", taler=upper.taler, **names)
