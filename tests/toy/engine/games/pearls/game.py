"""Pearls as an implementation of the game interface."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from engine.core.game import GameResult, Term
from engine.core.model import Action, Seat, Viewer
from engine.core.options import Choice, Options
from engine.core.play import run_table_steps
from engine.core.randomness.chance import Chance, SeededChance
from engine.core.randomness.decks import DeckGame, Decks
from engine.core.text import LocalizedText
from engine.games.pearls import conditions, descriptions, edition, observe, scoring
from engine.games.pearls.actions import AnyAction
from engine.games.pearls.components import MAX_TAKEN, SHELLS
from engine.games.pearls.determinise import determinise
from engine.games.pearls.edition import Edition
from engine.games.pearls.robots import ROBOTS
from engine.games.pearls.state import PearlsState
from engine.games.pearls.steps.tide import NextDive
from engine.games.pearls.view import View


class Pearls(DeckGame[PearlsState, View, Edition]):
    """The game Pearls: players dive for pearls, and the player with the most pearls wins."""

    id = "pearls"
    rules_version = 2
    former_rules_versions = (1,)
    seat_counts = (2, 3, 4)
    state_type = PearlsState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    deck_names = ("tides", "shells")
    condition_type = conditions.AnyCondition
    robots = ROBOTS
    substitute_level = "greedy"
    options = (Choice("most", MAX_TAKEN, MAX_TAKEN[-1]),)
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return a number of turns that is enough for almost every match."""
        return 10

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        return edition.read(toml)

    def edition_from_record(self, fields: Mapping[str, Any]) -> Edition:
        """Parse and validate the pile and the tides of an edition."""
        return edition.checked(super().edition_from_record(fields))

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> PearlsState:
        """Set up a game: shuffle the tides, deal the shells, and begin the first dive."""
        tides, chance = chance.shuffle(edition.tides)
        shells, chance = chance.shuffle(SHELLS)
        table = PearlsState((NextDive(0),), edition, chance, edition.pile, (0,) * seats, tides, shells)
        return run_table_steps(replace(table, most=int(options["most"]), rules_version=self.rules_version))

    def observe(self, state: PearlsState, viewer: Viewer) -> View:
        """Return the table as a viewer sees it."""
        return observe.view(state, viewer)

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> PearlsState:
        """Return a random state that is consistent with the seat's view."""
        return determinise(view, seat, chance)

    def awaited_seat(self, view: View) -> Seat:
        """Return the seat to move."""
        assert view.active_seat is not None
        return view.active_seat

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return each seat's pearls.

        Future dives are not included, because all seats can expect equally much from them.
        """
        return tuple((Term(LocalizedText("pearls-pearls"), own),) for own in view.owned)

    def edition_of(self, state: PearlsState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def options_of(self, state: PearlsState) -> Options:
        """Return the value of the only option, the maximum number of pearls per dive."""
        return {"most": state.most}

    def rules_version_of(self, state: PearlsState) -> int:
        """Return the table's rules version."""
        return state.rules_version

    def completed_segments(self, state: PearlsState) -> int:
        """Return the number of completed rounds."""
        return len(state.turned)

    def points(self, view: View) -> tuple[int, ...]:
        """Return the seats' pearls, which are worth one point each."""
        return view.owned

    def heading(self, view: View) -> LocalizedText:
        """Return a one-line summary of the state of play."""
        return descriptions.heading(view)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the board as text."""
        return descriptions.text_board(view)

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return descriptions.alt_text(view)

    def result(self, state: PearlsState) -> GameResult:
        """Return the final scoring."""
        return scoring.result(state)

    def decks(self, edition: Edition, seats: int) -> Decks:
        """Return the tides and the shells."""
        return {"tides": edition.tides, "shells": SHELLS}

    def shuffled_decks(self, state: PearlsState) -> Decks:
        """Return the tides and the shells in their order."""
        return {"tides": (*state.turned, *state.tides), "shells": state.shells}

    def known_places(self, state: PearlsState, viewer: Viewer) -> Mapping[str, Collection[int]]:
        """Return the places of the known tides, and of the viewer's own shell."""
        tides = range(len(state.turned) + (viewer in state.lookers))
        return {"tides": tides, "shells": () if viewer is None else (viewer,)}

    def conditions(
        self, view: View, seat: Seat, actions: Sequence[Action]
    ) -> tuple[conditions.AnyCondition, ...]:
        """Return the conditions for a planned dive."""
        return conditions.conditions_for(view)


GAME = Pearls()
