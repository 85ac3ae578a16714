"""Plays a recorded game through the bot with Ada, Ben and robots.

Cem watches. In a one-player game, Ada plays and Ben watches too. At given points, Ada, Ben and Cem use every
view and try forbidden actions.
"""

from __future__ import annotations

import itertools
import re
import secrets
from collections.abc import Collection
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
import pytest
from simcord import MemberActor

from bot.core.words.i18n import locales
from bot.messages.replay.scene_message import ReplayClick
from bot.turns.play.messages import PlayClick
from bot.turns.sandbox import SandboxClick
from engine.core import play
from engine.core.library import AnyGame
from engine.core.model import Action, Resign, Seat
from engine.core.options import format_value
from host.core.context import Context
from host.matches.log import fold
from host.matches.log.entries import Move
from host.matches.log.fold import FoldedLog
from host.matches.match.match import Match
from host.matches.match.reading import load_started
from host.turns.play import turn_actions
from host.turns.play.panels import Offer, Panel
from host.turns.robots import robot_turns
from host.turns.robots.robot_turns import FIRST_VERSION, PlannedTurn
from pages.data.addresses import Address
from tests.bot.drawings import skip_animation, skip_encoding, skip_rendering
from tests.bot.observers import OutputRecorder, ReaderOutput, record_output
from tests.bot.port import AnyMessage, Port, click_name, custom_ids, options, running_port
from tests.counters import counting_token_hex
from tests.engine.worlds import World, random_world
from tests.in_process_search import limit_search
from tests.pages.helpers import all_bytes, turn_pages_on

MATCH_ID = 1
SEATS = 3
MAX_GAMES = 10
"""Number of random games in which a long enough start is looked for."""
AT_END, AFTER_RESIGNING = "final result", "gone"
"""Times for opening the views: after the last move, and after Ben has resigned."""
ViewMoments: TypeAlias = Collection[int | str]
"""The times at which every user opens every view.

Each item is a turn number, AT_END or AFTER_RESIGNING.
"""
VIEW_COMMANDS = (
    "board",
    "text",
    "log",
    "games mine",
    "rating",
    "profile",
    "game record",
    "game film",
    "game share",
    "game verify",
    "play",
    "catchup",
    "why",
    "analyse",
)
INVALID_OPTIONS = ("fly", "1:0")
"""Invalid input from the player to move. It must not change anything."""
SANDBOX_MOVES = 5
"""Number of moves that a user tries in each sandbox."""
SANDBOX_OPTION = re.compile(r"try\d+")
FORGED_CLICKS = ("undo", "over", "confirm")


async def play_world(
    world: World,
    folder: Path,
    patch: pytest.MonkeyPatch,
    view_moments: ViewMoments,
    *,
    has_images: bool = False,
) -> ReaderOutput:
    """Play the given game and open every view along the way.

    Return the output for each reader. Animations are not drawn, because their frames are drawn by the same
    code as other images.
    """
    script_world(world, patch)
    limit_search(patch)
    if has_images:
        skip_encoding(patch)
        skip_animation(patch)
    else:
        skip_rendering(patch)
    async with running_port(folder) as port:
        token = await turn_pages_on(port)
        with record_output(port) as watch:
            await ScriptedMatch(port, world, watch, view_moments, token).play_through()
            return watch.output_by_reader()


def script_world(world: World, patch: pytest.MonkeyPatch) -> None:
    """Patch deals, robot moves and secrets so that each match follows the given game."""
    chance = world.rules.read_chance(world.chance)
    patch.setattr(fold, "SeededChance", lambda _: chance)
    patch.setattr(
        robot_turns,
        "plan_turn",
        lambda match, _: PlannedTurn(tuple(next_robot_moves(world, match)), "", FIRST_VERSION),
    )
    patch.setattr(secrets, "token_hex", counting_token_hex())


def next_robot_moves(world: World, match: Match) -> list[Action]:
    """Return the robot's next moves, up to and including the first move that reveals something."""
    seat, state, moves = match.robot_seat, match.state, list[Action]()
    assert seat is not None
    for action in world.actions_of(seat)[count_moves(match.folded_log, seat) :]:
        pending = play.decision(state, seat)
        if pending is None:
            break
        moves.append(action)
        if pending.reveals(state, action):
            break
        state = play.apply_unchecked(state, action, seat)
    return moves


def count_moves(folded_log: FoldedLog, seat: Seat) -> int:
    """Return the number of confirmed moves that a seat has made."""
    moves = (logged.entry for logged in folded_log.entries if isinstance(logged.entry, Move))
    return sum(move.seat == seat for move in moves)


