"""Tests that game records can be written and parsed, and that every kind of error is rejected."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.core import play
from engine.core.files import record
from engine.core.files.library import AnyGame, games
from engine.core.files.record import BadRecord, PlayedMove
from engine.games.nauticus.game import GAME
from tests.engine.playouts import play_game, start_game

NAMES = ("Ada", "Ben", "Cem", "Dorota", "Emil", "Fay", "Gus", "Hana")
Fields = dict[str, Any]


def create_fields(rules: AnyGame, seats: int, seed: int = 1, moves: int | None = None) -> Fields:
    first, played, _ = play_game(rules, seats, seed)
    written = record.write(record.create_record(rules, NAMES[:seats], first, played[:moves], None))
    fields: Fields = json.loads(written)
    return fields


def verify_fields(fields: Fields) -> object:
    return record.verify(record.read(json.dumps(fields)))


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_record_round_trips_and_verifies(rules: AnyGame) -> None:
    for seats in rules.seat_counts:
        first, played, last = play_game(rules, seats, 2)
        told = record.create_record(rules, NAMES[:seats], first, played, None)
        written = record.write(told)
        assert record.write(record.read(written)) == written
        assert rules.result(record.verify(told)) == rules.result(last)


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_record_of_running_match_is_incomplete_and_verifies(rules: AnyGame) -> None:
    data = create_fields(rules, rules.seat_counts[0], moves=4)
    assert not data["complete"]
    assert "result" not in data
    verify_fields(data)


def test_record_does_not_contain_the_seed() -> None:
    first = start_game(GAME, 2, seed=77)
    written = record.write(record.create_record(GAME, NAMES[:2], first, [], None)).decode()
    assert '"77"' not in written
    assert "seed" not in written


def test_hidden_choice_is_in_record_only_after_the_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def move_record(self: AnyGame, viewer: Any, before: Any, seat: int, action: Any, *, now: Any) -> Any:
        move: Fields = honest(self, viewer, before, seat, action, now=now)
        return move if play.is_finished(now) else {"seat": seat, "move": "hidden"}

    def fill_in_move(_: AnyGame, before: Any, move: Any) -> Any:
        something = msgspec.to_builtins(play.options(before)[0])
        return {**move, **something} if move["move"] == "hidden" else move

    honest = type(GAME).move_record
    monkeypatch.setattr(type(GAME), "move_record", move_record)
    monkeypatch.setattr(type(GAME), "fill_in_move", fill_in_move)
    running, whole_match = create_fields(GAME, 2, moves=1), create_fields(GAME, 2)
    assert running["moves"] == [{"seat": 0, "move": "hidden"}]
    assert "hidden" not in {move["move"] for move in whole_match["moves"]}
    verify_fields(running)
    verify_fields(whole_match)
    whole_match["moves"][0] = running["moves"][0]
    with pytest.raises(BadRecord):
        verify_fields(whole_match)


def test_record_marks_moves_of_robots() -> None:
    first, played, _ = play_game(GAME, 2, 1)
    by_robot = [PlayedMove(played_move.seat, played_move.action, "robot") for played_move in played[:3]]
    told = record.create_record(GAME, NAMES[:2], first, by_robot, None)
    assert [move["by"] for move in told.moves] == ["robot"] * 3
    record.verify(told)


def test_unknown_keys_in_record_are_ignored() -> None:
    data = create_fields(GAME, 3)
    data["annotator"] = "Ada"
    data["moves"][0]["comment"] = "bold"
    data["chance"]["rounds"][0]["weather"] = "calm"
    verify_fields(data)


def first_move(fields: Fields, kind: str) -> Fields:
    return next(move for move in fields["moves"] if move["move"] == kind)


def update_part(part_of: Callable[[Fields], Fields], **changes: Any) -> Callable[[Fields], object]:
    return lambda data: part_of(data).update(changes)


MISPLACED: dict[str, tuple[Callable[[Fields], object], str]] = {
    "of another move": (
        update_part(lambda data: first_move(data, "pass"), part="mast:whale"),
        r"move \d+: 'part' means nothing in the move 'pass'",
    ),
    "of a place": (
        update_part(lambda data: first_move(data, "done"), end="fore"),
        "'end' means nothing in the move 'done'",
    ),
    "of a move, in a place": (
        update_part(
            lambda data: next(m["to"] for m in data["moves"] if isinstance(m.get("to"), dict)), part="x"
        ),
        "'part' means nothing in 'to' of the move",
    ),
    "of the record": (
        update_part(lambda data: data["moves"][3], result={}),
        "'result' means nothing in the move",
    ),
    "of the chance": (
        update_part(lambda data: data["moves"][3], tiles=[]),
        "'tiles' means nothing in the move",
    ),
    "of a move, at the top": (
        update_part(lambda data: data, by="robot"),
        "'by' means nothing in the record itself",
    ),
    "of an edition, at the top": (
        update_part(lambda data: data, house_rules=True),
        "'house_rules' means nothing in the record itself",
    ),
    "of a round": (update_part(lambda data: data["edition"], rounds=[]), "'rounds' means nothing in edition"),
    "of a wheel": (
        update_part(lambda data: data["edition"]["spaces"][2], wheel=[]),
        "'wheel' means nothing in edition.spaces",
    ),
    "of an edition": (
        update_part(lambda data: data["chance"], spaces=[]),
        "'spaces' means nothing in chance",
    ),
    "of a space": (
        update_part(lambda data: data["chance"]["rounds"][1], bonus="mast"),
        "'bonus' means nothing in chance.rounds",
    ),
    "in the result": (
        update_part(lambda data: data["result"], complete=True),
        "'complete' means nothing in result",
    ),
}


@pytest.mark.parametrize("name", MISPLACED)
def test_misplaced_known_key_is_rejected_by_name(name: str) -> None:
    breaking, why = MISPLACED[name]
    data = create_fields(GAME, 2)
    breaking(data)
    with pytest.raises(BadRecord, match=why):
        verify_fields(data)


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_edition_with_house_rules_false_is_accepted(rules: AnyGame) -> None:
    data = create_fields(rules, min(rules.seat_counts))
    data["edition"]["house_rules"] = False
    verify_fields(data)


def test_reward_goods_are_accepted_in_any_order() -> None:
    data = next(t for t in (create_fields(GAME, 4, seed) for seed in range(60)) if _first_pair(t))
    _first_pair(data)["goods"].reverse()
    verify_fields(data)


def _first_pair(fields: Fields) -> Fields:
    pairs = (m for m in fields["moves"] if m.get("goods") and None not in m["goods"])
    found: Fields = next(pairs, {})
    return found


def change_fields(**fields: Any) -> Callable[[Fields], object]:
    return lambda data: data.update(fields)


def drop_moves(fields: Fields) -> None:
    del fields["moves"][50:]


def _first_move_of(fields: Fields, seat: int) -> Fields:
    return next(move for move in fields["moves"] if move["seat"] == seat)


def _rename_ranked_seats(fields: Fields, seat_as: Callable[[int], object]) -> None:
    ranking = fields["result"]["ranking"]
    fields["result"]["ranking"] = [[seat_as(seat) for seat in tied] for tied in ranking]


BROKEN: dict[str, tuple[Callable[[Fields], object], str]] = {
    "another format": (change_fields(format="harbour-record/9"), "format"),
    "another game": (change_fields(game="chess"), "unknown game 'chess'"),
    "later rules": (change_fields(rules_version=99), "rules version 99"),
    "an option that is none": (change_fields(options={"fast": True}), "no option 'fast'"),
    "too many seats": (change_fields(seats=["A"] * 7), "7"),
    "no moves at all": (lambda data: data.pop("moves"), "moves"),
    "moves missing at the end": (drop_moves, "not over"),
    "marked incomplete": (change_fields(complete=False), "marked as incomplete"),
    "a move twice": (lambda data: data["moves"].insert(3, data["moves"][2]), "move"),
    "a move of another seat": (
        lambda data: data["moves"][5].update(seat=1 - data["moves"][5]["seat"]),
        "turn",
    ),
    "a seat that is no number": (lambda data: _first_move_of(data, 1).update(seat=True), "turn, not True"),
    "a ranking of no seats": (lambda data: _rename_ranked_seats(data, bool), "result.ranking"),
    "a move by a stranger": (lambda data: data["moves"][8].update(by="pirate"), "by must be one of"),
    "a move after the end": (lambda data: data["moves"].append({"seat": 0, "move": "pass"}), "over"),
    "an unknown move": (lambda data: data["moves"][4].update(move="fly"), "move 5"),
    "a move that is not legal": (lambda data: data["moves"].insert(0, {"seat": 0, "move": "pass"}), "move 1"),
    "another result": (lambda data: data["result"]["vp"].__setitem__(0, 999), "result.vp"),
    "no result": (lambda data: data.pop("result"), "result.vp_before"),
    "tiles that are none": (
        lambda data: data["chance"]["rounds"][0].update(tiles=["rum"] * 8),
        "not an order",
    ),
    "a round too few": (lambda data: data["chance"]["rounds"].pop(), "chance"),
    "a round too many": (lambda data: data["chance"]["rounds"].append(data["chance"]["rounds"][0]), "chance"),
    "another anchor": (lambda data: data["chance"]["rounds"][1].update(anchor=8), "chance.rounds"),
    "no chance": (change_fields(chance={}), "chance"),
    "an edition that can't be": (lambda data: data["edition"].update(wheel=[1] * 8), "wheel"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_record_is_rejected_with_the_reason(name: str) -> None:
    breaking, why = BROKEN[name]
    data = copy.deepcopy(create_fields(GAME, 2))
    breaking(data)
    with pytest.raises(BadRecord, match=why):
        verify_fields(data)


NESTED = b'{"x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"


@pytest.mark.parametrize(
    "raw", [b"", b"\xff\xfe", b"[]", b"{", b'{"format": 7}', b"null", NESTED], ids=lambda r: str(r[:9])
)
def test_data_in_another_format_is_rejected(raw: bytes) -> None:
    with pytest.raises(BadRecord, match="not a harbour record"):
        record.read(raw)


def test_error_contains_number_of_first_bad_move() -> None:
    data = create_fields(GAME, 2)
    data["moves"][9] = {"seat": data["moves"][9]["seat"], "move": "deliver", "ship": 40}
    with pytest.raises(BadRecord) as caught:
        verify_fields(data)
    assert caught.value.move == 10


def test_states_include_the_start_and_each_move() -> None:
    told = record.read(json.dumps(create_fields(GAME, 2)))
    positions = list(record.states(told))
    assert len(positions) == len(told.moves) + 1
    assert play.is_finished(positions[-1])
    assert positions[0] == record.first_state(told)
