"""A slow, independent implementation of the Nautilus Island rules, which tests compare with the engine.

It uses plain lists and dicts, and shares no code with the engine. A match is a generator. It yields the seat
to move with all legal moves, and receives the chosen move. At the end, it returns the result. Moves and
results use the notation of match records.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable
from itertools import product
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Move: TypeAlias = dict[str, Any]
Play: TypeAlias = Generator[tuple[int, list[Move]], Move, T]

CAMP = ("clothes", "navigation", "repair", "fishing", "supplies")


class Referee:
    """A match that is played without the engine.

    The deal and the token order are taken from a complete record.
    """

    def __init__(self, seats: int, edition: dict[str, Any], chance: dict[str, Any]) -> None:
        stacks = [list(stack) for stack in chance["stacks"]]
        assert len(stacks) == len(edition["face_up"]) == sum(edition["columns"])
        assert all(len(stack) == 8 for stack in stacks)
        dealt = Counter(card for stack in stacks for card in stack)
        box = [f"{colour}/{thing}" for colour, things in edition["objects"].items() for thing in things]
        assert all(count <= 4 and card in box for card, count in dealt.items())
        assert Counter(chance["tokens"]) == Counter(edition["tokens"])
        self.columns = [[stacks.pop(0) for _ in range(number)] for number in edition["columns"]]
        self.treasures = {f"treasures/{thing}": vp for thing, vp in edition["treasures"].items()}
        self.portholes = {int(size): list(pile) for size, pile in edition["portholes"].items()}
        self.tokens = list(chance["tokens"])
        self.camp = {colour: self.tokens.pop(0) for colour in CAMP}
        self.people: list[dict[str, Any]] = [{"column": None, "hand": [], "sets": {}} for _ in range(seats)]
        self.order = list(range(seats))

    # The sequence of play

    def match(self) -> Play[dict[str, Any]]:
        is_last = False
        while True:
            entered: set[int] = set()
            for seat in self.order:
                yield from self.turn(seat, entered)
            if is_last:
                return self.result()
            is_last = not all(map(any, self.columns))
            self.order.sort(key=lambda seat: int(self.people[seat]["column"]))

    def turn(self, seat: int, entered: set[int]) -> Play[None]:
        me = self.people[seat]
        free = set(range(len(self.columns))) - entered - {me["column"]}
        move = yield seat, [{"move": "go", "column": column} for column in free]
        me["column"] = move["column"]
        entered.add(move["column"])
        here = self.columns[move["column"]]
        can_collect: list[Move] = [{"move": "collect"}] if any(here) else []
        move = yield seat, can_collect + self.stores(me, len(here)) or [{"move": "nothing"}]
        if move["move"] == "collect":
            me["hand"] += [stack.pop(0) for stack in here if stack]
        elif move["move"] == "store":
            yield from self.store(seat, move["cards"])

    def stores(self, person: dict[str, Any], spaces: int) -> list[Move]:
        moves = []
        for colour in CAMP:
            held = Counter(card for card in person["hand"] if card.startswith(f"{colour}/"))
            if person["sets"].get(colour, {}).get("porthole") is None:
                for counts in product(*(range(count + 1) for count in held.values())):
                    if 1 <= sum(counts) <= spaces:
                        chosen = Counter(dict(zip(held, counts, strict=True)))
                        moves.append({"move": "store", "cards": list(chosen.elements())})
        return moves

    def store(self, seat: int, cards: list[str]) -> Play[None]:
        me, colour = self.people[seat], cards[0].split("/")[0]
        mine = me["sets"].setdefault(colour, {"cards": [], "tokens": [], "porthole": None})
        for card in cards:
            me["hand"].remove(card)
        mine["cards"] += cards
        if colour in self.camp:
            mine["tokens"].append(self.camp.pop(colour))
            if len(self.camp) == 1:
                self.fill_camp()
        pile = self.portholes.get(len(mine["cards"]))
        if pile and (yield seat, [{"move": "close"}, {"move": "leave"}])["move"] == "close":
            mine["porthole"] = pile.pop(0)

    def fill_camp(self) -> None:
        for colour in CAMP:
            if colour not in self.camp and self.tokens:
                self.camp[colour] = self.tokens.pop(0)

    # The end

    def result(self) -> dict[str, Any]:
        tokens = [sum(map(token_points, me["sets"].values())) for me in self.people]
        portholes = [sum(mine["porthole"] or 0 for mine in me["sets"].values()) for me in self.people]
        treasures = [sum(self.treasures.get(card, 0) for card in me["hand"]) for me in self.people]
        vp = [sum(lines) for lines in zip(tokens, portholes, treasures, strict=True)]
        # The sort is stable, so players with equal points stay in the order of their columns, from back to
        # front.
        nearest = sorted(range(len(vp)), key=lambda seat: int(self.people[seat]["column"]))
        ranking = [[seat] for seat in sorted(nearest, key=lambda seat: vp[seat], reverse=True)]
        lines = {"tokens": tokens, "portholes": portholes, "treasures": treasures}
        return lines | {"vp": vp, "ranking": ranking}


def token_points(card_set: dict[str, Any]) -> int:
    """Return the points for a set's tokens."""
    tokens, size, alike = (
        Counter(card_set["tokens"]),
        len(card_set["cards"]),
        Counter(card_set["cards"]).values(),
    )
    odd = 4 * tokens["odd"] if size in (1, 3, 5, 7, 9, 11, 13, 15) else 0
    pairs = 5 * min(tokens["pair"], sum(count // 2 for count in alike))
    doubles = tokens["double"] * (card_set["porthole"] or 0)
    return 2 * tokens["vp2"] + 3 * tokens["vp3"] + size * tokens["per_card"] + odd + pairs + doubles


def canonical_moves(moves: Iterable[Move]) -> list[list[Any]]:
    """Return moves in a canonical form, in which the order of stored cards does not matter."""
    told = ({**move, "cards": sorted(move.get("cards", ()))} for move in moves)
    return sorted(sorted((key, str(value)) for key, value in move.items()) for move in told)


def judge_record(fields: dict[str, Any], chance: dict[str, Any] | None = None) -> dict[str, Any] | None:
    """Replay a record, check its moves, and return its result.

    Returns None if the match is still running.
    """
    match = Referee(len(fields["seats"]), fields["edition"], chance or fields["chance"]).match()
    seat, legal = next(match)
    for number, written in enumerate(fields["moves"], 1):
        move = {key: value for key, value in written.items() if key not in ("seat", "by")}
        assert written["seat"] == seat, f"move {number}: {written}"
        assert canonical_moves([move])[0] in canonical_moves(legal), f"move {number}: {written}"
        try:
            seat, legal = match.send(move)
        except StopIteration as over:
            assert number == len(fields["moves"])
            result: dict[str, Any] = over.value
            return result
    return None
