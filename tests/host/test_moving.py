"""Matches as files: what is handed out makes the same match again, and no file is trusted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.core.library import games
from host import fairness, hosting, match_file, moving, posting, reading, replaying, turns, undoing
from host.harbour import Harbour
from host.hosting import Host
from host.match_file import MOST_BYTES
from host.moving import Place
from host.refusals import Refusal
from storage.matches import MatchRow
from tests.host.acting import ADA, BEN, CEM, all_timers_of, begun, key, opened, take_turn, timers_of, waiting
from tests.host.conftest import Clock

DEE = Host(CEM, "for the archive")
ELSEWHERE = Place(server=2, channel=9000, is_thread=True)


async def finished(h: Harbour, **wishes: Any) -> MatchRow:
    """Play a match of the toy to its end, with a turn taken back in the middle."""
    row = await begun(h, **wishes)
    await take_turn(h, row.id, ADA, 2)
    await undoing.undo(h, row.id, ADA)
    while (row := (await reading.card(h, row.id)).match).status == "running":
        seat = (await reading.card(h, row.id)).awaited_seat
        await take_turn(h, row.id, (ADA, BEN)[seat or 0], 1)
    return row


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    """Return where a file is kept that is made only once."""
    return {}


@pytest.fixture
async def file(files: dict[str, bytes], new_harbour: Callable[[], Harbour]) -> dict[str, Any]:
    """Return a finished match as a file, for a test to change; it may have been played in another database."""
    if not files:
        h = new_harbour()
        files["finished"] = await moving.hand_out(h, (await finished(h)).id, DEE)
    read: dict[str, Any] = json.loads(files["finished"])
    return read


async def moved(h: Harbour, match: int, by: Host | None = None) -> MatchRow:
    return await moving.bring_in(h, await moving.hand_out(h, match, by), ELSEWHERE, by)


async def test_a_finished_match_is_the_same_match_elsewhere(harbour: Harbour) -> None:
    old = await finished(harbour, title="Friday")
    new = await moved(harbour, old.id, DEE)
    assert (new.status, new.server, new.channel, new.is_thread) == ("finished", 2, 9000, True)
    same = ("seed", "salt", "edition", "title", "created", "started", "ended", "head", "seat_count", "begins")
    assert [getattr(new, name) for name in same] == [getattr(old, name) for name in same]
    before, after = [await reading.final_post(harbour, row.id) for row in (old, new)]
    assert (after.result, after.names, after.view) == (before.result, before.names, before.view)
    assert (await fairness.verify(harbour, new.id)).holds
    last = (await replaying.scene(harbour, new.id, None)).last
    assert last == (await replaying.scene(harbour, old.id, None)).last


async def test_a_match_that_was_moved_has_a_card_and_no_timers(harbour: Harbour) -> None:
    new = await moved(harbour, (await finished(harbour)).id, DEE)
    assert await waiting(harbour, new.id) == ["card"]
    assert await all_timers_of(harbour, new.id) == {}


async def test_what_is_handed_out_again_is_the_same_file(harbour: Harbour) -> None:
    old = await finished(harbour)
    first = await moving.hand_out(harbour, old.id, DEE)
    new = await moving.bring_in(harbour, first, ELSEWHERE, DEE)
    assert await moving.hand_out(harbour, new.id, DEE) == first


@pytest.mark.parametrize("game", sorted(games()))
async def test_an_edition_of_every_game_is_read_back(harbour: Harbour, game: str) -> None:
    row = await begun(harbour, game=game)
    await hosting.close(harbour, row.id, DEE)
    assert (await moved(harbour, row.id, DEE)).edition == row.edition


async def test_a_host_gets_no_running_match(harbour: Harbour) -> None:
    row = await begun(harbour)
    with pytest.raises(Refusal) as refused:
        await moving.hand_out(harbour, row.id, DEE)
    assert key(refused) == "refusal-not-over-for-file"


async def test_a_host_brings_no_running_match_in(harbour: Harbour) -> None:
    row = await begun(harbour)
    raw = await moving.hand_out(harbour, row.id, None)
    with pytest.raises(Refusal) as refused:
        await moving.bring_in(harbour, raw, ELSEWHERE, DEE)
    assert key(refused) == "refusal-running-file"


async def test_a_running_match_goes_on_where_the_operator_brings_it(
    harbour: Harbour, new_harbour: Callable[[], Harbour], clock: Clock
) -> None:
    row = await begun(harbour)
    await take_turn(harbour, row.id, ADA, 2)
    clock.now += 60_000
    new = await moved(harbour, row.id)
    assert "ping:1" in await timers_of(harbour, new.id)
    assert "idle:0" in await all_timers_of(harbour, new.id)
    panel = await take_turn(new_harbour(), new.id, BEN, 1)
    assert panel.view.owned == (2, 1)
    assert (await turns.panel(harbour, row.id, BEN)).your_turn


async def test_a_robot_goes_on_where_the_operator_brings_it(
    harbour: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.robots.MOST_TURNS", 0)
    row = await opened(harbour, robots=1)
    await take_turn(harbour, row.id, ADA, 1)
    raw = await moving.hand_out(harbour, row.id, None)
    monkeypatch.undo()
    new = await moving.bring_in(harbour, raw, ELSEWHERE, None)
    assert (await turns.panel(harbour, new.id, ADA)).your_turn


async def test_nothing_is_handed_out_of_a_table_that_has_not_begun(harbour: Harbour) -> None:
    row = await opened(harbour)
    with pytest.raises(Refusal) as refused:
        await moving.hand_out(harbour, row.id, None)
    assert key(refused) == "refusal-not-started"


async def test_a_busy_channel_stays_as_it_is(harbour: Harbour) -> None:
    old = await finished(harbour)
    raw = await moving.hand_out(harbour, old.id, DEE)
    busy = await opened(harbour)
    with pytest.raises(Refusal) as refused:
        await moving.bring_in(harbour, raw, Place(busy.server, busy.channel, is_thread=False), DEE)
    assert key(refused) == "refusal-channel-busy"
    assert len(await reading.server_matches(harbour, 1, ("finished",))) == 1


NO_MATCHES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"\x00\xff{",
    "no object": b"[1]",
    "another format": b'{"format": "harbour-record/1"}',
    "too deep": b'{"edition":' + b"[" * 5000,
}


@pytest.mark.parametrize("raw", NO_MATCHES.values(), ids=NO_MATCHES)
async def test_what_is_no_match_is_refused(harbour: Harbour, raw: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        await moving.bring_in(harbour, raw, ELSEWHERE, DEE)
    assert key(refused) == "refusal-no-match-file"


async def test_a_file_that_is_too_large_is_not_even_read(harbour: Harbour) -> None:
    with pytest.raises(Refusal) as refused:
        await moving.bring_in(harbour, b" " * (MOST_BYTES + 1), ELSEWHERE, DEE)
    assert key(refused) == "refusal-file-too-large"


FIELDS: dict[str, tuple[dict[str, Any], str]] = {
    "another format": ({"format": "harbour-match/2"}, "no-match-file"),
    "unknown game": ({"game": "chess"}, "unknown-game"),
    "unknown rules": ({"rules_version": 99}, "old-rules"),
    "no edition": ({"edition": {}}, "no-match-file"),
    "a seed that is none": ({"seed": "a b"}, "no-match-file"),
    "an endless salt": ({"salt": "a" * 65}, "no-match-file"),
    "a pace that is none": ({"pace": '{"name": "own"}'}, "no-match-file"),
    "an end before the start": ({"ended": 5}, "no-match-file"),
    "a start to come": ({"started": 9_000_000_000_000}, "no-match-file"),
    "an opener that is none": ({"opener": -1}, "no-match-file"),
    "one seat": ({"seats": [{"person": 1, "robot": None, "name": "Ada", "former": None}]}, "no-match-file"),
    "one person twice": (
        {"seats": [{"person": 1, "robot": None, "name": "Ada", "former": None}] * 2},
        "no-match-file",
    ),
    "nobody": ({"seats": [{"person": None, "robot": None, "name": "", "former": None}] * 2}, "no-match-file"),
    "no end": ({"status": "finished", "log": []}, "file-does-not-fit"),
}


@pytest.mark.parametrize(("changes", "expected"), FIELDS.values(), ids=FIELDS)
async def test_a_field_that_is_off_is_refused(
    harbour: Harbour, file: dict[str, Any], changes: dict[str, Any], expected: str
) -> None:
    with pytest.raises(Refusal) as refused:
        await moving.bring_in(harbour, json.dumps(file | changes).encode(), ELSEWHERE, DEE)
    assert key(refused) == f"refusal-{expected}"
    assert await reading.server_matches(harbour, 2, ("finished",)) == ()


ENTRIES: dict[str, tuple[int, dict[str, Any], str]] = {
    "a move that was not offered": (5, {"payload": {"move": "take", "count": 9}}, "file-does-not-fit"),
    "a move that is none": (5, {"payload": {"move": "fly"}}, "file-does-not-fit"),
    "somebody else's move": (5, {"seat": 1}, "file-does-not-fit"),
    "a seat that is none": (5, {"seat": 7}, "no-match-file"),
    "an unknown kind": (1, {"kind": "duel"}, "file-does-not-fit"),
    "an unknown maker": (5, {"by": "cheat"}, "no-match-file"),
    "a time before the others": (5, {"at": 7}, "no-match-file"),
    "no beginning": (0, {"kind": "ruled", "payload": {"type": "ruled", "what": "waits"}}, "no-match-file"),
    "an order of others": (0, {"payload": {"type": "started", "order": [0, 5]}}, "no-match-file"),
    "an undo of what comes": (3, {"payload": {"type": "undone", "to": 9, "why": "own"}}, "no-match-file"),
}


@pytest.mark.parametrize(("place", "changes", "expected"), ENTRIES.values(), ids=ENTRIES)
async def test_an_entry_that_is_off_is_refused(
    harbour: Harbour, file: dict[str, Any], place: int, changes: dict[str, Any], expected: str
) -> None:
    file["log"][place] |= changes
    with pytest.raises(Refusal) as refused:
        await moving.bring_in(harbour, json.dumps(file).encode(), ELSEWHERE, DEE)
    assert key(refused) == f"refusal-{expected}"


async def test_what_a_file_says_in_words_is_tidied(harbour: Harbour) -> None:
    row = await begun(harbour)
    await undoing_by_host(harbour, row.id)
    await hosting.close(harbour, row.id, DEE)
    file = json.loads(await moving.hand_out(harbour, row.id, DEE))
    undo = next(entry for entry in file["log"] if entry["kind"] == "undone")
    undo["payload"] |= {"reason": "**look**\n[here](http://x)" + "!" * 500, "name": "A\nB"}
    new = await moving.bring_in(harbour, json.dumps(file).encode(), ELSEWHERE, DEE)
    again = match_file.read(await moving.hand_out(harbour, new.id, DEE))
    told = next(entry.payload for entry in again.log if entry.kind == "undone")
    assert told["reason"].startswith("look here(http:x)!!")
    assert (len(told["reason"]), told["name"]) == (120, "A B")


async def undoing_by_host(h: Harbour, match: int) -> None:
    await take_turn(h, match, ADA, 1)
    await undoing.rule(h, match, 1, CEM, "a slip", is_admin=True)


async def test_a_file_tells_whatever_the_log_holds(harbour: Harbour) -> None:
    row = await finished(harbour)
    file = msgspec.json.decode(await moving.hand_out(harbour, row.id, DEE))
    assert file["format"] == "harbour-match/1"
    assert (file["seed"], file["salt"]) == (row.seed, row.salt)
    assert len(file["log"]) == row.head
    assert await posting.pending(harbour, match_id=row.id) != ()
