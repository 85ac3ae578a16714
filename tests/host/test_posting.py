"""What is due after each change: written with it, sent once, rebuilt from the log."""

from __future__ import annotations

import pytest

from engine.core.text import Who, text
from host import posting, reading, robots, tables
from host.harbour import Harbour
from host.refusals import Refusal
from storage.outbox import PostRow
from tests.host.acting import ADA, BEN, CEM, DEA, begun, clear_outbox, key, opened, take_turn, waiting
from tests.host.conftest import Clock


async def post(h: Harbour, match: int, kind: str) -> PostRow:
    return next(post for post in await posting.pending(h, match_id=match) if post.kind == kind)


async def test_every_change_at_a_table_refreshes_the_one_card(harbour: Harbour) -> None:
    row = await opened(harbour, seats=3)
    await tables.join(harbour, row.id, BEN)
    await tables.hand_over(harbour, row.id, BEN, ADA)
    assert await waiting(harbour, row.id) == ["card"]


async def test_a_card_that_changed_while_it_was_sent_is_refreshed_again(harbour: Harbour) -> None:
    row = await opened(harbour, seats=3)
    being_sent = await post(harbour, row.id, "card")
    await tables.join(harbour, row.id, BEN)
    await posting.sent(harbour, being_sent, 444)
    assert await waiting(harbour, row.id) == ["card"]
    assert (await reading.card(harbour, row.id)).match.card == 444


async def test_a_first_card_that_may_have_been_sent_keeps_its_nonce(harbour: Harbour) -> None:
    row = await opened(harbour, seats=3)
    first = await post(harbour, row.id, "card")
    await tables.join(harbour, row.id, BEN)
    second = await post(harbour, row.id, "card")
    assert (second.nonce, second.attempts) == (first.nonce, 1)
    await posting.sent(harbour, second, 444)
    await tables.join(harbour, row.id, CEM)
    edit = await post(harbour, row.id, "card")
    assert (edit.nonce != first.nonce, edit.attempts) == (True, 0)


async def test_a_lost_card_is_made_anew(harbour: Harbour) -> None:
    row = await opened(harbour)
    await posting.sent(harbour, await post(harbour, row.id, "card"), 444)
    assert await waiting(harbour, row.id) == []
    assert await posting.lost_card(harbour, row.id)
    assert not await posting.lost_card(harbour, row.id)
    assert await waiting(harbour, row.id) == ["card"]
    assert (await reading.card(harbour, row.id)).match.card is None


async def test_a_chapter_is_posted_when_it_is_over(harbour: Harbour) -> None:
    row = await begun(harbour, edition='pile = 9\ntides = ["low", "low"]')
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    assert await waiting(harbour, row.id) == ["card", "chapter:1"]
    told = await reading.chapter_post(harbour, row.id, 1)
    assert [(line.seat, [words.key for words in line.texts]) for line in told.told] == [
        (None, ["told-started"]),
        (0, ["pearls-took"]),
        (1, ["pearls-took"]),
        (None, ["pearls-tide-low"]),
    ]
    assert told.told[1].texts == (text("pearls-took", who=Who(0), count=2),)
    assert told.view.owned == (2, 1)
    assert not told.is_last


async def test_a_chapter_post_stays_what_it_was(harbour: Harbour) -> None:
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    told = await reading.chapter_post(harbour, row.id, 1)
    await take_turn(harbour, row.id, ADA, 2)
    await tables.resign(harbour, row.id, BEN)
    later = await reading.chapter_post(harbour, row.id, 1)
    assert (later.told, later.view, later.names) == (told.told, told.view, ("Ada", "Ben"))


async def test_a_chapter_that_is_being_played_has_no_post(harbour: Harbour) -> None:
    row = await begun(harbour)
    for number in (-1, 0, 1, 2):
        with pytest.raises(Refusal) as refused:
            await reading.chapter_post(harbour, row.id, number)
        assert key(refused) == "refusal-no-chapter"


async def test_the_end_is_posted_with_the_secrets(harbour: Harbour) -> None:
    row = await begun(harbour, edition='pile = 3\ntides = ["low"]')
    with pytest.raises(Refusal) as too_early:
        await reading.final_post(harbour, row.id)
    assert key(too_early) == "refusal-not-finished"
    await take_turn(harbour, row.id, ADA, 2)
    await clear_outbox(harbour, row.id)
    await take_turn(harbour, row.id, BEN, 1)
    assert await waiting(harbour, row.id) == ["card", "chapter:1", "final"]
    assert (await reading.chapter_post(harbour, row.id, 1)).is_last
    final = await reading.final_post(harbour, row.id)
    assert final.result.ranking == ((0,), (1,))
    assert (final.seed, final.salt) == (row.seed, row.salt)


async def test_robots_among_themselves_post_the_end_alone(harbour: Harbour) -> None:
    row = await opened(harbour, robots=1)
    await clear_outbox(harbour, row.id)
    await tables.resign(harbour, row.id, ADA)
    while await robots.wake(harbour, row.id):
        pass
    assert await waiting(harbour, row.id) == ["card", "final"]
    assert (await reading.log_texts(harbour, row.id, None)).pages > 1


async def test_a_cancelled_match_calls_nobody(harbour: Harbour) -> None:
    row = await begun(harbour)
    await tables.cancel(harbour, row.id, DEA, is_admin=True)
    assert await waiting(harbour, row.id) == ["card"]


async def test_what_the_table_decides_is_told_at_once(harbour: Harbour) -> None:
    row = await begun(harbour, BEN, CEM)
    await tables.resign(harbour, row.id, ADA)
    assert await waiting(harbour, row.id) == ["told:2", "card"]
    told = await reading.table_told(harbour, row.id, 2)
    assert [words.key for words in told.told.texts] == ["told-resigned"]
    assert told.told.names[:3] == ("Ada", "Ben", "Cem")
    with pytest.raises(Refusal):
        await reading.table_told(harbour, row.id, 3)


async def test_a_postponed_post_rests_until_its_time(harbour: Harbour, clock: Clock) -> None:
    row = await opened(harbour)
    card = await post(harbour, row.id, "card")
    await posting.postpone(harbour, card, clock.now + 60_000)
    assert await posting.pending(harbour, match_id=row.id) == ()
    assert await posting.next_due(harbour) == clock.now + 60_000
    clock.now += 60_000
    assert [post.nonce for post in await posting.pending(harbour)] == [card.nonce]
