"""Descriptions of Nauticus: headings, the text board, alt texts for images, and a summary of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from engine.core.text import LocalizedText, SeatName, Value, text
from engine.games.nauticus import words
from engine.games.nauticus.components import ON_SALE, STORAGE_SPACES, Emblem, Part, Tile, family, kind
from engine.games.nauticus.edition import Edition
from engine.games.nauticus.view import ScoreView, SeatView, ShipView, SpaceView, View

FEW = 3
"""Maximum size of a stack that the text board lists as low."""


def heading(view: View) -> LocalizedText:
    """Return a one-line summary of the state of play."""
    if view.is_finished:
        return text("nauticus-heading-finished", round=view.round)
    counted = {"round": view.round, "rounds": view.rounds, "phase": view.phase, "phases": view.phases}
    for space in view.spaces:
        if space.in_play:
            return text("nauticus-heading-action", tile=words.action_tile(space.tile), **counted)
    return text("nauticus-heading-choose", who=SeatName(view.start_seat), **counted)


def text_board(view: View) -> tuple[LocalizedText, ...]:
    """Return the board as lines: the current activity, the actions, the seats, and low stacks."""
    actions = () if view.is_finished else _actions(view)
    seats = (line for seat in view.seats for line in _seat(view, seat))
    return (heading(view), *_turn(view), *_scores(view), *actions, *seats, *_stacks(view))


def alt_text(view: View) -> tuple[LocalizedText, ...]:
    """Return sentences that describe the image, the most important one first."""
    opened = text("nauticus-alt-heading", heading=heading(view))
    if view.is_finished:
        return (opened, *_scores(view))
    # The text may be truncated, so all details of the active seat come before those of the other seats.
    rest = sorted(view.seats, key=lambda seat: seat.seat != view.active_seat)
    glances = (*map(_summary, view.seats), *_left(view), *map(_details, rest))
    return (opened, *_turn(view), *glances)


def rules_help(edition: Edition) -> tuple[LocalizedText, ...]:
    """Return a summary of the rules, and a list of the edition's reconstructed values."""
    bonuses = tuple(
        words.bonus(space.bonus) for space in edition.spaces if space.bonus in edition.reconstructed
    )
    prices = text("nauticus-rebuilt-prices", bonuses=bonuses, count=len(bonuses))
    wheel = (LocalizedText("nauticus-rebuilt-wheel"),) if "wheel" in edition.reconstructed else ()
    components = (*wheel, prices) if bonuses else wheel
    localized_text = text("nauticus-help-edition", components=components, printed=int(not components))
    return LocalizedText("nauticus-help"), localized_text


def _turn(view: View) -> Iterator[LocalizedText]:
    """Describe the active seat, the seats after it, and the progress of the current action."""
    if view.active_seat is None:
        return
    others = tuple(words.seat_name(seat) for seat in view.order if seat != view.active_seat)
    key = "nauticus-board-turn" if others else "nauticus-board-turn-last"
    yield text(key, who=SeatName(view.active_seat), others=others)
    if view.action is None:
        return
    key = "nauticus-board-extra" if view.action.is_extra else "nauticus-board-action"
    yield text(key, tile=words.action_tile(view.action.tile), blue=view.action.blue)
    if view.action.prices:
        yield text("nauticus-board-prices", prices=_prices(view.action.tile, view.action.prices))
    if view.action.bought:
        yield text("nauticus-board-bought", tiles=words.parts(view.action.bought))


def _prices(tile: Tile, prices: tuple[int, ...]) -> tuple[LocalizedText, ...]:
    """Return the kinds on a blue tile with their prices.

    Masts and sails are named only by their emblem.
    """
    return tuple(
        text("nauticus-price", kind=_kind(part), taler=price)
        for part, price in zip(ON_SALE[tile], prices, strict=True)
    )


def _kind(part: Part) -> LocalizedText:
    return words.part(part) if family(part) in ("hull", "good") else words.emblem(cast("Emblem", kind(part)))


def _actions(view: View) -> Iterator[LocalizedText]:
    yield LocalizedText("nauticus-board-actions")
    yield from (_space(space) for space in view.spaces)


def _space(space: SpaceView) -> LocalizedText:
    """Describe an action space.

    If it is still available, include its bonus, blue workers and prices.
    """
    named: dict[str, Value] = {"number": space.number + 1, "tile": words.action_tile(space.tile)}
    if space.flipped:
        return text("nauticus-space-first" if space.anchor_tile else "nauticus-space-played", **named)
    state = "in-play" if space.in_play else "open"
    offered: dict[str, Value] = {**named, "bonus": words.bonus(space.bonus), "blue": space.blue}
    if space.tile not in ON_SALE:
        return text(f"nauticus-space-{state}", **offered)
    return text(f"nauticus-space-{state}-prices", prices=_prices(space.tile, space.prices), **offered)


