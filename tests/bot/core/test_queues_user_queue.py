"""Tests for the user queue: it handles one interaction at a time per user, without blocking other users."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

import pytest
from simcord import MemberActor

from bot.core.interactions import commands, lifecycle
from bot.core.pictures import Pictures
from bot.core.queues import MAX_WAITING, PerUserQueue
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, text_message
from bot.messages.view import feature
from host.core.errors import UserError
from tests.bot.example_panels import message_text
from tests.bot.port import Port

ADA, BEN = 11, 12
MAX_WAIT = 30
"""Maximum seconds that concurrent tasks may take on a busy machine."""


class BlockedWork:
    """A job that records its start and finishes only when the test allows it to."""

    def __init__(self) -> None:
        self.people = PerUserQueue()
        self.opened = asyncio.Event()
        self.begun: list[str] = []

    async def run(self, name: str, user_key: int) -> None:
        async with self.people.acquire(user_key):
            self.begun.append(name)
            await self.opened.wait()

    async def start(self, name: str, user_key: int) -> asyncio.Task[None]:
        task = asyncio.create_task(self.run(name, user_key))
        await asyncio.sleep(0)
        return task


async def test_requests_of_a_user_run_in_order_without_blocking_others() -> None:
    work = BlockedWork()
    tasks = [await work.start(*asked) for asked in (("a", ADA), ("b", ADA), ("c", ADA), ("d", BEN))]
    assert work.begun == ["a", "d"]
    work.opened.set()
    await asyncio.gather(*tasks)
    assert work.begun == ["a", "d", "b", "c"]


async def test_requests_beyond_the_queue_limit_are_rejected() -> None:
    work = BlockedWork()
    tasks = [await work.start("a", ADA) for _ in range(60)]
    refused = [task for task in tasks if task.done()]
    assert len(refused) == 60 - 1 - MAX_WAITING
    assert {str(task.exception()) for task in refused} == {"slip-one-at-a-time"}
    work.opened.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert len(work.begun) == 1 + MAX_WAITING
    await work.run("b", ADA)
    assert work.begun[-1] == "b"


async def test_cancelled_request_is_removed_from_the_user_queue() -> None:
    work = BlockedWork()
    first, second = await work.start("a", ADA), await work.start("b", ADA)
    second.cancel()
    work.opened.set()
    await asyncio.gather(first, second, return_exceptions=True)
    assert work.begun == ["a"]
    assert vars(work.people) == vars(PerUserQueue())


HandledInteractions: TypeAlias = "list[tuple[AppInteraction, bool]]"


@pytest.fixture
def handled(monkeypatch: pytest.MonkeyPatch) -> HandledInteractions:
    """Record which interactions the commands handle, and whether any of them run concurrently."""
    found: HandledInteractions = []

    async def kept(interaction: AppInteraction, work: Any, *, concurrent: bool = False) -> None:
        found.append((interaction, concurrent))
        await lifecycle.serve(interaction, work, concurrent=concurrent)

    monkeypatch.setattr(commands, "serve", kept)
    return found


@pytest.fixture
def responses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the responses to duplicate interactions."""
    found: list[str] = []

    async def keep(_: AppInteraction, post: MessageView) -> None:
        found.append(message_text(post))

    monkeypatch.setattr(lifecycle, "edit_response", keep)
    return found


async def create_interactions(
    port: Port, handled: HandledInteractions, *people: MemberActor
) -> list[AppInteraction]:
    """Create one interaction for each user."""
    for member in people:
        await member.slash(port.lobby, "games mine")
    return [interaction for interaction, _ in handled[-len(people) :]]


async def wait_until(condition: Callable[[], bool]) -> None:
    """Yield to other tasks until a condition holds.

    On a busy machine this may take many event loop iterations.
    """
    begun = time.perf_counter()
    while not condition() and time.perf_counter() < begun + MAX_WAIT:  # noqa: ASYNC110 - there is no event to wait for
        await asyncio.sleep(0)


async def test_second_interaction_of_a_user_waits_for_the_first(
    port: Port, handled: HandledInteractions, responses: list[str]
) -> None:
    ada, ben = await create_interactions(port, handled, port.ada, port.ben)
    responses.clear()
    opened, begun = asyncio.Event(), list[str]()

    async def work(name: str, _: Translator) -> MessageView:
        begun.append(name)
        await opened.wait()
        return text_message(name)

    asked = [("a", ada), ("b", ada), ("c", ben), *[("d", ada)] * (MAX_WAITING + 1)]
    tasks = [
        asyncio.create_task(lifecycle.serve(interaction, partial(work, name))) for name, interaction in asked
    ]
    await wait_until(lambda: len(begun) == 2 and len(responses) == 2)
    assert sorted(begun) == ["a", "c"], "nobody waits for another person"
    assert all("One at a time" in answer for answer in responses)
    opened.set()
    await asyncio.gather(*tasks)
    assert begun[2:] == ["b", *"d" * (MAX_WAITING - 1)]
    assert sorted(responses[2:]) == sorted(begun)


async def test_film_blocks_only_a_second_film_of_the_user(
    port: Port, handled: HandledInteractions, responses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await port.begin()
    await port.ada.slash(port.lobby, "game film")
    film, is_beside = handled[-1]
    assert is_beside
    (ada,) = await create_interactions(port, handled, port.ada)
    responses.clear()
    opened, begun = asyncio.Event(), asyncio.Event()

    async def slow(*_: Any) -> Upload:
        begun.set()
        await opened.wait()
        return Upload(b"", "film.webp")

    async def shown(translate: Translator) -> MessageView:
        return await feature.show_film(film, 1, translate)

    async def at_once(_: Translator) -> MessageView:
        return text_message("at once")

    monkeypatch.setattr(Pictures, "film", slow)
    first = asyncio.create_task(lifecycle.serve(film, shown, concurrent=True))
    await begun.wait()
    await lifecycle.serve(film, shown, concurrent=True)
    await lifecycle.serve(ada, at_once)
    assert "Your animation is still being created" in responses[0]
    assert responses[1:] == ["at once"]
    opened.set()
    await first
    assert responses[2].startswith("### Nauticus")


def test_film_slot_is_released_after_an_error() -> None:
    room = Pictures()
    with pytest.raises(KeyError), room.reserve_film(ADA):
        raise KeyError
    with room.reserve_film(ADA), room.reserve_film(BEN), pytest.raises(UserError), room.reserve_film(ADA):
        pass
    with room.reserve_film(ADA):
        pass
