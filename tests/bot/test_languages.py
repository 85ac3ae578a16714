"""Languages in Discord: private answers in the person's, public posts in the server's."""

from __future__ import annotations

import pytest

from tests.bot.port import Port, labels, said


@pytest.mark.parametrize(
    ("locale", "question"),
    [("de", "Welche Aktion wird gespielt?"), ("pl", "Którą akcję"), ("fr", "Which action is played?")],
)
async def test_everybody_reads_their_own_language(port: Port, locale: str, question: str) -> None:
    await port.begin()
    port.locales[port.ada.id] = locale
    panel = await port.take_turn(port.ada)
    english = await port.ben.slash(port.lobby, "help")
    assert question in said(panel)
    assert "What you can do here now" in said(english.response)
    assert "Take my turn" in labels(port.raw(port.acting()))
    await port.ada.slash(port.lobby, "settings me", language="pl")
    chosen = await port.ada.slash(port.lobby, "games")
    assert "Twoja partia" in said(chosen.response)


async def test_a_chosen_language_outlives_a_restart_and_can_be_given_up(port: Port) -> None:
    answered = await port.ada.slash(port.lobby, "settings me", language="de")
    assert said(answered.response) == "Ich spreche jetzt Deutsch mit dir."
    await port.restart()
    assert "Brettspiele" in said((await port.ada.slash(port.lobby, "help")).response)
    await port.ada.slash(port.lobby, "settings me", language="auto")
    assert "Board games" in said((await port.ada.slash(port.lobby, "help")).response)


async def test_a_chosen_language_survives_sitting_down(port: Port) -> None:
    await port.ada.slash(port.lobby, "settings me", language="de")
    await port.open(seats=2)
    assert "Brettspiele" in said((await port.ada.slash(port.lobby, "help")).response)


async def test_public_posts_speak_the_servers_language(port: Port) -> None:
    await port.open(seats=3)
    await port.show_host_tools(port.ada)
    refused = await port.ada.slash(port.lobby, "host settings", language="pl")
    assert "Only those who may manage the server" in said(refused.response)
    answered = await port.manager().slash(port.lobby, "host settings", language="pl")
    assert "polski" in said(answered.response)
    await port.ben.slash(port.lobby, "game join")
    assert "Zajęte miejsca: 2 z 3." in said(port.raw(port.card()))
    await port.ada.slash(port.lobby, "game open", game="nauticus", where="thread")
    assert [thread.name for thread in port.lobby.threads] == ["Stół: Nauticus"]


async def test_a_servers_own_locale_is_the_default(port: Port) -> None:
    german = port.env.create_guild("Hafen", preferred_locale="de")
    channel = german.create_text_channel("lobby")
    somebody = german.add_member(port.env.create_user("dora", global_name="Dora"))
    await somebody.slash(channel, "game open", game="nauticus", seats=2)
    card, _ = (post for post in channel.history() if not post.flags.ephemeral)
    assert labels(port.env.backend.get_message(channel.id, card.id))[0] == "Mitspielen"


async def test_refusals_are_worded_too(port: Port) -> None:
    await port.begin()
    port.locales[port.cem.id] = "pl"
    refused = await port.cem.click(port.acting(), label="Take my turn")
    assert said(refused.response) == "Nie masz miejsca w tej partii."
