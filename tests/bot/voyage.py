"""Plays a given game through the bot with Ada, Ben and robots. Cem watches, and all users try everything.

In a one-player game, Ada plays and Ben is a spectator too.
"""

from __future__ import annotations

import itertools
import re
import secrets
from collections.abc import Collection
from pathlib import Path
from typing import TypeAlias

import msgspec
import pytest
from simcord import MemberActor

from bot.messages.replay.scene_message import ReplayClick
from bot.turns.play.messages import PlayClick
from bot.turns.sandbox import SandboxClick
from engine.core import play
from engine.core.model import Action, Seat
from engine.core.options import format_value
from host.core.context import Context
from host.matches.log import fold
from host.matches.log.entries import Move
from host.matches.log.fold import FoldedLog
from host.matches.match.match import Match
from host.messages.posts import cards
from host.turns.play import turn_actions
from host.turns.play.panels import Offer, Panel
from host.turns.robots import robot_turns
from host.turns.robots.robot_turns import FIRST_VERSION, PlannedTurn
from tests.bot.drawings import leave_films_undrawn, leave_undrawn, leave_unencoded
from tests.bot.observers import Heard, Watch, watching
from tests.bot.port import Port, Shown, at_port, ids, options
from tests.counters import counted
from tests.engine.worlds import World
from tests.thinking_here import think_a_little

