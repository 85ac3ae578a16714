"""Panel coverage: buttons reach every match action and every host command."""

from __future__ import annotations

from simcord import MemberActor

from host.matches.settings import updates
from tests.bot.port import FILE, Port, Shown, ids, labels, options, parts, said

OPENER = ["Start", "Add robot", "Options", "Add to the shuffle", "Rules", "Cancel"]
PLAYS = ["Since my last turn", "Try out", "Take back my turn", "Mute this match"]
LOOKS = ["Board", "As text", "Log", "Replay", "Why?", "Rules"]


async def panel(port: Port, somebody: MemberActor) -> Shown:
    return (await somebody.slash(port.lobby, "match")).response


async def test_at_an_open_table_each_is_offered_what_they_may_do(port: Port) -> None:
    await port.open(seats=3)
    own = await panel(port, port.ada)
    assert "An open table: 1 of 3 seats are taken. You own this table." in said(own)
    assert set(labels(own)) == {*OPENER, "Leave"}
    guest = await panel(port, port.ben)
    assert "You have no seat in this match, but one is free." in said(guest)
    assert labels(guest)[0] == "Join"
    assert "Start" not in labels(guest)
    assert "You have a seat" in said((await port.ben.click(guest, label="Join")).response)
    assert {"Leave"} <= set(labels(await panel(port, port.ben)))


async def test_a_robot_too_many_is_removed(port: Port) -> None:
    await port.open(seats=3, robots=1)
    shown = await panel(port, port.ada)
    gone = await port.ada.click(shown, label="Remove robot")
    assert "A robot was removed" in said(gone.response)
    assert "Seats taken: 1 of 3." in said(port.raw(port.card()))
    assert "Remove robot" not in labels(await panel(port, port.ada))


async def test_in_a_match_players_and_others_are_offered_what_they_may_do(port: Port) -> None:
    await port.begin()
    to_move = await panel(port, port.ada)
    assert labels(to_move) == ["Take my turn", *PLAYS, *LOOKS, "Resign", "Cancel"]
    assert "It is your turn." in said(to_move)
    assert labels(await panel(port, port.ben)) == [*PLAYS, *LOOKS, "Resign", "Cancel"]
    watching = await panel(port, port.cem)
    assert labels(watching) == LOOKS
    assert "You have no seat in this match." in said(watching)


async def test_resigning_asks_first_and_the_seat_can_be_taken(port: Port) -> None:
    await port.begin()
    asked: Shown = (await port.ben.click(await panel(port, port.ben), label="Resign")).response
    assert "A robot takes over your seat immediately" in said(asked)
    resigned = (await port.ben.click(asked, label="Yes, resign")).response
    assert "A robot takes over your seat" in said(resigned)
    free = await panel(port, port.cem)
    assert labels(free)[0] == "Join"
    assert "You have a seat" in said((await port.cem.click(free, label="Join")).response)


async def test_cancelling_for_others_asks_first(port: Port) -> None:
    await port.open(seats=3)
    await port.ben.slash(port.lobby, "game join")
    asked: Shown = (await port.ada.click(port.card(), label="Cancel")).response
    assert "Another player has a seat at this table." in said(asked)
    assert "has been cancelled" in said((await port.ada.click(asked, label="Yes, cancel")).response)


async def test_a_match_that_was_cancelled_leaves_nothing_to_do(port: Port) -> None:
    await port.begin()
    await port.manager().slash(port.lobby, "host cancel", reason="tea")
    assert labels(await panel(port, port.ada)) == ["Rules"]


async def role_holder(port: Port) -> MemberActor:
    role = port.guild.create_role("Referee")
    await updates.change_server_settings(port.bot.services.ctx, port.guild.id, host_role=role.id)
    return port.guild.add_member(port.env.create_user("eve", global_name="Eve"), roles=[role])


async def tools(port: Port, somebody: MemberActor) -> Shown:
    return (await somebody.click(await panel(port, somebody), label="Host tools")).response


async def fill_in(port: Port, somebody: MemberActor, shown: Shown, label: str, **lines: str) -> str:
    form = await somebody.click(shown, custom_id=ids(shown)[label])
    return said((await somebody.submit_modal(form, lines)).response)


async def test_a_role_without_the_command_reaches_the_tools_by_the_panel(port: Port) -> None:
    await port.begin(time_control="daily")
    eve = await role_holder(port)
    assert not any(name.startswith("host") for name in eve.available_commands(port.lobby))
    assert "Host tools" not in labels(await panel(port, port.ada))
    shown = await tools(port, eve)
    assert "Pause clocks" in labels(shown)
    told = await fill_in(port, eve, shown, "Pause clocks", reason="a storm")
    assert told == "The clocks of Nauticus are paused."
    again = await eve.click(await tools(port, eve), label="Resume clocks")
    assert said(again.response) == "The clocks of Nauticus are running again."


async def test_players_are_given_time_and_replaced_from_the_panel(port: Port) -> None:
    await port.begin(time_control="daily")
    eve = await role_holder(port)

    async def fill(label: str, **lines: str) -> str:
        shown = (await eve.click(await tools(port, eve), label="Players …")).response
        return await fill_in(port, eve, shown, label, **lines)

    assert await fill("Give extra time", reason="tea", hours="5") == "Ben gets 5 extra hours: Nauticus."
    assert "number of hours" in await fill("Give extra time", reason="tea", hours="many")
    assert await fill("Replace with a robot", reason="gone") == "A robot takes over for Ben: Nauticus."


async def test_moves_are_taken_back_from_the_panel(port: Port) -> None:
    await port.begin()
    eve = await role_holder(port)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    shown: Shown = (await eve.click(await tools(port, eve), label="Take back moves …")).response
    ((menu, entry),) = options(shown)
    form = await eve.select(shown, [entry], custom_id=menu)
    done = await eve.submit_modal(form, {"reason": "a slip"})
    assert said(done.response) == "The moves have been taken back: Nauticus."


async def test_a_match_is_cancelled_and_filed_from_the_panel(port: Port) -> None:
    await port.begin()
    eve = await role_holder(port)
    assert "cancelled" in await fill_in(port, eve, await tools(port, eve), "Cancel match", reason="tea")
    filed = await eve.click(await tools(port, eve), label="Export")
    assert parts(filed.response, FILE)


async def test_the_tools_are_for_hosts_whoever_clicks(port: Port) -> None:
    await port.begin()
    eve = await role_holder(port)
    shown = await tools(port, eve)
    await updates.change_server_settings(port.bot.services.ctx, port.guild.id, host_role=None)
    assert "These tools are only for" in await fill_in(port, eve, shown, "Pause clocks", reason="tea")
