"""Flotsam as an implementation of the game interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core.chance import Chance, RecordedChance, SeededChance
from engine.core.game import Game, GameResult, Term
from engine.core.model import Seat, Viewer
from engine.core.options import Options
from engine.core.play import run_table_steps
from engine.core.text import LocalizedText
from engine.games.flotsam import descriptions, edition, observe, scoring
from engine.games.flotsam.actions import AnyAction
from engine.games.flotsam.determinise import determinise
from engine.games.flotsam.edition import Edition
from engine.games.flotsam.robots import ROBOTS
from engine.games.flotsam.state import FlotsamState
from engine.games.flotsam.steps.lot import OpenLot
from engine.games.flotsam.view import View


class Flotsam(Game[FlotsamState, View, Edition]):
    """The game Flotsam: an open auction, claims that interrupt it, and offers of shares."""

    id = "flotsam"
    rules_version = 1
    seat_counts = (3, 4)
    state_type = FlotsamState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    robots = ROBOTS
    has_passing = True
    has_turn_order = False
    default_level = "trader"
    substitute_level = "trader"
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return a number of turns that is enough for almost every match."""
        return 30 * seats

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        return edition.read(toml)

    def edition_from_record(self, fields: Mapping[str, Any]) -> Edition:
        """Parse and validate the lots."""
        return edition.checked(super().edition_from_record(fields))

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> FlotsamState:
        """Set up a game, and open the first auction."""
        purses, hooks = (edition.purse,) * seats, (True,) * seats
        return run_table_steps(FlotsamState((OpenLot(),), edition, purses, hooks))

    def observe(self, state: FlotsamState, viewer: Viewer) -> View:
        """Return the table as a viewer sees it."""
        return observe.view(state, viewer)

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> FlotsamState:
        """Return a state that is consistent with the seat's view."""
        return determinise(view, seat)

    def awaited_seat(self, view: View) -> Seat:
        """Return the viewer's own seat."""
        assert view.viewer is not None
        return view.viewer

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return each boat's coins and cargo; the owner of the current lot also gets its value."""
        return tuple(
            (
                Term(LocalizedText("flotsam-coins"), view.coins[seat]),
                Term(LocalizedText("flotsam-cargo"), view.cargo[seat] + _current(view, seat)),
            )
            for seat in range(len(view.coins))
        )

    def edition_of(self, state: FlotsamState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def completed_segments(self, state: FlotsamState) -> int:
        """Return the number of finished lots."""
        return len(state.sold)

    def points(self, view: View) -> tuple[int, ...]:
        """Return each boat's coins and cargo."""
        return view.totals

    def heading(self, view: View) -> LocalizedText:
        """Return a heading that describes the state of the game."""
        return descriptions.heading(view)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the table as text."""
        return descriptions.text_board(view)

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return descriptions.alt_text(view)

    def result(self, state: FlotsamState) -> GameResult:
        """Return the final scoring."""
        return scoring.result(state)

    def has_chance(self, options: Options) -> bool:
        """Return False, because nothing is drawn."""
        return False

    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        """Return no outcomes, because nothing is drawn."""
        return RecordedChance(())

    def chance_record(self, state: FlotsamState, viewer: Viewer) -> dict[str, Any]:
        """Return no outcomes, because nothing is drawn."""
        return {}


def _current(view: View, seat: Seat) -> int:
    """Return what the current lot is worth to a boat."""
    if view.phase == "over" or seat != view.bidder:
        return 0
    price = view.bid if view.phase in {"auction", "claim"} else 0
    return view.lots[len(view.sold)] - price


GAME = Flotsam()
