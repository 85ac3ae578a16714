"""Tests that deviations from the rule book are listed, and that the edition must declare them as `house_rules`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.files import editions
from engine.core.files.library import AnyGame, games
from engine.protocol import Session

HUNDRED = {"vp2": 72, "vp3": 5, "per_card": 6, "double": 5, "odd": 6, "pair": 6}


@pytest.mark.parametrize("rules", games().values(), ids=lambda rules: rules.id)
def test_default_edition_follows_the_rule_book(rules: AnyGame) -> None:
    assert editions.contradictions(rules, rules.default_edition()) == ()
    assert not editions.has_house_rules(rules, rules.default_edition())


def send_request(session: Session, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(session.handle(json.dumps(request)))
    return answer


def test_protocol_requires_house_rules_flag_for_deviations() -> None:
    session = Session()
    send_request(session, do="new", game="nautilus-island", seats=2)
    edition = {**send_request(session, do="record")["record"]["edition"], "tokens": HUNDRED}
    error = send_request(session, do="new", seats=2, edition=edition)["error"]
    assert error["code"] == "bad-edition"
    assert "nautilus-island-unlike-tokens (tokens 100, printed 34)" in error["message"]
    assert "house_rules: true" in error["message"]
    assert send_request(session, do="new", seats=2, edition={**edition, "house_rules": True})["moves"] == 0
    told = send_request(session, do="record")["record"]
    assert told["edition"]["house_rules"] is True
    assert send_request(session, do="position", record=told)["moves"] == 0


def test_record_with_house_rules_is_replayed_without_flag() -> None:
    session = Session()
    send_request(session, do="new", game="nautilus-island", seats=2)
    told = send_request(session, do="record")["record"]
    told["edition"]["portholes"]["6"] = []
    assert send_request(session, do="position", record=told)["moves"] == 0
