"""All of a seat's possible turns on the fast table, each with the value of the resulting position.

Positions are evaluated as in `prospect.py`: by stored points, treasures, and the prospects of sets in the
remaining turns.
"""

from __future__ import annotations

from math import inf
from typing import TypeAlias

from engine.core.robots.dice import Dice
from engine.games.nautilus_island.robots.fast_table import (
    COLLECT,
    COLOURS,
    DECIDE,
    KINDS,
    NO,
    NOTHING,
    STORE,
    FastTable,
    Turn,
    worth_of_set,
)
from engine.games.nautilus_island.robots.weights import NONE, Hope, Storing, Weights

Weighed: TypeAlias = tuple[float, Turn]
Stored: TypeAlias = tuple[float, tuple[int, ...], bool]
"""The position's value, the stored cards, and whether to close their set."""

CARDS_OF_A_COLOUR = 16 / 96
"""The approximate probability that a hidden card has a given colour."""
EMPTY_CAMP = [NO] * COLOURS


def value_in_time(hopes: list[Hope], turns: float) -> float:
    """Return the expected gain from sets in the remaining turns.

    The turns are spent on the most valuable sets first.
    """
    total = 0.0
    for value, stores in sorted(hopes, reverse=True):
        if turns < 1:
            break
        total += value * (turns / stores if turns < stores else 1.0)
        turns -= stores
    return total


