"""Simulated users who play in a Discord league with commands and clicks, each at different hours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Iterable
from random import Random
from typing import Any

from simcord import InteractionResult, MemberActor, ResponseMessage

from bot.core.ids import UnknownCustomId, parse_custom_id
from bot.leagues.views.names import LeagueClick
from bot.turns.play.messages import PlayClick
from host.core.context import Context
from host.leagues.lifecycle.season_log import LoadedSeason
from host.leagues.season.season import FixtureState
from host.matches.match import loading
from host.matches.match.match import Match
from tests.bot.community import PANEL_TOOLS, REASON, Community, use_panel_tool
from tests.bot.killable_process import KillableBot
from tests.bot.port import BUTTON, AnyMessage, Port, button_options, find_components, options
from tests.bot.time.test_clock import HOUR
from tests.host.virtual_leagues import is_open

QUARTER_DAY = 6
"""In hours."""
SLEEP_HOURS = 8
"""Hours per day that each user sleeps. Users sleep at different times."""


class GuildSimulation(Community):
    """A simulated guild with the given number of users.

    Users with lower numbers play better.
    """

    def __init__(self, port: Port, process: KillableBot, count: int, chance: Random) -> None:
        super().__init__(port)
        self.process, self.chance = process, chance
        self.people = [port.add_member(f"P{number}") for number in range(count)]
        self.keys: dict[int, int] = {}
        """User keys by Discord id."""
        self.numbers: dict[int, int] = {}
        """User numbers by user key."""
        self._sleeping = chance.sample(self.people, max(1, count * 3 // 100))
        self.gone = set[int]()
        """Keys of users who have left the guild."""
        self.left_before_opening = set[int]()
        """Keys of users who left after the draw but before their table opened."""
        self.league = 0
        self.event_counts = Counter[str]()

    @property
    def ctx(self) -> Context:
        return self.port.bot.services.ctx

    async def load_season(self) -> LoadedSeason:
        """Return the latest season.

        Do not rename this method, because `tests/host/virtual_leagues.py` also uses it.
        """
        return await self.season()

    @property
    def lobby(self) -> int:
        return self.port.lobby.id

    @property
    def sleepers(self) -> set[int]:
        """Return the keys of users who never move."""
        return {self.keys[member.id] for member in self._sleeping}

    def member(self, user_key: int) -> MemberActor:
        return self.people[self.numbers[user_key]]

    async def season(self) -> LoadedSeason:
        """Return the latest season.

        The query does not count as an operation of the process.
        """
        with self.process.inspect():
            return await super().season()

    async def running_match(self, table: FixtureState) -> Match | None:
        """Return a table's match if it is running, otherwise None."""
        if table.match_id is None:
            return None
        with self.process.inspect() as ctx:
            async with ctx.database.read_transaction() as tx:
                row = await loading.load_row(tx, table.match_id)
                return await loading.load_match(ctx, tx, row) if row.status == "running" else None

    # The following methods are user actions. If an action kills the process, a new process is started.

    async def restart_if_killed(self) -> None:
        """Start a new process if the current one was killed."""
        if self.process.is_killed:
            await self.process.restart()

    async def pass_time(self, hours: int) -> None:
        """Advance the time by the given number of hours."""
        for _ in range(hours):
            await self.process.record_heartbeat()
            await self.process.pass_time(HOUR)
            await self.restart_if_killed()

    async def pass_until(self, status: str) -> None:
        """Advance the time in steps of six hours until the season has the given status."""
        while (await self.season()).season.status != status:
            await self.pass_time(QUARTER_DAY)

    async def run_command(self, member: MemberActor, command: str, **options: Any) -> AnyMessage:
        """Run a command as a member and return the response."""
        return response_of(await self.perform(member.slash(self.port.lobby, f"league {command}", **options)))

    async def run_host_command(self, command: str, **options: Any) -> AnyMessage:
        """Run a host command or use a tool on the panel as the host, and return the response."""
        if command in PANEL_TOOLS:
            used = use_panel_tool(self.host, self.port.lobby, command, **options)
            return response_of(await self.perform(used))
        return response_of(
            await self.perform(self.host.slash(self.port.lobby, f"league-host {command}", **options))
        )

    async def click_latest(self, person: MemberActor, channel: int, action: str) -> AnyMessage:
        """Press the most recent button with the given action in a channel, and return the response."""
        stored = self.port.env.backend.messages.get(channel, {})
        posts = (
            ResponseMessage(self.port.env, message)
            for message in reversed(stored.values())
            if not message.is_ephemeral
        )
        post = next((one for one in posts if button_ids(one, action)), None)
        return None if post is None else await self.click_button(person, post, action)

    async def click_button(self, person: MemberActor, post: AnyMessage, action: str) -> AnyMessage:
        """Click the button with the given action on a message, and return the response."""
        return response_of(await self.perform(person.click(post, custom_id=button_ids(post, action)[-1])))

    async def perform(self, action: Awaitable[InteractionResult]) -> InteractionResult | None:
        """Perform a user action.

        Return None if the process is killed during the action.
        """
        self.event_counts["acts"] += 1
        kills, done = self.process.kills, None
        try:
            done = await action
        except TimeoutError:
            # On a slow machine, the user stops waiting for the response and checks again later.
            await self.process.pass_time(0)
        await self.restart_if_killed()
        return done if self.process.kills == kills else None

    # The following methods are the steps of a season.

    async def create_league(self) -> None:
        """Create the league with short clocks, and open the first sign-up."""
        await self.allow_host_commands()
        self.keys = {member.id: await self.port.key_of(member) for member in self.people}
        self.numbers = {self.keys[person.id]: number for number, person in enumerate(self.people)}
        panel = await self.run_host_command("create", name="Harbour", game="pearls", seats=4)
        clocks = {"bank": "24", "increment": "4", "cap": "24", "hurry-bank": "12", "hurry-increment": "2"}
        for label, lines in (("Time limits…", clocks), ("Dates…", {"play-days": "30"})):
            await self.host.submit_modal(await self.host.click(panel, label=label), lines)
        await self.run_host_command("open")
        self.league = (await self.season()).league.id

    async def sign_up_all(self) -> list[MemberActor]:
        """Sign up all users in the guild and return them."""
        there = [member for member in self.people if self.keys[member.id] not in self.gone]
        while absent := await self._not_signed_up(there):
            for person in absent:
                await self.click_latest(person, self.lobby, LeagueClick.JOIN)
        return there

    async def seed_players(self) -> None:
        """Seed the players by approximate strength.

        In a real league, the host could take such numbers from earlier matches.
        """
        for number, member in enumerate(await self.sign_up_all()):
            strength = round(2000 - 1000 * number / len(self.people) + self.chance.gauss(0, 150))
            await self.run_host_command("seed", player=member, rating=strength, reason=REASON)

    async def sign_up(self) -> None:
        """Sign up all users in the guild.

        All but a few confirm their participation when the bot asks them.
        """
        there = await self.sign_up_all()
        await self.pass_until("confirming")
        awake = [member for member in there if member not in self._sleeping]
        forgetful = self.chance.sample(awake, max(1, len(there) // 20))
        for person in there:
            if person not in forgetful:
                await self.click_latest(person, self.lobby, LeagueClick.CONFIRM)

    async def _not_signed_up(self, people: Iterable[MemberActor]) -> list[MemberActor]:
        members = (await self.season()).season.members
        return [member for member in people if self.keys[member.id] not in members]

    async def take_turns(self) -> None:
        """Take the turns of all users who are awake and in the guild."""
        for table in (await self.season()).season.tables.values():
            match = await self.running_match(table) if is_open(table) else None
            if match is not None and (member := self._player_to_move(match)) is not None:
                await self._take_turn(member, match.row.channel)

    def _player_to_move(self, match: Match) -> MemberActor | None:
        """Return the player to move in a match.

        Return None if no such player is awake and in the guild.
        """
        user_key = match.seats[match.awaited[0]].user_key
        if user_key is None or user_key in self.sleepers | self.gone or self.chance.random() < 0.1:
            return None
        is_awake = (self.port.env.now().hour + self.numbers[user_key] * 7) % 24 >= SLEEP_HOURS
        return self.member(user_key) if is_awake else None

    async def _take_turn(self, person: MemberActor, thread: int) -> None:
        """Take a turn.

        The better the player, the more often they choose the option with the most pearls. If the process is
        killed, the turn stays unfinished.
        """
        worse = self.numbers[self.keys[person.id]] / len(self.people)
        # This curve makes luck and skill contribute equally to differences between turns.
        is_good = self.chance.random() > worse * worse * (3 - 2 * worse)
        panel = await self.click_latest(person, thread, PlayClick.TURN)
        while panel is not None and _has_options(panel):
            panel = await self._choose_option(person, panel, index=-1 if is_good else 0)
        if panel is not None:
            if button_ids(panel, PlayClick.CONFIRM):
                await self.click_button(person, panel, PlayClick.CONFIRM)
            self.event_counts["turns"] += 1

    async def _choose_option(self, person: MemberActor, panel: AnyMessage, index: int) -> AnyMessage:
        """Choose the first or last option, confirm a reveal if needed, and return the updated panel."""
        if sure := button_ids(panel, PlayClick.REVEAL):
            done = await self.perform(person.click(panel, custom_id=sure[0]))
        elif menus := options(panel):
            menu, value = menus[index]
            done = await self.perform(person.select(panel, [value], custom_id=menu))
        else:
            done = await self.perform(person.click(panel, custom_id=button_options(panel)[index]))
        return None if done is None else panel


def _has_options(panel: AnyMessage) -> bool:
    """Return whether a panel has options and the turn is neither complete nor ended."""
    if button_ids(panel, PlayClick.CONFIRM):
        return False
    return bool(button_ids(panel, PlayClick.REVEAL) or options(panel) or button_options(panel))


def response_of(result: InteractionResult | None) -> AnyMessage:
    """Return the response to a user action, or None if the action was interrupted."""
    return None if result is None else result.response


def button_ids(message: AnyMessage, action: str) -> list[str]:
    """Return the custom ids of a message's buttons that have the given action."""
    found = (part.get("custom_id", "") for part in find_components(message, BUTTON))
    return [one for one in found if _action_of(one) == action]


def _action_of(custom_id: str) -> str:
    try:
        return parse_custom_id(custom_id).name
    except UnknownCustomId:
        return ""
