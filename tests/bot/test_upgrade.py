"""A database of an earlier version under the bot of today: what was still to be sent is sent, old buttons work."""

from __future__ import annotations

import logging
import re
from collections import Counter
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from simcord import ChannelHandle, MemberActor

from bot.runtime.process.environment import DATABASE
from host.core import outbox
from host.core.scheduler import earliest_of
from host.matches.settings import changing
from tests.bot.port import SETTLED, Port, labels, said
from tests.storage.old_databases import FOLDER, STOOD_AT, look_up, restore

VERSION = "0003"
SERVERS, CHANNELS, PEOPLE = 800000000000000000, 810000000000000000, 820000000000000000
"""What its ids are counted from; the channel of a match has the match's number."""
DESERTED, MAILBOX, HALL, MARKET, ELSEWHERE = 2, 81, 91, 92, (93, 94)
"""Numbers of channels: a thread, Ben's private one, that of the board, its former one, those of another server."""
RESTING, IN_A_TURN, TAKE_BACK = 8, 14, 19
"""A match nobody touches; one in which Cem has begun his turn; the question there whether Ben may undo his."""
STANDING = """
    SELECT card, channel FROM matches WHERE card IS NOT NULL
    UNION SELECT message, channel FROM notices WHERE message IS NOT NULL
    UNION SELECT message, channel FROM questions JOIN matches ON matches.id = questions.match WHERE message
    UNION SELECT noticeboard, json_extract(settings, '$.board') FROM servers
    UNION SELECT json_extract(payload, '$.message'), json_extract(payload, '$.channel') FROM outbox
    WHERE json_extract(payload, '$.channel')
"""
"""The messages it knows of with their channels. One more, whose channel it does not tell, is not there."""
TO_BE_SENT = """
    SELECT nonce FROM outbox JOIN matches ON matches.id = outbox.match
    WHERE kind GLOB 'chapter:*' OR kind GLOB 'told:*' OR kind GLOB 'notice:*' OR kind GLOB 'idle:*'
    OR kind = 'final' OR (kind = 'card' AND card IS NULL) OR outbox.id IN (
        SELECT min(outbox.id) FROM outbox JOIN questions ON outbox.kind = 'question:' || questions.id
        WHERE message IS NULL GROUP BY questions.id
    )
"""
"""The nonces of the posts that are new messages; all others edit one, delete one, or are none."""
SOON, HOURS = 30, 6 * 3600
FORMER = "Of former times."


class Old:
    """A port of today in which an old database goes on: its ids are replaced by those of the port."""

    def __init__(self, port: Port, folder: Path) -> None:
        self.port = port
        self.file = folder / DATABASE
        self.ids = {SERVERS + 1: port.guild.id}
        self.places: dict[int, ChannelHandle] = {}
        """The channels by their numbers."""

    async def settle(self) -> None:
        """Make the people, channels and messages there are in it, and the database with their ids."""
        restore(VERSION, self.file)
        standing = look_up(self.file, STANDING)
        self.to_be_sent = [nonce for (nonce,) in look_up(self.file, TO_BE_SENT)]
        self.file.unlink()
        people = (self.port.ada, self.port.ben, self.port.cem, self.port.newcomer("Dea"))
        self.ids |= {PEOPLE + number: person.id for number, person in enumerate(people, 1)}
        for number in self._numbers():
            self.places[number] = await self._place(number)
            self.ids[CHANNELS + number] = self.places[number].id
        for message, channel in standing:
            if channel in self.ids:
                self.ids[message] = (await self.say(self.ids[channel])).id
        restore(VERSION, self.file, self.ids)

    def _numbers(self) -> list[int]:
        sql = (FOLDER / f"v{VERSION}.sql").read_text(encoding="utf-8")
        named = {int(channel) - CHANNELS for channel in re.findall(rf"{CHANNELS // 100}\d\d", sql)}
        return sorted(named - set(ELSEWHERE))

    async def _place(self, number: int) -> ChannelHandle:
        port = self.port
        if number == MAILBOX:
            return ChannelHandle(port.env, None, port.env.backend.get_dm_channel(port.ben.id))
        if number != DESERTED:
            return port.guild.create_text_channel(f"channel-{number}")
        lobby = port.bot.get_channel(port.lobby.id)
        assert isinstance(lobby, discord.TextChannel)
        await lobby.create_thread(name="deserted", type=discord.ChannelType.public_thread)
        return port.lobby.threads[0]

    async def say(self, channel: int, *controls: ui.Item[Any]) -> discord.Message:
        """Have the bot post something of former times."""
        view: ui.LayoutView = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(FORMER))
        for control in controls:
            view.add_item(ui.ActionRow(control))
        return await self.port.bot.get_partial_messageable(channel).send(view=view)

    async def begin(self) -> None:
        """Start the bot of today seconds after that of former times was stopped, and let it send what is due."""
        self.port.folder = self.file.parent
        await self.port.stay_away(STOOD_AT[VERSION] / 1000 + 5 - self.port.env.now().timestamp())
        await self.port.env.advance_time(SOON)

    async def later(self, seconds: float) -> None:
        self.port.env.settle_timeout = 60
        await self.port.env.advance_time(seconds)
        self.port.env.settle_timeout = SETTLED

    def posts(self, channel: int) -> list[Any]:
        """Return the messages that stand in a channel, the oldest first."""
        place, backend = self.places[channel], self.port.env.backend
        shown = (message for message in place.history() if not message.flags.ephemeral)
        return [backend.get_message(place.id, message.id) for message in shown]

    def told(self, channel: int) -> str:
        return "\n".join(said(post) for post in self.posts(channel))


