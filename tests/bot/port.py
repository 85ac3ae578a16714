"""A simulated Discord with the real bot, helpers that act as users, and helpers that read messages."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, cast

import discord
import simcord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, RoleHandle

from bot.core.ids import split_origin
from bot.messages.replay.scene_message import ReplayClick
from bot.messages.view.messages import ViewClick
from bot.runtime.app import Harbourmaster, open_bot
from bot.runtime.process.environment import DATABASE, Settings
from bot.tables.tables.messages import TableClick
from bot.turns.play.messages import PlayClick
from engine.core.files.library import games
from host.core.users import User
from host.matches import users
from host.matches.users import Account
from host.messages.notices.schedule import GRACE
from storage.core.tables import all_tables
from tests.template_database import create_database

TEXT, BUTTON, MENU, GALLERY, FILE = 10, 2, 3, 12, 13
NAMES = ("Ada", "Ben", "Cem")

SETTLE_TIMEOUT = 10
"""Maximum seconds that the simulation waits for the bot to become idle. Longer sleeps of the bot are ignored."""
SETTLE_METHOD = "_settle_internal"
CHECK_SECONDS = 0.002
"""Interval at which the simulation checks whether the bot has become idle. Its default of 50 ms slows tests down."""

AnyMessage: TypeAlias = Any
"""A message or response: anything that has components."""


class Port:
    """A simulated guild with a lobby channel, three members and the bot."""

    def __init__(self, env: Env, folder: Path) -> None:
        self.env = env
        self.folder = folder
        self.guild: GuildHandle = env.create_guild("Harbour")
        self.lobby: ChannelHandle = self.guild.create_text_channel("lobby")
        self.locales: dict[int, str] = {}
        self.first_unexpected_error = 0
        """Only errors from this index on make the test fail. Earlier errors are expected."""
        self.ada, self.ben, self.cem = (self.add_member(name) for name in NAMES)
        env.backend.subscribers.insert(0, self._set_locale)

    @property
    def bot(self) -> Harbourmaster:
        bot = self.env.bot
        assert isinstance(bot, Harbourmaster)
        return bot

    @property
    def bot_user(self) -> discord.ClientUser:
        """Return the bot's own account."""
        assert self.bot.user is not None
        return self.bot.user

    def add_member(self, name: str) -> MemberActor:
        return self.guild.add_member(
            self.env.create_user(f"user{len(self.locales)}{len(name)}", global_name=name)
        )

    def add_manager(self) -> MemberActor:
        """Add a member who may manage the guild, and return them."""
        role = self.guild.create_role("Harbour master", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user("dee", global_name="Dee"), roles=[role])

    async def allow_host_commands(self, *targets: MemberActor | RoleHandle) -> None:
        """Permit the given members or roles to use `/host`, as a manager does in the server settings."""
        (tools,) = [
            fetch_command
            for fetch_command in await self.bot.tree.fetch_commands()
            if fetch_command.name == "host"
        ]
        self.guild.set_command_permissions(tools, dict.fromkeys(targets, True))

    def member_of(self, user_key: int | None) -> MemberActor:
        """Return the member with the given user key."""
        user_id = self.id_of(user_key)
        return next(somebody for somebody in (self.ada, self.ben, self.cem) if somebody.id == user_id)

    def id_of(self, key: int | None) -> int:
        """Return the Discord id for a user key."""
        (user_id,) = self.query_column("SELECT user_id FROM users WHERE user_key = ?", key)
        assert isinstance(user_id, int)
        return user_id

    def query_column(self, query: str, *values: Any) -> list[Any]:
        """Run an SQL query on the database and return the first column of its rows."""
        with closing(sqlite3.connect(self.folder / DATABASE)) as file:
            return [value for value, *_ in file.execute(query, values)]

    async def user_of(self, actor: MemberActor) -> User:
        """Return the User for a member, creating it on first use."""
        with self.env.time_context():
            account = Account(actor.id, actor.user.global_name or actor.name)
            known = await users.identify_accounts(self.bot.services.ctx, [account], self.guild.id)
        return User(known[actor.id].key, account.name)

    async def key_of(self, actor: MemberActor) -> int:
        """Return a member's user key, creating the user on first use."""
        return (await self.user_of(actor)).key

    def _set_locale(self, event: str, payload: Mapping[str, Any]) -> None:
        """Set the user's locale in an event.

        Without this, the simulation always sends English.
        """
        if event == "INTERACTION_CREATE":
            spoken = self.locales.get(int(payload.get("member", payload)["user"]["id"]), "en-US")
            cast("dict[str, Any]", payload)["locale"] = spoken

    async def restart(self) -> None:
        """Stop the bot and start a new one with the same data folder."""
        await self.restart_after(0)

    async def restart_after(self, seconds: float) -> None:
        """Stop the bot, and start a new one with the same data folder after the given number of seconds."""
        old = self.bot
        with self.env.time_context():
            await old.close()
        self.env.backend.advance_clock(seconds)
        await self.env.restart_bot(await open_bot(Settings(folder=self.folder)))

    def posts(self) -> list[discord.Message]:
        """Return the lobby's public messages except shuffle messages, oldest first."""
        return [post for post in self.all_posts() if not is_shuffle_message(self.raw_message(post))]

    def all_posts(self) -> list[discord.Message]:
        """Return all public messages in the lobby, oldest first."""
        return [message for message in self.lobby.history() if not message.flags.ephemeral]

    def shuffle_messages(self) -> list[AnyMessage]:
        """Return the shuffle messages, oldest first."""
        return [raw for raw in map(self.raw_message, self.all_posts()) if is_shuffle_message(raw)]

    def public_texts(self) -> list[str]:
        """Return the text of each public message in the lobby."""
        return [text_of(self.raw_message(post)) for post in self.posts()]

    def card(self) -> discord.Message:
        """Return the latest status card.

        A status card has a button that shows the log, or one for joining.
        """
        return [post for post in self.posts() if is_status_card(self.raw_message(post))][-1]

    def button_messages(self) -> list[discord.Message]:
        """Return the messages that contain a running match's action buttons, oldest first.

        There should be only one.
        """
        return [post for post in self.posts() if has_match_buttons(self.raw_message(post))]

    def button_message(self) -> discord.Message:
        """Return the message with the running match's action buttons."""
        return self.button_messages()[-1]

    def raw_message(self, message: AnyMessage) -> Any:
        return self.env.backend.get_message(self.lobby.id, message.id)

    async def open_table(self, **options: Any) -> InteractionResult:
        named = {name.replace("_", "-"): value for name, value in options.items()}
        return await self.ada.slash(self.lobby, "game open", **{"game": "nauticus", **named})

    async def begin(self, **options: Any) -> None:
        """Begin a match between Ada and Ben.

        Ada moves first, and robots have the other seats.
        """
        seats = games()[options.get("game", "nauticus")].default_seat_count
        await self.open_table(**{"seats": seats, "robots": seats - 2, "begins": "opener", **options})
        await self.ben.slash(self.lobby, "game join")

    async def cancel_alone(self, place: Any = None) -> InteractionResult:
        """Cancel Ada's match without other human players, and confirm it."""
        asked: AnyMessage = (await self.ada.slash(place or self.lobby, "game cancel")).response
        return await self.ada.click(asked, label="Yes, cancel")

    async def resign(self, person: MemberActor) -> AnyMessage:
        """Resign from the match as a player, confirm the resignation, and return the confirmation prompt."""
        asked: AnyMessage = (await person.slash(self.lobby, "game resign")).response
        await person.click(asked, label="Yes, resign")
        return asked

    async def wait_for_turn_notice(self) -> discord.Message:
        """Advance the time until the player to move gets a turn notification, and return the notification."""
        await self.env.advance_time(GRACE / 1000 + SETTLE_TIMEOUT)
        return next(
            post for post in self.posts()[::-1] if "Mute this match" in labels(self.raw_message(post))
        )

    async def take_turn(self, person: MemberActor) -> AnyMessage:
        """Click the button to take a turn, and return the private panel."""
        return (await person.click(self.button_message(), label="Take my turn")).response

    async def choose_first(self, person: MemberActor, panel: AnyMessage) -> None:
        """Choose the first option in a panel and update the panel.

        An option that ends the turn is chosen only if there is no other. The last menu continues the turn.
        """
        loose, menus = button_options(panel), dict(reversed(options(panel)))
        if menus and (not loose or f":{PlayClick.END}" in loose[0]):
            menu, value = next(iter(menus.items()))
            await person.select(panel, [value], custom_id=menu)
        else:
            await person.click(panel, custom_id=loose[0])

    async def complete_turn(self, person: MemberActor) -> AnyMessage:
        """Choose options until the turn is complete, and return the panel."""
        panel = await self.take_turn(person)
        while "Confirm" not in labels(panel):
            await self.choose_first(person, panel)
        return panel


