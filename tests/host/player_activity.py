"""Simulated players who play for weeks: generators that yield the delay until a player's next action."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING

from host.core.errors import UserError
from host.decisions import abort
from host.decisions.replace import replacement
from host.decisions.undo import feature
from host.decisions.vote import votes, voting
from host.matches.match import loading
from host.matches.match.match import Match
from host.matches.permissions import Authority
from host.matches.settings.time_controls import DAY, HOUR
from host.operations.admin import tools
from host.time.clock import deadlines
from host.turns.play import turn_actions
from storage.decisions import vote as stored
from tests.host.player_types import HOSTING, SLOW, SPITEFUL, STALLING, Player, choose_ballot

if TYPE_CHECKING:
    from tests.host.simulated_weeks import Weeks


async def simulate_player(world: Weeks, player: Player) -> AsyncIterator[int]:
    """Visit all of the player's matches repeatedly."""
    while True:
        player.is_busy = True
        await _take_open_seat(world, player)
        for match_id in tuple(player.matches):
            async for wait in _visit(world, player, match_id):
                yield wait
        player.is_busy = False
        yield world.random_duration(player.behaviour.visit_interval) if player.matches else DAY


async def _load(world: Weeks, match_id: int) -> Match | None:
    async with world.ctx.database.read_transaction() as tx:
        row = await loading.load_row(tx, match_id)
        return await loading.load_match(world.ctx, tx, row) if row.status == "running" else None


async def _visit(world: Weeks, player: Player, match_id: int) -> AsyncIterator[int]:
    match = await _load(world, match_id)
    if match is None:
        player.matches.remove(match_id)
        return
    seat = match.seat_of(player.user)
    await _cast_ballots(world, player, match)
    if seat is None:
        with suppress(UserError):
            await replacement.return_to_seat(world.ctx, match_id, player.user)
            world.figures["came back"] += 1
    elif seat in match.awaited and not match.awaits_robot(seat):
        async for wait in (_stall if player.behaviour == STALLING else take_turn)(world, player, match_id):
            yield wait
    if seat is not None and world.chance.random() < player.behaviour.request_probability:
        await _make_requests(world, player, match_id)


async def take_turn(world: Weeks, player: Player, match_id: int) -> AsyncIterator[int]:
    """Choose random options, with a pause before each, and confirm."""
    left, is_over = world.random_duration(player.behaviour.turn_duration), False
    while not is_over:
        is_over = True
        with suppress(UserError):
            is_over = await _choose(world, player, match_id)
        yield left // 3
        left -= left // 3


async def _choose(world: Weeks, player: Player, match_id: int) -> bool:
    """Make a turn's next choice, and return True if the turn is over."""
    panel = await turn_actions.load_panel(world.ctx, match_id, player.user)
    if not panel.is_your_turn:
        return True
    world.notifications.last_active[match_id, player.user.key] = world.clock.now
    if panel.can_confirm:
        await turn_actions.confirm(world.ctx, match_id, player.user)
        world.figures["turns"] += 1
        return True
    offer = world.chance.choice(panel.offers)
    await turn_actions.choose(
        world.ctx, match_id, player.user, None, offer.index, confirm_reveal=offer.reveals
    )
    return False


async def _stall(world: Weeks, player: Player, match_id: int) -> AsyncIterator[int]:
    """Wait until the player's time has almost run out, then repeatedly confirm the turn and undo it."""
    left = await _time_left(world, player, match_id)
    if left is not None and left > 5 * HOUR and world.chance.random() < 0.9:
        return
    for _ in range(6):
        async for wait in take_turn(world, player, match_id):
            yield wait
        try:
            undone = await feature.undo(world.ctx, match_id, player.user)
        except UserError:
            return
        world.figures[f"stalls {undone.status}"] += 1
        if undone.status != "done":
            return
        yield min(3 * HOUR, (await _time_left(world, player, match_id) or 2 * HOUR) // 2)


async def _time_left(world: Weeks, player: Player, match_id: int) -> int | None:
    match = await _load(world, match_id)
    seat = None if match is None else match.seat_of(player.user)
    if match is None or seat is None or seat not in match.awaited:
        return None
    async with world.ctx.database.read_transaction() as tx:
        due = await deadlines.deadline_of(tx, match, seat)
    return None if due is None else due - world.clock.now


async def _cast_ballots(world: Weeks, player: Player, match: Match) -> None:
    """Cast a ballot in each of the match's open votes in which the player has not voted yet."""
    async with world.ctx.database.read_transaction() as tx:
        asked = await votes.open_votes(tx, match.row.id)
        missing = [
            (row, question, await question.voters(world.ctx, tx, match, row))
            for row, question in asked
            if player.user.key not in [ballot.user_key for ballot in await stored.ballots_of(tx, row.id)]
        ]
    for row, question, voters in missing:
        if player.user.key in voters:
            choices = question.choices(match)
            own = match.seat_of(player.user)
            choice = choose_ballot(player, question, own, choices, world.chance)
            with suppress(UserError):
                await voting.cast_ballot(world.ctx, match.row.id, row.id, player.user, choices.index(choice))
                world.figures["ballots"] += 1
            if (again := await _load(world, match.row.id)) is None:
                return
            match = again


async def _make_requests(world: Weeks, player: Player, match_id: int) -> None:
    """Start a vote, or act as a host.

    Spiteful players try several times.
    """
    match = await _load(world, match_id)
    for _ in range(5 if player.behaviour == SPITEFUL else 1):
        others = (
            []
            if match is None
            else [seat for seat in match.seats if seat.user_key not in (None, player.user.key)]
        )
        if not others or match is None:
            return
        try:
            await _make_request(world, player, match_id, world.chance.choice(others).seat)
        except UserError as refused:
            world.figures[f"refused {refused.text.key}"] += 1
        match = await _load(world, match_id)


async def _make_request(world: Weeks, player: Player, match_id: int, other: int) -> None:
    ctx, me, what = world.ctx, player.user, world.chance.random()
    new = world.chance.choice(world.players).user if world.chance.random() < 0.3 else None
    if player.behaviour == HOSTING and what < 0.3:
        await tools.close(ctx, match_id, Authority(me, "enough"))
    elif player.behaviour == HOSTING:
        await replacement.replace(ctx, match_id, other, me, new, Authority(me, "does not suit me"))
    elif player.behaviour == SPITEFUL and what < 0.6:
        await replacement.replace(ctx, match_id, other, me, new, None, "please")
    elif player.behaviour == SPITEFUL and what < 0.8:
        await abort.abort(ctx, match_id, me)
    elif player.behaviour == SLOW and what < 0.1:
        await replacement.resign(ctx, match_id, me)
    else:
        await feature.undo(ctx, match_id, me)


async def _take_open_seat(world: Weeks, player: Player) -> None:
    """Look at each match that needs a substitute, and take the vacant seat with a probability of 30%."""
    for match_id in tuple(world.notifications.wanted):
        if match_id not in player.matches and world.chance.random() < 0.3:
            with suppress(UserError):
                await replacement.take_seat(world.ctx, match_id, player.user)
                world.figures["substitutes"] += 1
                # Visit the match even if the other players still have to agree to the substitute.
                player.matches.append(match_id)
            world.notifications.wanted.discard(match_id)
