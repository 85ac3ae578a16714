"""Regatta as an implementation of the game interface."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

from engine.core.game import GameResult, Term
from engine.core.model import Seat, Viewer
from engine.core.options import Options
from engine.core.play import run_table_steps
from engine.core.randomness.chance import Chance, SeededChance
from engine.core.randomness.decks import DeckGame, Decks
from engine.core.text import LocalizedText
from engine.games.regatta import descriptions, edition, observe, scoring
from engine.games.regatta.actions import AnyAction
from engine.games.regatta.components import CREWS
from engine.games.regatta.determinise import determinise
from engine.games.regatta.edition import Edition
from engine.games.regatta.robots import ROBOTS
from engine.games.regatta.scoring import crew_hours
from engine.games.regatta.state import RegattaState
from engine.games.regatta.steps.leg import TurnWind
from engine.games.regatta.view import View


class Regatta(DeckGame[RegattaState, View, Edition]):
    """The game Regatta: two crews race with secret efforts, and the crew with the fewest hours wins."""

    id = "regatta"
    rules_version = 1
    seat_counts = (4, 5, 8)
    state_type = RegattaState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    deck_names = ("winds",)
    robots = ROBOTS
    has_turn_order = False
    substitute_level = "cox"
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return a number of turns that is enough for almost every match."""
        return 20 * seats

    def teams(self, seats: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Return the seats of each crew."""
        return tuple(scoring.crew(seats, number) for number in range(len(CREWS)))

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        return edition.read(toml)

    def edition_from_record(self, fields: Mapping[str, Any]) -> Edition:
        """Parse and validate the winds and legs."""
        return edition.checked(super().edition_from_record(fields))

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> RegattaState:
        """Set up a game: shuffle the winds and turn up the first one."""
        winds, chance = chance.shuffle(edition.winds)
        return run_table_steps(RegattaState((TurnWind(),), edition, chance, winds, (0,) * seats))

    def observe(self, state: RegattaState, viewer: Viewer) -> View:
        """Return the table as a viewer sees it."""
        return observe.view(state, viewer)

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> RegattaState:
        """Return a random state that is consistent with the seat's view."""
        return determinise(view, seat, chance)

    def awaited_seat(self, view: View) -> Seat:
        """Return the viewer's own seat, which is always the seat that has to choose."""
        assert view.viewer is not None
        return view.viewer

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return each seat's expected result: the crew's counted hours, as a negative number.

        The number is negative because the crew with fewer hours wins.
        """
        crews = [-crew_hours(view.hours, number) for number in range(len(CREWS))]
        return tuple(
            (Term(LocalizedText("regatta-hours"), crews[seat % len(CREWS)]),)
            for seat in range(len(view.hours))
        )

    def edition_of(self, state: RegattaState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def completed_segments(self, state: RegattaState) -> int:
        """Return the number of finished legs."""
        return len(state.rowed)

    def points(self, view: View) -> tuple[int, ...]:
        """Return each boat's hours.

        Fewer hours are better.
        """
        return view.hours

    def heading(self, view: View) -> LocalizedText:
        """Return a heading that describes the state of the race."""
        return descriptions.heading(view)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the board as text."""
        return descriptions.text_board(view)

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return descriptions.alt_text(view)

    def result(self, state: RegattaState) -> GameResult:
        """Return the final scoring."""
        return scoring.result(state)

    def decks(self, edition: Edition, seats: int) -> Decks:
        """Return the winds."""
        return {"winds": edition.winds}

    def shuffled_decks(self, state: RegattaState) -> Decks:
        """Return the winds in their order."""
        return {"winds": state.winds}

    def known_places(self, state: RegattaState, viewer: Viewer) -> Mapping[str, Collection[int]]:
        """Return the places of the winds turned up so far."""
        return {"winds": range(len(state.turned))}


GAME = Regatta()
