"""Reading: card, board, log, my matches."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from host import fairness, reading, records, tables, turns
from host.harbour import Harbour
from host.refusals import Refusal
from tests.host.acting import ADA, BEN, CEM, CHANNEL, begun, choose, key, opened, take, take_turn
from tests.host.conftest import Clock


async def test_the_card_of_an_open_table(harbour: Harbour) -> None:
    row = await opened(harbour, seats=3, invited=[CEM])
    card = await reading.card(harbour, row.id)
    assert (card.names, card.invited, card.view, card.awaited_seat) == (("Ada",), (CEM.id,), None, None)
    assert len(card.commitment) == 64


async def test_the_card_tells_whom_the_match_waits_for_and_since_when(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour)
    began = clock.now
    assert (await reading.card(harbour, row.id)).since == began
    clock.now += 5_000
    await take_turn(harbour, row.id, ADA, 1)
    clock.now += 5_000
    await tables.hand_over(harbour, row.id, BEN, ADA)
    card = await reading.card(harbour, row.id)
    assert (card.awaited_seat, card.since) == (1, began + 5_000)


async def test_a_resignation_is_no_move_of_who_is_awaited(harbour: Harbour, clock: Clock) -> None:
    row = await begun(harbour, BEN, CEM)
    began = clock.now
    clock.now += 5_000
    await tables.resign(harbour, row.id, CEM)
    assert (await reading.card(harbour, row.id)).since == began


async def test_the_board_shows_what_was_confirmed(harbour: Harbour) -> None:
    row = await begun(harbour)
    await take(harbour, row.id, ADA, 3)
    mine = await reading.board(harbour, row.id, ADA)
    others = await reading.board(harbour, row.id, CEM)
    nobodys = await reading.board(harbour, row.id, None)
    assert (mine.viewer_seat, others.viewer_seat, nobodys.viewer_seat) == (0, None, None)
    assert others.view == nobodys.view == replace(mine.view, hand=None)
    assert mine.view.owned == (0, 0)
    public = ["pearls-table", "pearls-line", "pearls-line"]
    assert [line.key for line in others.lines] == public
    assert [line.key for line in mine.lines] == [*public, "pearls-hand"]


async def test_what_one_seat_saw_is_told_to_that_seat_alone(harbour: Harbour) -> None:
    row = await begun(harbour)
    await choose(harbour, row.id, ADA, {"move": "take", "count": 1})
    seen = await choose(harbour, row.id, ADA, {"move": "look"}, confirm_reveal=True)
    told = f"pearls-next-{seen.view.next_tide}"
    for person, keys in (
        (ADA, ["pearls-took", "pearls-looked", told]),
        (BEN, ["pearls-took", "pearls-looked"]),
    ):
        log = await reading.log_texts(harbour, row.id, person)
        assert [words.key for words in log.told[-1].texts] == keys
    others = await reading.board(harbour, row.id, BEN)
    assert others.view.next_tide is None


async def test_the_log_has_a_page_for_each_chapter(harbour: Harbour) -> None:
    row = await begun(harbour)
    for person in (ADA, BEN, ADA):
        await take_turn(harbour, row.id, person, 1)
    newest = await reading.log_texts(harbour, row.id, ADA)
    assert (newest.page, newest.pages) == (2, 2)
    assert [line.seat for line in newest.told] == [0]
    first = await reading.log_texts(harbour, row.id, None, 1)
    assert [line.seat for line in first.told] == [None, 0, 1, None]


async def test_there_is_always_a_nearest_page(harbour: Harbour) -> None:
    row = await begun(harbour)
    for page in (-5, 0, 1, 2, 10**9):
        assert (await reading.log_texts(harbour, row.id, None, page)).page == 1


async def test_what_was_done_is_told_under_the_name_of_who_did_it(harbour: Harbour) -> None:
    row = await begun(harbour, BEN, CEM)
    await take_turn(harbour, row.id, ADA, 2)
    await tables.resign(harbour, row.id, BEN)
    told = (await reading.log_texts(harbour, row.id, None)).told
    assert [(line.seat, line.by, line.texts[0].key, line.names[1]) for line in told] == [
        (None, "host", "told-started", "Ben"),
        (0, "player", "pearls-took", "Ben"),
        (None, "host", "told-resigned", "Ben"),
        (1, "robot", "pearls-took", "Argo"),
    ]


async def test_my_matches_and_whose_turn_it_is(harbour: Harbour) -> None:
    running = await begun(harbour)
    waits = await begun(harbour, channel=CHANNEL + 1)
    await take_turn(harbour, waits.id, ADA, 1)
    still_open = await opened(harbour, channel=CHANNEL + 2)
    over = await opened(harbour, channel=CHANNEL + 3)
    await tables.cancel(harbour, over.id, ADA)
    mine = await reading.matches_of(harbour, ADA)
    assert [(one.match.id, one.your_turn, one.awaited_seat) for one in mine] == [
        (still_open.id, False, None),
        (waits.id, False, 1),
        (running.id, True, 0),
    ]
    assert await reading.matches_of(harbour, CEM) == ()
    cancelled = await reading.matches_of(harbour, ADA, ("cancelled",))
    assert [one.match.id for one in cancelled] == [over.id]


async def test_the_match_of_a_channel_is_the_live_one_or_else_the_last(harbour: Harbour) -> None:
    assert await reading.channel_match(harbour, CHANNEL) is None
    first = await opened(harbour)
    await tables.cancel(harbour, first.id, ADA)
    second = await opened(harbour)
    found = await reading.channel_match(harbour, CHANNEL)
    assert found is not None
    assert found.id == second.id
    await tables.cancel(harbour, second.id, ADA)
    found = await reading.channel_match(harbour, CHANNEL)
    assert found is not None
    assert found.id == second.id


async def test_the_matches_of_a_server(harbour: Harbour) -> None:
    here = await opened(harbour)
    await opened(harbour, server=2, channel=CHANNEL + 1)
    assert [row.id for row in await reading.server_matches(harbour, 1)] == [here.id]


async def test_reading_changes_nothing(harbour: Harbour) -> None:
    row = await begun(harbour)
    before = await turns.panel(harbour, row.id, ADA)
    await reading.card(harbour, row.id)
    await reading.board(harbour, row.id, ADA)
    await reading.log_texts(harbour, row.id, ADA)
    await reading.matches_of(harbour, ADA)
    assert await turns.panel(harbour, row.id, ADA) == before


async def test_a_table_that_was_cancelled_before_it_began_says_so(harbour: Harbour) -> None:
    row = await opened(harbour)
    await tables.cancel(harbour, row.id, ADA)
    for asked in (reading.board, reading.log_texts, records.record_of):
        with pytest.raises(Refusal) as refused:
            await asked(harbour, row.id, ADA)
        assert key(refused) == "refusal-cancelled"
    with pytest.raises(Refusal) as refused:
        await fairness.verify(harbour, row.id)
    assert key(refused) == "refusal-cancelled"
