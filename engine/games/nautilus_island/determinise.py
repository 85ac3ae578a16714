"""Creation of states that are consistent with a seat's view.

Hidden cards and tokens are dealt at random from those that the seat has not seen. The cards in other hands are
weighted by what their players would have kept (`beliefs.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeVar

from engine.core.model import Seat
from engine.core.randomness.beliefs import deal_hands
from engine.core.randomness.chance import SeededChance
from engine.core.robots.dice import Dice
from engine.core.robots.searcher import SEEDS
from engine.games.nautilus_island.beliefs import hidden_hands
from engine.games.nautilus_island.castaway import CardSet, Castaway
from engine.games.nautilus_island.components import (
    CAMP,
    CARD_INDEX,
    COLOURS,
    DECK,
    OBJECTS,
    TOKENS,
    TREASURES,
    Card,
    colour_of,
    in_order,
)
from engine.games.nautilus_island.edition import Edition, Wreck
from engine.games.nautilus_island.stack import Stack
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.steps.close import CloseSet
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.steps.recover import Recover
from engine.games.nautilus_island.steps.rounds import EndRound, round_of
from engine.games.nautilus_island.view import SeatView, SetView, StackView, View

T = TypeVar("T", bound=str)


def determinise(view: View, seat: Seat, chance: SeededChance) -> NautilusState:
    """Return a random state that is consistent with the seat's view.

    The stacks contain only the cards that have not been taken.
    """
    seed, chance = chance.below(SEEDS)
    groups = by_colour(view)
    hands = deal_hands(groups, hidden_hands(view), Dice(seed))
    cards, chance = shuffled(tuple(chain.from_iterable(groups)), chance)
    pile = tuple(chain.from_iterable((token,) * view.pile[token] for token in TOKENS))
    tokens, chance = shuffled(pile, chance)
    dealing = iter(cards)
    castaways = tuple(_castaway(one, view, seat, hands[one.seat]) for one in view.seats)
    stacks = tuple(_stack(stack, dealing) for column in view.columns for stack in column.stacks)
    return NautilusState(
        stack=_pending(view),
        edition=_edition(view),
        chance=chance,
        stacks=stacks,
        castaways=castaways,
        tokens=tokens,
        drawn=0,
        camp=tuple(space.token for space in view.camp),
        portholes=tuple(pile.left for pile in view.portholes),
        round=view.round,
        order=view.order,
        is_last=view.is_last,
        has_open_stacks=all(stack.is_face_up for stack in stacks),
    )


def unknown(view: View) -> Counter[Card]:
    """Return the number of copies of each card whose location the viewer does not know."""
    seen = Counter(view.hand or ())
    for seat in view.seats:
        seen.update(card for laid in seat.sets for card in laid.cards)
        if seat.seat != view.viewer:
            seen.update(seat.known)
    seen.update(stack.top for column in view.columns for stack in column.stacks if stack.top is not None)
    return Counter(DECK) - seen


def by_colour(view: View) -> list[list[Card]]:
    """Return the cards whose location the viewer does not know, by colour."""
    cards = sorted(unknown(view).elements(), key=CARD_INDEX.__getitem__)
    return [[card for card in cards if colour_of(card) == colour] for colour in COLOURS]


def set_of(laid: SetView) -> CardSet:
    """Convert a set in a view to a CardSet."""
    return CardSet(laid.colour, laid.cards, laid.tokens, laid.porthole)


def shuffled(items: tuple[T, ...], chance: SeededChance) -> tuple[tuple[T, ...], SeededChance]:
    """Return the items in random order, and the updated random source."""
    mixed, left = chance.shuffle(items)
    assert isinstance(left, SeededChance)
    return mixed, left


def _castaway(seat_view: SeatView, view: View, seat: Seat, hidden: Sequence[Card]) -> Castaway:
    laid = {kept.colour: set_of(kept) for kept in seat_view.sets}
    sets = tuple(laid.get(colour) or CardSet(colour) for colour in CAMP)
    hand = view.hand if seat_view.seat == seat else None
    if hand is None:
        hand = in_order((*seat_view.known, *hidden))
    return Castaway(seat_view.column, seat_view.side, hand, sets, seat_view.known)


def _stack(stack: StackView, dealing: Iterator[Card]) -> Stack:
    top = () if stack.top is None else (stack.top,)
    below = tuple(next(dealing) for _ in range(stack.left - len(top)))
    return Stack(stack.is_face_up, (*top, *below))


def _edition(view: View) -> Edition:
    """Create an edition from a view.

    It contains only the values that are needed for the rest of the game.
    """
    columns = tuple(len(column.stacks) for column in view.columns)
    face_up = tuple(stack.is_face_up for column in view.columns for stack in column.stacks)
    return Edition(
        wrecks=(Wreck(len(view.seats), columns, face_up),),
        portholes=tuple(pile.left for pile in view.portholes),
        treasures=tuple(view.treasures[f"{TREASURES}/{thing}"] for thing in OBJECTS[TREASURES]),
        tokens=tuple(view.pile[token] for token in TOKENS),
    )


def _pending(view: View) -> tuple[Explore | Recover | CloseSet | EndRound, ...]:
    """Return the active seat's pending decision and the remaining steps of the round."""
    active = view.active_seat
    assert active is not None
    later = round_of(view.order[view.order.index(active) + 1 :])
    if view.is_moving:
        return (Explore(active), *later)
    return (Recover(active) if view.closing is None else CloseSet(active, view.closing), *later)
