"""Tests that the fair queue is round-robin: no user waits until another user's backlog is done."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.core.queues import FairQueue, Requester

ADA, BEN, CEM = Requester(1, 11), Requester(1, 12), Requester(2, 13)
BACKGROUND = Requester(1)


class RequestRecorder:
    """A worker that records the order in which requests are served.

    Requests wait until the test sets `opened`.
    """

    def __init__(self) -> None:
        self.queue = FairQueue()
        self.opened = asyncio.Event()
        self.served: list[str] = []

    async def serve(self, name: str, requester: Requester) -> None:
        async with self.queue.acquire(requester):
            self.served.append(name)
            await self.opened.wait()

    async def request(self, name: str, requester: Requester) -> asyncio.Task[None]:
        task = asyncio.create_task(self.serve(name, requester))
        await asyncio.sleep(0)
        return task


async def serving_order(*requests: tuple[str, Requester]) -> str:
    """Return the order in which requests are served if all arrive before the first one finishes."""
    counter = RequestRecorder()
    tasks = [await counter.request(name, asker) for name, asker in requests]
    counter.opened.set()
    await asyncio.gather(*tasks)
    return "".join(counter.served)


def repeat_request(count: int, name: str, requester: Requester) -> Sequence[tuple[str, Requester]]:
    return [(name, requester)] * count


async def test_sixty_clicks_of_one_user_do_not_delay_other_users() -> None:
    order = await serving_order(*repeat_request(60, "a", ADA), ("b", BEN), ("c", CEM))
    assert order == "aacb" + "a" * 58


async def test_users_of_a_guild_are_served_round_robin() -> None:
    assert await serving_order(*repeat_request(4, "a", ADA), *repeat_request(2, "b", BEN)) == "aababa"


async def test_guilds_are_served_round_robin_regardless_of_size() -> None:
    crowd = [(str(n), Requester(1, 100 + n)) for n in range(5)]
    assert await serving_order(*crowd, *repeat_request(2, "c", CEM)) == "01c2c34"


async def test_messages_of_a_guild_queue_like_a_user() -> None:
    assert await serving_order(*repeat_request(3, "a", ADA), ("p", BACKGROUND)) == "aapa"


async def test_fair_queue_serves_one_request_at_a_time() -> None:
    queue, inside, most = FairQueue(), 0, 0

    async def serve(asker: Requester) -> None:
        nonlocal inside, most
        async with queue.acquire(asker):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(serve(asker) for asker in (ADA, BEN, CEM, ADA, BACKGROUND)))
    assert most == 1


@pytest.mark.parametrize("is_let_on", [False, True], ids=["while waiting", "when let on"])
async def test_cancelled_request_does_not_block_the_queue(is_let_on: bool) -> None:
    counter = RequestRecorder()
    first, task, last = [
        await counter.request(name, asker) for name, asker in (("a", ADA), ("b", BEN), ("c", BEN))
    ]
    if is_let_on:
        counter.opened.set()
        await asyncio.sleep(0)
    task.cancel()
    counter.opened.set()
    await asyncio.gather(first, task, last, return_exceptions=True)
    assert task.cancelled()
    await counter.serve("d", CEM)
    assert counter.served == ["a", "c", "d"]
