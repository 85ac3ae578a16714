"""A slow, independent implementation of the Nauticus rules, which tests compare with the engine.

It uses plain lists and dicts, and shares no code with the engine. A match is a generator. It yields the seat
to move with all legal moves, and receives the chosen move. At the end, it returns the result. Moves and
results use the notation of match records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import combinations
from math import ceil
from typing import Any, TypeAlias, TypeVar

from tests.nauticus.referee_tiles import (
    Person,
    crowns_of,
    fits,
    free_space,
    is_finished,
    is_full,
    material_value,
    places_in_yard,
)

T = TypeVar("T")
Move: TypeAlias = dict[str, Any]
Play: TypeAlias = Generator[tuple[int, list[Move]], Move, T]

EMBLEMS = ("wheel", "anchor", "whale", "compass")
KINDS = {
    "hull": ("hull:bow", "hull:middle", "hull:stern", "hull:single"),
    "mast": tuple(f"mast:{emblem}" for emblem in EMBLEMS),
    "sail": tuple(f"sail:{emblem}" for emblem in EMBLEMS),
    "goods": ("good:coffee", "good:grain", "good:fish", "good:salt"),
}
TILES = (*KINDS, "transport", "withdraw", "deliver", "crowns")
PASS, DONE, END = {"move": "pass"}, {"move": "done"}, {"move": "end"}
EXTRAS = [{"move": "extra", "tile": tile} for tile in TILES]


def new_stock() -> Counter[str]:
    stock = Counter({part: 15 for tile in ("mast", "sail") for part in KINDS[tile]})
    stock.update({part: 9 if part == "hull:middle" else 18 for part in KINDS["hull"]})
    stock.update({"mast:crown": 12, "sail:crown": 12} | dict.fromkeys(KINDS["goods"], 12))
    return stock


def new_person(taler: int, workers: int) -> Person:
    means = {"vp": 10, "taler": taler, "workers": workers, "extra": True, "passes": [3, 2, 1]}
    return means | {"storage": [], "ships": [], "delivered": []}


class Referee:
    """A match that is played without the engine.

    `deal(round, anchor)` returns the tiles on the eight spaces in a round.
    """

    def __init__(
        self,
        seats: int,
        edition: dict[str, Any],
        deal: Callable[[int, int], Sequence[str]],
        *,
        is_short: bool = False,
    ) -> None:
        self.seats, self.deal = seats, deal
        self.rounds = {2: 4, 3: 5, 4: 5}[seats] - 2 * is_short
        self.wheel, self.spaces = edition["wheel"], edition["spaces"]
        taler = {2: (15, 16), 3: (15, 16, 17), 4: (15, 16, 16, 17)}[seats]
        workers = {2: (4, 4), 3: (4, 4, 5), 4: (4, 4, 5, 6)}[seats]
        self.stock, self.people = new_stock(), list(map(new_person, taler, workers))

    # The sequence of play

    def match(self) -> Play[dict[str, Any]]:
        anchor = start = 0
        for number in range(self.rounds):
            tiles = list(self.deal(number, anchor))
            played: list[str] = []
            for _ in range(7):
                played.append((yield from self.phase(start, tiles, played, anchor)))
                start = (start + 1) % self.seats
            anchor = tiles.index(played[0])
            for me in self.people:
                me["vp"] -= sum(me["passes"])
                me["passes"] = [3, 2, 1]
        return self.result()

    def phase(self, start: int, tiles: list[str], played: list[str], anchor: int) -> Play[str]:
        move = yield start, [{"move": "choose", "tile": tile} for tile in tiles if tile not in played]
        tile: str = move["tile"]
        number = tiles.index(tile)
        space, blue = self.spaces[number], self.wheel[(number - anchor) % 8]
        yield from self.bonus(start, space["bonus"])
        for place in range(self.seats):
            yield from self.turn((start + place) % self.seats, new_action(tile, space["prices"], blue))
        return tile

    def bonus(self, seat: int, bonus: str) -> Play[None]:
        me = self.people[seat]
        me["workers"] += {"workers3": 3, "workers2": 2, "worker_good": 1, "worker_vp": 1}.get(bonus, 0)
        me["vp"] += {"vp2": 2, "worker_vp": 1}.get(bonus, 0)
        me["taler"] += {"taler4": 4}.get(bonus, 0)
        if bonus in ("mast", "sail", "worker_good"):
            yield from self.free_tile(seat, "goods" if bonus == "worker_good" else bonus, "bonus")

    def turn(self, seat: int, action: Move) -> Play[None]:
        me = self.people[seat]
        move = yield seat, [*self.uses(me, action), PASS, *(EXTRAS if me["extra"] else ())]
        if move["move"] == "extra":
            yield from self.extra_action(seat, move["tile"])
            move = yield seat, [*self.uses(me, action), PASS]
        if move["move"] == "pass":
            me["passes"] = me["passes"][1:]
        else:
            yield from self.perform(seat, action, move)
        if me["extra"] and (move := (yield seat, [END, *EXTRAS]))["move"] == "extra":
            yield from self.extra_action(seat, move["tile"])

    def extra_action(self, seat: int, tile: str) -> Play[None]:
        me = self.people[seat]
        me["extra"] = False
        me["workers"] += 2
        action = new_action(tile, (2, 2, 2, 2), 0)
        yield from self.perform(seat, action, (yield seat, [*self.uses(me, action), DONE]))

    def perform(self, seat: int, action: Move, move: Move) -> Play[None]:
        """Perform the first move of an action, and all further moves until the action is over."""
        while move["move"] != "done":
            yield from getattr(self, move["move"])(seat, action, move)
            if move["move"] in ("withdraw", "crowns"):
                return
            move = yield seat, [*self.uses(self.people[seat], action), DONE]

    # The eight actions: the moves that each one allows, and their effects

    def uses(self, person: Person, action: Move) -> Iterable[Move]:
        tile, hands = action["tile"], action["blue"] + person["workers"]
        if tile in KINDS:
            return self.purchases(person, action) if hands else []
        if tile == "transport":
            parts = sorted(set(person["storage"])) if hands else []
            return [
                {"move": tile, "part": part, "to": to}
                for part in parts
                for to in places_in_yard(person, part)
            ]
        if tile == "deliver":
            full = [
                n
                for n, ship in enumerate(person["ships"], 1)
                if is_full(ship) and len(ship["goods"]) <= hands
            ]
            return [{"move": tile, "ship": number} for number in full]
        most = hands
        if tile == "crowns":
            most = min(hands, ceil(15 / crowns_of(person))) if crowns_of(person) else 0
        return [{"move": tile, "workers": number} for number in range(1, most + 1)]

    def purchases(self, person: Person, action: Move) -> Iterable[Move]:
        for part in KINDS[action["tile"]]:
            price = price_of(action, part)
            if self.stock[part] and price <= person["taler"]:
                places: list[Any] = ["storage"] if fits(person, part) else []
                for to in places + (places_in_yard(person, part) if price else []):
                    yield {"move": "buy", "part": part, "to": to}

    def buy(self, seat: int, action: Move, move: Move) -> Play[None]:
        me, part = self.people[seat], move["part"]
        pay(me, action, 1)
        me["taler"] -= price_of(action, part)
        had_four = len(set(action["bought"])) == 4
        action["bought"].append(part)
        if move["to"] == "storage":
            self.store(me, part)
        else:
            self.stock[part] -= 1
            yield from self.lay(seat, part, move["to"])
        if len(set(action["bought"])) == 4 and not had_four:
            yield from self.free_tile(seat, action["tile"], "set")

    def transport(self, seat: int, action: Move, move: Move) -> Play[None]:
        pay(self.people[seat], action, 1)
        self.people[seat]["storage"].remove(move["part"])
        yield from self.lay(seat, move["part"], move["to"])

    def withdraw(self, seat: int, action: Move, move: Move) -> Iterable[Any]:
        pay(self.people[seat], action, move["workers"])
        self.people[seat]["taler"] += 2 * move["workers"]
        return ()

    def deliver(self, seat: int, action: Move, move: Move) -> Iterable[Any]:
        me = self.people[seat]
        ship = me["ships"][move["ship"] - 1]
        pay(me, action, len(ship["goods"]))
        me["delivered"] += ship["goods"]
        ship["goods"] = []
        return ()

    def crowns(self, seat: int, action: Move, move: Move) -> Iterable[Any]:
        me = self.people[seat]
        pay(me, action, move["workers"])
        me["vp"] += min(15, move["workers"] * crowns_of(me))
        return ()

    # Tiles

    def store(self, person: Person, part: str) -> None:
        self.stock[part] -= 1
        person["storage"].append(part)

    def free_tile(self, seat: int, tile: str, purpose: str) -> Play[None]:
        me = self.people[seat]
        on_offer = [part for part in KINDS[tile] if self.stock[part] and fits(me, part)] or (None,)
        move = yield seat, [{"move": "take", "part": part, "for": purpose} for part in on_offer]
        if move["part"]:
            self.store(me, move["part"])

    def lay(self, seat: int, part: str, to: Move) -> Play[None]:
        """Place a tile in the yard.

        If it completes a ship, hand out the ship's rewards at once.
        """
        me, (family, kind) = self.people[seat], part.split(":")
        if to["ship"] == "new":
            me["ships"].append({"hull": [kind], "masts": [], "sails": [], "goods": []})
            return
        ship = me["ships"][to["ship"] - 1]
        was_finished = is_finished(ship)
        if family == "hull":
            ship["hull"].insert(0 if to["end"] == "fore" else len(ship["hull"]), kind)
        else:
            ship[f"{family}s"].append(kind)
        if is_finished(ship) and not was_finished:
            yield from self.rewards(seat, len(ship["masts"]))

    def rewards(self, seat: int, number: int) -> Play[None]:
        me, taken = self.people[seat], Counter[str]()
        for _ in range(number):
            move = yield seat, [option for option in self.on_reward(me) if taken[option["reward"]] < 2]
            reward = move["reward"]
            taken[reward] += 1
            me["taler"] += 7 * (reward == "taler7")
            me["workers"] += 3 * (reward == "workers3")
            me["vp"] += 3 * (reward == "vp3")
            crown = {"crown_mast": ["mast:crown"], "crown_sail": ["sail:crown"]}.get(reward, [])
            for part in crown + [f"good:{good}" for good in move.get("goods", []) if good]:
                self.store(me, part)

    def on_reward(self, person: Person) -> list[Move]:
        names = ["taler7", "workers3", "vp3"]
        crowns = {"crown_mast": "mast:crown", "crown_sail": "sail:crown"}
        names += [name for name, part in crowns.items() if self.stock[part] and fits(person, part)]
        goods = [part.removeprefix("good:") for part in KINDS["goods"] if self.stock[part]]
        count = min(2, len(goods), free_space(person))
        pairs = [[*pair, None, None][:2] for pair in combinations(goods, count)] if count else []
        options: list[Move] = [{"move": "reward", "reward": name} for name in names]
        return options + [{"move": "reward", "reward": "goods2", "goods": pair} for pair in pairs]

    def result(self) -> dict[str, Any]:
        people = self.people
        before = [me["vp"] for me in people]
        goods = [sum(map(set_value, Counter(me["delivered"]).values())) for me in people]
        ships = [
            sum((2, 8, 20, 35)[len(s["hull"]) - 1] for s in me["ships"] if is_finished(s)) for me in people
        ]
        material = [
            me["workers"] + len(me["storage"]) + sum(map(material_value, me["ships"])) for me in people
        ]
        taler = [me["taler"] + more for me, more in zip(people, material, strict=True)]
        vp = [sum(lines) for lines in zip(before, goods, ships, (t // 3 for t in taler), strict=True)]
        merits = [(points, coins % 3, coins) for points, coins in zip(vp, taler, strict=True)]
        ranking = [
            [s for s in range(self.seats) if merits[s] == m] for m in sorted(set(merits), reverse=True)
        ]
        lines = {
            "vp_before": before,
            "goods": goods,
            "ships": ships,
            "material_taler": material,
            "taler": taler,
        }
        return lines | {"material_vp": [t // 3 for t in taler], "vp": vp, "ranking": ranking}


def new_action(tile: str, prices: Sequence[int], blue: int) -> Move:
    kinds = KINDS.get(tile, ())
    return {"tile": tile, "prices": dict(zip(kinds, prices, strict=False)), "blue": blue, "bought": []}


def price_of(action: Move, part: str) -> int:
    price: int = action["prices"][part]
    return 4 if part in action["bought"] else price


def pay(person: Person, action: Move, workers: int) -> None:
    blue = min(workers, action["blue"])
    action["blue"] -= blue
    person["workers"] -= workers - blue


def set_value(goods: int) -> int:
    return (0, 2, 5, 9, 14, 20)[goods] if goods <= 5 else 20 + 5 * (goods - 5)
