"""Filling in the unknown cards in a running match's record.

Any possible deal will do, because a move is legal either in all of them or in none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.games.nautilus_island.components import CAMP, COLOURS, DECK, Card, Colour, colour_of

Cell = tuple[int, int]
"""The location of a dealt card: the index of its stack, and its index within the stack."""
RecordedDeal = Sequence[Sequence[Card | None]]


class _Holding(Struct):
    """The known and unknown cards in a seat's hand, according to the record.

    `unknown` maps each unknown card to the colours that it cannot have.
    """

    known: Counter[Card]
    unknown: dict[Cell, frozenset[Colour]]
    """Unknown cards in the order in which they were taken."""
    closed: set[Colour]
    column: int | None = None
    laid: Colour | None = None


def fill_in(
    deal: RecordedDeal, columns: Sequence[int], moves: Iterable[Mapping[str, Any]]
) -> list[list[Card | None]]:
    """Return the deal with unknown cards filled in so that all moves are legal.

    An entry stays None if no card fits.
    """
    table = _Replay(deal, columns)
    for move in moves:
        table.apply_move(move)
    return table.complete_deal()


class _Replay:
    """A replay of moves with unknown cards.

    It skips invalid moves, because the rules reject them later.
    """

    def __init__(self, deal: RecordedDeal, columns: Sequence[int]) -> None:
        self._deal = [list(stack) for stack in deal]
        self._columns = columns
        self._next = [0] * len(deal)
        self._seats: dict[Any, _Holding] = {}

    def apply_move(self, move: Mapping[str, Any]) -> None:
        """Play a move."""
        seat = move.get("seat")
        holding = self._seats.setdefault(
            seat if isinstance(seat, int) else None, _Holding(Counter(), {}, set())
        )
        match move:
            case {"move": "go", "column": int(column)}:
                holding.column = column
            case {"move": "collect"}:
                self._collect(holding)
            case {"move": "store", "cards": [*cards]}:
                self._store(holding, [card for card in cards if card in DECK])
            case {"move": "close"} if holding.laid is not None:
                holding.closed.add(holding.laid)
            case {"move": "nothing"}:
                barred = frozenset(CAMP) - holding.closed
                holding.unknown = {cell: kept | barred for cell, kept in holding.unknown.items()}

    def _collect(self, holding: _Holding) -> None:
        if holding.column is None or not 0 <= holding.column < len(self._columns):
            return
        first = sum(self._columns[: holding.column])
        for stack in range(first, min(first + self._columns[holding.column], len(self._deal))):
            place = self._next[stack]
            if place < len(self._deal[stack]):
                self._next[stack] += 1
                card = self._deal[stack][place]
                if card is None:
                    holding.unknown[stack, place] = frozenset()
                else:
                    holding.known[card] += 1

    def _store(self, holding: _Holding, cards: Sequence[Card]) -> None:
        """Store cards, using known cards first.

        If there are not enough, use the most recently taken unknown cards that can have the colour.
        """
        for card in cards:
            holding.laid = colour_of(card)
            if holding.known[card]:
                holding.known[card] -= 1
                continue
            fitting = [cell for cell, barred in holding.unknown.items() if holding.laid not in barred]
            if fitting:
                stack, place = fitting[-1]
                del holding.unknown[stack, place]
                self._deal[stack][place] = card

    def complete_deal(self) -> list[list[Card | None]]:
        """Assign the remaining cards to the unknown places in the deal.

        Each place gets a card of an allowed colour.
        """
        left = Counter(DECK) - Counter(card for stack in self._deal for card in stack if card is not None)
        barred = {cell: kept for holding in self._seats.values() for cell, kept in holding.unknown.items()}
        giving = _CardAssignment(barred, Counter(map(colour_of, left.elements())))
        for stack, cards in enumerate(self._deal):
            for place, card in enumerate(cards):
                if card is None:
                    giving.find_room((stack, place), set())
        for colour, cells in giving.given.items():
            cards_left = (card for card in left.elements() if colour_of(card) == colour)
            for (stack, place), card in zip(cells, cards_left, strict=False):
                self._deal[stack][place] = card
        return self._deal


class _CardAssignment:
    """An assignment of colours to unknown cards: a maximum matching, found with augmenting paths."""

    def __init__(self, barred: Mapping[Cell, frozenset[Colour]], left: Counter[Colour]) -> None:
        self._barred = barred
        self._left = left
        self.given: dict[Colour, list[Cell]] = {colour: [] for colour in COLOURS}

    def find_room(self, cell: Cell, tried: set[Colour]) -> bool:
        """Assign a colour to an unknown card, trying treasures last.

        If the card's possible colours are used up, give another card a different colour to make room. Return
        whether this worked.
        """
        for colour in COLOURS:
            if colour in tried or colour in self._barred.get(cell, ()):
                continue
            tried.add(colour)
            cells = self.given[colour]
            if len(cells) < self._left[colour]:
                cells.append(cell)
                return True
            for place, other in enumerate(cells):
                if self.find_room(other, tried):
                    cells[place] = cell
                    return True
        return False
