"""A database of an earlier version: brought up to date nothing of it is lost, and its matches are played on."""

from __future__ import annotations

import hashlib
import json
from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest

from host.core import jobs, kinds, timers
from host.core.context import Context
from host.core.errors import Refusal
from host.core.features import feature
from host.core.people import Person
from host.core.scheduler import earliest_of
from host.decisions import abort
from host.decisions.replace import replacing
from host.decisions.vote import voting
from host.matches.permissions import audit
from host.matches.permissions.gate import Authority
from host.matches.settings import changing
from host.messages.view import boards
from host.operations.admin import tools
from host.tables.fairness import fairness
from host.tables.tables import tables
from host.tables.tables.requests import NewMatch
from host.time.clock import days_off
from host.turns.plan import planning
from host.turns.plan.plans import Ended, Passing, Steps
from host.turns.play import turns
from host.turns.sandbox import sandbox
from storage.core.database import Database
from tests.host.conftest import Clock
from tests.host.outlines import awaited, card, outline
from tests.host.players import key, work
from tests.host.polls import open_questions, tags
from tests.storage.old_databases import FOLDER, STOOD_AT, count_rows, counters, look_up, restore

VERSION = "0003"
WAITING = ("outbox", "jobs", "timers", "questions", "notices")
"""The tables of what is still to be done, asked, or deleted."""
SERVER = 800000000000000001
ADA, BEN, CEM, DEA, HAL = (
    Person(820000000000000000 + number, name)
    for number, name in ((1, "Ada"), (2, "Ben"), (3, "Cem"), (4, "Dea"), (9, "Hal"))
)
FINISHED, BROUGHT_IN = (1, 3, 7), 7
CLOSED, CALLED_OFF, PAUSED, OPEN = 4, 5, 12, 18
UNTOUCHED, WANTED, IN_A_TURN, ROBOTS_TURN = 9, 10, 14, 16
MATCHES, QUESTIONS = 18, 23
"""The highest numbers that were given."""
WEEK = 7 * 24 * 3_600_000
YES = 0


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Restore the old database as it was left."""
    restore(VERSION, tmp_path / "old.sqlite")
    return tmp_path / "old.sqlite"


@pytest.fixture
async def old(file: Path, clock: Clock) -> AsyncIterator[Context]:
    """Bring it up to date, at the time it was left."""
    clock.now = STOOD_AT[VERSION]
    database = await Database.open(f"sqlite:///{file}")
    yield Context(database, clock, lambda: "5eed")
    await database.close()


async def take_turn(ctx: Context, match: int, person: Person) -> None:
    """Choose the first option there is until something is confirmed."""
    panel = await turns.panel(ctx, match, person)
    head = panel.match.head
    while (await card(ctx, match)).match.head == head:
        if panel.can_confirm:
            await turns.confirm(ctx, match, person, panel.revision)
        else:
            panel = await turns.choose(ctx, match, person, panel.revision, 0, confirm_reveal=True)


async def answer(ctx: Context, match: int, question: int, *people: Person, choice: int) -> None:
    """Let people answer a question with the choice at a place of its list."""
    for person in people:
        await voting.cast(ctx, match, question, person, choice)


async def since(ctx: Context, match: int, head: int) -> list[str]:
    """Return in short the entries of the log after one."""
    return (await tags(ctx, match, 1000))[head:]


async def let_time_pass(ctx: Context, clock: Clock, later: int) -> None:
    """Ring every timer at its time, robots playing, until so many milliseconds later."""
    end = clock.now + later
    while (at := (await earliest_of(ctx)).timer) is not None and at <= end:
        clock.now = max(clock.now, at)
        for owner in await timers.due(ctx):
            await timers.ring(ctx, owner)
            await jobs.run(ctx, owner)
    clock.now = end


async def test_no_row_is_lost(file: Path) -> None:
    before, boards = count_rows(file), look_up(file, "SELECT match FROM timers WHERE kind = 'board'")
    robots = look_up(file, "SELECT match FROM outbox WHERE kind = 'robot'")
    assert (len(robots), len(boards)) == (1, 2)
    await (await Database.open(f"sqlite:///{file}")).close()
    # A robot's turn and a plan are jobs of their own, no posts; all matches of a server have one board.
    changed = {"outbox": before["outbox"] - 1, "jobs": 2, "timers": before["timers"] - 1}
    # One table has another name now.
    before["reliability"] = before.pop("conduct")
    assert count_rows(file, sorted(before)) | count_rows(file, WAITING) == before | changed


async def test_all_that_waits_is_read_and_spelt_as_it_is_written_now(file: Path) -> None:
    """What is spelt in another way would not be found again where it is looked for."""
    await (await Database.open(f"sqlite:///{file}")).close()
    slots = {
        "outbox": "posts",
        "jobs": "jobs",
        "timers": "timers",
        "questions": "questions",
        "notices": "posts",
    }
    for name in WAITING:
        for owner, kind, payload in look_up(file, f"SELECT feature, kind, payload FROM {name}"):  # noqa: S608 - our own tables
            read = kinds.read(getattr(feature(owner), slots[name]), owner, kind, payload)
            assert (kinds.feature_of(read), kinds.name_of(read)) == (owner, kind)
            assert kinds.payload_of(read) == payload


async def test_a_notice_that_waited_is_about_the_turn_that_goes_on(file: Path) -> None:
    await (await Database.open(f"sqlite:///{file}")).close()
    notices = (
        "SELECT owner, json_extract(payload, '$.turn') FROM timers WHERE feature = 'notices' ORDER BY owner"
    )
    turns = dict(look_up(file, "SELECT match, max(turn) FROM clocks GROUP BY match"))
    set_ = look_up(file, notices)
    assert PAUSED in dict(set_)
    assert set_ == [(match, turns[match]) for match, _ in set_]


async def test_the_counters_go_on(file: Path) -> None:
    before = counters(file)
    assert before["outbox"] > max(number for (number,) in look_up(file, "SELECT id FROM outbox"))
    await (await Database.open(f"sqlite:///{file}")).close()
    now = counters(file)
    assert {name: now[name] >= counted for name, counted in before.items()} == dict.fromkeys(before, True)


async def test_every_match_is_as_it_was(old: Context) -> None:
    expected = json.loads((FOLDER / f"v{VERSION}.json").read_text(encoding="utf-8"))
    found = {str(match): await outline(old, match) for match in range(1, MATCHES + 1)}
    assert found == expected


@pytest.mark.parametrize("match", FINISHED)
async def test_a_finished_match_is_verified(old: Context, match: int) -> None:
    checked = await fairness.verify(old, match)
    assert checked.holds
    shown = checked.revealed
    assert shown.commitment == hashlib.sha256(f"{shown.seed}:{shown.salt}".encode()).hexdigest()
    assert checked.match.is_brought_in is (match == BROUGHT_IN)


async def test_the_log_is_told_to_the_last_word(old: Context) -> None:
    """All entries there are, of every kind, can be read and told again."""
    for match in (*FINISHED, CLOSED, CALLED_OFF, PAUSED):
        whole = await boards.log_texts(old, match, None)
        assert all(section.told for section in whole.sections)
    decided = {*await tags(old, CLOSED, 1000), *await tags(old, CALLED_OFF, 1000)}
    assert decided >= {"undone ruled", "seat-taken dismissed", "ruled aborted", "seat-taken absent"}


async def test_no_number_is_given_twice(old: Context) -> None:
    """The last question was closed: its number is known to the counter alone."""
    new = NewMatch(game="nauticus", server=SERVER, channel=1, opener=CEM, seats=2)
    row = await tables.open_match(old, new)
    await abort.abort(old, UNTOUCHED, ADA)
    (asked,) = await open_questions(old, UNTOUCHED)
    assert (row.id, asked.id) == (MATCHES + 1, QUESTIONS + 1)


async def test_a_half_done_turn_goes_on(old: Context) -> None:
    panel = await turns.panel(old, IN_A_TURN, CEM)
    assert [label.text.key for label in panel.chosen] == ["nauticus-label-extra"]
    assert isinstance(panel.plan, Ended)
    await take_turn(old, IN_A_TURN, CEM)
    assert (await turns.panel(old, IN_A_TURN, CEM)).chosen == ()
    played = await since(old, IN_A_TURN, panel.match.head)
    assert played.count("move player") > 1


async def test_robots_go_on_and_people_after_them(old: Context) -> None:
    head = (await card(old, ROBOTS_TURN)).match.head
    assert await awaited(old, ROBOTS_TURN) is None
    await work(old, ROBOTS_TURN)
    assert set(await since(old, ROBOTS_TURN, head)) == {"move robot"}
    for _ in range(2):
        person = await awaited(old, ROBOTS_TURN)
        assert person is not None
        await take_turn(old, ROBOTS_TURN, person)
    assert "move player" in await since(old, ROBOTS_TURN, head)


@pytest.mark.parametrize(
    ("match", "question", "people", "choice", "told"),
    [
        (15, 21, [DEA], 1, "ruled stands-in"),
        (10, 16, [ADA], 0, "ruled waits"),
        (10, 17, [CEM], YES, "seat-taken voted"),
        (10, 18, [ADA, CEM, DEA], YES, "undone ruled"),
        (14, 19, [CEM], YES, "undone agreed"),
        (14, 20, [CEM], YES, "ruled aborted"),
        (14, 22, [CEM], YES, "seat-taken substitute"),
    ],
    ids=["absent", "wanted", "replace-robot", "undo-ruled", "undo", "abort", "replace-person"],
)
async def test_an_open_question_is_decided(
    old: Context, match: int, question: int, people: list[Person], choice: int, told: str
) -> None:
    head = (await card(old, match)).match.head
    await answer(old, match, question, *people, choice=choice)
    assert (await since(old, match, head))[0] == told
    assert question not in [asked.id for asked in await open_questions(old, match)]


async def test_a_plan_is_carried_out_when_its_turn_has_come(old: Context) -> None:
    head = (await card(old, IN_A_TURN)).match.head
    for name in ("Cem", "Ben", "Cem"):
        person = await awaited(old, IN_A_TURN)
        assert person is not None
        assert person.name == name
        await take_turn(old, IN_A_TURN, person)
    assert "move plan" in await since(old, IN_A_TURN, head)
    assert (await planning.show(old, IN_A_TURN, ADA)).plan is None


async def test_a_paused_match_goes_on(old: Context) -> None:
    assert (await card(old, PAUSED)).deadline is None
    await tools.resume(old, PAUSED, Authority(HAL))
    assert (await card(old, PAUSED)).deadline is not None
    await take_turn(old, PAUSED, ADA)


async def test_those_who_were_invited_may_sit_down_and_no_others(old: Context) -> None:
    with pytest.raises(Refusal) as refused:
        await tables.join(old, OPEN, ADA)
    assert key(refused) == "refusal-invited-only"
    for person in (BEN, CEM):
        await tables.join(old, OPEN, person)
    assert (await card(old, OPEN)).match.status == "running"


async def test_a_substitute_takes_the_seat_for_which_one_is_looked(old: Context) -> None:
    await replacing.substitute(old, WANTED, HAL)
    assert "Hal" in (await card(old, WANTED)).names
    assert await awaited(old, WANTED) == HAL


async def test_what_was_planned_and_tried_is_there(old: Context) -> None:
    steps = (await planning.show(old, IN_A_TURN, ADA)).plan
    assert isinstance(steps, Steps)
    assert (await planning.show(old, IN_A_TURN, BEN)).plan == Passing(2, 1)
    assert len((await sandbox.show(old, IN_A_TURN, DEA)).tried) == 2


async def test_what_people_and_servers_have_set_is_there(old: Context) -> None:
    ada, server = await changing.preferences_of(old, ADA.id), await changing.server_settings_of(old, SERVER)
    assert (ada.zone, ada.sleep, ada.weekdays, ada.palette) == ("Europe/Berlin", (1320, 420), (6,), "safe")
    assert (server.idle_days, server.most_running, server.time_controls) == (
        14,
        20,
        ("daily", "relaxed", "none"),
    )
    away = await days_off.away(old, BEN.id, SERVER)
    assert [(stay.first, stay.last, stay.is_holiday) for stay in away.stays] == [
        (date(2026, 3, 2), date(2026, 3, 4), False),
        (date(2026, 4, 6), date(2026, 4, 6), True),
    ]


async def test_what_hosts_have_done_is_there(old: Context) -> None:
    first, second = await audit.page(old, SERVER, 1), await audit.page(old, SERVER, 2)
    assert [kinds.name_of(act.act) for act in (*first.acts, *second.acts)] == [
        "extend", "pause", "import", "export", "cancel", "close", "replace",
        "replace", "undo", "repair", "repost", "extend", "resume", "pause",
    ]  # fmt: skip
    assert (first.acts[1].who, first.acts[1].reason) == ("Hal", "a storm")


async def test_timers_ring_when_they_are_due(old: Context, clock: Clock) -> None:
    """Nobody does anything for a week: time runs out, votes close, matches that rest are called and then closed."""
    heads = {match: (await card(old, match)).match.head for match in range(8, MATCHES + 1)}
    await let_time_pass(old, clock, WEEK)
    status = {match: (await card(old, match)).match.status for match in heads}
    assert {match for match, now in status.items() if now == "cancelled"} == {8, 9}
    made = {entry for match, head in heads.items() if head for entry in await since(old, match, head)}
    assert made == {
        "timed-out clock", "ruled waits", "ruled stands-in", "move clock", "seat-taken absent", "move robot",
        "seat-taken voted", "seat-taken substitute", "ruled undo-refused", "ruled abort-refused",
        "ruled deserted",
    }  # fmt: skip
    assert (await card(old, PAUSED)).match.head == heads[PAUSED]
