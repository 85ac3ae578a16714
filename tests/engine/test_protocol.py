"""Tests for the line protocol: whole games, and errors that don't change the position."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.files.library import games
from engine.core.randomness.chance import SeededChance
from engine.core.text import Quote, SeatName, Value, text
from engine.games.nauticus.game import GAME as NAUTICUS
from engine.protocol import Session, format_text


def send_request(session: Session, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
    return answer


@pytest.fixture
def session() -> Session:
    session = Session()
    assert send_request(session, do="new", game="nauticus", seats=2, seed="line") == {
        "seat": 0,
        "finished": False,
        "moves": 0,
    }
    return session


def test_whole_game_over_protocol_yields_valid_record(session: Session) -> None:
    while not (status := send_request(session, do="options"))["finished"]:
        send_request(session, do="choose", seat=status["seat"], move=status["options"][-1])
    record = send_request(session, do="record")["record"]
    assert record["complete"]
    assert record["result"] == send_request(session, do="scores")["result"]
    assert send_request(session, do="position", record=record)["finished"]
    middle = send_request(session, do="position", record=record, at=10)
    assert (middle["moves"], middle["finished"]) == (10, False)
    assert send_request(session, do="log")["log"] == [
        {key: value for key, value in move.items() if key != "by"} for move in record["moves"][:10]
    ]


def test_position_can_be_exported_and_loaded(session: Session) -> None:
    send_request(session, do="choose", move=send_request(session, do="options")["options"][2])
    state = send_request(session, do="position")["state"]
    other = Session()
    send_request(other, do="position", game="nauticus", state=state)
    assert send_request(other, do="options")["options"] == send_request(session, do="options")["options"]


def test_requests_after_the_end_of_game_or_record_are_errors(session: Session) -> None:
    record = send_request(session, do="record")["record"]
    assert send_request(session, do="position", record=record, at=1)["error"]["code"] == "bad-position"
    while not (status := send_request(session, do="options"))["finished"]:
        send_request(session, do="choose", move=status["options"][0])
    assert send_request(session, do="choose", move={"move": "pass"})["error"]["code"] == "finished"
    record = send_request(session, do="record")["record"]
    record["chance"]["rounds"][1:] = []
    assert send_request(session, do="position", record=record)["error"]["code"] == "bad-record"


def test_round_missing_from_record_is_unknown_chance(session: Session) -> None:
    send_request(session, do="position", record=send_request(session, do="record")["record"])
    code = ""
    while not code:
        move = send_request(session, do="options")["options"][-1]
        code = send_request(session, do="choose", move=move).get("error", {}).get("code", "")
    assert code == "unknown-chance"


def test_number_of_names_must_equal_number_of_seats(session: Session) -> None:
    assert (
        send_request(session, do="new", game="nauticus", seats=3, names=["Ada"])["error"]["code"]
        == "bad-seats"
    )


def test_response_contains_id_of_request(session: Session) -> None:
    assert send_request(session, do="games", id="a7")["id"] == "a7"


@pytest.mark.parametrize(
    "sent", ['{"do":"new","seed":5,"id":7}', '{"do":"view","seat":"0","id":7}', '{"id":7}']
)
def test_response_to_invalid_request_contains_its_id(session: Session, sent: str) -> None:
    answer = json.loads(session.handle(sent))
    assert (answer["id"], answer["error"]["code"]) == (7, "bad-request")


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
def test_errors_have_codes_and_change_nothing(session: Session, request_: dict[str, Any], code: str) -> None:
    before = send_request(session, do="position")
    assert send_request(session, **request_)["error"]["code"] == code
    assert send_request(session, do="position") == before


WRECK = {"columns": [1, 2, 2, 3], "face_up": [True, False] * 4}
INVALID_WRECKS: list[tuple[str, int, dict[str, Any]]] = [
    ("nautilus-island", 2, {"columns": [1, 2, 2, 4], "face_up": [True] * 9}),
    ("nautilus-island", 4, {"columns": [1, 2, 2, 2, 3, 3], "face_up": [True] * 13}),
    ("nautilus-island", 4, WRECK),
    ("nautilus-island", 2, {"columns": []}),
    ("nautilus-island", 2, {"tokens": dict.fromkeys(("vp2", "vp3", "per_card", "double", "odd", "pair"), 10**30)}),
    ("nauticus", 2, {"wheel": [10**30] * 8}),
    ("nauticus", 2, {"spaces": []}),
    ("nautilus-island", 2, {"portholes": {"3": [10**30], "4": [], "5": [], "6": []}, "house_rules": True}),
]  # fmt: skip


@pytest.mark.parametrize("is_given", [False, True], ids=["from a deal", "from a state"])
@pytest.mark.parametrize(("name", "seats", "change"), INVALID_WRECKS)
def test_invalid_edition_is_rejected(
    session: Session, name: str, seats: int, change: dict[str, Any], is_given: bool
) -> None:
    if is_given:
        send_request(session, do="position", state=send_request(session, do="position")["state"])
    before = send_request(session, do="position")
    other = Session()
    send_request(other, do="new", game=name, seats=2)
    edition = {**send_request(other, do="record")["record"]["edition"], **change}
    error = send_request(session, do="new", game=name, seats=seats, edition=edition)["error"]
    assert error["code"] == "bad-edition"
    assert error["message"]
    assert send_request(session, do="position") == before


@pytest.mark.parametrize(
    "change", [{"rounds": []}, {"stack": [{"step": "take-turn", "seat": 0}]}, {"players": []}]
)
def test_invalid_state_is_rejected(session: Session, change: dict[str, Any]) -> None:
    state = send_request(session, do="position")["state"]
    assert send_request(session, do="position", state={**state, **change})["error"]["code"] == "bad-state"
    assert send_request(session, do="options")["options"]


def test_bad_state_error_contains_the_reason(session: Session) -> None:
    send_request(session, do="new", game="nautilus-island", seats=2)
    state = send_request(session, do="position")["state"]
    state["castaways"][0]["hand"] = ["no/card"]
    state["stack"][0] = {"step": "recover", "seat": 0}
    error = send_request(session, do="position", state=state)["error"]
    assert error["code"] == "bad-state"
    assert "AssertionError in " in error["message"]


def test_state_without_awaited_seat_is_rejected(session: Session) -> None:
    state = send_request(session, do="position")["state"]
    state["stack"] = state["stack"][-1:]
    assert "no seat" in send_request(session, do="position", state=state)["error"]["message"]


def test_exception_in_rules_is_an_internal_error(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("hold")

    before = send_request(session, do="position")
    with monkeypatch.context() as broken:
        broken.setattr(play, "submit", fail)
        error = send_request(session, do="choose", move=send_request(session, do="options")["options"][0])[
            "error"
        ]
    assert error == {
        "code": "internal",
        "message": "the rules can't work with it: KeyError in fail: 'hold'",
    }
    assert send_request(session, do="position") == before


def test_game_loaded_from_a_state_has_no_record(session: Session) -> None:
    send_request(session, do="position", state=send_request(session, do="position")["state"])
    assert send_request(session, do="record")["error"]["code"] == "no-record"


def test_state_with_too_many_options_is_rejected(session: Session) -> None:
    state = send_request(session, do="position")["state"]
    state["players"][0]["workers"] = 10**12
    assert send_request(session, do="position", state=state)["error"]["code"] == "bad-state"


def test_house_rules_are_named_without_python_syntax(session: Session) -> None:
    edition = NAUTICUS.edition_record(NAUTICUS.default_edition())
    edition["spaces"] = [{**space, "prices": sorted(space["prices"])} for space in edition["spaces"]]
    message = send_request(session, do="new", edition=edition)["error"]["message"]
    assert "nauticus-unlike-prices" in message
    assert "(key=" not in message
    assert "prices 0-1-2-3" in message


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (text("inner", points=2), "inner (points 2)"),
        (SeatName(1), "seat 1"),
        (Quote("well done"), "well done"),
        ((SeatName(0), text("inner")), "seat 0 and inner"),
    ],
)
def test_values_in_error_messages_are_readable(value: Value, written: str) -> None:
    assert format_text(text("outer", value=value)) == f"outer (value {written})"


def with_broken_end(session: Session, moves: int) -> dict[str, Any]:
    """Return a running game's record whose last move is impossible."""
    for _ in range(moves):
        send_request(session, do="choose", move=send_request(session, do="options")["options"][0])
    record: dict[str, Any] = send_request(session, do="record")["record"]
    record["moves"].append({"seat": 0, "move": "fly"})
    return record


