"""Tests that changes in the database are detected as cheating."""

from __future__ import annotations

from tests.bot.port import Port
from tests.bot.shuffles import (
    begin_with_words,
    cancel_match,
    change_words,
    execute,
    verify_match,
)


async def swap_seats(port: Port) -> None:
    """Swap Ada's and Ben's seats in the database."""
    await execute(port, "UPDATE seats SET seat = 9 WHERE seat = 0")
    await execute(port, "UPDATE seats SET seat = 0 WHERE seat = 1")
    await execute(port, "UPDATE seats SET seat = 1 WHERE seat = 9")


async def test_words_shortened_after_posting_are_detected(port: Port) -> None:
    await begin_with_words(port, seats=3)
    await change_words(port, 1, "a long")
    await port.cem.slash(port.lobby, "game join")
    await cancel_match(port)
    text = await verify_match(port)
    assert f"❌ [The words of <@{port.ben.id}>]" in text
    assert text.count("❌") == 1


async def test_join_order_swapped_before_the_last_seat_is_detected(port: Port) -> None:
    await begin_with_words(port, seats=3)
    await swap_seats(port)
    await port.cem.slash(port.lobby, "game join")
    await cancel_match(port)
    assert "❌ The players joined in the order" in await verify_match(port)


async def test_join_order_swapped_with_participants_is_detected(port: Port) -> None:
    await begin_with_words(port, seats=3)
    await swap_seats(port)
    one, two = await port.key_of(port.ada), await port.key_of(port.ben)
    swap = "UPDATE participants SET user_key = CASE user_key WHEN :one THEN :two ELSE :one END"
    await execute(port, swap, one=one, two=two)
    await port.cem.slash(port.lobby, "game join")
    await cancel_match(port)
    text = await verify_match(port)
    assert text.count("❌ [The words of <@") == 2


async def test_seats_swapped_after_the_start_are_detected(port: Port) -> None:
    await begin_with_words(port)
    await swap_seats(port)
    await cancel_match(port)
    assert "❌ The turn order" in await verify_match(port)