@asynccontextmanager
async def running_port(folder: Path) -> AsyncIterator[Port]:
    """Start the bot in a simulated Discord, and fail the test if the bot reports unexpected errors."""
    create_database(folder / DATABASE)
    bot = await open_bot(Settings(folder=folder))
    env = simcord.Env(bot, settle_timeout=SETTLE_TIMEOUT)
    setattr(env, SETTLE_METHOD, partial(getattr(env, SETTLE_METHOD), idle=CHECK_SECONDS))
    port = Port(env, folder)
    await env.start()
    try:
        yield port
        assert list(env.errors_since(port.first_unexpected_error)) == []
        assert_no_keys_sent(port)
        assert_no_ids_stored(port)
    finally:
        await env.shutdown()
        await port.bot.close()


KEY_PATTERN = re.compile(r"\d{19}")


def assert_no_keys_sent(port: Port) -> None:
    """Fail the test if a user key was sent to Discord."""
    keys = {str(key) for key in port.query_column("SELECT user_key FROM users")}
    for request in port.env.http_requests:
        sent = f"{request.path} {request.params} {request.json} {request.reason}"
        assert keys.isdisjoint(KEY_PATTERN.findall(sent)), request


def assert_no_ids_stored(port: Port) -> None:
    """Fail the test if a Discord id is stored where a user key is expected."""
    if not (ids := port.query_column("SELECT user_id FROM users WHERE user_id IS NOT NULL")):
        return
    marks = ", ".join("?" * len(ids))
    with closing(sqlite3.connect(port.folder / DATABASE)) as file:
        for table in all_tables().values():
            for column in (*table.user_columns, *table.reservation_columns):
                found = file.execute(f'SELECT 1 FROM {table.name} WHERE "{column}" IN ({marks})', ids)  # noqa: S608
                assert found.fetchall() == [], column
            for column in table.json_user_columns:
                rows = file.execute(f"SELECT {column} FROM {table.name} WHERE {column} IS NOT NULL")  # noqa: S608 - only names of tables and columns
                text = "\n".join(value for (value,) in rows)
                assert [one for one in ids if str(one) in text] == [], column


