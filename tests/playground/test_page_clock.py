"""Tests for the page and the clock: users can skip time, and events that become due reach open pages."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest
import simcord
from aiohttp import ClientSession

import playground.stage
from playground.page import open_page
from playground.stage import open_stage
from tests.playground.counter_bot import create_counter_bot
from tests.playground.stage_helpers import find_channel, run_command, running_clock, wait_until
from tests.playground.visitor import BrowserPage, served_page


@pytest.mark.long
async def test_clicks_and_clock_ticks_do_not_conflict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playground.stage, "TICK_INTERVAL", 0)
    async with served_page(tmp_path) as (stage, address, session), running_clock(stage):
        await run_command(stage, 0, "card")
        visitor = BrowserPage(session, address)
        await visitor.load_page()
        (message,) = visitor.page["messages"].values()
        for _ in range(40):
            await visitor.refresh()
            status, receipt = await visitor.click(message)
            assert (status, receipt["settlement"]) == (200, "settled")
        assert (tmp_path / "clicks").read_text() == "40"


async def test_scheduled_message_appears_on_an_open_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playground.stage, "TICK_INTERVAL", 0.05)
    monkeypatch.setattr(playground.stage, "SETTLE_TIMEOUT", 0.2)
    async with served_page(tmp_path) as (stage, address, session), running_clock(stage):
        visitor = BrowserPage(session, address)
        await visitor.load_page()
        await run_command(stage, 0, "remind", seconds=1)
        assert "ding" not in str((await visitor.refresh())["messages"])
        await wait_until(lambda: len(find_channel(stage, "lobby").history()) == 1)
        await asyncio.sleep(0.2)
        assert "ding" in str((await visitor.refresh())["messages"])


async def test_click_does_not_wait_for_a_sleeping_bot_task(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        await run_command(stage, 0, "card")
        await run_command(stage, 0, "remind", seconds=5)
        visitor = BrowserPage(session, address)
        await visitor.load_page()
        message = next(iter(visitor.page["messages"].values()))
        status, receipt = await visitor.click(message)
        assert (status, receipt["settlement"]) == (200, "settled")
        assert "ding 1" not in str((await visitor.refresh())["messages"])
        await stage.skip(5)
        await visitor.load_page()
        assert "ding 1" in str(visitor.page["messages"])


async def test_skip_advances_the_clock_and_reloads_the_frame(tmp_path: Path) -> None:
    async with served_page(tmp_path) as (_, address, session):
        before = await BrowserPage(session, address).request_state()
        async with session.post(f"{address}harbour/skip", json={"seconds": 86_400}) as answer:
            after = await answer.json()
        passed = datetime.fromisoformat(after["time"]) - datetime.fromisoformat(before["time"])
        assert timedelta(days=1) <= passed < timedelta(days=1, seconds=10)
        assert after["frame"] != before["frame"]


@pytest.mark.parametrize(
    "body",
    ['{"seconds": -1}', '{"seconds": 1e9}', '{"seconds": "1"}', '{"seconds": NaN}', "{}", "[]", "soon"],
)
async def test_invalid_skip_changes_nothing(tmp_path: Path, body: str) -> None:
    async with served_page(tmp_path) as (stage, address, session):
        before = stage.env.now()
        async with session.post(f"{address}harbour/skip", data=body) as answer:
            assert answer.status == 400
        assert (stage.env.now() - before).total_seconds() < 5


async def test_clock_skips_to_the_next_event(tmp_path: Path) -> None:
    at = int(datetime(2040, 1, 1, tzinfo=UTC).timestamp() * 1000)

    async def upcoming(_: discord.Client) -> dict[str, int | None]:
        return {"notice": at, "deadline": None}

    async with (
        open_stage(tmp_path, create_counter_bot, upcoming) as stage,
        open_page(stage, 0) as address,
        ClientSession() as session,
    ):
        assert (await BrowserPage(session, address).request_state())["upcoming"] == {"notice": at}
        async with session.post(f"{address}harbour/skip", json={"to": "notice"}) as answer:
            after = datetime.fromisoformat((await answer.json())["time"])
        assert timedelta() < after - datetime(2040, 1, 1, tzinfo=UTC) < timedelta(seconds=15)
        for unknown in ("deadline", "storm"):
            async with session.post(f"{address}harbour/skip", json={"to": unknown}) as answer:
                assert answer.status == 409


async def test_click_on_a_busy_bot_ends_at_the_timeout_without_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(playground.stage, "SETTLE_TIMEOUT", 0.2)
    with caplog.at_level(logging.INFO):
        async with served_page(tmp_path) as (stage, address, session), running_clock(stage):
            visitor = BrowserPage(session, address)
            await visitor.load_page()
            status, receipt = await visitor.run_command("haul", seconds="2")
            assert (status, receipt["settlement"], receipt["acknowledgement"]) == (200, "settled", "deferred")
            assert not receipt["diagnostics"]
            assert "Hauled in." not in str((await visitor.refresh())["messages"])
            async with asyncio.timeout(20):
                while "Hauled in." not in str((await visitor.refresh())["messages"]):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
    assert [record.getMessage() for record in caplog.records if "settle" in record.getMessage()] == []


async def test_bot_may_take_longer_than_simcord_allows_to_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that is not idle five seconds after its start is waited for."""
    waited: list[float] = []
    settle = simcord.Env._settle_internal  # noqa: SLF001  # simcord has no public name for it

    async def record_timeout(env: simcord.Env, **how: object) -> None:
        waited.append(how.get("timeout") or 0)  # type: ignore[arg-type]
        await settle(env, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(simcord.Env, "_settle_internal", record_timeout)
    async with served_page(tmp_path):
        pass
    assert waited[0] >= 60
