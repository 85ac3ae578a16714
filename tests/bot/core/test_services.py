"""Tests that only guild managers and members with the configured role can use host commands."""

from __future__ import annotations

from typing import Any

import simcord

from host.matches.settings import updates
from tests.bot.port import Port, text_of

REASON = "a storm"


async def run_host_command(port: Port, member: simcord.MemberActor, command: str, **options: Any) -> str:
    """Run a host command and return the response's text."""
    return text_of((await member.slash(port.lobby, f"host {command}", **options)).response)


CALLS: dict[str, dict[str, Any]] = {
    "pause": {"reason": REASON},
    "resume": {},
    "replace": {"reason": REASON},
    "undo": {"turn": "2", "reason": REASON},
    "cancel": {"reason": REASON},
    "transfer": {"reason": REASON},
    "move": {"match": "1", "reason": REASON},
    "repost": {},
    "panel": {},
    "import": {"file": ("match.json", b"{}")},
    "audit": {},
    "settings": {},
}


async def test_players_without_host_role_cannot_use_host_commands(port: Port) -> None:
    await port.begin(time_control="daily")
    assert not any(name.startswith("host") for name in port.ada.available_commands(port.lobby))
    await port.allow_host_commands(port.ada)
    commands = {name for name in port.ada.available_commands(port.lobby) if name.startswith("host ")}
    assert commands == {f"host {name}" for name in CALLS}
    for command, options in CALLS.items():
        data = options | ({"player": port.ben} if command == "replace" else {})
        refusal = "*Manage Server* permission can" if command == "settings" else "can use these tools"
        assert refusal in await run_host_command(port, port.ada, command, **data), command
    assert await port.ada.autocomplete(port.lobby, "host undo", "turn", "") == []
    assert "can use these tools" in await run_host_command(port, port.ada, "pause", reason=REASON, all=True)


async def test_configured_host_role_grants_host_commands(port: Port) -> None:
    await port.begin()
    role = port.guild.create_role("Referee")
    referee = port.guild.add_member(port.env.create_user("eve", global_name="Eve"), roles=[role])
    await port.allow_host_commands(role)
    assert "can use these tools" in await run_host_command(port, referee, "pause", reason=REASON)
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, host_role=role.id)
    assert "clocks in Nauticus are paused" in await run_host_command(port, referee, "pause", reason=REASON)
