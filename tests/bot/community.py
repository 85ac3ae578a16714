"""A league community in the simulated Discord: a host, players, and helpers that advance the time by days."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from simcord import ChannelHandle, MemberActor

from host.core.context import Context
from host.core.users import User
from host.leagues.commands import leagues
from host.leagues.lifecycle.season_log import LoadedSeason
from host.turns.play import turn_actions
from tests.bot.port import Port, labels, text_of

DAY = 86_400
PANEL_TOOLS = {
    "preview": "Sample draw",
    "redraw": "Redraw",
    "pause": "Pause season",
    "resume": "Resume season",
    "postpone": "Postpone all dates…",
    "end": "End play now",
    "cancel": "Cancel season",
}
"""The labels of tools that are only on the league's panel."""
REASON = "so we agreed"


async def use_panel_tool(host: MemberActor, channel: ChannelHandle, tool: str, **lines: Any) -> Any:
    """Press a tool's button on the league's panel, fill in its form, and return the result."""
    panel = (await host.slash(channel, "league-host panel")).response
    assert panel is not None
    pressed = await host.click(panel, label=PANEL_TOOLS[tool])
    if pressed.modal is None:
        return pressed
    return await host.submit_modal(pressed, {name: str(line) for name, line in lines.items()})


class Community:
    """A guild with a league, its host and its players."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.host = port.add_manager()
        self.people = [port.ada, port.ben, port.cem, port.add_member("Fay"), port.add_member("Gus")]

    async def allow_host_commands(self) -> None:
        """Give the host permission to use the host commands, as a manager does in the server settings."""
        (tools,) = [
            fetch_command
            for fetch_command in await self.port.bot.tree.fetch_commands()
            if fetch_command.name == "league-host"
        ]
        self.port.guild.set_command_permissions(tools, {self.host: True})

    async def show_tools_to(self, *people: MemberActor) -> None:
        """Give more members permission to use the host commands."""
        (tools,) = [
            fetch_command
            for fetch_command in await self.port.bot.tree.fetch_commands()
            if fetch_command.name == "league-host"
        ]
        self.port.guild.set_command_permissions(tools, dict.fromkeys((self.host, *people), True))

    async def run_host_command(self, command: str, **options: Any) -> Any:
        """Run a host command or use a tool on the panel as the host, and return the response."""
        if command in PANEL_TOOLS:
            return (await use_panel_tool(self.host, self.port.lobby, command, **options)).response
        return (await self.host.slash(self.port.lobby, f"league-host {command}", **options)).response

    async def run_command(self, member: MemberActor, command: str, **options: Any) -> Any:
        """Run a command as a member and return the response."""
        return (await member.slash(self.port.lobby, f"league {command}", **options)).response

    async def begin_season(self, game: str, *people: MemberActor) -> LoadedSeason:
        """Create a league, and start its season immediately with the given players.

        Each table has two seats.
        """
        await self.run_host_command("create", name="Pearl league", game=game, seats=2)
        await self.run_host_command("open")
        for member in people:
            await self.run_host_command("add", player=member, reason=REASON)
        await self.run_host_command("close")
        for member in people:
            await self.run_command(member, "confirm")
        await self.run_host_command("draw")
        await self.run_host_command("start")
        known = await self.season()
        assert all(table.match_id for table in known.season.tables.values())
        return known

    def sign_up_card(self) -> Any:
        """Return the season's status card."""
        return next(post for post in self.port.posts() if "Rules" in labels(self.port.raw_message(post)))

    def public_text(self) -> str:
        """Return all text that members can read in the channel."""
        return "\n".join(self.port.public_texts())

    def latest_text(self, part: str) -> str:
        """Return the text of the latest message that contains `part`."""
        return next(public_text for public_text in reversed(self.port.public_texts()) if part in public_text)

    async def pass_days(self, days: float) -> None:
        """Advance the time by the given number of days."""
        await self.port.env.advance_time(days * DAY)

    async def season(self) -> LoadedSeason:
        """Return the latest season."""
        ctx = self.port.bot.services.ctx
        with self.port.env.time_context():
            (league,) = await leagues.leagues_of(ctx, self.port.guild.id)
            found = await leagues.latest_season(ctx, league.id)
        assert found is not None
        return found

    async def play_tables(self, *tables: int) -> None:
        """Play the matches at the given tables to the end.

        All players always choose the last option.
        """
        known, ctx = await self.season(), self.port.bot.services.ctx
        with self.port.env.time_context():
            for table in tables:
                state = known.season.tables[table]
                assert state.match_id is not None
                sitting = [
                    User(user_key, known.season.members[user_key].name) for user_key in state.user_keys
                ]
                await play_out(ctx, state.match_id, sitting)
        # This command makes the bot notice the moves, which the test has made without commands.
        await self.run_host_command("auto-seasons", enabled=True)


async def play_out(ctx: Context, match_id: int, players: Sequence[User]) -> None:
    """Play a match to the end.

    All players always choose the last option.
    """
    panel = await turn_actions.load_panel(ctx, match_id, players[0])
    while panel.awaited:
        user = players[panel.awaited[0]]
        panel = await turn_actions.load_panel(ctx, match_id, user)
        while not panel.can_confirm:
            offer = panel.offers[-1].index
            panel = await turn_actions.choose(ctx, match_id, user, panel.revision, offer, confirm_reveal=True)
        panel = await turn_actions.confirm(ctx, match_id, user)


def first_line(response: Any) -> str:
    """Return the first line of a response."""
    return text_of(response).splitlines()[0]
