"""Repairing: a log is checked move by move, and a damaged one is cured by taking back what does not fit."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from engine.core.text import Text
from host import audit, fairness, hosting, reading, repairing, turns, undoing
from host.harbour import Harbour
from host.hosting import Host
from host.people import Person
from host.refusals import MatchDamaged, Refusal
from host.repairing import Repair
from storage import outbox
from tests.host.acting import ADA, BEN, DEA, begun, clear_outbox, key, opened, take_turn, waiting
from tests.host.polling import rule_back
from tests.host.test_catching_up import turn_at_random
from tests.host.test_damage import execute

HOST = Host(DEA, "it looked odd")


async def damaged(h: Harbour, statement: str) -> int:
    """Play two turns, and spoil a row: entries 2 and 3 are Ada's turn, 4 and 5 Ben's."""
    row = await begun(h)
    await take_turn(h, row.id, ADA, 2)
    await take_turn(h, row.id, BEN, 1)
    await execute(h, statement)
    return row.id


def why(found: Repair) -> tuple[int, str]:
    misfit = found.checked.misfit
    assert misfit is not None
    return misfit.seq, misfit.why.key


async def test_a_sound_match_is_said_to_be_sound_and_goes_on(harbour: Harbour) -> None:
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await clear_outbox(harbour, row.id)
    found = await repairing.repair(harbour, row.id, HOST)
    assert (found.checked.count, found.checked.misfit) == (3, None)
    assert await waiting(harbour, row.id) == ["card", "told:4"]
    assert (await take_turn(harbour, row.id, BEN, 1)).view.owned == (2, 1)


async def test_what_was_taken_back_is_passed_over(harbour: Harbour) -> None:
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await undoing.rule(harbour, row.id, 1, DEA, "a slip", is_admin=True)
    await execute(harbour, "UPDATE log SET payload = '{' WHERE seq = 2")
    assert (await repairing.repair(harbour, row.id, HOST)).checked.misfit is None


async def test_what_waits_in_the_outbox_is_due_again(harbour: Harbour) -> None:
    row = await begun(harbour)
    async with harbour.database.transaction() as tx:
        for post in await outbox.pending(tx, 2**62, 10, match=row.id):
            await outbox.postpone(tx, post.id, harbour.now() + 10**9)
    await repairing.repair(harbour, row.id, HOST)
    async with harbour.database.reading() as tx:
        assert len(await outbox.pending(tx, harbour.now(), 10, match=row.id)) == 2


async def test_a_wrong_snapshot_is_dropped(
    harbour: Harbour, new_harbour: Callable[[], Harbour], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.commit.SNAPSHOT_EVERY", 1)
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await execute(
        harbour, "UPDATE snapshots SET state = replace(state, '\"owned\":[2,0]', '\"owned\":[9,0]')"
    )
    h = new_harbour()
    assert (await reading.card(h, row.id)).view.owned == (9, 0)
    await repairing.repair(h, row.id, HOST)
    assert (await reading.card(h, row.id)).view.owned == (2, 0)


SPOILT = {
    "no JSON": ("UPDATE log SET payload = '{' WHERE seq = 4", 4, "unreadable"),
    "no move": ("""UPDATE log SET payload = '{"move": "fly"}' WHERE seq = 4""", 4, "unreadable"),
    "not offered": (
        """UPDATE log SET payload = '{"move": "take", "count": 9}' WHERE seq = 4""",
        4,
        "illegal",
    ),
    "not asked": ("""UPDATE log SET payload = '{"move": "surface"}' WHERE seq = 4""", 4, "illegal"),
    "wrong seat": ("UPDATE log SET seat = 0 WHERE seq = 4", 4, "seat"),
    "a gap": ("DELETE FROM log WHERE seq = 4", 4, "missing"),
    "an end cut off": ("DELETE FROM log WHERE seq = 5", 5, "missing"),
    "unknown kind": ("UPDATE log SET kind = 'duel' WHERE seq = 4", 4, "unreadable"),
}


@pytest.mark.parametrize(("statement", "seq", "kind"), SPOILT.values(), ids=SPOILT)
async def test_the_first_entry_that_does_not_fit_is_named_and_can_be_taken_back(
    harbour: Harbour, new_harbour: Callable[[], Harbour], statement: str, seq: int, kind: str
) -> None:
    match = await damaged(harbour, statement)
    h = new_harbour()
    assert why(await repairing.repair(h, match, HOST)) == (seq, f"misfit-{kind}")
    offered = await repairing.turns(h, match)
    assert offered[0].seq == seq
    await rule_back(h, match, offered[0].seq - 1, DEA, "it was damaged")
    for process in (h, new_harbour()):
        panel = await turns.panel(process, match, BEN)
        assert panel.your_turn
        assert panel.view.owned == (2, 1 if seq == 5 else 0)
    assert (await repairing.repair(h, match, HOST)).checked.misfit is None


SPOILT_MOVES = {
    2: "UPDATE log SET payload = '{' WHERE seq = 2",
    4: "UPDATE log SET payload = '{' WHERE seq = 4",
}


@pytest.mark.parametrize("seq", SPOILT_MOVES)
async def test_a_cured_match_is_played_to_a_verified_end(
    harbour: Harbour, new_harbour: Callable[[], Harbour], seq: int
) -> None:
    match = await damaged(harbour, SPOILT_MOVES[seq])
    h = new_harbour()
    await undoing.rule(h, match, seq - 1, DEA, "it was damaged", is_admin=True)
    while (card := await reading.card(h, match)).match.status == "running":
        await take_turn(h, match, (ADA, BEN)[card.awaited_seat or 0], 1)
    assert (await fairness.verify(new_harbour(), match)).holds


async def test_taking_back_too_little_leaves_it_damaged(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    match = await damaged(harbour, "UPDATE log SET payload = '{' WHERE seq = 2")
    h = new_harbour()
    with pytest.raises(MatchDamaged):
        await undoing.rule(h, match, 3, DEA, "a guess", is_admin=True)
    assert (await reading.card(h, match)).match.head == 5
    assert (await audit.page(h, 1, 1)).acts == ()


async def test_a_damaged_deal_can_only_be_closed(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    match = await damaged(harbour, "UPDATE matches SET edition = '{}'")
    h = new_harbour()
    assert why(await repairing.repair(h, match, HOST)) == (0, "misfit-deal")
    assert await repairing.turns(h, match) == ()
    assert (await hosting.close(h, match, HOST)).status == "cancelled"


async def test_an_end_that_is_none_is_found(harbour: Harbour) -> None:
    match = await damaged(harbour, "UPDATE matches SET status = 'finished'")
    assert why(await repairing.repair(harbour, match, HOST)) == (5, "misfit-end")


async def test_a_repair_is_taken_down_whatever_it_finds(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    match = await damaged(harbour, "UPDATE log SET payload = '{' WHERE seq = 4")
    h = new_harbour()
    await repairing.repair(h, match, HOST)
    (act,) = (await audit.page(h, 1, 1)).acts
    assert (act.who, act.act, act.reason) == ("Dea", "repair", "it looked odd")


async def test_turns_are_offered_as_everybody_was_told_them(harbour: Harbour) -> None:
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    offered = await repairing.turns(harbour, row.id)
    assert [(turn.seq, turn.seat) for turn in offered] == [(4, 1), (2, 0)]
    assert all(turn.texts for turn in offered)


async def test_a_table_that_has_not_begun_has_nothing_to_check(harbour: Harbour) -> None:
    row = await opened(harbour)
    with pytest.raises(Refusal) as refused:
        await repairing.repair(harbour, row.id, HOST)
    assert key(refused) == "refusal-not-started"
    assert await repairing.turns(harbour, row.id) == ()


async def test_turns_are_offered_without_what_one_seat_alone_was_told(harbour: Harbour) -> None:
    row = await begun(harbour, game="nautilus-island")
    chance = Random(5)
    for _ in range(12):
        seat = (await reading.card(harbour, row.id)).awaited_seat
        await turn_at_random(harbour, row.id, (ADA, BEN)[seat or 0], chance)
    public, secret = await told_to(harbour, row.id, None), await told_to(harbour, row.id, ADA)
    offered = {text for turn in await repairing.turns(harbour, row.id) for text in turn.texts}
    assert secret - public
    assert offered
    assert offered <= public


async def told_to(h: Harbour, match: int, viewer: Person | None) -> set[Text]:
    """Return all that the log tells somebody."""
    pages = (await reading.log_texts(h, match, viewer)).pages
    shown = [await reading.log_texts(h, match, viewer, page) for page in range(1, pages + 1)]
    return {text for page in shown for told in page.told for text in told.texts}
