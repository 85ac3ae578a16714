"""Tests for explanations: they reveal no hidden information, and give hints only if the table allows them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core import play
from engine.core.robots.explain import ExplainedTurn, Explanation
from engine.worker import decode_result, handle_request
from host.core import jobs
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.core.users import User
from host.matches.log.entries import Move
from host.matches.match import loading
from host.matches.match.match import Match
from host.messages.posts import cards
from host.tables.tables import hints
from host.turns import explain
from host.turns.play import turn_actions
from host.turns.robots import worker
from host.turns.robots.worker import WorkerFailed
from host.turns.sandbox import sandbox
from tests.host.players import ADA, BEN, CEM, choose, error_key, open_match, run_jobs, start_match, take_turn
from tests.host.tables.test_rematch import finish_match


@pytest.fixture(autouse=True)
def local_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the analysis in the test process, because the worker process does not know the toy games."""
    monkeypatch.setattr(
        worker.WORKER, "request", lambda line, kind: decode_result(handle_request(line), kind)
    )


async def load_match(ctx: Context, match_id: int) -> Match:
    async with ctx.database.read_transaction() as tx:
        return await loading.load_match(ctx, tx, await loading.load_row(tx, match_id), from_deal=True)


async def refusal_key(ctx: Context, match_id: int, user: object = ADA, number: int | None = None) -> str:
    with pytest.raises(UserError) as slip:
        await explain.load_request(ctx, match_id, user, number)  # type: ignore[arg-type]  # anybody
    return error_key(slip)


async def test_player_alone_with_robots_gets_hints_from_their_own_view(ctx: Context) -> None:
    row = await open_match(ctx, robots=1)
    explain_request = await explain.load_request(ctx, row.id, ADA)
    match = await load_match(ctx, row.id)
    assert (explain_request.subject, explain_request.seat, explain_request.view) == (
        "own",
        0,
        match.game.observe(match.state, 0),
    )
    found = await explain.explain(ctx, explain_request)
    offered = [action for turn in found.turns for action in turn.moves[:1]]
    assert 1 <= len(found.turns) <= 3
    panel = await turn_actions.load_panel(ctx, row.id, ADA)
    assert all(move in [offer.action for offer in panel.offers] for move in offered)


async def test_hint_continues_from_the_draft_until_the_turn_is_complete(ctx: Context) -> None:
    row = await open_match(ctx, robots=1)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    explain_request = await explain.load_request(ctx, row.id, ADA)
    match = await load_match(ctx, row.id)
    assert explain_request.view != match.game.observe(match.state, 0)
    await choose(ctx, row.id, ADA, {"move": "surface"})
    assert await refusal_key(ctx, row.id) == "refusal-why-turn-complete"


async def test_hints_between_players_need_the_table_option(ctx: Context) -> None:
    row = await start_match(ctx)
    assert await refusal_key(ctx, row.id) == "refusal-why-no-turn-or-hints"
    assert not (await sandbox.load_panel(ctx, row.id, ADA)).can_hint
    with pytest.raises(UserError) as slip:
        await explain.load_hint_request(ctx, row.id, ADA)
    assert error_key(slip) == "refusal-why-no-hints"
    agreed = await start_match(ctx, channel=7001, has_hints=True)
    assert (await cards.get_card(ctx, agreed.id)).has_hints
    assert (await explain.load_request(ctx, agreed.id, ADA)).subject == "own"
    assert (await sandbox.load_panel(ctx, agreed.id, ADA)).can_hint
    assert (await explain.load_hint_request(ctx, agreed.id, ADA)).seat == 0
    for other in (BEN, CEM):
        assert await refusal_key(ctx, agreed.id, other) == "refusal-why-no-turn", (
            "it is Ada's turn, not theirs"
        )


async def test_running_rated_match_has_no_hints_or_explanations(ctx: Context) -> None:
    with pytest.raises(UserError) as slip:
        await open_match(ctx, is_rated=True, has_hints=True)
    assert error_key(slip) == "refusal-rated-without-hints"
    row = await start_match(ctx, is_rated=True)
    assert await refusal_key(ctx, row.id) == "refusal-why-rated"


async def test_rated_match_left_to_one_player_and_robots_has_no_hints(ctx: Context) -> None:
    row = await start_match(ctx, is_rated=True)
    match = await load_match(ctx, row.id)
    left = (match.seats[0], replace(match.seats[1], user_key=None, robot="greedy"))
    alone = Match(row, left, match.game, match.folded_log)
    assert hints.is_solo(alone.seats)
    async with ctx.database.read_transaction() as tx:
        assert not await hints.are_hints_allowed(tx, alone)
    for anybody in (ADA, BEN, CEM):
        assert await refusal_key(ctx, row.id, anybody) == "refusal-why-rated"


async def test_seat_with_a_returning_player_counts_as_company(ctx: Context) -> None:
    row = await open_match(ctx, robots=1)
    match = await load_match(ctx, row.id)
    kept = Match(
        row, (match.seats[0], replace(match.seats[1], former_user_key=BEN.key)), match.game, match.folded_log
    )
    assert hints.is_solo(match.seats)
    assert not hints.is_solo(kept.seats)


