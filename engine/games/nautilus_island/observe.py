"""Conversion of a Nautilus Island state to the view of a player or spectator."""

from __future__ import annotations

from engine.core.model import Decision, Seat, Viewer
from engine.core.play import decision
from engine.games.nautilus_island.castaway import CardSet
from engine.games.nautilus_island.components import CAMP, PORTHOLE_SIZES, SIDES, TOKENS, Side, Token
from engine.games.nautilus_island.scoring import (
    points_laid,
    ranking,
    tallies,
    token_values,
    treasure_values,
    treasures_of,
)
from engine.games.nautilus_island.stack import Stack
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.steps.close import CloseSet
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.view import (
    CampView,
    ColumnView,
    PileView,
    ScoreView,
    SeatView,
    SetView,
    StackView,
    View,
)


def view(state: NautilusState, viewer: Viewer) -> View:
    """Return the table as a viewer sees it.

    It includes no hand except the viewer's own.
    """
    pending, is_finished = decision(state), not state.stack
    return View(
        viewer=viewer,
        round=rounds_begun(state),
        side=SIDES[(rounds_begun(state) - 1) % 2],
        is_last=state.is_last,
        is_ending=state.is_ending,
        order=state.order,
        active_seat=None if pending is None else pending.seat,
        is_moving=isinstance(pending, Explore),
        closing=pending.colour if isinstance(pending, CloseSet) else None,
        columns=_columns(state, pending),
        camp=tuple(CampView(colour, token) for colour, token in zip(CAMP, state.camp, strict=True)),
        tokens_left=len(state.tokens) - state.drawn,
        portholes=tuple(
            PileView(size, left) for size, left in zip(PORTHOLE_SIZES, state.portholes, strict=True)
        ),
        treasures=treasure_values(state.edition),
        seats=tuple(_seat(state, seat) for seat in range(state.seats)),
        hand=None if viewer is None else state.castaways[viewer].hand,
        is_finished=is_finished,
        scores=_scores(state) if is_finished else (),
        pile=_pile(state),
    )


def _pile(state: NautilusState) -> dict[Token, int]:
    """Return the number of face-down tokens of each kind.

    This does not reveal the order in which they are drawn.
    """
    left = state.tokens[state.drawn :]
    return {token: left.count(token) for token in TOKENS}


def rounds_begun(state: NautilusState) -> int:
    """Return the current round's number.

    After the end of the game, return the last round's number.
    """
    return state.round if state.stack else state.round - 1


def _columns(state: NautilusState, pending: Decision | None) -> tuple[ColumnView, ...]:
    open_to_go = {go.column for go in pending.options(state)} if isinstance(pending, Explore) else set[int]()
    return tuple(
        ColumnView(
            number=number,
            stacks=tuple(map(_stack, state.column(number))),
            above=_castaway_at(state, number, "above"),
            below=_castaway_at(state, number, "below"),
            is_open=number in open_to_go,
            is_empty=state.is_empty(number),
        )
        for number in range(len(state.columns))
    )


def _stack(stack: Stack) -> StackView:
    return StackView(stack.is_face_up, stack.left, stack.top)


def _castaway_at(state: NautilusState, column: int, side: Side) -> Seat | None:
    here = (seat for seat, c in enumerate(state.castaways) if (c.column, c.side) == (column, side))
    return next(here, None)


def _seat(state: NautilusState, seat: Seat) -> SeatView:
    castaway = state.castaways[seat]
    return SeatView(
        seat=seat,
        column=castaway.column,
        side=castaway.side,
        hand_size=len(castaway.hand),
        sets=tuple(_set(laid) for laid in castaway.sets if laid.cards),
        vp=sum(points_laid(castaway)),
        has_moved=castaway.side == SIDES[(rounds_begun(state) - 1) % 2],
        known=castaway.known,
    )


def _set(laid: CardSet) -> SetView:
    return SetView(laid.colour, laid.cards, laid.tokens, token_values(laid), laid.porthole)


def _scores(state: NautilusState) -> tuple[ScoreView, ...]:
    scored = tallies(state)
    places = ranking(scored)
    return tuple(
        ScoreView(
            seat=seat,
            tokens=score.tokens,
            portholes=score.portholes,
            treasures=score.treasures,
            treasure_cards=treasures_of(state.castaways[seat].hand),
            vp=score.vp,
            rank=places.index(seat) + 1,
        )
        for seat, score in enumerate(scored)
    )
