"""Tests of conservation: the game always has 96 cards, 34 tokens and 12 portholes."""

from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core import play
from engine.games.nautilus_island.components import CAMP, DECK, STACK_SIZE, TREASURES, colour_of
from engine.games.nautilus_island.game import GAME
from engine.games.nautilus_island.state import NautilusState
from tests.nautilus_island.boards import play_game

every_number = pytest.mark.parametrize("seats", GAME.seat_counts)


def positions(seats: int, kind: str = "as printed") -> Iterator[NautilusState]:
    """Yield every position in several games, including each game's last one."""
    for seed in range(6):
        state, played, _ = play_game(kind, seats, seed)
        yield state
        for made in played:
            state = play.submit(state, made.action)
            yield state


@every_number
def test_number_of_cards_is_constant(seats: int) -> None:
    dealt: Counter[str] = Counter()
    for state in positions(seats):
        if state.round == 1 and not any(stack.takers for stack in state.stacks):
            dealt = Counter(card for stack in state.stacks for card in stack.cards)
            assert dealt.total() == len(state.stacks) * STACK_SIZE
            assert not dealt - Counter(DECK)
        lying = Counter(card for stack in state.stacks for card in stack.cards[len(stack.takers) :])
        held = Counter(card for castaway in state.castaways for card in castaway.hand)
        laid = Counter(card for c in state.castaways for kept in c.sets for card in kept.cards)
        assert lying + held + laid == dealt
        assert lying.total() == sum(stack.left for stack in state.stacks)


@every_number
@pytest.mark.parametrize("kind", ["as printed", "few tokens"])
def test_number_of_tokens_is_constant(seats: int, kind: str) -> None:
    for state in positions(seats, kind):
        camp = Counter(token for token in state.camp if token is not None)
        laid = Counter(token for c in state.castaways for kept in c.sets for token in kept.tokens)
        pile = Counter(state.tokens[state.drawn :])
        assert camp + laid + pile == Counter(state.edition.pile())


@every_number
def test_number_of_portholes_is_constant(seats: int) -> None:
    for state in positions(seats):
        laid = [kept.porthole for c in state.castaways for kept in c.sets if kept.porthole is not None]
        left = [value for pile in state.portholes for value in pile]
        assert Counter(laid + left) == Counter(value for pile in state.edition.portholes for value in pile)


@every_number
def test_sets_of_castaways_are_consistent(seats: int) -> None:
    for state in positions(seats):
        for castaway in state.castaways:
            assert tuple(kept.colour for kept in castaway.sets) == CAMP
            for kept in castaway.sets:
                assert {colour_of(card) for card in kept.cards} <= {kept.colour}
                assert kept.cards or not (kept.tokens or kept.is_closed)
                assert not kept.is_closed or len(kept.cards) in (3, 4, 5, 6)
            assert TREASURES not in {kept.colour for kept in castaway.sets}


@every_number
def test_camp_has_a_single_token_only_if_the_pile_is_empty(seats: int) -> None:
    for state in positions(seats, "few tokens"):
        lying = sum(token is not None for token in state.camp)
        assert lying > 1 or state.drawn == len(state.tokens)


@every_number
def test_castaways_never_share_an_end_of_a_column(seats: int) -> None:
    for state in positions(seats):
        entered = [(c.column, c.side) for c in state.castaways if c.column is not None]
        assert len(set(entered)) == len(entered)
        if not state.stack:
            assert len({side for _, side in entered}) == 1


@every_number
def test_stacks_of_a_column_have_equal_height(seats: int) -> None:
    for state in positions(seats):
        for column in range(len(state.columns)):
            assert len({stack.left for stack in state.column(column)}) == 1
