"""Template game as an implementation of the game interface."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition, GameResult, ScoreLine, Term
from engine.core.model import Seat, Viewer
from engine.core.options import Options
from engine.core.play import awaited_seat, run_table_steps
from engine.core.randomness.chance import Chance, SeededChance
from engine.core.randomness.decks import DeckGame, Decks, complete
from engine.core.text import LocalizedText, SeatName, text
from engine.games.template_game.actions import AnyAction
from engine.games.template_game.components import CARDS
from engine.games.template_game.robots import ROBOTS
from engine.games.template_game.state import Edition, TemplateGameState
from engine.games.template_game.steps import NextPlayer, PlayCard
from engine.games.template_game.view import View


class TemplateGame(DeckGame[TemplateGameState, View, Edition]):
    """Template game: in each round, all players play a card, and the highest card wins a point."""

    id = "template-game"
    rules_version = 1
    seat_counts = (2, 3, 4)
    state_type = TemplateGameState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    deck_names = ("cards",)
    robots = ROBOTS
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return the number of turns in every match."""
        return 4 * seats

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        try:
            return parse_toml(toml, Edition)
        except ParseError as error:
            raise BadEdition(str(error)) from error

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> TemplateGameState:
        """Shuffle the deck, deal the hands, and begin the first round."""
        deck, chance = chance.shuffle(CARDS)
        return run_table_steps(TemplateGameState((NextPlayer(0),), edition, chance, deck, (0,) * seats))

    def decks(self, edition: Edition, seats: int) -> Decks:
        """Return the cards."""
        return {"cards": CARDS}

    def shuffled_decks(self, state: TemplateGameState) -> Decks:
        """Return the cards in their order."""
        return {"cards": state.deck}

    def known_places(self, state: TemplateGameState, viewer: Viewer) -> Mapping[str, Collection[int]]:
        """Return the places of the played cards and of the viewer's hand."""
        hand = () if viewer is None else state.places(viewer)
        return {"cards": {*state.spent, *hand}}

    def observe(self, state: TemplateGameState, viewer: Viewer) -> View:
        """Return the table as a viewer sees it."""
        return View(
            rounds=state.edition.rounds,
            deck=self.known_decks(state, viewer)["cards"],
            spent=state.spent,
            table=state.table,
            hand=() if viewer is None else state.hand(viewer),
            points=state.points,
            round=state.round,
            active_seat=awaited_seat(state),
            is_finished=not state.stack,
            ranking=_ranking(state) if not state.stack else (),
        )

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> TemplateGameState:
        """Return a random state that is consistent with the seat's view."""
        deck, rest = complete(view.deck, CARDS, chance)
        active = self.awaited_seat(view)
        return TemplateGameState(
            stack=(PlayCard(active), NextPlayer(active + 1)),
            edition=Edition(view.rounds),
            chance=rest,
            deck=deck,
            points=view.points,
            spent=view.spent,
            round=view.round,
        )

    def awaited_seat(self, view: View) -> Seat:
        """Return the seat to move."""
        assert view.active_seat is not None
        return view.active_seat

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return each seat's points, because all seats can expect equally many more."""
        return tuple((Term(LocalizedText("template-game-points"), own),) for own in view.points)

    def edition_of(self, state: TemplateGameState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def completed_segments(self, state: TemplateGameState) -> int:
        """Return the number of finished rounds."""
        return state.round

    def points(self, view: View) -> tuple[int, ...]:
        """Return each seat's points."""
        return view.points

    def heading(self, view: View) -> LocalizedText:
        """Return a line that describes the state of the game."""
        if view.is_finished:
            return LocalizedText("template-game-over")
        return text("template-game-heading", round=view.round + 1, rounds=view.rounds)

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the table as text."""
        rows = [
            text("template-game-row", who=SeatName(seat), own=own) for seat, own in enumerate(view.points)
        ]
        table = [text("template-game-table", card=card) for card in view.table]
        return (*rows, *table, *(text("template-game-hand", card=card) for card in view.hand))

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return self.text_board(view)

    def result(self, state: TemplateGameState) -> GameResult:
        """Return the result of a finished game."""
        ranking = _ranking(state)
        record = {"points": list(state.points), "ranking": [list(tied) for tied in ranking]}
        score = ScoreLine(LocalizedText("template-game-points"), state.points)
        return GameResult((score,), state.points, ranking, (), record)


def _ranking(state: TemplateGameState) -> tuple[tuple[Seat, ...], ...]:
    return tuple(
        tuple(seat for seat, own in enumerate(state.points) if own == points)
        for points in sorted(set(state.points), reverse=True)
    )


GAME = TemplateGame()