def until_decision(world: World, min_moves: int) -> World | None:
    """Return the start of a game, up to a decision of seat 0; None if seat 0 has no decision.

    The result contains at least `min_moves` moves. If seat 0 has no decision after so many moves, the result
    ends at its last decision. Forced moves do not count as decisions, because the bot makes them when the
    previous moves are confirmed.
    """
    asked = [
        number
        for number, state in enumerate(world.states())
        if play.awaited_seats(state) == (0,) and len(play.options(state)) > 1
    ]
    if not asked:
        return None
    return world.first_moves(next((number for number in asked if number >= min_moves), asked[-1]))


def random_start(rules: AnyGame, seats: int, min_moves: int) -> World:
    """Return the start of a random game, up to a decision of seat 0.

    Some games may end early. If none of them has `min_moves` moves, the longest start is returned.
    """
    starts = list[World]()
    for seed in range(1, MAX_GAMES + 1):
        start = until_decision(random_world(rules, seats, seed), min_moves)
        if start is not None and len(start.actions) >= min_moves:
            return start
        starts += [] if start is None else [start]
    return max(starts, key=lambda start: len(start.actions))


def seat_after_resigning(world: World, seat: Seat) -> Literal["left", "kept"] | None:
    """Return whether a player who resigns at the end of the world's moves leaves the seat or keeps it.

    Return None if the player cannot resign without ending the match, which may reveal everything.
    """
    if world.rules.resigning == "robot":
        return "left" if world.seats > 1 else None
    return None if play.is_finished(with_resignation(world, seat).states()[-1]) else "kept"


def with_resignation(world: World, seat: Seat) -> World:
    """Return the world in which a seat resigns after all moves."""
    return world._replace(actions=(*world.actions, Resign()), movers=(*world.movers, seat))


