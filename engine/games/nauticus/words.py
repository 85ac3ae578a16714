"""LocalizedTexts for names of tiles, actions and places.

The sentences that use them are in `locales/`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from engine.core.model import Seat
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nauticus.actions import Berth, Place
from engine.games.nauticus.components import PARTS, Bonus, Emblem, Family, Good, Part, Reward, Tile


def part(name: Part) -> LocalizedText:
    """Return a tile's name, for example with the key `nauticus-part-mast-whale`."""
    return LocalizedText(f"nauticus-part-{name.replace(':', '-')}")


def parts(names: Iterable[Part]) -> tuple[LocalizedText, ...]:
    """Return a text with the number of tiles of each kind, for example `2 bows` and `1 whale mast`.

    The texts are in the rule book's order.
    """
    laid = tuple(names)
    return tuple(part_count(name, laid.count(name)) for name in PARTS if name in laid)


def part_count(name: Part, count: int) -> LocalizedText:
    """Return the text for a number of tiles of one kind, for example `2 bows`."""
    return text(f"nauticus-count-{name.replace(':', '-')}", count=count)


def kinds(sort: Family, names: Iterable[str]) -> tuple[LocalizedText, ...]:
    """Return a text with the number of tiles of each kind in a family.

    For masts, `whale` and `whale` become `2 whale masts`.
    """
    return parts(cast("Part", f"{sort}:{name}") for name in names)


def action_tile(name: Tile) -> LocalizedText:
    """Return an action's name."""
    return LocalizedText(f"nauticus-tile-{name}")


def bonus(name: Bonus) -> LocalizedText:
    """Return the name of a space's bonus."""
    return LocalizedText(f"nauticus-bonus-{name.replace('_', '-')}")


def emblem(name: Emblem) -> LocalizedText:
    """Return an emblem's name."""
    return LocalizedText(f"nauticus-emblem-{name}")


def reward(name: Reward, chosen: Iterable[Good | None] | None) -> LocalizedText:
    """Return a reward's name.

    The name of a two-goods reward includes the chosen goods.
    """
    if chosen is None:
        return LocalizedText(f"nauticus-reward-{name.replace('_', '-')}")
    named = tuple(part(cast("Part", f"good:{good}")) for good in chosen if good)
    return text("nauticus-reward-goods2", goods=named)


def place(to: Place, ships: int) -> LocalizedText:
    """Return the name of a tile's destination.

    `ships` is the number of ships in the seat's yard.
    """
    if not isinstance(to, Berth):
        return LocalizedText("nauticus-to-storage")
    if to.ship == "new":
        return text("nauticus-to-new-ship", ship=ships + 1)
    return text(f"nauticus-to-ship-{to.end}" if to.end else "nauticus-to-ship", ship=to.ship)


def seat_name(seat: Seat) -> LocalizedText:
    """Return a seat's name as a LocalizedText, for use in lists."""
    return text("nauticus-who", who=SeatName(seat))
