"""Tests for catch-ups: events since the user's last turn, the table before and after, and changed options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.core.model import Label
from engine.core.text import LocalizedText
from host.core.context import Context
from host.core.users import User
from host.decisions.replace import replacement
from host.messages import view
from host.messages.replay import CatchUp, OptionComparison, catch_up
from host.turns.play import turn_actions
from tests.host.conftest import Clock
from tests.host.players import (
    ADA,
    BEN,
    CEM,
    choose,
    open_match,
    run_jobs,
    start_match,
    take_pearls,
    take_turn,
)

LOOK = {"move": "look"}
COLLECT = {"move": "collect"}
EXPLORING = ("nautilus-island-ask-enter", "nautilus-island-ask-explore")
"""The prompts that begin a turn."""
MIXED = 2
"""The column that has one face-up and one face-down stack in a two-player game."""


def text_keys(catch_up: CatchUp) -> list[str]:
    return [line.key for part in catch_up.log_lines for line in part.texts]


def seats_of(catch_up: CatchUp) -> list[int | None]:
    return [part.seat for part in catch_up.log_lines]


async def test_catch_up_lists_moves_since_own_last_turn(ctx: Context, clock: Clock) -> None:
    row = await start_match(ctx, BEN, CEM)
    clock.now += 5_000
    await take_turn(ctx, row.id, ADA, 2)
    table_view, at = await view.load_table_view(ctx, row.id, ADA), clock.now
    clock.now += 5_000
    await take_turn(ctx, row.id, BEN, 1)
    missed = await catch_up(ctx, row.id, ADA)
    assert (missed.since, missed.at) == ("turn", at)
    assert (seats_of(missed), text_keys(missed)) == ([1], ["pearls-took"])
    assert missed.view_then == table_view.view
    assert missed.view_now == (await view.load_table_view(ctx, row.id, ADA)).view != missed.view_then
    assert (missed.awaited, missed.options) == ((2,), None)


async def test_catch_up_includes_effects_of_own_last_move(ctx: Context) -> None:
    row = await start_match(ctx)
    for user in (ADA, BEN):
        await take_turn(ctx, row.id, user, 1)
    bens, adas = [await catch_up(ctx, row.id, user) for user in (BEN, ADA)]
    (tide,) = text_keys(bens)
    assert tide.startswith("pearls-tide-")
    assert bens.view_then == bens.view_now
    assert text_keys(adas) == ["pearls-took", tide]


async def test_catch_up_is_empty_right_after_own_turn(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    missed = await catch_up(ctx, row.id, ADA)
    assert missed.log_lines == ()
    assert missed.view_then == missed.view_now


async def test_catch_up_before_first_turn_starts_at_the_beginning(ctx: Context) -> None:
    row = await start_match(ctx)
    dealt = await view.load_table_view(ctx, row.id, BEN)
    await take_turn(ctx, row.id, ADA, 3)
    missed = await catch_up(ctx, row.id, BEN)
    assert (missed.since, missed.view_then) == ("start", dealt.view)
    assert text_keys(missed) == ["told-started", "pearls-took"]
    assert missed.options is not None
    assert not missed.options.is_compared


async def test_spectator_catch_up_covers_the_latest_phase_with_moves(ctx: Context) -> None:
    row = await start_match(ctx)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 2)
    first = await catch_up(ctx, row.id, CEM)
    assert first.since == "phase"
    assert seats_of(first) == [None, 0, 1, None]
    await take_turn(ctx, row.id, ADA, 1)
    second = await catch_up(ctx, row.id, None)
    assert seats_of(second) == [0]
    assert second.view_then == first.view_now


async def test_partly_confirmed_turn_is_not_the_last_own_turn(ctx: Context) -> None:
    row = await start_match(ctx)
    for user, count in ((ADA, 3), (BEN, 1)):
        await take_turn(ctx, row.id, user, count)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    await choose(ctx, row.id, ADA, LOOK, confirm_reveal=True)
    missed = await catch_up(ctx, row.id, ADA)
    assert seats_of(missed)[0] == 1
    assert {"pearls-took", "pearls-looked"} < set(text_keys(missed))
    assert missed.view_then.next_tide is None
    assert missed.view_now.next_tide is not None


async def test_catch_up_shows_private_information_only_to_its_seat(ctx: Context) -> None:
    row = await start_match(ctx)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    panel = await choose(ctx, row.id, ADA, LOOK, confirm_reveal=True)
    secret = f"pearls-next-{panel.view.next_tide}"
    told = [text_keys(await catch_up(ctx, row.id, user)) for user in (ADA, BEN, CEM, None)]
    assert [secret in texts for texts in told] == [True, False, False, False]
    bens = await catch_up(ctx, row.id, BEN)
    assert (bens.view_then.next_tide, bens.view_now.next_tide) == (None, None)


async def test_catch_up_ignores_drafts(ctx: Context) -> None:
    row = await start_match(ctx)
    before = await catch_up(ctx, row.id, ADA)
    await take_pearls(ctx, row.id, ADA, 3)
    for user in (ADA, BEN, None):
        assert (await catch_up(ctx, row.id, user)).view_now.owned == (0, 0)
    assert await catch_up(ctx, row.id, ADA) == before


async def test_catch_up_includes_robot_moves_in_a_players_former_seat(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 1)
    await take_turn(ctx, row.id, BEN, 1)
    await replacement.resign(ctx, row.id, BEN)
    await take_turn(ctx, row.id, CEM, 1)
    await take_turn(ctx, row.id, ADA, 1)
    missed = await catch_up(ctx, row.id, CEM)
    assert missed.names_then == missed.names == ("Ada", "Argo", "Cem")
    assert [(part.seat, part.by) for part in missed.log_lines if part.seat is not None] == [
        (0, "player"),
        (1, "robot"),
    ]
    adas = await catch_up(ctx, row.id, ADA)
    assert [part.by for part in adas.log_lines if part.seat == 1] == ["robot"]


async def test_replaced_player_sees_the_spectator_catch_up(ctx: Context) -> None:
    row = await start_match(ctx, game="nautilus-island")
    await choose(ctx, row.id, ADA, {"move": "go", "column": MIXED})
    await choose(ctx, row.id, ADA, COLLECT, confirm_reveal=True)
    mine = await catch_up(ctx, row.id, ADA)
    assert len(mine.view_now.hand) == 2
    await replacement.resign(ctx, row.id, ADA)
    missed = await catch_up(ctx, row.id, ADA)
    assert missed == await catch_up(ctx, row.id, None)
    assert (missed.view_then.hand, missed.view_now.hand) == (None, None)


async def test_catch_up_compares_options_with_last_own_turn(ctx: Context) -> None:
    row = await start_match(ctx)
    for user in (ADA, BEN):
        await take_turn(ctx, row.id, user, 3)
    missed = await catch_up(ctx, row.id, ADA)
    assert missed.options is not None
    assert missed.options.is_compared
    (kind,) = missed.options.groups
    left = missed.view_now.pile
    assert left in (3, 5), "the tide brings two pearls or none"
    assert (kind.former_count, kind.count, kind.new, kind.removed, kind.changed) == (3, 3, (), (), ())
    assert missed.options.prompt.key == "pearls-ask-dive"


async def test_outlook_differences_match_the_two_panels(ctx: Context) -> None:
    chance, people, seen = Random(5), (ADA, BEN), dict[int, set[Label]]()
    row = await start_match(ctx, game="nautilus-island")
    compared = 0
    for _ in range(12):
        awaited = next(iter((await view.load_table_view(ctx, row.id, None)).awaited), None)
        assert awaited is not None
        missed = await catch_up(ctx, row.id, people[awaited])
        assert missed.options is not None
        offered = {
            offer.label for offer in (await turn_actions.load_panel(ctx, row.id, people[awaited])).offers
        }
        assert missed.options.is_compared == (awaited in seen)
        if before := seen.get(awaited):
            new, labels = label_changes(missed.options)
            assert (new, labels) == (offered - before, before - offered)
            compared += bool(new or labels)
        seen[awaited] = offered
        await play_random_turn(ctx, row.id, people[awaited], chance)
    assert compared > 3


def label_changes(comparison: OptionComparison) -> tuple[set[Label], set[Label]]:
    """Return the labels of new options, and the labels of options that are no longer available."""
    new = {
        label
        for kind in comparison.groups
        for label in (*kind.new, *(changed_option.label for changed_option in kind.changed))
    }
    labels = {
        label
        for kind in comparison.groups
        for label in (*kind.removed, *(one.former_label for one in kind.changed))
    }
    return new, labels


async def test_catch_up_works_at_every_turn_of_a_game(
    ctx: Context, new_context: Callable[[], Context]
) -> None:
    chance, people = Random(3), (ADA, BEN)
    row = await start_match(ctx, game="nauticus")
    for _ in range(20):
        awaited = next(iter((await view.load_table_view(ctx, row.id, None)).awaited), None)
        assert awaited is not None
        for seat, user in enumerate(people):
            missed = await catch_up(new_context(), row.id, user)
            assert missed == await catch_up(ctx, row.id, user)
            assert (missed.options is None) == (seat != awaited)
            panel = await turn_actions.load_panel(ctx, row.id, user)
            assert missed.options is None or sum(kind.count for kind in missed.options.groups) == len(
                panel.offers
            )
        await play_random_turn(ctx, row.id, people[awaited], chance)


async def test_options_are_compared_only_with_those_of_the_same_action(ctx: Context) -> None:
    chance, people = Random(3), (ADA, BEN)
    row = await start_match(ctx, game="nauticus")
    seen: tuple[set[object], set[object]] = (set(), set())
    results = set[bool]()
    for _ in range(40):
        awaited = next(iter((await view.load_table_view(ctx, row.id, None)).awaited), None)
        assert awaited is not None
        missed = await catch_up(ctx, row.id, people[awaited])
        assert missed.options is not None
        if (about := subject(missed.options.prompt)) is not None:
            assert missed.options.is_compared == (about in seen[awaited])
            results.add(missed.options.is_compared)
        seen[awaited].update(await play_first_choices(ctx, row.id, people[awaited], chance))
    assert results == {True, False}


def subject(prompt: LocalizedText) -> object:
    """Return the action that a prompt for the phase's action names, without its numbers; otherwise None."""
    return dict(prompt.values)["tile"] if prompt.key.startswith("nauticus-ask-turn") else None


