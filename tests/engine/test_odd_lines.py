"""Fuzz tests of the line protocol: every line gets a response, and errors don't change the position."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.protocol import Session
from tests.engine.fuzzed_requests import corrupt_request, valid_requests

POSITION = b'{"do": "position"}'
REQUEST_COUNT = 500
"""Number of lines per conversation."""
VALID_SHARE = 0.35
"""Probability of a valid request.

Valid requests keep a game running, so that the test can check that invalid requests don't damage it.
"""
DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"
ERROR_CODES = DOCS.read_text("utf-8").partition("\n## Error codes\n")[2]
CODES = set(re.findall(r"^\| `([a-z-]+)` \|", ERROR_CODES, re.MULTILINE))


def run_fuzzed_session(seed: int, lines: int = REQUEST_COUNT) -> Counter[str]:
    """Run a fuzzed conversation and return the number of responses by error code.

    Successful responses are counted under an empty code.
    """
    random = Random(seed)
    asked, session, codes = valid_requests(random), Session(), Counter[str]()
    for _ in range(lines):
        line = _next_line(session, asked, random)
        before = session.handle(POSITION)
        answer = json.loads(session.handle(line))
        code = answer["error"]["code"] if "error" in answer else ""
        codes[code] += 1
        assert code != "bad-edition" or b'"edition"' in line, "an edition that was taken is played with"
        if code:
            assert answer["error"]["message"], line
            assert session.handle(POSITION) == before, line
    return codes


def _next_line(session: Session, requests: list[dict[str, Any]], random: Random) -> bytes:
    """Return a line with a legal move, a valid request, or a randomly changed request."""
    offered = json.loads(session.handle(b'{"do": "options"}')).get("options")
    if offered and random.random() < VALID_SHARE:
        return json.dumps({"do": "choose", "move": random.choice(offered)}).encode()
    request = copy.deepcopy(random.choice(requests))
    return json.dumps(request).encode() if random.random() < VALID_SHARE else corrupt_request(request, random)


SESSIONS = [pytest.param(n, marks=[pytest.mark.soak] if n >= 6 else []) for n in range(200)]
"""Seeds of the conversations. A normal run has 3,000 lines, a soak test 100,000."""


@pytest.mark.parametrize("seed", SESSIONS)
def test_fuzzed_lines_get_an_answer_and_errors_change_nothing(seed: int) -> None:
    codes = run_fuzzed_session(seed)
    assert set(codes) - {""} <= CODES
    assert not codes["internal"]


def test_fuzzed_lines_trigger_every_kind_of_error() -> None:
    codes = run_fuzzed_session(1000) + run_fuzzed_session(1001)
    assert {"", "bad-request", "bad-edition", "bad-state", "bad-record", "bad-move", "illegal"} <= set(codes)
