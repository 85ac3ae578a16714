"""Seats that change hands: by vote or by a host, taken by substitutes, given back; and nobody knows two hands."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.text import text
from host import asking, audit, reading, records, replacing, robots, tables, turns
from host.harbour import Harbour
from host.people import Person
from host.refusals import Refusal, RevealsFirst
from storage import audits, conduct, plans
from tests.host.acting import ADA, BEN, CEM, DEA, begun, choose, key, opened, take, take_turn
from tests.host.conftest import Clock
from tests.host.polling import NO, YES, later, open_questions, say, seat, tags, timed

HOST = Person(900, "Hana")


async def hand_of(h: Harbour, match: int, person: Person) -> Any:
    return (await reading.board(h, match, person)).view.hand


async def left_by(h: Harbour, person: Person) -> int:
    async with h.database.reading() as tx:
        return (await conduct.of_people(tx, [person.id]))[person.id].left


async def test_a_host_replaces_at_once_with_a_reason(harbour: Harbour) -> None:
    row = await timed(harbour)
    done = await replacing.replace(harbour, row.id, 0, HOST, is_admin=True, reason="gone fishing")
    assert not done.is_asked
    assert (await seat(harbour, row.id, 0)).former == ADA.id
    assert "seat-taken dismissed" in await tags(harbour, row.id, 4)
    told = await reading.table_told(harbour, row.id, 2)
    assert told.told.texts[-1] == text("told-reason", reason="gone fishing")
    async with harbour.database.reading() as tx:
        (act,) = await audits.of_server(tx, row.server, 10)
    assert (act.act, act.name, act.reason) == ("replace", "Hana", "gone fishing")
    assert await left_by(harbour, ADA) == 0


async def test_a_host_gives_a_reason(harbour: Harbour) -> None:
    row = await timed(harbour)
    with pytest.raises(Refusal) as refused:
        await replacing.replace(harbour, row.id, 0, HOST, is_admin=True, reason=" ")
    assert key(refused) == "refusal-reason-needed"


async def test_a_host_may_name_who_plays_on(harbour: Harbour) -> None:
    row = await timed(harbour)
    await replacing.replace(harbour, row.id, 0, HOST, CEM, is_admin=True, reason="asked for it")
    taken = await seat(harbour, row.id, 0)
    assert (taken.person, taken.name, taken.former) == (CEM.id, "Cem", None)
    assert (await turns.panel(harbour, row.id, CEM)).your_turn


async def test_most_of_the_others_replace_a_player(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    assert (await replacing.replace(harbour, row.id, 0, BEN)).is_asked
    (asked,) = await open_questions(harbour, row.id)
    shown = await asking.shown(harbour, row.id, asked.id)
    assert shown is not None
    assert (shown.missing, shown.counts) == ((CEM.id,), (1, 0))
    await say(harbour, asked, CEM, YES)
    assert (await seat(harbour, row.id, 0)).former == ADA.id


async def test_of_two_nobody_sends_the_other_away_without_their_consent(harbour: Harbour) -> None:
    row = await timed(harbour)
    await replacing.replace(harbour, row.id, 0, BEN)
    (asked,) = await open_questions(harbour, row.id)
    shown = await asking.shown(harbour, row.id, asked.id)
    assert shown is not None
    assert shown.missing == (ADA.id,)
    await say(harbour, asked, ADA, NO)
    assert await open_questions(harbour, row.id) == [asked]


async def test_whoever_wants_to_go_asks_the_others_for_another(harbour: Harbour) -> None:
    row = await timed(harbour)
    await replacing.replace(harbour, row.id, 0, ADA, CEM)
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, BEN, YES)
    assert (await seat(harbour, row.id, 0)).person == CEM.id
    assert await left_by(harbour, ADA) == 0


async def test_without_a_majority_everybody_keeps_their_seat(harbour: Harbour, clock: Clock) -> None:
    row = await timed(harbour, BEN, CEM)
    await replacing.replace(harbour, row.id, 0, BEN)
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, CEM, NO)
    await later(harbour, clock, row.id)
    assert (await seat(harbour, row.id, 0)).person == ADA.id
    assert await tags(harbour, row.id) == ["ruled replace-refused"]


async def test_the_same_is_not_asked_twice_at_a_time(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await replacing.replace(harbour, row.id, 0, BEN)
    with pytest.raises(Refusal) as refused:
        await replacing.replace(harbour, row.id, 0, CEM, DEA)
    assert key(refused) == "refusal-asked-already"


async def test_a_question_about_somebody_who_has_left_is_closed(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await replacing.replace(harbour, row.id, 0, BEN)
    await tables.resign(harbour, row.id, ADA)
    assert await open_questions(harbour, row.id) == []


async def test_only_players_and_hosts_replace(harbour: Harbour) -> None:
    row = await timed(harbour)
    with pytest.raises(Refusal) as refused:
        await replacing.replace(harbour, row.id, 0, CEM)
    assert key(refused) == "refusal-not-in-match"
    with pytest.raises(Refusal) as refused:
        await replacing.replace(harbour, row.id, 5, BEN)
    assert key(refused) == "refusal-no-person-there"


async def test_whoever_plays_already_replaces_nobody(harbour: Harbour) -> None:
    row = await timed(harbour)
    with pytest.raises(Refusal) as refused:
        await replacing.replace(harbour, row.id, 0, HOST, BEN, is_admin=True, reason="why not")
    assert key(refused) == "refusal-sits-already"


async def test_a_dismissed_player_comes_back_for_the_robot(harbour: Harbour) -> None:
    row = await timed(harbour)
    await tables.dismiss(harbour, row.id, 0, HOST, is_admin=True)
    assert (await seat(harbour, row.id, 0)).name == "Argo"
    await replacing.come_back(harbour, row.id, ADA)
    back = await seat(harbour, row.id, 0)
    assert (back.person, back.robot, back.former, back.name) == (ADA.id, None, None, "Ada")
    assert await tags(harbour, row.id) == ["seat-taken returned"]
    await take_turn(harbour, row.id, BEN, 1)
    assert (await take_turn(harbour, row.id, ADA, 1)).awaited_seat == 1


async def test_whoever_resigned_has_given_the_seat_up(harbour: Harbour) -> None:
    row = await timed(harbour)
    await tables.resign(harbour, row.id, ADA)
    assert await left_by(harbour, ADA) == 1
    with pytest.raises(Refusal) as refused:
        await replacing.come_back(harbour, row.id, ADA)
    assert key(refused) == "refusal-no-seat-kept"


async def test_a_seat_that_was_voted_away_and_had_back_counts_as_none_given_up(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await replacing.replace(harbour, row.id, 0, BEN)
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, CEM, YES)
    assert await left_by(harbour, ADA) == 1
    await replacing.come_back(harbour, row.id, ADA)
    assert await left_by(harbour, ADA) == 0


async def test_a_substitute_takes_a_seat_from_a_robot_and_keeps_it(harbour: Harbour) -> None:
    row = await timed(harbour)
    await tables.dismiss(harbour, row.id, 0, HOST, is_admin=True)
    await replacing.substitute(harbour, row.id, CEM)
    assert (await seat(harbour, row.id, 0)).person == CEM.id
    with pytest.raises(Refusal) as refused:
        await replacing.come_back(harbour, row.id, ADA)
    assert key(refused) == "refusal-no-seat-kept"


async def test_a_robot_that_sat_there_from_the_start_stays(harbour: Harbour) -> None:
    row = await opened(harbour, robots=1)
    with pytest.raises(Refusal) as refused:
        await replacing.substitute(harbour, row.id, CEM)
    assert key(refused) == "refusal-no-seat-to-be-had"


async def test_only_the_invited_substitute_where_only_they_may_join(harbour: Harbour) -> None:
    row = await opened(harbour, is_public=False, invited=(BEN, CEM))
    await tables.join(harbour, row.id, BEN)
    await tables.dismiss(harbour, row.id, 0, HOST, is_admin=True)
    with pytest.raises(Refusal) as refused:
        await replacing.substitute(harbour, row.id, DEA)
    assert key(refused) == "refusal-invited-only"
    await replacing.substitute(harbour, row.id, CEM)


async def test_a_substitute_sees_the_hand_and_whoever_went_sees_it_no_more(harbour: Harbour) -> None:
    row = await begun(harbour, game="nautilus-island")
    await choose(harbour, row.id, ADA, {"move": "go", "column": 2})
    with pytest.raises(RevealsFirst):
        await choose(harbour, row.id, ADA, {"move": "collect"})
    await choose(harbour, row.id, ADA, {"move": "collect"}, confirm_reveal=True)
    held = await hand_of(harbour, row.id, ADA)
    assert held
    await replacing.replace(harbour, row.id, 0, HOST, CEM, is_admin=True, reason="swap")
    assert await hand_of(harbour, row.id, CEM) == held
    assert await hand_of(harbour, row.id, ADA) is None
    own = await reading.log_texts(harbour, row.id, ADA)
    assert "nautilus-island-tell-drawn" not in [line.key for told in own.told for line in told.texts]


@pytest.mark.parametrize("way", ["resigned", "dismissed", "replaced"])
async def test_whoever_left_one_seat_can_not_take_another(harbour: Harbour, way: str) -> None:
    row = await timed(harbour, BEN, CEM)
    if way == "resigned":
        await tables.resign(harbour, row.id, ADA)
    elif way == "dismissed":
        await tables.dismiss(harbour, row.id, 0, HOST, is_admin=True)
    else:
        await replacing.replace(harbour, row.id, 0, HOST, DEA, is_admin=True, reason="swap")
    await tables.dismiss(harbour, row.id, 1, HOST, is_admin=True)
    with pytest.raises(Refusal) as refused:
        await replacing.substitute(harbour, row.id, ADA, 1)
    assert key(refused) == "refusal-knows-another-seat"
    with pytest.raises(Refusal) as refused:
        await replacing.replace(harbour, row.id, 2, HOST, ADA, is_admin=True, reason="swap")
    assert key(refused) == "refusal-knows-another-seat"


async def test_whoever_resigned_may_come_in_for_the_robot_in_their_own_seat(harbour: Harbour) -> None:
    row = await timed(harbour)
    await tables.resign(harbour, row.id, ADA)
    await replacing.substitute(harbour, row.id, ADA)
    assert (await seat(harbour, row.id, 0)).person == ADA.id


async def test_a_vote_for_somebody_who_has_meanwhile_another_seat_changes_nothing(harbour: Harbour) -> None:
    row = await timed(harbour, BEN, CEM)
    await replacing.replace(harbour, row.id, 0, BEN, DEA)
    await tables.dismiss(harbour, row.id, 2, HOST, is_admin=True)
    await replacing.substitute(harbour, row.id, DEA, 2)
    (asked,) = await open_questions(harbour, row.id)
    await say(harbour, asked, DEA, YES)
    assert (await seat(harbour, row.id, 0)).person == ADA.id


async def test_drafts_and_plans_do_not_go_over_with_a_seat(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take(harbour, row.id, ADA, 2)
    async with harbour.database.transaction() as tx:
        await plans.put(tx, row.id, 0, '{"secret": 1}')
    await replacing.replace(harbour, row.id, 0, HOST, CEM, is_admin=True, reason="swap")
    assert (await turns.panel(harbour, row.id, CEM)).chosen == ()
    async with harbour.database.reading() as tx:
        assert (await plans.get(tx, row.id, 0)).payload == plans.NONE


async def test_a_record_names_who_sits_there_now(harbour: Harbour) -> None:
    row = await timed(harbour)
    await take_turn(harbour, row.id, ADA, 1)
    await replacing.replace(harbour, row.id, 0, HOST, CEM, is_admin=True, reason="swap")
    record = await records.record_of(harbour, row.id, None)
    assert list(record.seats) == ["Cem", "Ben"]


async def test_a_match_with_a_substitute_is_played_to_its_end(harbour: Harbour) -> None:
    row = await begun(harbour)
    await replacing.replace(harbour, row.id, 0, HOST, CEM, is_admin=True, reason="swap")
    for person in (CEM, BEN):
        await tables.resign(harbour, row.id, person)
    while await robots.wake(harbour, row.id):
        pass
    assert (await reading.card(harbour, row.id)).match.status == "finished"


async def test_an_act_of_a_host_is_taken_down_with_its_detail(harbour: Harbour) -> None:
    row = await timed(harbour)
    async with harbour.database.transaction() as tx:
        await audit.note(harbour, tx, row, HOST, "undo", "a slip", to=4)
    async with harbour.database.reading() as tx:
        (act,) = await audits.of_server(tx, row.server, 10)
    assert msgspec.json.decode(act.detail) == {"to": 4}
