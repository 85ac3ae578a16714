"""The view of Nautilus Island. It has no fields for cards that the viewer may not know."""

from __future__ import annotations

from msgspec import Struct

from engine.games.nautilus_island.components import Card, Colour, Side, Token


class StackView(Struct, frozen=True):
    """A stack of cards in the wreck; `top` is the visible card of a non-empty face-up stack."""

    is_face_up: bool
    left: int
    top: Card | None


class ColumnView(Struct, frozen=True):
    """A column of one to three stacks, and the castaways at its two ends."""

    number: int
    """0-based, from the back."""
    stacks: tuple[StackView, ...]
    above: int | None
    """The seat of the castaway above the column."""
    below: int | None
    is_open: bool
    """Whether the seat that has to move may move here."""
    is_empty: bool


class CampView(Struct, frozen=True):
    """A space of the camp with its bonus token, if any."""

    colour: Colour
    token: Token | None


class PileView(Struct, frozen=True):
    """The portholes for sets of one size: victory points of the remaining ones, next one first."""

    size: int
    left: tuple[int, ...]


class SetView(Struct, frozen=True):
    """A player's cards of one colour, with the tokens on them."""

    colour: Colour
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    token_vp: tuple[int, ...]
    """Current value of each token on the set; pairs are counted token by token."""
    porthole: int | None
    """Victory points of the porthole that closes the set; None while it is open."""


class SeatView(Struct, frozen=True):
    """A player's possessions, and the castaway's position."""

    seat: int
    column: int | None
    """None before the castaway's first move."""
    side: Side | None
    hand_size: int
    sets: tuple[SetView, ...]
    """In the order of the camp, without empty sets."""
    vp: int
    """Current victory points of tokens and portholes; treasures are hidden until the end."""
    has_moved: bool
    """Whether the castaway has moved to this round's side."""
    known: tuple[Card, ...] = ()
    """The cards in hand that all players saw the seat take."""


class ScoreView(Struct, frozen=True):
    """The final scoring of a seat, in victory points."""

    seat: int
    tokens: int
    portholes: int
    treasures: int
    treasure_cards: tuple[Card, ...]
    vp: int
    rank: int


class View(Struct, frozen=True):
    """The table for one viewer."""

    viewer: int | None
    """The viewing seat; None for a spectator."""
    round: int
    """From 1."""
    side: Side
    """The side that is entered in this round."""
    is_last: bool
    """Whether the current round is the last one."""
    is_ending: bool
    """Whether a column is empty, so that the last round comes next or is in progress."""
    order: tuple[int, ...]
    """All seats in the order of this round."""
    active_seat: int | None
    """The seat that has to choose."""
    is_moving: bool
    """Whether the active seat has to choose a column (otherwise an action there)."""
    closing: Colour | None
    """The colour of the set that the active seat may close now, if any."""
    columns: tuple[ColumnView, ...]
    camp: tuple[CampView, ...]
    tokens_left: int
    """Number of face-down bonus tokens."""
    portholes: tuple[PileView, ...]
    treasures: dict[Card, int]
    """Victory points of each treasure at the end."""
    seats: tuple[SeatView, ...]
    hand: tuple[Card, ...] | None
    """The viewer's own hand; None for a spectator."""
    is_finished: bool
    scores: tuple[ScoreView, ...]
    """Empty until the game is over."""
    pile: dict[Token, int] = {}
    """Face-down bonus tokens by kind, i.e. those of the box that have not been revealed."""
