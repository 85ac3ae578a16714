"""Features: who follows what happens to a match, in which order, and in the transaction in which it happens."""

from __future__ import annotations

from typing import Any

import pytest

from host.core import features
from host.core.context import Context
from host.core.features import Hear, subscribers
from host.history.results.events import Corrected, Settled
from host.matches.match.events import (
    BindingPosted,
    BroughtIn,
    ChannelChanged,
    Committed,
    DeadlineMoved,
    Ended,
    PauseChanged,
    TableChanged,
)
from host.matches.settings.events import (
    PersonForgotten,
    PreferencesChanged,
    PreferencesChanging,
    ServerSettingsChanged,
    ServerSettingsChanging,
)
from host.messages.posts import cards
from host.time.clock.events import ClockSet, TurnTakenBack
from host.turns.draft.events import Choosing
from host.turns.play import turns
from storage.core.database import Transaction
from storage.matches.match import matches
from tests.host.acting import ADA, begun, take, take_turn, timers_of, waiting

FOLLOWERS: dict[type, list[str]] = {
    Committed: [
        "draft.follow.clear_drafts",
        "notices.schedule.let_go",
        "notices.hearing.follow",
        "plan.planning.forget",
        "posts.publish.tell",
        "clock.timing.follow",
        "reliability.follow.count",
        "results.keeping.follow",
        "notices.schedule.follow",
        "vote.questions.follow",
        "forced.taking.schedule",
        "plan.planning.schedule",
        "robots.playing.schedule",
        "board.server_board.note_change",
        "follow.following.note_moves",
        "idle.waiting.follow",
        "replace.forgetting.follow",
        "tidying.tidying.follow",
    ],
    Choosing: ["notices.hearing.see"],
    Ended: [
        "notices.hearing.forget",
        "fairness.follow.tell_secret",
        "posts.publish.show_change",
        "clock.timing.forget",
        "notices.schedule.stop",
        "vote.questions.close_all",
        "forced.taking.stop",
        "robots.playing.stop",
        "board.server_board.note_change",
        "follow.following.note_end",
        "idle.waiting.stop",
        "replace.forgetting.follow",
        "tidying.tidying.follow",
    ],
    TableChanged: [
        "posts.publish.show_change",
        "board.server_board.note_change",
        "idle.waiting.follow",
        "openings.openings.follow",
    ],
    PauseChanged: ["admin.pauses.follow", "idle.waiting.follow"],
    DeadlineMoved: ["posts.publish.show_change"],
    BindingPosted: ["posts.publish.show_change"],
    BroughtIn: [
        "posts.publish.show_change",
        "clock.timing.begin_turn",
        "results.keeping.follow_brought_in",
        "forced.taking.schedule",
        "robots.playing.schedule",
        "board.server_board.note_change",
        "idle.waiting.follow",
    ],
    ChannelChanged: [
        "notices.standing.follow_channel",
        "posts.publish.follow_channel",
        "vote.questions.follow_channel",
        "board.server_board.note_change",
        "idle.waiting.follow",
    ],
    ClockSet: ["absence.absence.set_timer", "notices.schedule.set_timers"],
    TurnTakenBack: ["reliability.follow.count_back"],
    Settled: ["league.running.following.follow", "ratings.keeping.follow"],
    Corrected: ["league.running.following.follow_correction", "ratings.keeping.follow_correction"],
    PersonForgotten: [
        "fairness.binding.forget_person",
        "league.acting.forgetting.forget_person",
        "replace.forgetting.forget_person",
    ],
    PreferencesChanging: ["clock.follow_settings.settle_person"],
    PreferencesChanged: ["clock.follow_settings.set_person_anew", "forced.taking.follow_settings"],
    ServerSettingsChanging: ["clock.follow_settings.settle_server"],
    ServerSettingsChanged: [
        "board.server_board.move",
        "clock.follow_settings.set_server_anew",
        "idle.waiting.stir_all",
    ],
}
"""Who follows each event, in the order that the phases declare."""


def name_of(hear: Hear) -> str:
    return f"{hear.__module__.removeprefix('host.')}.{getattr(hear, '__name__', hear)}"


@pytest.mark.parametrize("event", FOLLOWERS, ids=lambda event: event.__name__)
def test_an_event_is_followed_in_the_declared_order(event: type) -> None:
    assert [name_of(hear) for hear in subscribers(event)] == FOLLOWERS[event]


def test_every_event_that_anybody_follows_is_in_the_table() -> None:
    followed = {one.event for owned in features.features().values() for one in owned.subscriptions}
    assert followed == FOLLOWERS.keys()


def also(monkeypatch: pytest.MonkeyPatch, event: type, hear: Hear) -> None:
    """Let somebody else follow an event after all others."""

    def with_it(asked: type) -> tuple[Hear, ...]:
        return (*subscribers(asked), hear) if asked is event else subscribers(asked)

    monkeypatch.setattr(features, "subscribers", with_it)


async def test_what_a_follower_stumbles_over_has_not_happened(
    ctx: Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await begun(ctx)
    panel = await take(ctx, row.id, ADA, 2)
    before, set_ = await waiting(ctx, row.id), await timers_of(ctx, row.id)

    async def stumble(*_: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        also(patched, Committed, stumble)
        with pytest.raises(ZeroDivisionError):
            await turns.confirm(ctx, row.id, ADA)
    assert await turns.panel(ctx, row.id, ADA) == panel
    assert (await cards.card(ctx, row.id)).match.head == row.head
    assert (await waiting(ctx, row.id), await timers_of(ctx, row.id)) == (before, set_)
    assert (await turns.confirm(ctx, row.id, ADA)).view.owned == (2, 0)


async def test_a_follower_reads_what_has_just_happened(ctx: Context, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[tuple[int, int, int]]()

    async def look(_: Context, tx: Transaction, event: Committed) -> None:
        row = await matches.get(tx, event.row.id)
        assert row is not None
        seen.append((event.before.row.head, row.head, len(event.made)))

    also(monkeypatch, Committed, look)
    row = await begun(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    assert seen == [(0, 1, 1), (1, 3, 2)]
