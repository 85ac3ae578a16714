"""Invitations in Discord: whoever is invited hears of it once, and nobody opens thread after thread for them."""

from __future__ import annotations

from host.tables.rates import MOST, MOST_OF_ONE
from tests.bot.port import Port, said


async def test_a_card_that_is_posted_anew_notifies_nobody_again(port: Port) -> None:
    await port.open(player1=port.ben)
    assert port.raw(port.card()).ping_user_ids == [port.ben.id]
    await port.manager().slash(port.lobby, "host repost", reason="a storm")
    cards = [port.raw(post) for post in port.posts()]
    assert [card.ping_user_ids for card in cards] == [[]]
    assert f"<@{port.ben.id}>" in said(cards[0])


async def test_an_invitation_notifies_once(port: Port) -> None:
    await port.open()
    await port.ada.slash(port.lobby, "game invite", player=port.cem)
    again = await port.ada.slash(port.lobby, "game invite", player=port.cem)
    assert "invited to this table already" in said(again.response)
    pings = [port.raw(post).ping_user_ids for post in port.posts()]
    assert sum(port.cem.id in pinged for pinged in pings) == 1


async def test_one_account_names_the_same_person_a_few_times(port: Port) -> None:
    answers = [
        said((await port.open(where="thread", player1=port.ben)).response) for _ in range(MOST_OF_ONE + 2)
    ]
    assert all("same person" in answer for answer in answers[MOST_OF_ONE:])
    assert len(port.lobby.threads) == MOST_OF_ONE


async def test_one_account_has_so_many_threads_made(port: Port) -> None:
    answers = [said((await port.open(where="thread")).response) for _ in range(MOST["thread"] + 1)]
    assert "threads for you" in answers[-1]
    assert "threads for you" not in answers[-2]
    assert len(port.lobby.threads) == MOST["thread"]
