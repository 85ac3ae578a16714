"""Tests for match files: an import restores the exported match, and invalid files are rejected."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.core.files.library import games
from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.decisions.undo import feature
from host.matches import permissions
from host.matches.permissions import Authority
from host.messages import replay, view
from host.messages.posts import cards, message_contents
from host.operations.admin import match_file, tools, transfer
from host.operations.admin.kinds import Export
from host.operations.admin.match_file import MAX_BYTES
from host.operations.admin.transfer import ImportTarget
from host.tables.fairness import fairness
from host.tables.tables import tables
from host.turns.play import turn_actions
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    all_timers_of,
    clear_outbox,
    error_key,
    open_match,
    pending_messages,
    secret_of,
    start_match,
    take_turn,
    timers_of,
)

# Run these tests in a single worker, so that the expensive fixtures are built only once.
pytestmark = pytest.mark.xdist_group("files that are moved")

ARCHIVIST = Authority(CEM, "for the archive")
ELSEWHERE = ImportTarget(guild_id=2, channel=9000, is_thread=True)


async def finish_match(ctx: Context, **fields: Any) -> MatchRow:
    """Play a match in the toy game to the end, and undo one turn during the match."""
    row = await start_match(ctx, **fields)
    await take_turn(ctx, row.id, ADA, 2)
    await feature.undo(ctx, row.id, ADA)
    while (row := (await cards.get_card(ctx, row.id)).match).status == "running":
        seat = next(iter((await cards.get_card(ctx, row.id)).awaited), None)
        await take_turn(ctx, row.id, (ADA, BEN)[seat or 0], 1)
    return row


@pytest.fixture(scope="module")
def file_cache() -> dict[str, bytes]:
    """Create an empty cache for an exported match file, so that the match is exported only once for all tests."""
    return {}


@pytest.fixture
async def exported_file(file_cache: dict[str, bytes], new_context: Callable[[], Context]) -> dict[str, Any]:
    """Return the parsed match file of a finished match, which the test may modify.

    The match was played in another database.
    """
    if not file_cache:
        ctx = new_context()
        file_cache["finished"] = await transfer.export_match(ctx, (await finish_match(ctx)).id, ARCHIVIST)
    read: dict[str, Any] = json.loads(file_cache["finished"])
    return read


async def move_match(ctx: Context, match_id: int, by: Authority | None = None) -> MatchRow:
    return await transfer.import_match(ctx, await transfer.export_match(ctx, match_id, by), ELSEWHERE, by)


async def test_imported_finished_match_equals_the_original(ctx: Context) -> None:
    old = await finish_match(ctx, title="Friday")
    new = await move_match(ctx, old.id, ARCHIVIST)
    assert (new.status, new.guild_id, new.channel, new.is_thread) == ("finished", 2, 9000, True)
    same = (
        "commitment",
        "edition",
        "title",
        "created",
        "started",
        "ended",
        "head",
        "seat_count",
        "seat_order",
    )
    assert [getattr(new, name) for name in same] == [getattr(old, name) for name in same]
    before, after = [await message_contents.load_final_message(ctx, row.id) for row in (old, new)]
    assert (after.result, after.names, after.view) == (before.result, before.names, before.view)
    assert (await fairness.verify(ctx, new.id)).is_valid
    last = (await replay.load_scene(ctx, new.id, None)).last
    assert last == (await replay.load_scene(ctx, old.id, None)).last


async def test_imported_finished_match_has_a_card_and_no_timers(ctx: Context) -> None:
    new = await move_match(ctx, (await finish_match(ctx)).id, ARCHIVIST)
    assert await pending_messages(ctx, new.id) == ["card"]
    assert await all_timers_of(ctx, new.id) == {}


async def test_host_export_is_announced_and_audited(ctx: Context) -> None:
    row = await finish_match(ctx)
    await clear_outbox(ctx, row.id)
    await transfer.export_match(ctx, row.id, ARCHIVIST)
    assert await pending_messages(ctx, row.id) == ["act:1"]
    (noted,) = (await permissions.load_page(ctx, row.guild_id, 1)).entries
    assert (noted.host_name, noted.act, noted.reason) == ("Cem", Export(), "for the archive")


async def test_export_of_imported_match_is_identical(ctx: Context) -> None:
    old = await finish_match(ctx)
    first = await transfer.export_match(ctx, old.id, ARCHIVIST)
    new = await transfer.import_match(ctx, first, ELSEWHERE, ARCHIVIST)
    assert await transfer.export_match(ctx, new.id, ARCHIVIST) == first


@pytest.mark.parametrize("game", sorted(games()))
async def test_edition_of_every_game_survives_export_and_import(ctx: Context, game: str) -> None:
    seats = games()[game].default_seat_count
    row = await open_match(ctx, game=game, seats=seats, robots=seats - 1)
    if row.status == "open":
        row = await tables.start(ctx, row.id, ADA)
    await tools.close(ctx, row.id, ARCHIVIST)
    assert (await move_match(ctx, row.id, ARCHIVIST)).edition == row.edition


async def test_host_cannot_export_a_running_match(ctx: Context) -> None:
    row = await start_match(ctx)
    with pytest.raises(UserError) as refused:
        await transfer.export_match(ctx, row.id, ARCHIVIST)
    assert error_key(refused) == "refusal-not-over-for-file"


async def test_host_cannot_import_a_running_match(ctx: Context) -> None:
    row = await start_match(ctx)
    raw = await transfer.export_match(ctx, row.id, None)
    with pytest.raises(UserError) as refused:
        await transfer.import_match(ctx, raw, ELSEWHERE, ARCHIVIST)
    assert error_key(refused) == "refusal-running-file"


async def test_running_match_continues_after_operator_import(
    ctx: Context, new_context: Callable[[], Context], clock: Clock
) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    clock.now += 60_000
    new = await move_match(ctx, row.id)
    assert "ping:1" in await timers_of(ctx, new.id)
    assert "inactivity:warn" in await all_timers_of(ctx, new.id)
    panel = await take_turn(new_context(), new.id, BEN, 1)
    assert panel.view.owned == (2, 1)
    assert (await turn_actions.load_panel(ctx, row.id, BEN)).is_your_turn


async def test_robot_continues_after_operator_import(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.core.jobs.MAX_IN_A_ROW", 0)
    row = await open_match(ctx, robots=1)
    await take_turn(ctx, row.id, ADA, 1)
    raw = await transfer.export_match(ctx, row.id, None)
    monkeypatch.undo()
    new = await transfer.import_match(ctx, raw, ELSEWHERE, None)
    assert (await turn_actions.load_panel(ctx, new.id, ADA)).is_your_turn


async def test_export_is_refused_before_the_start(ctx: Context) -> None:
    row = await open_match(ctx)
    with pytest.raises(UserError) as refused:
        await transfer.export_match(ctx, row.id, None)
    assert error_key(refused) == "refusal-not-started"


async def test_import_into_busy_channel_is_refused(ctx: Context) -> None:
    old = await finish_match(ctx)
    raw = await transfer.export_match(ctx, old.id, ARCHIVIST)
    busy = await open_match(ctx)
    with pytest.raises(UserError) as refused:
        await transfer.import_match(
            ctx, raw, ImportTarget(busy.guild_id, busy.channel, is_thread=False), ARCHIVIST
        )
    assert error_key(refused) == "refusal-channel-busy"
    assert len(await view.load_guild_matches(ctx, 1, ("finished",))) == 1


INVALID_FILES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"\x00\xff{",
    "no object": b"[1]",
    "another format": b'{"format": "harbour-record/1"}',
    "too deep": b'{"edition":' + b"[" * 5000,
}


@pytest.mark.parametrize("raw", INVALID_FILES.values(), ids=INVALID_FILES)
async def test_import_of_invalid_file_is_refused(ctx: Context, raw: bytes) -> None:
    with pytest.raises(UserError) as refused:
        await transfer.import_match(ctx, raw, ELSEWHERE, ARCHIVIST)
    assert error_key(refused) == "refusal-no-match-file"


async def test_import_of_too_large_file_is_refused(ctx: Context) -> None:
    with pytest.raises(UserError) as refused:
        await transfer.import_match(ctx, b" " * (MAX_BYTES + 1), ELSEWHERE, ARCHIVIST)
    assert error_key(refused) == "refusal-file-too-large"


INVALID_FIELDS: dict[str, tuple[dict[str, Any], str]] = {
    "another format": ({"format": "harbour-match/2"}, "no-match-file"),
    "unknown game": ({"game": "chess"}, "unknown-game"),
    "unknown rules": ({"rules_version": 99}, "old-rules"),
    "no edition": ({"edition": {}}, "file-edition"),
    "a seed that is none": ({"seed": "a b"}, "no-match-file"),
    "an endless seed": ({"seed": "a" * 65}, "no-match-file"),
    "an endless transcript": ({"transcript": "a" * 100_001}, "no-match-file"),
    "a transcript that is none": ({"transcript": "{}"}, "no-match-file"),
    "a pace that is none": ({"pace": '{"name": "own"}'}, "no-match-file"),
    "an end before the start": ({"ended": 5}, "no-match-file"),
    "a start to come": ({"started": 9_000_000_000_000}, "no-match-file"),
    "an opener that is none": ({"opener": 1 << 63}, "no-match-file"),
    "one seat": ({"seats": [{"person": 1, "robot": None, "name": "Ada", "former": None}]}, "no-match-file"),
    "one person twice": (
        {"seats": [{"person": 1, "robot": None, "name": "Ada", "former": None}] * 2},
        "no-match-file",
    ),
    "nobody": ({"seats": [{"person": None, "robot": None, "name": "", "former": None}] * 2}, "no-match-file"),
    "no end": ({"status": "finished", "log": []}, "file-does-not-fit"),
}


@pytest.mark.parametrize(("changes", "expected"), INVALID_FIELDS.values(), ids=INVALID_FIELDS)
async def test_import_with_invalid_field_is_refused(
    ctx: Context, exported_file: dict[str, Any], changes: dict[str, Any], expected: str
) -> None:
    with pytest.raises(UserError) as refused:
        await transfer.import_match(ctx, json.dumps(exported_file | changes).encode(), ELSEWHERE, ARCHIVIST)
    assert error_key(refused) == f"refusal-{expected}"
    assert await view.load_guild_matches(ctx, 2, ("finished",)) == ()


INVALID_ENTRIES: dict[str, tuple[int, dict[str, Any], str]] = {
    "a move that was not offered": (5, {"payload": {"move": "take", "count": 9}}, "file-does-not-fit"),
    "a move that is none": (5, {"payload": {"move": "fly"}}, "file-does-not-fit"),
    "somebody else's move": (5, {"seat": 1}, "file-does-not-fit"),
    "a seat that is none": (5, {"seat": 7}, "no-match-file"),
    "an unknown kind": (1, {"kind": "duel"}, "file-does-not-fit"),
    "an unknown maker": (5, {"by": "cheat"}, "no-match-file"),
    "a time before the others": (5, {"at": 7}, "no-match-file"),
    "no beginning": (0, {"kind": "ruled", "payload": {"type": "ruled", "what": "aborted"}}, "no-match-file"),
    "an order of others": (0, {"payload": {"type": "started", "order": [0, 5]}}, "no-match-file"),
    "an undo of what comes": (3, {"payload": {"type": "undone", "to": 9, "why": "own"}}, "no-match-file"),
}


@pytest.mark.parametrize(("place", "changes", "expected"), INVALID_ENTRIES.values(), ids=INVALID_ENTRIES)
async def test_import_with_invalid_log_entry_is_refused(
    ctx: Context, exported_file: dict[str, Any], place: int, changes: dict[str, Any], expected: str
) -> None:
    exported_file["log"][place] |= changes
    with pytest.raises(UserError) as refused:
        await transfer.import_match(ctx, json.dumps(exported_file).encode(), ELSEWHERE, ARCHIVIST)
    assert error_key(refused) == f"refusal-{expected}"


async def test_import_normalizes_texts_in_the_file(ctx: Context) -> None:
    row = await start_match(ctx)
    await undo_turn_as_host(ctx, row.id)
    await tools.close(ctx, row.id, ARCHIVIST)
    file = json.loads(await transfer.export_match(ctx, row.id, ARCHIVIST))
    undo = next(entry for entry in file["log"] if entry["kind"] == "undone")
    undo["payload"] |= {"reason": "**look**\n[here](http://x)" + "!" * 500, "name": "A\nB", "decided": 12345}
    new = await transfer.import_match(ctx, json.dumps(file).encode(), ELSEWHERE, ARCHIVIST)
    again = match_file.parse(await transfer.export_match(ctx, new.id, ARCHIVIST))
    told = next(entry.payload for entry in again.log if entry.kind == "undone")
    assert told["reason"].startswith("**look** [here](http://x)!!")
    assert (len(told["reason"]), told["name"]) == (120, "A B")


async def undo_turn_as_host(ctx: Context, match_id: int) -> None:
    await take_turn(ctx, match_id, ADA, 1)
    await feature.undo_as_host(ctx, match_id, 1, Authority(CEM, "a slip"))


async def test_export_contains_the_secret_and_the_whole_log(ctx: Context) -> None:
    row = await finish_match(ctx)
    file = msgspec.json.decode(await transfer.export_match(ctx, row.id, ARCHIVIST))
    assert file["format"] == "harbour-match/1"
    secret = await secret_of(ctx, row.id)
    assert (file["seed"], file["transcript"]) == (secret.seed, secret.transcript)
    assert len(file["log"]) == row.head
    assert await outbox.due_messages(ctx, match_owner(row.id)) != ()
