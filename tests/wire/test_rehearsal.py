"""Tests for `harbourmaster rehearse` in a real process, with a user who follows the instructions."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.runtime.process.exit_codes import Exit
from bot.runtime.rehearsal.assumptions import Need
from bot.runtime.rehearsal.checks.filters import WORD
from bot.runtime.rehearsal.registry import assumptions
from tests.bot.port import options
from tests.sampling import value_cases
from tests.wire import posting, rest
from tests.wire.people import Person, buttons
from tests.wire.running import ROOT
from tests.wire.server import TOKEN, Wire
from tests.wire.table import Table
from tests.wire.world import NEWS_CHANNEL, Channel, Guild, Message

Rehearse: TypeAlias = Callable[..., subprocess.Popen[str]]
END_SECONDS = 120.0
"""Maximum number of seconds until a rehearsal ends on a busy machine."""


@pytest.fixture
def rehearse(wire: Wire, tmp_path: Path) -> Iterator[Rehearse]:
    """Return a function that starts `harbourmaster rehearse`."""
    begun: list[subprocess.Popen[str]] = []

    def begin(guild: int, channel: int, *arguments: str, token: str = TOKEN) -> subprocess.Popen[str]:
        given = [f"--guild={guild}", f"--channel={channel}", *arguments]
        environ = {
            **os.environ, "DISCORD_TOKEN": token, "HARBOURMASTER_DISCORD": wire.address, "PYTHONPATH": str(ROOT),
            "TMPDIR": str(tmp_path),
        }  # fmt: skip
        begun.append(
            subprocess.Popen(
                [sys.executable, "-m", "tests.wire.quick_rehearsal", "rehearse", *given], cwd=tmp_path, env=environ,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            )
        )  # fmt: skip
        return begun[-1]

    yield begin
    for process in begun:
        process.kill()
        process.communicate()
    wire.violations.clear()  # The rehearsal's checks exceed the limits on purpose.


class SimulatedOperator:
    """A fake operator, who follows the instructions of a rehearsal."""

    def __init__(self, wire: Wire, guild: Guild, channel: Channel) -> None:
        self.wire, self.channel = wire, channel
        self.person = Person(wire, "Ada Lovelace", guild)
        self.steps: list[str] = []

    def follow_instructions(self, process: subprocess.Popen[str]) -> None:
        """Follow all instructions until the process ends."""
        while True:
            self.wire.wait_until(
                lambda: process.poll() is not None or self.next_instruction() is not None, END_SECONDS
            )
            if (prompt := self.next_instruction()) is None:
                return
            self.steps.append(prompt.text.split(".")[0])
            self.carry_out(prompt)

    def next_instruction(self) -> Message | None:
        """Return the message with a new instruction, or None if there is none."""
        posts = [post for post in self.channel.posts if re.match(r"\*\*\d+\.", post.text)]
        return posts[0] if posts and posts[0].text.split(".")[0] not in self.steps else None

    def carry_out(self, prompt: Message) -> None:
        """Do what an instruction asks the operator to do."""
        task = prompt.text
        self.change_settings(task)
        first = next(iter(dict(buttons(prompt))))
        if "/help" in task:
            self.person.slash(self.channel, "help")
        elif "Send the form" in task:
            opened = next(
                interaction for interaction in reversed(self.wire.interactions.all) if interaction.modal
            )
            self.person.submit_modal(opened, wait=0)
        elif options(prompt):
            menu, value = options(prompt)[-1]
            self.person.select(prompt, [value], menu, wait=0)
        elif "Take my turn" in task:
            assert Table(self.wire, self.channel, [self.person]).take_turn()
        else:
            assert first != "Skip", task
            self.person.click(prompt, label=first, wait=0)

    def change_settings(self, task: str) -> None:
        """Change the guild's settings as the instruction asks."""
        filters = self.wire.filters
        if "deny the bot Send Messages" in task:
            self.wire.forbid(self.channel, "send_messages")
        elif "Allow the bot to send" in task:
            self.wire.allow(self.channel, "send_messages")
        elif "Lock the thread" in task:
            self.wire.lock_thread(self.wire.world.channels[int(re.findall(r"<#(\d+)>", task)[0])])
            # After this last instruction, the rehearsal checks edits of old messages.
            self.wire.rest.max_old_edits = 2
        elif "AutoMod" in task:
            filters.words = {WORD} if WORD in task else set()
        elif "explicit images" in task:
            filters.explicit_images = True
        elif "filter for images as before" in task:
            filters.explicit_images = False
        elif "direct messages" in task:
            self.person.user.accepts_direct_messages = "turn off" not in task


def parse_results(report: str) -> dict[str, str]:
    """Return the result of each check in the report, by the assumption's name."""
    found = re.findall(r"^(held|FAILED|not checked) +([\w-]+):", report, re.MULTILINE)
    return {name: outcome for outcome, name in found}


