"""Playing a given world through the bot: Ada, Ben and robots play, Cem looks on, and everybody tries everything.

Where a game is for one Ada plays it, and Ben looks on too.
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
from engine.core.options import spell
from host.core.context import Context
from host.matches.log import fold
from host.matches.log.entries import Move
from host.matches.log.fold import FoldedLog
from host.matches.match.match import Match
from host.messages.posts import cards
from host.turns.play import turns
from host.turns.play.panels import Offer, Panel
from host.turns.robots import robot_turns
from host.turns.robots.robot_turns import FIRST_VERSION, Thought
from tests.bot.drawings import leave_films_undrawn, leave_undrawn, leave_unencoded
from tests.bot.observers import Heard, Watch, watching
from tests.bot.port import Port, Shown, at_port, ids, options
from tests.counters import counted
from tests.engine.worlds import World
from tests.thinking_here import think_a_little

MATCH = 1
SEATS = 3
END, GONE = "final result", "gone"
"""Moments at which everybody may look: when all moves are made, and when Ben has given up his seat after that."""
Looked: TypeAlias = Collection[int | str]
"""Moments at which everybody looks at everything: turns of people by their number, END, GONE."""
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
"""What may be typed by whoever is asked without changing anything."""
THOUGHTS = 5
"""Moves tried in a sandbox."""
TRIED = re.compile(r"try\d+")
FORGED = ("undo", "over", "confirm")


async def voyage(
    world: World, folder: Path, patch: pytest.MonkeyPatch, looked: Looked, *, is_drawn: bool = False
) -> Heard:
    """Play a world, with looking around, and return what everybody could read.

    Films, whose frames are like other pictures, are not drawn even where those are.
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
    """Let every match be dealt as this world is, its robots play its moves, and no secret be by chance."""
    chance = world.rules.recorded_chance(world.chance)
    patch.setattr(fold, "Seeded", lambda _: chance)
    patch.setattr(robot_turns, "think", lambda match, _: Thought(tuple(run(world, match)), "", FIRST_VERSION))
    patch.setattr(secrets, "token_hex", counted())


def run(world: World, match: Match) -> list[Action]:
    """Return the moves the awaited robot makes next, up to one that uncovers something."""
    seat, state, moves = match.robot_seat, match.state, list[Action]()
    assert seat is not None
    for action in world.of_seat(seat)[made(match.line, seat) :]:
        pending = play.decision(state, seat)
        if pending is None:
            break
        moves.append(action)
        if pending.reveals(state, action):
            break
        state = play.follow(state, action, seat)
    return moves


def made(line: FoldedLog, seat: Seat) -> int:
    """Return how many moves of a seat were confirmed."""
    moves = (logged.entry for logged in line.entries if isinstance(logged.entry, Move))
    return sum(move.seat == seat for move in moves)


def until_asked(whole: World, least: int) -> World:
    """Return a game up to the first moment, after so many moves, at which the first seat is asked: no robot is due.

    Where only one thing can be done nothing is asked: it is done when the moves before it are confirmed.
    """
    asked = [
        number
        for number, state in enumerate(whole.states())
        if play.awaited_seats(state) == (0,) and len(play.options(state)) > 1
    ]
    return whole.until(next((number for number in asked if number >= least), asked[-1]))


class Voyage:
    """A match of one world."""

    def __init__(self, port: Port, world: World, watch: Watch, looked: Looked) -> None:
        self.port, self.world, self.watch, self.looked = port, world, watch, looked
        self.people = (port.ben, port.ada, port.cem)

    @property
    def ctx(self) -> Context:
        return self.port.bot.services.ctx

    async def sail(self) -> None:
        """Open a match and play all moves; let Ben give up his seat if anybody looks after that."""
        port, seats, rules = self.port, self.world.seats, self.world.rules
        robots = max(0, seats - 2)
        options = ", ".join(f"{choice.id}={spell(choice.default)}" for choice in rules.options)
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
            # At a table for one Ben has no seat.
            await (port.resign(port.ben) if seats > 1 else port.ben.slash(port.lobby, "game resign"))
            self.watch.leaves(port.ben)
            await self._look(None)

    async def _turn(self, *, is_looked_at: bool) -> bool:
        """Make a person's next moves up to the one that confirms them; False when none are left."""
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
        """Return an awaited person who has moves to make in this world, or else the first awaited."""
        shown = await cards.card(self.ctx, MATCH)
        busy = [seat for seat in shown.awaited if self._left(seat)]
        return self.port.actor(shown.seats[(busy or shown.awaited)[0]].person)

    def _left(self, seat: Seat) -> tuple[Action, ...]:
        """Return the moves of a seat that are not confirmed yet."""
        line = self.ctx.kept(MATCH)
        return self.world.of_seat(seat)[0 if line is None else made(line, seat) :]

    async def _panel(self, person: MemberActor) -> Panel:
        return await turns.panel(self.ctx, MATCH, await self.port.person(person))

    async def _next(self, person: MemberActor) -> Offer | None:
        """Return the option that is the world's next move; None where the turn is over, or the moves."""
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
        """Take a choice back and make it again, once by itself and once with the whole turn."""
        for what in (PlayClick.UNDO, PlayClick.OVER):
            await person.click(shown, custom_id=_asking(shown, what))
            shown = await self._choose(person, offer)

    async def _look(self, asked: MemberActor | None) -> None:
        """Let everybody read all there is and try what is not theirs to do; `asked` is in the middle of a turn."""
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
        """Let somebody leaf through the replay: to its end, and back by a scene."""
        shown: Shown = (await person.slash(self.port.lobby, "replay")).response
        for what in (ReplayClick.LAST, ReplayClick.REPLAY):
            await person.click(shown, custom_id=_asking(shown, what))

    async def _think(self, person: MemberActor) -> None:
        """Let somebody try moves out as far as it goes, or for a while, and throw all of it away."""
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
    """Return the custom id of the button that asks for something."""
    return next(custom_id for custom_id in ids(shown).values() if custom_id.split(":")[3].startswith(what))
