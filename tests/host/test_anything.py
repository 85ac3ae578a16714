"""Whatever people do in whatever order: a Refusal at worst, and a table that adds up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from host import fairness, posting, reading, records, robots, tables, turns
from host.harbour import Harbour
from host.people import Person
from host.refusals import Refusal
from tests.host.acting import ADA, BEN, CEM, CHANNEL, DEA, opened, timers_of
from tests.soaking import seeds

PEOPLE = (ADA, BEN, CEM, DEA, Person(2**62, "\u202e\x00" + "😀" * 150))


async def go_on(h: Harbour, match: int, chance: Random) -> None:
    """Do what the match waits for: join, choose or confirm."""
    card = await reading.card(h, match)
    if card.match.status == "open":
        await tables.join(h, match, chance.choice(PEOPLE))
    elif card.awaited_seat is not None and (person := card.seats[card.awaited_seat].person) is not None:
        panel = await turns.panel(h, match, who := Person(person, "x"))
        if panel.can_confirm:
            await turns.confirm(h, match, who, panel.revision)
        elif panel.offers:
            index = chance.randrange(len(panel.offers))
            await turns.choose(h, match, who, panel.revision, index, confirm_reveal=True)


def attempt(h: Harbour, chance: Random) -> Awaitable[object]:
    """Return any call a person could cause, sensible or not."""
    match, who, other = chance.choice((1, 1, 1, 2, 2, 3, 99)), chance.choice(PEOPLE), chance.choice(PEOPLE)
    revision = chance.choice((None, None, chance.randrange(40), -1))
    sure, index = chance.random() < 0.5, chance.choice((0, 0, 0, 1, 2, 7, -1))
    calls: tuple[tuple[int, Callable[[], Awaitable[object]]], ...] = (
        (20, lambda: go_on(h, chance.choice((1, 2, 3)), chance)),
        (16, lambda: turns.choose(h, match, who, revision, index, confirm_reveal=sure)),
        (8, lambda: turns.confirm(h, match, who, revision)),
        (3, lambda: turns.undo(h, match, who, revision)),
        (1, lambda: turns.start_over(h, match, who, revision)),
        (2, lambda: turns.panel(h, match, who)),
        (4, lambda: tables.join(h, match, who)),
        (1, lambda: tables.leave(h, match, who)),
        (1, lambda: tables.add_robot(h, match, who, chance.choice((None, "wild", "x")))),
        (1, lambda: tables.remove_robot(h, match, who)),
        (1, lambda: tables.invite(h, match, who, [other, other])),
        (1, lambda: tables.start(h, match, who)),
        (1, lambda: tables.resign(h, match, who)),
        (1, lambda: tables.hand_over(h, match, other, who, sure)),
        (1, lambda: opened(h, opener=who, seats=chance.randrange(6), channel=CHANNEL + chance.randrange(3))),
        (1, lambda: reading.board(h, match, who)),
        (1, lambda: reading.log_texts(h, match, who, chance.randrange(-1, 5))),
        (1, lambda: reading.chapter_post(h, match, chance.randrange(4))),
        (1, lambda: reading.matches_of(h, who)),
        (1, lambda: records.record_of(h, match, who)),
        (1, lambda: fairness.verify(h, match)),
        (1, lambda: robots.wake(h, match)),
    )
    (call,) = chance.choices([call for _, call in calls], [weight for weight, _ in calls])
    return call()


async def adds_up(one: Harbour, fresh: Harbour, match: int) -> None:
    """Prove that what is kept in memory, stored and posted agrees."""
    card = await reading.card(fresh, match)
    assert card == await reading.card(one, match)
    assert not card.is_damaged
    if card.view is not None:
        assert await reading.log_texts(fresh, match, None) == await reading.log_texts(one, match, None)
    if card.match.status == "finished":
        assert (await fairness.verify(fresh, match)).holds
    kinds = [post.kind for post in await posting.pending(fresh, match_id=match, limit=1000)]
    assert kinds.count("card") == 1
    awaited = None if card.awaited_seat is None else card.seats[card.awaited_seat]
    called = [timer for timer in await timers_of(fresh, match) if timer.startswith("ping")]
    assert called in ([], [f"ping:{awaited.seat}"]) if awaited is not None else called == []
    assert awaited is None or awaited.robot is None


@pytest.mark.parametrize("seed", seeds(4, 80))
async def test_any_order_of_calls_is_refused_or_adds_up(
    harbour: Harbour, new_harbour: Callable[[], Harbour], seed: int
) -> None:
    chance, done, refusals = Random(seed), 0, set[str]()
    for channel in range(3):
        await opened(harbour, seats=chance.choice((2, 3, 4)), channel=CHANNEL + channel, begins="random")
    for _ in range(300):
        try:
            await attempt(harbour, chance)
            done += 1
        except Refusal as refused:
            refusals.add(refused.text.key)
    assert done > 50
    assert len(refusals) > 10
    for match in (1, 2, 3):
        await adds_up(harbour, new_harbour(), match)


@pytest.mark.parametrize("seed", seeds(2, 40))
async def test_any_calls_at_once_are_refused_or_add_up(
    harbour: Harbour, new_harbour: Callable[[], Harbour], seed: int
) -> None:
    chance, other = Random(seed), new_harbour()
    for channel in range(3):
        await opened(harbour, seats=3, channel=CHANNEL + channel, begins="random")
    for _ in range(12):
        calls = [attempt(chance.choice((harbour, other)), chance) for _ in range(12)]
        for outcome in await asyncio.gather(*calls, return_exceptions=True):
            assert not isinstance(outcome, Exception) or isinstance(outcome, Refusal)
    for match in (1, 2, 3):
        await adds_up(harbour, other, match)