@pytest.mark.long
def test_all_assumptions_hold(
    wire: Wire,
    guild: Guild,
    lobby: Channel,
    rehearse: Rehearse,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(posting, "OLD_MESSAGE_SECONDS", 0.5)
    monkeypatch.setattr(rest, "OLD_MESSAGE_SECONDS", 0.5)
    guild.name = "Quayside"
    wire.forbid(wire.add_channel(guild, "cabin"), "view_channel")
    (image := tmp_path / "image.png").write_bytes(b"explicit")
    operator = SimulatedOperator(wire, guild, lobby)
    process = rehearse(guild.id, lobby.id, "--slow", f"--image={image}")
    operator.follow_instructions(process)
    report, progress = process.communicate(timeout=END_SECONDS)
    expected = {
        assumption.name: "not checked" if assumption.obstacle else "held" for assumption in assumptions()
    }
    assert parse_results(report) == expected, report + progress
    assert process.returncode == 0
    assert "applies to new messages" in report
    assert "applies to titles (status 400, code 200001)" in report
    assert lobby.posts == []
    assert [*tmp_path.glob("harbourmaster-*")] == []
    check_anonymous(report, operator.person, guild, lobby)


def check_anonymous(report: str, person: Person, guild: Guild, channel: Channel) -> None:
    hidden = (TOKEN, person.user.name, guild.name, channel.name, "#")
    assert [word for word in hidden if word in report] == []
    assert re.findall(r"\d{7,}", report) == []


def automatic_assumptions() -> set[str]:
    """Return the names of the assumptions that can be checked quickly and without the operator.

    One of them is left out, because it needs a hidden channel.
    """
    found = (
        assumption
        for assumption in assumptions()
        if assumption.need is Need.NOTHING and not assumption.obstacle
    )
    return {one.name for one in found} - {"hidden-channel"}


def held_assumptions(report: str) -> set[str]:
    return {name for name, outcome in parse_results(report).items() if outcome == "held"}


@pytest.mark.long
def test_broken_assumption_is_reported_and_the_other_checks_run(
    wire: Wire, guild: Guild, lobby: Channel, rehearse: Rehearse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire.posting, "find_by_nonce", lambda *_: None)
    wire.add_fault(f"DELETE /channels/{lobby.id}/messages/", 403, code=50013, times=2)
    process = rehearse(guild.id, lobby.id, "--wait=0")
    report, progress = process.communicate(timeout=END_SECONDS)
    assert held_assumptions(report) == automatic_assumptions() - {"nonce-repeated"}, report + progress
    assert "FAILED       nonce-repeated" in report
    assert "[it appeared twice]" in report
    assert process.returncode == 1
    assert lobby.posts == []


@pytest.mark.long
def test_announcement_channel(wire: Wire, guild: Guild, rehearse: Rehearse) -> None:
    news = wire.add_channel(guild, "news", kind=NEWS_CHANNEL)
    process = rehearse(guild.id, news.id, "--wait=0")
    report, progress = process.communicate(timeout=END_SECONDS)
    assert held_assumptions(report) == automatic_assumptions(), report + progress
    assert process.returncode == 0
    assert news.posts == []


@pytest.mark.long
def test_stopped_rehearsal_cleans_up(wire: Wire, guild: Guild, lobby: Channel, rehearse: Rehearse) -> None:
    operator = SimulatedOperator(wire, guild, lobby)
    process = rehearse(guild.id, lobby.id)
    wire.wait_until(operator.next_instruction, END_SECONDS)
    assert lobby.posts
    process.terminate()
    report, _ = process.communicate(timeout=END_SECONDS)
    assert (process.returncode, report) == (130, "")
    assert lobby.posts == []


@pytest.mark.long
def test_users_elsewhere_are_ignored(wire: Wire, guild: Guild, lobby: Channel, rehearse: Rehearse) -> None:
    elsewhere = wire.add_channel(guild, "elsewhere")
    operator = SimulatedOperator(wire, guild, lobby)
    rehearse(guild.id, lobby.id)
    wire.wait_until(operator.next_instruction, END_SECONDS)
    ignored = operator.person.slash(elsewhere, "help", wait=0)
    assert operator.person.slash(lobby, "help").visible_message.text
    assert ignored.recipient_count == 1
    assert ignored.callback is None


@pytest.mark.long
@pytest.mark.parametrize(
    ("guild_id", "channel_id", "sentence"),
    [(1, None, "not a member of a server with this ID"), (None, 1, "no channel with this ID")],
)
def test_unknown_place_is_reported(
    guild_id: int | None,
    channel_id: int | None,
    sentence: str,
    guild: Guild,
    lobby: Channel,
    rehearse: Rehearse,
) -> None:
    process = rehearse(guild_id or guild.id, channel_id or lobby.id)
    report, text = process.communicate(timeout=END_SECONDS)
    assert sentence in text
    assert (process.returncode, report, text.count("\n")) == (1, "", 1)


@pytest.mark.parametrize(
    "name", value_cases(["send_messages", "view_channel", "create_private_threads", "attach_files"])
)
def test_missing_permission_is_named(
    name: str, wire: Wire, guild: Guild, lobby: Channel, rehearse: Rehearse
) -> None:
    wire.forbid(lobby, name)
    process = rehearse(guild.id, lobby.id)
    report, text = process.communicate(timeout=END_SECONDS)
    assert name.replace("_", " ").title() in text
    assert (process.returncode, report, text.count("\n")) == (1, "", 1)
    assert lobby.posts == []


@pytest.mark.long
@pytest.mark.parametrize(("token", "code"), [("", Exit.TOKEN_MISSING), ("wrong", Exit.TOKEN_REFUSED)])
def test_token_is_checked(token: str, code: Exit, guild: Guild, lobby: Channel, rehearse: Rehearse) -> None:
    process = rehearse(guild.id, lobby.id, token=token)
    _, text = process.communicate(timeout=END_SECONDS)
    assert process.returncode == code
    assert text.startswith("harbourmaster: ")
    assert text.count("\n") == 1
