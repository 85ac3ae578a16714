"""Whole games of two people: one by clicks with a restart in between, one by typing."""

from __future__ import annotations

import random

from bot.ids import What
from host import reading
from tests.bot.port import Port, Shown, asked, labels, loose_options, options, said

MOST_STEPS = 600
PHASES = 28


async def awaited(port: Port) -> int | None:
    """Return the person whose turn it is, None when the match is over."""
    shown = await reading.card(port.bot.house.harbour, 1)
    return None if shown.awaited_seat is None else shown.seats[shown.awaited_seat].person


async def test_a_whole_game_by_clicks(port: Port) -> None:
    await port.begin()
    chance = random.Random(1)
    turns = 0
    while (person := await awaited(port)) is not None:
        panel = await port.take_turn(port.actor(person))
        while "Board" not in labels(panel):
            await click_something(port, person, panel, chance)
        turns += 1
        assert turns <= 2 * PHASES
        if turns == 20:
            await port.restart()
    await check_the_end(port)


async def click_something(port: Port, person: int, panel: Shown, chance: random.Random) -> None:
    """Confirm where that is possible, else choose anything, rather what stands alone: to pass, to be done."""
    player = port.actor(person)
    loose, menu = loose_options(panel), options(panel)
    if "Confirm" in labels(panel):
        await player.click(panel, label="Confirm")
    elif loose and (not menu or chance.random() < 0.7):
        await player.click(panel, custom_id=chance.choice(loose))
    else:
        custom_id, value = chance.choice(menu)
        await player.select(panel, [value], custom_id=custom_id)


async def test_a_whole_game_by_typing_in_german_and_polish(port: Port) -> None:
    port.locales = {port.ada.id: "de", port.ben.id: "pl"}
    await port.manager().slash(port.lobby, "settings server", language="pl")
    await port.begin()
    chance = random.Random(2)
    steps = 0
    while (person := await awaited(port)) is not None:
        player = port.actor(person)
        offered = [choice["value"] for choice in await player.autocomplete(port.lobby, "play", "option", "")]
        going_on = [value for value in offered if value not in {"undo", "over"}]
        option = "confirm" if "confirm" in going_on else chance.choice(going_on[-2:])
        await player.slash(port.lobby, "play", option=option)
        steps += 1
        assert steps < MOST_STEPS
    await check_the_end(port)


async def check_the_end(port: Port) -> None:
    """Look whether the end is told, scored, revealed and verified, and every phase pictured."""
    posts = [port.raw(post) for post in port.posts()]
    told = await reading.final_post(port.bot.house.harbour, 1)
    end = said(posts[-1])
    assert end.startswith("## Nauticus")
    assert {told.seed, told.salt, told.commitment} <= set(end.replace("`", " ").split())
    assert all(str(points) in end for score in told.result.scores for points in score.values)
    phases = [post for post in port.posts() if said(port.raw(post)).startswith("### ")]
    assert len(phases) == PHASES
    assert all(len(post.attachments) == 1 for post in phases)
    assert {what for post in posts for what in asked(post)} == {What.BOARD, What.LOG}
    verified = await port.cem.slash(port.lobby, "game verify")
    assert said(verified.response).count("✅") == 3
    assert told.commitment in said(verified.response)
