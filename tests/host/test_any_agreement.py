"""Whatever people decide in whatever order, and however long they are away: nothing hangs, nobody knows two hands."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from host import (
    asking,
    calling_off,
    fairness,
    loading,
    reading,
    replacing,
    robots,
    tables,
    turns,
    undoing,
    voting,
    watch,
)
from host.entries import SeatTaken
from host.harbour import Harbour
from host.matches import Match
from host.paces import DAY, HOUR
from host.people import Person
from host.refusals import Refusal
from storage import questions
from tests.host.acting import ADA, BEN, CEM, DEA, timers_of
from tests.host.conftest import Clock
from tests.host.polling import DAILY, LONG, later, open_questions, timed
from tests.soaking import seeds

EVA, HOST = Person(104, "Eva"), Person(900, "Hana")
PEOPLE = (ADA, BEN, CEM, DEA, EVA)
Call = Callable[[], Awaitable[object]]


async def play_on(h: Harbour, match: int, chance: Random) -> None:
    """Choose or confirm for whoever is awaited."""
    card = await reading.card(h, match)
    if card.awaited_seat is None or (person := card.seats[card.awaited_seat].person) is None:
        return
    panel = await turns.panel(h, match, who := Person(person, "x"))
    if panel.can_confirm and chance.random() < 0.7:
        await turns.confirm(h, match, who, panel.revision)
    elif panel.offers:
        index = chance.randrange(len(panel.offers))
        await turns.choose(h, match, who, panel.revision, index, confirm_reveal=True)


async def answer(h: Harbour, match: int, who: Person, chance: Random) -> None:
    """Answer an open question, mostly as one who is asked, or one that is not there."""
    open_ = await open_questions(h, match)
    asked = chance.choice(open_).id if open_ else 99
    shown = await asking.shown(h, match, asked)
    if shown is not None and shown.missing and chance.random() < 0.8:
        who = Person(chance.choice(shown.missing), "x")
    await voting.cast(h, match, asked, who, chance.choice((0, 0, 0, 1, 2, 3)))


async def pass_time(h: Harbour, clock: Clock, match: int, chance: Random) -> None:
    await later(h, clock, match, chance.choice((0, HOUR, DAY, 3 * DAY, DAILY.cap)))


async def call_off(h: Harbour, match: int, who: Person) -> None:
    """Ask to call the match off, while others play who may think otherwise."""
    if (await reading.card(h, match)).match.head > 40:
        await calling_off.abort(h, match, who)


def attempt(h: Harbour, clock: Clock, match: int, chance: Random) -> Awaitable[object]:
    """Return any call that changes who sits where, what counts, or what time it is."""
    who, other, seat = chance.choice(PEOPLE), chance.choice((None, *PEOPLE)), chance.randrange(-1, 4)
    is_host = chance.random() < 0.3
    calls: tuple[tuple[int, Call], ...] = (
        (18, lambda: play_on(h, match, chance)),
        (12, lambda: answer(h, match, who, chance)),
        (6, lambda: pass_time(h, clock, match, chance)),
        (3, lambda: undoing.undo(h, match, who)),
        (1, lambda: undoing.rule(h, match, chance.randrange(30), HOST, "so", is_admin=is_host)),
        (2, lambda: replacing.replace(h, match, seat, who, other, is_admin=is_host, reason="so")),
        (3, lambda: replacing.substitute(h, match, who, chance.choice((None, seat)))),
        (3, lambda: replacing.come_back(h, match, who)),
        (1, lambda: tables.dismiss(h, match, seat, HOST, is_admin=is_host)),
        (1, lambda: call_off(h, match, who)),
        (2, lambda: robots.wake(h, match)),
        (2, lambda: watch.ring(h, match)),
    )
    (call,) = chance.choices([call for _, call in calls], [weight for weight, _ in calls])
    return call()


async def whole(h: Harbour, match: int) -> Match:
    async with h.database.reading() as tx:
        return await loading.match_of(h, tx, await loading.row_of(tx, match), whole=True)


async def holds(one: Harbour, fresh: Harbour, match: int) -> None:
    """Prove that what is kept and what is stored agree, and that whoever is awaited is waited for by something."""
    card = await reading.card(fresh, match)
    assert card == await reading.card(one, match)
    assert not card.is_damaged
    assert await reading.log_texts(fresh, match, None) == await reading.log_texts(one, match, None)
    nobody_knows_two_hands(await whole(fresh, match))
    open_, timers = await open_questions(fresh, match), await timers_of(fresh, match)
    if card.match.status != "running":
        assert open_ == []
        return
    assert {f"vote:{asked.id}" for asked in open_} == {name for name in timers if name.startswith("vote")}
    awaited = card.seats[card.awaited_seat or 0]
    people = [seat.person for seat in card.seats if seat.person is not None]
    if awaited.person is not None and len(people) > 1:
        is_asked = any(asked.kind in {"absent", "wanted"} for asked in open_)
        assert is_asked or f"out:{awaited.seat}" in timers or (await whole(fresh, match)).stands_in
    wanted = [seat.seat for seat in card.seats if seat.is_wanted]
    assert wanted == [asked.seat for asked in open_ if asked.kind == "wanted"]


def nobody_knows_two_hands(match: Match) -> None:
    taken = [logged.entry for logged in match.line.entries if isinstance(logged.entry, SeatTaken)]
    sat = {(person, entry.seat) for entry in taken for person in (entry.left, entry.person) if person}
    sat |= {(seat.person, seat.seat) for seat in match.seats if seat.person is not None}
    assert len({person for person, _ in sat}) == len(sat)


async def comes_to_an_end(h: Harbour, clock: Clock, match: int) -> None:
    """Let everybody stay away: in the end nobody waits for anybody but, perhaps, the last one for themselves."""
    for _ in range(80):
        await later(h, clock, match, 2 * DAY)
    card = await reading.card(h, match)
    people = [seat.person for seat in card.seats if seat.person is not None]
    assert card.match.status != "running" or len(people) <= 1
    if card.match.status == "finished":
        assert (await fairness.verify(h, match)).holds


@pytest.mark.parametrize("seed", seeds(3, 60))
async def test_any_order_of_decisions_is_refused_or_adds_up_and_ends(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock, seed: int
) -> None:
    chance, refusals, done = Random(seed), set[str](), 0
    row = await timed(harbour, BEN, CEM, edition=LONG)
    for _ in range(120):
        clock.now += 1000
        try:
            await attempt(harbour, clock, row.id, chance)
            done += 1
        except Refusal as refused:
            refusals.add(refused.text.key)
        await holds(harbour, new_harbour(), row.id)
    assert done > 15
    assert refusals
    await comes_to_an_end(new_harbour(), clock, row.id)


@pytest.mark.parametrize("seed", seeds(2, 40))
async def test_any_decisions_at_once_are_refused_or_add_up(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock, seed: int
) -> None:
    chance, other = Random(seed), new_harbour()
    row = await timed(harbour, BEN, CEM, edition=LONG)
    for _ in range(12):
        calls = [attempt(chance.choice((harbour, other)), clock, row.id, chance) for _ in range(8)]
        for outcome in await asyncio.gather(*calls, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, Refusal):
                raise outcome
        await holds(harbour, other, row.id)
    await comes_to_an_end(harbour, clock, row.id)


async def test_no_ballot_outlives_its_question(harbour: Harbour, clock: Clock) -> None:
    chance = Random(3)
    row = await timed(harbour, BEN, CEM)
    for _ in range(60):
        try:
            await attempt(harbour, clock, row.id, chance)
        except Refusal:
            continue
    await comes_to_an_end(harbour, clock, row.id)
    async with harbour.database.reading() as tx:
        assert [await questions.ballots_of(tx, number) for number in range(1, 30)] == [[]] * 29
