"""Tables of the printed components.

The values are from the sections on components and set-up in the rule book.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

HullKind: TypeAlias = Literal["bow", "middle", "stern", "single"]
Emblem: TypeAlias = Literal["wheel", "anchor", "whale", "compass", "crown"]
Good: TypeAlias = Literal["coffee", "grain", "fish", "salt"]
Family: TypeAlias = Literal["hull", "mast", "sail", "good"]
Tile: TypeAlias = Literal["hull", "mast", "sail", "goods", "transport", "withdraw", "deliver", "crowns"]
Bonus: TypeAlias = Literal[
    "workers3", "mast", "sail", "vp2", "workers2", "worker_good", "worker_vp", "taler4"
]
Reward: TypeAlias = Literal["crown_mast", "crown_sail", "taler7", "workers3", "vp3", "goods2"]
Part: TypeAlias = Literal[
    "hull:bow", "hull:middle", "hull:stern", "hull:single",
    "mast:wheel", "mast:anchor", "mast:whale", "mast:compass", "mast:crown",
    "sail:wheel", "sail:anchor", "sail:whale", "sail:compass", "sail:crown",
    "good:coffee", "good:grain", "good:fish", "good:salt",
]  # fmt: skip

TILES: tuple[Tile, ...] = (
    "hull",
    "mast",
    "sail",
    "goods",
    "transport",
    "withdraw",
    "deliver",
    "crowns",
)
GOODS: tuple[Good, ...] = ("coffee", "grain", "fish", "salt")

STOCK: dict[Part, int] = {
    "hull:bow": 18, "hull:middle": 9, "hull:stern": 18, "hull:single": 18,
    "mast:wheel": 15, "mast:anchor": 15, "mast:whale": 15, "mast:compass": 15, "mast:crown": 12,
    "sail:wheel": 15, "sail:anchor": 15, "sail:whale": 15, "sail:compass": 15, "sail:crown": 12,
    "good:coffee": 12, "good:grain": 12, "good:fish": 12, "good:salt": 12,
}  # fmt: skip
"""Number of tiles of each kind."""

PARTS: tuple[Part, ...] = tuple(STOCK)
PART_INDEX: dict[Part, int] = {part: place for place, part in enumerate(PARTS)}


def family(part: Part) -> Family:
    """Return a part's family, for example `mast`."""
    return cast("Family", part[:4])


def kind(part: Part) -> str:
    """Return a part's kind within its family, for example `whale` for `mast:whale`."""
    return part[5:]


ON_SALE: dict[Tile, tuple[Part, ...]] = {
    "hull": ("hull:bow", "hull:middle", "hull:stern", "hull:single"),
    "mast": ("mast:wheel", "mast:anchor", "mast:whale", "mast:compass"),
    "sail": ("sail:wheel", "sail:anchor", "sail:whale", "sail:compass"),
    "goods": ("good:coffee", "good:grain", "good:fish", "good:salt"),
}
"""The four kinds on each blue action tile, in the order of the prices on a space (3.2.1)."""

BONUS_WORKERS: dict[Bonus, int] = {
    "workers3": 3,
    "workers2": 2,
    "worker_good": 1,
    "worker_vp": 1,
}
BONUS_VP: dict[Bonus, int] = {"vp2": 2, "worker_vp": 1}
BONUS_TALER: dict[Bonus, int] = {"taler4": 4}
BONUS_TILE: dict[Bonus, Tile] = {"mast": "mast", "sail": "sail", "worker_good": "goods"}
"""The bonuses that give a free tile. Each is mapped to the action tile that lists the available kinds."""

STORAGE_SPACES = 12


START_VP, START_WORKERS, START_TALER = 10, 4, 15
POSITION_EXTRA: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((0, 0), (1, 0)),
    3: ((0, 0), (1, 0), (2, 1)),
    4: ((0, 0), (1, 0), (1, 1), (2, 2)),
}
"""Additional (taler, workers) at the start, by number of players and position in the turn order."""

ROUNDS: dict[int, int] = {2: 4, 3: 5, 4: 5}
SHORT_BY = 2
"""Number of rounds that are removed in a short game. The rule book does not have this option."""
PHASES = 7
SPACES = 8

PRICES = (0, 1, 2, 3)
"""The prices for the four kinds on a blue tile. Each space lists them in a different order."""
FURTHER_PRICE = 4
EXTRA_PRICE = 2
EXTRA_WORKERS = 2
TALER_PER_WORKER = 2
CROWNS_CAP = 15
"""Maximum victory points per crowns action (3.2.2.4)."""

MAX_MIDDLES = 2
PASS_PENALTY = (6, 3, 1, 0)
"""Victory points lost at the end of a round, by number of flipped pass tiles.

The tiles are flipped in the order -3, -2, -1.
"""
PASS_TILES = (3, 2, 1)

REWARDS: tuple[Reward, ...] = (
    "crown_mast",
    "crown_sail",
    "taler7",
    "workers3",
    "vp3",
    "goods2",
)
REWARD_TILE: dict[Reward, Part] = {
    "crown_mast": "mast:crown",
    "crown_sail": "sail:crown",
}
REWARD_TALER, REWARD_WORKERS, REWARD_VP, REWARD_GOODS = 7, 3, 3, 2
SAME_REWARD_AT_MOST = 2

GOODS_VP = (0, 2, 5, 9, 14, 20)
"""Victory points for a set of delivered goods of the same kind, by number of goods.

Each good after the fifth adds FURTHER_GOOD_VP.
"""
FURTHER_GOOD_VP = 5
SHIP_VP = (0, 2, 8, 20, 35)
"""Victory points for a finished ship by its number of hull parts."""
TALER_PER_VP = 3
