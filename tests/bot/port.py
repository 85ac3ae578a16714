"""A simulated Discord with the real bot, helpers that act as users, and helpers that read messages."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, TypeAlias, cast

import discord
import simcord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, RoleHandle

from bot.messages.replay.scene_message import ReplayClick
from bot.messages.view.messages import ViewClick
from bot.runtime.app import Harbourmaster, open_bot
from bot.runtime.process.environment import DATABASE, Settings
from bot.tables.tables.messages import TableClick
from bot.turns.play.messages import PlayClick
from engine.core.library import games
from host.core.users import User
from host.matches import users
from host.matches.users import Account
from host.messages.notices.schedule import GRACE
from storage.core.tables import all_tables
from tests.blank import put_database

TEXT, BUTTON, MENU, GALLERY, FILE = 10, 2, 3, 12, 13
NAMES = ("Ada", "Ben", "Cem")

SETTLED = 10
"""Seconds that the simulation waits for the bot. It does not wait for longer sleeps."""

Shown: TypeAlias = Any
"""A message or response: anything that has components."""


class Port:
    """A simulated guild with a lobby channel, three members and the bot."""

    def __init__(self, env: Env, folder: Path) -> None:
        self.env = env
        self.folder = folder
        self.guild: GuildHandle = env.create_guild("Harbour")
        self.lobby: ChannelHandle = self.guild.create_text_channel("lobby")
        self.locales: dict[int, str] = {}
        self.looked_at = 0
        """The index of the first error that would fail the test, because earlier errors were expected."""
        self.ada, self.ben, self.cem = (self.newcomer(name) for name in NAMES)
        env.backend.subscribers.insert(0, self._tell_locale)

    @property
    def bot(self) -> Harbourmaster:
        bot = self.env.bot
        assert isinstance(bot, Harbourmaster)
        return bot

    @property
    def me(self) -> discord.ClientUser:
        """Return the bot's own account."""
        assert self.bot.user is not None
        return self.bot.user

    def newcomer(self, name: str) -> MemberActor:
        return self.guild.add_member(
            self.env.create_user(f"user{len(self.locales)}{len(name)}", global_name=name)
        )

    def manager(self) -> MemberActor:
        """Add a member who may manage the guild, and return them."""
        role = self.guild.create_role("Harbour master", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user("dee", global_name="Dee"), roles=[role])

    async def show_host_tools(self, *to: MemberActor | RoleHandle) -> None:
        """Permit the given members or roles to use `/host`, as a manager does in the server settings."""
        (tools,) = [one for one in await self.bot.tree.fetch_commands() if one.name == "host"]
        self.guild.set_command_permissions(tools, dict.fromkeys(to, True))

    def actor(self, user_key: int | None) -> MemberActor:
        """Return the member with the given user key."""
        user_id = self.id_of(user_key)
        return next(somebody for somebody in (self.ada, self.ben, self.cem) if somebody.id == user_id)

    def id_of(self, key: int | None) -> int:
        """Return the Discord id for a user key."""
        (user_id,) = self.ask("SELECT user_id FROM users WHERE user_key = ?", key)
        assert isinstance(user_id, int)
        return user_id

    def ask(self, query: str, *values: Any) -> list[Any]:
        """Run an SQL query on the database and return the first column of its rows."""
        with closing(sqlite3.connect(self.folder / DATABASE)) as file:
            return [value for value, *_ in file.execute(query, values)]

    async def person(self, actor: MemberActor) -> User:
        """Return the User for a member, creating it on first use."""
        with self.env.time_context():
            account = Account(actor.id, actor.user.global_name or actor.name)
            known = await users.identify_accounts(self.bot.services.ctx, [account], self.guild.id)
        return User(known[actor.id].key, account.name)

    async def key_of(self, actor: MemberActor) -> int:
        """Return a member's user key, creating the user on first use."""
        return (await self.person(actor)).key

    def _tell_locale(self, event: str, payload: Mapping[str, Any]) -> None:
        """Set the user's locale in an event. The simulation always sends English."""
        if event == "INTERACTION_CREATE":
            spoken = self.locales.get(int(payload.get("member", payload)["user"]["id"]), "en-US")
            cast("dict[str, Any]", payload)["locale"] = spoken

    async def restart(self) -> None:
        """Stop the bot and start a new one with the same data folder."""
        await self.stay_away(0)

    async def stay_away(self, seconds: float) -> None:
        """Stop the bot, and start a new one with the same data folder after the given number of seconds."""
        old = self.bot
        with self.env.time_context():
            await old.close()
        self.env.backend.advance_clock(seconds)
        await self.env.restart_bot(await open_bot(Settings(folder=self.folder)))

    def posts(self) -> list[discord.Message]:
        """Return the lobby's public messages except shuffle messages, oldest first."""
        return [post for post in self.all_posts() if not is_binding(self.raw(post))]

    def all_posts(self) -> list[discord.Message]:
        """Return all public messages in the lobby, oldest first."""
        return [message for message in self.lobby.history() if not message.flags.ephemeral]

    def bindings(self) -> list[Shown]:
        """Return the shuffle messages, oldest first."""
        return [raw for raw in map(self.raw, self.all_posts()) if is_binding(raw)]

    def read(self) -> list[str]:
        """Return the text of each public message in the lobby."""
        return [said(self.raw(post)) for post in self.posts()]

    def card(self) -> discord.Message:
        """Return the latest status card.

        It is the message with a button for the log or for joining.
        """
        return [post for post in self.posts() if is_card(self.raw(post))][-1]

    def bearers(self) -> list[discord.Message]:
        """Return the messages that contain a running match's action buttons, oldest first.

        There should be only one.
        """
        return [post for post in self.posts() if is_bearer(self.raw(post))]

    def acting(self) -> discord.Message:
        """Return the message with the running match's action buttons."""
        return self.bearers()[-1]

    def raw(self, message: Shown) -> Any:
        return self.env.backend.get_message(self.lobby.id, message.id)

    async def open(self, **options: Any) -> InteractionResult:
        named = {name.replace("_", "-"): value for name, value in options.items()}
        return await self.ada.slash(self.lobby, "game open", **{"game": "nauticus", **named})

    async def begin(self, **options: Any) -> None:
        """Begin a match between Ada and Ben.

        Ada moves first, and robots have the other seats.
        """
        seats = games()[options.get("game", "nauticus")].default_seat_count
        await self.open(**{"seats": seats, "robots": seats - 2, "begins": "opener", **options})
        await self.ben.slash(self.lobby, "game join")

    async def resign(self, person: MemberActor) -> Shown:
        """Resign from a seat as its player, confirm it, and return the response."""
        asked: Shown = (await person.slash(self.lobby, "game resign")).response
        await person.click(asked, label="Yes, resign")
        return asked

    async def wait_for_call(self) -> discord.Message:
        """Advance the time until the player to move gets a turn notification, and return the notification."""
        await self.env.advance_time(GRACE / 1000 + SETTLED)
        return next(post for post in self.posts()[::-1] if "Mute this match" in labels(self.raw(post)))

    async def take_turn(self, person: MemberActor) -> Shown:
        """Click the button to take a turn, and return the private panel."""
        return (await person.click(self.acting(), label="Take my turn")).response

    async def choose_first(self, person: MemberActor, panel: Shown) -> None:
        """Choose the first option in a panel and update the panel."""
        if loose := loose_options(panel):
            await person.click(panel, custom_id=loose[0])
        else:
            menu, value = options(panel)[0]
            await person.select(panel, [value], custom_id=menu)

    async def complete_turn(self, person: MemberActor) -> Shown:
        """Choose options until the turn is complete, and return the panel."""
        panel = await self.take_turn(person)
        while "Confirm" not in labels(panel):
            await self.choose_first(person, panel)
        return panel