@pytest.mark.parametrize("name", ["nauticus", "nautilus-island"])
@pytest.mark.parametrize("change", [{"move": "fly"}, {"seat": 7}, {"by": "nobody"}])
@pytest.mark.parametrize("is_complete", [False, True])
def test_errors_after_the_requested_position_do_not_matter(
    session: Session, name: str, change: dict[str, Any], is_complete: bool
) -> None:
    send_request(session, do="new", game=name)
    record = with_broken_end(session, 6)
    record["complete"] = is_complete
    if is_complete:
        record["chance"] = complete_chance(name)
    record["moves"][4] |= change
    found = send_request(session, do="position", record=record, at=4)
    assert found.get("moves") == 4, found
    assert send_request(session, do="position", record=record, at=5)["error"]["code"] == "bad-record"
    assert send_request(session, do="position", record=record)["error"]["code"] == "bad-record"


def complete_chance(name: str) -> dict[str, Any]:
    """Return all random outcomes that `new` deals by default, as in a finished game's record."""
    rules = games()[name]
    state = rules.deal(2, rules.default_edition(), SeededChance("0"))
    chance: dict[str, Any] = rules.chance_record(replace(state, stack=()), None)
    return chance


@pytest.mark.parametrize(("name", "key"), [("nauticus", "rounds"), ("nautilus-island", "stacks")])
def test_new_rejects_misplaced_keys_of_an_edition_like_a_record(
    session: Session, name: str, key: str
) -> None:
    rules = games()[name]
    edition = {**rules.edition_record(rules.default_edition()), key: 3}
    error = send_request(session, do="new", game=name, edition=edition)["error"]
    assert (error["code"], error["message"]) == ("bad-edition", f"'{key}' means nothing in edition")
    del edition[key]
    assert "error" not in send_request(session, do="new", game=name, edition={**edition, "remark": 3})


