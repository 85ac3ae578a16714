"""Tests for Buoys in Discord: a game without chance and points ends with a row, a draw or a resignation.

test_third_game.py runs them with the toy game on the path.
"""

from __future__ import annotations

from collections.abc import Sequence

from simcord import MemberActor

from tests.bot.port import AnyMessage, Port, alt_text_of, labels, text_of

ROW, DRAW = ("A1", "A2", "B1", "B2", "C1"), ("A1", "B2", "C3", "B1", "B3", "A3", "C1", "C2", "A2")


async def begin(port: Port, **options: object) -> None:
    await port.open_table(game="buoys", begins="opener", **options)
    await port.ben.click(port.card(), label="Join")


async def lay(player: MemberActor, port: Port, field: str) -> None:
    panel = await port.take_turn(player)
    await player.click(panel, label=f"{field} and end the turn")


async def play(port: Port, fields: Sequence[str]) -> None:
    for number, field in enumerate(fields):
        if "Waiting for" in card_text(port):
            await lay((port.ada, port.ben)[number % 2], port, field)


def card_text(port: Port) -> str:
    return text_of(port.raw_message(port.card()))


def last_post(port: Port) -> str:
    return text_of(port.raw_message(port.posts()[-1]))


async def create_league(port: Port, game: str, seats: int) -> AnyMessage:
    hall = port.guild.create_text_channel("hall")
    manager = port.add_manager()
    asked = await manager.slash(hall, "league-host create", name="League", game=game, seats=seats)
    answer: AnyMessage = asked.response
    return answer


async def test_row_wins_and_is_told_without_points(port: Port) -> None:
    await begin(port, rated=True)
    await play(port, ROW)
    for told in (last_post(port), card_text(port)):
        assert "🏆 **Ada** wins." in told
        assert "Three buoys in a row." in told
        assert "ahead of" not in told
        assert "VP" not in told
    rating = text_of((await port.ada.slash(port.lobby, "rating", game="buoys")).response)
    assert "**1605?**" in rating


async def test_draw_is_told_and_counts_as_a_draw(port: Port) -> None:
    await begin(port)
    await play(port, DRAW)
    assert "🤝 **Ada** and **Ben** draw." in last_post(port)
    assert "The harbour is full." in last_post(port)
    found = text_of((await port.ada.slash(port.lobby, "games finished", result="draw")).response)
    assert "draw" in found
    records = text_of((await port.ada.slash(port.lobby, "records", game="buoys")).response)
    assert "Best score" not in records
    assert "Narrowest" not in records


async def test_resignation_ends_the_match_after_a_warning(port: Port) -> None:
    await begin(port)
    await lay(port.ada, port, "A1")
    asked: AnyMessage = (await port.ada.slash(port.lobby, "game resign")).response
    assert "The match ends at once, and you lose." in text_of(asked)
    await port.ada.click(asked, label="Yes, resign")
    assert "🏆 **Ben** wins." in last_post(port)
    assert "The opponent has resigned." in last_post(port)


async def test_offered_draw_is_accepted_by_a_vote(port: Port) -> None:
    await begin(port)
    panel: AnyMessage = (await port.ada.slash(port.lobby, "match")).response
    assert "Offer a draw" in labels(panel)
    await port.ada.click(panel, label="Offer a draw")
    again = await port.ada.slash(port.lobby, "game draw")
    assert "once per turn" in text_of(again.response)
    (asked,) = [post for post in port.posts() if "offers a draw" in text_of(port.raw_message(post))]
    await port.ben.click(asked, label="Yes")
    assert "🤝 **Ada** and **Ben** draw." in last_post(port)
    assert "The players agreed to a draw." in last_post(port)


async def test_profile_counts_wins_draws_and_losses(port: Port) -> None:
    await begin(port)
    await port.ada.slash(port.lobby, "game draw")
    (asked,) = [post for post in port.posts() if "offers a draw" in text_of(port.raw_message(post))]
    await port.ben.click(asked, label="Yes")
    shown: AnyMessage = (await port.ada.slash(port.lobby, "profile")).response
    told = text_of(shown) + alt_text_of(shown)
    assert "Drawn: 1" in told
    assert "1. ×" not in told


async def test_league_of_buoys_is_possible(port: Port) -> None:
    answer = await create_league(port, "buoys", 2)
    assert "host panel" in text_of(answer)
