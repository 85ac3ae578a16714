"""What to do in a turn, step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

from engine.core.model import Action, Seat
from engine.core.text import LocalizedText, text
from engine.games.nauticus import words
from engine.games.nauticus.actions import (
    Buy,
    Choose,
    Crowns,
    Deliver,
    Done,
    EndTurn,
    Extra,
    Pass,
    Take,
    TakeReward,
    Transport,
    Withdraw,
)
from engine.games.nauticus.advice.turn import MadeAction, ReplayedTurn
from engine.games.nauticus.components import (
    GOODS,
    PARTS,
    REWARD_TALER,
    REWARD_TILE,
    REWARD_VP,
    REWARD_WORKERS,
    Part,
)


def steps(turn: ReplayedTurn) -> Iterator[LocalizedText]:
    """Yield the steps of a turn."""
    for run in _runs(turn.made):
        yield from _step(turn.seat, run)
    kinds = {type(made.action) for made in turn.made}
    if kinds <= {Done, EndTurn}:
        yield LocalizedText("nauticus-do-end" if kinds == {EndTurn} else "nauticus-do-done")


def _runs(made: Sequence[MadeAction]) -> Iterator[list[MadeAction]]:
    """Yield the actions by kind, separately for the phase's action and the extra action.

    Rewards for a ship that is finished in the middle of an action follow the rest of the action.
    """
    part: dict[type[Action], list[MadeAction]] = {}
    for one in made:
        if isinstance(one.action, Extra | Done | Pass | EndTurn):
            yield from part.values()
            part = {}
            yield [one]
        else:
            part.setdefault(type(one.action), []).append(one)
    yield from part.values()


def _step(seat: Seat, run: list[MadeAction]) -> Iterator[LocalizedText]:
    """Yield the text for a run of actions of one kind; `Done` and `EndTurn` have none."""
    match run[-1].action:
        case Choose(tile) | Extra(tile) as action:
            key = "nauticus-do-choose" if isinstance(action, Choose) else "nauticus-do-extra"
            yield text(key, tile=words.action_tile(tile))
        case Take(part) if part is not None:
            yield text("nauticus-do-take", part=words.part(part))
        case Pass():
            yield LocalizedText("nauticus-do-pass")
        case Buy():
            yield _buying(seat, run)
        case Transport():
            yield text("nauticus-do-transport", parts=part_texts(_moved(run)))
        case Withdraw():
            yield text("nauticus-do-withdraw", taler=-sum(made.spent(seat) for made in run))
        case Crowns():
            yield text("nauticus-do-crowns", vp=sum(made.scored(seat) for made in run))
        case Deliver():
            yield text("nauticus-do-deliver", goods=_delivered(seat, run))
        case TakeReward():
            yield text("nauticus-do-rewards", rewards=_rewards(run))


def _buying(seat: Seat, run: list[MadeAction]) -> LocalizedText:
    spent = sum(made.spent(seat) for made in run)
    return text("nauticus-do-buy", parts=part_texts(_moved(run)), taler=spent)


def _moved(run: list[MadeAction]) -> list[Part]:
    return [made.action.part for made in run if isinstance(made.action, Buy | Transport)]


def part_texts(laid: Sequence[Part]) -> tuple[LocalizedText, ...]:
    """Return a text for each kind of tile, with an article or a number above one."""
    counts = {name: laid.count(name) for name in PARTS if name in laid}
    return tuple(
        text("nauticus-one", part=words.part(name)) if count == 1 else words.part_count(name, count)
        for name, count in counts.items()
    )


def _delivered(seat: Seat, run: list[MadeAction]) -> tuple[LocalizedText, ...]:
    before, after = run[0].before.players[seat].delivered, run[-1].after.players[seat].delivered
    counts = {good: after.count(good) - before.count(good) for good in GOODS}
    return words.kinds("good", [good for good, count in counts.items() for _ in range(count)])


def _rewards(run: list[MadeAction]) -> tuple[LocalizedText, ...]:
    taken = [made.action for made in run if isinstance(made.action, TakeReward)]
    counts = Counter(one.reward for one in taken)
    crowns = [part for reward, part in REWARD_TILE.items() for _ in range(counts[reward])]
    goods = [f"good:{good}" for one in taken for good in one.goods or () if good]
    amounts = (
        ("vp", REWARD_VP * counts["vp3"]),
        ("taler", REWARD_TALER * counts["taler7"]),
        ("workers", REWARD_WORKERS * counts["workers3"]),
    )
    return (
        *part_texts([*crowns, *cast("list[Part]", goods)]),
        *(text(f"nauticus-some-{name}", **{name: amount}) for name, amount in amounts if amount),
    )
