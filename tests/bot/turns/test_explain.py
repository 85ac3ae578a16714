"""Tests of explanations: answers without delay, rejections, one analysis at a time, and cancellation."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core.queues import RunningSearches
from engine.core.explain import Explanation
from engine.core.text import LocalizedText
from engine.worker import decode_result, handle_request
from host.core.errors import UserError
from host.turns import explain
from host.turns.robots import worker
from tests.bot.port import GALLERY, MENU, AnyMessage, Port, find_components, labels, options, text_of
from tests.bot.tables.test_rematch import finish_match
from tests.thinking_here import limit_search

pytestmark = pytest.mark.threads


@pytest.fixture(autouse=True)
def limited_search(monkeypatch: pytest.MonkeyPatch) -> None:
    limit_search(monkeypatch)


async def explain_turn(port: Port, **asked: Any) -> str:
    return text_of((await port.ada.slash(port.lobby, "why", **asked)).response)


async def test_why_lists_three_turns_in_every_language(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(explain, "node_limit", lambda _: 6)
    await port.open_table(game="nautilus-island", seats=2, robots=1, begins="opener")
    told = {}
    for locale in ("en-US", "de", "pl"):
        port.locales[port.ada.id] = locale
        told[locale] = await explain_turn(port)
    assert "Expected lead" in told["en-US"]
    assert "aus Sicht des Roboters" in told["de"]
    assert "Spodziewana przewaga" in told["pl"]
    for words in told.values():
        assert "\n3. **" in words


async def test_sandbox_offers_hint_in_match_against_robots(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    shown: AnyMessage = (await port.ada.slash(port.lobby, "sandbox")).response
    assert "Hint" in labels(shown)
    assert "hint for your turn" in text_of((await port.ada.click(shown, label="Hint")).response)


async def test_hint_is_unavailable_by_default_against_users(port: Port) -> None:
    await port.begin(seats=2, robots=0)
    shown: AnyMessage = (await port.ada.slash(port.lobby, "sandbox")).response
    assert "Hint" not in labels(shown)
    assert "There is no robot turn to explain yet" in await explain_turn(port)


async def test_card_shows_that_hints_are_allowed(port: Port) -> None:
    await port.begin(seats=2, robots=0, hints=True)
    assert "Hints: players can ask a robot" in text_of(port.raw_message(port.card()))
    assert "hint for your turn" in await explain_turn(port)
    assert "There is no robot turn to explain yet" in text_of(
        (await port.ben.slash(port.lobby, "why")).response
    )


async def test_rated_table_rejects_hints(port: Port) -> None:
    asked = await port.open_table(seats=2, rated=True, hints=True)
    assert "Rated matches can’t have hints" in text_of(asked.response)


async def test_only_one_search_runs_per_user_and_can_be_stopped(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    thinking, goes_on = port.bot.services.searches, asyncio.Event()

    async def wait() -> None:
        await goes_on.wait()

    ada = await port.key_of(port.ada)
    thought = asyncio.create_task(thinking.run(ada, wait()))
    await asyncio.sleep(0)
    assert "A robot is already working" in await explain_turn(port)
    assert thinking.stop(ada)
    with pytest.raises(UserError) as stopped:
        await thought
    assert stopped.value.text == LocalizedText("slip-thought-stopped")
    assert "hint for your turn" in await explain_turn(port)


async def test_search_cannot_be_stopped_by_another_user() -> None:
    thinking = RunningSearches()
    thought = asyncio.create_task(thinking.run(1, asyncio.sleep(0, "done")))
    assert not thinking.stop(2)
    assert await thought == "done"
    assert not thinking.stop(1)


async def test_finished_match_is_analysed_once_with_image_and_text(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()

    def say(line: bytes, kind: Any) -> Any:
        asked.append(kind.__name__)
        return decode_result(handle_request(line), kind)

    end = await finish_match(port)
    monkeypatch.setattr(worker.WORKER, "request", say)
    shown = (await port.ben.click(end, label="Analysis")).response
    assert "analysis" in text_of(shown)
    assert "mistakes" in text_of(shown)
    assert len(find_components(shown, GALLERY)) == 1
    (alt,) = [item["description"] for part in find_components(shown, GALLERY) for item in part["items"]]
    assert alt.startswith("Expected lead over the best opponent, by round. ")
    assert "**" not in alt
    assert "- " not in alt
    count = len(asked)
    assert count > 10
    again: AnyMessage = (await port.ada.slash(port.lobby, "analyse")).response
    assert text_of(again) == text_of(shown)
    assert len(asked) == count, "it is kept"
    await port.ada.click(again, label="Share")
    await port.env.advance_time(0)
    assert "robot analysis" in text_of(port.raw_message(port.posts()[-1]))
    assert len(find_components(port.raw_message(port.posts()[-1]), GALLERY)) == 1
    again = (await port.ada.slash(port.lobby, "analyse")).response
    if find_components(again, MENU):
        menu, value = options(again)[0]
        await port.ada.select(again, [value], custom_id=menu)
        assert "Better:" in text_of(again)
        await port.ada.click(again, label="Why?")
        assert "(played)" in text_of(again)
    assert set(asked[count:]) <= {Explanation.__name__}


async def test_running_match_is_not_analysed(port: Port) -> None:
    await port.begin()
    assert "not over" in text_of((await port.ada.slash(port.lobby, "analyse")).response)
