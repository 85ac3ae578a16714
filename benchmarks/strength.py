"""The strength of one level against another, from games that continue until the result is significant.

`make strength ARGS="--game <id> --level <level>"` prints a row for docs/strength.md. Both levels play the
same deals from every seat. The deals are reserved for this measurement and never used for tuning.

In a given version of the program, each level searches a fixed number of nodes, so the results are
reproducible. Ctrl-C prints the row for the deals played so far. With `--keep FILE` the deals are saved, and
the next run continues with them.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import log, log10, sqrt
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.core import play
from engine.core.files.library import AnyGame, game
from engine.core.game import GameResult
from engine.core.model import Seat
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import choose_turn
from engine.core.robots.search import lead_of

Z = 1.96
"""Quantile for a 95 % confidence interval."""
DECISION_RATIO = log((1 - 0.05) / 0.05)
"""The sequential test ends when the log-likelihood ratio reaches this value.

The probability of a wrong decision is 5 %, whichever hypothesis is true.
"""
MIN_DEALS = 4
"""Minimum number of deals before the test may end."""


@dataclass(frozen=True)
class GameOutcome:
    """A seat's outcome in a game: its share of the win, its lead, and its seconds per turn."""

    won: float
    lead: int
    seconds: tuple[float, ...]


def deal_seed(number: int) -> str:
    """Return a deal's seed.

    Tuning uses different seeds.
    """
    return f"strength/1/{number}"


def play_game(
    rules: AnyGame, levels: Sequence[str], watched_seat: int, number: int, nodes: int | None = None
) -> GameOutcome:
    """Play a deal and return the watched seat's outcome.

    `levels` contains the level for each seat. `nodes` overrides the watched seat's number of nodes.
    """
    name = deal_seed(number)
    state = rules.deal(len(levels), rules.default_edition(), SeededChance(name))
    chances = [SeededChance(f"{name}/{seat}") for seat in range(len(levels))]
    seconds: list[float] = []
    while (seat := play.awaited_seat(state)) is not None:
        robot, begun = rules.robots[levels[seat]], time.process_time()
        budget = robot.nodes if nodes is None or seat != watched_seat else nodes
        player = partial(robot.plan, budget=budget)
        actions, chances[seat] = choose_turn(rules, state, seat, chances[seat], player)
        if seat == watched_seat:
            seconds.append(time.process_time() - begun)
        for action in actions:
            state = play.submit(state, action, seat)
    result = rules.result(state)
    lead = int(lead_of(result.totals, watched_seat)) if result.totals else 0
    return GameOutcome(_share_of_win(result, watched_seat, len(levels)), lead, tuple(seconds))


def _share_of_win(result: GameResult, seat: Seat, seats: int) -> float:
    """Return a seat's share of a win; a draw is shared by all, and a common victory is a whole win for each."""
    winners = range(seats) if result.outcome == "draw" else result.winners(seats)
    return float(result.outcome == "all-won") or (seat in winners) / max(1, len(winners))


def play_from_every_seat(
    rules: AnyGame, level: str, against: str, seats: int, number: int
) -> list[GameOutcome]:
    """Play the same deal once for each seat.

    In each of these games, `level` plays one seat and `against` plays the others.
    """
    return [
        play_game(rules, [level if seat == own else against for seat in range(seats)], own, number)
        for own in range(seats)
    ]


class SavedDeal(Struct):
    """A saved deal: a description of the players, the deal's number, and the outcome from each seat."""

    about: str
    number: int
    games: list[GameOutcome]


def play_or_load_deals(
    numbers: Iterable[int],
    description: str,
    cache_file: Path | None,
    play_deal: Callable[[int], list[GameOutcome]],
) -> Iterator[list[GameOutcome]]:
    """Yield the outcomes of each deal until the last deal or Ctrl-C.

    Deals are loaded from `cache_file` if possible and played otherwise.
    """
    lines = cache_file.read_bytes().splitlines() if cache_file and cache_file.exists() else []
    saved_deals = [msgspec.json.decode(line, type=SavedDeal) for line in lines]
    known = {
        saved_deal.number: saved_deal.games for saved_deal in saved_deals if saved_deal.about == description
    }
    try:
        for number in numbers:
            if number not in known:
                known[number] = play_deal(number)
                if cache_file:
                    with cache_file.open("ab") as file:
                        file.write(msgspec.json.encode(SavedDeal(description, number, known[number])) + b"\n")
            yield known[number]
    except KeyboardInterrupt:
        return