def walk_components(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from walk_components(component.get("components", ()))
        yield from walk_components([component["accessory"]] if component.get("accessory") else ())


def find_components(message: AnyMessage, kind: int) -> list[dict[str, Any]]:
    return [component for component in walk_components(message.components) if component["type"] == kind]


def text_of(message: AnyMessage) -> str:
    """Return a message's whole text."""
    return "\n".join(part["content"] for part in find_components(message, TEXT))


def labels(message: AnyMessage) -> list[str]:
    return [part["label"] for part in find_components(message, BUTTON)]


def custom_ids(message: AnyMessage) -> dict[str, str]:
    """Return the buttons' custom ids by label; link buttons have none."""
    return {
        part["label"]: part["custom_id"] for part in find_components(message, BUTTON) if "custom_id" in part
    }


def options(message: AnyMessage) -> list[tuple[str, str]]:
    """Return the options in all menus as pairs of custom id and value."""
    return [
        (menu["custom_id"], option["value"])
        for menu in find_components(message, MENU)
        for option in menu["options"]
    ]


def button_options(message: AnyMessage) -> list[str]:
    """Return the custom ids of the option buttons.

    Buttons that end the turn come last.
    """
    found = [*custom_ids(message).values()]
    return [one for what in (PlayClick.OPTION, PlayClick.END) for one in found if f":{what}" in one]


def action_names(message: AnyMessage) -> list[str]:
    """Return the action names in the custom ids of a message's buttons."""
    return [click_name(custom_id) for custom_id in custom_ids(message).values()]


def click_name(custom_id: str) -> str:
    """Return the name and the number of a click from its custom id, without the origin."""
    return split_origin(custom_id)[0].split(":")[3]


def is_status_card(message: AnyMessage) -> bool:
    """Return whether a message is a status card.

    A card has several buttons; other messages such as invitations have only one.
    """
    wanted = action_names(message)
    return ViewClick.LOG in wanted or (
        len(wanted) > 1 and bool({TableClick.JOIN, TableClick.START} & set(wanted))
    )


def has_match_buttons(message: AnyMessage) -> bool:
    """Return whether a message has a running match's action buttons."""
    return {PlayClick.TURN, ReplayClick.CATCHUP, ViewClick.BOARD} <= set(action_names(message))


def is_shuffle_message(message: AnyMessage) -> bool:
    """Return whether a message is a shuffle message.

    Shuffle messages have an attachment whose name starts with `shuffle-`.
    """
    return any("shuffle-" in str(part["file"]["url"]) for part in find_components(message, FILE))


def alt_text_of(message: AnyMessage) -> str:
    (gallery,) = find_components(message, GALLERY)
    description: str = gallery["items"][0]["description"]
    return description
