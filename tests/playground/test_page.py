"""The page: what it shows and lets happen, and what it refuses."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from aiohttp import ClientSession
from PIL import Image

import playground.stage
from playground.page import open_page
from playground.stage import Stage, on_stage
from tests.playground.acting import channel, command, ticking, wait_until
from tests.playground.buoy import PICTURE_SIZE, bring_buoy
from tests.playground.visitor import Visitor


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Stage, str, ClientSession]]:
    async with (
        on_stage(folder, bring_buoy) as stage,
        open_page(stage, 0) as address,
        ClientSession() as session,
    ):
        yield stage, address, session


async def test_the_page_and_all_it_loads_are_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, address, session):
        for path, kind in (
            ("", "html"),
            ("harbour/harbour.css", "css"),
            ("harbour/harbour.js", "javascript"),
            ("harbour/frame.css", "css"),
            ("frame", "html"),
            ("app.js", "javascript"),
        ):
            async with session.get(f"{address}{path}") as answer:
                assert (answer.status, answer.content_type.partition("/")[2]) == (200, kind)


async def test_the_frame_wears_our_style_and_only_our_page_may_frame_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, address, session), session.get(f"{address}frame") as answer:
        assert "/harbour/frame.css" in await answer.text()
        assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
        assert "X-Frame-Options" not in answer.headers


async def test_state_lists_channels_with_threads_below_theirs(tmp_path: Path) -> None:
    async with opened(tmp_path) as (stage, address, session):
        await command(stage, 0, "thread")
        state = await Visitor(session, address).state()
        assert [(shown["name"], shown["thread"]) for shown in state["channels"]] == [
            ("lobby", False),
            ("berth", True),
            ("pier-1", False),
            ("pier-2", False),
        ]
        assert state["shown"] == state["channels"][0]["id"]
        assert state["channels"][0]["latest"] == str(channel(stage, "lobby").history()[-1].id)
        assert state["channels"][2]["latest"] == ""


async def test_a_button_answers_privately_and_pictures_are_shown(tmp_path: Path) -> None:
    async with opened(tmp_path) as (stage, address, session):
        await command(stage, 0, "card")
        visitor = Visitor(session, address)
        await visitor.arrive()
        (message,) = visitor.page["messages"].values()
        with Image.open(io.BytesIO(await visitor.picture(message))) as picture:
            assert picture.size == PICTURE_SIZE
        status, receipt = await visitor.click(message)
        assert (status, receipt["settlement"]) == (200, "settled")
        page = await visitor.look()
        assert [said["content"] for said in page["messages"].values()] == ["", "en-GB 1"]


async def test_a_click_draws_each_open_page_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as (stage, address, session):
        await command(stage, 0, "card")
        acting, watching = Visitor(session, address), Visitor(session, address)
        for visitor in (acting, watching):
            await visitor.arrive()
        (message,) = acting.page["messages"].values()
        before = [visitor.page["publishedRevision"] for visitor in (acting, watching)]
        await stage.env.advance_time(600)
        await acting.click(message)
        await acting.look()
        await watching.look()
        after = [visitor.page["publishedRevision"] for visitor in (acting, watching)]
        assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1]
        for visitor in (acting, watching):
            behind = stage.env.now() - datetime.fromisoformat(visitor.page["profile"]["presentationTime"])
            assert behind < timedelta(seconds=60)


async def test_whoever_comes_sees_the_newest_messages(tmp_path: Path) -> None:
    async with opened(tmp_path) as (stage, address, session):
        await command(stage, 0, "card")
        async with stage.turn():
            for number in range(60):
                await stage.world.people[1].send(channel(stage, "lobby"), f"message {number}")
        visitor = Visitor(session, address)
        await visitor.arrive()
        assert "message 59" in str(visitor.page["messages"])
        await visitor.act("viewer", viewer_id=str(stage.world.people[1].id))
        assert "message 59" in str((await visitor.look())["messages"])


async def test_a_page_left_open_over_a_restart_loads_anew(tmp_path: Path) -> None:
    frames = []
    for _ in range(2):
        async with opened(tmp_path) as (_, address, session):
            frames.append((await Visitor(session, address).state())["frame"].partition("#")[0])
    assert frames[0] != frames[1]


async def test_a_picture_costs_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path) as (stage, address, session):
        await command(stage, 0, "card")
        visitor = Visitor(session, address)
        await visitor.arrive()
        (message,) = visitor.page["messages"].values()

        async def never(*_: object, **__: object) -> None:
            raise AssertionError("a process was started")

        monkeypatch.setattr(asyncio, "create_subprocess_exec", never)
        assert (await visitor.picture(message))[:4] == b"\x89PNG"


async def test_a_click_and_the_clock_never_get_in_each_others_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playground.stage, "TICK", 0)
    async with opened(tmp_path) as (stage, address, session), ticking(stage):
        await command(stage, 0, "card")
        visitor = Visitor(session, address)
        await visitor.arrive()
        (message,) = visitor.page["messages"].values()
        for _ in range(40):
            await visitor.look()
            status, receipt = await visitor.click(message)
            assert (status, receipt["settlement"]) == (200, "settled")
        assert (tmp_path / "clicks").read_text() == "40"


async def test_what_happens_by_itself_reaches_an_open_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playground.stage, "TICK", 0.05)
    monkeypatch.setattr(playground.stage, "PATIENCE", 0.2)
    async with opened(tmp_path) as (stage, address, session), ticking(stage):
        visitor = Visitor(session, address)
        await visitor.arrive()
        await command(stage, 0, "remind", seconds=1)
        assert "ding" not in str((await visitor.look())["messages"])
        await wait_until(lambda: len(channel(stage, "lobby").history()) == 1)
        await asyncio.sleep(0.2)
        assert "ding" in str((await visitor.look())["messages"])


async def test_skipping_moves_the_clock_and_loads_the_frame_anew(tmp_path: Path) -> None:
    async with opened(tmp_path) as (_, address, session):
        before = await Visitor(session, address).state()
        async with session.post(f"{address}harbour/skip", json={"seconds": 86_400}) as answer:
            after = await answer.json()
        passed = datetime.fromisoformat(after["time"]) - datetime.fromisoformat(before["time"])
        assert timedelta(days=1) <= passed < timedelta(days=1, seconds=10)
        assert after["frame"] != before["frame"]


@pytest.mark.parametrize(
    "body",
    ['{"seconds": -1}', '{"seconds": 1e9}', '{"seconds": "1"}', '{"seconds": NaN}', "{}", "[]", "soon"],
)
async def test_a_senseless_skip_changes_nothing(tmp_path: Path, body: str) -> None:
    async with opened(tmp_path) as (stage, address, session):
        before = stage.env.now()
        async with session.post(f"{address}harbour/skip", data=body) as answer:
            assert answer.status == 400
        assert (stage.env.now() - before).total_seconds() < 5


async def test_another_channel_is_shown_with_everybody_in_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as (stage, address, session):
        await command(stage, 0, "thread")
        async with session.post(
            f"{address}harbour/show", json={"channel": str(channel(stage, "berth").id)}
        ) as answer:
            assert answer.status == 200
        visitor = Visitor(session, address)
        await visitor.arrive()
        assert visitor.page["channel"]["name"] == "berth"
        assert [said["content"] for said in visitor.page["messages"].values()] == ["Moored."]
        assert [person["name"] for person in visitor.page["viewers"]] == ["Ada", "Ben", "Cem", "Dorota"]


@pytest.mark.parametrize("body", ['{"channel": "1"}', '{"channel": "pier"}', '{"channel": null}', "{}"])
async def test_a_channel_that_is_not_there_changes_nothing(tmp_path: Path, body: str) -> None:
    async with opened(tmp_path) as (stage, address, session):
        shown = stage.shown
        async with session.post(f"{address}harbour/show", data=body) as answer:
            assert answer.status == 404
        assert stage.shown == shown
        assert (await Visitor(session, address).state())["shown"] == str(shown)


@pytest.mark.parametrize(
    "header", [{"Host": "harbour.example"}, {"Origin": "https://harbour.example"}, {"Origin": "null"}]
)
async def test_other_web_sites_are_refused(tmp_path: Path, header: dict[str, str]) -> None:
    async with opened(tmp_path) as (_, address, session):
        async with session.get(f"{address}harbour/state", headers=header) as answer:
            assert answer.status == 403
        async with session.post(f"{address}harbour/skip", json={"seconds": 3600}, headers=header) as answer:
            assert answer.status == 403


async def test_a_taken_port_gives_way_to_the_next(tmp_path: Path) -> None:
    async with opened(tmp_path) as (stage, address, _):
        port = int(address.rstrip("/").rpartition(":")[2])
        async with open_page(stage, port) as other:
            assert int(other.rstrip("/").rpartition(":")[2]) in range(port + 1, port + 20)


async def test_looking_while_the_channel_changes_fails_in_no_strange_way(tmp_path: Path) -> None:
    async with opened(tmp_path) as (stage, address, session):

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
            await stage.show(channel(stage, name).id)
        done.set()
        # 401: a page of the former channel; 503: between two channels.
        state, *passed_on = [await seen for seen in looks]
        assert state == {200}
        assert set().union(*passed_on) <= {200, 401, 503}
