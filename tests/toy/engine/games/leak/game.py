"""Leak as an implementation of the game interface."""

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
from engine.games.leak import descriptions, edition, observe, scoring
from engine.games.leak.actions import AnyAction
from engine.games.leak.components import DECK, HAND, MAX_LEAKS, water
from engine.games.leak.determinise import determinise
from engine.games.leak.edition import Edition
from engine.games.leak.robots import ROBOTS
from engine.games.leak.state import LeakState
from engine.games.leak.steps.wave import TurnWave
from engine.games.leak.view import View


class Leak(DeckGame[LeakState, View, Edition]):
    """The game Leak: the crew bails water together, and wins if the boat does not sink."""

    id = "leak"
    rules_version = 1
    seat_counts = (3, 4, 5, 6)
    state_type = LeakState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    deck_names = ("deck", "waves")
    robots = ROBOTS
    substitute_level = "bailer"
    resigning = "eliminated"
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return the number of turns of a match in which nobody goes overboard."""
        return HAND * seats

    def teams(self, seats: int, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Return a single team, because all seats win or lose together."""
        return (tuple(range(seats)),)

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        return edition.read(toml)

    def edition_from_record(self, fields: Mapping[str, Any]) -> Edition:
        """Parse and validate the waves."""
        return edition.checked(super().edition_from_record(fields))

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> LeakState:
        """Set up a game: shuffle the cards and the waves, and turn up the first wave."""
        deck, chance = chance.shuffle(DECK)
        waves, chance = chance.shuffle(edition.waves)
        return run_table_steps(LeakState((TurnWave(),), edition, chance, seats, deck, waves))

    def observe(self, state: LeakState, viewer: Viewer) -> View:
        """Return the boat as a viewer sees it."""
        return observe.view(state, viewer)

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> LeakState:
        """Return a random state that is consistent with the seat's view."""
        return determinise(view, seat, chance)

    def awaited_seat(self, view: View) -> Seat:
        """Return the seat to move."""
        assert view.active_seat is not None
        return view.active_seat

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return the expected result, which is the same for all seats.

        Each leak costs five. A wave in which too much water would be left counts as half a leak.
        """
        if view.is_finished:
            won = self.win_value if view.leaks < MAX_LEAKS else -self.win_value
            return tuple((Term(LocalizedText("leak-leaks"), won),) for _ in view.cards)
        lost = 5.0 * view.leaks
        if view.turned and view.leaks < MAX_LEAKS and len(view.turned) > view.finished:
            living = len(view.cards) - len(view.overboard)
            left = water(view.turned[-1], living) - sum(amount for _, amount in view.bailed)
            waiting = living - len(view.bailed)
            lost += 5.0 if left > 3 * waiting else 2.5 if left > 2 * waiting else 0.0
        return tuple((Term(LocalizedText("leak-leaks"), 5.0 - lost),) for _ in view.cards)

    def edition_of(self, state: LeakState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def completed_segments(self, state: LeakState) -> int:
        """Return the number of waves that are over."""
        return state.finished

    def eliminated(self, view: View) -> tuple[Seat, ...]:
        """Return the seats that went overboard."""
        return view.overboard

    def heading(self, view: View) -> LocalizedText:
        """Return a heading that describes the state of the game."""
        return descriptions.heading(view)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the boat as text."""
        return descriptions.text_board(view)

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return descriptions.alt_text(view)

    def result(self, state: LeakState) -> GameResult:
        """Return the result of a finished game."""
        return scoring.result(state)

    def decks(self, edition: Edition, seats: int) -> Decks:
        """Return the cards and the waves."""
        return {"deck": DECK, "waves": edition.waves}

    def shuffled_decks(self, state: LeakState) -> Decks:
        """Return the cards and the waves in their order."""
        return {"deck": state.deck, "waves": state.waves}

    def known_places(self, state: LeakState, viewer: Viewer) -> Mapping[str, Collection[int]]:
        """Return the places of the cards and waves that the viewer knows."""
        return {"deck": observe.known_places(state, viewer), "waves": range(state.turned)}


GAME = Leak()
