"""Rewards for a finished ship (4): one per mast, chosen immediately, even in the middle of a turn.

A player may take each of the six rewards twice per ship. Rewards without an effect are not offered.

One reward consists of two different goods. Goods that are sold out or do not fit into storage are left out.
The others cannot be refused.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.core.model import Label, LogEvent
from engine.core.text import LocalizedText, SeatName, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import TakeReward
from engine.games.nauticus.components import (
    GOODS,
    REWARD_GOODS,
    REWARD_TALER,
    REWARD_TILE,
    REWARD_VP,
    REWARD_WORKERS,
    REWARDS,
    SAME_REWARD_AT_MOST,
    Part,
    Reward,
)
from engine.games.nauticus.player import STORAGE
from engine.games.nauticus.steps.base import OpenDecision

if TYPE_CHECKING:
    from engine.games.nauticus.state import NauticusState

MEANS: dict[Reward, dict[str, int]] = {
    "taler7": {"taler": REWARD_TALER},
    "workers3": {"workers": REWARD_WORKERS},
    "vp3": {"vp": REWARD_VP},
}
GOOD_PARTS: tuple[Part, ...] = ("good:coffee", "good:grain", "good:fish", "good:salt")


class ChooseReward(OpenDecision, frozen=True):
    """The choice of the next reward for a ship.

    `taken` contains the rewards chosen so far.
    """

    ship: int
    remaining: int
    taken: tuple[Reward, ...] = ()

    def options(self, state: NauticusState) -> tuple[TakeReward, ...]:
        """Return the rewards that have an effect and have not been taken twice."""
        found: list[TakeReward] = []
        for reward in REWARDS:
            if self.taken.count(reward) == SAME_REWARD_AT_MOST:
                continue
            if reward == "goods2":
                found += self._goods(state)
            elif reward in MEANS or state.can_store(self.seat, REWARD_TILE[reward]):
                found.append(TakeReward(reward))
        return tuple(found)

    def _goods(self, state: NauticusState) -> list[TakeReward]:
        left = [good for good, part in zip(GOODS, GOOD_PARTS, strict=True) if state.has(part)]
        room = min(REWARD_GOODS, state.players[self.seat].free_spaces, len(left))
        if room == REWARD_GOODS:
            return [TakeReward("goods2", (one, other)) for one, other in combinations(left, REWARD_GOODS)]
        return [TakeReward("goods2", (good, None)) for good in left] if room else []

    def apply(self, state: NauticusState, action: TakeReward) -> NauticusState:
        """Apply a reward, and ask for the next one if any are left."""
        if self.remaining > 1:
            taken = (*self.taken, action.reward)
            state = state.push(replace(self, remaining=self.remaining - 1, taken=taken))
        if action.reward in MEANS:
            return state.gain(self.seat, **MEANS[action.reward])
        for part in self._tiles(action):
            state = state.receive(self.seat, part, STORAGE)
        return state

    def _tiles(self, action: TakeReward) -> tuple[Part, ...]:
        if action.goods is None:
            return (REWARD_TILE[action.reward],)
        return tuple(GOOD_PARTS[GOODS.index(good)] for good in action.goods if good)

    def prompt(self, state: NauticusState) -> LocalizedText:
        """Return the prompt for choosing a reward."""
        return text("nauticus-ask-reward", ship=self.ship, remaining=self.remaining)

    def label(self, state: NauticusState, action: TakeReward) -> Label:
        """Return the reward's label."""
        name = words.reward(action.reward, action.goods)
        return Label(name, group=text("nauticus-group-reward", ship=self.ship))

    def log_events(self, state: NauticusState, action: TakeReward) -> tuple[LogEvent, ...]:
        """Return the log event for a reward."""
        reward = words.reward(action.reward, action.goods)
        return (
            LogEvent(
                text(
                    "nauticus-tell-reward",
                    who=SeatName(self.seat),
                    ship=self.ship,
                    reward=reward,
                )
            ),
        )