@asynccontextmanager
async def at_port(folder: Path) -> AsyncIterator[Port]:
    """Start the bot in a simulated Discord, and fail the test if the bot reports unexpected errors."""
    put_database(folder / DATABASE)
    bot = await open_bot(Settings(folder=folder))
    env = simcord.Env(bot, settle_timeout=SETTLED)
    port = Port(env, folder)
    await env.start()
    try:
        yield port
        assert list(env.errors_since(port.looked_at)) == []
        refuse_keys_in_requests(port)
        refuse_ids_for_keys(port)
    finally:
        await env.shutdown()
        await port.bot.close()


KEY = re.compile(r"\d{19}")


def refuse_keys_in_requests(port: Port) -> None:
    """Fail the test if a user key was sent to Discord."""
    keys = {str(key) for key in port.ask("SELECT user_key FROM users")}
    for request in port.env.http_requests:
        sent = f"{request.path} {request.params} {request.json} {request.reason}"
        assert keys.isdisjoint(KEY.findall(sent)), request


def refuse_ids_for_keys(port: Port) -> None:
    """Fail the test if a Discord id is stored where a user key is expected."""
    if not (ids := port.ask("SELECT user_id FROM users WHERE user_id IS NOT NULL")):
        return
    marks = ", ".join("?" * len(ids))
    for table in all_tables().values():
        for column in (*table.user_columns, *table.reservation_columns):
            assert port.ask(f'SELECT 1 FROM {table.name} WHERE "{column}" IN ({marks})', *ids) == [], column  # noqa: S608 - our own names
        for column in table.json_user_columns:
            told = "\n".join(filter(None, port.ask(f"SELECT {column} FROM {table.name}")))  # noqa: S608 - our own names
            assert [one for one in ids if str(one) in told] == [], column


