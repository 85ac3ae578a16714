"""Lantern bids as an implementation of the game interface."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

from engine.core.files.parsing import ParseError, parse_toml
from engine.core.game import BadEdition, GameResult, ScoreLine, Term
from engine.core.model import Seat, Viewer
from engine.core.options import Options
from engine.core.play import awaited_seats, run_table_steps, secret_choices
from engine.core.randomness.chance import Chance, SeededChance
from engine.core.randomness.decks import DeckGame, Decks, complete
from engine.core.text import LocalizedText, SeatName, text
from engine.games.lantern_bids.actions import AnyAction, Bid
from engine.games.lantern_bids.components import CARDS, HAND, LANTERNS
from engine.games.lantern_bids.robots import ROBOTS
from engine.games.lantern_bids.state import Edition, LanternBidsState
from engine.games.lantern_bids.steps import CollectBids, TurnLantern
from engine.games.lantern_bids.view import View


class LanternBids(DeckGame[LanternBidsState, View, Edition]):
    """Lantern bids: in each round, all players secretly bid a card for a lantern."""

    id = "lantern-bids"
    rules_version = 1
    seat_counts = (2, 3, 4, 5)
    state_type = LanternBidsState
    action_type = AnyAction
    view_type = View
    edition_type = Edition
    deck_names = ("cards", "lanterns")
    has_turn_order = False
    substitute_level = "steady"
    robots = ROBOTS
    folder = Path(__file__).parent

    def typical_turns(self, seats: int) -> int:
        """Return the number of turns in every match."""
        return HAND * seats

    def read_edition(self, toml: str) -> Edition:
        """Parse an edition file."""
        try:
            return parse_toml(toml, Edition)
        except ParseError as error:
            raise BadEdition(str(error)) from error

    def set_up(self, seats: int, edition: Edition, chance: Chance, options: Options) -> LanternBidsState:
        """Shuffle the deck, deal the hands, and begin the first round."""
        deck, chance = chance.shuffle(CARDS)
        lanterns, chance = chance.shuffle(LANTERNS)
        return run_table_steps(
            LanternBidsState((TurnLantern(),), edition, chance, deck, lanterns, (0,) * seats)
        )

    def decks(self, edition: Edition, seats: int) -> Decks:
        """Return the cards and the lanterns."""
        return {"cards": CARDS, "lanterns": LANTERNS}

    def shuffled_decks(self, state: LanternBidsState) -> Decks:
        """Return the cards and the lanterns in their order."""
        return {"cards": state.deck, "lanterns": state.lanterns}

    def known_places(self, state: LanternBidsState, viewer: Viewer) -> Mapping[str, Collection[int]]:
        """Return the places of the played cards, of the viewer's hand, and of the lanterns."""
        hand = () if viewer is None else state.places(viewer)
        return {"cards": {*state.spent, *hand}, "lanterns": range(state.turned)}

    def observe(self, state: LanternBidsState, viewer: Viewer) -> View:
        """Return the table as a viewer sees it."""
        awaited = awaited_seats(state)
        return View(
            deck=self.known_decks(state, viewer)["cards"],
            lanterns=state.lanterns[: state.turned],
            spent=state.spent,
            hand=() if viewer is None else state.hand(viewer),
            points=state.points,
            round=state.round,
            rounds=HAND,
            has_chosen=tuple(seat not in awaited for seat in range(state.seats)),
            bid=_bid(state, viewer),
            viewer=viewer,
            is_finished=not state.stack,
            ranking=_ranking(state) if not state.stack else (),
        )

    def determinise(self, view: View, seat: Seat, chance: SeededChance) -> LanternBidsState:
        """Return a random state that is consistent with the seat's view."""
        lanterns, rest = complete(view.lanterns, LANTERNS, chance)
        deck, rest = complete(view.deck, CARDS, rest)
        state = LanternBidsState(
            stack=(),
            edition=Edition(),
            chance=rest,
            deck=deck,
            lanterns=lanterns,
            points=view.points,
            spent=view.spent,
            turned=len(view.lanterns),
            round=view.round,
        )
        chosen: list[tuple[Bid, ...]] = []
        for other, has_chosen in enumerate(view.has_chosen):
            hand = state.hand(other)
            drawn, chance = chance.below(len(hand))
            card = hand[drawn] if other != seat or view.bid is None else view.bid
            chosen.append((Bid(card),) if has_chosen else ())
        return state.push(CollectBids(tuple(chosen)))

    def awaited_seat(self, view: View) -> Seat:
        """Return the viewer's own seat, because it has to choose."""
        assert view.viewer is not None
        return view.viewer

    def expected(self, view: View) -> tuple[tuple[Term, ...], ...]:
        """Return each seat's points, because all seats can expect equally many more."""
        return tuple((Term(LocalizedText("lantern-bids-points"), own),) for own in view.points)

    def edition_of(self, state: LanternBidsState) -> Edition:
        """Return the edition in use."""
        return state.edition

    def completed_segments(self, state: LanternBidsState) -> int:
        """Return the number of finished rounds."""
        return state.round

    def points(self, view: View) -> tuple[int, ...]:
        """Return each seat's points."""
        return view.points

    def heading(self, view: View) -> LocalizedText:
        """Return a line that describes the state of the game."""
        if view.is_finished:
            return LocalizedText("lantern-bids-over")
        return text(
            "lantern-bids-heading", round=view.round + 1, rounds=view.rounds, lantern=view.lanterns[-1]
        )

    def text_board(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the table as text."""
        rows = [
            text("lantern-bids-row-chosen" if chosen else "lantern-bids-row", who=SeatName(seat), own=own)
            for seat, (own, chosen) in enumerate(zip(view.points, view.has_chosen, strict=True))
        ]
        hand = [text("lantern-bids-hand", cards=", ".join(view.hand))] if view.hand else []
        bid = [text("lantern-bids-chose", card=view.bid)] if view.bid else []
        return (*rows, *hand, *bid)

    def alt_text(self, view: View) -> tuple[LocalizedText, ...]:
        """Return the image's alt text."""
        return self.text_board(view)

    def result(self, state: LanternBidsState) -> GameResult:
        """Return the result of a finished game."""
        ranking = _ranking(state)
        record = {"points": list(state.points), "ranking": [list(tied) for tied in ranking]}
        score = ScoreLine(LocalizedText("lantern-bids-points"), state.points)
        return GameResult((score,), state.points, ranking, (), record)


def _bid(state: LanternBidsState, viewer: Viewer) -> str | None:
    secret = secret_choices(state)
    own = secret[viewer] if secret and viewer is not None else ()
    return own[0].card if own and isinstance(own[0], Bid) else None


def _ranking(state: LanternBidsState) -> tuple[tuple[Seat, ...], ...]:
    return tuple(
        tuple(seat for seat, own in enumerate(state.points) if own == points)
        for points in sorted(set(state.points), reverse=True)
    )


GAME = LanternBids()
