"""The rules of Nautilus Island, one step per file, and the union type of all steps."""

from typing import TypeAlias

from engine.games.nautilus_island.steps.camp import FillCamp
from engine.games.nautilus_island.steps.close import CloseSet
from engine.games.nautilus_island.steps.explore import Explore
from engine.games.nautilus_island.steps.recover import Recover
from engine.games.nautilus_island.steps.rounds import EndRound

AnyStep: TypeAlias = Explore | Recover | FillCamp | CloseSet | EndRound
