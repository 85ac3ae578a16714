"""The simulated server: its channels, the four people one can be, and the language each of them reads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import simcord
from discord import Locale

BOT_NAME = "Harbourmaster"
SERVER_NAME = "Harbour"
CHANNELS = {
    "lobby": "Where matches are opened",
    "pier-1": "Room for a match",
    "pier-2": "Room for another match",
}
PEOPLE = {
    "Ada": Locale.british_english,
    "Ben": Locale.american_english,
    "Cem": Locale.german,
    "Dorota": Locale.polish,
}
"""Their names and Discord languages. The first owns the server, and so may do what needs an administrator."""


@dataclass(frozen=True)
class World:
    """Handles on everything a person meets: the server, its people in the order of `PEOPLE`, its channels."""

    server: simcord.GuildHandle
    people: Sequence[simcord.MemberActor]

    def channels(self) -> Iterator[simcord.ChannelHandle]:
        """Yield the channels in their order, each followed by its threads."""
        for channel in self.server.channels.values():
            if not channel.is_thread:
                yield channel
                yield from channel.threads


def settle_world(env: simcord.Env) -> World:
    """Found the server in an empty simulated Discord that has not started yet."""
    env.backend.edit_bot_profile(BOT_NAME)
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    server = env.create_guild(SERVER_NAME, owner=users[0])
    for name, topic in CHANNELS.items():
        server.create_text_channel(name, topic=topic)
    for user in users[1:]:
        server.add_member(user)
    return find_world(env)


def find_world(env: simcord.Env) -> World:
    """Find the server and its people in a simulated Discord that was founded earlier."""
    (guild,) = env.backend.guilds.values()
    server = simcord.GuildHandle(env, guild)
    users = {user.global_name: simcord.UserHandle(env, user) for user in env.backend.users.values()}
    return World(server, [simcord.MemberActor(env, server, users[name]) for name in PEOPLE])


def let_people_speak(env: simcord.Env, world: World) -> None:
    """Send each person's interactions in their own language; simcord 3.2.1 makes everybody speak American."""
    languages = {
        person.id: str(language) for person, language in zip(world.people, PEOPLE.values(), strict=True)
    }

    def translate(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            cast(MutableMapping[str, Any], payload)["locale"] = languages[int(user["id"])]

    # Before the gateway's own subscriber, which is added when the bot starts and reads the same payload.
    env.backend.subscribers.insert(0, translate)