MATCH = 1
SEATS = 3
END, GONE = "final result", "gone"
"""Times at which readers may look: after all moves, and after Ben's subsequent resignation."""
Looked: TypeAlias = Collection[int | str]
"""The times at which all readers look at everything: turn numbers, `END` or `GONE`."""
READ = (
    "board",
    "text",
    "log",
    "games",
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
WRONG = ("fly", "1:0")
"""Invalid input from the player to move, which must not change anything."""
THOUGHTS = 5
"""Number of moves that a user tries in each sandbox."""
TRIED = re.compile(r"try\d+")
FORGED = ("undo", "over", "confirm")


async def voyage(
    world: World, folder: Path, patch: pytest.MonkeyPatch, looked: Looked, *, is_drawn: bool = False
) -> Heard:
    """Play the given game, open every view along the way, and return the output by reader.

    Animations are never drawn, because their frames resemble other images.
    """
    deal(world, patch)
    think_a_little(patch)
    if is_drawn:
        leave_unencoded(patch)
        leave_films_undrawn(patch)
    else:
        leave_undrawn(patch)
    async with at_port(folder) as port:
        with watching(port) as watch:
            await Voyage(port, world, watch, looked).sail()
            return watch.heard()


def deal(world: World, patch: pytest.MonkeyPatch) -> None:
    """Patch deals, robot moves and secrets so that each match follows the given game."""
    chance = world.rules.read_chance(world.chance)
    patch.setattr(fold, "SeededChance", lambda _: chance)
    patch.setattr(
        robot_turns, "plan_turn", lambda match, _: PlannedTurn(tuple(run(world, match)), "", FIRST_VERSION)
    )
    patch.setattr(secrets, "token_hex", counted())


def run(world: World, match: Match) -> list[Action]:
    """Return the robot's next moves, up to and including the first move that reveals something."""
    seat, state, moves = match.robot_seat, match.state, list[Action]()
    assert seat is not None
    for action in world.of_seat(seat)[made(match.folded_log, seat) :]:
        pending = play.decision(state, seat)
        if pending is None:
            break
        moves.append(action)
        if pending.reveals(state, action):
            break
        state = play.apply_unchecked(state, action, seat)
    return moves


def made(line: FoldedLog, seat: Seat) -> int:
    """Return the number of confirmed moves that a seat has made."""
    moves = (logged.entry for logged in line.entries if isinstance(logged.entry, Move))
    return sum(move.seat == seat for move in moves)


def until_asked(whole: World, least: int) -> World:
    """Return the game up to the first seat's next decision after at least `least` moves.

    Forced moves do not count as decisions, because the bot makes them when the previous moves are confirmed.
    """
    asked = [
        number
        for number, state in enumerate(whole.states())
        if play.awaited_seats(state) == (0,) and len(play.options(state)) > 1
    ]
    return whole.until(next((number for number in asked if number >= least), asked[-1]))


class Voyage:
    """A match in the bot that follows the given game."""

    def __init__(self, port: Port, world: World, watch: Watch, looked: Looked) -> None:
        self.port, self.world, self.watch, self.looked = port, world, watch, looked
        self.people = (port.ben, port.ada, port.cem)

    @property
    def ctx(self) -> Context:
        return self.port.bot.services.ctx

    async def sail(self) -> None:
        """Open a match and play all moves.

        If GONE is in `looked`, Ben resigns at the end.
        """
        port, seats, rules = self.port, self.world.seats, self.world.rules
        robots = max(0, seats - 2)
        options = ", ".join(f"{choice.id}={format_value(choice.default)}" for choice in rules.options)
        await port.open(game=rules.id, seats=seats, robots=robots, begins="opener", options=options)
        await port.ben.slash(port.lobby, "game join")
        if seats == 1:
            await port.ada.slash(port.lobby, "game start")
        for number in itertools.count():
            if not await self._turn(is_looked_at=number in self.looked):
                break
        if END in self.looked:
            await self._look(None)
        if GONE in self.looked:
            # Ben does not have a seat in a one-player match.
            await (port.resign(port.ben) if seats > 1 else port.ben.slash(port.lobby, "game resign"))
            self.watch.leaves(port.ben)
            await self._look(None)

    async def _turn(self, *, is_looked_at: bool) -> bool:
        """Make a user's next moves until the turn is confirmed.

        Return False if there are no moves left.
        """
        person, is_first = await self._asked(), True
        while (offer := await self._next(person)) is not None:
            shown = await self._choose(person, offer)
            if is_looked_at and (is_first or offer.reveals):
                await self._look(person)
            if offer.reveals:
                await person.click(shown, custom_id=_asking(shown, PlayClick.REVEAL))
                return True
            if is_looked_at and is_first:
                await self._try(person, shown, offer)
            is_first = False
        if not (await self._panel(person)).can_confirm:
            return False
        await person.slash(self.port.lobby, "play", option="confirm")
        return True

    async def _asked(self) -> MemberActor:
        """Return a user whose turn it is and who has moves left in the given game.

        If there is none, return the first user whose turn it is.
        """
        shown = await cards.get_card(self.ctx, MATCH)
        busy = [seat for seat in shown.awaited if self._left(seat)]
        return self.port.actor(shown.seats[(busy or shown.awaited)[0]].user_key)

    def _left(self, seat: Seat) -> tuple[Action, ...]:
        """Return the moves of a seat that have not been confirmed yet."""
        line = self.ctx.cached_fold(MATCH)
        return self.world.of_seat(seat)[0 if line is None else made(line, seat) :]

    async def _panel(self, person: MemberActor) -> Panel:
        return await turn_actions.load_panel(self.ctx, MATCH, await self.port.person(person))

    async def _next(self, person: MemberActor) -> Offer | None:
        """Return the option for the next move in the given game.

        Return None if the turn is complete or no moves are left.
        """
        panel = await self._panel(person)
        left = self._left(panel.seat)[len(panel.chosen) :]
        if not left:
            return None
        wanted = msgspec.to_builtins(left[0])
        return next((offer for offer in panel.offers if offer.action == wanted), None)

    async def _choose(self, person: MemberActor, offer: Offer) -> Shown:
        option = f"{(await self._panel(person)).revision}:{offer.index}"
        return (await person.slash(self.port.lobby, "play", option=option)).response

    async def _try(self, person: MemberActor, shown: Shown, offer: Offer) -> None:
        """Test undo and restart: make the choice again after undoing it, and again after restarting the turn."""
        for what in (PlayClick.UNDO, PlayClick.OVER):
            await person.click(shown, custom_id=_asking(shown, what))
            shown = await self._choose(person, offer)

    async def _look(self, asked: MemberActor | None) -> None:
        """Open every view as each user, and try forbidden actions.

        `asked` is the user whose turn it is.
        """
        lobby, forged = self.port.lobby, list[str]()
        if asked is not None:
            forged = [*FORGED, f"{(await self._panel(asked)).revision}:0"]
        for person in self.people:
            for command in READ:
                await person.slash(lobby, command)
            await person.slash(lobby, "log", page=1)
            await self._leaf(person)
            await self._think(person)
            await person.autocomplete(lobby, "play", "option", "")
            await person.click(self.port.acting(), label="Take my turn")
            for option in (*WRONG, *(forged if person is not asked else ())):
                await person.slash(lobby, "play", option=option)

    async def _leaf(self, person: MemberActor) -> None:
        """Page to the end of the replay, then back one scene."""
        shown: Shown = (await person.slash(self.port.lobby, "replay")).response
        for what in (ReplayClick.LAST, ReplayClick.REPLAY):
            await person.click(shown, custom_id=_asking(shown, what))

    async def _think(self, person: MemberActor) -> None:
        """Try up to THOUGHTS moves in a sandbox and discard them."""
        shown: Shown = (await person.slash(self.port.lobby, "sandbox")).response
        for _ in range(THOUGHTS):
            if loose := [found for found in ids(shown).values() if TRIED.fullmatch(found.split(":")[3])]:
                await person.click(shown, custom_id=loose[-1])
            elif menus := options(shown):
                menu, value = menus[-1]
                await person.select(shown, [value], custom_id=menu)
        await person.slash(self.port.lobby, "plan show")
        await person.click(shown, custom_id=_asking(shown, SandboxClick.TRYEND))


def _asking(shown: Shown, what: str) -> str:
    """Return the custom id of the button with the given action."""
    return next(custom_id for custom_id in ids(shown).values() if custom_id.split(":")[3].startswith(what))
