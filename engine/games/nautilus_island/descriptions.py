"""Descriptions of Nautilus Island: headings, the text board, alt texts for images, and a rules summary."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import LocalizedText, SeatName, Value, text
from engine.games.nautilus_island import words
from engine.games.nautilus_island.components import Token
from engine.games.nautilus_island.edition import Edition
from engine.games.nautilus_island.view import (
    CampView,
    ColumnView,
    PileView,
    ScoreView,
    SeatView,
    SetView,
    StackView,
    View,
)

PLAIN_TOKENS: tuple[Token, ...] = ("vp2", "vp3")
"""Tokens whose points are in their names, because the points don't depend on the set."""


def heading(view: View) -> LocalizedText:
    """Return a one-line summary of the state of play, including the direction of movement."""
    if view.is_finished:
        return text("nautilus-island-heading-finished", round=view.round)
    state = "last" if view.is_last else "ending" if view.is_ending else "round"
    return text(f"nautilus-island-heading-{state}", round=view.round, side=words.side(view.side))


def text_board(view: View) -> tuple[LocalizedText, ...]:
    """Return the board as lines: the current activity, the viewer's hand, the wreck, the camp, and the seats."""
    lines = (heading(view), *_turn(view), *_scores(view))
    if view.is_finished:
        return (*lines, *_seats(view))
    return (*lines, *_hand(view), *_wreck(view), *_table(view), *_seats(view))


def alt_text(view: View) -> tuple[LocalizedText, ...]:
    """Return sentences that describe the image, the most important one first."""
    opened = text("nautilus-island-alt-heading", heading=heading(view))
    if view.is_finished:
        return (opened, *_scores(view))
    columns = (text("nautilus-island-alt-column", column=_column(column)) for column in view.columns)
    wreck = (LocalizedText("nautilus-island-board-wreck"), *columns)
    return (opened, *_turn(view), *_hand(view), *map(_summary, view.seats), *wreck, *_table(view))


def rules_help(edition: Edition) -> tuple[LocalizedText, ...]:
    """Return a summary of the rules, and a list of the edition's reconstructed values."""
    named = tuple(
        LocalizedText(f"nautilus-island-rebuilt-{name.replace('_', '-')}") for name in edition.reconstructed
    )
    localized_text = text("nautilus-island-help-edition", components=named, printed=int(not named))
    return LocalizedText("nautilus-island-help"), localized_text


def _turn(view: View) -> Iterator[LocalizedText]:
    """Describe the active seat, the seats after it in the round, and the open columns."""
    if view.active_seat is None:
        return
    later = view.order[view.order.index(view.active_seat) + 1 :]
    others = tuple(words.seat_name(seat) for seat in later)
    key = "nautilus-island-board-turn" if others else "nautilus-island-board-turn-last"
    yield text(key, who=SeatName(view.active_seat), others=others)
    if view.is_moving:
        numbers = tuple(_number(column) for column in view.columns if column.is_open)
        yield text("nautilus-island-board-open", who=SeatName(view.active_seat), columns=numbers)


def _number(column: ColumnView) -> LocalizedText:
    return text("nautilus-island-number", number=column.number + 1)


def _hand(view: View) -> Iterator[LocalizedText]:
    if view.hand is not None:
        key = "nautilus-island-board-hand" if view.hand else "nautilus-island-board-hand-empty"
        yield text(key, cards=words.cards(view.hand), count=len(view.hand))


def _wreck(view: View) -> Iterator[LocalizedText]:
    """Describe the columns, starting at the back."""
    yield LocalizedText("nautilus-island-board-wreck")
    yield from map(_column, view.columns)


def _column(column: ColumnView) -> LocalizedText:
    return text(
        f"nautilus-island-column{_castaway_key(column)}",
        number=column.number + 1,
        stacks=tuple(map(_stack, column.stacks)),
        **_castaways(column),
    )


def _stack(stack: StackView) -> LocalizedText:
    if not stack.left:
        return LocalizedText("nautilus-island-stack-empty")
    if stack.top is None:
        return text("nautilus-island-stack-hidden", count=stack.left)
    card = LocalizedText(f"nautilus-island-object-{stack.top.replace('/', '-')}")
    return text("nautilus-island-stack-open", card=card, count=stack.left)


def _castaway_key(column: ColumnView) -> str:
    above = "-above" if column.above is not None else ""
    return above + ("-below" if column.below is not None else "")


def _castaways(column: ColumnView) -> dict[str, Value]:
    named = {"above": column.above, "below": column.below}
    return {side: SeatName(seat) for side, seat in named.items() if seat is not None}


def _table(view: View) -> Iterator[LocalizedText]:
    """Describe the available bonus tokens and portholes."""
    camp = tuple(map(_camp_space, (space for space in view.camp if space.token is not None)))
    key = "nautilus-island-board-camp" if camp else "nautilus-island-board-camp-empty"
    yield text(key, tokens=camp, left=view.tokens_left)
    piles = tuple(map(_pile, (pile for pile in view.portholes if pile.left)))
    key = "nautilus-island-board-portholes" if piles else "nautilus-island-board-no-portholes"
    yield text(key, piles=piles)


def _camp_space(space: CampView) -> LocalizedText:
    assert space.token is not None
    return words.token_of(space.colour, space.token)


def _pile(pile: PileView) -> LocalizedText:
    return text("nautilus-island-pile", size=pile.size, vp=pile.left[0], count=len(pile.left))


def _seats(view: View) -> Iterator[LocalizedText]:
    for seat in view.seats:
        yield text("nautilus-island-seat", who=SeatName(seat.seat), vp=seat.vp, count=seat.hand_size)
        yield from map(_set, seat.sets)


def _set(laid: SetView) -> LocalizedText:
    tokens = tuple(map(_worth, laid.tokens, laid.token_vp))
    state = "-closed" if laid.porthole is not None else ""
    key = f"nautilus-island-set{state}{'-tokens' if tokens else ''}"
    return text(
        key,
        colour=words.colour(laid.colour),
        size=len(laid.cards),
        cards=words.cards(laid.cards),
        tokens=tokens,
        vp=laid.porthole or 0,
    )


def _worth(token: Token, vp: int) -> LocalizedText:
    """Return a token's name with its current points, unless the name already contains them."""
    named = words.token(token)
    return named if token in PLAIN_TOKENS else text("nautilus-island-token-worth", token=named, vp=vp)


def _summary(seat: SeatView) -> LocalizedText:
    """Summarize a seat in one sentence."""
    sets = tuple(_set_summary(laid) for laid in seat.sets)
    key = "nautilus-island-alt-seat" if sets else "nautilus-island-alt-seat-bare"
    return text(key, who=SeatName(seat.seat), vp=seat.vp, count=seat.hand_size, sets=sets)


def _set_summary(laid: SetView) -> LocalizedText:
    key = "nautilus-island-alt-set" if laid.porthole is None else "nautilus-island-alt-set-closed"
    return text(key, colour=words.colour(laid.colour), size=len(laid.cards))


def _scores(view: View) -> Iterator[LocalizedText]:
    """List the final scores from first to last."""
    yield from map(_score, sorted(view.scores, key=lambda score: score.rank))


def _score(score: ScoreView) -> LocalizedText:
    key = "nautilus-island-final-treasures" if score.treasure_cards else "nautilus-island-final"
    return text(
        key,
        rank=score.rank,
        who=SeatName(score.seat),
        vp=score.vp,
        tokens=score.tokens,
        portholes=score.portholes,
        treasures=score.treasures,
        cards=words.cards(score.treasure_cards),
    )
