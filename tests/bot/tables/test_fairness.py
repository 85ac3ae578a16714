"""Tests of fair shuffles in Discord: the posted messages, and how users add seed words."""

from __future__ import annotations

import json
import re

import pytest

from bot.core.words.i18n import locales, translator
from engine.core.text import text
from host.matches.commit_reveal import transcript
from tests.bot.port import FILE, Port, labels, parts, said
from tests.bot.shuffles import (
    BUTTON,
    add,
    begun,
    end,
    execute,
    file_of,
    match_row,
    message_with,
    sha,
    verified,
)


async def test_fairness_messages_are_small_text_with_a_file(port: Port) -> None:
    await begun(port)
    sealed, ada, ben, started = port.bindings()
    assert all(line.startswith("-# ") for raw in port.bindings() for line in said(raw).splitlines())
    assert not any("{" in said(raw) or labels(raw) for raw in port.bindings())
    row = await match_row(port)
    assert f"`{row.commitment}`" in said(sealed)
    assert json.loads(file_of(port, sealed))["match"] == 1
    assert f"<@{port.ada.id}> added `🍀 clover`" in said(ada)
    assert f"At the table: <@{port.ada.id}> and <@{port.ben.id}>." in said(ben)
    told = transcript.parse(file_of(port, started))
    assert (told.roster, told.message) == ((1, 2), str(sealed.id))
    assert [one.words for one in told.contributions] == [sha("🍀 clover"), sha("a long walk by the sea")]
    assert f"`{sha(file_of(port, started))}`" in said(started)
    assert [raw.edited_timestamp for raw in port.bindings()] == [None] * 4


async def test_user_ids_appear_in_the_text_but_not_in_the_files(port: Port) -> None:
    await begun(port)
    for raw in port.bindings():
        file = file_of(port, raw)
        assert not any(str(person.id) in file for person in (port.ada, port.ben))
        assert "clover" not in file


async def test_card_is_the_newest_message_of_an_open_table(port: Port) -> None:
    await port.open(seats=3)
    assert [raw.id for raw in port.bindings()] < [port.card().id]
    assert port.all_posts()[-1].id == port.card().id


