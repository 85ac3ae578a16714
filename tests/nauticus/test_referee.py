"""Tests that the engine and the referee agree in every position.

The tests compare the legal moves, the table and the result. They cover the printed game, and games with
unusual boards, resources, stacks and storages.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.files import record
from engine.core.files.record import PlayedMove
from engine.core.model import Action, State
from engine.core.randomness.chance import SeededChance
from engine.games.nauticus.components import PARTS
from engine.games.nauticus.edition import BONUSES, Edition, Space
from engine.games.nauticus.game import GAME
from engine.games.nauticus.player import Player
from engine.games.nauticus.ship import Ship
from engine.games.nauticus.state import NauticusState
from engine.games.nauticus.steps.free_tile import TakeFreeTile
from engine.games.nauticus.steps.reward import ChooseReward
from tests.engine.playouts import first_action, play_game, with_option
from tests.nauticus.referee import Move, Play, Referee
from tests.nauticus.referee_tiles import Person

# Run these tests in a single worker, so that the expensive fixtures are built only once.
pytestmark = pytest.mark.xdist_group("referee of nauticus")

Result: TypeAlias = dict[str, Any]

TABLES = ("as printed", "another board", "rich", "run down", "full storages", "full yards", "all at once")
SEEDS, MANY_SEEDS = range(6), range(6, 300)
every_number = pytest.mark.parametrize("seats", [2, 3, 4])
every_table = pytest.mark.parametrize("kind", TABLES)
RECORDS = Path(__file__).parent.parent / "records"


def set_up_table(kind: str, seats: int, random: Random) -> NauticusState:
    """Set up a game of the given kind.

    It is either as printed, or has other prices, resources, stacks or storages.
    """
    edition = another_board(random) if kind in ("another board", "all at once") else GAME.default_edition()
    state = GAME.deal(seats, edition, SeededChance(str(random.random())))
    if kind in ("as printed", "another board"):
        return state
    players = [player.gained(taler=80, workers=40) for player in state.players]
    if kind in ("full storages", "full yards", "all at once"):
        players = [fill_storage(player, random) for player in players]
    if kind in ("full yards", "all at once"):
        players = [replace(player, ships=tuple(random_ship(random) for _ in range(8))) for player in players]
    stock = state.stock
    if kind in ("run down", "all at once"):
        stock = tuple(min(left, random.choice((0, 1, 2, 9))) for left in stock)
    return replace(state, players=tuple(players), stock=stock)


def another_board(random: Random) -> Edition:
    prices = [random.sample(range(4), 4) for _ in BONUSES]
    spaces = [{"bonus": bonus, "prices": row} for bonus, row in zip(BONUSES, prices, strict=True)]
    wheel = (0, *(random.randint(1, 3) for _ in range(7)))
    return Edition(wheel, msgspec.convert(spaces, tuple[Space, ...]))


def fill_storage(player: Player, random: Random) -> Player:
    while player.free_spaces > random.randint(0, 3):
        player = player.stored(random.choice([part for part in PARTS if player.has_room(part)]))
    return player


def random_ship(random: Random) -> Ship:
    """Return a random ship, which may be finished or at any stage of building."""
    hulls = ("single", "bow", "stern", "middle", "bow stern", "middle middle", "bow middle middle stern")
    hull = random.choice(hulls).split()
    emblem = random.choice(("wheel", "anchor", "whale", "compass"))
    masts = [random.choice((emblem, emblem, "crown")) for _ in hull[random.randint(0, 1) :]]
    sails = [random.choice((emblem, emblem, "crown")) for _ in masts[random.randint(0, 2) :]]
    goods = [random.choice(("coffee", "salt")) for _ in hull[random.randint(0, 2) :]]
    return msgspec.convert({"hull": hull, "masts": masts, "sails": sails, "goods": goods}, Ship)


def as_person(player: Player) -> Person:
    """Convert a player to the referee's format."""
    fields = msgspec.to_builtins(player)
    ships = [{name: list(laid) for name, laid in ship.items()} for ship in fields["ships"]]
    tiles = {"storage": list(player.storage), "ships": ships, "delivered": list(player.delivered)}
    means = {name: fields[name] for name in ("vp", "taler", "workers")}
    return means | tiles | {"extra": player.has_extra, "passes": [3, 2, 1][player.passes :]}


