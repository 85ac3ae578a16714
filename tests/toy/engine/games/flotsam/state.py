"""The game state of Flotsam: the coins, the hooks and the lots."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from engine.core.model import Seat, State
from engine.games.flotsam.edition import Edition
from engine.games.flotsam.steps.auction import Auction
from engine.games.flotsam.steps.claim import ClaimWindow
from engine.games.flotsam.steps.lot import EndLot, OpenLot
from engine.games.flotsam.steps.offer import AnswerWindow, MakeOffer

AnyStep: TypeAlias = OpenLot | Auction | ClaimWindow | MakeOffer | AnswerWindow | EndLot


class FlotsamState(State, frozen=True):
    """The complete state; only unrevealed answers are hidden."""

    stack: tuple[AnyStep, ...]
    edition: Edition
    coins: tuple[int, ...]
    hooks: tuple[bool, ...]
    """Whether each boat still has its hook."""
    owners: tuple[Seat, ...] = ()
    """The owners of the current lot, if it is sold."""
    sold: tuple[tuple[Seat, ...], ...] = ()
    """The owners of each finished lot."""

    @property
    def seats(self) -> int:
        """Return the number of boats."""
        return len(self.coins)

    @property
    def lot(self) -> int:
        """Return the value of the current lot."""
        return self.edition.lots[len(self.sold)]

    def pay(self, seat: Seat, coins: int) -> FlotsamState:
        """Return the state after a boat has paid some coins; a negative amount is income."""
        left = tuple(own - coins * (boat == seat) for boat, own in enumerate(self.coins))
        return replace(self, coins=left)
