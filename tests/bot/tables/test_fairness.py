"""What binds the shuffles on Discord: the posts, the charms that people add, and looking at it all at the end."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from host.matches.commit_reveal import transcript
from storage.matches.match import matches
from tests.bot.port import Port, Shown, labels, said

GET = "/channels/*/messages/*"


async def panel_of(port: Port, person: MemberActor) -> Shown:
    """Return the private panel somebody gets by the button of the card."""
    return (await person.click(port.card(), label="Charm")).response


async def charm(port: Port, person: MemberActor, value: str = "6") -> Shown:
    """Let somebody pick a charm of the menu; the answer is what they then read."""
    panel = await panel_of(port, person)
    return (await person.select(panel, [value])).response


async def own_words(port: Port, person: MemberActor, words: str) -> Shown:
    panel = await panel_of(port, person)
    form = await person.click(panel, label="Words of my own")
    return (await person.submit_modal(form, {"words": words})).response


def order_of(port: Port, *parts: str) -> list[int]:
    """Return the places of the posts in which these parts stand."""
    told = [said(port.raw(post)) for post in port.all_posts()]
    return [next(place for place, one in enumerate(told) if part in one) for part in parts]


async def begun(port: Port) -> None:
    """Let Ada and Ben begin a match to which both have added something."""
    await port.open(seats=2, begins="opener")
    await charm(port, port.ada)
    await own_words(port, port.ben, "a long walk by the sea")


async def test_charms_are_posted_after_the_hash_and_before_the_table_as_it_began(port: Port) -> None:
    await begun(port)
    places = order_of(
        port,
        "depend on a secret that is now settled",
        "adds `🍀 clover`",
        "adds `a long walk by the sea`",
        "the table is set",
    )
    assert places == sorted(places)
    assert len(set(places)) == 4
    bound, table = port.bindings()
    assert f"<@{port.ada.id}> has added `🍀 clover`." in said(table)
    told = transcript.read(said(table).split("```json\n")[1].split("\n```")[0])
    assert told.message == str(bound.id)
    assert [one.words for one in told.contributions] == ["🍀 clover", "a long walk by the sea"]
    links = said(port.raw(port.card()))
    assert f"/{bound.id})" in links
    assert f"/{table.id})" in links


async def test_nothing_of_it_is_ever_edited(port: Port) -> None:
    await begun(port)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    assert [raw.edited_timestamp for raw in port.bindings()] == [None, None]


async def test_who_has_no_seat_takes_one_with_a_charm(port: Port) -> None:
    await port.open(seats=3)
    panel = await panel_of(port, port.ben)
    assert "You have no seat here yet" in said(panel)
    answered = (await port.ben.select(panel, ["0"])).response
    assert "`⚓ anchor` goes into the shuffles" in said(answered)
    assert "2. Ben" in said(port.raw(port.card()))
    own = await panel_of(port, port.ada)
    assert "You have no seat" not in said(own)


async def test_the_last_seat_begins_the_match_with_the_last_word(port: Port) -> None:
    await port.open(seats=2)
    panel = await panel_of(port, port.cem)
    answered = await own_words(port, port.ben, "mine")
    assert "You took the last seat" in said(answered)
    assert "Charm" not in labels(port.raw(port.card()))
    late = await port.cem.select(panel, ["0"])
    assert "begun" in said(late.response)


async def test_who_has_added_something_is_told_what(port: Port) -> None:
    await port.open(seats=3)
    await own_words(port, port.ada, "mine")
    again = await panel_of(port, port.ada)
    assert "You have added `mine` already" in said(again)


async def test_whoever_adds_nothing_is_named(port: Port) -> None:
    await port.open(seats=2)
    await port.ben.slash(port.lobby, "game join")
    _, table = port.bindings()
    assert f"Nothing was added by <@{port.ada.id}> and <@{port.ben.id}>." in said(table)


async def test_words_that_would_format_or_call_anybody_are_only_words(port: Port) -> None:
    await port.open(seats=3)
    await own_words(port, port.ada, "`@everyone` [here](https://example.org)\n**loud**")
    (told,) = [call.json for call in port.env.http_requests if "adds `" in str(call.json)]
    assert told is not None
    assert told["allowed_mentions"] == {"parse": [], "users": []}
    assert "adds `@everyone [here](https://example.org) **loud**` to" in str(told)


async def test_words_of_one_s_own_work_after_a_restart(port: Port) -> None:
    await port.open(seats=3)
    panel = await panel_of(port, port.ada)
    await port.restart()
    form = await port.ada.click(panel, label="Words of my own")
    answered = await port.ada.submit_modal(form, {"words": "still there"})
    assert "`still there` goes into the shuffles" in said(answered.response)


async def test_a_form_is_in_the_language_of_who_asked(port: Port) -> None:
    port.locales[port.ada.id] = "de"
    await port.open(seats=3)
    panel = await panel_of(port, port.ada)
    assert "Eigene Worte" in labels(panel)
    answered = (await port.ada.select(panel, ["6"])).response
    assert "`🍀 Kleeblatt`" in said(answered)


@pytest.mark.parametrize("status", [403, 404, 500])
async def test_a_form_that_can_not_be_opened_does_no_harm(port: Port, status: int) -> None:
    await port.open(seats=3)
    panel = await panel_of(port, port.ada)
    port.env.inject_error("POST", "/interactions/*/callback", status=status)
    await port.ada.click(panel, label="Words of my own")
    form = await port.ada.click(panel, label="Words of my own")
    assert "goes into" in said((await port.ada.submit_modal(form, {"words": "now"})).response)


async def test_no_charm_before_the_hash_is_posted(port: Port) -> None:
    await port.open(seats=3)
    async with port.bot.services.ctx.database.transaction() as tx:
        await tx.execute("UPDATE commitments SET message = NULL")
    answered = await port.ada.click(port.card(), label="Charm")
    assert "not posted yet" in said(answered.response)


async def end(port: Port) -> None:
    """Have a match closed: it tells its secret, and no robot has to play it to its end."""
    await port.manager().slash(port.lobby, "host cancel", reason="enough")


async def ended(port: Port) -> None:
    await begun(port)
    await end(port)


async def verified(port: Port) -> str:
    return said((await port.cem.slash(port.lobby, "game verify")).response)


async def test_verifying_looks_at_the_posts_themselves(port: Port) -> None:
    await ended(port)
    told = await verified(port)
    assert told.count("✅") == 7
    assert "❌" not in told
    assert "❔" not in told
    for raw in port.bindings():
        assert f"https://discord.com/channels/{port.guild.id}/{port.lobby.id}/{raw.id})" in told


async def test_a_secret_that_was_swapped_after_the_posting_is_found(port: Port) -> None:
    await ended(port)
    ctx = port.bot.services.ctx
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE secrets SET seed = :other", {"other": "5eed" * 16})
    ctx.forget(1)
    told = await verified(port)
    assert "❌ [The hash of the secret]" in told
    assert "does not say what it should" in told
    assert "❌ The hash is that of the secret" in told


async def test_a_secret_that_was_swapped_with_its_hash_is_found(port: Port) -> None:
    """Swap both while the table is open, as whoever runs the bot could: the post still says the first hash."""
    await port.open(seats=2, begins="opener")
    ctx = port.bot.services.ctx
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE secrets SET seed = :other", {"other": "5eed" * 16})
        await matches.set_commitment(tx, 1, "c0de" * 16)
    before = said(port.raw(port.card()))
    await own_words(port, port.ben, "mine")
    assert "c0de" not in before + said(port.raw(port.card()))
    await end(port)
    assert "❌ [The hash of the secret]" in await verified(port)


async def test_a_post_that_was_edited_is_found(port: Port) -> None:
    await ended(port)
    for raw in port.bindings():
        raw.edited_timestamp = "2030-01-01T00:00:00+00:00"
    told = await verified(port)
    assert told.count("was edited later") == 2


async def test_a_post_that_is_gone_is_found(port: Port) -> None:
    await ended(port)
    posts = port.all_posts()
    await next(post for post in posts if "has added" in said(port.raw(post))).delete()
    assert "❌ [The table as it began]" in await verified(port)


async def test_what_can_not_be_looked_at_is_said_to_be_unknown(port: Port) -> None:
    await ended(port)
    port.env.inject_error("GET", GET, status=403, code=50001, times=None)
    told = await verified(port)
    assert told.count("I could not look at it just now") == 4
    assert "❌" not in told


async def test_posts_that_do_not_follow_each_other_are_found(port: Port) -> None:
    await ended(port)
    ctx, (bound, _) = port.bot.services.ctx, port.bindings()
    async with ctx.database.transaction() as tx:
        await tx.execute("UPDATE contributions SET message = :first WHERE place = 1", {"first": bound.id})
    told = await verified(port)
    assert "❌ [What <@" in told


async def test_nobody_having_added_anything_is_said(port: Port) -> None:
    await port.open(seats=2, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    await end(port)
    told = await verified(port)
    assert "❔ Nobody has added anything" in told
    assert told.count("✅") == 5


async def test_a_match_that_is_cancelled_before_the_first_move_says_so(port: Port) -> None:
    await port.open(seats=2, robots=1, begins="opener")
    await port.ada.slash(port.lobby, "game cancel")
    told = [said(port.raw(post)) for post in port.all_posts()]
    assert any("Ada** has cancelled the match" in one for one in told)
    assert any("was ended without a result" in one and "nobody had moved yet" in one for one in told)
    assert "nobody had moved yet" in said(
        port.raw(next(p for p in port.posts() if "cancelled" in said(port.raw(p))))
    )
    assert "Secret `" in await verified(port)


async def test_what_binds_is_posted_once_though_the_bot_was_restarted(port: Port) -> None:
    await port.open(seats=3)
    await port.restart()
    await port.ben.slash(port.lobby, "game join")
    assert len(port.bindings()) == 1