def sort_person(person: Person) -> Person:
    return person | {name: sorted(person[name]) for name in ("storage", "delivered")}


def pick_option(options: Sequence[Action], random: Random) -> Action:
    """Pick a random option.

    Usually, options that build ships have a higher weight. Otherwise, the kind of move is picked first, so
    that rare kinds are chosen more often.
    """
    if random.random() < 0.6:
        return random.choices(options, list(map(eagerness, options)))[0]
    kind = random.choice(sorted({type(option).__name__ for option in options}))
    return random.choice([option for option in options if type(option).__name__ == kind])


def eagerness(action: Action) -> float:
    move: Move = msgspec.to_builtins(action)
    if isinstance(move.get("to"), dict) and move["to"]["ship"] != "new":
        return {"hull": 12.0, "mast": 15.0, "sail": 60.0, "good": 8.0}[str(move["part"])[:4]]
    return {"deliver": 100.0, "reward": 3.0, "pass": 0.5, "done": 0.5, "extra": 0.1}.get(move["move"], 1.0)


@cache
def compare_game(kind: str, seats: int, seed: int) -> frozenset[str]:
    """Play a random game with both the engine and the referee, and fail if they differ.

    Returns the names of the notable situations that occurred.
    """
    random = Random(f"{kind} {seats} {seed}")
    state = set_up_table(kind, seats, random)
    referee = Referee(
        seats, GAME.edition_record(state.edition), lambda number, anchor: round_tiles(state, number, anchor)
    )
    if kind not in ("as printed", "another board"):
        referee.stock = Counter(dict(zip(PARTS, state.stock, strict=True)))
        referee.people = list(map(as_person, state.players))
    match, met = referee.match(), set[str]()
    seat, moves = next(match)
    while True:
        options = play.options(state)
        assert (play.awaited_seat(state), encode_moves(options)) == (seat, encode_moves(moves))
        action = pick_option(options, random)
        met.update(notable_features(state, action))
        state = play.submit(state, action)
        following = send_move(match, msgspec.to_builtins(action))
        if isinstance(following, dict):
            assert play.is_finished(state)
            assert GAME.result(state).record == following
            return frozenset(met)
        seat, moves = following
        assert list(map(sort_person, referee.people)) == list(map(sort_person, map(as_person, state.players)))
        assert [referee.stock[part] for part in PARTS] == list(state.stock)


def send_move(match: Play[Result], move: Move) -> tuple[int, list[Move]] | Result:
    """Send the referee a move.

    Return the next seat with its legal moves, or the result if the game is over.
    """
    try:
        return match.send(move)
    except StopIteration as over:
        result: Result = over.value
        return result


def round_tiles(state: NauticusState, number: int, anchor: int) -> tuple[str, ...]:
    """Return the tiles that the engine has dealt for the current round.

    Also check that `number` and `anchor` match the engine's round and anchor position.
    """
    assert (number, anchor) == (len(state.rounds) - 1, state.setup.anchor)
    return state.setup.tiles


def encode_moves(moves: Iterable[object]) -> list[str]:
    return sorted(msgspec.json.encode(move, order="sorted").decode() for move in moves)


def notable_features(state: NauticusState, action: Action) -> Iterator[str]:
    """Yield the name of each notable situation that applies to a move."""
    move: Move = msgspec.to_builtins(action)
    kind = move.get("reward") or move.get("for") or move.get("tile") or ""
    nothing = " nothing" if None in (move.get("part", ""), *(move.get("goods") or ())) else ""
    yield f"{move['move']} {kind}{nothing}".strip()
    if isinstance(top := state.stack[0], ChooseReward):
        yield f"{top.remaining} rewards to come"
        if isinstance(state.stack[1], TakeFreeTile):
            yield "rewards before the free tile"
        if any(top.taken.count(reward) == 2 for reward in top.taken):
            yield "a reward taken twice"


