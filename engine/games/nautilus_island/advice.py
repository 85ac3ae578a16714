"""Descriptions of turns for players: the steps, and the reasons for them.

Everything follows from the seat's own view. The reasons mention another seat's hand only by its size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.game import Reason, TurnSummary
from engine.core.model import Action, Seat
from engine.core.text import LocalizedText, SeatName, seat_values, text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.actions import Close, Collect, Go, Leave, Store
from engine.games.nautilus_island.components import PORTHOLE_SIZES, TREASURES, Card, Colour, Token, colour_of
from engine.games.nautilus_island.view import ColumnView, SeatView, SetView, View

IN_REACH, ALMOST = 0.6, 0.35
"""Importance of a porthole, as a fraction of its points, if enough cards are held or one is missing."""
RACE = 2.5
"""Importance of a rival who needs few cards for the same porthole."""
RIVAL = 0.4
"""Importance of a rival for a treasure, as a fraction of its points."""
TOKEN, ENDING, SAME_COLOUR = 2.0, 1.5, 1.9
CARD, UNSEEN = 0.5, 0.4
"""Importance of each card collected, and of each card that other players don't see."""
MIN_RIVALLED = 3
"""Minimum value of a treasure for which it matters who else could take it."""
STORED_AT_ONCE = 3


class _Turn(Struct, frozen=True):
    """A turn with the views before and after it."""

    seat: Seat
    before: View
    after: View
    column: ColumnView
    """The column in which the seat acts."""
    has_moved: bool
    """Whether the turn begins with a move to the column."""
    store: Store | None
    collects: bool
    closes: bool
    leaves: bool

    @property
    def me(self) -> SeatView:
        """Return the seat before the turn."""
        return self.before.seats[self.seat]

    @property
    def tops(self) -> tuple[Card, ...]:
        """Return the face-up cards that the seat collects."""
        if not self.collects:
            return ()
        return tuple(stack.top for stack in self.column.stacks if stack.top is not None and stack.left)

    @property
    def unseen(self) -> int:
        """Return the number of face-down cards that the seat collects."""
        return sum(1 for stack in self.column.stacks if self.collects and stack.left and not stack.is_face_up)

    @property
    def colour(self) -> Colour | None:
        """Return the colour of the stored or closed set."""
        return colour_of(self.store.cards[0]) if self.store else self.before.closing

    def rivals(self) -> tuple[Seat, ...]:
        """Return the other seats that could move to the column this round if this seat did not."""
        return tuple(
            one.seat
            for one in self.before.seats
            if self.has_moved
            and one.seat != self.seat
            and not one.has_moved
            and one.column != self.column.number
        )


def summarize(seat: Seat, actions: Sequence[Action], before: View, after: View) -> TurnSummary | None:
    """Return the summary of a turn, or None if it collects, stores and closes nothing."""
    turn = _turn(seat, actions, before, after)
    steps = () if turn is None else tuple(_steps(turn))
    if turn is None or not steps:
        return None
    reasons = (*_points(turn), *_portholes(turn), *_tokens(turn), *_treasures(turn), *_colours(turn), *_time(turn),
        *_numbers(turn))  # fmt: skip
    return TurnSummary(steps, reasons)


def _turn(seat: Seat, actions: Sequence[Action], before: View, after: View) -> _Turn | None:
    there = next((action.column for action in actions if isinstance(action, Go)), before.seats[seat].column)
    if there is None:
        return None
    return _Turn(
        seat, before, after, before.columns[there],
        has_moved=any(isinstance(action, Go) for action in actions),
        store=next((action for action in actions if isinstance(action, Store)), None),
        collects=any(isinstance(action, Collect) for action in actions),
        closes=any(isinstance(action, Close) for action in actions),
        leaves=any(isinstance(action, Leave) for action in actions),
    )  # fmt: skip


def _steps(turn: _Turn) -> Iterator[LocalizedText]:
    there = {"column": turn.column.number + 1} if turn.has_moved else {}
    if turn.collects:
        unseen = (text("nautilus-island-count-hidden", count=turn.unseen),) if turn.unseen else ()
        step = "go-collect" if turn.has_moved else "collect"
        yield text(f"nautilus-island-do-{step}", cards=(*words.cards(turn.tops), *unseen), **there)
    elif turn.store:
        step = "go-store" if turn.has_moved else "store"
        yield text(f"nautilus-island-do-{step}", cards=words.cards(turn.store.cards), **there)
    colour = turn.colour
    if colour and turn.closes:
        yield text("nautilus-island-do-close", colour=words.colour(colour))
    elif colour and turn.leaves:
        yield text("nautilus-island-do-leave", colour=words.colour(colour))


def _points(turn: _Turn) -> Iterator[Reason]:
    vp, token = turn.after.seats[turn.seat].vp - turn.me.vp, _token(turn)
    if vp > (0 if token is None else token[1]):
        yield Reason(text("nautilus-island-why-points", vp=vp), vp)


def _token(turn: _Turn) -> tuple[Token, int] | None:
    """Return the bonus token that the seat gets, with the points that it is worth now."""
    former = 0 if turn.colour is None else len(_tokens_on(turn.before, turn.seat, turn.colour))
    laid = None if turn.colour is None else _set(turn.after, turn.seat, turn.colour)
    if laid is None or len(laid.tokens) == former:
        return None
    return laid.tokens[-1], laid.token_vp[-1]


def _tokens_on(view: View, seat: Seat, colour: Colour) -> tuple[Token, ...]:
    laid = _set(view, seat, colour)
    return () if laid is None else laid.tokens


