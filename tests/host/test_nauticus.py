"""Whole matches of Nauticus through the host: people and robots, restarts, the fold and its proof."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time

import pytest

from engine.core import record
from host import fairness, notices, posting, reading, records, robots, tables, turns
from host.entries import Move
from host.fold import begin, deal, prolong
from host.harbour import Harbour
from host.loading import match_of, row_of
from host.matches import Match
from host.panels import Panel
from host.people import Person
from host.refusals import Refusal
from storage.matches import MatchRow
from tests.host.acting import ADA, BEN, CEM, begun, opened, ring_later, waiting
from tests.host.conftest import Clock


async def complete(h: Harbour, match: int, person: Person, chance: Random) -> Panel:
    """Choose anything until the turn is complete, sometimes taking a step back."""
    panel = await turns.panel(h, match, person)
    while not panel.can_confirm:
        if panel.can_undo and chance.random() < 0.1:
            panel = await turns.undo(h, match, person, panel.revision)
        else:
            index = chance.randrange(len(panel.offers))
            panel = await turns.choose(h, match, person, panel.revision, index)
    return panel


async def played_by_robots(h: Harbour, seats: int) -> MatchRow:
    """Let robots play a whole match from the first move on."""
    row = await opened(h, game="nauticus", seats=seats, robots=seats - 1)
    await tables.resign(h, row.id, ADA)
    while await robots.wake(h, row.id):
        pass
    return (await reading.final_post(h, row.id)).match


async def loaded(h: Harbour, match: int) -> Match:
    async with h.database.reading() as tx:
        return await match_of(h, tx, await row_of(tx, match), whole=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_person_and_robots_play_to_the_end(harbour: Harbour, seats: int) -> None:
    chance = Random(seats)
    row = await opened(harbour, game="nauticus", seats=seats, robots=seats - 1, begins="random")
    while row.status == "running":
        panel = await complete(harbour, row.id, ADA, chance)
        row = (await turns.confirm(harbour, row.id, ADA, panel.revision)).match
    assert row.ended is not None
    phases = 7 * (4 if seats == 2 else 5)
    kinds = await waiting(harbour, row.id)
    assert kinds.count("card") == 1
    assert [kind for kind in kinds if kind.startswith("chapter")] == [
        f"chapter:{n}" for n in range(1, phases + 1)
    ]
    assert kinds[-1] == "final"
    assert not [kind for kind in kinds if kind.startswith(("notice", "robot"))]
    final = await reading.final_post(harbour, row.id)
    assert sorted(seat for place in final.result.ranking for seat in place) == list(range(seats))
    assert (await fairness.verify(harbour, row.id)).holds
    told = await records.record_of(harbour, row.id, None)
    record.verify(record.read(record.write(told)))


async def test_every_chapter_of_a_match_is_told_and_drawn_from_the_log(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    row = await played_by_robots(harbour, 2)
    h = new_harbour()
    posts = [await reading.chapter_post(h, row.id, number) for number in range(1, 29)]
    assert all(post.told and post.alt for post in posts)
    assert [post.is_last for post in posts] == [False] * 27 + [True]
    assert posts[-1].view == (await reading.board(h, row.id, None)).view
    pages = [await reading.log_texts(h, row.id, None, page) for page in range(1, 29)]
    assert [page.told for page in pages] == [post.told for post in posts]
    assert all(page.pages == 28 for page in pages)


async def test_a_restart_before_every_step_changes_nothing(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    chance = Random(7)
    row = await begun(harbour, BEN, CEM, game="nauticus")
    people = (ADA, BEN, CEM)
    for _ in range(12):
        awaited = (await reading.board(new_harbour(), row.id, None)).awaited_seat
        assert awaited is not None
        person = people[awaited]
        panel = await turns.panel(new_harbour(), row.id, person)
        while not panel.can_confirm:
            index = chance.randrange(len(panel.offers))
            panel = await turns.choose(new_harbour(), row.id, person, panel.revision, index)
            assert await turns.panel(new_harbour(), row.id, person) == panel
        await turns.confirm(new_harbour(), row.id, person, panel.revision)
    assert await reading.board(harbour, row.id, None) == await reading.board(new_harbour(), row.id, None)


async def test_undoing_every_choice_comes_back_to_the_start_of_the_turn(harbour: Harbour) -> None:
    chance = Random(11)
    row = await begun(harbour, game="nauticus")
    seen = [await turns.panel(harbour, row.id, ADA)]
    while not seen[-1].can_confirm:
        index = chance.randrange(len(seen[-1].offers))
        seen.append(await turns.choose(harbour, row.id, ADA, seen[-1].revision, index))
    for before in reversed(seen[:-1]):
        back = await turns.undo(harbour, row.id, ADA)
        assert (back.view, back.offers, back.chosen) == (before.view, before.offers, before.chosen)
        assert back.can_undo == before.can_undo


async def test_a_match_is_rebuilt_from_its_log_in_milliseconds(harbour: Harbour) -> None:
    match = await loaded(harbour, (await played_by_robots(harbour, 4)).id)
    line = match.line
    assert line.base == 0

    def rebuild() -> float:
        began = thread_time()
        again = prolong(match.game, begin(match.game, deal(match.game, match.row, 4)), line.entries)
        assert again.state == line.state
        return thread_time() - began

    # Many times what a quiet machine needs: only a fold of another order fails.
    assert min(rebuild() for _ in range(5)) < 0.030


async def test_outbox_posts_of_a_running_match_are_all_readable(harbour: Harbour, clock: Clock) -> None:
    chance = Random(3)
    row = await opened(harbour, game="nauticus", seats=3, robots=2)
    for _ in range(8):
        await complete(harbour, row.id, ADA, chance)
        await turns.confirm(harbour, row.id, ADA)
    await ring_later(harbour, clock, row.id)
    for post in await posting.pending(harbour, match_id=row.id):
        kind, _, number = post.kind.partition(":")
        if kind == "card":
            assert (await reading.card(harbour, row.id)).view is not None
        elif kind == "chapter":
            assert (await reading.chapter_post(harbour, row.id, int(number))).told
        else:
            assert kind == "notice"
            which, seat, turn = number.split(":")
            assert await notices.of_post(harbour, row.id, which, int(seat), int(turn)) is not None


async def chose(h: Harbour, match: int, *kinds: str) -> Panel:
    """Let Ada choose the first option of each of these kinds in turn."""
    panel = await turns.panel(h, match, ADA)
    for kind in kinds:
        index = next(offer.index for offer in panel.offers if offer.action["move"] == kind)
        panel = await turns.choose(h, match, ADA, panel.revision, index)
    return panel


async def test_confirming_implies_what_merely_ends_the_turn(harbour: Harbour) -> None:
    row = await begun(harbour, BEN, game="nauticus")
    panel = await chose(harbour, row.id, "choose")
    assert not panel.can_confirm, "to perform or to pass is a choice"
    panel = await chose(harbour, row.id, "pass")
    assert panel.can_confirm
    assert [offer.action["move"] for offer in panel.offers if offer.ends_turn] == ["end"]
    await turns.confirm(harbour, row.id, ADA, panel.revision)
    match = await loaded(harbour, row.id)
    made = [logged.entry for logged in match.line.entries if isinstance(logged.entry, Move)]
    assert [type(move.action).__name__ for move in made][-2:] == ["Pass", "EndTurn"]
    assert match.awaited == 1


async def test_an_extra_action_just_begun_is_not_ended_by_confirming(harbour: Harbour) -> None:
    row = await begun(harbour, BEN, game="nauticus")
    panel = await chose(harbour, row.id, "choose", "pass", "extra")
    assert not panel.can_confirm
    with pytest.raises(Refusal):
        await turns.confirm(harbour, row.id, ADA, panel.revision)


async def test_a_phase_s_post_is_headed_by_the_phase_it_tells(harbour: Harbour) -> None:
    row = await opened(harbour, game="nauticus", seats=2, robots=1, begins="opener")
    panel = await chose(harbour, row.id, "choose", "pass")
    await turns.confirm(harbour, row.id, ADA, panel.revision)
    post = await reading.chapter_post(harbour, row.id, 1)
    assert post.heading["phase"] == 1
    assert post.view.phase == 2
