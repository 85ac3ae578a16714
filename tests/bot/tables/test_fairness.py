"""Tests for fair shuffles in Discord: the posted messages, and how users add seed words."""

from __future__ import annotations

import json
import re

import pytest

from bot.core.words.i18n import locales, translator
from engine.core.text import text
from host.matches.commit_reveal import transcript
from tests.bot.port import FILE, Port, find_components, labels, text_of
from tests.bot.shuffles import (
    SHUFFLE_LABEL,
    add_words,
    begin_with_words,
    cancel_match,
    execute,
    find_message,
    load_match_row,
    read_attachment,
    sha256_of,
    verify_match,
)


async def test_fairness_messages_are_small_text_with_a_file(port: Port) -> None:
    await begin_with_words(port)
    sealed, ada, ben, started = port.shuffle_messages()
    assert all(
        line.startswith("-# ") for raw in port.shuffle_messages() for line in text_of(raw).splitlines()
    )
    assert not any("{" in text_of(raw) or labels(raw) for raw in port.shuffle_messages())
    row = await load_match_row(port)
    assert f"`{row.commitment}`" in text_of(sealed)
    assert json.loads(read_attachment(port, sealed))["match"] == 1
    assert f"<@{port.ada.id}> added `🍀 clover`" in text_of(ada)
    assert f"At the table: <@{port.ada.id}> and <@{port.ben.id}>." in text_of(ben)
    told = transcript.parse(read_attachment(port, started))
    assert (told.roster, told.message) == ((1, 2), str(sealed.id))
    assert [contribution.words for contribution in told.contributions] == [
        sha256_of("🍀 clover"),
        sha256_of("a long walk by the sea"),
    ]
    assert f"`{sha256_of(read_attachment(port, started))}`" in text_of(started)
    assert [raw.edited_timestamp for raw in port.shuffle_messages()] == [None] * 4


async def test_user_ids_appear_in_the_text_but_not_in_the_files(port: Port) -> None:
    await begin_with_words(port)
    for raw in port.shuffle_messages():
        file = read_attachment(port, raw)
        assert not any(str(member.id) in file for member in (port.ada, port.ben))
        assert "clover" not in file


async def test_card_is_the_newest_message_of_an_open_table(port: Port) -> None:
    await port.open_table(seats=3)
    assert [raw.id for raw in port.shuffle_messages()] < [port.card().id]
    assert port.all_posts()[-1].id == port.card().id


