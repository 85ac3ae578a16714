"""Tests for table options: parsing, clear error messages, storage in states and records, and typed input."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.files import record
from engine.core.files.library import AnyGame, games
from engine.core.files.record import BadRecord
from engine.core.options import YES_OR_NO, BadOption, Choice, non_default_options, parse, with_defaults
from engine.protocol import Session
from tests.engine.playouts import PLAIN_TABLES, play_game, variants

CHOICES = (
    Choice("fog", YES_OR_NO, default=False),
    Choice("boats", (1, 2, 3), 2),
    Choice("wind", ("fair", "foul"), "fair"),
)
VARIANTS = [
    pytest.param(rules, variant, id=f"{rules.id}-{variant}")
    for rules in games().values()
    for variant in variants(rules)
]
every_variant = pytest.mark.parametrize(("rules", "typed"), VARIANTS)


def test_omitted_options_get_their_default() -> None:
    assert with_defaults(CHOICES, {"boats": 3}) == {"fog": False, "boats": 3, "wind": "fair"}
    assert non_default_options(CHOICES, with_defaults(CHOICES, {"boats": 3, "wind": "fair"})) == {"boats": 3}


@pytest.mark.parametrize(
    ("told", "why"),
    [
        ({"fogg": True}, "no option 'fogg': there are fog, boats, wind"),
        ({"fog": 1}, "option fog must be one of no, yes, not 1"),
        ({"boats": True}, "option boats must be one of 1, 2, 3, not True"),
        ({"boats": 2.0}, "option boats must be one of 1, 2, 3, not 2.0"),
        ({"boats": [2]}, "option boats must be one of 1, 2, 3, not [2]"),
        ({"wind": None}, "option wind must be one of fair, foul, not None"),
    ],
)
def test_invalid_option_is_rejected_by_name(told: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption) as slip:
        with_defaults(CHOICES, told)
    assert str(slip.value) == why


def test_option_is_rejected_if_game_has_none() -> None:
    with pytest.raises(BadOption, match="no option 'fog': the game has none"):
        with_defaults((), {"fog": True})


def test_options_are_parsed_from_id_and_value() -> None:
    assert parse(CHOICES, " fog=yes, boats=1 wind=foul") == {"fog": True, "boats": 1, "wind": "foul"}
    assert parse(CHOICES, "") == {}
    with pytest.raises(BadOption, match="option boats must be one of 1, 2, 3, not 'many'"):
        parse(CHOICES, "boats=many")
    with pytest.raises(BadOption, match="no option 'sails'"):
        parse(CHOICES, "sails")


@every_variant
def test_record_contains_options_and_replays_with_them(rules: AnyGame, typed: str) -> None:
    variant, data = variants(rules)[typed], parse(rules.options, typed)
    seats = rules.seat_counts[0]
    _, played, last = play_game(variant, seats, 3)
    first = variant.deal(seats, variant.default_edition(), whole_chance(variant, last))
    composed = record.create_record(rules, "ABCDEFGH"[:seats], first, played, None)
    assert composed.options == data
    verified = record.verify(record.read(record.write(composed)))
    assert rules.result(verified) == rules.result(last)
    assert rules.options_of(verified) == {**rules.read_options({}), **data}


def whole_chance(rules: AnyGame, last: Any) -> Any:
    return rules.read_chance(json.loads(json.dumps(rules.chance_record(last, None))))


@pytest.mark.parametrize(("rules", "seats"), PLAIN_TABLES)
def test_record_of_default_game_has_no_options(rules: AnyGame, seats: int) -> None:
    first, played, _ = play_game(rules, seats, 3)
    assert record.create_record(rules, "ABCDEFGH"[:seats], first, played[:1], None).options == {}


@every_variant
def test_record_with_invalid_option_is_rejected(rules: AnyGame, typed: str) -> None:
    seats, (name, _) = rules.seat_counts[0], typed.split("=")
    first, played, _ = play_game(rules, seats, 3)
    raw = record.write(record.create_record(rules, "ABCDEFGH"[:seats], first, played[:2], None))
    for wrong in ({name: "sideways"}, {"sideways": True}):
        with pytest.raises(BadRecord, match="sideways"):
            record.read(json.dumps({**json.loads(raw), "options": wrong}))


@every_variant
def test_line_protocol_starts_game_with_options(rules: AnyGame, typed: str) -> None:
    session, data = Session(), parse(rules.options, typed)
    new = {"do": "new", "game": rules.id, "seats": rules.seat_counts[0], "options": data}
    assert "error" not in send_request(session, new)
    assert send_request(session, {"do": "record"})["record"]["options"] == data
    name = typed.split("=", maxsplit=1)[0]
    refused = send_request(session, {**new, "options": {name: "sideways"}})
    assert refused["error"]["code"] == "bad-option"
    assert "sideways" in refused["error"]["message"]
    assert send_request(session, {"do": "record"})["record"]["options"] == data
    listed = {game["game"]: game["options"] for game in send_request(session, {"do": "games"})["games"]}
    assert [choice["id"] for choice in listed[rules.id]] == [choice.id for choice in rules.options]
    assert set(listed[rules.id][0]) == {"id", "values", "default"}


def send_request(session: Session, request: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
    return answer
