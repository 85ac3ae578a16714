"""Tests for updating a clone as documented while a match is running."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.files.library import game
from tests.repository import documented_commands
from tests.tool.clone import Clone
from tests.wire.people import Person
from tests.wire.running import START_SECONDS
from tests.wire.server import TOKEN, Wire
from tests.wire.table import Table
from tests.wire.world import Channel

SYSTEMCTL = """
case $1 in
    start) .venv/bin/harbourmaster run >> bot.log 2>&1 & echo $! > pid ;;
    stop) kill $(cat pid); while kill -0 $(cat pid) 2> /dev/null; do sleep 0.1; done ;;
esac
"""
"""A replacement for `systemctl` that starts and stops the bot in the current folder."""


@pytest.mark.soak
def test_documented_update_runs_the_new_code_and_continues_the_match(
    wire: Wire, lobby: Channel, people: tuple[Person, ...], tmp_path: Path
) -> None:
    clone = Clone(tmp_path)
    clone.environ |= {"DISCORD_TOKEN": TOKEN, "HARBOURMASTER_DISCORD": wire.address}
    clone.add_command("systemctl", SYSTEMCTL)
    clone.add_command("sudo", 'if [ "$1" = -u ]; then shift 2; fi; exec "$@"')

    def follow(heading: str, number: int = 0) -> str:
        """Run the commands in a section of docs/operating.md in the clone, and return their output."""
        commands = documented_commands("operating.md", heading, number)
        return clone.run(commands.replace("/srv/harbourmaster", str(clone.folder)))

    follow("Install with systemd")
    clone.run("systemctl start harbourmaster")
    try:
        wire.wait_until(lambda: wire.gateway.connected, START_SECONDS)
        table = Table(wire, lobby, people)
        table.open_match(game("nauticus"), is_short=True)
        assert table.take_turn()
        clone.release("1.0.1")
        session = wire.gateway.connected[0].id
        assert follow("Update to a new version").count("1 running matches: 1 unchanged") == 2
        follow("Update to a new version", 1)
        wire.wait_until(lambda: any(one.id != session for one in wire.gateway.connected), START_SECONDS)
        assert table.take_turn()
    finally:
        clone.run("systemctl stop harbourmaster")
    version, description = clone.installed_version()
    assert version == "1.0.1"
    assert "Code of 1.0.1." in description
    log = (clone.folder / "bot.log").read_text("utf-8")
    assert ["Harbourmaster 1.0.0 on" in log, "Harbourmaster 1.0.1 on" in log] == [True, True]
    assert "Traceback" not in log
