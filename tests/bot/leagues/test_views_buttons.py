"""Tests that league buttons still work after a restart, on each stage's messages and on the admin panel."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor

from bot.core.ids import season_id
from bot.leagues.league_admin.ids import LeagueAdminClick
from bot.leagues.views import tables
from bot.leagues.views.names import LeagueClick
from host.leagues.views.questions import open_questions
from tests.bot.community import REASON, Community
from tests.bot.leagues.test_lifecycle_places import community as community  # noqa: PLC0414  # the fixture, for this test too
from tests.bot.leagues.test_lifecycle_places import toy_translations as toy_translations  # noqa: PLC0414  # likewise
from tests.bot.port import alt_text_of, custom_ids, labels, text_of
from tests.host.conftest import toy_games as toy_games  # noqa: PLC0414  # likewise


class ButtonPresser:
    """A helper that presses buttons after restarts and records which kinds it pressed."""

    def __init__(self, community: Community) -> None:
        self.community, self.kinds = community, set[str]()

    async def press(self, member: MemberActor, message: Any, label: str) -> Any:
        """Restart the bot, press a button on a message, and return the response."""
        port = self.community.port
        await port.restart()
        shown = port.env.backend.get_message(port.lobby.id, message.id)
        self.record_kind(custom_ids(shown)[label])
        result = await member.click(message, label=label)
        return result.response or port.env.backend.get_message(port.lobby.id, message.id)

    async def submit_form(self, member: MemberActor, message: Any, label: str, **lines: str) -> Any:
        """Press a button that opens a modal, restart the bot again, and submit the modal."""
        port = self.community.port
        self.record_kind(custom_ids(port.env.backend.get_message(port.lobby.id, message.id))[label])
        await port.restart()
        form = await member.click(message, label=label)
        await port.restart()
        sent = await member.submit_modal(form, lines)
        return sent.response or port.env.backend.get_message(port.lobby.id, message.id)

    def newest_with_button(self, label: str) -> Any:
        """Return the latest message that has a button with the given label."""
        port = self.community.port
        return next(post for post in reversed(port.posts()) if label in custom_ids(port.raw_message(post)))

    def record_kind(self, custom_id: str) -> None:
        """Record the kind of the button with the given custom id."""
        name = "".join(letter for letter in custom_id.split(":")[2] if not letter.isdigit())
        self.kinds.add(f"l:{name}")


NOT_BUTTONS = {
    LeagueClick.ASKED, LeagueAdminClick.CHANGE, LeagueAdminClick.PANEL, LeagueAdminClick.FORMAT,
    LeagueAdminClick.SEATS, LeagueAdminClick.SIZES, LeagueAdminClick.ORDER, LeagueClick.AGREE, LeagueClick.OBJECT,
}  # fmt: skip
"""Clicks that do not come from a button in these messages, for example from modals and menus.

Votes on host actions are tested separately.
"""


@pytest.mark.long
async def test_league_buttons_work_after_a_restart(
    community: Community, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, (ada, ben, cem, *_) = community.host, community.people
    pressing = ButtonPresser(community)
    press = pressing.press
    panel = await community.run_host_command("create", name="Pearl league", game="pearls", seats=2)
    assert "Play lasts 20 days" in text_of(
        await pressing.submit_form(host, panel, "Dates…", **{"play-days": "20"})
    )
    form = await host.click(panel, label="Dates…")
    assert form.modal is not None
    assert [line["component"]["value"] for line in form.modal["components"]] == ["10", "3", "20", "3", "7"]
    excluded = text_of(await press(host, panel, "Automatic days off: allowed"))
    assert "Vacation days aren’t used automatically" in excluded
    allowed = text_of(await press(host, panel, "Automatic days off: not allowed"))
    assert "Vacation days aren’t used automatically" not in allowed
    assert "Server events: on" in labels(await press(host, panel, "Server events: off"))
    assert "sign-up is open" in text_of(await press(host, panel, "Open sign-up"))
    for member in (ada, ben, cem):
        assert "You have signed up" in text_of(await press(member, community.sign_up_card(), "Join"))
    assert "You have cancelled your sign-up" in text_of(await press(cem, community.sign_up_card(), "Leave"))
    assert "rules" in text_of(await press(cem, community.sign_up_card(), "Rules"))
    panel = await community.run_host_command("panel")
    assert "being closed" in text_of(
        await pressing.submit_form(host, panel, "Close sign-up now", reason=REASON)
    )
    assert "You have confirmed" in text_of(await press(ada, community.sign_up_card(), "I’m in"))
    assert "You have confirmed" in text_of(await press(ben, pressing.newest_with_button("I’m in"), "I’m in"))
    await community.run_host_command("draw")
    await community.run_host_command("start")
    assert "Your tables" in text_of(await press(ada, community.sign_up_card(), "My tables"))
    monkeypatch.setattr(tables, "PAGE_SIZE", 1)
    listed = await community.run_command(ada, "tables", which="all")
    assert "page 2 of 2" in text_of(await press(ada, listed, "Later ▶"))
    assert "0 of 2 tables" in alt_text_of(
        await press(ada, pressing.newest_with_button("Standings"), "Standings")
    )
    assert "head-to-head results" in alt_text_of(
        await press(ada, pressing.newest_with_button("Crosstable"), "Crosstable")
    )
    asked = await pressing.submit_form(
        ada, pressing.newest_with_button("Ask the hosts"), "Ask the hosts", question="Why?"
    )
    assert "notified" in text_of(asked)
    panel, number = (
        await community.run_host_command("panel"),
        open_questions(await community.season())[0].entry,
    )
    assert "“Why?”" in text_of(panel)
    assert "Why?" not in text_of(await press(host, panel, f"Mark {number} as answered"))
    sure = await community.run_command(ada, "leave")
    assert "have withdrawn" in text_of(await press(ada, sure, "Withdraw from the season"))
    assert pressing.kinds == {*LeagueClick, *LeagueAdminClick} - NOT_BUTTONS


async def test_host_chooses_table_sizes_and_tie_breaks_from_menus(community: Community) -> None:
    host = community.host
    panel = await community.run_host_command("create", name="Pearl league", game="pearls", seats=3)

    async def choose(menu: LeagueAdminClick, value: str) -> Any:
        chosen = await host.select(panel, [value], custom_id=season_id(1, menu))
        return chosen.response or community.port.env.backend.get_message(community.port.lobby.id, panel.id)

    assert "fewer byes" not in str(community.port.env.backend.get_message(community.port.lobby.id, panel.id))
    panel = await choose(LeagueAdminClick.FORMAT, "swiss")
    assert "some players get a bye" in text_of(panel)
    assert "fewer byes" in str(community.port.env.backend.get_message(community.port.lobby.id, panel.id))
    panel = await choose(LeagueAdminClick.SIZES, "fewer")
    assert "some tables have only 2 players" in text_of(panel)
    panel = await choose(LeagueAdminClick.ORDER, "share,places,head-to-head,strength")
    order = "score compared with the winner’s score, number of first places"
    assert f"Tie-breaks, in this order: {order}" in text_of(panel)
    panel = await choose(LeagueAdminClick.SEATS, "2")
    assert "some players get a bye" in text_of(panel)
    assert "fewer byes" not in str(community.port.env.backend.get_message(community.port.lobby.id, panel.id))
