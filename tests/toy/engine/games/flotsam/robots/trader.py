"""A robot that buys lots below their value."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import SeededChance
from engine.core.model import Action
from engine.core.robots import Picker
from engine.games.flotsam.actions import Accept, Bid, Claim
from engine.games.flotsam.components import SHARE_PRICE
from engine.games.flotsam.view import View


class Trader(Picker[View]):
    """A robot that bids up to one coin below the value of a lot, claims it for its value, and keeps whole lots."""

    def pick(
        self, view: View, offered: Sequence[Action], chance: SeededChance
    ) -> tuple[Action, SeededChance]:
        """Return the best action, which is the last one if nothing is worth its price."""
        value = view.lots[len(view.sold)]
        for action in offered:
            match action:
                case Bid(coins=coins) if coins < value:
                    return action, chance
                case Claim() if view.bid + 1 <= value:
                    return action, chance
                case Accept() if value // (len(view.asked) + 1) > SHARE_PRICE:
                    return action, chance
        return offered[0 if view.phase == "offer" else -1], chance