async def test_newest_message_at_the_start_has_the_turn_button(port: Port) -> None:
    await port.open(seats=2, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    *_, started, newest = [port.raw(post) for post in port.all_posts()]
    assert parts(started, FILE)
    assert "Take my turn" in labels(newest)
    assert [port.acting().id] == [newest.id]


async def test_last_joiner_who_is_not_first_gets_no_turn_button(port: Port) -> None:
    await port.open(seats=2, begins="opener")
    joined = await port.ben.slash(port.lobby, "game join")
    assert labels(joined.response) == []


async def test_response_has_a_turn_button_if_the_match_starts_at_once(port: Port) -> None:
    opened = await port.open(seats=2, robots=1, begins="opener")
    assert "Take my turn" in labels(opened.response)


async def test_adding_words_takes_a_seat(port: Port) -> None:
    await port.open(seats=3)
    answered = await add(port, port.ben, "mine")
    assert "You added `mine` to the shuffle" in said(answered)
    assert "2. Ben" in said(port.raw(port.card()))


async def test_adding_words_for_the_last_seat_starts_the_match(port: Port) -> None:
    await port.open(seats=2)
    form = await port.cem.click(port.card(), label=BUTTON)
    assert "You took the last seat" in said(await add(port, port.ben, "mine"))
    assert BUTTON not in labels(port.raw(port.card()))
    late = await port.cem.submit_modal(form, {"words": "late"})
    assert "already started" in said(late.response)


async def test_adding_words_twice_shows_the_first_words(port: Port) -> None:
    await port.open(seats=3)
    await add(port, port.ada, "mine")
    assert "You have already added `mine`" in said(await add(port, port.ada, "another"))


async def test_added_words_cause_no_markup_or_mentions(port: Port) -> None:
    await port.open(seats=2, begins="opener")
    await add(port, port.ada, f"`@here` [x](https://x.org)\n**loud** <@{port.cem.id}>")
    (told,) = [call.json for call in port.env.http_requests if "> added `" in str(call.json)]
    assert told is not None
    assert told["allowed_mentions"] == {"parse": [], "users": []}
    assert f"added `@here [x](https://x.org) **loud** <@{port.cem.id}>`" in str(told)
    await add(port, port.ben, "/game join")
    await end(port)
    assert "❌" not in await verified(port)


async def test_shuffle_modal_is_translated_and_works_after_a_restart(port: Port) -> None:
    port.locales[port.ada.id] = "de"
    await port.open(seats=3)
    await port.restart()
    form = await port.ada.click(port.card(), label=BUTTON)
    assert form.modal is not None
    assert form.modal["title"] == "Zum Mischen beitragen"
    answered = await port.ada.submit_modal(form, {"words": "noch da"})
    assert "Du hast `noch da` zum Mischen beigetragen" in said(answered.response)


@pytest.mark.parametrize("status", [403, 404, 500])
async def test_shuffle_modal_works_after_a_failed_attempt(port: Port, status: int) -> None:
    await port.open(seats=3)
    port.env.inject_error("POST", "/interactions/*/callback", status=status)
    await port.ada.click(port.card(), label=BUTTON)
    assert "You added" in said(await add(port, port.ada, "now"))


async def test_words_are_rejected_before_the_secret_is_sealed(port: Port) -> None:
    await port.open(seats=3)
    await execute(port, "UPDATE commitments SET message = NULL")
    assert "hasn’t been sealed yet" in said(await add(port, port.ada, "early"))


@pytest.mark.parametrize("locale", locales())
def test_contribution_names_the_user_before_the_other_players(locale: str) -> None:
    """A contribution mentions its author before the other players at the table, in every language.

    Verification compares the order of mentions and code spans, so it must not depend on the language.
    """
    told = translator(locale)(text("contribution", person="<@1>", words="mine", seats="<@2>"))
    assert re.findall(r"<@\d>", told) == ["<@1>", "<@2>"]
    for key in ("commitment", "commitment-again", "transcript", "transcript-unposted", "contribution"):
        values = {"hash": "x", "seats": "x", "person": "x", "words": "x"}
        assert translator(locale)(text(key, **values)).count("`") == 2


async def test_rejoining_player_keeps_their_place_in_the_order(port: Port) -> None:
    await begun(port, seats=4)
    await port.cem.slash(port.lobby, "game join")
    await port.ben.slash(port.lobby, "game leave")
    await port.ben.slash(port.lobby, "game join")
    await port.ada.slash(port.lobby, "game start")
    started = message_with(port, "Players: ")
    assert transcript.parse(file_of(port, started)).roster == (1, 2, 3)
    assert re.findall(r"<@(\d+)>", said(started)) == [str(one.id) for one in (port.ada, port.ben, port.cem)]
    await end(port)
    assert "❌" not in await verified(port)


async def test_cancellation_before_the_first_move_says_so(port: Port) -> None:
    await port.open(seats=2, robots=1, begins="opener")
    await port.ada.slash(port.lobby, "game cancel")
    told = [said(port.raw(post)) for post in port.all_posts()]
    assert any("Ada** has cancelled the match" in one for one in told)
    assert any("ended without a result" in one and "before the first move" in one for one in told)
    assert "before the first move" in said(
        port.raw(next(p for p in port.posts() if "cancelled" in said(port.raw(p))))
    )
    assert "Secret `" in await verified(port)


async def test_fairness_message_is_posted_once_despite_a_restart(port: Port) -> None:
    await port.open(seats=3)
    await port.restart()
    await port.ben.slash(port.lobby, "game join")
    assert len(port.bindings()) == 1