async def test_robot_turn_with_hidden_data_is_explained_after_the_match(ctx: Context) -> None:
    row = await start_match(ctx, robots=1)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    await run_jobs(ctx, row.id)
    assert await refusal_key(ctx, row.id) == "refusal-why-hidden"
    assert await refusal_key(ctx, row.id, number=1) == "refusal-why-own-later"
    assert await refusal_key(ctx, row.id, CEM, number=1) == "refusal-why-hidden"


async def test_robot_turn_without_hidden_data_is_explained_without_a_reply(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await start_match(ctx, robots=1, game="nauticus")
    while not any(entry.by == "robot" for entry in await load_moves(ctx, row.id)):
        match = await load_match(ctx, row.id)
        user = {0: ADA, 1: BEN}.get(match.awaited[0])
        if user is None:
            await jobs.run(ctx, match_owner(row.id), may_take_long=True)
            continue
        panel = await turn_actions.load_panel(ctx, row.id, user)
        while not panel.can_confirm:
            panel = await turn_actions.choose(ctx, row.id, user, panel.revision, 0)
        await turn_actions.confirm(ctx, row.id, user)
    explain_request = await explain.load_request(ctx, row.id, CEM)
    assert (explain_request.subject, explain_request.may_show_reply) == ("taken", False)
    explanation = Explanation(
        explain_request.seat, "captain", (ExplainedTurn((), (), 1.0, 1.0),), next_seat=0, answer=()
    )
    monkeypatch.setattr(worker.WORKER, "request", lambda *_: explanation)
    assert (await explain.explain(ctx, explain_request)).next_seat is None


async def load_moves(ctx: Context, match_id: int) -> list[Move]:
    found = await load_match(ctx, match_id)
    return [item.entry for item in found.folded_log.entries if isinstance(item.entry, Move)]


async def test_finished_match_explains_any_turn_from_its_seats_view(ctx: Context) -> None:
    row = await finish_match(ctx)
    explain_request = await explain.load_request(ctx, row.id, CEM, 1)
    match = await load_match(ctx, row.id)
    start = match.folded_log.positions[0].state
    assert explain_request.view == match.game.observe(start, play.awaited_seat(start))
    found = await explain.explain(ctx, explain_request)
    assert [turn.is_played for turn in found.turns].count(True) == 1
    assert await refusal_key(ctx, row.id, number=999) == "refusal-why-no-such-turn"


async def review_error(ctx: Context, match_id: int, user: User) -> str:
    with pytest.raises(UserError) as slip:
        await explain.load_review_request(ctx, match_id, user)
    return error_key(slip)


async def test_own_finished_turn_is_reviewed_where_hints_are_on(ctx: Context) -> None:
    row = await start_match(ctx, has_hints=True)
    before = await load_match(ctx, row.id)
    assert await review_error(ctx, row.id, ADA) == "refusal-why-no-own-turn"
    await take_turn(ctx, row.id, ADA, 1)
    assert (await turn_actions.load_panel(ctx, row.id, ADA)).can_review
    assert not (await turn_actions.load_panel(ctx, row.id, BEN)).can_review
    reviewed = await explain.load_review_request(ctx, row.id, ADA)
    assert (reviewed.subject, reviewed.seat, reviewed.number) == ("taken", 0, 1)
    assert reviewed.view == before.game.observe(before.state, 0)
    assert reviewed.actions
    assert await explain.load_request(ctx, row.id, ADA, 1) == reviewed, "a message's turn is the user's own"
    for other in (BEN, CEM):
        assert await review_error(ctx, row.id, other) == "refusal-why-no-own-turn"
        assert await refusal_key(ctx, row.id, other, 1) == "refusal-why-no-turn"


@pytest.mark.parametrize(("is_rated", "key"), [(False, "refusal-why-own-later"), (True, "refusal-why-rated")])
async def test_own_turn_is_reviewed_after_a_match_without_hints(
    ctx: Context, is_rated: bool, key: str
) -> None:
    row = await start_match(ctx, is_rated=is_rated)
    await take_turn(ctx, row.id, ADA, 1)
    assert not (await turn_actions.load_panel(ctx, row.id, ADA)).can_review
    assert await review_error(ctx, row.id, ADA) == key
    assert await refusal_key(ctx, row.id, ADA, 1) == key


async def test_last_own_turn_of_a_finished_match_is_reviewed(ctx: Context) -> None:
    row = await finish_match(ctx)
    reviewed = await explain.load_review_request(ctx, row.id, ADA)
    assert (reviewed.subject, reviewed.seat) == ("taken", 0)


async def test_missing_explanation_is_a_user_error(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    row = await open_match(ctx, robots=1)
    explain_request = await explain.load_request(ctx, row.id, ADA)

    def silent(*_: object) -> None:
        raise WorkerFailed("gone")

    monkeypatch.setattr(worker.WORKER, "request", silent)
    with pytest.raises(UserError) as slip:
        await explain.explain(ctx, explain_request)
    assert error_key(slip) == "refusal-why-no-answer"