@every_number
@every_table
def test_engine_and_referee_agree_at_every_position(kind: str, seats: int) -> None:
    for seed in SEEDS:
        assert compare_game(kind, seats, seed)


@pytest.mark.soak
@every_number
@every_table
def test_engine_and_referee_agree_in_many_more_games(kind: str, seats: int) -> None:
    for seed in MANY_SEEDS:
        assert compare_game(kind, seats, seed)


def test_duel_games_cover_rare_situations() -> None:
    met = {
        sight
        for kind in TABLES
        for seats in (2, 3, 4)
        for seed in SEEDS
        for sight in compare_game(kind, seats, seed)
    }
    tiles = ("hull", "mast", "sail", "goods", "transport", "withdraw", "deliver", "crowns")
    rewards = ("crown_mast", "crown_sail", "taler7", "workers3", "vp3", "goods2", "goods2 nothing")
    assert met >= {f"{verb} {tile}" for verb in ("choose", "extra") for tile in tiles}
    assert met >= {f"reward {reward}" for reward in rewards} | {f"{n} rewards to come" for n in (1, 2, 3, 4)}
    assert met >= {f"take {source}{nothing}" for source in ("bonus", "set") for nothing in ("", " nothing")}
    assert met >= {"end", "deliver", "crowns", "a reward taken twice", "rewards before the free tile"}


def judge_record(fields: dict[str, Any]) -> Result | None:
    """Replay a record with the referee and return its result, or None if the match is still running."""
    rounds = fields["chance"]["rounds"]

    def deal(number: int, anchor: int) -> list[str]:
        assert rounds[number]["anchor"] == anchor
        tiles: list[str] = rounds[number]["tiles"]
        return tiles

    is_short = fields["options"].get("length") == "short"
    match = Referee(len(fields["seats"]), fields["edition"], deal, is_short=is_short).match()
    seat, moves = next(match)
    for number, written in enumerate(fields["moves"], 1):
        move = {key: value for key, value in written.items() if key not in ("seat", "by")}
        assert written["seat"] == seat, f"move {number}: {written}"
        assert move in moves, f"move {number}: {written}"
        following = send_move(match, move)
        if isinstance(following, dict):
            assert number == len(fields["moves"])
            return following
        seat, moves = following
    return None


def record_fields(first: State, moves: Sequence[PlayedMove]) -> dict[str, Any]:
    told = record.create_record(GAME, "ABCD"[: first.seats], first, moves, None)
    fields: dict[str, Any] = json.loads(record.write(told))
    return fields


@every_number
def test_referee_accepts_records_of_full_games(seats: int) -> None:
    first, played, _ = play_game(GAME, seats, seed=3)
    data = record_fields(first, played)
    assert judge_record(data) == data["result"]
    assert judge_record(record_fields(first, played[:33])) is None


@every_number
def test_referee_accepts_records_of_short_games(seats: int) -> None:
    first, played, _ = play_game(with_option(GAME, "length", "short"), seats, seed=3)
    data = record_fields(first, played)
    assert data["options"] == {"length": "short"}
    assert judge_record(data) == data["result"]


@pytest.mark.long
@pytest.mark.parametrize("level", ["landlubber", "deckhand"])
def test_referee_accepts_moves_of_robots(level: str) -> None:
    first = state = GAME.deal(3, GAME.default_edition(), SeededChance("5"))
    played, chance = [], SeededChance("robots")
    while (seat := play.awaited_seat(state)) is not None:
        view, options = GAME.observe(state, seat), play.options(state)
        action, chance = first_action(GAME.robots[level], view, options, chance)
        played.append(PlayedMove(seat, action, "robot"))
        state = play.submit(state, action)
    data = record_fields(first, played)
    assert judge_record(data) == data["result"]


def test_referee_agrees_with_every_recorded_game() -> None:
    for path in sorted(RECORDS.glob("**/*.json")):
        told = json.loads(path.read_text(encoding="utf-8"))
        if told["game"] == "nauticus":
            assert judge_record(told) == told.get("result"), path.name
