"""What a turn does for ships and their cargo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.core.game import Reason
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.advice.turn import ReplayedTurn
from engine.games.nauticus.components import GOODS, SHIP_VP, Part, Tile
from engine.games.nauticus.player import Player
from engine.games.nauticus.scoring import set_vp
from engine.games.nauticus.ship import Ship

REWARD, LOADED = 2.0, 2.5
"""Importance of each reward for a finished ship, and of a loaded ship, in points."""
HULL, NEARLY = 1 / 6, 1 / 4
"""Importance of a complete hull and of a nearly finished ship, as a fraction of the ship's points."""
MAX_MISSING = 3
"""Maximum number of parts that a nearly finished ship lacks."""


def ships(turn: ReplayedTurn) -> Iterator[Reason]:
    """Yield what the turn does for ships."""
    yield from finished(turn.before.ships, turn.after.ships, "nauticus-why-finish")
    yield from progress(turn, turn.before.ships, turn.after.ships)


def cargo(turn: ReplayedTurn) -> Iterator[Reason]:
    """Yield what the turn does for goods."""
    gain = goods_vp(turn.after) - goods_vp(turn.before)
    if gain:
        yield Reason(text("nauticus-why-deliver", vp=gain), gain)
    for ship, former in pairs(turn.before.ships, turn.after.ships):
        is_new = former is None or len(former.goods) < len(former.hull)
        is_loaded = ship.is_finished and len(ship.goods) == len(ship.hull)
        if is_loaded and is_new and turn.is_to_come("deliver"):
            yield Reason(text("nauticus-why-loaded", size=len(ship.hull)), LOADED)


def goods_vp(player: Player) -> int:
    """Return the points for delivered goods."""
    return sum(set_vp(player.delivered.count(good)) for good in GOODS)


def finished(before: Sequence[Ship], after: Sequence[Ship], key: str) -> Iterator[Reason]:
    """Yield the ships that were finished, the largest first."""
    done = [
        len(ship.hull) for ship, former in pairs(before, after) if ship.is_finished and not _is_done(former)
    ]
    for size in sorted(done, reverse=True):
        yield Reason(text(key, size=size, vp=SHIP_VP[size]), SHIP_VP[size] + REWARD * size)


def _is_done(former: Ship | None) -> bool:
    return former is not None and former.is_finished


def pairs(before: Sequence[Ship], after: Sequence[Ship]) -> Iterator[tuple[Ship, Ship | None]]:
    """Yield each ship with its former state; None if the ship is new."""
    for number, ship in enumerate(after):
        yield ship, before[number] if number < len(before) else None


def progress(turn: ReplayedTurn, before: Sequence[Ship], after: Sequence[Ship]) -> Iterator[Reason]:
    """Yield what ships with new parts still lack, if they can be finished."""
    for ship, former in pairs(before, after):
        if ship.is_finished or (former is not None and _structure(ship) == _structure(former)):
            continue
        if all(turn.is_to_come(tile) for tile in _needed_actions(ship)):
            yield from _lacks(ship, former)


def _structure(ship: Ship) -> tuple[object, ...]:
    return ship.hull, ship.masts, ship.sails


def _needed_actions(ship: Ship) -> Iterator[Tile]:
    """Yield the actions that add what a ship lacks."""
    ends = missing_ends(ship)
    size = len(ship.hull) + len(ends)
    lacking: tuple[tuple[Tile, int], ...] = (
        ("hull", len(ends)), ("mast", size - len(ship.masts)), ("sail", size - len(ship.sails)),
    )  # fmt: skip
    yield from (tile for tile, count in lacking if count)


def _lacks(ship: Ship, former: Ship | None) -> Iterator[Reason]:
    """Yield what an unfinished ship lacks, if that is little, or else whether its hull is complete now."""
    ends = missing_ends(ship)
    size = len(ship.hull) + len(ends)
    masts, sails = size - len(ship.masts), size - len(ship.sails)
    if len(ends) + masts + sails <= MAX_MISSING:
        missing = (*words.parts(ends), *_counted("masts", masts), *_counted("sails", sails))
        yield Reason(
            text("nauticus-why-nearly", size=size, vp=SHIP_VP[size], missing=missing),
            1 + NEARLY * SHIP_VP[size],
        )
    elif not ends and (former is None or missing_ends(former)):
        yield Reason(text("nauticus-why-hull", size=size), 1 + HULL * SHIP_VP[size])


def missing_ends(ship: Ship) -> list[Part]:
    """Return the bow and the stern if the ship lacks them."""
    fore: list[Part] = ["hull:bow"] if ship.is_open_fore else []
    return [*fore, "hull:stern"] if ship.is_open_aft else fore


def _counted(kind: Literal["masts", "sails"], count: int) -> tuple[LocalizedText, ...]:
    return (text(f"nauticus-count-{kind}", count=count),) if count else ()
