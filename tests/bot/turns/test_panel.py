"""Tests that users can reach every match action and host command through buttons."""

from __future__ import annotations

from simcord import MemberActor

from host.matches.settings import updates
from tests.bot.port import FILE, Port, Shown, ids, labels, options, parts, said

OPENER = ["Start", "Add robot", "Options", "Add to the shuffle", "Rules", "Cancel"]
PLAYS = ["Since my last turn", "Try out", "Take back my turn", "Mute this match"]
LOOKS = ["Board", "As text", "Log", "Replay", "Why?", "Rules"]


async def panel(port: Port, somebody: MemberActor) -> Shown:
    return (await somebody.slash(port.lobby, "match")).response


async def test_open_table_panel_shows_allowed_actions_per_user(port: Port) -> None:
    await port.open(seats=3)
    own = await panel(port, port.ada)
    assert "This table is open: 1 of 3 seats are taken. You’re the table owner." in said(own)
    assert set(labels(own)) == {*OPENER, "Leave"}
    guest = await panel(port, port.ben)
    assert "You’re not playing in this match, but there is a free seat." in said(guest)
    assert labels(guest)[0] == "Join"
    assert "Start" not in labels(guest)
    assert "You’ve joined" in said((await port.ben.click(guest, label="Join")).response)
    assert {"Leave"} <= set(labels(await panel(port, port.ben)))


async def test_robot_is_removed_from_open_table(port: Port) -> None:
    await port.open(seats=3, robots=1)
    shown = await panel(port, port.ada)
    gone = await port.ada.click(shown, label="Remove robot")
    assert "A robot has been removed" in said(gone.response)
    assert "Seats taken: 1 of 3." in said(port.raw(port.card()))
    assert "Remove robot" not in labels(await panel(port, port.ada))


async def test_match_panel_shows_allowed_actions_per_user(port: Port) -> None:
    await port.begin()
    to_move = await panel(port, port.ada)
    assert labels(to_move) == ["Take my turn", *PLAYS, *LOOKS, "Resign", "Cancel"]
    assert "It’s your turn." in said(to_move)
    assert labels(await panel(port, port.ben)) == [*PLAYS, *LOOKS, "Resign", "Cancel"]
    watching = await panel(port, port.cem)
    assert labels(watching) == LOOKS
    assert "You’re not playing in this match." in said(watching)


async def test_resign_asks_for_confirmation_and_frees_seat(port: Port) -> None:
    await port.begin()
    asked: Shown = (await port.ben.click(await panel(port, port.ben), label="Resign")).response
    assert "A robot will take over your seat immediately" in said(asked)
    resigned = (await port.ben.click(asked, label="Yes, resign")).response
    assert "A robot will take over your seat" in said(resigned)
    free = await panel(port, port.cem)
    assert labels(free)[0] == "Join"
    assert "You’ve taken over a seat" in said((await port.cem.click(free, label="Join")).response)


async def test_cancel_asks_for_confirmation_if_others_are_seated(port: Port) -> None:
    await port.open(seats=3)
    await port.ben.slash(port.lobby, "game join")
    asked: Shown = (await port.ada.click(port.card(), label="Cancel")).response
    assert "Another player has a seat at this table." in said(asked)
    assert "has been cancelled" in said((await port.ada.click(asked, label="Yes, cancel")).response)


async def test_cancelled_match_panel_offers_only_rules(port: Port) -> None:
    await port.begin()
    await port.manager().slash(port.lobby, "host cancel", reason="tea")
    assert labels(await panel(port, port.ada)) == ["Rules"]


async def role_holder(port: Port) -> MemberActor:
    role = port.guild.create_role("Referee")
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, host_role=role.id)
    return port.guild.add_member(port.env.create_user("eve", global_name="Eve"), roles=[role])


async def tools(port: Port, somebody: MemberActor) -> Shown:
    return (await somebody.click(await panel(port, somebody), label="Host tools")).response


async def fill_in(port: Port, somebody: MemberActor, shown: Shown, label: str, **lines: str) -> str:
    form = await somebody.click(shown, custom_id=ids(shown)[label])
    return said((await somebody.submit_modal(form, lines)).response)


async def test_host_role_reaches_host_tools_from_panel(port: Port) -> None:
    await port.begin(time_control="daily")
    eve = await role_holder(port)
    assert not any(name.startswith("host") for name in eve.available_commands(port.lobby))
    assert "Host tools" not in labels(await panel(port, port.ada))
    shown = await tools(port, eve)
    assert "Pause clocks" in labels(shown)
    told = await fill_in(port, eve, shown, "Pause clocks", reason="a storm")
    assert told == "The clocks in Nauticus are paused."
    again = await eve.click(await tools(port, eve), label="Resume clocks")
    assert said(again.response) == "The clocks in Nauticus are running again."


async def test_host_adds_time_and_replaces_player_from_panel(port: Port) -> None:
    await port.begin(time_control="daily")
    eve = await role_holder(port)

    async def fill(label: str, **lines: str) -> str:
        shown = (await eve.click(await tools(port, eve), label="Players…")).response
        return await fill_in(port, eve, shown, label, **lines)

    assert await fill("Give extra time", reason="tea", hours="5") == "Ben gets 5 extra hours: Nauticus."
    assert "number of hours" in await fill("Give extra time", reason="tea", hours="many")
    assert await fill("Replace with a robot", reason="gone") == "A robot takes over for Ben: Nauticus."


async def test_host_takes_back_moves_from_panel(port: Port) -> None:
    await port.begin()
    eve = await role_holder(port)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    shown: Shown = (await eve.click(await tools(port, eve), label="Take back moves…")).response
    ((menu, entry),) = options(shown)
    form = await eve.select(shown, [entry], custom_id=menu)
    done = await eve.submit_modal(form, {"reason": "a slip"})
    assert said(done.response) == "The moves have been taken back: Nauticus."


async def test_host_cancels_and_exports_match_from_panel(port: Port) -> None:
    await port.begin()
    eve = await role_holder(port)
    assert "cancelled" in await fill_in(port, eve, await tools(port, eve), "Cancel match", reason="tea")
    filed = await eve.click(await tools(port, eve), label="Export")
    assert parts(filed.response, FILE)


async def test_host_tools_are_rejected_after_host_role_is_removed(port: Port) -> None:
    await port.begin()
    eve = await role_holder(port)
    shown = await tools(port, eve)
    await updates.update_guild_settings(port.bot.services.ctx, port.guild.id, host_role=None)
    assert "can use these tools" in await fill_in(port, eve, shown, "Pause clocks", reason="tea")
