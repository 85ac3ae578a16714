"""Tests for Nautilus Island matches in the host: a hidden card is shown only to the player who takes it."""

from __future__ import annotations

import pytest

from host.core.context import Context
from host.core.users import User
from host.decisions.replace import replacement
from host.messages import view
from host.messages.posts import message_contents
from host.turns.play import turn_actions
from host.turns.play.panels import Panel
from host.turns.play.turn_errors import RevealNotConfirmed
from tests.host.players import ADA, BEN, choose, open_match, run_jobs, start_match

COLLECT = {"move": "collect"}
MIXED = 2
"""The column that has one face-up and one face-down stack in a two-player game."""


async def collect(ctx: Context, match_id: int, user: User, column: int) -> Panel:
    await choose(ctx, match_id, user, {"move": "go", "column": column})
    with pytest.raises(RevealNotConfirmed):
        await choose(ctx, match_id, user, COLLECT)
    return await choose(ctx, match_id, user, COLLECT, confirm_reveal=True)


async def test_face_down_card_is_shown_only_to_its_taker(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island")
    panel = await collect(ctx, row.id, ADA, MIXED)
    assert [line.key for line in panel.revealed] == ["nautilus-island-tell-drawn"]
    assert (await turn_actions.load_panel(ctx, row.id, ADA)).revealed == ()
    own, other = [await view.load_log(ctx, row.id, user) for user in (ADA, BEN)]
    assert [line.key for log_line in own.log_lines for line in log_line.texts][
        -1
    ] == "nautilus-island-tell-drawn"
    assert [line.key for told in other.log_lines for line in told.texts][-1] == "nautilus-island-tell-collect"


async def test_public_cards_are_not_repeated_in_the_panel(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island")
    assert (await collect(ctx, row.id, ADA, 0)).revealed == ()


async def test_resigned_player_no_longer_sees_the_hand(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island")
    panel = await collect(ctx, row.id, ADA, MIXED)
    assert len(panel.view.hand) == 2
    await replacement.resign(ctx, row.id, ADA)
    assert (await view.load_table_view(ctx, row.id, ADA)).view.hand is None


async def test_robots_finish_a_whole_match(ctx: Context) -> None:
    row = await open_match(ctx, game="nautilus-island", seats=4, robots=3)
    await replacement.resign(ctx, row.id, ADA)
    while await run_jobs(ctx, row.id):
        pass
    final = await message_contents.load_final_message(ctx, row.id)
    assert sorted(seat for (seat,) in final.result.ranking) == [0, 1, 2, 3]
