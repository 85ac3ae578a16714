"""Nautilus Island test positions: a round in progress with given hands, sets and stacks."""

from __future__ import annotations

from functools import reduce
from typing import Any, TypeVar

from msgspec.structs import replace

from engine.core import play
from engine.core.model import Action
from engine.core.randomness.chance import SeededChance
from engine.games.nautilus_island.actions import Go, Store
from engine.games.nautilus_island.castaway import CardSet, Castaway
from engine.games.nautilus_island.components import PORTHOLE_SIZES, Card, Colour, Token, in_order
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.stack import Stack
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.steps.recover import Recover
from engine.games.nautilus_island.steps.rounds import EndRound, from_the_back, round_of

A = TypeVar("A", bound=Action)

FULL_CAMP: tuple[Token, ...] = ("vp2", "vp3", "odd", "pair", "double")


def deal(seats: int = 3, seed: str = "harbour") -> NautilusState:
    """Set up a game."""
    return GAME.deal(seats, GAME.default_edition(), SeededChance(seed))


def cards(names: str) -> tuple[Card, ...]:
    """Return the named cards, for example `cards("clothes/hat clothes/boots")`."""
    return in_order(tuple(names.split()))


def card_set(
    colour: Colour, things: str, tokens: tuple[Token, ...] = (), porthole: int | None = None
) -> CardSet:
    """Return a set with the named cards of a colour, for example `card_set("clothes", "hat hat boots")`."""
    return CardSet(colour, in_order(tuple(f"{colour}/{thing}" for thing in things.split())), tokens, porthole)


def castaway_at(column: int | None, hand: str = "", *sets: CardSet, side: Any = "above") -> Castaway:
    """Return a castaway in a column with the given hand and sets."""
    castaway = Castaway(column, None if column is None else side, cards(hand))
    for changed in sets:
        castaway = castaway.with_set(changed)
    return castaway


def exploration_round(*castaways: Castaway, round_number: int = 2, is_last: bool = False) -> NautilusState:
    """Return the start of a round; castaway 0 belongs to seat 0, castaway 1 to seat 1, and so on."""
    state = replace(
        deal(len(castaways)), castaways=castaways, round=round_number, is_last=is_last, camp=FULL_CAMP
    )
    order = from_the_back(state)
    return replace(state, order=order, stack=round_of(order))


def recovery_turn(
    column: int, hand: str = "", *sets: CardSet, seats: int = 3, is_last: bool = False
) -> NautilusState:
    """Return a turn in the second round: seat 0 has entered a column, and the other seats have not moved yet."""
    others = tuple(castaway_at(number) for number in range(1, seats))
    state = exploration_round(castaway_at(column, hand, *sets, side="below"), *others, is_last=is_last)
    order = tuple(range(seats))
    return replace(state, order=order, stack=(Recover(0), *map(Explore, order[1:]), EndRound()))


def with_stack(state: NautilusState, place: int, stack: Stack) -> NautilusState:
    """Return the state with the stack at `place` replaced."""
    return replace(state, stacks=(*state.stacks[:place], stack, *state.stacks[place + 1 :]))


def with_cards_left(state: NautilusState, column: int, left: int) -> NautilusState:
    """Remove cards from a column until each of its stacks has `left` cards."""
    for place in state.places(column):
        stack = state.stacks[place]
        state = with_stack(state, place, replace(stack, takers=(0,) * (len(stack.cards) - left)))
    return state


def with_top_cards(state: NautilusState, place: int, names: str) -> NautilusState:
    """Return the state with the named cards on top of an untouched stack."""
    stack, tops = state.stacks[place], tuple(names.split())
    return with_stack(state, place, replace(stack, cards=(*tops, *stack.cards[len(tops) :])))


def with_camp(
    state: NautilusState, *camp: Token | None, left: tuple[Token, ...] | None = None
) -> NautilusState:
    """Return the state with the given tokens in the camp.

    `left` contains the face-down tokens.
    """
    if left is None:
        return replace(state, camp=camp)
    return replace(state, camp=camp, tokens=(*FULL_CAMP, *left), drawn=len(FULL_CAMP))


def with_portholes(state: NautilusState, **left: tuple[int, ...]) -> NautilusState:
    """Return the state with only the given portholes left.

    For example, `of_4=(7, 6)` leaves two portholes for sets of four.
    """
    piles = {f"of_{size}": pile for size, pile in zip(PORTHOLE_SIZES, state.portholes, strict=True)}
    return replace(state, portholes=tuple({**piles, **left}.values()))


def play_actions(state: NautilusState, *actions: Action) -> NautilusState:
    """Apply the actions one after the other."""
    return reduce(play.submit, actions, state)


def store_action(names: str) -> Store:
    """Return the action that stores the named cards."""
    return Store(cards(names))


def options_of_type(state: NautilusState, kind: type[A]) -> list[A]:
    """Return the options of the given type."""
    return [option for option in play.options(state) if isinstance(option, kind)]


def open_columns(state: NautilusState) -> list[int]:
    """Return the columns that the seat to move may enter."""
    return [go.column for go in options_of_type(state, Go)]


def option_kinds(state: NautilusState) -> set[str]:
    """Return the type names of the current options."""
    return {type(option).__name__ for option in play.options(state)}
