"""The rules of Nautilus Island, one step a file; here the union of them all, as which a state keeps them."""

from typing import TypeAlias

from engine.games.nautilus_island.steps.camp import FillCamp
from engine.games.nautilus_island.steps.close import CloseSet
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.steps.recover import Recover
from engine.games.nautilus_island.steps.rounds import EndRound

AnyStep: TypeAlias = Explore | Recover | FillCamp | CloseSet | EndRound
