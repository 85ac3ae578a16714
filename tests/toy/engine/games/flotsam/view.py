"""The view of a game of Flotsam. It has no field for others' unrevealed answers."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.games.flotsam.components import Phase


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    coins: tuple[int, ...]
    hooks: tuple[bool, ...]
    cargo: tuple[int, ...]
    """Each boat's shares of the finished lots, in coins."""
    lots: tuple[int, ...]
    """The values of all lots."""
    purse: int
    sold: tuple[tuple[int, ...], ...]
    """The owners of each finished lot."""
    phase: Phase
    bid: int = 0
    """The highest bid or the price of the current lot."""
    bidder: int | None = None
    """The highest bidder or the owner of the current lot."""
    passed: tuple[int, ...] = ()
    """The boats that have passed since the last bid."""
    asked: tuple[int, ...] = ()
    """The boats that have been offered a share."""
    answer: Literal["claim", "pass", "accept", "decline"] | None = None
    """The viewer's own answer in the open window."""
    viewer: int | None = None
    """The viewing seat; None for a spectator."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Return each boat's coins and cargo."""
        return tuple(coins + cargo for coins, cargo in zip(self.coins, self.cargo, strict=True))
