"""A fast table for searches: the same rules on small mutable lists, for thousands of games per second.

Cards and tokens are numbers: their indices in `CARDS` and `TOKENS`. A test plays the same turns on this table
and in the engine, and compares the complete states (tests/nautilus_island/test_table.py).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.games.nautilus_island.components import (
    CAMP,
    CARD_INDEX,
    OBJECTS,
    PORTHOLE_SIZES,
    SIDES,
    TOKEN_VP,
    TOKENS,
    TREASURES,
)
from engine.games.nautilus_island.state import NautilusState
from engine.games.nautilus_island.steps.close import CloseSet
from engine.games.nautilus_island.steps.recover import Recover

KINDS = 4
"""Number of objects per colour."""
COLOURS = len(CAMP)
NO = -1
VP2, VP3, PER_CARD, DOUBLE, ODD, PAIR = range(len(TOKENS))
ODD_VP, PAIR_VP = TOKEN_VP["odd"], TOKEN_VP["pair"]
PLAIN = {VP2: TOKEN_VP["vp2"], VP3: TOKEN_VP["vp3"]}

COLLECT, STORE, NOTHING, DECIDE = range(4)
"""The kinds of action in a turn. DECIDE means that only the decision about closing the set is left."""
Turn: TypeAlias = tuple[int, int, tuple[int, ...], bool]
"""A turn: the column, the kind of action, the cards to store, and whether to close their set."""


class FastTable:
    """A mutable position; `play` modifies it."""

    __slots__ = (
        "camp",
        "closing",
        "column",
        "columns",
        "face_up",
        "hand",
        "held",
        "is_in_column",
        "is_last",
        "laid",
        "left",
        "moved",
        "order",
        "pile",
        "place",
        "portholes",
        "seat",
        "seats",
        "size",
        "stacks",
        "tokens",
        "treasures",
    )  # fmt: skip

    seats: int
    columns: tuple[tuple[int, ...], ...]
    """The indices of the stacks in each column."""
    face_up: tuple[bool, ...]
    treasures: tuple[int, ...]
    """Victory points of each treasure."""
    stacks: list[list[int]]
    """The cards remaining in each stack, with the top card last."""
    hand: list[list[int]]
    """Number of copies of each card in hand, by seat."""
    held: list[list[int]]
    """Number of cards in hand, by seat and colour."""
    laid: list[list[int]]
    """Number of stored copies of each card, by seat."""
    size: list[list[int]]
    """Number of stored cards, by seat and colour."""
    tokens: list[list[tuple[int, ...]]]
    portholes: list[list[int]]
    """The porthole's victory points by seat and colour, or `NO` if the set is open."""
    column: list[int]
    moved: list[bool]
    """Whether each seat's castaway has moved to this round's side."""
    camp: list[int]
    pile: list[int]
    """The face-down tokens, with the next one last."""
    left: list[tuple[int, ...]]
    """The remaining portholes, in the order of `PORTHOLE_SIZES`."""
    order: tuple[int, ...]
    place: int
    """The active seat's index in the turn order."""
    seat: int
    """The seat to move, or `NO` after the end of the game."""
    is_last: bool
    is_in_column: bool
    """Whether the seat has already moved and now has to act in its column."""
    closing: int
    """The colour of the set that the seat may close now, or `NO` if no such decision is pending."""

    def copy(self) -> FastTable:
        """Return an independent copy of the table."""
        other = FastTable()
        other.seats, other.columns, other.face_up = self.seats, self.columns, self.face_up
        other.treasures = self.treasures
        other.stacks = [stack[:] for stack in self.stacks]
        other.hand = [row[:] for row in self.hand]
        other.held = [row[:] for row in self.held]
        other.laid = [row[:] for row in self.laid]
        other.size = [row[:] for row in self.size]
        other.tokens = [row[:] for row in self.tokens]
        other.portholes = [row[:] for row in self.portholes]
        other.column, other.moved = self.column[:], self.moved[:]
        other.camp, other.pile, other.left = self.camp[:], self.pile[:], self.left[:]
        other.order, other.place, other.seat = self.order, self.place, self.seat
        other.is_last, other.is_in_column, other.closing = self.is_last, self.is_in_column, self.closing
        return other

    def open_columns(self) -> list[int]:
        """Return the columns to which the seat may move.

        If it has already moved, return only its current column.
        """
        if self.is_in_column:
            return [self.column[self.seat]]
        closed = [column for column, has_moved in zip(self.column, self.moved, strict=True) if has_moved]
        closed.append(self.column[self.seat])
        return [number for number in range(len(self.columns)) if number not in closed]

    def play(self, turn: Turn) -> None:
        """Play the seat's whole turn, or the rest of it if the seat has already moved."""
        column, kind, cards, close = turn
        seat = self.seat
        if kind != DECIDE:
            self.column[seat], self.moved[seat] = column, True
        colour = self.closing
        if kind == COLLECT:
            self._collect(seat, column)
        elif kind == STORE:
            colour = self._store(seat, cards)
        if close:
            pile = self.size[seat][colour] - PORTHOLE_SIZES[0]
            self.portholes[seat][colour] = self.left[pile][0]
            self.left[pile] = self.left[pile][1:]
        self.is_in_column, self.closing = False, NO
        self._next()

    def _collect(self, seat: int, column: int) -> None:
        hand, held = self.hand[seat], self.held[seat]
        for place in self.columns[column]:
            stack = self.stacks[place]
            if stack:
                card = stack.pop()
                hand[card] += 1
                held[card // KINDS] += 1

    def _store(self, seat: int, cards: tuple[int, ...]) -> int:
        colour = cards[0] // KINDS
        hand, laid = self.hand[seat], self.laid[seat]
        for card in cards:
            hand[card] -= 1
            laid[card] += 1
        self.held[seat][colour] -= len(cards)
        self.size[seat][colour] += len(cards)
        camp = self.camp
        if camp[colour] != NO:
            self.tokens[seat][colour] += (camp[colour],)
            camp[colour] = NO
        if self.pile and camp.count(NO) == COLOURS - 1:
            for space in range(COLOURS):
                if camp[space] == NO and self.pile:
                    camp[space] = self.pile.pop()
        return colour

    def _next(self) -> None:
        """Pass the turn to the next seat.

        After the last seat, begin the next round. Its turn order starts with the castaway nearest the back.
        """
        self.place += 1
        if self.place < self.seats:
            self.seat = self.order[self.place]
        elif self.is_last:
            self.seat = NO
        else:
            self.order = tuple(sorted(range(self.seats), key=self.column.__getitem__))
            self.place, self.seat = 0, self.order[0]
            self.moved = [False] * self.seats
            self.is_last = self.has_empty_column()

    def has_empty_column(self) -> bool:
        """Return whether a column has no cards left."""
        stacks = self.stacks
        return any(not any(stacks[place] for place in places) for places in self.columns)

    def next_porthole(self, size: int) -> int:
        """Return the points on the next porthole for the given set size, or `NO` if none is left."""
        pile = size - PORTHOLE_SIZES[0]
        return self.left[pile][0] if 0 <= pile < len(PORTHOLE_SIZES) and self.left[pile] else NO

    def pairs(self, seat: int, colour: int) -> int:
        """Return the number of pairs in a set."""
        laid = self.laid[seat]
        first = colour * KINDS
        return laid[first] // 2 + laid[first + 1] // 2 + laid[first + 2] // 2 + laid[first + 3] // 2

    def scores(self) -> list[int]:
        """Return the victory points that each seat would have if the game ended now."""
        return [self._score(seat) for seat in range(self.seats)]

    def _score(self, seat: int) -> int:
        points = sum(
            worth_of_set(tokens, self.size[seat][colour], self.pairs(seat, colour), porthole)
            for colour, (tokens, porthole) in enumerate(
                zip(self.tokens[seat], self.portholes[seat], strict=True)
            )
        )
        first = COLOURS * KINDS
        return points + sum(vp * self.hand[seat][first + thing] for thing, vp in enumerate(self.treasures))


def worth_of_set(tokens: tuple[int, ...], size: int, pairs: int, porthole: int) -> int:
    """Return the victory points from a set's tokens and porthole.

    `porthole` is `NO` if the set is open.
    """
    points = max(porthole, 0)
    for token in tokens:
        if token == PER_CARD:
            points += size
        elif token == DOUBLE:
            points += max(porthole, 0)
        elif token == ODD:
            points += ODD_VP if size % 2 else 0
        elif token == PAIR:
            points += PAIR_VP if pairs > 0 else 0
            pairs -= 1
        else:
            points += PLAIN[token]
    return points


def table_of(state: NautilusState) -> FastTable:
    """Convert a state with a pending decision to a fast table, including hidden information."""
    table, top = FastTable(), state.stack[0]
    table.seats = state.seats
    table.columns = tuple(tuple(state.places(number)) for number in range(len(state.columns)))
    table.face_up = tuple(stack.is_face_up for stack in state.stacks)
    table.treasures = state.edition.treasures
    table.stacks = [
        [CARD_INDEX[card] for card in reversed(stack.cards[len(stack.takers) :])] for stack in state.stacks
    ]
    table.hand = [_counted(castaway.hand) for castaway in state.castaways]
    table.held = [
        [sum(row[colour * KINDS : colour * KINDS + KINDS]) for colour in range(COLOURS + 1)]
        for row in table.hand
    ]
    sets = [castaway.sets for castaway in state.castaways]
    table.laid = [_counted(tuple(card for card_set in own for card in card_set.cards)) for own in sets]
    table.size = [[len(laid.cards) for laid in own] for own in sets]
    table.tokens = [[tuple(map(TOKENS.index, laid.tokens)) for laid in own] for own in sets]
    table.portholes = [[NO if laid.porthole is None else laid.porthole for laid in own] for own in sets]
    table.column = [NO if one.column is None else one.column for one in state.castaways]
    side = SIDES[(state.round - 1) % 2]
    table.moved = [castaway.side == side for castaway in state.castaways]
    table.camp = [NO if token is None else TOKENS.index(token) for token in state.camp]
    table.pile = [TOKENS.index(token) for token in reversed(state.tokens[state.drawn :])]
    table.left = list(state.portholes)
    table.order = state.order
    table.seat = getattr(top, "seat", NO)
    table.place = state.order.index(table.seat)
    table.is_last = state.is_last
    table.is_in_column = isinstance(top, Recover | CloseSet)
    table.closing = CAMP.index(top.colour) if isinstance(top, CloseSet) else NO
    return table


def _counted(cards: tuple[str, ...]) -> list[int]:
    counts = [0] * (len(OBJECTS) * KINDS)
    for card in cards:
        counts[CARD_INDEX[card]] += 1
    return counts


assert len(OBJECTS[TREASURES]) == KINDS
