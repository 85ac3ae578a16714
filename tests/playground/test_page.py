"""Tests for the page: its content, its actions, and its errors."""

from __future__ import annotations

import asyncio
import io
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from discord import Locale
from PIL import Image
from simcord import preview

from playground.page import enable_buttons, open_page
from playground.simulation.commands import LABELS, translate_script
from playground.simulation.mentions import WITHOUT_ID
from playground.stage import Stage
from playground.views import MAX_VIEWS
from tests.playground.counter_bot import PICTURE_SIZE
from tests.playground.stage_helpers import find_channel, run_command
from tests.playground.visitor import BrowserPage, served_page


async def test_page_and_its_assets_are_served(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (_, address, session):
        await BrowserPage(session, address).request_state()
        for path, kind in (
            ("", "html"),
            ("harbour/harbour.css", "css"),
            ("harbour/harbour.js", "javascript"),
            ("harbour/frame.css", "css"),
            ("harbour/frame.js", "javascript"),
            ("frame", "html"),
            ("app.js", "javascript"),
            ("commands.js", "javascript"),
        ):
            async with session.get(f"{address}{path}") as answer:
                assert (answer.status, answer.content_type.partition("/")[2]) == (200, kind)


async def test_frame_has_our_stylesheet_and_is_framed_only_by_our_page(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (_, address, session):
        await BrowserPage(session, address).request_state()
        async with session.get(f"{address}frame") as answer:
            assert "/harbour/frame.css" in await answer.text()
            assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
            assert "X-Frame-Options" not in answer.headers


async def test_state_lists_threads_below_their_channels(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 0, "thread")
        state = await BrowserPage(session, address).request_state()
        assert [(shown["name"], shown["kind"]) for shown in state["channels"]] == [
            ("lobby", "channel"),
            ("berth", "thread"),
            ("pier-1", "channel"),
            ("pier-2", "channel"),
            ("Harbourmaster", "direct"),
        ]
        assert state["shown"] == state["channels"][0]["id"]


async def test_private_thread_is_listed_only_for_its_members(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 2, "cabin")
        cabin = find_channel(stage, "cabin").id
        lists = []
        for member in stage.world.members:
            visitor = BrowserPage(session, address, member.id, cabin)
            state = await visitor.request_state()
            lists.append([shown["name"] for shown in state["channels"] if shown["kind"] == "private"])
            assert (state["person"], state["shown"] == str(cabin)) == (
                str(member.id),
                "cabin" in str(lists[-1]),
            )
            await visitor.load_page()
            assert ("Nobody else" in str(visitor.page)) == ("cabin" in str(lists[-1]))
        assert lists == [[], [], ["cabin"], [], []]
        lobby = BrowserPage(session, address, stage.world.members[1].id)
        await lobby.load_page()
        assert "cabin" not in str(lobby.page["messages"])


async def test_unread_messages_and_mentions_are_marked_until_viewed(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        ada, ben = stage.world.members[:2]
        async with stage.action():
            first = await ada.send(find_channel(stage, "pier-1"), "Ahoy")
            await ada.send(find_channel(stage, "pier-1"), f"{ben.mention}, see the harbour")
            await ada.send(find_channel(stage, "lobby"), "Nobody in particular")
        pier = find_channel(stage, "pier-1").id

        async def marks(user_key: int, looks: str, at: int = 0) -> dict[str, tuple[bool, int]]:
            state = await BrowserPage(session, address, user_key, at).request_state(looks)
            return {shown["name"]: (shown["unread"], shown["mentions"]) for shown in state["channels"]}

        for user_key, expected in (
            (ben.id, (True, 1)),
            (stage.world.members[2].id, (True, 0)),
            (ada.id, (False, 0)),
        ):
            assert (await marks(user_key, "no"))["pier-1"] == expected
        assert (await marks(ben.id, "no"))["lobby"] == (True, 0)
        there = await BrowserPage(session, address, ben.id, pier).request_state()
        assert there["firstUnread"] == str(first.id)
        assert len(there["calling"]) == 1
        assert (await marks(ben.id, "no", pier))["pier-1"] == (False, 0)


async def test_read_marks_and_languages_survive_a_restart(tmp_path: Path) -> None:
    for again in (False, True):
        async with served_page(tmp_path) as (stage, address, session):
            ben = BrowserPage(session, address, stage.world.members[1].id)
            if not again:
                await run_command(stage, 0, "card")
                await stage.set_language(ben.user_key, Locale.polish)
            state = await ben.request_state()
            assert state["channels"][0]["unread"] is not again
            assert state["people"][1]["language"] == "pl"


async def test_direct_messages_are_available_only_to_their_recipient(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        cem = stage.world.members[2]
        async with stage.action():
            user = await stage.env.bot.fetch_user(cem.id)
            await user.send("Only between us")
        visitor = BrowserPage(session, address, cem.id, cem.user.dm_channel.id)
        state = await visitor.request_state("no")
        assert state["channels"][-1] | {"id": ""} == {
            "id": "", "name": "Harbourmaster", "kind": "direct", "unread": True, "mentions": 1,
        }  # fmt: skip
        await visitor.load_page()
        assert "Only between us" in str(visitor.page["messages"])
        assert (await visitor.run_command("fail"))[0] == 200
        assert "Glug." in str((await visitor.refresh())["messages"])
        other = await BrowserPage(
            session, address, stage.world.members[1].id, cem.user.dm_channel.id
        ).request_state()
        assert str(cem.user.dm_channel.id) not in str(other["channels"])


async def test_commands_work_under_the_names_of_each_language(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        ben, cem = (BrowserPage(session, address, member.id) for member in stage.world.members[1:3])
        await ben.load_page()
        await cem.load_page()
        assert "anchor drop" in [entry["invocation"] for entry in await ben.list_commands()]
        (german,) = (entry for entry in await cem.list_commands() if entry["invocation"] == "anker werfen")
        assert german["description"] == "Den Anker werfen"
        assert [(option["name"], option["label"]) for option in german["options"]] == [("depth", "tiefe")]
        await cem.run_command("anker werfen")
        (said,) = (await cem.refresh())["messages"].values()
        assert said["content"] == "de: dropped"
        assert said["interaction_header"]["name"] == "anchor drop"
        assert said["interaction_header"]["user"]["name"] == "Cem"


async def test_guest_can_read_but_not_act(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        emil = BrowserPage(session, address, stage.world.members[4].id)
        await emil.load_page()
        assert emil.page["channel"]["name"] == "lobby"
        assert not emil.page["channel"]["canSendMessages"]
        assert not emil.page["channel"]["canUseApplicationCommands"]
        state = await emil.request_state()
        assert [one["role"] for one in state["people"]] == ["Owner", "Host", "", "", "Guest"]


async def test_two_users_can_view_two_channels_at_once(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 0, "card")
        ada = BrowserPage(session, address, stage.world.members[0].id, find_channel(stage, "pier-1").id)
        ben = BrowserPage(session, address, stage.world.members[1].id)
        await ada.load_page()
        await ben.load_page()
        (message,) = ben.page["messages"].values()
        status, receipt = await ben.click(message)
        assert (status, receipt["settlement"]) == (200, "settled")
        assert "en-US 1" in str((await ben.refresh())["messages"])
        assert (await ada.refresh())["channel"]["name"] == "pier-1"
        assert not (await ada.refresh())["messages"]


async def test_unused_views_are_closed(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        for member in stage.world.members:
            for name in ("lobby", "pier-1"):
                await BrowserPage(session, address, member.id, find_channel(stage, name).id).request_state()
        assert len(list(stage.views)) == MAX_VIEWS


def test_labels_of_the_simcord_script_are_still_present() -> None:
    script = (Path(preview.__file__).parent / "static" / "commands.js").read_text(encoding="utf-8")
    assert [script.count(old) for old in LABELS] == [1] * len(LABELS)
    assert "option.label || option.name" in translate_script(script)
    assert "value.description" in translate_script(script)


def test_line_of_the_simcord_text_script_is_still_present() -> None:
    script = (Path(preview.__file__).parent / "static" / "text.js").read_text(encoding="utf-8")
    assert script.count(WITHOUT_ID) == 1


def test_buttons_stay_enabled_during_an_action() -> None:
    script = (Path(preview.__file__).parent / "static" / "surfaces.js").read_text(encoding="utf-8")
    assert "blocked ||" in script
    assert "blocked ||" not in enable_buttons(script)


async def test_button_gets_a_private_response_and_images_are_served(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 0, "card")
        visitor = BrowserPage(session, address)
        await visitor.load_page()
        (message,) = visitor.page["messages"].values()
        with Image.open(io.BytesIO(await visitor.load_image(message))) as picture:
            assert picture.size == PICTURE_SIZE
        status, receipt = await visitor.click(message)
        assert (status, receipt["settlement"]) == (200, "settled")
        page = await visitor.refresh()
        assert [said["content"] for said in page["messages"].values()] == ["", "en-GB 1"]
        assert next(iter(page["messages"].values()))["interaction_header"]["name"] == "card"


async def test_click_renders_each_open_page_once(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 0, "card")
        acting, watching = BrowserPage(session, address), BrowserPage(session, address)
        for visitor in (acting, watching):
            await visitor.load_page()
        (message,) = acting.page["messages"].values()
        before = [visitor.page["publishedRevision"] for visitor in (acting, watching)]
        await stage.env.advance_time(600)
        await acting.click(message)
        await acting.refresh()
        await watching.refresh()
        after = [visitor.page["publishedRevision"] for visitor in (acting, watching)]
        assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1]
        for visitor in (acting, watching):
            behind = stage.env.now() - datetime.fromisoformat(visitor.page["profile"]["presentationTime"])
            assert behind < timedelta(seconds=60)


async def test_new_visitor_sees_the_newest_messages(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 0, "card")
        async with stage.action():
            for number in range(60):
                await stage.world.members[1].send(find_channel(stage, "lobby"), f"message {number}")
        for member in stage.world.members[:2]:
            visitor = BrowserPage(session, address, member.id)
            await visitor.load_page()
            assert "message 59" in str(visitor.page["messages"])


async def test_open_page_reloads_after_a_restart(tmp_path: Path) -> None:
    frames = []
    for _ in range(2):
        async with served_page(tmp_path) as (_, address, session):
            frames.append((await BrowserPage(session, address).request_state())["frame"].partition("#")[0])
    assert frames[0] != frames[1]


async def test_image_starts_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 0, "card")
        visitor = BrowserPage(session, address)
        await visitor.load_page()
        (message,) = visitor.page["messages"].values()

        async def never(*_: object, **__: object) -> None:
            raise AssertionError("a process was started")

        monkeypatch.setattr(asyncio, "create_subprocess_exec", never)
        assert (await visitor.load_image(message))[:4] == b"\x89PNG"


@pytest.mark.parametrize("channel_id", ["1", "pier", ""])
async def test_unknown_channel_falls_back_to_the_first(tmp_path: Path, channel_id: str) -> None:
    async with (
        served_page(tmp_path) as (stage, address, session),
        session.get(f"{address}harbour/state", params={"channel": channel_id}) as answer,
    ):
        assert (await answer.json())["shown"] == str(find_channel(stage, "lobby").id)


@pytest.mark.parametrize(
    "body", ['{"person": "1"}', '{"language": "de"}', '{"language": "tlh", "person": "1"}']
)
async def test_unknown_language_is_refused(tmp_path: Path, body: str) -> None:
    async with (
        served_page(tmp_path) as (_, address, session),
        session.post(f"{address}harbour/speak", data=body) as answer,
    ):
        assert answer.status == 400


@pytest.mark.parametrize(
    "header", [{"Host": "harbour.example"}, {"Origin": "https://harbour.example"}, {"Origin": "null"}]
)
async def test_cross_site_requests_are_refused(tmp_path: Path, header: dict[str, str]) -> None:
    async with served_page(tmp_path) as (_, address, session):
        async with session.get(f"{address}harbour/state", headers=header) as answer:
            assert answer.status == 403
        async with session.post(f"{address}harbour/skip", json={"seconds": 3600}, headers=header) as answer:
            assert answer.status == 403


async def test_port_in_use_falls_back_to_the_next(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, _):
        port = int(address.rstrip("/").rpartition(":")[2])
        async with open_page(stage, port) as other:
            assert int(other.rstrip("/").rpartition(":")[2]) in range(port + 1, port + 20)


async def test_polling_during_channel_changes_returns_only_known_statuses(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):

        async def look(path: str) -> set[int]:
            seen = set()
            while not done.is_set():
                async with session.get(f"{address}{path}") as answer:
                    seen.add(answer.status)
            return seen

        done = asyncio.Event()
        looks = [
            asyncio.create_task(look(path)) for path in ("harbour/state", "frame", "app.js", "api/state")
        ]
        for name in ("pier-1", "lobby") * 5:
            await stage.views.close()
            await stage.view(stage.world.members[1].id, find_channel(stage, name).id)
        done.set()
        # Expected status codes are 200, 401 if the user's view is closed, 410 if no page is open, and 503 if
        # the server is closing.
        state, *passed_on = [await seen for seen in looks]
        assert state == {200}
        assert set().union(*passed_on) <= {200, 401, 410, 503}


async def show_in_direct_message(stage: Stage, visitor: BrowserPage, text: str) -> str:
    """Send a text to the first user, and return what their page shows."""
    async with stage.action():
        await (await stage.env.bot.fetch_user(stage.world.members[0].id)).send(text)
    await visitor.load_page()
    return shown_text([message["content_tokens"] for message in visitor.page["messages"].values()])


def shown_text(tokens: Any) -> str:
    if isinstance(tokens, list):
        return "".join(map(shown_text, tokens))
    return tokens.get("label") or tokens.get("content") or shown_text(tokens.get("children", []))


async def test_mentions_in_direct_messages_are_readable(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        ada, ben = stage.world.members[:2]
        numbers = {
            command["name"]: command["id"]
            for scope in stage.env.backend.commands.values()
            for command in scope.values()
        }
        # The bot's commands can be used only in servers.
        for scope in stage.env.backend.commands.values():
            for command in scope.values():
                command["contexts"] = [0]
        visitor = BrowserPage(session, address, ada.id, ada.user.dm_channel.id)
        written = f"</anchor drop:{numbers['anchor']}> <#{find_channel(stage, 'pier-1').id}> <@{ben.id}>"
        assert await show_in_direct_message(stage, visitor, written) == "/anchor drop #pier-1 @Ben"


async def test_private_thread_of_others_is_not_named_in_a_direct_message(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 2, "cabin")
        dorota = stage.world.members[3]
        thread = next(channel for channel in stage.world.channels() if channel.name == "cabin")
        visitor = BrowserPage(session, address, dorota.id, dorota.user.dm_channel.id)
        async with stage.action():
            await (await stage.env.bot.fetch_user(dorota.id)).send(f"<#{thread.id}>")
        await visitor.load_page()
        assert "cabin" not in str(visitor.page["messages"])
