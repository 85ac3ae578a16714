"""Tests that no output of the host reveals the deal in a running match."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Sequence
from itertools import cycle
from random import Random
from typing import Any

import pytest

from engine.core.files.library import AnyGame, game, games
from engine.core.model import Action, State
from engine.core.randomness.chance import SeededChance
from engine.core.robots.robot import Picker
from engine.worker import decode_result, handle_request
from host.core import jobs, outbox
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import match_owner
from host.core.users import User
from host.decisions.replace import replacement
from host.decisions.undo.feature import undo
from host.decisions.vote.pending import load_pending_votes
from host.history import analysis
from host.matches import permissions
from host.matches.commit_reveal.scheme import key_of
from host.matches.match import reading
from host.matches.match.secrets import Secret
from host.matches.permissions import Authority
from host.messages import board, replay
from host.messages import view as match_view
from host.messages.posts import cards, message_contents
from host.operations.admin import match_file, repair, transfer
from host.tables import presets
from host.tables.fairness import fairness, records
from host.turns import explain, learn
from host.turns.plan import planning
from host.turns.play import turn_actions
from host.turns.robots import worker
from host.turns.sandbox import sandbox
from storage.matches.match.matches import MatchRow
from storage.matches.match.secrets import SecretRow
from tests.host.messages.test_replay_catch_up import play_random_turn
from tests.host.outputs import (
    functions_used_outside,
    has_any_fields,
    host_functions,
    returned_structs,
    strings_in,
    values_in,
)
from tests.host.players import ADA, BEN, CEM, open_match, secret_of, start_match, take_turn
from tests.host.tables.test_rematch import finish_match
from tests.log_messages import load_due_work, load_segment_message, load_table_message

NAMES = {"seed", "salt", "secret"}
SEASON_TYPES = {"SeasonFinished", "Season", "SeasonDrawn"}
"""Types whose secrets are public.

The secret of the draw is published after the draw. The secret that breaks ties by lot is published after the
season.
"""
TURNS = 12
"""Number of turns per player.

In long games, this is enough for players to have drawn from stacks.
"""
SANDBOX_MOVES = 3
"""Number of sandbox moves, which is large enough to reach the seat's next turn."""


async def reveals_deal(ctx: Context, match_id: int, output: object) -> bool:
    """Return whether an output contains the seed of the match's deal.

    Every string in the output is tried as a seed, and so is every word in it.
    """
    match = await reading.load_started(ctx, match_id, from_deal=True)
    rules, dealt = match.game, match.folded_log.positions[0].state
    texts = [string for _, string in strings_in(output)]
    guesses = {guess for string in texts for guess in (string, *re.findall(r"\w+", string))}
    edition = rules.edition_of(dealt)
    return any(rules.deal(len(match.seats), edition, SeededChance(guess)) == dealt for guess in guesses)


async def test_spectator_cannot_reconstruct_the_deal(ctx: Context) -> None:
    row = await start_match(ctx)
    assert not await reveals_deal(ctx, row.id, (await match_view.load_table_view(ctx, row.id, None)).match)
    assert await reveals_deal(ctx, row.id, (await secret_of(ctx, row.id)).deal_seed)


class SpyRobot(Picker[Any]):
    """A robot that records its input and always chooses the first option."""

    def __init__(self) -> None:
        self.inputs: list[object] = []

    def pick(self, view: Any, offered: Sequence[Action], chance: SeededChance) -> tuple[Action, SeededChance]:
        self.inputs += [view, *offered, chance]
        return offered[0], chance


