"""A town whose people play in a league of the simulated Discord by commands and clicks, each in their own hours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Iterable
from random import Random
from typing import Any

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.core.ids import UnknownId, parse
from bot.leagues.views.names import LeagueClick
from bot.turns.play.messages import PlayClick
from host.core.context import Context
from host.leagues.lifecycle.logbook import LoadedSeason
from host.leagues.season.season import TableState
from host.matches.match import loading
from host.matches.match.match import Match
from tests.bot.community import REASON, Community
from tests.bot.kills import Process
from tests.bot.port import BUTTON, Port, Shown, loose_options, options, parts
from tests.bot.time.test_clock import HOUR
from tests.host.season_days import is_open

QUARTER = 6
"""Hours of a day."""
ASLEEP = 8
"""Hours of a day, other ones for everybody."""


class Town(Community):
    """A server of so many people; the lower the number of a person, the better they play."""

    def __init__(self, port: Port, process: Process, count: int, chance: Random) -> None:
        super().__init__(port)
        self.process, self.chance = process, chance
        self.people = [port.newcomer(f"P{number}") for number in range(count)]
        self.keys: dict[int, int] = {}
        """The keys of users by their Discord ids."""
        self.numbers: dict[int, int] = {}
        """The numbers of people by their keys."""
        self._sleeping = chance.sample(self.people, max(1, count * 3 // 100))
        self.gone = set[int]()
        """Who has left the server."""
        self.unnoticed = set[int]()
        """Who did so after a draw, before their tables were opened."""
        self.league = 0
        self.did = Counter[str]()

    @property
    def ctx(self) -> Context:
        return self.port.bot.services.ctx

    async def known(self) -> LoadedSeason:
        """Return the newest season, as worlds of the host do."""
        return await self.season()

    @property
    def lobby(self) -> int:
        return self.port.lobby.id

    @property
    def sleepers(self) -> set[int]:
        """Return who never makes a move."""
        return {self.keys[one.id] for one in self._sleeping}

    def member(self, person: int) -> MemberActor:
        return self.people[self.numbers[person]]

    async def season(self) -> LoadedSeason:
        """Return the newest season."""
        with self.process.looked_into():
            return await super().season()

    async def running(self, table: TableState) -> Match | None:
        """Return the match of a table while it is played."""
        if table.match is None:
            return None
        with self.process.looked_into() as ctx:
            async with ctx.database.read_transaction() as tx:
                row = await loading.row_of(tx, table.match)
                return await loading.match_of(ctx, tx, row) if row.status == "running" else None

    # What anybody does: the process may end at it, and another one goes on.

    async def revive(self) -> None:
        """Start a new process where one has ended."""
        if self.process.is_over:
            await self.process.start_again()

    async def pass_time(self, hours: int) -> None:
        """Let hours pass."""
        for _ in range(hours):
            await self.process.prove()
            await self.process.pass_time(HOUR)
            await self.revive()

    async def pass_until(self, status: str) -> None:
        """Let quarters of days pass until a season is at a stage."""
        while (await self.season()).season.status != status:
            await self.pass_time(QUARTER)

    async def asks(self, who: MemberActor, command: str, **options: Any) -> Shown:
        """Let somebody use a command; returns what they see then."""
        return shown(await self.does(who.slash(self.port.lobby, f"league {command}", **options)))

    async def rules(self, command: str, **options: Any) -> Shown:
        """Let the host use a tool; returns what they see then."""
        return shown(await self.does(self.host.slash(self.port.lobby, f"league-host {command}", **options)))

    async def press(self, person: MemberActor, channel: int, asks: str) -> Shown:
        """Let somebody press the newest button of a channel that asks for something; returns what they see then."""
        stored = self.port.env.backend.messages.get(channel, {})
        posts = (
            ResponseMessage(self.port.env, one) for one in reversed(stored.values()) if not one.is_ephemeral
        )
        post = next((one for one in posts if asking(one, asks)), None)
        return None if post is None else await self.click(person, post, asks)

    async def click(self, person: MemberActor, post: Shown, asks: str) -> Shown:
        """Let somebody press a button that asks for something; returns what they see then."""
        return shown(await self.does(person.click(post, custom_id=asking(post, asks)[-1])))

    async def does(self, act: Awaitable[InteractionResult]) -> InteractionResult | None:
        """Let somebody do something; None where the process ends at it."""
        self.did["acts"] += 1
        kills, done = self.process.kills, None
        try:
            done = await act
        except TimeoutError:
            # A slow machine: whoever clicks waits no longer, and looks again later.
            await self.process.pass_time(0)
        await self.revive()
        return done if self.process.kills == kills else None

    # What the season asks of them.

    async def found(self) -> None:
        """Make the league with a fast clock, and open its first sign-up."""
        await self.show_tools()
        self.keys = {person.id: await self.port.key_of(person) for person in self.people}
        self.numbers = {self.keys[person.id]: number for number, person in enumerate(self.people)}
        panel = await self.rules("create", name="Harbour", game="pearls", seats=4)
        clocks = {"bank": "24", "increment": "4", "cap": "24", "hurry-bank": "12", "hurry-increment": "2"}
        for label, lines in (("Clocks …", clocks), ("Dates …", {"play-days": "30"})):
            await self.host.submit_modal(await self.host.click(panel, label=label), lines)
        await self.rules("open")
        self.league = (await self.season()).league.id

    async def join(self) -> list[MemberActor]:
        """Let everybody who is there sign up, and return them."""
        there = [one for one in self.people if self.keys[one.id] not in self.gone]
        while absent := await self._missing(there):
            for person in absent:
                await self.press(person, self.lobby, LeagueClick.JOIN)
        return there

    async def seed(self) -> None:
        """Let the host tell how strong people are, as ratings of other matches would: not quite right."""
        for number, person in enumerate(await self.join()):
            strength = round(2000 - 1000 * number / len(self.people) + self.chance.gauss(0, 150))
            await self.rules("seed", player=person, number=strength, reason=REASON)

    async def sign_up(self) -> None:
        """Let everybody who is there sign up, and all but a few confirm when they are asked to."""
        there = await self.join()
        await self.pass_until("confirming")
        awake = [one for one in there if one not in self._sleeping]
        forgetful = self.chance.sample(awake, max(1, len(there) // 20))
        for person in there:
            if person not in forgetful:
                await self.press(person, self.lobby, LeagueClick.CONFIRM)

    async def _missing(self, people: Iterable[MemberActor]) -> list[MemberActor]:
        members = (await self.season()).season.members
        return [one for one in people if self.keys[one.id] not in members]

    async def take_turns(self) -> None:
        """Let everybody who is awake, and there, take the turns that are theirs."""
        for table in (await self.season()).season.tables.values():
            match = await self.running(table) if is_open(table) else None
            if match is not None and (person := self._replying(match)) is not None:
                await self._take_turn(person, match.row.channel)

    def _replying(self, match: Match) -> MemberActor | None:
        """Return who takes their turn in a match now; None where nobody does."""
        person = match.seats[match.awaited[0]].person
        if person is None or person in self.sleepers | self.gone or self.chance.random() < 0.1:
            return None
        is_awake = (self.port.env.now().hour + self.numbers[person] * 7) % 24 >= ASLEEP
        return self.member(person) if is_awake else None

    async def _take_turn(self, person: MemberActor, thread: int) -> None:
        """Take many pearls where one plays well, and few where one does not; come again where the process ends."""
        worse = self.numbers[self.keys[person.id]] / len(self.people)
        # By this curve how turns differ is as much luck as skill.
        is_good = self.chance.random() > worse * worse * (3 - 2 * worse)
        panel = await self.press(person, thread, PlayClick.TURN)
        while panel is not None and not asking(panel, PlayClick.CONFIRM):
            panel = await self._choose(person, panel, at=-1 if is_good else 0)
        if panel is not None:
            await self.click(person, panel, PlayClick.CONFIRM)
            self.did["turns"] += 1

    async def _choose(self, person: MemberActor, panel: Shown, at: int) -> Shown:
        """Choose the first option, or the last, and mean it; returns the panel, which shows what comes of it."""
        if sure := asking(panel, PlayClick.REVEAL):
            done = await self.does(person.click(panel, custom_id=sure[0]))
        elif menus := options(panel):
            menu, value = menus[at]
            done = await self.does(person.select(panel, [value], custom_id=menu))
        else:
            done = await self.does(person.click(panel, custom_id=loose_options(panel)[at]))
        return None if done is None else panel


def shown(done: InteractionResult | None) -> Shown:
    """Return what somebody sees who has done something; None where that is nothing."""
    return None if done is None else done.response


def asking(shown: Shown, asks: str) -> list[str]:
    """Return the custom ids of the buttons of a message that ask for something."""
    found = (part.get("custom_id", "") for part in parts(shown, BUTTON))
    return [one for one in found if _name(one) == asks]


def _name(custom_id: str) -> str:
    try:
        return parse(custom_id).name
    except UnknownId:
        return ""
