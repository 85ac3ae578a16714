"""Tests for undoing moves that revealed something.

All players must agree. Whether a move revealed something depends on what the players knew at the start of the
vote.
"""

from __future__ import annotations

from host.core.context import Context
from host.core.users import User
from host.decisions.consent import TIME_TO_OBJECT
from host.decisions.replace import replacement
from host.decisions.undo import feature
from host.decisions.undo.votes import UndoTurn
from host.matches import permissions
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY
from host.messages.posts import cards
from host.turns.play import turn_actions
from host.turns.play.turn_errors import RevealNotConfirmed
from tests.host.conftest import Clock
from tests.host.players import ADA, BEN, CEM, DEA, choose, start_match, take_turn
from tests.host.votes import (
    HOST,
    NO,
    PATIENCE,
    YES,
    advance_time,
    cast_ballot,
    entry_tags,
    load_only_vote,
    load_open_votes,
    owned_pearls,
    start_timed_match,
)

PLAYERS = (ADA, BEN, CEM)
BY_ADA, BY_HOST = Authority(ADA, "a slip"), Authority(HOST, "a slip")


async def head(ctx: Context, match_id: int) -> int:
    return (await cards.get_card(ctx, match_id)).match.head


async def test_undo_past_a_reveal_requires_unanimous_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    await choose(ctx, row.id, ADA, {"move": "look"}, confirm_reveal=True)
    await choose(ctx, row.id, ADA, {"move": "surface"})
    await turn_actions.confirm(ctx, row.id, ADA)
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    open_vote = await load_only_vote(ctx, row.id)
    assert isinstance(open_vote.vote, UndoTurn)
    assert (open_vote.missing, open_vote.vote.is_uncovered) == ((BEN.key, CEM.key), True)
    await cast_ballot(ctx, open_vote.row, BEN, YES)
    assert await entry_tags(ctx, row.id) != ["undone agreed"]
    await cast_ballot(ctx, open_vote.row, CEM, YES)
    assert await entry_tags(ctx, row.id) == ["undone agreed"]


