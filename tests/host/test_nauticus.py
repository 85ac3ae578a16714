"""Tests for whole Nauticus matches in the host, with robots, restarts, replay and verification."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time

import pytest

from engine.core.files import record
from host.core import outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.matches.log.entries import Move
from host.matches.log.fold import deal, fold_more, start_fold
from host.matches.match.loading import load_match, load_row
from host.matches.match.match import Match
from host.messages import view
from host.messages.notices import notices
from host.messages.notices.kinds import TurnBegan
from host.messages.posts import cards, message_contents
from host.messages.posts.kinds import PostButtons, PostCard, PostLines, PostSegment
from host.tables.fairness import fairness, fairness_messages, records
from host.tables.fairness.kinds import PostTranscript
from host.turns.play import turn_actions
from host.turns.play.panels import Panel
from storage.matches.match.matches import MatchRow
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    fire_timers_later,
    jobs_of,
    open_match,
    pending_messages,
    run_jobs,
    secret_of,
    start_match,
)
from tests.log_messages import load_segment_message
from tests.sampling import mark_long_after


async def complete_turn(ctx: Context, match_id: int, user: User, chance: Random) -> Panel:
    """Choose random options until the turn is complete, and sometimes undo one."""
    panel = await turn_actions.load_panel(ctx, match_id, user)
    while not panel.can_confirm:
        if panel.can_undo and chance.random() < 0.1:
            panel = await turn_actions.undo(ctx, match_id, user, panel.revision)
        else:
            index = chance.randrange(len(panel.offers))
            panel = await turn_actions.choose(ctx, match_id, user, panel.revision, index)
    return panel


async def play_with_robots(ctx: Context, seats: int) -> MatchRow:
    """Let robots play a whole match."""
    row = await open_match(ctx, game="nauticus", seats=seats, robots=seats - 1)
    await replacement.resign(ctx, row.id, ADA)
    while await run_jobs(ctx, row.id):
        pass
    return (await message_contents.load_final_message(ctx, row.id)).match


async def load_whole_match(ctx: Context, match_id: int) -> Match:
    async with ctx.database.read_transaction() as tx:
        return await load_match(ctx, tx, await load_row(tx, match_id), from_deal=True)


@pytest.mark.parametrize("seats", mark_long_after(1, map(pytest.param, (2, 3, 4))))
async def test_player_and_robots_finish_a_verified_match(ctx: Context, seats: int) -> None:
    chance = Random(seats)
    row = await open_match(ctx, game="nauticus", seats=seats, robots=seats - 1, begins="random")
    while row.status == "running":
        panel = await complete_turn(ctx, row.id, ADA, chance)
        row = (await turn_actions.confirm(ctx, row.id, ADA, panel.revision)).match
    assert row.ended is not None
    phases = 7 * (4 if seats == 2 else 5)
    kinds = await pending_messages(ctx, row.id)
    assert kinds.count("card") == 1
    assert [kind for kind in kinds if kind.startswith("chapter")] == [
        f"chapter:{n}" for n in range(1, phases + 1)
    ]
    assert kinds[-1] == "final"
    assert {kind.split(":")[0] for kind in kinds} == {"card", "chapter", "final"}
    assert await jobs_of(ctx, row.id) == []
    final = await message_contents.load_final_message(ctx, row.id)
    assert sorted(seat for place in final.result.ranking for seat in place) == list(range(seats))
    assert (await fairness.verify(ctx, row.id)).is_valid
    told = await records.record_of(ctx, row.id, None)
    record.verify(record.read(record.write(told)))


@pytest.mark.long
async def test_every_chapter_is_rendered_from_the_log(
    ctx: Context, new_context: Callable[[], Context]
) -> None:
    row = await play_with_robots(ctx, 2)
    ctx = new_context()
    posts = [await load_segment_message(ctx, row.id, number) for number in range(1, 29)]
    assert all(post.log_lines for post in posts)
    assert [post.is_last for post in posts] == [False] * 27 + [True]
    assert posts[-1].view == (await view.load_table_view(ctx, row.id, None)).view
    sections = (await view.load_log(ctx, row.id, None)).sections
    for section, post in zip(sections, posts, strict=True):
        # A message also contains what happens before the next choice, which the log shows in the next section.
        own = tuple(line for line in post.log_lines if not line.is_ahead)
        assert tuple(line for line in section.log_lines if line in own) == own
        # Decisions are posted as separate messages.
        assert all(line.by == "host" for line in section.log_lines if line not in post.log_lines)
    assert [section.heading for section in sections] == [post.heading for post in posts]
    assert [section.round for section in sections] == [number for number in (1, 2, 3, 4) for _ in range(7)]


async def test_restart_before_every_step_changes_nothing(
    ctx: Context, new_context: Callable[[], Context]
) -> None:
    chance = Random(7)
    row = await start_match(ctx, BEN, CEM, game="nauticus")
    people = (ADA, BEN, CEM)
    for _ in range(12):
        awaited = next(iter((await view.load_table_view(new_context(), row.id, None)).awaited), None)
        assert awaited is not None
        user = people[awaited]
        panel = await turn_actions.load_panel(new_context(), row.id, user)
        while not panel.can_confirm:
            index = chance.randrange(len(panel.offers))
            panel = await turn_actions.choose(new_context(), row.id, user, panel.revision, index)
            assert await turn_actions.load_panel(new_context(), row.id, user) == panel
        await turn_actions.confirm(new_context(), row.id, user, panel.revision)
    assert await view.load_table_view(ctx, row.id, None) == await view.load_table_view(
        new_context(), row.id, None
    )


async def test_undoing_every_choice_restores_the_start_of_the_turn(ctx: Context) -> None:
    chance = Random(11)
    row = await start_match(ctx, game="nauticus")
    panels = [await turn_actions.load_panel(ctx, row.id, ADA)]
    while not panels[-1].can_confirm:
        index = chance.randrange(len(panels[-1].offers))
        panels.append(await turn_actions.choose(ctx, row.id, ADA, panels[-1].revision, index))
    for before in reversed(panels[:-1]):
        back = await turn_actions.undo(ctx, row.id, ADA)
        assert (back.view, back.offers, back.chosen) == (before.view, before.offers, before.chosen)
        assert back.can_undo == before.can_undo


@pytest.mark.long
async def test_replay_of_a_whole_log_takes_milliseconds(ctx: Context) -> None:
    match = await load_whole_match(ctx, (await play_with_robots(ctx, 4)).id)
    line, seed = match.folded_log, (await secret_of(ctx, match.row.id)).deal_seed
    assert line.base == 0

    def rebuild() -> float:
        began = thread_time()
        again = fold_more(
            match.game, start_fold(match.game, deal(match.game, match.row, seed, 4)), line.entries
        )
        assert again.state == line.state
        return thread_time() - began

    # The limit is several times the usual duration, so it is exceeded only if the replay's time complexity
    # gets worse.
    assert min(rebuild() for _ in range(5)) < 0.030


async def test_all_outbox_messages_of_running_match_can_be_rendered(ctx: Context, clock: Clock) -> None:
    chance = Random(3)
    row = await open_match(ctx, game="nauticus", seats=3, robots=2)
    for _ in range(8):
        await complete_turn(ctx, row.id, ADA, chance)
        await turn_actions.confirm(ctx, row.id, ADA)
    await fire_timers_later(ctx, clock, row.id)
    for post in map(outbox.parse, await outbox.due_messages(ctx, match_owner(row.id))):
        if isinstance(post, PostCard):
            assert (await cards.get_card(ctx, row.id)).view is not None
        elif isinstance(post, PostSegment):
            assert (await load_segment_message(ctx, row.id, post.number)).log_lines
        elif isinstance(post, PostLines):
            assert post.to > 1
        elif isinstance(post, PostButtons):
            assert post.at_start
        elif isinstance(post, PostTranscript):
            assert await fairness_messages.load_transcript_message(ctx, row.id) is not None
        else:
            assert isinstance(post, TurnBegan)
            assert await notices.load_notice(ctx, row.id, post) is not None


async def choose_kinds(ctx: Context, match_id: int, *kinds: str) -> Panel:
    """As Ada, choose the first option of each given kind, one after the other."""
    panel = await turn_actions.load_panel(ctx, match_id, ADA)
    for kind in kinds:
        index = next(offer.index for offer in panel.offers if offer.action["move"] == kind)
        panel = await turn_actions.choose(ctx, match_id, ADA, panel.revision, index)
    return panel


async def test_confirm_adds_the_move_that_only_ends_the_turn(ctx: Context) -> None:
    row = await start_match(ctx, BEN, game="nauticus")
    panel = await choose_kinds(ctx, row.id, "choose")
    assert not panel.can_confirm, "to perform or to pass is a choice"
    panel = await choose_kinds(ctx, row.id, "pass")
    assert panel.can_confirm
    assert [offer.action["move"] for offer in panel.offers if offer.ends_turn] == ["end"]
    await turn_actions.confirm(ctx, row.id, ADA, panel.revision)
    match = await load_whole_match(ctx, row.id)
    moves = [logged.entry for logged in match.folded_log.entries if isinstance(logged.entry, Move)]
    assert [type(move.action).__name__ for move in moves][-2:] == ["Pass", "EndTurn"]
    assert match.awaited == (1,)


async def test_confirm_is_refused_while_an_extra_action_is_unfinished(ctx: Context) -> None:
    row = await start_match(ctx, BEN, game="nauticus")
    panel = await choose_kinds(ctx, row.id, "choose", "pass", "extra")
    assert not panel.can_confirm
    with pytest.raises(UserError):
        await turn_actions.confirm(ctx, row.id, ADA, panel.revision)


async def test_phase_message_heading_names_the_finished_phase(ctx: Context) -> None:
    row = await open_match(ctx, game="nauticus", seats=2, robots=1, begins="opener")
    panel = await choose_kinds(ctx, row.id, "choose", "pass")
    await turn_actions.confirm(ctx, row.id, ADA, panel.revision)
    post = await load_segment_message(ctx, row.id, 1)
    assert post.heading["phase"] == 1
    assert post.view.phase == 2
