"""Tests for opening tables: each table gets one message, one thread and one match, even if Discord fails."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.bot.community import Community
from tests.bot.leagues.test_commands import community as community  # noqa: PLC0414  # the fixture
from tests.bot.leagues.test_commands import toy_games as toy_games  # noqa: PLC0414
from tests.bot.leagues.test_commands import toy_translations as toy_translations  # noqa: PLC0414
from tests.bot.port import Port
from tests.sampling import value_cases

THREADS = ("POST", "/channels/*/messages/*/threads")
FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "500": ({"status": 500, "times": 6}, ""),
    "too many threads": (
        {"status": 400, "code": 160006, "times": 1},
        "limit on active threads",
    ),
    "no right": ({"status": 403, "code": 50013, "times": 1}, "I’m missing permissions"),
}


def count_threads(port: Port) -> Counter[str]:
    """Return the number of threads with each name."""
    return Counter(str(channel.name) for channel in port.env.backend.channels.values() if channel.is_thread)


async def advance_to_opening(community: Community) -> None:
    """Advance a season to the day before its tables open."""
    await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    await community.run_host_command("open")
    for member in community.people[:2]:
        await community.run_command(member, "join")
    await community.run_host_command("close")
    for member in community.people[:2]:
        await community.run_command(member, "confirm")
    await community.run_host_command("draw")


@pytest.mark.parametrize("how", value_cases(FAULTS))
async def test_each_table_opens_once_and_hosts_are_notified_once(how: str, community: Community) -> None:
    port, (fault, text) = community.port, FAULTS[how]
    await advance_to_opening(community)
    port.env.inject_error(*THREADS, **fault)
    await community.run_host_command("start")
    await community.pass_days(0.1)
    known = await community.season()
    assert all(table.match_id for table in known.season.tables.values())
    assert count_threads(port) == Counter(
        {f"Pearl league 1: table {number}": 1 for number in known.season.tables}
    )
    posts = [
        public_text
        for public_text in port.public_texts()
        if "is being played in the thread below" in public_text
    ]
    assert len(posts) == len(known.season.tables) == 2
    if text:
        assert sum(text in one for one in port.public_texts()) == 1


@pytest.mark.parametrize(("status", "code"), [(400, 200001), (400, 50035)])
async def test_table_opens_under_a_plain_name_if_a_filter_refuses_the_league(
    community: Community, status: int, code: int
) -> None:
    await advance_to_opening(community)
    community.port.env.inject_error(*THREADS, status=status, code=code)
    await community.run_host_command("start")
    await community.pass_days(0.1)
    assert all(table.match_id for table in (await community.season()).season.tables.values())
    assert count_threads(community.port) == Counter({"table 1": 1, "Pearl league 1: table 2": 1})


@pytest.mark.long
async def test_member_who_left_is_withdrawn_when_the_table_opens(community: Community) -> None:
    port = community.port
    await advance_to_opening(community)
    port.env.inject_error("GET", f"/guilds/*/members/{port.ben.id}", status=404, code=10007, times=None)
    await community.run_host_command("start")
    await community.pass_days(0.1)
    known = await community.season()
    assert known.season.members[await port.key_of(port.ben)].status == "withdrawn"
    assert "**Ben** withdrew from" in "\n".join(port.public_texts())


async def test_tables_wait_while_too_many_threads_are_active(
    community: Community, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.leagues.publishing.MAX_THREADS", 1)
    await advance_to_opening(community)
    await community.run_host_command("start")
    await community.pass_days(0.1)
    (first,) = (
        n
        for n, fixture_state in (await community.season()).season.tables.items()
        if fixture_state.match_id is not None
    )
    await community.play_tables(first)
    await community.pass_days(0.1)
    assert all(table.match_id is not None for table in (await community.season()).season.tables.values())