def _portholes(turn: _Turn) -> Iterator[Reason]:
    if turn.closes:
        yield from _porthole_taken(turn)
    elif turn.colour:
        yield from _next_porthole(turn, turn.colour, len(_laid(turn.after, turn.seat, turn.colour)))


def _porthole_taken(turn: _Turn) -> Iterator[Reason]:
    colour = turn.colour
    assert colour is not None
    size = len(_laid(turn.after, turn.seat, colour))
    pile = next(pile for pile in turn.before.portholes if pile.size == size)
    if len(pile.left) == 1:
        yield Reason(text("nautilus-island-why-last-porthole", size=size), 1.0)
    elif pile.left[1] < pile.left[0]:
        lost = pile.left[0] - pile.left[1]
        yield Reason(text("nautilus-island-why-next-porthole", size=size, vp=pile.left[1]), lost)
    if len(pile.left) == 1 or pile.left[1] < pile.left[0]:
        for seat, rival, lacking in _racing(turn, size):
            yield Reason(
                text(
                    "nautilus-island-why-race",
                    who=SeatName(seat), colour=words.colour(rival), lacking=lacking, size=size,
                ),
                RACE / lacking,
            )  # fmt: skip


def _racing(turn: _Turn, size: int) -> Iterator[tuple[Seat, Colour, int]]:
    """Yield the seats with an open set that could get the same porthole in one turn, as far as one can see."""
    for one in turn.before.seats:
        for laid in one.sets if one.seat != turn.seat else ():
            lacking = size - len(laid.cards)
            if laid.porthole is None and 0 < lacking <= min(STORED_AT_ONCE, one.hand_size):
                yield one.seat, laid.colour, lacking


def _next_porthole(turn: _Turn, colour: Colour, laid: int) -> Iterator[Reason]:
    """Yield the best porthole for which the seat has enough cards, or only one card too few."""
    if _is_closed(turn.before, turn.seat, colour) or turn.before.is_last:
        return
    hand = Counter(map(colour_of, turn.before.hand or ()))[colour]
    gained = sum(colour_of(card) == colour for card in turn.tops)
    held = hand + gained - (len(turn.store.cards) if turn.store else 0)
    # A seat with one more turn can neither collect and store, nor store more cards than a column allows.
    most = laid + STORED_AT_ONCE if turn.before.is_ending else max(PORTHOLE_SIZES)
    piles = {
        pile.size: pile.left[0] for pile in turn.after.portholes if pile.left and laid < pile.size <= most
    }
    enough = [size for size in piles if size <= laid + held and (not turn.collects or size > laid + hand)]
    named = {"colour": words.colour(colour)}
    if enough:
        size = max(enough, key=piles.__getitem__)
        key = "nautilus-island-why-enough" if turn.collects else "nautilus-island-why-rest"
        yield Reason(text(key, size=size, vp=piles[size], **named), IN_REACH * piles[size])
    elif (size := laid + held + 1) in piles and not turn.before.is_ending:
        yield Reason(
            text("nautilus-island-why-almost", size=size, vp=piles[size], **named), ALMOST * piles[size]
        )


def _tokens(turn: _Turn) -> Iterator[Reason]:
    token = _token(turn)
    if token is not None:
        name, vp = token
        yield Reason(text("nautilus-island-why-token", token=words.token(name), vp=vp), max(TOKEN, vp))


def _treasures(turn: _Turn) -> Iterator[Reason]:
    found = [card for card in turn.tops if colour_of(card) == TREASURES]
    if not found:
        return
    vp = sum(turn.before.treasures[card] for card in found)
    yield Reason(text("nautilus-island-why-treasure", cards=words.cards(found), vp=vp), vp)
    rivals = turn.rivals()
    if vp >= MIN_RIVALLED and rivals:
        yield Reason(text("nautilus-island-why-rival", **seat_values(rivals)), RIVAL * vp)


def _colours(turn: _Turn) -> Iterator[Reason]:
    """Yield what the collected cards are good for, and which rivals collect the same colour."""
    for colour in dict.fromkeys(map(colour_of, turn.tops)):
        if colour == TREASURES or _is_closed(turn.before, turn.seat, colour):
            continue
        yield from _next_porthole(turn, colour, len(_laid(turn.before, turn.seat, colour)))
        rivals = tuple(
            seat for seat in turn.rivals()
            if _laid(turn.before, seat, colour) and not _is_closed(turn.before, seat, colour)
        )  # fmt: skip
        if rivals:
            named = seat_values(rivals)
            yield Reason(
                text("nautilus-island-why-same-colour", colour=words.colour(colour), **named), SAME_COLOUR
            )


def _time(turn: _Turn) -> Iterator[Reason]:
    if turn.store is None:
        return
    if turn.before.is_last:
        yield Reason(text("nautilus-island-why-last-round"), ENDING)
    elif turn.before.is_ending:
        yield Reason(text("nautilus-island-why-ending"), ENDING)


def _numbers(turn: _Turn) -> Iterator[Reason]:
    count = len(turn.tops) + turn.unseen
    if count > 1:
        yield Reason(text("nautilus-island-why-cards", count=count), CARD * count)
    if turn.unseen:
        yield Reason(text("nautilus-island-why-unseen", count=turn.unseen), UNSEEN * turn.unseen)


def _set(view: View, seat: Seat, colour: Colour) -> SetView | None:
    return next((laid for laid in view.seats[seat].sets if laid.colour == colour), None)


def _laid(view: View, seat: Seat, colour: Colour) -> tuple[Card, ...]:
    laid = _set(view, seat, colour)
    return () if laid is None else laid.cards


def _is_closed(view: View, seat: Seat, colour: Colour) -> bool:
    laid = _set(view, seat, colour)
    return laid is not None and laid.porthole is not None