def _seat(view: View, seat: SeatView) -> Iterator[LocalizedText]:
    """Describe a player's possessions."""
    start = int(seat.seat == view.start_seat and not view.is_finished)
    yield text("nauticus-seat", who=SeatName(seat.seat), start=start, **_means(seat))
    if not view.is_finished:
        extra = int(seat.has_extra)
        yield text("nauticus-seat-tiles", passes=seat.passes, penalty=seat.pass_penalty, extra=extra)
    key = "nauticus-storage" if seat.storage else "nauticus-storage-empty"
    yield text(key, free=STORAGE_SPACES - seat.storage_used, tiles=words.parts(seat.storage))
    yield from (_ship(ship) for ship in seat.ships)
    if any(seat.delivered):
        yield text("nauticus-delivered", goods=_delivered(seat))


def _means(seat: SeatView) -> dict[str, int]:
    return {"vp": seat.vp, "taler": seat.taler, "workers": seat.workers, "crowns": seat.crowns}


def _delivered(seat: SeatView) -> tuple[LocalizedText, ...]:
    counted = zip(ON_SALE["goods"], seat.delivered, strict=True)
    return tuple(words.part_count(part, count) for part, count in counted if count)


def _ship(ship: ShipView) -> LocalizedText:
    """Describe a ship.

    For an unfinished ship, list its parts and missing parts. For a finished one, give its victory points and
    cargo.
    """
    if not ship.is_finished:
        return text("nauticus-ship-building", ship=ship.number, tiles=_laid(ship), missing=_missing(ship))
    state = "full" if ship.can_deliver else "loaded" if ship.goods else "empty"
    size, goods = len(ship.hull), words.kinds("good", ship.goods)
    room = size - len(ship.goods)
    return text(f"nauticus-ship-{state}", ship=ship.number, size=size, vp=ship.vp, goods=goods, count=room)


def _laid(ship: ShipView) -> tuple[LocalizedText, ...]:
    return (
        *words.kinds("hull", ship.hull),
        *words.kinds("mast", ship.masts),
        *words.kinds("sail", ship.sails),
        *words.kinds("good", ship.goods),
    )


def _missing(ship: ShipView) -> tuple[LocalizedText, ...]:
    masts, sails = len(ship.hull) - len(ship.masts), len(ship.hull) - len(ship.sails)
    return (
        *((words.part("hull:bow"),) if ship.is_open_fore else ()),
        *((words.part("hull:stern"),) if ship.is_open_aft else ()),
        *((text("nauticus-count-masts", count=masts),) if masts else ()),
        *((text("nauticus-count-sails", count=sails),) if sails else ()),
    )


def _stacks(view: View) -> Iterator[LocalizedText]:
    """Describe empty and low stacks of tiles.

    Yield nothing after the end of the game.
    """
    if view.is_finished:
        return
    localized_texts = tuple(words.part(part) for part, left in view.stock.items() if not left)
    low = tuple(words.part_count(part, left) for part, left in view.stock.items() if 0 < left <= FEW)
    if localized_texts:
        yield text("nauticus-board-gone", tiles=localized_texts)
    if low:
        yield text("nauticus-board-low", tiles=low)


def _scores(view: View) -> Iterator[LocalizedText]:
    """List the final scores from first to last."""
    yield from (_score(score) for score in sorted(view.scores, key=lambda score: score.rank))


def _score(score: ScoreView) -> LocalizedText:
    points = {
        "before": score.vp_before,
        "goods": score.goods,
        "ships": score.ships,
        "material": score.material_vp,
    }
    return text(
        "nauticus-final", rank=score.rank, who=SeatName(score.seat), vp=score.vp, taler=score.taler, **points
    )


def _summary(seat: SeatView) -> LocalizedText:
    """Summarize a seat in one sentence."""
    finished = sum(ship.is_finished for ship in seat.ships)
    return text(
        "nauticus-alt-seat",
        who=SeatName(seat.seat),
        finished=finished,
        building=len(seat.ships) - finished,
        delivered=sum(seat.delivered),
        **_means(seat),
    )


def _details(seat: SeatView) -> LocalizedText:
    """Summarize the less important details about a seat."""
    extra = int(seat.has_extra)
    return text(
        "nauticus-alt-more",
        who=SeatName(seat.seat),
        storage=seat.storage_used,
        passes=seat.passes,
        extra=extra,
    )


def _left(view: View) -> Iterator[LocalizedText]:
    """List the actions that can still be chosen in the round."""
    left = tuple(
        text("nauticus-alt-tile", tile=words.action_tile(space.tile), blue=space.blue)
        for space in view.spaces
        if not space.flipped and not space.in_play
    )
    if left:
        yield text("nauticus-alt-left", tiles=left)
