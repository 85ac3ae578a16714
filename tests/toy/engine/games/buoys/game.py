"""Buoys as an implementation of the game interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core.game import Game, GameResult, Term
from engine.core.model import Seat, Viewer
from engine.core.options import Options
from engine.core.play import awaited_seat
from engine.core.randomness.chance import Chance, RecordedChance, SeededChance
from engine.core.text import LocalizedText
from engine.games.buoys import descriptions, edition, scoring
from engine.games.buoys.actions import AnyAction
from engine.games.buoys.components import FIELDS
from engine.games.buoys.edition import Edition
from engine.games.buoys.robots import ROBOTS
from engine.games.buoys.state import BuoysState
from engine.games.buoys.steps.lay import LayBuoy
from engine.games.buoys.view import View


class Buoys(Game[BuoysState, View, Edition]):
    """The game Buoys: the first player with three buoys in a row wins."""

    id = "buoys"
    rules_version = 1
    seat_counts = (2,)
    state_type = BuoysState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    robots = ROBOTS
    substitute_level = "pilot"
    resigning = "ended"
    has_draws = True
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return a number of turns that is enough for every match."""
        return len(FIELDS)

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        return edition.read(toml)

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> BuoysState:
        """Set up an empty harbour."""
        return BuoysState((LayBuoy(0),), edition, (None,) * len(FIELDS))

    def observe(self, state: BuoysState, viewer: Viewer) -> View:
        """Return the harbour, which all viewers see alike."""
        return View(state.fields, awaited_seat(state), not state.stack, scoring.winner_of(state))

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> BuoysState:
        """Return the only possible state."""
        return BuoysState((LayBuoy(self.awaited_seat(view)),), Edition(), view.fields)

    def awaited_seat(self, view: View) -> Seat:
        """Return the seat to move."""
        assert view.active_seat is not None
        return view.active_seat

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return the value of a win for a seat that has won, and its negative for one that has lost."""
        win = self.win_value
        points = [0 if view.winner is None else win if seat == view.winner else -win for seat in range(2)]
        return tuple((Term(LocalizedText("buoys-win"), own),) for own in points)

    def edition_of(self, state: BuoysState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def completed_segments(self, state: BuoysState) -> int:
        """Return 0, because the game is not divided."""
        return 0

    def heading(self, view: View) -> LocalizedText:
        """Return a heading that describes the state of the game."""
        return descriptions.heading(view)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the harbour as text."""
        return descriptions.text_board(view)

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return descriptions.alt_text(view)

    def result(self, state: BuoysState) -> GameResult:
        """Return the result of a finished game."""
        return scoring.result(state)

    def has_chance(self, options: Options) -> bool:
        """Return False, because nothing is drawn."""
        return False

    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        """Return no outcomes, because nothing is drawn."""
        return RecordedChance(())

    def chance_record(self, state: BuoysState, viewer: Viewer) -> dict[str, Any]:
        """Return no outcomes, because nothing is drawn."""
        return {}


GAME = Buoys()