async def play_first_choices(ctx: Context, match_id: int, user: User, chance: Random) -> list[object]:
    """Play a random turn, and return the actions that its prompts named."""
    panel, subjects = await turn_actions.load_panel(ctx, match_id, user), []
    while panel.is_your_turn and not panel.can_confirm:
        assert panel.prompt is not None
        subjects.append(subject(panel.prompt))
        index = chance.randrange(len(panel.offers))
        panel = await turn_actions.choose(ctx, match_id, user, panel.revision, index, confirm_reveal=True)
    if panel.is_your_turn:
        await turn_actions.confirm(ctx, match_id, user)
    return subjects


async def play_random_turn(ctx: Context, match_id: int, user: User, chance: Random) -> None:
    """Choose random options until the turn is over.

    Choices that reveal something are confirmed immediately and may end the turn.
    """
    panel = await turn_actions.load_panel(ctx, match_id, user)
    while panel.is_your_turn and not panel.can_confirm:
        if panel.before is not None and panel.prompt is not None and panel.prompt.key in EXPLORING:
            return
        index = chance.randrange(len(panel.offers))
        panel = await turn_actions.choose(ctx, match_id, user, panel.revision, index, confirm_reveal=True)
    if panel.is_your_turn:
        await turn_actions.confirm(ctx, match_id, user)


async def test_catch_up_of_finished_match_includes_its_end(ctx: Context) -> None:
    row = await open_match(ctx, seats=2, robots=1)
    await take_turn(ctx, row.id, ADA, 1)
    await replacement.resign(ctx, row.id, ADA)
    while await run_jobs(ctx, row.id):
        pass
    missed = await catch_up(ctx, row.id, ADA)
    assert (missed.awaited, missed.options) == ((), None)
    assert "pearls-shows" in text_keys(missed)


async def test_catch_up_leaves_the_match_unchanged(ctx: Context) -> None:
    row = await start_match(ctx)
    before = await turn_actions.load_panel(ctx, row.id, ADA)
    await catch_up(ctx, row.id, ADA)
    assert await turn_actions.load_panel(ctx, row.id, ADA) == before
