"""The implementation of the game interface for Nauticus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.core.game import BadMove, Game, GameResult, Term, TurnSummary
from engine.core.model import Action, Decision, Seat, Viewer
from engine.core.options import Choice, Options
from engine.core.play import run_table_steps
from engine.core.randomness.chance import Chance, RecordedChance, SeededChance
from engine.core.text import LocalizedText
from engine.games.nauticus import advice, conditions, descriptions, edition, goals, observe, result
from engine.games.nauticus.actions import AnyAction, TakeReward, in_order
from engine.games.nauticus.components import (
    POSITION_EXTRA,
    START_TALER,
    START_VP,
    START_WORKERS,
    STOCK,
)
from engine.games.nauticus.determinise import determinise
from engine.games.nauticus.edition import Edition
from engine.games.nauticus.player import Player
from engine.games.nauticus.robots import ROBOTS
from engine.games.nauticus.robots.expected import expected
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.ends import phase
from engine.games.nauticus.view import View


class Nauticus(Game[NauticusState, View, Edition]):
    """The game Nauticus: build ships, equip them and load them."""

    id = "nauticus"
    rules_version = 1
    seat_counts = (2, 3, 4)
    has_passing = True
    options = (Choice("length", ("full", "short"), "full"),)
    state_type = NauticusState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    condition_type = conditions.AnyCondition
    goal_type = goals.AnyGoal
    robots = ROBOTS
    default_level = "deckhand"
    substitute_level = "deckhand"
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return the number of turns in a full-length match, which depends only on the number of players."""
        return {2: 29, 3: 105, 4: 140}[seats]

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        return edition.read(toml)

    def edition_record(self, edition: Edition) -> dict[str, Any]:
        """Return the wheel and the spaces, without the notes on their sources."""
        fields = super().edition_record(edition)
        meant = {"house_rules": True} if edition.house_rules else {}
        return {"wheel": fields["wheel"], "spaces": fields["spaces"], **meant}

    def edition_from_record(self, fields: Mapping[str, Any]) -> Edition:
        """Parse and validate the wheel and the spaces."""
        return edition.checked(super().edition_from_record(fields))

    def contradictions(self, edition_played: Edition, seats: int) -> tuple[LocalizedText, ...]:
        """Return the prices and numbers of blue workers that contradict the rule book."""
        return tuple(edition.contradictions(edition_played))

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> NauticusState:
        """Set up a game.

        Each seat starts with the resources for its position. The anchor points at the space with the
        3-workers bonus, and the action tiles are shuffled.
        """
        players = tuple(
            Player(START_TALER + taler, START_WORKERS + workers, START_VP)
            for taler, workers in POSITION_EXTRA[seats]
        )
        stock = tuple(STOCK.values())
        table = NauticusState(
            stack=(), edition=edition, chance=chance, players=players, stock=stock,
            is_short=options["length"] == "short",
        )  # fmt: skip
        table = table.deal_round(anchor=0)
        return run_table_steps(table.push(*phase(table)))

    def observe(self, state: NauticusState, viewer: Viewer) -> View:
        """Return the view of the table, which is the same for every viewer."""
        return observe.view(state)

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> NauticusState:
        """Return the state with new random shuffles for future rounds."""
        return determinise(view, chance)

    def awaited_seat(self, view: View) -> Seat:
        """Return the seat to move."""
        assert view.active_seat is not None
        return view.active_seat

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return the parts of each seat's expected result, with their labels."""
        return expected(view)

    def summarize_turn(
        self, seat: Seat, actions: Sequence[Action], before: View, after: View, later: View
    ) -> TurnSummary | None:
        """Describe a turn for players."""
        return advice.summarize(seat, actions, before, later)

    def edition_of(self, state: NauticusState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def options_of(self, state: NauticusState) -> Options:
        """Return the only option: the length of the game."""
        return {"length": "short" if state.is_short else "full"}

    def completed_segments(self, state: NauticusState) -> int:
        """Return the number of completed action phases."""
        return state.phases_over

    def round_number(self, state: NauticusState) -> int:
        """Return the current round's number; a round has seven phases."""
        return len(state.rounds)

    def points(self, view: View) -> tuple[int, ...]:
        """Return the points on the track, or the final scores after the end."""
        return tuple(score.vp for score in view.scores) or tuple(seat.vp for seat in view.seats)

    def heading(self, view: View) -> LocalizedText:
        """Return a one-line summary of the state of play."""
        return descriptions.heading(view)

    def rules_help(self, edition: Edition) -> tuple[LocalizedText, ...]:
        """Return a summary of the rules and the edition's reconstructed values."""
        return descriptions.rules_help(edition)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the board as text."""
        return descriptions.text_board(view)

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return descriptions.alt_text(view)

    def result(self, state: NauticusState) -> GameResult:
        """Return the final scoring."""
        return result.score_game(state)

    def read_action(self, pending: Decision | None, move: Mapping[str, Any]) -> Action:
        """Parse a move.

        A reward's two goods may be in any order.
        """
        action = super().read_action(pending, move)
        if isinstance(action, TakeReward) and action.goods:
            return TakeReward(action.reward, in_order(action.goods))
        return action

    def conditions(
        self, view: View, seat: Seat, actions: Sequence[Action]
    ) -> tuple[conditions.AnyCondition, ...]:
        """Return the conditions for a planned turn."""
        return tuple(conditions.conditions_for(view, actions))

    def goals(self, view: View, seat: Seat) -> tuple[goals.AnyGoal, ...]:
        """Return the goals for a planned turn."""
        return goals.GOALS

    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        """Return the shuffles in a record.

        The anchor's positions are not random; the replay checks them.
        """
        try:
            rounds = msgspec.convert(chance, dict[str, Any])["rounds"]
            return RecordedChance(tuple(tuple(msgspec.convert(r["tiles"], list[str])) for r in rounds))
        except (KeyError, TypeError, msgspec.ValidationError) as error:
            raise BadMove(f"chance: {error}") from error

    def chance_record(self, state: NauticusState, viewer: Viewer) -> dict[str, Any]:
        """Return the layouts of the rounds that have been dealt."""
        return {"rounds": msgspec.to_builtins(state.rounds)}


GAME = Nauticus()
