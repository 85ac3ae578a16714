"""The state of a game of Nautilus Island and the few ways in which it changes."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.model import Seat, State
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import CAMP, PORTHOLE_SIZES, SIDES, Side, Token
from engine.games.nautilus_island.edition import Edition
from engine.games.nautilus_island.stack import Stack
from engine.games.nautilus_island.steps import AnyStep


class NautilusState(State, frozen=True):
    """Everything on the table and in the hands; what is on turn stands in `stack`."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    stacks: tuple[Stack, ...]
    """The stacks of cards, column by column from the back."""
    castaways: tuple[Castaway, ...]
    tokens: tuple[Token, ...]
    """All bonus tokens in the order in which they are drawn."""
    drawn: int
    """How many of them have been drawn."""
    camp: tuple[Token | None, ...]
    """The token on each space of the camp."""
    portholes: tuple[tuple[int, ...], ...]
    """Victory points of the portholes left, by PORTHOLE_SIZES, the next one first."""
    round: int = 1
    order: tuple[Seat, ...] = ()
    """The seats in the order of this round."""
    is_last: bool = False
    """The round being played is the final turn of each."""
    has_open_stacks: bool = False
    """All stacks lie face up, whatever the board says."""

    @property
    def seats(self) -> int:
        """Return the number of seats."""
        return len(self.castaways)

    @property
    def side(self) -> Side:
        """Return the side that is entered in this round: they alternate."""
        return SIDES[(self.round - 1) % 2]

    @property
    def columns(self) -> tuple[int, ...]:
        """Return the number of stacks of each column, from the back."""
        return self.edition.wrecks[0].columns

    def places(self, column: int) -> range:
        """Return where a column's stacks stand among all stacks."""
        first = sum(self.columns[:column])
        return range(first, first + self.columns[column])

    def column(self, number: int) -> tuple[Stack, ...]:
        """Return the stacks of a column."""
        places = self.places(number)
        return self.stacks[places.start : places.stop]

    def is_empty(self, column: int) -> bool:
        """Tell whether no card is left in a column."""
        return not any(stack.left for stack in self.column(column))

    @property
    def is_ending(self) -> bool:
        """Tell whether a column is empty: after this round everybody has one more turn."""
        return any(self.is_empty(column) for column in range(len(self.columns)))

    def taken(self) -> set[int]:
        """Return the columns somebody stands at on the side of this round."""
        return {c.column for c in self.castaways if c.column is not None and c.side == self.side}

    def next_porthole(self, size: int) -> int | None:
        """Return the victory points of the porthole a set of this size would get, if there is one left."""
        if size not in PORTHOLE_SIZES:
            return None
        left = self.portholes[PORTHOLE_SIZES.index(size)]
        return left[0] if left else None

    def with_castaway(self, seat: Seat, castaway: Castaway) -> NautilusState:
        """Return the state with one castaway changed."""
        return replace(self, castaways=(*self.castaways[:seat], castaway, *self.castaways[seat + 1 :]))

    def fill_camp(self) -> NautilusState:
        """Return the state with tokens drawn for all empty spaces of the camp, in order, as far as they go."""
        camp, drawn = list(self.camp), self.drawn
        for place, token in enumerate(camp):
            if token is None and drawn < len(self.tokens):
                camp[place] = self.tokens[drawn]
                drawn += 1
        return replace(self, camp=tuple(camp), drawn=drawn)


def empty_camp() -> tuple[None, ...]:
    """Return the camp without tokens."""
    return (None,) * len(CAMP)
