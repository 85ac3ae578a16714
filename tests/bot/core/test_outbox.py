"""Tests for the outbox: no move is lost if a request fails, and other matches are not affected."""

from __future__ import annotations

import pytest

from host.core import outbox
from host.core.owners import match_owner
from host.messages.notices.notification_window import ACTIVE_FOR
from host.tables.fairness import fairness_messages
from storage.core.scheduling import outbox as stored
from storage.core.scheduling.outbox import NewOutboxRow
from tests.bot.port import Port, labels, text_of
from tests.bot.posts import DELETE, EDIT, SEND, SOON, pending_kinds, play_phase
from tests.sampling import value_cases


async def test_outbox_recovers_from_a_bug_between_two_messages(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: object) -> None:
        raise KeyError("ours")

    with monkeypatch.context() as patched:
        patched.setattr(outbox, "release", stumble)
        patched.setattr(outbox, "load_due_work", stumble)
        await port.open_table(seats=2)
        assert port.posts() == []
    await port.env.advance_time(SOON)
    assert len(port.posts()) == 1


@pytest.mark.parametrize("status", value_cases([404, 500, 401, 429, 502, 503], 2))
async def test_failed_message_is_retried_and_sent_once(port: Port, status: int) -> None:
    port.env.inject_error(*SEND, status=status)
    await port.open_table(seats=2)
    assert port.posts() == []
    await port.env.advance_time(SOON)
    assert labels(port.raw_message(port.posts()[0]))[0] == "Join"
    assert len(port.posts()) == 1
    assert await pending_kinds(port) == []


async def test_messages_of_a_match_keep_their_order_after_failures(port: Port) -> None:
    await port.begin()
    port.env.inject_error(*SEND, status=500, times=3)
    await play_phase(port)
    await play_phase(port)
    await port.env.advance_time(400)
    text = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert 0 < text.find("### Round 1 of 4, phase 1") < text.find("### Round 1 of 4, phase 2")
    assert await pending_kinds(port) == []


async def test_failed_card_edit_is_retried_with_the_latest_state(port: Port) -> None:
    await port.open_table(seats=3)
    port.env.inject_error(*EDIT, status=500)
    await port.ben.click(port.card(), label="Join")
    assert "Ben" not in text_of(port.raw_message(port.card()))
    await port.cem.slash(port.lobby, "game join")
    await port.env.advance_time(SOON)
    assert "Ben" in text_of(port.raw_message(port.card()))
    assert "Cem" in text_of(port.raw_message(port.card()))


async def test_retried_card_reuses_its_nonce_and_is_edited(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> None:
        """Return no commitment message, so that the status card is the first message sent."""

    monkeypatch.setattr(fairness_messages, "load_commitment_message", nothing)
    port.env.inject_error(*SEND, status=500)
    await port.open_table(seats=3)
    await port.ben.slash(port.lobby, "game join")
    await port.env.advance_time(SOON)
    sent = [call for call in port.env.http_requests if call.path == f"/channels/{port.lobby.id}/messages"]
    cards = [call.json for call in sent if call.json and "Seats taken" in str(call.json)]
    assert (len(cards) > 1, len({card["nonce"] for card in cards})) == (True, 1)
    edits = [call for call in port.env.http_requests if call.path.endswith(str(port.card().id))]
    assert ["Ben" in str(call.json) for call in edits] == [True]


@pytest.mark.threads
@pytest.mark.parametrize("status", value_cases([403, 429, 500]))
@pytest.mark.parametrize("route", value_cases([SEND, EDIT, DELETE]), ids=["send", "edit", "delete"])
async def test_outbox_recovers_from_any_single_failure(
    port: Port, route: tuple[str, str], status: int
) -> None:
    await port.begin()
    await port.wait_for_turn_notice()
    port.env.inject_error(*route, status=status)
    await play_phase(port)
    await port.env.advance_time(4000)
    assert await pending_kinds(port) == []
    posts = [text_of(port.raw_message(post)) for post in port.posts()]
    assert "Round 1 of 4, phase 2" in text_of(port.raw_message(port.card()))
    assert sum("chooses “" in post for post in posts) == 1
    assert [f"<@{port.ben.id}>" in post for post in posts if "it’s your turn" in post] == [True]
    assert len({post for post in port.posts() if "Board" in labels(port.raw_message(post))}) == 1


async def test_deleted_card_is_posted_again(port: Port) -> None:
    await port.open_table(seats=3)
    old = port.card()
    port.env.backend.delete_message(port.lobby.id, old.id)
    await port.ben.slash(port.lobby, "game join")
    new = port.card()
    assert new.id != old.id
    assert "Ben" in text_of(port.raw_message(new))
    await port.cem.click(new, label="Join")
    assert len([post for post in port.posts() if "Board" in labels(port.raw_message(post))]) == 1


async def test_404_without_error_code_is_not_retried_at_once(port: Port) -> None:
    port.env.inject_error(*SEND, status=404, code=0, times=None)
    await port.open_table(seats=2)
    sent = [call for call in port.env.http_requests if call.path == f"/channels/{port.lobby.id}/messages"]
    assert len(sent) == 1


async def test_deleted_turn_notification_does_not_block_the_outbox(port: Port) -> None:
    await port.begin()
    port.env.backend.delete_message(port.lobby.id, (await port.wait_for_turn_notice()).id)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert f"<@{port.ben.id}>" in text_of(port.raw_message(await port.wait_for_turn_notice()))
    assert await pending_kinds(port) == []


async def test_failed_notification_deletion_is_retried(port: Port) -> None:
    await port.begin()
    ping = await port.wait_for_turn_notice()
    port.env.inject_error(*DELETE, status=500)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    await port.env.advance_time(SOON)
    assert ping.id not in {post.id for post in port.posts()}
    assert await pending_kinds(port) == []


async def test_missing_permission_does_not_block_other_matches(
    port: Port, caplog: pytest.LogCaptureFixture
) -> None:
    await port.begin()
    elsewhere = port.guild.create_text_channel("elsewhere")
    port.env.inject_error("*", f"/channels/{port.lobby.id}/messages*", status=403, code=50013, times=None)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "was not posted" in caplog.text
    opened = await port.cem.slash(elsewhere, "game open", game="nauticus", seats=2)
    assert "is open" in text_of(opened.response)
    assert len([post for post in elsewhere.history() if not post.flags.ephemeral]) == 2
    port.env.backend.faults.clear()
    await port.ben.click(await port.complete_turn(port.ben), label="Confirm")
    assert any(
        text_of(port.raw_message(post)).startswith("### Round 1 of 4, phase 1") for post in port.posts()
    )


async def test_forbidden_message_is_retried_within_an_hour(port: Port) -> None:
    port.env.inject_error(*SEND, status=403, code=50013)
    await port.open_table(seats=2)
    assert port.posts() == []
    port.env.settle_timeout = 60
    await port.env.advance_time(3700)
    assert len(port.posts()) == 1


async def test_deleted_channel_does_not_block_other_matches(port: Port) -> None:
    doomed = port.guild.create_text_channel("doomed")
    await port.ada.slash(doomed, "game open", game="nauticus", seats=2)
    await port.ben.slash(doomed, "game join")
    await port.begin()
    port.env.backend.delete_channel(doomed.id)
    await port.env.advance_time(1)
    mine = await port.ada.slash(port.lobby, "games mine")
    assert text_of(mine.response).startswith("### Your 2 matches")
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))