class TurnEvaluator:
    """An evaluator for the active seat's turns, from that seat's own view or from another seat's view."""

    __slots__ = (
        "_card", "_filled", "_hopes", "_ladders", "_left", "_seat", "_spare", "_stores", "_table", "_time",
        "_total", "_turns", "_weights",
    )  # fmt: skip

    def __init__(self, table: FastTable, weights: Weights, seat: int = NO) -> None:
        self._table, self._weights = table, weights
        self._seat = seat = table.seat if seat == NO else seat
        stacks = table.stacks
        heights = [max([len(stacks[place]) for place in places]) for places in table.columns]
        self._filled = heights
        self._turns = 0.0 if table.is_last else weights.first_turns + weights.emptying * min(heights)
        self._time = turns = self._turns if weights.is_detailed else inf
        camp = table.camp if weights.is_detailed else EMPTY_CAMP
        self._left = left = tuple(table.left)
        held, sizes, tokens = table.held[seat], table.size[seat], table.tokens[seat]
        self._spare = weights.spare * (held[0] + held[1] + held[2] + held[3] + held[4])
        self._ladders = [
            weights.hopes_of(sizes[colour], tokens[colour], left, camp[colour], turns)
            if porthole == NO
            else None
            for colour, porthole in enumerate(table.portholes[seat])
        ]
        self._hopes = [
            NONE if ladder is None else ladder[number]
            for ladder, number in zip(self._ladders, held, strict=False)
        ]
        self._total, self._stores = 0.0, 0.0
        for value, stores in self._hopes:
            self._total += value
            self._stores += stores
        self._card = -1.0

    def worth(self) -> float:
        """Return the value of the seat's current position.

        Points from stored sets and treasures are not included.
        """
        if self._stores <= self._turns:
            return self._spare + self._total
        return self._spare + value_in_time(self._hopes, self._turns)

    def turns(self) -> list[Weighed]:
        """Return the possible turns, sorted by column.

        Cards to store are chosen so that they form pairs.
        """
        table = self._table
        if table.closing != NO:
            return self._closings()
        found: list[Weighed] = []
        columns = table.open_columns()
        stores = list(self._stored(columns))
        for column in columns:
            places = table.columns[column]
            count, room = len(found), len(places)
            if self._filled[column]:
                found.append((self._collecting(places), (column, COLLECT, (), False)))
            found += [
                (worth, (column, STORE, cards, close)) for worth, cards, close in stores if len(cards) <= room
            ]
            if len(found) == count:
                found.append((self.worth(), (column, NOTHING, (), False)))
        return found

    def greedy_turn(self, dice: Dice) -> Turn:
        """Return the best turn for a greedy player.

        Cards are stored only if that is worth more than collecting.
        """
        table = self._table
        if table.closing != NO:
            return max(self._closings())[1]
        columns = table.open_columns()
        best, taken = -1e9, NO
        for column in columns:
            if self._filled[column]:
                worth = self._collecting(table.columns[column])
                if worth > best:
                    best, taken = worth, column
        cards, close = self._better_store(best, max([len(table.columns[column]) for column in columns]))
        if not cards:
            return (columns[0], NOTHING, (), False) if taken == NO else (taken, COLLECT, (), False)
        roomy = [column for column in columns if len(table.columns[column]) >= len(cards)]
        return roomy[dice.below(len(roomy))], STORE, cards, close

    def _better_store(self, best: float, room: int) -> tuple[tuple[int, ...], bool]:
        """Return the best cards to store, and whether to close their set.

        If storing is never worth more than `best`, return no cards.
        """
        chosen: tuple[tuple[int, ...], bool] = (), False
        for colour, ways in self._ways():
            rest = self._spare + self._total - self._hopes[colour][0]
            for cards, close, gain, hope in ways:
                # This is an upper bound on the value, because it assumes that there are enough turns for all
                # sets.
                if rest + gain + hope[0] > best and len(cards) <= room:
                    worth = self._spare + gain + self._with(colour, hope)
                    if worth > best:
                        best, chosen = worth, (cards, close)
        return chosen

    def _with(self, colour: int, hope: Hope) -> float:
        """Return the total expected gain from all sets, using `hope` as the expected gain for one colour."""
        value, stores = self._hopes[colour]
        if self._stores - stores + hope[1] <= self._turns:
            return self._total - value + hope[0]
        hopes = self._hopes[:]
        hopes[colour] = hope
        return value_in_time(hopes, self._turns)

    def _collecting(self, places: tuple[int, ...]) -> float:
        table = self._table
        worth, hidden, colours = self._spare, 0, list[int]()
        for place in places:
            stack = table.stacks[place]
            if not stack:
                continue
            if not table.face_up[place]:
                hidden += 1
                continue
            colour = stack[-1] // KINDS
            if colour == COLOURS:
                worth += table.treasures[stack[-1] % KINDS]
            else:
                worth += self._weights.spare
                colours.append(colour)
        if hidden:
            worth += hidden * self._hidden_card()
        if len(colours) == 1:
            ladder = self._ladders[colours[0]]
            if ladder is not None:
                return worth + self._with(colours[0], ladder[table.held[self._seat][colours[0]] + 1])
        return worth + self._with_all(colours)

    def _with_all(self, colours: list[int]) -> float:
        """Return the total value of all sets' prospects with one more card of each of the given colours."""
        hopes, held = self._hopes[:], self._table.held[self._seat]
        for colour in colours:
            ladder = self._ladders[colour]
            if ladder is not None:
                hopes[colour] = ladder[held[colour] + colours.count(colour)]
        return value_in_time(hopes, self._turns)

    def _hidden_card(self) -> float:
        """Return the approximate value of an unseen card."""
        if self._card >= 0:
            return self._card
        held = self._table.held[self._seat]
        now = self.worth() - self._spare
        gains = sum(self._table.treasures) / KINDS + self._weights.spare * COLOURS
        for colour, (ladder, before) in enumerate(zip(self._ladders, self._hopes, strict=True)):
            if ladder is not None:
                after = ladder[held[colour] + 1]
                if after != before:
                    gains += self._with(colour, after) - now
        self._card = gains * CARDS_OF_A_COLOUR
        return self._card

    def _stored(self, columns: list[int]) -> list[Stored]:
        room = max([len(self._table.columns[column]) for column in columns])
        return [
            (self._spare + gain + self._with(colour, hope), cards, close)
            for colour, ways in self._ways()
            for cards, close, gain, hope in ways
            if len(cards) <= room
        ]

    def _ways(self) -> list[tuple[int, tuple[Storing, ...]]]:
        """Return, for each colour in hand, the ways to store cards of this colour."""
        table, seat = self._table, self._seat
        hand, laid, tokens = table.hand[seat], table.laid[seat], table.tokens[seat]
        found: list[tuple[int, tuple[Storing, ...]]] = []
        for colour, held in enumerate(table.held[seat][:COLOURS]):
            if held and self._ladders[colour] is not None:
                first = colour * KINDS
                ways = self._weights.storings(
                    first, tuple(hand[first : first + KINDS]), tuple(laid[first : first + KINDS]),
                    tokens[colour], table.camp[colour], self._left, self._time,
                )  # fmt: skip
                found.append((colour, ways))
        return found

    def _closings(self) -> list[Weighed]:
        table, seat, colour = self._table, self._seat, self._table.closing
        tokens, size, pairs = table.tokens[seat][colour], table.size[seat][colour], table.pairs(seat, colour)
        left = self.worth() - self._spare + worth_of_set(tokens, size, pairs, NO)
        closed = self._with(colour, NONE) + worth_of_set(tokens, size, pairs, table.next_porthole(size))
        return [(left, (NO, DECIDE, (), False)), (closed, (NO, DECIDE, (), True))]
