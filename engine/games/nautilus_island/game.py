"""The implementation of the game interface for Nautilus Island."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

from engine.core.game import BadMove, Game, GameResult, Term, TurnSummary
from engine.core.model import Action, Decision, Seat, Viewer
from engine.core.options import YES_OR_NO, Choice, Options
from engine.core.randomness.chance import Chance, RecordedChance, SeededChance
from engine.core.text import LocalizedText
from engine.games.nautilus_island import (
    advice,
    conditions,
    descriptions,
    edition,
    goals,
    observe,
    result,
    unknown_cards,
)
from engine.games.nautilus_island.actions import AnyAction, Store
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import CARD_INDEX, DECK, SEAT_COUNTS, STACK_SIZE, in_order
from engine.games.nautilus_island.determinise import determinise
from engine.games.nautilus_island.edition import Edition
from engine.games.nautilus_island.robots import ROBOTS
from engine.games.nautilus_island.robots.expected import expected
from engine.games.nautilus_island.stack import Stack
from engine.games.nautilus_island.state import NautilusState, empty_camp
from engine.games.nautilus_island.steps.rounds import round_of
from engine.games.nautilus_island.view import View


class NautilusIsland(Game[NautilusState, View, Edition]):
    """The game Nautilus Island: explore the wreck, recover sets, and close them with portholes."""

    id = "nautilus-island"
    rules_version = 1
    seat_counts = SEAT_COUNTS
    state_type = NautilusState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    condition_type = conditions.Untouched
    goal_type = goals.CollectIn
    robots = ROBOTS
    default_level = "deckhand"
    substitute_level = "deckhand"
    options = (Choice("open-stacks", YES_OR_NO, default=False),)
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return a number of turns that almost no match exceeds."""
        return {2: 48, 3: 75, 4: 90}[seats]

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        return edition.read(toml)

    def edition_record(self, edition_played: Edition) -> dict[str, Any]:
        """Return the printed values in use, without the notes on their sources."""
        return edition.to_record(edition_played)

    def edition_from_record(self, fields: Mapping[str, Any]) -> Edition:
        """Parse and validate the printed values."""
        return edition.from_record(fields)

    def contradictions(self, edition_played: Edition, seats: int) -> tuple[LocalizedText, ...]:
        """Return a text for each number of stacks, tokens or portholes that differs from the rule book."""
        return tuple(edition.contradictions(edition_played, seats))

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> NautilusState:
        """Set up a game with stacks of 8 cards from the shuffled deck, and five tokens in the camp.

        Cards that are left over are removed unseen.
        """
        edition = edition.for_seats(seats)
        all_open = bool(options["open-stacks"])
        deck, chance = chance.shuffle(DECK)
        tokens, chance = chance.shuffle(edition.pile())
        stacks = tuple(
            Stack(is_face_up or all_open, deck[place * STACK_SIZE : (place + 1) * STACK_SIZE])
            for place, is_face_up in enumerate(edition.wrecks[0].face_up)
        )
        table = NautilusState(
            stack=round_of(tuple(range(seats))),
            edition=edition,
            chance=chance,
            stacks=stacks,
            castaways=(Castaway(),) * seats,
            tokens=tokens,
            drawn=0,
            camp=empty_camp(),
            portholes=edition.portholes,
            order=tuple(range(seats)),
            has_open_stacks=all_open,
        )
        return table.fill_camp()

    def observe(self, state: NautilusState, viewer: Viewer) -> View:
        """Return the table as a viewer sees it."""
        return observe.view(state, viewer)

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> NautilusState:
        """Return a random state that is consistent with the view.

        The hidden cards and tokens are dealt again.
        """
        return determinise(view, seat, chance)

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
        return advice.summarize(seat, actions, before, after)

    def edition_of(self, state: NautilusState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def options_of(self, state: NautilusState) -> Options:
        """Return the game's option: whether all stacks are face up."""
        return {"open-stacks": state.has_open_stacks}

    def completed_segments(self, state: NautilusState) -> int:
        """Return the number of completed rounds."""
        return state.round - 1

    def points(self, view: View) -> tuple[int, ...]:
        """Return the points from stored sets, or the final scores after the end of the game."""
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

    def result(self, state: NautilusState) -> GameResult:
        """Return the final scoring."""
        return result.score_game(state)

    def read_action(self, pending: Decision | None, move: Mapping[str, Any]) -> Action:
        """Parse a move.

        The cards to store may be in any order.
        """
        action = super().read_action(pending, move)
        if not isinstance(action, Store):
            return action
        unknown = [card for card in action.cards if card not in CARD_INDEX]
        if unknown:
            raise BadMove(f"no such card: {unknown[0]!r}")
        return Store(in_order(action.cards))

    def conditions(
        self, view: View, seat: Seat, actions: Sequence[Action]
    ) -> tuple[conditions.Untouched, ...]:
        """Return the conditions for a planned turn."""
        return conditions.conditions_for(view, actions)

    def goals(self, view: View, seat: Seat) -> tuple[goals.CollectIn, ...]:
        """Return the goals for a planned turn."""
        return goals.goals_for(view)

    def read_chance(self, chance: Mapping[str, Any]) -> RecordedChance:
        """Return the recorded deal and the order of the tokens.

        Raise BadMove if a card is missing.
        """
        try:
            stacks = msgspec.convert(chance["stacks"], tuple[tuple[str, ...], ...])
            tokens = msgspec.convert(chance["tokens"], tuple[str, ...])
        except (KeyError, msgspec.ValidationError) as error:
            raise BadMove(f"chance: {error}") from error
        if any(len(stack) != STACK_SIZE for stack in stacks):
            raise BadMove(f"chance: every stack has {STACK_SIZE} cards")
        return RecordedChance((tuple(chain.from_iterable(stacks)), tokens))

    def fill_in_chance(
        self, chance: Mapping[str, Any], edition: Edition, seats: int, moves: Sequence[Mapping[str, Any]]
    ) -> Mapping[str, Any]:
        """Return the deal with each unknown card replaced with a possible one."""
        try:
            stacks = msgspec.convert(chance["stacks"], tuple[tuple[str | None, ...], ...])
        except (KeyError, msgspec.ValidationError) as error:
            raise BadMove(f"chance: {error}") from error
        columns = edition.for_seats(seats).wrecks[0].columns
        return {**chance, "stacks": unknown_cards.fill_in(stacks, columns, moves)}

    def chance_record(self, state: NautilusState, viewer: Viewer) -> dict[str, Any]:
        """Return the deal and the tokens, limited to what the viewer knows.

        After the end of the game, nothing is left out.
        """
        if not state.stack:
            return {"stacks": [list(stack.cards) for stack in state.stacks], "tokens": list(state.tokens)}
        return {
            "stacks": [list(stack.known_to(viewer)) for stack in state.stacks],
            "tokens": list(state.tokens[: state.drawn]),
        }


GAME = NautilusIsland()
