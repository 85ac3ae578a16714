"""The rules of Nauticus, one step per file.

A step's fields store the progress of an unfinished turn.
"""

from typing import TypeAlias

from engine.games.nauticus.steps.buy import BuyTiles
from engine.games.nauticus.steps.choose import ChooseAction
from engine.games.nauticus.steps.crowns import ScoreCrowns
from engine.games.nauticus.steps.deliver import DeliverGoods
from engine.games.nauticus.steps.ends import EndPhase, EndRound
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from engine.games.nauticus.steps.transport import TransportTiles
from engine.games.nauticus.steps.turn import FinishTurn, TakeTurn
from engine.games.nauticus.steps.withdraw import WithdrawMoney

AnyStep: TypeAlias = (
    ChooseAction
    | TakeFreeTile
    | TakeTurn
    | BuyTiles
    | TransportTiles
    | WithdrawMoney
    | DeliverGoods
    | ScoreCrowns
    | ChooseReward
    | FinishTurn
    | EndPhase
    | EndRound
)