@pytest.fixture
async def old(port: Port, tmp_path: Path) -> Old:
    """Let the bot of today have sent what was left to be sent."""
    folder = tmp_path / "old"
    folder.mkdir()
    ctx = Old(port, folder)
    await ctx.settle()
    await ctx.begin()
    return ctx


async def test_every_post_is_sent_once_and_nothing_is_left(
    old: Old, caplog: pytest.LogCaptureFixture
) -> None:
    sent = Counter(
        str(call.json["nonce"])
        for call in old.port.env.http_requests
        if call.method == "POST" and isinstance(call.json, dict) and "nonce" in call.json
    )
    assert len(old.to_be_sent) == 15
    assert {nonce: sent[nonce] for nonce in old.to_be_sent} == dict.fromkeys(old.to_be_sent, 1)
    ctx = old.port.bot.services.ctx
    assert (await outbox.pending(ctx), (await earliest_of(ctx)).post) == ((), None)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_what_stands_is_edited_or_gone_and_the_rest_follows(old: Old) -> None:
    expected = {
        1: ["This match is over", "phase 6 of 7", "phase 7 of 7", "the end"],
        9: [FORMER, "nobody has moved in"],
        11: [FORMER, "is about to run out"],
        12: [
            "Waiting for **Ada**",
            FORMER,
            FORMER,
            "**Hal** has stopped the clocks",
            "**Ada** gets 6 more hours",
        ],
        13: [FORMER],
        14: [FORMER, FORMER, FORMER, "Yes: 2 · No: 0", "all others have answered", "should **Dea** play on"],
        15: [FORMER, FORMER, "Robot plays this turn: 1"],
        16: ["Waiting for **Ada**", "- **Ben** "],
        17: [FORMER, "is near", "it is your turn"],
        18: ["Seats taken: 1 of 3"],
        MAILBOX: ["still waits for you"],
        HALL: ["open, 2 of 3 seats taken"],
        MARKET: [],
    }
    found = {channel: [said(post) for post in old.posts(channel)] for channel in expected}
    assert {channel: len(posts) for channel, posts in found.items()} == {
        channel: len(posts) for channel, posts in expected.items()
    }
    for channel, posts in expected.items():
        for post, words in zip(found[channel], posts, strict=True):
            assert words in post, channel
    thread = old.port.env.backend.get_channel(old.places[DESERTED].id).thread_metadata
    assert thread is not None
    assert thread.archived


async def click(old: Old, person: MemberActor, custom_id: str) -> Any:
    """Click a button of former times."""
    post = await old.say(old.port.lobby.id, ui.Button(label="Old", custom_id=custom_id))
    return (await person.click(post, custom_id=custom_id)).response


async def test_an_old_button_leads_back_into_a_turn(old: Old) -> None:
    cem = old.port.cem
    panel = await click(old, cem, f"m:{IN_A_TURN}:0:turn")
    assert "hull" in said(panel)
    assert "Undo" in labels(panel)
    while "Board" not in labels(panel):
        await old.port.choose_first(cem, panel)
    assert "Waiting for **Ben**" in old.told(IN_A_TURN)


async def test_old_buttons_and_menus_do_what_they_did(old: Old) -> None:
    port = old.port
    # Ada has chosen German.
    assert "Runde 1 von 5" in said(await click(old, port.ada, f"m:{IN_A_TURN}:0:board"))
    await click(old, port.cem, f"m:{IN_A_TURN}:{TAKE_BACK}:vote0")
    assert "takes back" in old.told(IN_A_TURN)
    assert len(old.posts(RESTING)) == 2
    assert said(await click(old, port.ben, f"m:{RESTING}:0:keep")) == "Nauticus goes on."
    assert len(old.posts(RESTING)) == 1
    choices = [discord.SelectOption(label=value) for value in ("channel", "direct", "none")]
    post = await old.say(port.lobby.id, ui.Select(custom_id="s:notices:0", options=choices))
    await port.cem.select(post, ["none"], custom_id="s:notices:0")
    own = await changing.preferences_of(port.bot.services.ctx, port.cem.id)
    assert (own.notices, own.near) == ("none", True)


async def test_time_goes_on(old: Old) -> None:
    """What timers were set for is told at its time: that Cem is the last, that a robot stands in, that time is out."""
    await old.later(HOURS)
    assert old.told(IN_A_TURN).count("all others have answered") == 2
    assert "A robot plays" in old.told(15)
    assert "**Cem**’s time has run out" in old.told(11)