async def test_deleted_thread_ends_its_open_table(port: Port) -> None:
    await port.open_table(seats=2, where="thread")
    port.env.backend.delete_channel(port.lobby.threads[0].id)
    await port.env.advance_time(1)
    none = await port.ada.slash(port.lobby, "games mine")
    assert "You’re not playing in any matches" in text_of(none.response)


async def test_unsent_messages_are_sent_after_a_restart(port: Port) -> None:
    port.env.inject_error(*SEND, status=500)
    await port.open_table(seats=2)
    assert port.posts() == []
    await port.env.advance_time(1)
    await port.restart()
    await port.env.advance_time(SOON)
    assert len(port.posts()) == 1


async def test_message_is_sent_without_an_oversized_image(port: Port) -> None:
    await port.begin()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    panel, growing = await port.complete_turn(port.ben), port.button_message()
    port.env.inject_error("PATCH", f"/channels/*/messages/{growing.id}", status=413, code=40005)
    await port.ben.click(panel, label="Confirm")
    (message,) = (post for post in port.posts() if "chooses “" in text_of(port.raw_message(post)))
    assert message.attachments == []


async def test_message_is_sent_without_an_image_that_fails_to_render(
    port: Port, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def stumble(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    await port.begin()
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    last = await port.complete_turn(port.ben)
    monkeypatch.setattr("bot.core.pictures.render", stumble)
    await port.ben.click(last, label="Confirm")
    (message,) = (post for post in port.posts() if "chooses “" in text_of(port.raw_message(post)))
    assert message.attachments == []
    assert "match 1: chapter failed" in caplog.text
    assert await pending_kinds(port) == []


@pytest.mark.parametrize(("feature", "kind"), [("leagues", "table"), ("posts", "poem"), ("undo", "poem")])
async def test_message_of_unknown_kind_is_kept_and_blocks_nothing(
    port: Port, caplog: pytest.LogCaptureFixture, feature: str, kind: str
) -> None:
    await port.begin()
    ctx, payload = port.bot.services.ctx, f'{{"kind":"{kind}"}}'
    new = NewOutboxRow(owner_kind="match", owner=1, feature=feature, kind=kind, payload=payload)
    with port.env.time_context():
        async with ctx.database.transaction() as tx:
            await stored.add(tx, [new], ctx.now())
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert "Waiting for **Ben**" in text_of(port.raw_message(port.card()))
    assert f"match 1: a message of an unknown kind is kept: {feature}/{kind}" in caplog.text
    async with ctx.database.read_transaction() as tx:
        assert [row.kind for row in await outbox.of_owner(tx, match_owner(1))] == [kind]


async def test_invalid_message_is_sent_in_another_form_and_blocks_nothing(port: Port) -> None:
    await port.begin()
    panel = await port.complete_turn(port.ada)
    port.env.inject_error(*SEND, status=400, code=50035)
    await port.ada.click(panel, label="Confirm")
    assert sum("chooses “" in text for text in port.public_texts()) == 1
    assert await pending_kinds(port) == []
    await port.env.advance_time(ACTIVE_FOR / 1000)
    assert "it’s your turn" in text_of(port.raw_message(await port.wait_for_turn_notice()))