def walk(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components", ()))


def parts(shown: Shown, kind: int) -> list[dict[str, Any]]:
    return [component for component in walk(shown.components) if component["type"] == kind]


def said(shown: Shown) -> str:
    """Return a message's whole text."""
    return "\n".join(part["content"] for part in parts(shown, TEXT))


def labels(shown: Shown) -> list[str]:
    return [part["label"] for part in parts(shown, BUTTON)]


def ids(shown: Shown) -> dict[str, str]:
    """Return the buttons' custom ids by label."""
    return {part["label"]: part["custom_id"] for part in parts(shown, BUTTON)}


def options(shown: Shown) -> list[tuple[str, str]]:
    """Return the options in all menus as pairs of custom id and value."""
    return [(menu["custom_id"], option["value"]) for menu in parts(shown, MENU) for option in menu["options"]]


def loose_options(shown: Shown) -> list[str]:
    """Return the custom ids of the option buttons.

    Buttons that end the turn come last.
    """
    found = [part["custom_id"] for part in parts(shown, BUTTON)]
    return [one for what in (PlayClick.OPTION, PlayClick.END) for one in found if f":{what}" in one]


def asked(shown: Shown) -> list[str]:
    """Return the action names in the custom ids of a message's buttons."""
    return [custom_id.split(":")[3] for custom_id in ids(shown).values()]


def is_card(shown: Shown) -> bool:
    """Return whether a message is a status card.

    A card has several buttons; other messages such as invitations have only one.
    """
    wanted = asked(shown)
    return ViewClick.LOG in wanted or (
        len(wanted) > 1 and bool({TableClick.JOIN, TableClick.START} & set(wanted))
    )


def is_bearer(shown: Shown) -> bool:
    """Return whether a message has a running match's action buttons."""
    return {PlayClick.TURN, ReplayClick.CATCHUP, ViewClick.BOARD} <= set(asked(shown))


def is_binding(shown: Shown) -> bool:
    """Return whether a message is a shuffle message.

    Shuffle messages have an attachment whose name starts with `shuffle-`.
    """
    return any("shuffle-" in str(part["file"]["url"]) for part in parts(shown, FILE))


def alt(shown: Shown) -> str:
    (gallery,) = parts(shown, GALLERY)
    description: str = gallery["items"][0]["description"]
    return description
