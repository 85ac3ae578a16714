"""The moves in Flotsam."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.model import Action, Seat


class Bid(Action, frozen=True):
    """Raise the bid to an amount of coins."""

    coins: int


class Pass(Action, frozen=True):
    """Don't raise the bid, or don't claim the lot."""


class Claim(Action, frozen=True):
    """Use the hook and claim the lot."""


class Keep(Action, frozen=True):
    """Keep the whole lot."""


class Offer(Action, frozen=True):
    """Offer shares of the lot to other boats."""

    to: tuple[Seat, ...]


class Accept(Action, frozen=True):
    """Accept a share."""


class Decline(Action, frozen=True):
    """Decline a share."""


AnyAction: TypeAlias = Bid | Pass | Claim | Keep | Offer | Accept | Decline