async def test_undo_past_a_reveal_needs_player_with_reserved_seat(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await choose(ctx, row.id, ADA, {"move": "take", "count": 1})
    await choose(ctx, row.id, ADA, {"move": "look"}, confirm_reveal=True)
    await choose(ctx, row.id, ADA, {"move": "surface"})
    await turn_actions.confirm(ctx, row.id, ADA)
    await replacement.replace_as_host(ctx, row.id, 1, Authority(HOST, "gone"))
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    assert (await load_only_vote(ctx, row.id)).missing == (BEN.key,)
    await advance_time(ctx, clock, row.id, PATIENCE)
    assert await entry_tags(ctx, row.id) == ["ruled undo-refused"]
    assert (await feature.undo_as_host(ctx, row.id, 1, Authority(ADA, "a slip"))).status == "asked"
    await replacement.return_to_seat(ctx, row.id, BEN)
    await advance_time(ctx, clock, row.id, 0)
    assert (await load_only_vote(ctx, row.id)).missing == (BEN.key,)


async def test_undo_past_a_reveal_needs_recently_resigned_player(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await replacement.resign(ctx, row.id, BEN)
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    assert (await load_only_vote(ctx, row.id)).missing == (BEN.key,)
    await cast_ballot(ctx, (await load_only_vote(ctx, row.id)).row, BEN, NO)
    assert await entry_tags(ctx, row.id) == ["ruled undo-refused"]
    clock.now += DAY
    assert (await feature.undo(ctx, row.id, ADA)).status == "done"


async def test_undo_past_a_table_reveal_requires_vote(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    assert (await feature.undo(ctx, row.id, BEN)).status == "asked"
    assert (await load_only_vote(ctx, row.id)).missing == (ADA.key,)


async def test_undo_past_a_face_down_draw_requires_vote(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, game="nautilus-island")
    columns = (await turn_actions.load_panel(ctx, row.id, ADA)).offers
    for offer in columns:
        await choose(ctx, row.id, ADA, offer.action)
        try:
            await choose(ctx, row.id, ADA, {"move": "collect"})
        except RevealNotConfirmed:
            break
        await turn_actions.start_over(ctx, row.id, ADA)
    await choose(ctx, row.id, ADA, {"move": "collect"}, confirm_reveal=True)
    assert (await feature.undo(ctx, row.id, ADA)).status == "asked"
    assert (await load_only_vote(ctx, row.id)).missing == (BEN.key, CEM.key)


async def test_host_cannot_undo_a_reveal_without_consent(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    ruled = await feature.undo_as_host(ctx, row.id, 1, Authority(HOST, "again"))
    assert ruled.status == "asked"
    assert (await permissions.load_page(ctx, 1, 1)).entries == (), "it is only asked"
    (vote_row,) = await load_open_votes(ctx, row.id)
    await cast_ballot(ctx, vote_row, ADA, YES)
    await cast_ballot(ctx, vote_row, BEN, NO)
    assert await owned_pearls(ctx, row.id) == (2, 1)
    assert await entry_tags(ctx, row.id) == ["ruled undo-refused"]


async def test_undo_vote_is_closed_by_a_reveal(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await feature.undo(ctx, row.id, ADA)
    assert (await load_only_vote(ctx, row.id)).missing == (BEN.key,)
    await take_turn(ctx, row.id, CEM, 1)
    assert await load_open_votes(ctx, row.id) == [], "the tide has turned"
    await feature.undo(ctx, row.id, ADA)
    assert (await load_only_vote(ctx, row.id)).missing == (BEN.key, CEM.key), (
        "they are asked with what they know by now"
    )


async def test_undo_vote_stays_open_after_move_without_reveal(ctx: Context) -> None:
    row = await start_timed_match(ctx, BEN, CEM, DEA)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await feature.undo(ctx, row.id, ADA)
    await take_turn(ctx, row.id, CEM, 1)
    assert (await load_only_vote(ctx, row.id)).missing == (BEN.key, CEM.key)


async def test_undo_vote_of_host_is_closed_by_a_reveal(ctx: Context) -> None:
    row = await start_timed_match(ctx)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await feature.undo_as_host(ctx, row.id, 1, BY_HOST)
    assert (await load_only_vote(ctx, row.id)).missing == (ADA.key, BEN.key)
    await take_turn(ctx, row.id, ADA, 1)
    assert (await load_only_vote(ctx, row.id)).missing == (ADA.key, BEN.key), "nothing has come to light"
    await take_turn(ctx, row.id, BEN, 1)
    assert await load_open_votes(ctx, row.id) == []


async def test_missing_votes_are_no_consent_after_a_reveal(ctx: Context, clock: Clock) -> None:
    row = await start_timed_match(ctx, BEN, CEM)
    mark = await head(ctx, row.id)
    await take_turn(ctx, row.id, ADA, 2)
    await take_turn(ctx, row.id, BEN, 1)
    await feature.undo_as_host(ctx, row.id, mark, BY_ADA)
    await take_turn(ctx, row.id, CEM, 1)
    await advance_time(ctx, clock, row.id, TIME_TO_OBJECT)
    assert await owned_pearls(ctx, row.id) == (2, 1, 1)
    (again,) = [
        load_open_vote
        for load_open_vote in await load_open_votes(ctx, row.id)
        if load_open_vote.kind == "rule"
    ]
    assert (await permissions.load_page(ctx, 1, 1)).entries == (), "it is only asked"
    for user in (BEN, CEM):
        await cast_ballot(ctx, again, user, YES)
    assert await owned_pearls(ctx, row.id) == (0, 0, 0)


async def take_action(ctx: Context, match_id: int, user: User, kind: str) -> bool:
    """Move to the first column in which the player can take the given action, and confirm the turn.

    Return False if there is no such column.
    """
    for column in (await turn_actions.load_panel(ctx, match_id, user)).offers:
        panel = await choose(ctx, match_id, user, column.action)
        for offer in panel.offers:
            if offer.action["move"] == kind:
                await _complete_turn(ctx, match_id, user, offer.action)
                return True
        await turn_actions.start_over(ctx, match_id, user)
    return False


async def _complete_turn(ctx: Context, match_id: int, user: User, action: dict[str, object]) -> None:
    try:
        panel = await choose(ctx, match_id, user, action)
    except RevealNotConfirmed:
        await choose(ctx, match_id, user, action, confirm_reveal=True)
        return
    if not panel.can_confirm:
        await choose(ctx, match_id, user, {"move": "leave"})
    await turn_actions.confirm(ctx, match_id, user)


async def test_playing_cards_from_hand_counts_as_reveal_for_host_undo(ctx: Context) -> None:
    row = await start_match(ctx, BEN, CEM, game="nautilus-island")
    for user in PLAYERS:
        assert await take_action(ctx, row.id, user, "collect")
    mark = await head(ctx, row.id)
    assert await take_action(ctx, row.id, ADA, "store")
    assert (await feature.undo(ctx, row.id, ADA)).status == "done", "they are Ada's own to show"
    assert await take_action(ctx, row.id, ADA, "store")
    ruled = await feature.undo_as_host(ctx, row.id, mark, BY_HOST)
    assert ruled.status == "asked"
    assert (await load_only_vote(ctx, row.id)).missing == (ADA.key, BEN.key, CEM.key)
    assert await entry_tags(ctx, row.id) != ["undone ruled"]
