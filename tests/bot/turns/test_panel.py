"""Tests that users can reach every match action and host command through buttons."""

from __future__ import annotations

from simcord import MemberActor

from host.matches.settings import updates
from tests.bot.port import FILE, AnyMessage, Port, custom_ids, find_components, labels, options, text_of

OPENER_LABELS = ["Start", "Add robot", "Options", "Add to the shuffle", "Rules", "Cancel match"]
PLAYER_LABELS = ["Since the start", "Try it out", "Mute this match"]
MOVED_LABELS = ["Since my last turn", "Try it out", "Take back my turn", "Mute this match"]
"""A player's buttons after they have taken a turn."""
VIEW_LABELS = ["Board", "As text", "Log", "Replay", "Why this turn?", "Rules"]


async def open_panel(port: Port, member: MemberActor) -> AnyMessage:
    return (await member.slash(port.lobby, "match")).response


async def test_open_table_panel_shows_allowed_actions_per_user(port: Port) -> None:
    await port.open_table(seats=3)
    own = await open_panel(port, port.ada)
    assert "This table is open: 1 of 3 seats are taken. You’re the table owner." in text_of(own)
    assert set(labels(own)) == {*OPENER_LABELS, "Leave"}
    guest = await open_panel(port, port.ben)
    assert "You’re not playing in this match, but there is a free seat." in text_of(guest)
    assert labels(guest)[0] == "Join"
    assert "Start" not in labels(guest)
    assert "You’ve joined" in text_of((await port.ben.click(guest, label="Join")).response)
    assert {"Leave"} <= set(labels(await open_panel(port, port.ben)))


async def test_robot_is_removed_from_open_table(port: Port) -> None:
    await port.open_table(seats=3, robots=1)
    shown = await open_panel(port, port.ada)
    interaction_result = await port.ada.click(shown, label="Remove robot")
    assert "A robot has been removed" in text_of(interaction_result.response)
    assert "Seats taken: 1 of 3." in text_of(port.raw_message(port.card()))
    assert "Remove robot" not in labels(await open_panel(port, port.ada))


async def test_match_panel_shows_allowed_actions_per_user(port: Port) -> None:
    await port.begin()
    to_move = await open_panel(port, port.ada)
    assert labels(to_move) == ["Take my turn", *PLAYER_LABELS, *VIEW_LABELS, "Resign", "Cancel match"]
    assert "It’s your turn." in text_of(to_move)
    waiting = [*PLAYER_LABELS, "Give more time", *VIEW_LABELS, "Resign", "Cancel match"]
    assert labels(await open_panel(port, port.ben)) == waiting
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    moved = [*MOVED_LABELS, "Give more time", *VIEW_LABELS, "Resign", "Cancel match"]
    assert labels(await open_panel(port, port.ada)) == moved
    watching = await open_panel(port, port.cem)
    assert labels(watching) == VIEW_LABELS
    assert "You’re not playing in this match." in text_of(watching)


async def test_resign_asks_for_confirmation_and_frees_seat(port: Port) -> None:
    await port.begin()
    asked: AnyMessage = (await port.ben.click(await open_panel(port, port.ben), label="Resign")).response
    assert "A robot will take over your seat immediately" in text_of(asked)
    resigned = (await port.ben.click(asked, label="Yes, resign")).response
    assert "A robot will take over your seat" in text_of(resigned)
    free = await open_panel(port, port.cem)
    assert labels(free)[0] == "Join"
    assert "You’ve taken over a seat" in text_of((await port.cem.click(free, label="Join")).response)


async def test_cancel_asks_for_confirmation_if_others_are_seated(port: Port) -> None:
    await port.open_table(seats=3)
    await port.ben.slash(port.lobby, "game join")
    asked: AnyMessage = (await port.ada.click(port.card(), label="Cancel match")).response
    assert "Another player has a seat at this table." in text_of(asked)
    assert "has been cancelled" in text_of((await port.ada.click(asked, label="Yes, cancel")).response)


async def test_cancelled_match_panel_offers_only_rules(port: Port) -> None:
    await port.begin()
    await port.add_manager().slash(port.lobby, "host cancel", reason="tea")
    assert labels(await open_panel(port, port.ada)) == ["Rules"]


async def add_role_holder(port: Port) -> MemberActor:
    role = port.guild.create_role("Referee")
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, host_role=role.id)
    return port.guild.add_member(port.env.create_user("eve", global_name="Eve"), roles=[role])


async def open_host_tools(port: Port, member: MemberActor) -> AnyMessage:
    return (await member.click(await open_panel(port, member), label="Host tools")).response


async def submit_form(port: Port, member: MemberActor, message: AnyMessage, label: str, **lines: str) -> str:
    form = await member.click(message, custom_id=custom_ids(message)[label])
    return text_of((await member.submit_modal(form, lines)).response)


async def test_host_role_reaches_host_tools_from_panel(port: Port) -> None:
    await port.begin(time_control="daily")
    eve = await add_role_holder(port)
    assert not any(name.startswith("host") for name in eve.available_commands(port.lobby))
    assert "Host tools" not in labels(await open_panel(port, port.ada))
    shown = await open_host_tools(port, eve)
    assert "Pause clocks" in labels(shown)
    text = await submit_form(port, eve, shown, "Pause clocks", reason="a storm")
    assert text == "The clocks in Nauticus are paused."
    again = await eve.click(await open_host_tools(port, eve), label="Resume clocks")
    assert text_of(again.response) == "The clocks in Nauticus are running again."


async def test_host_adds_time_and_replaces_player_from_panel(port: Port) -> None:
    await port.begin(time_control="daily")
    eve = await add_role_holder(port)

    async def fill(label: str, **lines: str) -> str:
        response_message = (await eve.click(await open_host_tools(port, eve), label="Players…")).response
        return await submit_form(port, eve, response_message, label, **lines)

    assert await fill("Give extra time", reason="tea", hours="5") == "Ben gets 5 extra hours in Nauticus."
    assert "number of hours" in await fill("Give extra time", reason="tea", hours="many")
    assert await fill("Replace with a robot", reason="gone") == "A robot has taken over for Ben in Nauticus."


async def test_host_takes_back_moves_from_panel(port: Port) -> None:
    await port.begin()
    eve = await add_role_holder(port)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    shown: AnyMessage = (await eve.click(await open_host_tools(port, eve), label="Take back moves…")).response
    ((menu, entry),) = options(shown)
    form = await eve.select(shown, [entry], custom_id=menu)
    done = await eve.submit_modal(form, {"reason": "a slip"})
    assert text_of(done.response) == "The moves in Nauticus have been taken back."


async def test_host_cancels_and_exports_match_from_panel(port: Port) -> None:
    await port.begin()
    eve = await add_role_holder(port)
    assert "cancelled" in await submit_form(
        port, eve, await open_host_tools(port, eve), "Cancel match", reason="tea"
    )
    filed = await eve.click(await open_host_tools(port, eve), label="Export")
    assert find_components(filed.response, FILE)


async def test_host_tools_are_rejected_after_host_role_is_removed(port: Port) -> None:
    await port.begin()
    eve = await add_role_holder(port)
    shown = await open_host_tools(port, eve)
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, host_role=None)
    assert "can use these tools" in await submit_form(port, eve, shown, "Pause clocks", reason="tea")
