"""Tests for nudges in Discord: a button for waiting players, and an anonymous direct message."""

from __future__ import annotations

from simcord import InteractionResult, MemberActor

from tests.bot.closed_channels import refuse_direct_messages
from tests.bot.port import Port, labels, text_of
from tests.bot.time.test_clock import DAY, direct_messages, pass_time


async def click_nudge(port: Port) -> InteractionResult:
    """Let Ben press the button on the match panel."""
    panel = await port.ben.slash(port.lobby, "match")
    assert panel.response is not None
    return await port.ben.click(panel.response, label="Nudge")


async def test_waiting_player_can_nudge_from_match_panel(port: Port) -> None:
    await port.begin(time_control="daily")
    await pass_time(port, 2 * DAY + 60)
    before = [text_of(port.raw_message(post)) for post in port.posts()]
    done = await click_nudge(port)
    assert "Your nudge" in text_of(done.response)
    (nudge,) = direct_messages(port, port.ada)
    assert "are waiting for your move" in text_of(nudge)
    assert port.ben.name not in text_of(nudge)
    assert {"Take my turn", "Mute this match"} <= {*labels(nudge)}
    assert [text_of(port.raw_message(post)) for post in port.posts()] == before


async def test_nudge_is_offered_only_when_it_is_possible(port: Port) -> None:
    await port.begin(time_control="daily")
    assert "Nudge" not in await panel_labels(port, port.ben), "too early"
    await pass_time(port, 2 * DAY + 60)
    assert "Nudge" not in await panel_labels(port, port.ada), "it is her own turn"
    assert "Nudge" not in await panel_labels(port, port.cem), "a spectator"
    assert "Nudge" in await panel_labels(port, port.ben)
    await click_nudge(port)
    assert "Nudge" not in await panel_labels(port, port.ben), "already nudged"


async def panel_labels(port: Port, member: MemberActor) -> list[str]:
    panel = await member.slash(port.lobby, "match")
    assert panel.response is not None
    return labels(panel.response)


async def test_nudge_is_never_posted_in_the_channel(port: Port) -> None:
    await port.begin(time_control="daily")
    await pass_time(port, 2 * DAY + 60)
    refuse_direct_messages(port, port.ada)
    before = port.public_texts()
    done = await click_nudge(port)
    assert "Your nudge" in text_of(done.response)
    assert port.public_texts() == before
