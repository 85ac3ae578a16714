"""What can be seen of Nautilus Island. There is no field for a card that the viewer may not know."""

from __future__ import annotations

from msgspec import Struct

from engine.games.nautilus_island.components import Card, Colour, Side, Token


class StackView(Struct, frozen=True):
    """A stack of cards in the wreck; `top` is the card that lies open on a face-up stack that is not empty."""

    is_face_up: bool
    left: int
    top: Card | None


class ColumnView(Struct, frozen=True):
    """A column of one to three stacks, and who stands at its two ends."""

    number: int
    """From the back; the first is 0."""
    stacks: tuple[StackView, ...]
    above: int | None
    """The seat of the castaway above the column."""
    below: int | None
    is_open: bool
    """The seat that is asked to move may go here."""
    is_empty: bool


class CampView(Struct, frozen=True):
    """A space of the camp with its bonus token, if one lies there."""

    colour: Colour
    token: Token | None


class PileView(Struct, frozen=True):
    """The portholes for sets of one size: victory points of those left, the next one first."""

    size: int
    left: tuple[int, ...]


class SetView(Struct, frozen=True):
    """The cards of one colour before a player, with the tokens on them."""

    colour: Colour
    cards: tuple[Card, ...]
    tokens: tuple[Token, ...]
    token_vp: tuple[int, ...]
    """What each token is worth on the set as it lies; pairs are counted token by token."""
    porthole: int | None
    """Victory points of the porthole that closes it."""


class SeatView(Struct, frozen=True):
    """Everything that lies before one player, and where the castaway stands."""

    seat: int
    column: int | None
    """None before the castaway has entered."""
    side: Side | None
    hand_size: int
    sets: tuple[SetView, ...]
    """In the order of the camp; colours not yet laid are left out."""
    vp: int
    """Victory points of tokens and portholes as they lie now; treasures are hidden until the end."""
    has_moved: bool
    """Has entered the side of this round."""
    known: tuple[Card, ...] = ()
    """The cards of the hand that everybody saw it take."""


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
    """The table as one viewer sees it."""

    viewer: int | None
    """The seat that looks; None is a spectator."""
    round: int
    """From 1."""
    side: Side
    """The side that is entered in this round."""
    is_last: bool
    """The round being played is the last one."""
    is_ending: bool
    """A column is empty: the last round comes next, or is being played."""
    order: tuple[int, ...]
    """All seats in the order of this round."""
    active_seat: int | None
    """Whose decision is awaited."""
    is_moving: bool
    """The active seat is asked where to go (else what to do there)."""
    closing: Colour | None
    """The colour of the set that the active seat may close now."""
    columns: tuple[ColumnView, ...]
    camp: tuple[CampView, ...]
    tokens_left: int
    """Bonus tokens face down beside the board."""
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
    """Bonus tokens face down beside the board by kind: those of the box that nobody has seen yet."""
