"""Tests for tables in Discord: opening, joining, leaving, beginning, transferring and cancelling."""

from __future__ import annotations

import discord
import pytest

from storage.core.sql.database_errors import DatabaseUnavailable, Reason
from tests.bot.port import AnyMessage, Port, labels, text_of

READ_IN_MY_LANGUAGE = "🌐 Read in my language"
OPEN_BUTTONS = [
    "Join", "Leave", "Add robot", "Start", "Cancel match", "New here?", "Options", "Add to the shuffle",
    READ_IN_MY_LANGUAGE,
]  # fmt: skip
TURN_BUTTONS = ["Take my turn", "Since my last turn", "Board", "More…"]


async def test_open_table_card_links_to_the_sealed_shuffle(port: Port) -> None:
    answered = await port.open_table(seats=3, name="Friday")
    assert answered.ephemeral
    assert "Nauticus · Friday is open" in text_of(answered.response)
    card = port.raw_message(port.card())
    assert labels(card) == OPEN_BUTTONS
    assert "Seats taken: 1 of 3." in text_of(card)
    assert "1. Ada — new\n2. *free*\n3. *free*" in text_of(card)
    (bound,) = port.shuffle_messages()
    assert "The shuffles are sealed" in text_of(bound)
    assert f"/{port.lobby.id}/{bound.id})" in text_of(card)


async def test_last_seat_starts_the_match_and_notifies_the_first_player(port: Port) -> None:
    await port.open_table(seats=2, begins="opener")
    joined = await port.ben.click(port.card(), label="Join")
    assert "is starting" in text_of(joined.response)
    card, turn = (port.raw_message(post) for post in port.posts())
    assert (labels(card), labels(turn)) == (["Log", READ_IN_MY_LANGUAGE], TURN_BUTTONS)
    assert "Waiting for **Ada** (turn started <t:" in text_of(card)
    assert "Waiting for **Ada** (turn started <t:" in text_of(turn)
    assert f"<@{port.ada.id}>, it’s your turn" in text_of(port.raw_message(await port.wait_for_turn_notice()))


async def test_newest_message_with_the_turn_button_names_the_player_to_move(port: Port) -> None:
    await port.begin(seats=2, robots=0)
    await port.ada.click(await port.complete_turn(port.ada), label="Confirm")
    newest = port.raw_message(port.posts()[-1])
    assert "Take my turn" in labels(newest)
    assert "It’s **Ben**’s turn." in text_of(newest)


async def test_joining_and_leaving_edits_only_the_card(port: Port) -> None:
    await port.open_table(seats=3)
    await port.ben.click(port.card(), label="Join")
    await port.ben.click(port.card(), label="Leave")
    offered: AnyMessage = (await port.ada.click(port.card(), label="Add robot")).response
    await port.ada.click(offered, label="Deckhand")
    (card,) = port.posts()
    assert "2. 🤖 Argo (Deckhand)\n3. *free*" in text_of(port.raw_message(card))


async def test_add_robot_offers_every_level_and_adds_the_chosen_one(port: Port) -> None:
    await port.open_table(seats=2)
    refused = await port.ben.click(port.card(), label="Add robot")
    assert "Only the table owner" in text_of(refused.response)
    offered: AnyMessage = (await port.ada.click(port.card(), label="Add robot")).response
    assert labels(offered) == ["Landlubber", "Deckhand", "Helmsman", "Captain"]
    assert "friendly opponent" in text_of(offered)
    assert "starting" in text_of((await port.ada.click(offered, label="Landlubber")).response)
    assert port.query_column("SELECT robot FROM seats WHERE robot IS NOT NULL") == ["landlubber"]


async def test_table_owner_starts_with_the_players_present(port: Port) -> None:
    await port.open_table(seats=4)
    await port.ben.slash(port.lobby, "game join")
    label = "Start with 2 players"
    panel: AnyMessage = (await port.ada.slash(port.lobby, "match")).response
    assert label in labels(panel)
    refused = await port.ben.click(port.card(), label=label)
    assert "Only the table owner" in text_of(refused.response)
    await port.ada.click(port.card(), label=label)
    assert labels(port.raw_message(port.button_message())) == TURN_BUTTONS


