"""A town whose people play in a league: what they and its host do in the simulated Discord, by commands and clicks.

They reply in their own hours, some never, some give up, resign or leave the server. Hosts rule and take rulings back.
The bot is away, Discord answers nothing, and processes end in the middle of what they do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from simcord import ChannelHandle, MemberActor, ResponseMessage

from bot.core.ids import UnknownId, parse
from bot.league.ids import LeagueClick
from bot.play.ids import PlayClick
from host.league.season import TableState
from host.match import loading
from host.match.match import Match
from tests.bot.community import REASON, Community
from tests.bot.killing import Process
from tests.bot.test_clocks import later
from tests.bot.port import BUTTON, Port, Shown, loose_options, options, parts
from tests.host.season_days import is_open

HOUR, DAY = 3600, 86_400
QUARTER = 6
"""Hours."""
PATIENCE = 600
"""Seconds that all that is due at one moment, in hundreds of matches, may take."""
FEW_ACTS, MANY_ACTS = 20, 200


class Town(Community):
    """A server of so many people; the lower the number of a person, the better they play."""

    def __init__(self, port: Port, process: Process, count: int, chance: Random) -> None:
        super().__init__(port)
        self.process, self.chance = process, chance
        self.people = [port.newcomer(f"P{number}") for number in range(count)]
        self.number = {person.id: number for number, person in enumerate(self.people)}
        self.sleepers = {one.id for one in chance.sample(self.people, max(1, count * 3 // 100))}
        """Who never makes a move."""
        self.gone = set[int]()
        """Who has left the server."""
        self.did = Counter[str]()

    def member(self, person: int) -> MemberActor:
        return self.people[self.number[person]]

    def post_asking(self, channel: int, asks: str) -> ResponseMessage | None:
        """Return the newest post of a channel with a button that asks for something."""
        stored = self.port.env.backend.messages.get(channel, {})
        for message in reversed(stored.values()):
            shown = ResponseMessage(self.port.env, message)
            if not message.is_ephemeral and asking(shown, asks):
                return shown
        return None

    async def press(self, person: MemberActor, channel: int, asks: str) -> Shown:
        """Let somebody press the newest button of a channel that asks for something; returns what they see then."""
        post = self.post_asking(channel, asks)
        return None if post is None else await self.click(person, post, asks)

    async def click(self, person: MemberActor, post: Shown, asks: str) -> Shown:
        """Let somebody press a button; returns what they see then, which is nothing where the process has ended."""
        result = await person.click(post, custom_id=asking(post, asks)[-1])
        self.did["clicks"] += 1
        await self.revive()
        return result.response

    async def pass_time(self, hours: int) -> None:
        """Let hours pass; where the process ends meanwhile, another one goes on."""
        for _ in range(hours):
            await self.process.prove()
            await later(self.port, HOUR)
            await self.revive()

    async def revive(self) -> None:
        """Start a new process where one has ended."""
        if self.process.is_over:
            await self.process.start_again()

    async def found(self, play_days: int = 30) -> None:
        """Make the league with a fast clock, and open its first sign-up."""
        await self.show_tools()
        panel = await self.rules("create", name="Harbour", game="pearls", seats=4)
        clocks = {"bank": "24", "increment": "4", "cap": "24", "hurry-bank": "12", "hurry-increment": "2"}
        for label, lines in (("Clocks …", clocks), ("Days …", {"play-days": str(play_days)})):
            await self.host.submit_modal(await self.host.click(panel, label=label), lines)
        await self.rules("open")

    async def sign_up(self) -> None:
        """Let everybody who is there sign up, and all but a few confirm when they are asked to."""
        there = [one for one in self.people if one.id not in self.gone]
        for person in there:
            await self.press(person, self.port.lobby.id, LeagueClick.JOIN)
        await self.pass_until("confirming")
        forgetful = self.chance.sample(there, max(1, len(there) // 20))
        for person in there:
            if person not in forgetful:
                await self.press(person, self.port.lobby.id, LeagueClick.CONFIRM)

    async def pass_until(self, status: str) -> None:
        """Let quarters of days pass until a season is at a stage."""
        while (await self.season()).season.status != status:
            await self.pass_time(QUARTER)

    async def play_quarter(self) -> None:
        """Let everybody who is awake, and there, take the turns that are theirs."""
        for table in (await self.season()).season.tables.values():
            if is_open(table):
                await self._reply(table)

    async def _reply(self, table: TableState) -> None:
        match = await self._running(table.match or 0)
        seat = None if match is None else match.seats[match.awaited[0]]
        if match is None or seat is None or seat.person is None:
            return
        hour = self.port.env.now().hour
        is_awake = (hour + self.number[seat.person] * 7) % 24 >= 8
        if seat.person in self.sleepers | self.gone or not is_awake or self.chance.random() < 0.1:
            return
        await self._take_turn(self.member(seat.person), match.row.channel)

    async def _running(self, match: int) -> Match | None:
        ctx = self.port.bot.services.ctx
        with self.port.env.time_context():
            async with ctx.database.reading() as tx:
                row = await loading.row_of(tx, match)
                return await loading.match_of(ctx, tx, row) if row.status == "running" else None

    async def _take_turn(self, person: MemberActor, thread: int) -> None:
        """Take many pearls where one plays well, and few where one does not."""
        self.did["turns"] += 1
        is_good = self.chance.random() > self.number[person.id] / len(self.people)
        kills, panel = self.process.kills, await self.press(person, thread, PlayClick.TURN)
        while panel is not None and not asking(panel, PlayClick.CONFIRM):
            await self._choose(person, panel, at=-1 if is_good else 0)
            if self.process.kills != kills or not options(panel) + loose_options(panel):
                return
        if panel is not None:
            await self.click(person, panel, PlayClick.CONFIRM)

    async def _choose(self, person: MemberActor, panel: Shown, at: int) -> None:
        """Choose the first option, or the last."""
        menus = options(panel)
        if menus:
            menu, value = menus[at]
            await person.select(panel, [value], custom_id=menu)
        else:
            await person.click(panel, custom_id=loose_options(panel)[at])
        self.did["clicks"] += 1
        await self.revive()


def asking(shown: Shown, asks: str) -> list[str]:
    """Return the custom ids of the buttons of a message that ask for something."""
    return [one["custom_id"] for one in parts(shown, BUTTON) if "custom_id" in one and _name(one["custom_id"]) == asks]


def _name(custom_id: str) -> str:
    try:
        return parse(custom_id).name
    except UnknownId:
        return ""
