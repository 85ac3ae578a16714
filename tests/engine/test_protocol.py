"""The line protocol: a game by lines, and kind refusals that leave the position as it was."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from engine.core.library import games
from engine.protocol import Session


def ask(session: Session, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.answer(json.dumps(request)))
    return answer


@pytest.fixture
def session() -> Session:
    session = Session()
    assert ask(session, do="new", game="nauticus", seats=2, seed="line") == {
        "seat": 0,
        "finished": False,
        "moves": 0,
    }
    return session


def test_a_whole_game_by_lines_ends_in_a_record_that_verifies(session: Session) -> None:
    while not (status := ask(session, do="options"))["finished"]:
        ask(session, do="choose", seat=status["seat"], move=status["options"][-1])
    told = ask(session, do="record")["record"]
    assert told["complete"]
    assert told["result"] == ask(session, do="scores")["result"]
    assert ask(session, do="position", record=told)["finished"]
    middle = ask(session, do="position", record=told, at=10)
    assert (middle["moves"], middle["finished"]) == (10, False)
    assert ask(session, do="log")["log"] == [
        {key: value for key, value in move.items() if key != "by"} for move in told["moves"][:10]
    ]


def test_a_position_goes_out_and_in(session: Session) -> None:
    ask(session, do="choose", move=ask(session, do="options")["options"][2])
    state = ask(session, do="position")["state"]
    other = Session()
    ask(other, do="position", game="nauticus", state=state)
    assert ask(other, do="options")["options"] == ask(session, do="options")["options"]


def test_slips_after_the_end_of_a_record(session: Session) -> None:
    told = ask(session, do="record")["record"]
    assert ask(session, do="position", record=told, at=1)["error"]["code"] == "bad-position"
    while not (status := ask(session, do="options"))["finished"]:
        ask(session, do="choose", move=status["options"][0])
    assert ask(session, do="choose", move={"move": "pass"})["error"]["code"] == "finished"
    told = ask(session, do="record")["record"]
    told["chance"]["rounds"][1:] = []
    assert ask(session, do="position", record=told)["error"]["code"] == "bad-record"


def test_a_round_that_the_record_does_not_hold_is_unknown(session: Session) -> None:
    ask(session, do="position", record=ask(session, do="record")["record"])
    code = ""
    while not code:
        move = ask(session, do="options")["options"][-1]
        code = ask(session, do="choose", move=move).get("error", {}).get("code", "")
    assert code == "unknown-chance"


def test_names_are_as_many_as_seats(session: Session) -> None:
    assert ask(session, do="new", game="nauticus", seats=3, names=["Ada"])["error"]["code"] == "bad-seats"


def test_requests_carry_their_id_back(session: Session) -> None:
    assert ask(session, do="games", id="a7")["id"] == "a7"


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "fly"}, "unknown-request"),
        ({"go": "new"}, "bad-request"),
        ({"do": "new", "game": "chess"}, "unknown-game"),
        ({"do": "new", "seats": 9}, "bad-seats"),
        ({"do": "new", "edition": {"wheel": [1]}}, "bad-edition"),
        ({"do": "choose", "move": {"move": "fly"}}, "bad-move"),
        ({"do": "choose", "move": {"move": "done"}}, "illegal"),
        ({"do": "choose", "seat": 1, "move": {"move": "pass"}}, "wrong-seat"),
        ({"do": "scores"}, "not-finished"),
        ({"do": "view", "seat": 2}, "bad-seat"),
        ({"do": "record", "seat": -1}, "bad-seat"),
        ({"do": "position", "state": {"stack": []}}, "bad-state"),
        ({"do": "position", "record": {"format": "x"}}, "bad-record"),
    ],
)
def test_slips_are_named_and_change_nothing(session: Session, request_: dict[str, Any], code: str) -> None:
    before = ask(session, do="position")
    assert ask(session, **request_)["error"]["code"] == code
    assert ask(session, do="position") == before


@pytest.mark.parametrize(
    "change", [{"rounds": []}, {"stack": [{"step": "take-turn", "seat": 0}]}, {"players": []}]
)
def test_a_state_that_is_no_position_is_refused(session: Session, change: dict[str, Any]) -> None:
    state = ask(session, do="position")["state"]
    assert ask(session, do="position", state={**state, **change})["error"]["code"] == "bad-state"
    assert ask(session, do="options")["options"]


def test_a_game_from_the_middle_has_no_record(session: Session) -> None:
    ask(session, do="position", state=ask(session, do="position")["state"])
    assert ask(session, do="record")["error"]["code"] == "no-record"


def test_a_state_of_endless_options_is_refused(session: Session) -> None:
    state = ask(session, do="position")["state"]
    state["players"][0]["workers"] = 10**12
    assert ask(session, do="position", state=state)["error"]["code"] == "bad-state"


def test_a_state_that_breaks_later_ends_nothing(session: Session) -> None:
    state = ask(session, do="position")["state"]
    state["stack"][2]["seat"] = 7
    assert ask(session, do="position", state=state)["seat"] == 0
    answer = ask(session, do="options")
    while "error" not in answer:
        ask(session, do="choose", move=answer["options"][0])
        answer = ask(session, do="options")
    assert answer["error"]["code"] == "bad-state"
    assert ask(session, do="new", game="nauticus", seats=2)["seat"] == 0


def test_nothing_is_played_before_a_game_is_set_up() -> None:
    assert ask(Session(), do="options")["error"]["code"] == "no-game"


def test_broken_lines_are_answered() -> None:
    assert json.loads(Session().answer(b"\xff\xfe"))["error"]["code"] == "bad-request"
    assert json.loads(Session().answer("[1, 2]"))["error"]["code"] == "bad-request"


def test_a_game_is_named_or_the_one_being_played() -> None:
    session = Session()
    assert ask(session, do="new", seats=2)["error"]["code"] == "unknown-game"
    for rules in games().values():
        ask(session, do="new", game=rules.id, seats=max(rules.seat_counts))
        assert ask(session, do="new", seats=max(rules.seat_counts))["moves"] == 0
        ask(session, do="choose", move=ask(session, do="options")["options"][0])
        assert ask(session, do="record")["record"]["game"] == rules.id


def test_python_m_engine_speaks_it() -> None:
    lines = '{"do": "games"}\n\nnonsense\n{"do": "new", "game": "nauticus", "seats": 3}\n'
    command = [sys.executable, "-m", "engine"]
    told = subprocess.run(
        command, input=lines, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert [next(iter(json.loads(line))) for line in told] == ["games", "error", "seat"]


def test_a_line_nested_without_end_is_refused() -> None:
    deep = b'{"do": "new", "id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    assert json.loads(Session().answer(deep))["error"]["code"] == "bad-request"
