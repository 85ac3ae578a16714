"""The whole turns a seat has on the quick table, each with what the seat's position is worth after it.

It is weighed as in `prospect.py`: what is laid, treasures, and what the sets may still come to in the turns left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.core.dice import Dice
from engine.games.nautilus_island.components import PORTHOLE_SIZES
from engine.games.nautilus_island.robots.prospect import (
    EMPTYING,
    LACKING,
    RIVALRY_AFTER,
    SPARE,
    STORED_AT_ONCE,
    TOKEN_AHEAD,
)
from engine.games.nautilus_island.robots.table import (
    COLLECT,
    COLOURS,
    DECIDE,
    DOUBLE,
    KINDS,
    NO,
    NOTHING,
    PER_CARD,
    STORE,
    Table,
    Turn,
    worth_of_set,
)

Hope: TypeAlias = tuple[float, int]
"""What a set may bring beyond what lies there, and the turns of storing it takes."""
Weighed: TypeAlias = tuple[float, Turn]
Stored: TypeAlias = tuple[float, tuple[int, ...], bool]
"""What storing cards is worth, the cards, and whether to close their set."""

MAX_HOPES = 65536
NONE: Hope = (0.0, 1)
LACKING_AFTER = tuple(LACKING**lacking for lacking in range(max(PORTHOLE_SIZES) + 1))
CARDS_OF_A_COLOUR = 16 / 96
"""The chance of a hidden card to be of a colour, as good as."""


@lru_cache(MAX_HOPES)
def hope(size: int, held: int, doubles: int, per_card: int, left: tuple[tuple[int, ...], ...]) -> Hope:
    """Return the best that an open set may bring."""
    best = (TOKEN_AHEAD, 1) if held else NONE
    for aim, pile in zip(PORTHOLE_SIZES, left, strict=True):
        if aim > size and pile:
            stores = -(-(aim - size) // STORED_AT_ONCE)
            lacking = max(0, aim - size - held)
            value = (pile[0] * (1 + doubles) + per_card * (aim - size)) * LACKING_AFTER[lacking]
            best = max(best, (value * RIVALRY_AFTER[stores - 1] + TOKEN_AHEAD * min(stores, held), stores))
    return best


def in_time(hopes: list[Hope], turns: float) -> float:
    """Add up what can be finished, the best first, as long as there are turns for it."""
    total = 0.0
    for value, stores in sorted(hopes, reverse=True):
        if turns < 1:
            break
        total += value * (turns / stores if turns < stores else 1.0)
        turns -= stores
    return total


class Weighing:
    """What the turns of the seat to play are worth to it."""

    __slots__ = ("_card", "_colours", "_left", "_seat", "_spare", "_table", "_treasures", "_turns")

    def __init__(self, table: Table) -> None:
        self._table, self._seat = table, table.seat
        self._left = tuple(table.left)
        self._turns = turns_left(table)
        held = table.held[self._seat]
        self._spare = SPARE * sum(held[:COLOURS])
        portholes = table.portholes[self._seat]
        self._colours = [
            self._hope(colour, held[colour]) if portholes[colour] == NO else NONE for colour in range(COLOURS)
        ]
        self._treasures = table.treasures
        self._card = -1.0

    def _hope(self, colour: int, held: int) -> Hope:
        tokens = self._table.tokens[self._seat][colour]
        size = self._table.size[self._seat][colour]
        return hope(size, held, tokens.count(DOUBLE), tokens.count(PER_CARD), self._left)

    def turns(self) -> list[Weighed]:
        """Return the turns, in the order of the columns; cards to store as is best for pairs."""
        table = self._table
        if table.closing != NO:
            return self._closings()
        found: list[Weighed] = []
        columns = table.open_columns()
        stores = self._stores(columns)
        for column in columns:
            places = table.columns[column]
            count = len(found)
            if any(table.stacks[place] for place in places):
                found.append((self._collecting(places), (column, COLLECT, (), False)))
            room = len(places)
            found += [
                (worth, (column, STORE, cards, close)) for worth, cards, close in stores if len(cards) <= room
            ]
            if len(found) == count:
                found.append((self.worth(), (column, NOTHING, (), False)))
        return found

    def glance(self, noise: float, dice: Dice) -> Turn:
        """Return the best turn for somebody who misjudges each a little and stores wherever there is room."""
        table, share = self._table, dice.share
        if table.closing != NO:
            return max(self._closings())[1]
        columns = table.open_columns()
        best = -1e9
        chosen: Turn | None = None
        for column in columns:
            places = table.columns[column]
            if any(table.stacks[place] for place in places):
                worth = self._collecting(places) + noise * share()
                if worth > best:
                    best, chosen = worth, (column, COLLECT, (), False)
        for worth, cards, close in self._stores(columns):
            noisy = worth + noise * share()
            if noisy > best:
                best, chosen = noisy, (NO, STORE, cards, close)
        if chosen is None:
            return columns[0], NOTHING, (), False
        if chosen[0] != NO:
            return chosen
        roomy = [column for column in columns if len(table.columns[column]) >= len(chosen[2])]
        return (roomy[dice.below(len(roomy))], *chosen[1:])

    def _collecting(self, places: tuple[int, ...]) -> float:
        table, held = self._table, self._table.held[self._seat]
        more = [0] * (COLOURS + 1)
        treasures, hidden = 0, 0
        for place in places:
            stack = table.stacks[place]
            if not stack:
                continue
            if not table.face_up[place]:
                hidden += 1
                continue
            colour = stack[-1] // KINDS
            more[colour] += 1
            if colour == COLOURS:
                treasures += self._treasures[stack[-1] % KINDS]
        hopes = [
            self._hope(colour, held[colour] + more[colour])
            if more[colour] and table.portholes[self._seat][colour] == NO
            else before
            for colour, before in enumerate(self._colours)
        ]
        worth = self._spare + SPARE * sum(more[:COLOURS]) + treasures + in_time(hopes, self._turns)
        return worth + hidden * self._hidden_card() if hidden else worth

    def _hidden_card(self) -> float:
        """Return about what a card nobody sees is worth."""
        if self._card >= 0:
            return self._card
        held, portholes = self._table.held[self._seat], self._table.portholes[self._seat]
        gains = sum(self._treasures) / KINDS
        now = in_time(self._colours, self._turns)
        for colour, before in enumerate(self._colours):
            gains += SPARE
            if portholes[colour] == NO:
                after = self._hope(colour, held[colour] + 1)
                if after != before:
                    hopes = self._colours[:]
                    hopes[colour] = after
                    gains += in_time(hopes, self._turns) - now
        self._card = gains * CARDS_OF_A_COLOUR
        return self._card

    def _stores(self, columns: list[int]) -> list[Stored]:
        table, seat = self._table, self._seat
        room = max(len(table.columns[column]) for column in columns)
        stores: list[Stored] = []
        for colour in range(COLOURS):
            held = table.held[seat][colour]
            if held and table.portholes[seat][colour] == NO:
                cards = self._for_pairs(colour)
                for count in range(1, min(room, held) + 1):
                    self._stored(colour, tuple(sorted(cards[:count])), stores)
        return stores

    def _for_pairs(self, colour: int) -> list[int]:
        """Return the cards of a colour in the hand, those first that make pairs."""
        hand, laid = self._table.hand[self._seat], self._table.laid[self._seat]
        pairing: list[int] = []
        twice: list[int] = []
        rest: list[int] = []
        for card in range(colour * KINDS, colour * KINDS + KINDS):
            number = hand[card]
            if number and laid[card] % 2:
                pairing.append(card)
                number -= 1
            while number > 1:
                twice += (card, card)
                number -= 2
            if number:
                rest.append(card)
        return pairing + twice + rest

    def _stored(self, colour: int, cards: tuple[int, ...], stores: list[Stored]) -> None:
        """Add what comes of storing these, with the porthole where there is one and without."""
        table, seat = self._table, self._seat
        tokens, size, pairs = table.tokens[seat][colour], table.size[seat][colour], table.pairs(seat, colour)
        before = worth_of_set(tokens, size, pairs, NO)
        if table.camp[colour] != NO:
            tokens = (*tokens, table.camp[colour])
        size += len(cards)
        laid = table.laid[seat]
        for card in set(cards):
            pairs += (laid[card] + cards.count(card)) // 2 - laid[card] // 2
        spare = self._spare - SPARE * len(cards)
        hopes, held = self._colours[:], table.held[seat][colour] - len(cards)
        hopes[colour] = hope(size, held, tokens.count(DOUBLE), tokens.count(PER_CARD), self._left)
        gain = worth_of_set(tokens, size, pairs, NO) - before
        stores.append((spare + gain + in_time(hopes, self._turns), cards, False))
        porthole = table.next_porthole(size)
        if porthole != NO:
            hopes[colour] = NONE
            gain = worth_of_set(tokens, size, pairs, porthole) - before
            stores.append((spare + gain + in_time(hopes, self._turns), cards, True))

    def worth(self) -> float:
        """Return what the seat's position is worth as it is, but for what is laid and held for good."""
        return self._spare + in_time(self._colours, self._turns)

    def _closings(self) -> list[Weighed]:
        table, seat, colour = self._table, self._seat, self._table.closing
        tokens, size, pairs = table.tokens[seat][colour], table.size[seat][colour], table.pairs(seat, colour)
        hopes = self._colours[:]
        left = in_time(hopes, self._turns) + worth_of_set(tokens, size, pairs, NO)
        hopes[colour] = NONE
        closed = in_time(hopes, self._turns) + worth_of_set(tokens, size, pairs, table.next_porthole(size))
        return [(left, (NO, DECIDE, (), False)), (closed, (NO, DECIDE, (), True))]


def turns_left(table: Table) -> float:
    """Estimate the turns a seat has after the one in hand: the end comes a round after a column is empty."""
    if table.is_last:
        return 0
    stacks = table.stacks
    return 1 + EMPTYING * min(max(len(stacks[place]) for place in places) for places in table.columns)