async def test_robot_cannot_reconstruct_the_deal(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    spy = SpyRobot()
    monkeypatch.setitem(game("pearls").robots, "greedy", spy)
    row = await open_match(ctx, robots=1, level="greedy")
    await take_turn(ctx, row.id, ADA, 1)
    assert any(isinstance(one, SeededChance) for one in spy.inputs)
    assert not await reveals_deal(ctx, row.id, spy.inputs)


def test_only_listed_types_have_secret_fields() -> None:
    found = {
        (name, kind.__name__)
        for name, function in host_functions().items()
        for kind in returned_structs(function)
        if NAMES & set(kind.__struct_fields__)
        if not (name.startswith("host.leagues.") and kind.__name__ in SEASON_TYPES)
    }
    assert found == {
        # This type is used only inside the host, for deals, verification and files.
        ("host.matches.match.secrets.draw", "SecretRow"),
        ("host.matches.match.secrets.load", "Secret"),
        ("host.leagues.publishing.published_commitment", "PublishedCommitment"),
        # Derived one-way.
        ("host.matches.match.secrets.robot_chance", "SeededChance"),
        ("host.turns.robots.worker.Worker.plan", "SeededChance"),
        # This type is returned only for finished matches.
        ("host.tables.fairness.fairness.reveal", "RevealedSecret"),
        ("host.tables.fairness.fairness.verify", "RevealedSecret"),
        ("host.tables.fairness.fairness_messages.load_secret_message", "RevealedSecret"),
        ("host.matches.commit_reveal.proof.verify", "Proof"),
        # Addresses of web pages are derived from the salt, which is never published.
        ("host.matches.pages.find_guild", "PageGuildRow"),
        ("host.matches.pages.list_guilds", "PageGuildRow"),
        ("host.matches.pages.load_guild", "PageGuildRow"),
        # This type is returned only to the user who uploaded the file.
        ("host.operations.admin.match_file.parse", "MatchFile"),
    }


def viewer_calls(ctx: Context, row: MatchRow, viewer: User | None) -> list[Awaitable[object]]:
    """Return a coroutine for each function with which a viewer can read a match.

    If `viewer` is None, the viewer is a spectator.
    """
    match_id = row.id
    asked: list[Awaitable[object]] = [
        match_view.load_table_view(ctx, match_id, viewer), match_view.load_history(ctx, match_id, viewer),
        match_view.load_log(ctx, match_id, viewer),
        cards.get_card(ctx, match_id), match_view.load_active_in_guild(ctx, row.guild_id),
        match_view.load_guild_matches(ctx, row.guild_id),
        match_view.find_channel_match(ctx, row.channel), replay.catch_up(ctx, match_id, viewer),
        replay.load_scene(ctx, match_id, viewer, 0), replay.load_scene(ctx, match_id, viewer),
        records.record_of(ctx, match_id, viewer),
        load_table_message(ctx, match_id, 1), load_segment_message(ctx, match_id, 1),
        message_contents.load_final_message(ctx, match_id),
        fairness.verify(ctx, match_id), repair.undoable_turns(ctx, match_id),
        permissions.load_page(ctx, row.guild_id, 1),
        board.load_match_list(ctx, row.guild_id), outbox.due_messages(ctx, match_owner(match_id)),
        load_due_work(ctx, match_id),
    ]  # fmt: skip
    if viewer is not None:
        asked += [
            turn_actions.load_panel(ctx, match_id, viewer), match_view.load_user_matches(ctx, viewer),
            sandbox.load_panel(ctx, match_id, viewer),
            *(sandbox.choose(ctx, match_id, viewer, None, 0) for _ in range(SANDBOX_MOVES)),
            sandbox.save_plan(ctx, match_id, viewer), sandbox.save_plan(ctx, match_id, viewer, is_added=True),
            planning.load_plan(ctx, match_id, viewer),
        ]  # fmt: skip
    return asked


async def outputs_for_all_viewers(ctx: Context, row: MatchRow) -> AsyncIterator[object]:
    """Yield all outputs and user errors for all viewers of a match."""
    for viewer in (None, ADA, BEN, CEM):
        for viewer_call in viewer_calls(ctx, row, viewer):
            try:
                yield await viewer_call
            except UserError as refused:
                yield refused


def structs_with_secret(output: object, secret: Secret) -> set[str]:
    """Return the names of the structs in an output that contain the secret or a value derived from it."""
    assert secret.transcript is not None
    hidden = (secret.seed, key_of(secret.seed, secret.transcript), secret.deal_seed, secret.seat_order_seed)
    return {
        type(holder).__name__
        for holder, text in strings_in(output)
        if any(string in text for string in hidden)
    }


ROBOT_GAMES = [rules for rules in games().values() if max(rules.seat_counts) > 2]
"""The games that Ada, Ben and a robot can play together."""


async def play_turns(ctx: Context, rules: AnyGame, level: str) -> MatchRow:
    """Return a running match in which each player has taken `TURNS` turns.

    If the match ends too early, return a match with fewer turns.
    """
    seats = next(count for count in rules.seat_counts if count > 2)
    for channel, rounds in enumerate((TURNS, TURNS // 4, 1)):
        row = await start_match(ctx, BEN, game=rules.id, robots=seats - 2, level=level, channel=channel)
        chance = Random(3)
        for user in (ADA, BEN) * rounds:
            if (await cards.get_card(ctx, row.id)).awaited:
                await play_random_turn(ctx, row.id, user, chance)
        if (await cards.get_card(ctx, row.id)).awaited:
            return row
    raise AssertionError("a match is over after a turn of each")


@pytest.mark.parametrize("rules", ROBOT_GAMES, ids=lambda rules: rules.id)
async def test_outputs_of_running_match_contain_no_secret(
    ctx: Context, rules: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = SpyRobot()
    level = next(iter(rules.robots))
    monkeypatch.setitem(rules.robots, level, spy)
    ctx.new_secret = cycle(("5eed" * 8, "5a17" * 8)).__next__
    row = await play_turns(ctx, rules, level)
    handed = [part async for part in outputs_for_all_viewers(ctx, row)]
    assert (await cards.get_card(ctx, row.id)).match.status == "running"
    assert any(isinstance(one, SeededChance) for one in spy.inputs)
    assert structs_with_secret([handed, spy.inputs], await secret_of(ctx, row.id)) == set()
    assert not [
        part for _, part in values_in([handed, spy.inputs]) if isinstance(part, State | SecretRow | Secret)
    ]


async def test_finished_match_reveals_secret_only_in_listed_types(ctx: Context) -> None:
    row = await start_match(ctx)
    for user in (ADA, BEN):
        await replacement.resign(ctx, row.id, user)
    while await jobs.run(ctx, match_owner(row.id)):
        pass
    handed, secret = [part async for part in outputs_for_all_viewers(ctx, row)], await secret_of(ctx, row.id)
    assert structs_with_secret(handed, secret) == {"RevealedSecret", "Record"}
    raw = await transfer.export_match(ctx, row.id, Authority(CEM))
    assert secret.seed.encode() in raw
    assert structs_with_secret(match_file.parse(raw), secret) == {"MatchFile"}


async def analyses_of(ctx: Context, row: MatchRow) -> AsyncIterator[object]:
    """Yield the explanation of a move, a finished match's analysis, and a lesson."""
    question = await explain.load_request(ctx, row.id, ADA, 1)
    yield question
    yield await explain.explain(ctx, question)
    # Use a match without robots, because it contains mistakes to analyze.
    played = await finish_match(ctx, channel=row.channel + 1)
    await analysis.request_analysis(ctx, played.id)
    yield await analysis.wait_for_analysis(ctx, played.id)
    yield await learn.start_lesson(ctx, ADA, game(row.game))


async def votes_on_undo(ctx: Context) -> AsyncIterator[object]:
    """Yield the votes on undoing a turn, as the other player sees them."""
    row = await start_match(ctx, channel=6)
    for user in (ADA, BEN):
        await take_turn(ctx, row.id, user, 1)
    await undo(ctx, row.id, ADA)
    for vote in await load_pending_votes(ctx, BEN):
        assert vote.preview is not None
        assert not structs_with_secret([vote], await secret_of(ctx, row.id))
        yield vote


@pytest.mark.long
async def test_all_open_types_occur_in_the_checked_outputs(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        worker.WORKER, "request", lambda line, kind: decode_result(handle_request(line), kind)
    )
    row = await start_match(ctx)
    running = [part async for part in outputs_for_all_viewers(ctx, row)]
    with_presets = await presets.save_preset(ctx, row.guild_id, row.id, "usual")
    asked = [part async for part in votes_on_undo(ctx)]
    for user in (ADA, BEN):
        await replacement.resign(ctx, row.id, user)
    while await jobs.run(ctx, match_owner(row.id)):
        pass
    ended = [part async for part in outputs_for_all_viewers(ctx, row)]
    thought = [part async for part in analyses_of(ctx, row)]
    assert not structs_with_secret(thought, await secret_of(ctx, row.id))
    seen = {type(part) for _, part in values_in([running, with_presets, asked, ended, thought])}
    handed = {kind for function in functions_used_outside().values() for kind in returned_structs(function)}
    assert {kind for kind in handed if has_any_fields(kind)} - seen == set()
