"""What people do is told when they do it, and the buttons stand where one reads."""

from __future__ import annotations

from tests.bot.port import Port


async def test_a_turn_is_told_while_others_have_still_to_move(port: Port) -> None:
    await port.open(seats=4, begins="opener")
    dee = port.newcomer("Dee")
    for person in (port.ben, port.cem, dee):
        await person.slash(port.lobby, "game join")
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    await port.env.advance_time(10)
    assert "- **Ada** " in "\n".join(port.read())
