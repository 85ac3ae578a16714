"""Tests that the fake server responds as Discord does to every request that the bot may make."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, TypeAlias

import aiohttp
import pytest

from tests.wire.interactions import COMPONENT, DEFERRED, MESSAGE, Interaction
from tests.wire.limits import CONTAINER, ROW, TEXT, V2
from tests.wire.people import Person
from tests.wire.server import TOKEN, Wire
from tests.wire.world import Channel

Json: TypeAlias = Any
RequestSender: TypeAlias = Callable[..., tuple[int, Json]]


@pytest.fixture
def request_sender(wire: Wire) -> RequestSender:
    """Return a function that sends a request and returns the status and the response."""

    async def send(method: str, path: str, body: object) -> tuple[int, Json]:
        headers = {"Authorization": f"Bot {TOKEN}"}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.request(method, f"{wire.address}/api/v10{path}", json=body) as answer,
        ):
            return answer.status, await answer.json() if answer.content_length else None

    return lambda method, path, **body: wire.run(send(method, path, body))


def status_and_code(response: tuple[int, Json]) -> tuple[int, int]:
    return response[0], response[1]["code"]


def test_nonce_is_remembered_for_some_minutes(
    wire: Wire, lobby: Channel, request_sender: RequestSender
) -> None:
    asked = {"content": "ahoy", "nonce": "1", "enforce_nonce": True}
    first, second = (request_sender("POST", f"/channels/{lobby.id}/messages", **asked) for _ in range(2))
    assert first == second
    wire.posting.forget_nonces()
    assert request_sender("POST", f"/channels/{lobby.id}/messages", **asked)[1]["id"] != first[1]["id"]
    assert len(lobby.posts) == 2


def test_unknown_resource_returns_not_found(
    wire: Wire, lobby: Channel, request_sender: RequestSender
) -> None:
    assert status_and_code(request_sender("POST", "/channels/1/messages", content="ahoy")) == (404, 10003)
    assert status_and_code(request_sender("PATCH", f"/channels/{lobby.id}/messages/1", content="ahoy")) == (
        404,
        10008,
    )
    assert status_and_code(
        request_sender("PATCH", "/webhooks/10/none/messages/@original", content="ahoy")
    ) == (401, 50027)


def test_missing_permission_returns_forbidden(
    wire: Wire, lobby: Channel, request_sender: RequestSender
) -> None:
    wire.forbid(lobby, "send_messages")
    assert status_and_code(request_sender("POST", f"/channels/{lobby.id}/messages", content="ahoy")) == (
        403,
        50013,
    )
    wire.forbid(lobby, "view_channel")
    assert status_and_code(request_sender("POST", f"/channels/{lobby.id}/messages", content="ahoy")) == (
        403,
        50001,
    )
    wire.allow(lobby, "view_channel", "send_messages")
    assert request_sender("POST", f"/channels/{lobby.id}/messages", content="ahoy")[0] == 200


def test_edits_of_old_messages_are_rate_limited(
    wire: Wire, lobby: Channel, request_sender: RequestSender
) -> None:
    _, sent = request_sender("POST", f"/channels/{lobby.id}/messages", content="ahoy")
    wire.rest.max_old_edits = 1
    wire.world.messages[int(sent["id"])].created -= 3700
    path = f"/channels/{lobby.id}/messages/{sent['id']}"
    assert request_sender("PATCH", path, content="again")[0] == 200
    assert status_and_code(request_sender("PATCH", path, content="again")) == (429, 30046)


def test_message_has_at_most_one_thread(lobby: Channel, request_sender: RequestSender) -> None:
    _, sent = request_sender("POST", f"/channels/{lobby.id}/messages", content="ahoy")
    path = f"/channels/{lobby.id}/messages/{sent['id']}/threads"
    assert request_sender("POST", path, name="a table")[1]["id"] == sent["id"]
    assert status_and_code(request_sender("POST", path, name="a table")) == (400, 160004)
    assert request_sender("PATCH", f"/channels/{sent['id']}", archived=True)[0] == 200
    assert request_sender("POST", f"/channels/{sent['id']}/messages", content="it wakes")[0] == 200


def test_requests_are_rate_limited(wire: Wire, lobby: Channel, request_sender: RequestSender) -> None:
    wire.buckets.are_enforced, wire.buckets.scale = True, 0.1
    answers = [request_sender("POST", f"/channels/{lobby.id}/messages", content="ahoy") for _ in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    time.sleep(answers[-1][1]["retry_after"])
    assert request_sender("POST", f"/channels/{lobby.id}/messages", content="ahoy")[0] == 200


@pytest.fixture
def click_interaction(wire: Wire, lobby: Channel, people: tuple[Person, ...]) -> Interaction:
    return wire.interactions.begin(COMPONENT, people[0].user, lobby)


def test_interaction_is_acknowledged_once(
    click_interaction: Interaction, request_sender: RequestSender
) -> None:
    path = f"/interactions/{click_interaction.id}/{click_interaction.token}/callback"
    original = f"/webhooks/10/{click_interaction.token}/messages/@original"
    assert status_and_code(request_sender("PATCH", original, content="too early")) == (404, 10015)
    assert request_sender("POST", path, type=DEFERRED, data={"flags": 64})[0] == 204
    assert status_and_code(request_sender("POST", path, type=DEFERRED)) == (400, 40060)
    assert request_sender("PATCH", original, content="here you are")[0] == 200
    assert click_interaction.visible_message.text == "here you are"
    click_interaction.make_older(15 * 60)
    assert status_and_code(request_sender("PATCH", original, content="too late")) == (401, 50027)


def test_interaction_expires_after_three_seconds(
    click_interaction: Interaction, request_sender: RequestSender
) -> None:
    click_interaction.make_older(3)
    path = f"/interactions/{click_interaction.id}/{click_interaction.token}/callback"
    assert status_and_code(request_sender("POST", path, type=MESSAGE, data={"content": "ahoy"})) == (
        404,
        10062,
    )


INVALID_MESSAGES: tuple[dict[str, Any], ...] = (
    {"content": "a" * 2001},
    {},
    {"content": "a", "nonce": "1" * 26},
    {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    {"flags": V2, "content": "a", "components": [{"type": TEXT, "content": "a"}]},
    {"components": [{"type": TEXT, "content": "a"}]},
    {"flags": V2, "components": [{"type": TEXT, "content": "a" * 2001}] * 2},
    {"flags": V2, "components": [{"type": TEXT, "content": "\U0001f6a2" * 2001}]},
    {"flags": V2, "components": [{"type": TEXT, "content": "a"}] * 41},
    {"flags": V2, "components": [{"type": CONTAINER, "components": []}]},
    {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}]},
    {"components": [{"type": ROW, "components": []}]},
    {"components": [{"type": ROW, "components": [{"type": 2, "style": 1, "label": "a"}]}]},
    {"components": [{"type": ROW, "components": [{"type": 2, "style": 1, "custom_id": "a"}]}]},
    {"components": [{"type": ROW, "components": [{"type": 2, "label": "a", "custom_id": "a"}] * 2}]},
    {"components": [{"type": ROW, "components": [{"type": 2, "label": "a" * 81, "custom_id": "a"}]}]},
    {"components": [{"type": ROW, "components": [{"type": 2, "label": "a", "custom_id": "a" * 101}]}]},
    {"components": [{"type": ROW, "components": [{"type": 3, "custom_id": "a", "options": []}]}]},
    {
        "components": [
            {
                "type": ROW,
                "components": [
                    {
                        "type": 3,
                        "custom_id": "a",
                        "options": [{"label": str(n), "value": "a"} for n in range(2)],
                    }
                ],
            }
        ]
    },
)


@pytest.mark.parametrize("body", INVALID_MESSAGES, ids=lambda body: str(body)[:60])
def test_request_over_a_limit_is_refused_and_recorded(
    body: dict[str, Any], wire: Wire, lobby: Channel, request_sender: RequestSender
) -> None:
    assert status_and_code(request_sender("POST", f"/channels/{lobby.id}/messages", **body)) == (400, 50035)
    assert len(wire.violations) == 1
    wire.violations.clear()


def test_failures_are_injected_on_demand(wire: Wire, lobby: Channel, request_sender: RequestSender) -> None:
    path = f"/channels/{lobby.id}/messages"
    wire.add_fault("POST /channels/.*/messages", 503, code=7)
    assert status_and_code(request_sender("POST", path, content="before")) == (503, 7)
    wire.add_fault("POST /channels/.*/messages", 502, when="after")
    assert request_sender("POST", path, content="after")[0] == 502
    wire.add_fault("POST /channels/.*/messages", 0, when="after")
    with pytest.raises(aiohttp.ClientError):
        request_sender("POST", path, content="broken off")
    slow = wire.add_fault("POST /channels/.*/messages", seconds=0.2)
    began = time.monotonic()
    assert request_sender("POST", path, content="slow")[0] == 200
    assert time.monotonic() - began > 0.2
    assert slow.hits == 1
    assert [post.text for post in lobby.posts] == ["after", "broken off", "slow"]


def test_unknown_request_is_recorded(wire: Wire, request_sender: RequestSender) -> None:
    assert request_sender("GET", "/stage-instances/1")[0] == 404
    assert len(wire.server_errors) == 1
    wire.server_errors.clear()
