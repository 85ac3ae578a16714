"""The state of a Nautilus Island game and its elementary changes."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Seat, State
from engine.core.randomness.chance import Chance
from engine.games.nautilus_island.castaway import Castaway
from engine.games.nautilus_island.components import CAMP, PORTHOLE_SIZES, SIDES, Side, Token
from engine.games.nautilus_island.edition import Edition
from engine.games.nautilus_island.stack import Stack
from engine.games.nautilus_island.steps import AnyStep


class NautilusState(State, frozen=True):
    """Everything on the table and in the hands.

    `stack` contains the pending steps.
    """

    stack: tuple[AnyStep, ...]
    edition: Edition
    chance: Chance
    stacks: tuple[Stack, ...]
    """The card stacks, column by column, starting at the back."""
    castaways: tuple[Castaway, ...]
    tokens: tuple[Token, ...]
    """All bonus tokens in the order in which they are drawn."""
    drawn: int
    """Number of tokens that have been drawn."""
    camp: tuple[Token | None, ...]
    """The token on each space in the camp, or None."""
    portholes: tuple[tuple[int, ...], ...]
    """Victory points of the remaining portholes for each size in `PORTHOLE_SIZES`, the next porthole first."""
    round: int = 1
    order: tuple[Seat, ...] = ()
    """The seats in this round's turn order."""
    is_last: bool = False
    """Whether this is the last round, in which each seat takes its last turn."""
    has_open_stacks: bool = False
    """Whether all stacks are face up, even those that the wreck normally shows face down."""

    @property
    def seats(self) -> int:
        """Return the number of players at the table."""
        return len(self.castaways)

    @property
    def side(self) -> Side:
        """Return the side that castaways enter in this round.

        The sides alternate.
        """
        return SIDES[(self.round - 1) % 2]

    @property
    def columns(self) -> tuple[int, ...]:
        """Return the number of stacks in each column, from the back."""
        return self.edition.wrecks[0].columns

    def places(self, column: int) -> range:
        """Return the indices of a column's stacks in `stacks`."""
        first = sum(self.columns[:column])
        return range(first, first + self.columns[column])

    def column(self, number: int) -> tuple[Stack, ...]:
        """Return the stacks in a column."""
        places = self.places(number)
        return self.stacks[places.start : places.stop]

    def is_empty(self, column: int) -> bool:
        """Return whether a column has no cards left."""
        return not any(stack.left for stack in self.column(column))

    @property
    def is_ending(self) -> bool:
        """Return whether any column is empty.

        If so, each seat gets one more turn after this round.
        """
        return any(self.is_empty(column) for column in range(len(self.columns)))

    def taken(self) -> set[int]:
        """Return the columns that are occupied on this round's side of the wreck."""
        return {c.column for c in self.castaways if c.column is not None and c.side == self.side}

    def next_porthole(self, size: int) -> int | None:
        """Return the victory points of the next porthole for a set of the given size, or None."""
        if size not in PORTHOLE_SIZES:
            return None
        left = self.portholes[PORTHOLE_SIZES.index(size)]
        return left[0] if left else None

    def with_castaway(self, seat: Seat, castaway: Castaway) -> NautilusState:
        """Return a copy of the state with one castaway replaced."""
        return replace(self, castaways=(*self.castaways[:seat], castaway, *self.castaways[seat + 1 :]))

    def fill_camp(self) -> NautilusState:
        """Return the state after drawing a token for each empty camp space, in order.

        If the tokens run out, the remaining spaces stay empty.
        """
        camp, drawn = list(self.camp), self.drawn
        for place, token in enumerate(camp):
            if token is None and drawn < len(self.tokens):
                camp[place] = self.tokens[drawn]
                drawn += 1
        return replace(self, camp=tuple(camp), drawn=drawn)


def empty_camp() -> tuple[None, ...]:
    """Return a camp without tokens."""
    return (None,) * len(CAMP)
