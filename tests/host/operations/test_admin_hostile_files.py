"""Tests that hostile match files are cheap to process and are rejected with a clear message."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from time import process_time

import pytest

from engine.core.files.library import games
from host.core.context import Context
from host.core.errors import UserError
from host.matches.permissions import Authority
from host.messages import replay, view
from host.messages.posts import cards
from host.operations.admin import tools, transfer
from host.operations.admin.transfer import ImportTarget
from renderer import NothingToDraw, render
from tests.host.hostile_files import hostile_files
from tests.host.players import CEM, start_match

ARCHIVIST = Authority(CEM, "for the archive")
MAX_TIMES = 40
"""Maximum CPU time for processing a file.

It is a multiple of the time that importing and viewing a real match takes.
"""
REAL_GAMES = sorted(set(games()) - {"pearls", "regatta"})
A_HUNDRED = 100
FILE_STEP = 17
"""One in this many files is tested. Soak tests test all files."""


@pytest.fixture(scope="module")
def file_cache() -> list[bytes]:
    """Create an empty cache for exported match files, so that each match is exported only once for all tests."""
    return []


@pytest.fixture
async def valid_files(file_cache: list[bytes], new_context: Callable[[], Context]) -> list[bytes]:
    if not file_cache:
        ctx = new_context()
        for game in REAL_GAMES:
            row = await start_match(ctx, game=game)
            await tools.close(ctx, row.id, ARCHIVIST)
            file_cache.append(await transfer.export_match(ctx, row.id, ARCHIVIST))
    return file_cache


async def render_all(ctx: Context, match_id: int) -> None:
    """Load every view of a match, and draw its board."""
    await cards.get_card(ctx, match_id)
    table_view = await view.load_table_view(ctx, match_id, None)
    await view.load_log(ctx, match_id, None)
    await replay.load_scene(ctx, match_id, None)
    await replay.catch_up(ctx, match_id, None)
    with suppress(NothingToDraw):
        render(
            table_view.match.game,
            table_view.view,
            "board",
            names=table_view.names,
            language="en",
            translate=lambda localized_text: localized_text.key,
        )


async def measure_import(ctx: Context, raw: bytes, channel: int) -> tuple[float, str]:
    """Process a file.

    Return the CPU time in seconds, and the reason for the rejection.
    """
    began, why = process_time(), ""
    try:
        row = await transfer.import_match(ctx, raw, ImportTarget(2, channel, is_thread=False), ARCHIVIST)
        await render_all(ctx, row.id)
    except UserError as refused:
        why = refused.text.key
    return process_time() - began, why


@pytest.mark.long
@pytest.mark.parametrize("step", [FILE_STEP, pytest.param(1, marks=pytest.mark.soak)])
async def test_hostile_match_files_are_cheap_and_cleanly_rejected(
    ctx: Context, valid_files: list[bytes], step: int
) -> None:
    files = dict(islice(hostile_files(*map(json.loads, valid_files)), A_HUNDRED))
    assert len(files) == A_HUNDRED
    for channel, raw in enumerate(valid_files, 7000):
        await measure_import(ctx, raw, channel)  # Warm up first, because the first image takes longer.
    usual = max(
        [(await measure_import(ctx, raw, channel))[0] for channel, raw in enumerate(valid_files, 8000)]
    )
    costs = {
        name: await measure_import(ctx, raw, 9000 + number)
        for number, (name, raw) in enumerate(files.items())
        if number % step == 0
    }
    assert {name: seconds for name, (seconds, _) in costs.items() if seconds > MAX_TIMES * usual} == {}
    assert {why for _, why in costs.values()} - {""} <= REFUSALS


REFUSALS = {
    f"refusal-{why}"
    for why in (
        "no-match-file", "file-edition", "file-of-former", "file-too-long", "file-too-large", "file-does-not-fit",
        "option", "unknown-game", "old-rules",
    )
}  # fmt: skip