async def test_table_with_too_few_players_cannot_start(port: Port) -> None:
    await port.open_table(seats=2)
    refused = await port.ada.slash(port.lobby, "game start")
    assert (
        text_of(refused.response)
        == "Only 1 seat is taken, but this game needs at least 2. Add a robot, or wait for other players."
    )


async def test_invite_only_table_rejects_other_players(port: Port) -> None:
    await port.open_table(seats=3, access="invited", player1=port.ben)
    card = port.raw_message(port.card())
    assert f"Only invited players can join: <@{port.ben.id}>." in text_of(card)
    refused = await port.cem.click(port.card(), label="Join")
    assert text_of(refused.response) == "Only invited players can join this table."
    invited = await port.ada.slash(port.lobby, "game invite", player=port.cem)
    assert invited.ephemeral
    (response_message,) = invited.followups
    assert text_of(response_message) == f"<@{port.cem.id}>, you’ve been invited to join Nauticus."
    assert not response_message.ephemeral
    await port.cem.click(port.card(), label="Join")
    assert "2. Cem" in text_of(port.raw_message(port.card()))


async def test_open_table_notifies_invited_users_but_not_its_title(port: Port) -> None:
    await port.open_table(seats=3, name="@everyone", player1=port.ben)
    sealed, sent = (
        call.json for call in port.env.http_requests if call.path.endswith(f"/{port.lobby.id}/messages")
    )
    assert sent is not None
    assert sent["allowed_mentions"] == {"parse": [], "users": [port.ben.id]}
    assert sealed is not None
    assert sealed["allowed_mentions"] == {"parse": [], "users": []}
    assert "@\u200beveryone" in text_of(port.raw_message(port.card()))


async def test_channel_allows_one_match(port: Port) -> None:
    await port.open_table(seats=2)
    refused = await port.ben.slash(port.lobby, "game open", game="nauticus")
    assert "already an open table in this channel" in text_of(refused.response)
    assert len(port.posts()) == 1


async def test_channel_is_free_after_a_table_is_cancelled(port: Port) -> None:
    await port.open_table(seats=2)
    assert "cancelled" in text_of((await port.cancel_alone()).response)
    assert labels(port.raw_message(port.posts()[0])) == []
    again = await port.open_table(seats=2)
    assert "is open" in text_of(again.response)


async def test_cancelling_a_table_with_other_players_needs_confirmation(port: Port) -> None:
    await port.open_table(seats=3)
    await port.ben.click(port.card(), label="Join")
    asked: AnyMessage = (await port.ada.click(port.card(), label="Cancel match")).response
    assert "Another player has a seat at this table." in text_of(asked)
    assert "Cancel match" in labels(port.raw_message(port.card()))
    await port.ada.click(asked, label="Yes, cancel")
    assert "cancelled" in text_of(asked)
    assert labels(port.raw_message(port.posts()[0])) == []


async def test_seat_count_includes_robots_and_invited_players(port: Port) -> None:
    await port.open_table(robots=1, player1=port.ben)
    assert "Seats taken: 2 of 3." in text_of(port.raw_message(port.card()))


async def test_match_with_only_robots_as_opponents_starts_at_once(port: Port) -> None:
    begun = await port.open_table(seats=2, robots=1)
    assert text_of(begun.response) == "Nauticus is starting."


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"game": "chess"}, "There is no game called “chess”."),
        ({"seats": 2, "robots": 2}, "At most 1 robot can play at this table."),
        ({"name": "x" * 81}, "The name is too long (maximum: 80 characters)."),
    ],
)
async def test_invalid_table_options_get_a_clear_error(
    port: Port, options: dict[str, object], sentence: str
) -> None:
    refused = await port.open_table(**options)
    assert text_of(refused.response) == sentence
    assert port.posts() == []


