"""Tic-tac-toe as an implementation of the game interface."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition, Game, GameResult, Term
from engine.core.model import Seat, Viewer
from engine.core.options import Options
from engine.core.play import awaited_seat
from engine.core.randomness.chance import Chance, RecordedChance, SeededChance
from engine.core.text import LocalizedText, SeatName, text
from engine.games.tic_tac_toe.actions import AnyAction
from engine.games.tic_tac_toe.components import FIELDS
from engine.games.tic_tac_toe.robots import ROBOTS
from engine.games.tic_tac_toe.state import Edition, TicTacToeState
from engine.games.tic_tac_toe.steps import PlaceMark
from engine.games.tic_tac_toe.view import View


class TicTacToe(Game[TicTacToeState, View, Edition]):
    """Tic-tac-toe: two players place marks in turn, and three in a row win."""

    id = "tic-tac-toe"
    rules_version = 1
    seat_counts = (2,)
    state_type = TicTacToeState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    robots = ROBOTS
    substitute_level = "careful"
    resigning = "ended"
    has_draws = True
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return the number of turns until the board is full."""
        return len(FIELDS)

    def has_chance(self, options: Options) -> bool:
        """Return False, because nothing is decided by chance."""
        return False

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        try:
            return parse_toml(toml, Edition)
        except ParseError as error:
            raise BadEdition(str(error)) from error

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> TicTacToeState:
        """Begin with an empty board."""
        return TicTacToeState((PlaceMark(0),), edition, (None,) * len(FIELDS))

    def observe(self, state: TicTacToeState, viewer: Viewer) -> View:
        """Return the board, which looks the same to everyone."""
        return View(state.marks, awaited_seat(state), not state.stack, state.winner)

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> TicTacToeState:
        """Return the only state that is consistent with the view."""
        return TicTacToeState((PlaceMark(self.awaited_seat(view)),), Edition(), view.marks)

    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        """Return no outcomes, because nothing is decided by chance."""
        return RecordedChance(())

    def chance_record(self, state: TicTacToeState, viewer: Viewer) -> dict[str, Any]:
        """Return no outcomes, because nothing is decided by chance."""
        return {}

    def awaited_seat(self, view: View) -> Seat:
        """Return the seat to move."""
        assert view.active_seat is not None
        return view.active_seat

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return `win_value` for the winner and its negative for the loser; otherwise 0."""
        win = self.win_value
        values = [0.0 if view.winner is None else win if seat == view.winner else -win for seat in range(2)]
        return tuple((Term(LocalizedText("tic-tac-toe-win"), value),) for value in values)

    def edition_of(self, state: TicTacToeState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def completed_segments(self, state: TicTacToeState) -> int:
        """Return 0, because the game has no rounds."""
        return 0

    def heading(self, view: View) -> LocalizedText:
        """Return a line that describes the state of the game."""
        if view.is_finished:
            return LocalizedText("tic-tac-toe-over")
        return text("tic-tac-toe-heading", move=len(FIELDS) - view.marks.count(None) + 1)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return a line with the fields of each player."""
        return tuple(_fields_of(view, seat) for seat in range(2))

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return self.text_board(view)

    def result(self, state: TicTacToeState) -> GameResult:
        """Return the result of a finished game."""
        record, reason = {"winner": state.winner}, LocalizedText(f"tic-tac-toe-because-{_reason(state)}")
        if state.winner is None:
            return GameResult.draw(2, record, reason)
        return GameResult.won((state.winner,), 2, record, reason)


def _reason(state: TicTacToeState) -> str:
    if state.resigned is not None:
        return "resigned"
    if state.is_agreed_draw:
        return "agreed"
    return "full" if state.winner is None else "row"


def _fields_of(view: View, seat: Seat) -> LocalizedText:
    own = [name for name, owner in zip(FIELDS, view.marks, strict=True) if owner == seat]
    return text("tic-tac-toe-line", who=SeatName(seat), fields=", ".join(own) or "–")


GAME = TicTacToe()
