"""Taking back what was confirmed: at once, by consent, by all where anything was uncovered, or by a host."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.text import Who, text
from host import (
    asking,
    audit,
    fairness,
    posting,
    reading,
    records,
    replacing,
    replaying,
    tables,
    turns,
    undoing,
    watch,
)
from host.harbour import Harbour
from host.people import Person
from host.refusals import Refusal, RevealsFirst
from storage import plans, snapshots
from tests.host.acting import (
    ADA,
    BEN,
    CEM,
    begun,
    choose,
    clear_outbox,
    key,
    opened,
    take,
    take_turn,
    waiting,
)
from tests.host.conftest import Clock
from tests.host.polling import (
    DAILY,
    LONG,
    NO,
    PATIENCE,
    YES,
    later,
    open_questions,
    rule_back,
    say,
    tags,
    timed,
)  # fmt: skip

HOST = Person(900, "Hana")
SHORT = 'pile = 9\ntides = ["low", "low"]'


async def owned(h: Harbour, match: int) -> tuple[int, ...]:
    found: tuple[int, ...] = (await reading.board(h, match, None)).view.owned
    return found


async def asked_about(h: Harbour, match: int) -> asking.Asked:
    (row,) = await open_questions(h, match)
    shown = await asking.shown(h, match, row.id)
    assert shown is not None
    return shown


async def test_a_turn_is_taken_back_at_once_while_nobody_has_chosen_anything(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    assert (await undoing.undo(harbour, row.id, ADA)).how == "done"
    assert await owned(harbour, row.id) == (0, 0)
    assert await tags(harbour, row.id) == ["undone own"]
    panel = await turns.panel(harbour, row.id, ADA)
    assert (panel.your_turn, panel.chosen) == (True, ())


async def test_it_is_announced_with_the_board_as_it_is_then(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await clear_outbox(harbour, row.id)
    done = await undoing.undo(harbour, row.id, ADA)
    assert await waiting(harbour, row.id) == ["card", f"told:{done.match.head}"]
    told = await reading.table_told(harbour, row.id, done.match.head)
    assert told.told.texts == (text("told-undone-own", who=Who(0), host=Who(2), reason=""),)
    assert told.view.owned == (0, 0)


async def test_a_turn_taken_back_is_played_anew(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await undoing.undo(harbour, row.id, ADA)
    await take_turn(harbour, row.id, ADA, 3)
    await take_turn(harbour, row.id, BEN, 1)
    assert await owned(harbour, row.id) == (3, 1)


async def test_what_robots_have_done_since_goes_with_it(harbour: Harbour) -> None:
    row = await opened(harbour, seats=3, robots=1, edition=LONG, level="greedy")
    await tables.join(harbour, row.id, BEN)
    names = (await reading.card(harbour, row.id)).names
    seats = {"Ada": ADA, "Ben": BEN}
    first, second = (seats[name] for name in names if name in seats)
    await take_turn(harbour, row.id, first, 2)
    awaited = (await reading.board(harbour, row.id, None)).awaited_seat
    assert awaited is not None
    assert names[awaited] == second.name
    assert (await undoing.undo(harbour, row.id, first)).how == "done"
    assert sum(await owned(harbour, row.id)) == 0


async def test_alone_with_robots_anything_is_taken_back(harbour: Harbour) -> None:
    row = await opened(harbour, robots=1, edition=LONG, level="greedy")
    await take_turn(harbour, row.id, ADA, 1)
    assert (await undoing.undo(harbour, row.id, ADA)).how == "done"
    assert await owned(harbour, row.id) == (0, 0)
    assert (await take_turn(harbour, row.id, ADA, 2)).your_turn


async def test_whoever_has_begun_to_choose_is_asked(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await take_turn(harbour, row.id, ADA, 2)
    await take(harbour, row.id, BEN, 1)
    assert (await undoing.undo(harbour, row.id, ADA)).how == "asked"
    assert (await asked_about(harbour, row.id)).missing == (BEN.id,)
    await say(harbour, (await open_questions(harbour, row.id))[0], BEN, YES)
    assert await owned(harbour, row.id) == (0, 0, 0)
    assert await tags(harbour, row.id) == ["undone agreed"]


async def test_those_who_have_moved_since_are_asked_and_one_no_is_enough(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    assert (await undoing.undo(harbour, row.id, ADA)).how == "asked"
    shown = await asked_about(harbour, row.id)
    assert (shown.missing, shown.about.is_uncovered) == ((BEN.id,), False)
    await say(harbour, shown.question, BEN, NO)
    assert await owned(harbour, row.id) == (2, 1, 0)
    assert await tags(harbour, row.id) == ["ruled undo-refused"]


async def test_whoever_moves_while_it_is_asked_is_asked_as_well(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM, Person(103, "Dea"))
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    await undoing.undo(harbour, row.id, ADA)
    await take_turn(harbour, row.id, CEM, 1)
    shown = await asked_about(harbour, row.id)
    assert shown.missing == (BEN.id, CEM.id)
    await say(harbour, shown.question, BEN, YES)
    assert await owned(harbour, row.id) == (2, 1, 1, 0)
    await say(harbour, shown.question, CEM, YES)
    assert await owned(harbour, row.id) == (0, 0, 0, 0)


async def test_who_does_not_answer_has_not_agreed(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM)
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    await undoing.undo(harbour, row.id, ADA)
    await later(harbour, clock, row.id, PATIENCE)
    assert await tags(harbour, row.id) == ["ruled undo-refused"]
    assert await open_questions(harbour, row.id) == []


async def test_past_what_was_uncovered_all_must_agree(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await choose(harbour, row.id, ADA, {"move": "take", "count": 1})
    await choose(harbour, row.id, ADA, {"move": "look"}, confirm_reveal=True)
    await choose(harbour, row.id, ADA, {"move": "surface"})
    await turns.confirm(harbour, row.id, ADA)
    assert (await undoing.undo(harbour, row.id, ADA)).how == "asked"
    shown = await asked_about(harbour, row.id)
    assert (shown.missing, shown.about.is_uncovered) == ((BEN.id, CEM.id), True)
    await say(harbour, shown.question, BEN, YES)
    assert await tags(harbour, row.id) != ["undone agreed"]
    await say(harbour, shown.question, CEM, YES)
    assert await tags(harbour, row.id) == ["undone agreed"]


async def test_past_a_turn_of_the_tide_all_must_agree(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    assert (await undoing.undo(harbour, row.id, BEN)).how == "asked"
    assert (await asked_about(harbour, row.id)).missing == (ADA.id,)


async def test_a_face_down_card_is_not_put_back_at_once(harbour: Harbour) -> None:
    row = await begun(harbour, BEN, CEM, game="nautilus-island")
    columns = (await turns.panel(harbour, row.id, ADA)).offers
    for offer in columns:
        await choose(harbour, row.id, ADA, offer.action)
        try:
            await choose(harbour, row.id, ADA, {"move": "collect"})
        except RevealsFirst:
            break
        await turns.start_over(harbour, row.id, ADA)
    await choose(harbour, row.id, ADA, {"move": "collect"}, confirm_reveal=True)
    assert (await undoing.undo(harbour, row.id, ADA)).how == "asked"
    assert (await asked_about(harbour, row.id)).missing == (BEN.id, CEM.id)


async def test_only_the_last_of_ones_turns_is_taken_back(harbour: Harbour) -> None:
    row = await opened(harbour, robots=1, edition=LONG, level="greedy")
    await take_turn(harbour, row.id, ADA, 2)
    before = await owned(harbour, row.id)
    await take_turn(harbour, row.id, ADA, 3)
    await undoing.undo(harbour, row.id, ADA)
    assert await owned(harbour, row.id) == before
    await undoing.undo(harbour, row.id, ADA)
    assert await owned(harbour, row.id) == (0, 0)
    with pytest.raises(Refusal) as refused:
        await undoing.undo(harbour, row.id, ADA)
    assert key(refused) == "refusal-nothing-to-undo"


async def test_a_substitute_takes_nothing_back_that_was_done_before_them(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await tables.resign(harbour, row.id, ADA)
    await replacing.substitute(harbour, row.id, CEM)
    with pytest.raises(Refusal) as refused:
        await undoing.undo(harbour, row.id, CEM)
    assert key(refused) == "refusal-nothing-to-undo"


async def test_spectators_and_whoever_has_done_nothing_undo_nothing(harbour: Harbour) -> None:
    row = await timed(harbour)
    for person, reason in ((CEM, "refusal-not-in-match"), (ADA, "refusal-nothing-to-undo")):
        with pytest.raises(Refusal) as refused:
            await undoing.undo(harbour, row.id, person)
        assert key(refused) == reason


async def test_what_was_chosen_on_the_old_position_is_not_confirmed_on_the_new(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    panel = await take(harbour, row.id, BEN, 1)
    async with harbour.database.transaction() as tx:
        await plans.put(tx, row.id, 1, '{"pass": 1}')
    await undoing.undo(harbour, row.id, ADA)
    await say(harbour, (await open_questions(harbour, row.id))[0], BEN, YES)
    with pytest.raises(Refusal):
        await turns.confirm(harbour, row.id, BEN, panel.revision)
    await take_turn(harbour, row.id, ADA, 1)
    assert (await turns.panel(harbour, row.id, BEN)).chosen == ()
    async with harbour.database.reading() as tx:
        assert (await plans.get(tx, row.id, 1)).payload == plans.NONE


async def test_whoever_is_awaited_anew_has_at_least_the_increment(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    clock.now += DAILY.bank + DAILY.increment - 1000
    await take_turn(harbour, row.id, ADA, 1)
    await undoing.undo(harbour, row.id, ADA)
    deadline = (await reading.card(harbour, row.id)).deadline
    assert deadline is not None
    assert deadline >= clock.now + DAILY.increment


async def test_a_question_of_absence_is_closed_by_an_undo(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 1)
    clock.now += DAILY.cap
    await watch.ring(harbour, row.id)
    assert [one.kind for one in await open_questions(harbour, row.id)] == ["absent"]
    await undoing.undo(harbour, row.id, ADA)
    assert await open_questions(harbour, row.id) == []


async def test_a_host_takes_back_to_a_point_with_a_reason(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    mark = (await reading.card(harbour, row.id)).match.head
    await take_turn(harbour, row.id, BEN, 1)
    await take_turn(harbour, row.id, ADA, 3)
    ruled = await rule_back(harbour, row.id, mark, HOST, "a slip of mine")
    assert await owned(harbour, row.id) == (2, 0)
    told = await reading.table_told(harbour, row.id, ruled.head)
    assert told.told.texts == (text("told-undone-ruled", who=Who(0), host=Who(2), reason="a slip of mine"),)
    assert told.told.names[2] == "Hana"


@pytest.mark.parametrize(
    ("to", "reason", "is_admin", "slip"),
    [
        (1, "why", False, "refusal-admin-only"),
        (1, "  ", True, "refusal-reason-needed"),
        (0, "why", True, "refusal-nothing-to-undo"),
        (99, "why", True, "refusal-nothing-to-undo"),
    ],
)
async def test_nobody_else_rules_and_not_to_nowhere(
    harbour: Harbour, to: int, reason: str, is_admin: bool, slip: str
) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    with pytest.raises(Refusal) as refused:
        await undoing.rule(harbour, row.id, to, HOST, reason, is_admin=is_admin)
    assert key(refused) == slip


async def test_what_was_uncovered_no_host_takes_back_against_anybodys_will(harbour: Harbour) -> None:
    row = await begun(harbour, edition=SHORT)
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    ruled = await undoing.rule(harbour, row.id, 1, HOST, "again", is_admin=True)
    assert ruled.how == "asked"
    assert (await audit.page(harbour, 1, 1)).acts == (), "it is only asked"
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, ADA, YES)
    await say(harbour, asked, BEN, NO)
    assert await owned(harbour, row.id) == (2, 1)
    assert await tags(harbour, row.id) == ["ruled undo-refused"]


async def test_record_and_log_and_replay_are_without_what_was_taken_back(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    await undoing.undo(harbour, row.id, ADA)
    await take_turn(harbour, row.id, ADA, 3)
    record = await records.record_of(harbour, row.id, None)
    assert [move.get("count") for move in record.moves if move["move"] == "take"] == [3]
    page = await reading.log_texts(harbour, row.id, None)
    said = [line.key for told in page.told for line in told.texts]
    assert said == ["told-started", "told-undone-own", "pearls-took"]
    assert (await replaying.scene(harbour, row.id, None)).view.owned == (3, 0)


async def test_a_chapter_that_was_taken_back_is_posted_again_when_it_is_over_anew(harbour: Harbour) -> None:
    row = await begun(harbour, edition=SHORT)
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    assert "chapter:1" in await waiting(harbour, row.id)
    await rule_back(harbour, row.id, 3, HOST)
    assert "chapter:1" not in await waiting(harbour, row.id)
    await take_turn(harbour, row.id, BEN, 2)
    assert (await waiting(harbour, row.id)).count("chapter:1") == 1
    assert (await reading.chapter_post(harbour, row.id, 1)).view.owned == (2, 2)


async def test_a_match_with_moves_taken_back_is_verified(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    row = await begun(harbour, edition=SHORT)
    people = (ADA, BEN)
    is_undone = False
    while (seat := (await reading.board(harbour, row.id, None)).awaited_seat) is not None:
        panel = await take_turn(harbour, row.id, people[seat], 1)
        if not is_undone and panel.awaited_seat == 1 - seat and seat == 0:
            await undoing.undo(harbour, row.id, people[seat])
            is_undone = True
    assert is_undone
    checked = await fairness.verify(new_harbour(), row.id)
    assert checked.holds
    final = await reading.final_post(harbour, row.id)
    assert final.view.owned == (2, 2)


async def test_a_process_that_had_followed_what_was_taken_back_forgets_it(
    harbour: Harbour, new_harbour: Callable[[], Harbour]
) -> None:
    edition = f"pile = 60\ntides = {['low'] * 12}".replace("'", '"')
    row, other = await timed(harbour, edition=edition), new_harbour()
    people = (ADA, BEN)
    for turn in range(20):
        await take_turn(harbour, row.id, people[turn % 2], 1)
    async with harbour.database.reading() as tx:
        assert await snapshots.get(tx, row.id) is not None
    follows = new_harbour()
    assert sum(await owned(follows, row.id)) == sum(await owned(other, row.id)) == 20
    await rule_back(harbour, row.id, 1, HOST)
    for h in (harbour, other, follows, new_harbour()):
        assert await owned(h, row.id) == (0, 0)
        assert (await turns.panel(h, row.id, ADA)).your_turn


async def test_posts_of_what_was_taken_back_are_not_sent_any_more(harbour: Harbour) -> None:
    row = await begun(harbour, edition=SHORT)
    await take_turn(harbour, row.id, ADA, 2)
    await take_turn(harbour, row.id, BEN, 1)
    await rule_back(harbour, row.id, 1, HOST)
    kinds = [post.kind for post in await posting.pending(harbour, match_id=row.id)]
    assert "chapter:1" not in kinds