async def test_newest_message_at_the_start_has_the_turn_button(port: Port) -> None:
    await port.open_table(seats=2, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    *_, started, newest = [port.raw_message(post) for post in port.all_posts()]
    assert find_components(started, FILE)
    assert "Take my turn" in labels(newest)
    assert [port.button_message().id] == [newest.id]


async def test_last_joiner_who_is_not_first_gets_no_turn_button(port: Port) -> None:
    await port.open_table(seats=2, begins="opener")
    joined = await port.ben.slash(port.lobby, "game join")
    assert labels(joined.response) == []


async def test_response_has_a_turn_button_if_the_match_starts_at_once(port: Port) -> None:
    opened = await port.open_table(seats=2, robots=1, begins="opener")
    assert "Take my turn" in labels(opened.response)


async def test_adding_words_takes_a_seat(port: Port) -> None:
    await port.open_table(seats=3)
    answered = await add_words(port, port.ben, "mine")
    assert "You added `mine` to the shuffle" in text_of(answered)
    assert "2. Ben" in text_of(port.raw_message(port.card()))


async def test_adding_words_for_the_last_seat_starts_the_match(port: Port) -> None:
    await port.open_table(seats=2)
    form = await port.cem.click(port.card(), label=SHUFFLE_LABEL)
    assert "You took the last seat" in text_of(await add_words(port, port.ben, "mine"))
    assert SHUFFLE_LABEL not in labels(port.raw_message(port.card()))
    late = await port.cem.submit_modal(form, {"words": "late"})
    assert "already started" in text_of(late.response)


@pytest.mark.parametrize("words", ["mine", "yours", "ours", "theirs"])
async def test_last_player_to_add_words_gets_the_turn_button_if_to_move(port: Port, words: str) -> None:
    await port.open_table(seats=2)
    answer = await add_words(port, port.ben, words)
    goes_first = "Waiting for **Ben**" in text_of(port.raw_message(port.card()))
    assert labels(answer) == (["Take my turn"] if goes_first else [])
    if goes_first:
        panel = await port.ben.click(answer, label="Take my turn")
        assert "Which action do you choose?" in text_of(panel.response)


async def test_adding_words_twice_shows_the_first_words(port: Port) -> None:
    await port.open_table(seats=3)
    await add_words(port, port.ada, "mine")
    assert "You have already added `mine`" in text_of(await add_words(port, port.ada, "another"))


async def test_added_words_cause_no_markup_or_mentions(port: Port) -> None:
    await port.open_table(seats=2, begins="opener")
    await add_words(port, port.ada, f"`@here` [x](https://x.org)\n**loud** <@{port.cem.id}>")
    (told,) = [call.json for call in port.env.http_requests if "> added `" in str(call.json)]
    assert told is not None
    assert told["allowed_mentions"] == {"parse": [], "users": []}
    assert f"added `@here [x](https://x.org) **loud** <@{port.cem.id}>`" in str(told)
    await add_words(port, port.ben, "/game join")
    await cancel_match(port)
    assert "❌" not in await verify_match(port)


async def test_shuffle_modal_is_translated_and_works_after_a_restart(port: Port) -> None:
    port.locales[port.ada.id] = "de"
    await port.open_table(seats=3)
    await port.restart()
    form = await port.ada.click(port.card(), label=SHUFFLE_LABEL)
    assert form.modal is not None
    assert form.modal["title"] == "Zum Mischen beitragen"
    answered = await port.ada.submit_modal(form, {"words": "noch da"})
    assert "Du hast `noch da` zum Mischen beigetragen" in text_of(answered.response)


@pytest.mark.parametrize("status", [403, 404, 500])
async def test_shuffle_modal_works_after_a_failed_attempt(port: Port, status: int) -> None:
    await port.open_table(seats=3)
    port.env.inject_error("POST", "/interactions/*/callback", status=status)
    await port.ada.click(port.card(), label=SHUFFLE_LABEL)
    assert "You added" in text_of(await add_words(port, port.ada, "now"))


async def test_words_are_rejected_before_the_secret_is_sealed(port: Port) -> None:
    await port.open_table(seats=3)
    await execute(port, "UPDATE commitments SET message = NULL")
    assert "hasn’t been sealed yet" in text_of(await add_words(port, port.ada, "early"))


@pytest.mark.parametrize("locale", locales())
def test_contribution_names_the_user_before_the_other_players(locale: str) -> None:
    """In every language, a contribution mentions its author before the other players at the table.

    Verification compares the order of mentions and code spans, so all languages need the same order.
    """
    told = translator(locale)(text("contribution", person="<@1>", words="mine", seats="<@2>"))
    assert re.findall(r"<@\d>", told) == ["<@1>", "<@2>"]
    for key in ("commitment", "commitment-again", "transcript", "transcript-unposted", "contribution"):
        values = {"hash": "x", "seats": "x", "person": "x", "words": "x"}
        assert translator(locale)(text(key, **values)).count("`") == 2


async def test_rejoining_player_keeps_their_place_in_the_order(port: Port) -> None:
    await begin_with_words(port, seats=4)
    await port.cem.slash(port.lobby, "game join")
    await port.ben.slash(port.lobby, "game leave")
    await port.ben.slash(port.lobby, "game join")
    await port.ada.slash(port.lobby, "game start")
    started = find_message(port, "Players: ")
    assert transcript.parse(read_attachment(port, started)).roster == (1, 2, 3)
    assert re.findall(r"<@(\d+)>", text_of(started)) == [
        str(member.id) for member in (port.ada, port.ben, port.cem)
    ]
    await cancel_match(port)
    assert "❌" not in await verify_match(port)


async def test_cancellation_before_the_first_move_says_so(port: Port) -> None:
    await port.open_table(seats=2, robots=1, begins="opener")
    await port.cancel_alone()
    texts = [text_of(port.raw_message(post)) for post in port.all_posts()]
    assert any("Ada** has cancelled the match" in one for one in texts)
    assert any("ended without a result" in one and "before the first move" in one for one in texts)
    assert "before the first move" in text_of(
        port.raw_message(next(p for p in port.posts() if "cancelled" in text_of(port.raw_message(p))))
    )
    assert "Secret `" in await verify_match(port)


async def test_fairness_message_is_posted_once_despite_a_restart(port: Port) -> None:
    await port.open_table(seats=3)
    await port.restart()
    await port.ben.slash(port.lobby, "game join")
    assert len(port.shuffle_messages()) == 1