def test_session_survives_a_state_that_fails_later(session: Session) -> None:
    state = send_request(session, do="position")["state"]
    state["stack"][2]["seat"] = 7
    assert send_request(session, do="position", state=state)["seat"] == 0
    answer = send_request(session, do="options")
    while "error" not in answer:
        send_request(session, do="choose", move=answer["options"][0])
        answer = send_request(session, do="options")
    assert answer["error"]["code"] == "bad-state"
    assert send_request(session, do="new", game="nauticus", seats=2)["seat"] == 0


def test_options_before_a_game_is_set_up_are_an_error() -> None:
    assert send_request(Session(), do="options")["error"]["code"] == "no-game"


def test_malformed_lines_get_an_error_response() -> None:
    assert json.loads(Session().handle(b"\xff\xfe"))["error"]["code"] == "bad-request"
    assert json.loads(Session().handle("[1, 2]"))["error"]["code"] == "bad-request"


def test_new_game_defaults_to_the_current_one() -> None:
    session = Session()
    assert send_request(session, do="new", seats=2)["error"]["code"] == "unknown-game"
    for rules in games().values():
        send_request(session, do="new", game=rules.id, seats=max(rules.seat_counts))
        assert send_request(session, do="new", seats=max(rules.seat_counts))["moves"] == 0
        send_request(session, do="choose", move=send_request(session, do="options")["options"][0])
        assert send_request(session, do="record")["record"]["game"] == rules.id


def test_python_m_engine_serves_the_protocol() -> None:
    lines = '{"do": "games"}\n\nnonsense\n{"do": "new", "game": "nauticus", "seats": 3}\n'
    command = [sys.executable, "-m", "engine"]
    texts = subprocess.run(
        command, input=lines, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert [next(iter(json.loads(line))) for line in texts] == ["games", "error", "seat"]


@pytest.fixture
def protocol_process() -> Iterator[subprocess.Popen[bytes]]:
    """Start the protocol in a subprocess, and yield the process after its first response."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-m", "engine"], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(LINE)
        process.stdin.flush()
        assert process.stdout.readline()
        yield process


LINE = b'{"do": "games"}\n'


def wait_for_exit(process: subprocess.Popen[bytes]) -> tuple[int, bytes]:
    """Wait for a process to end, and return its exit code and error output."""
    assert process.stderr
    return process.wait(timeout=60), process.stderr.read()


def test_process_exits_silently_on_broken_pipe(protocol_process: subprocess.Popen[bytes]) -> None:
    assert protocol_process.stdin
    assert protocol_process.stdout
    protocol_process.stdout.close()
    with suppress(BrokenPipeError):
        protocol_process.stdin.write(LINE * 2)
        protocol_process.stdin.close()
    assert wait_for_exit(protocol_process) == (0, b"")


def test_process_exits_silently_on_interrupt(protocol_process: subprocess.Popen[bytes]) -> None:
    protocol_process.send_signal(signal.SIGINT)
    assert wait_for_exit(protocol_process) == (-signal.SIGINT, b"")


def test_process_skips_a_byte_order_mark() -> None:
    """The process skips a byte order mark at the beginning of its input.

    Some shells write one at the beginning of a pipe.
    """
    command = [sys.executable, "-m", "engine"]
    content = subprocess.run(command, input=b"\xef\xbb\xbf" + LINE, capture_output=True, check=True).stdout
    assert b"error" not in content


def test_deeply_nested_line_is_rejected() -> None:
    deep = b'{"do": "new", "id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    assert json.loads(Session().handle(deep))["error"]["code"] == "bad-request"