class ScriptedMatch:
    """A match in the bot that follows the given game."""

    def __init__(
        self,
        port: Port,
        world: World,
        recorder: OutputRecorder,
        view_moments: ViewMoments,
        token: str = "",
    ) -> None:
        self.readings = 0
        self.token = token
        """The random part of the addresses of web pages; empty if the guild has none."""
        self.port, self.world, self.recorder, self.view_moments = port, world, recorder, view_moments
        self.people = (port.ben, port.ada, port.cem)

    @property
    def ctx(self) -> Context:
        return self.port.bot.services.ctx

    async def play_through(self) -> None:
        """Open a match and play all moves.

        If AFTER_RESIGNING is in `view_moments`, Ben resigns at the end, unless this ends the match.
        """
        port, seats, rules = self.port, self.world.seats, self.world.rules
        robots = max(0, seats - 2)
        options = ", ".join(f"{choice.id}={format_value(choice.default)}" for choice in rules.options)
        await port.open_table(game=rules.id, seats=seats, robots=robots, begins="opener", options=options)
        await port.ben.slash(port.lobby, "game join")
        if seats == 1:
            await port.ada.slash(port.lobby, "game start")
        for number in itertools.count():
            if not await self._play_turn(is_viewed=number in self.view_moments):
                break
        if AT_END in self.view_moments:
            await self._view_everything(None)
        if AFTER_RESIGNING in self.view_moments:
            await self._resign()
            await self._view_everything(None)

    async def _resign(self) -> None:
        """Let Ben resign, if the match continues afterwards.

        Ben does not have a seat in a one-player match.
        """
        port = self.port
        if self.world.seats == 1:
            await port.ben.slash(port.lobby, "game resign")
            self.recorder.note_departure(port.ben)
        elif how := seat_after_resigning(self.world, self.world.seats - 1):
            await port.resign(port.ben)
            if how == "left":
                self.recorder.note_departure(port.ben)

    async def _play_turn(self, *, is_viewed: bool) -> bool:
        """Make a user's next moves until the turn is confirmed.

        Return False if there are no moves left.
        """
        member, is_first = await self._player_to_move(), True
        while (offer := await self._next_option(member)) is not None:
            shown = await self._choose_option(member, offer)
            if is_viewed and (is_first or offer.reveals):
                await self._view_everything(member)
            if offer.reveals:
                await member.click(shown, custom_id=_find_button(shown, PlayClick.REVEAL))
                return True
            if is_viewed and is_first:
                await self._repeat_choice(member, shown, offer)
            is_first = False
        if not (await self._load_panel(member)).can_confirm:
            return False
        await member.slash(self.port.lobby, "play", option="confirm")
        return True

    async def _player_to_move(self) -> MemberActor:
        """Return a user whose turn it is and who has moves left in the given game.

        If there is none, return the first user whose turn it is. In a window, the order of the given game
        matters.
        """
        match = await load_started(self.ctx, MATCH_ID, from_deal=True)
        busy = [seat for seat in match.awaited if self._remaining_moves(seat)]
        made = sum(count_moves(match.folded_log, seat) for seat in range(len(match.seats)))
        if match.window is not None:
            busy = [seat for seat in self.world.movers[made:] if seat in busy]
        return self.port.member_of(match.seats[(busy or match.awaited)[0]].user_key)

    def _remaining_moves(self, seat: Seat) -> tuple[Action, ...]:
        """Return the moves of a seat that have not been confirmed yet."""
        line = self.ctx.cached_fold(MATCH_ID)
        return self.world.actions_of(seat)[0 if line is None else count_moves(line, seat) :]

    async def _load_panel(self, person: MemberActor) -> Panel:
        return await turn_actions.load_panel(self.ctx, MATCH_ID, await self.port.user_of(person))

    async def _next_option(self, person: MemberActor) -> Offer | None:
        """Return the option for the next move in the given game.

        Return None if the turn is complete or no moves are left.
        """
        panel = await self._load_panel(person)
        left = self._remaining_moves(panel.seat)[len(panel.chosen) :]
        if not left:
            return None
        wanted = msgspec.to_builtins(left[0])
        shown = next((offer for offer in panel.offers if offer.action == wanted), None)
        if shown is not None or panel.entry is None:
            return shown
        number = panel.entry.numbers.number_of(left[0])
        assert number is not None
        return msgspec.structs.replace(panel.offers[0], index=panel.entry.index_of(number), action=wanted)

    async def _choose_option(self, person: MemberActor, offer: Offer) -> AnyMessage:
        option = f"{(await self._load_panel(person)).revision}:{offer.index}"
        return (await person.slash(self.port.lobby, "play", option=option)).response

    async def _repeat_choice(self, person: MemberActor, message: AnyMessage, offer: Offer) -> None:
        """Test undo and restart.

        Undo the choice and make it again, then restart the turn and make it again.
        """
        for what in (PlayClick.UNDO, PlayClick.OVER):
            await person.click(message, custom_id=_find_button(message, what))
            message = await self._choose_option(person, offer)

    async def _view_everything(self, player_to_move: MemberActor | None) -> None:
        """Open every view as each user, and try forbidden actions."""
        lobby, forged = self.port.lobby, list[str]()
        if player_to_move is not None:
            forged = [*FORGED_CLICKS, f"{(await self._load_panel(player_to_move)).revision}:0"]
        for member in self.people:
            for command in VIEW_COMMANDS:
                await member.slash(lobby, command)
            await member.slash(lobby, "log", page=1)
            await self._page_replay(member)
            await self._use_sandbox(member)
            await member.autocomplete(lobby, "play", "option", "")
            await member.click(self.port.button_message(), label="Take my turn")
            for option in (*INVALID_OPTIONS, *(forged if member is not player_to_move else ())):
                await member.slash(lobby, "play", option=option)
        await self._read_pages()

    async def _read_pages(self) -> None:
        """Record every byte of the web pages."""
        if self.token:
            server = Address("server", self.token)
            match, game = server.of("match", MATCH_ID), server.of("game", self.world.rules.id)
            # Each reading is in another language, because rendering all of them takes long.
            self.readings += 1
            languages = [locales()[self.readings % len(locales())]]
            pages = await all_bytes(self.port, server, match, game, languages=languages)
            self.recorder.note_pages(pages)

    async def _page_replay(self, person: MemberActor) -> None:
        """Page to the end of the replay, then back one scene."""
        shown: AnyMessage = (await person.slash(self.port.lobby, "replay")).response
        for what in (ReplayClick.LAST, ReplayClick.REPLAY):
            await person.click(shown, custom_id=_find_button(shown, what))

    async def _use_sandbox(self, person: MemberActor) -> None:
        """Try several moves in a sandbox, and discard them."""
        shown: AnyMessage = (await person.slash(self.port.lobby, "sandbox")).response
        for _ in range(SANDBOX_MOVES):
            if loose := [
                found for found in custom_ids(shown).values() if SANDBOX_OPTION.fullmatch(click_name(found))
            ]:
                await person.click(shown, custom_id=loose[-1])
            elif menus := options(shown):
                menu, value = menus[-1]
                await person.select(shown, [value], custom_id=menu)
        await person.slash(self.port.lobby, "plan show")
        await person.click(shown, custom_id=_find_button(shown, SandboxClick.TRYEND))


def _find_button(message: AnyMessage, action: str) -> str:
    """Return the custom id of the button with the given action."""
    return next(
        custom_id for custom_id in custom_ids(message).values() if click_name(custom_id).startswith(action)
    )