def run_until_significant(
    deals: Iterator[list[GameOutcome]],
    low: float,
    high: float,
    on_progress: Callable[[str], None] = lambda _: None,
) -> tuple[list[list[GameOutcome]], float]:
    """Play deals until a sequential test decides between the win shares `low` and `high`.

    Stop earlier if there are no more deals. Return the deals, and the log-likelihood ratio of `high` to
    `low`.

    This is a sequential probability ratio test. It uses the win share of each deal and assumes that these
    shares are normally distributed.
    """
    played: list[list[GameOutcome]] = []
    ratio = 0.0
    for outcomes in deals:
        played.append(outcomes)
        shares = [sum(game_outcome.won for game_outcome in deal) / len(deal) for deal in played]
        mean = sum(shares) / len(shares)
        spread = max(sum((share - mean) ** 2 for share in shares) / len(shares), 0.01)
        ratio = len(shares) * (high - low) * (2 * mean - low - high) / (2 * spread)
        on_progress(f"{len(shares)} deals: {mean:.3f}, ratio {ratio:+.2f}")
        if len(played) >= MIN_DEALS and abs(ratio) > DECISION_RATIO:
            break
    return played, ratio


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson confidence interval for a win share."""
    share, wide = won / games, Z * Z / games
    middle = share + wide / 2
    half = Z * sqrt(share * (1 - share) / games + wide / (4 * games))
    return (middle - half) / (1 + wide), (middle + half) / (1 + wide)


def elo(share: float, seats: int = 2) -> float:
    """Return the Elo difference that corresponds to a win share among `seats` seats."""
    share = min(0.999, max(0.001, share))
    return 400 * log10(share * (seats - 1) / (1 - share))


def row(
    rules: AnyGame, level: str, against: str, seats: int, deals: Sequence[Sequence[GameOutcome]], first: int
) -> str:
    """Return the results as a row for the table in docs/strength.md; `first` is the number of the first deal."""
    games = [game_outcome for deal in deals for game_outcome in deal]
    won = sum(one.won for one in games)
    low, high = wilson(won, len(games))
    leads = sum(one.lead for one in games) / len(games)
    seconds = sorted(spent for one in games for spent in one.seconds)
    late = seconds[int(0.99 * (len(seconds) - 1))]
    rating = " ".join(f"{elo(share, seats):+.0f}" for share in (won / len(games), low, high))
    return (
        f"| {rules.id} | {_level_label(rules, level)} | {against} {rules.robots[against].version} "
        f"| {seats} | {first} | {won:g}/{len(games)} = {100 * won / len(games):.1f} % "
        f"[{100 * low:.1f}, {100 * high:.1f}] "
        f"| {rating} | {leads:+.1f} | {1000 * sum(seconds) / len(seconds):.0f} / {1000 * late:.0f} / "
        f"{1000 * seconds[-1]:.0f} ms |"
    )


def _level_label(rules: AnyGame, level: str) -> str:
    robot = rules.robots[level]
    return f"{level} {robot.version} ({robot.nodes})"


COLUMNS = (
    "game", "level, version (nodes)", "opponent", "seats", "first deal", "wins [interval]",
    "Elo difference, interval", "mean lead", "time per turn: mean / p99 / maximum",
)  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Play the deals and print the row of results."""
    parser = argparse.ArgumentParser(prog="benchmarks.strength", description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--level", required=True)
    parser.add_argument("--against", default="")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100, help="maximum number of deals")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--low", type=float, default=0.5, help="win rate to distinguish from --high")
    parser.add_argument("--high", type=float, default=0.75)
    parser.add_argument("--keep", type=Path, help="file that stores the played deals")
    options = parser.parse_args(arguments)
    rules = game(options.game)
    against = options.against or rules.substitute_level
    description = (
        f"{rules.id} {_level_label(rules, options.level)} {_level_label(rules, against)} {options.seats}"
    )
    numbers = range(options.first, options.first + options.deals)
    play_deal = partial(play_from_every_seat, rules, options.level, against, options.seats)
    deals = play_or_load_deals(numbers, description, options.keep, play_deal)
    deals_played, ratio = run_until_significant(
        deals, options.low, options.high, lambda line: print(line, file=sys.stderr, flush=True)
    )
    if not deals_played:
        return 1
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * len(COLUMNS)}")
    print(row(rules, options.level, against, options.seats, deals_played, options.first))
    decision = (
        "not certain"
        if abs(ratio) <= DECISION_RATIO
        else f"closer to {options.high if ratio > 0 else options.low:g}"
    )
    print(
        f"\nOf {options.low:g} and {options.high:g}: {decision}, ratio {ratio:+.2f} of {DECISION_RATIO:.2f}."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