async def test_table_opens_in_its_own_thread(port: Port) -> None:
    opened = await port.open_table(seats=3, where="thread", name="Friday’s table", player1=port.ben)
    (thread,) = port.lobby.threads
    assert thread.name == "Friday’s table"
    assert f"/{thread.id}" in text_of(opened.response)
    assert any("Join" in labels(port.env.backend.get_message(thread.id, m.id)) for m in thread.history())
    await port.ben.slash(thread, "game join")
    another = await port.open_table(seats=2)
    assert "is open" in text_of(another.response)


async def test_private_thread_contains_only_the_players(port: Port) -> None:
    await port.open_table(seats=2, where="private", player1=port.ben)
    (thread,) = port.lobby.threads
    members = port.env.backend.get_channel(thread.id).thread_members
    assert {port.ada.id, port.ben.id} <= set(members)
    assert port.cem.id not in members


async def test_rejected_table_leaves_no_thread(port: Port) -> None:
    refused = await port.open_table(seats=2, robots=2, where="thread")
    assert "At most 1 robot" in text_of(refused.response)
    assert port.lobby.threads == []


@pytest.mark.parametrize(
    ("reason", "told"),
    [("full", "so nothing was changed"), ("unreachable", "Please check whether your action was saved")],
)
async def test_database_failure_leaves_no_thread(
    port: Port, monkeypatch: pytest.MonkeyPatch, reason: Reason, told: str
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise DatabaseUnavailable(reason, "no space left, or no server")

    monkeypatch.setattr("bot.tables.tables.opening.tables.open_match", fail)
    refused = await port.open_table(seats=2, where="thread")
    assert told in text_of(refused.response)
    assert port.lobby.threads == []


async def test_thread_cannot_be_created_within_a_thread(port: Port) -> None:
    await port.open_table(seats=2, where="thread")
    (thread,) = port.lobby.threads
    refused = await port.ada.slash(thread, "game open", game="nauticus", where="thread")
    assert "I can’t create threads here" in text_of(refused.response)


async def test_missing_permissions_are_listed_before_opening(port: Port) -> None:
    silent = discord.PermissionOverwrite(send_messages=False, attach_files=False)
    quiet = port.guild.create_text_channel("quiet", overwrites={port.bot_user: silent})
    refused = await port.ada.slash(quiet, "game open", game="nauticus", seats=2)
    assert text_of(refused.response) == (
        "To run a match in this channel, I still need these permissions: Attach Files and Send Messages."
    )
    port.locales[port.ada.id] = "de"
    refused = await port.ada.slash(quiet, "game open", game="nauticus", where="thread")
    assert "Berechtigung: Dateien anhängen." in text_of(refused.response)


async def test_admin_takes_over_a_stuck_match_and_adds_a_robot(port: Port) -> None:
    await port.open_table(seats=3, begins="opener")
    await port.ben.slash(port.lobby, "game join")
    await port.cem.slash(port.lobby, "game join")
    refused = await port.cem.slash(port.lobby, "game transfer", to=port.cem)
    assert "Only the table owner" in text_of(refused.response)
    admin = port.add_manager()
    for command, options in (("transfer", {}), ("replace", {"player": port.ada.user})):
        refused = await admin.slash(port.lobby, f"host {command}", reason="*", **options)
        assert "give a reason" in text_of(refused.response)
    interaction_result = await admin.slash(port.lobby, "host transfer", reason="the opener is away")
    assert "is now the table owner" in text_of(interaction_result.response)
    replaced = await admin.slash(port.lobby, "host replace", player=port.ada.user, reason="gone for good")
    assert "A robot has taken over for Ada" in text_of(replaced.response)
    assert "Ada" not in text_of(port.raw_message(port.card()))
    everybody_reads = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert (
        "**Dee** has transferred ownership of the table to **Dee**.\nReason: the opener is away"
        in everybody_reads
    )
    assert "Reason: gone for good" in everybody_reads


async def test_manager_who_plays_needs_consent_to_cancel(port: Port) -> None:
    admin = port.add_manager()
    await admin.slash(port.lobby, "game open", game="nauticus", seats=2)
    await port.ben.slash(port.lobby, "game join")
    interaction_result = await admin.slash(port.lobby, "game cancel")
    assert "I’ve asked the other players to vote" in text_of(interaction_result.response)
    assert "Waiting for" in text_of(port.raw_message(port.card()))
    interaction_result = await admin.slash(port.lobby, "host cancel", reason="a storm")
    assert "You’re playing or have played in Nauticus, so I’ve asked the other players" in text_of(
        interaction_result.response
    )
    await port.ben.click(port.posts()[-1], label="Yes")
    text = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert "**Dee** has cancelled the match. Reason: a storm" in text
    noted = await admin.slash(port.lobby, "host audit")
    assert "**Dee**: match cancelled — #1 [Nauticus](" in text_of(noted.response)
    assert "“a storm”" in text_of(noted.response)


async def test_owner_cancels_own_table_without_reason_or_audit_entry(port: Port) -> None:
    admin = port.add_manager()
    await admin.slash(port.lobby, "game open", game="nauticus", seats=2)
    asked: AnyMessage = (await admin.click(port.card(), label="Cancel match")).response
    assert "has been cancelled" in text_of((await admin.click(asked, label="Yes, cancel")).response)
    noted = await admin.slash(port.lobby, "host audit")
    assert "This page is empty" in text_of(noted.response)


async def test_manager_is_directed_to_host_cancel(port: Port) -> None:
    await port.open_table(seats=2)
    refused = await port.ben.click(port.card(), label="Cancel match")
    assert "Only the table owner" in text_of(refused.response)
    admin = port.add_manager()
    refused = await admin.click(port.card(), label="Cancel match")
    assert "Everyone can read " in text_of(refused.response)
    await admin.slash(port.lobby, "host cancel", reason="a storm")
    text = "\n".join(text_of(port.raw_message(post)) for post in port.posts())
    assert "**Dee** has cancelled this table.\nReason: a storm" in text


async def test_resigning_player_is_replaced_by_a_robot(port: Port) -> None:
    await port.begin()
    asked: AnyMessage = (await port.ben.slash(port.lobby, "game resign")).response
    assert "Resign from" in text_of(asked)
    assert "resigns" not in text_of((await port.ada.slash(port.lobby, "log")).response)
    assert "A robot will take over your seat" in text_of(await port.resign(port.ben))
    log = await port.ada.slash(port.lobby, "log")
    assert "**Ben** resigns. A robot takes over." in text_of(log.response)


async def test_last_human_player_is_warned_before_resigning(port: Port) -> None:
    await port.begin()
    await port.resign(port.ben)
    response_message = (await port.ada.slash(port.lobby, "game resign")).response
    assert "Only robots would be left" in text_of(response_message)


@pytest.mark.parametrize(
    "command", ["join", "leave", "start", "cancel", "robot", "resign", "verify", "record"]
)
async def test_commands_without_a_match_get_an_error(port: Port, command: str) -> None:
    refused = await port.ada.slash(port.lobby, f"game {command}")
    assert "There is no match in this channel." in text_of(refused.response)


async def test_bots_cannot_be_players(port: Port) -> None:
    other = port.guild.add_member(port.env.create_user("other", bot=True))
    refused = await port.open_table(seats=2, player1=other)
    assert "is a bot" in text_of(refused.response)


async def test_only_server_members_can_be_invited(port: Port) -> None:
    stranger = port.env.create_user("stranger", global_name="Stranger")
    for command, options in (
        ("game open", {"game": "nauticus", "seats": 2, "player1": stranger}),
        ("game open", {"game": "nauticus", "seats": 2}),
        ("game invite", {"player": stranger}),
        ("game transfer", {"to": stranger}),
    ):
        answered = await port.ada.slash(port.lobby, command, **options)
        if stranger in options.values():
            assert text_of(answered.response) == "Stranger is not on this server."
    assert len(port.posts()) == 1


async def test_user_invited_later_is_added_to_the_thread(port: Port) -> None:
    await port.open_table(seats=2, where="private", access="invited")
    (thread,) = port.lobby.threads
    await port.ada.slash(thread, "game invite", player=port.ben)
    added = f"/channels/{thread.id}/thread-members/{port.ben.id}"
    assert added in [call.path for call in port.env.http_requests]
    joined = await port.ben.slash(thread, "game join")
    assert "is starting" in text_of(joined.response)
