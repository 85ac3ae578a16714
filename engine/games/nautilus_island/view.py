"""The view of a Nautilus Island game.

It has no fields for cards that the viewer may not know.
"""

from __future__ import annotations

from msgspec import Struct

from engine.games.nautilus_island.components import Card, Colour, Side, Token


class StackView(Struct, frozen=True):
    """A stack of cards in the wreck.

    `top` is the visible card if the stack is face up and not empty.
    """

    is_face_up: bool
    left: int
    top: Card | None


class ColumnView(Struct, frozen=True):
    """A column of one to three stacks, and the castaways at its two ends."""

    number: int
    """The column's number, counted from 0 at the back."""
    stacks: tuple[StackView, ...]
    above: int | None
    """The seat whose castaway is above the column, or None."""
    below: int | None
    is_open: bool
    """Whether the seat to move can move to this column."""
    is_empty: bool


class CampView(Struct, frozen=True):
    """A space in the camp, and its bonus token if there is one."""

    colour: Colour
    token: Token | None


class PileView(Struct, frozen=True):
    """The portholes for one set size.

    `left` contains the victory points of the remaining portholes, the next one first.
    """

    size: int
    left: tuple[int, ...]


class SetView(Struct, frozen=True):
    """A player's cards of one colour, and the tokens on them."""

    colour: Colour
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    token_vp: tuple[int, ...]
    """Current value of each token on the set. A pair of cards counts for only one `pair` token."""
    porthole: int | None
    """Victory points on the porthole that closes the set, or None while it is open."""


class SeatView(Struct, frozen=True):
    """A player's possessions, and the castaway's position."""

    seat: int
    column: int | None
    """The castaway's column, or None before the first move."""
    side: Side | None
    hand_size: int
    sets: tuple[SetView, ...]
    """The sets in the order of the camp, without the empty ones."""
    vp: int
    """Current victory points from tokens and portholes. Treasures stay hidden until the end."""
    has_moved: bool
    """Whether the castaway has moved to this round's side."""
    known: tuple[Card, ...] = ()
    """Cards in hand that were face up when the seat took them. All players know these cards."""


class ScoreView(Struct, frozen=True):
    """A seat's final scoring, in victory points."""

    seat: int
    tokens: int
    portholes: int
    treasures: int
    treasure_cards: tuple[Card, ...]
    vp: int
    rank: int


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: int | None
    """The viewing seat; None for a spectator."""
    round: int
    """From 1."""
    side: Side
    """The side that castaways enter in this round."""
    is_last: bool
    """Whether the current round is the last one."""
    is_ending: bool
    """Whether a column is empty. The current or the next round is then the last one."""
    order: tuple[int, ...]
    """All seats in this round's turn order."""
    active_seat: int | None
    """The seat that has to make a decision, or None after the end of the game."""
    is_moving: bool
    """Whether the active seat has to choose a column. Otherwise it has to choose an action in its column."""
    closing: Colour | None
    """The colour of the set that the active seat may close now, or None."""
    columns: tuple[ColumnView, ...]
    camp: tuple[CampView, ...]
    tokens_left: int
    """Number of face-down bonus tokens."""
    portholes: tuple[PileView, ...]
    treasures: dict[Card, int]
    """Each treasure's victory points at the end."""
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...] | None
    """The viewer's own hand; None for a spectator."""
    is_finished: bool
    scores: tuple[ScoreView, ...]
    """The final scores, empty until the game is over."""
    pile: dict[Token, int] = {}
    """Number of face-down bonus tokens by kind.

    These are the edition's tokens that have not been revealed yet.
    """
