"""Lines and buttons for votes that wait for the reader. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Translator
from bot.core.words.layout import Style, View, button
from bot.core.words.limits import BUTTON_LABEL, shorten
from bot.matches.match.titles import plain_title, timestamp, title, vote_url
from engine.core.text import text
from host.decisions.vote.votes import OpenVote


class PendingVoteClick(StrEnum):
    """The clicks of these buttons, by their names in custom ids. The revision of SHOW is a vote number."""

    SHOW = "showvote"


MAX_BUTTONS = 3
"""Maximum number of buttons for votes in a message."""


def vote_lines(pending: Sequence[OpenVote], translate: Translator) -> list[str]:
    """Return a line for each vote, with a link to its message and its deadline."""
    return [_line(open_vote, translate) for open_vote in pending]


def _line(open_vote: OpenVote, translate: Translator) -> str:
    name = title(open_vote.match, translate)
    link = f"[{name}]({vote_url(open_vote.match, open_vote.row.message)})"
    return translate(text("vote-pending", match=link, closes=timestamp(open_vote.closes, "R")))


def vote_buttons(pending: Sequence[OpenVote], guild_id: int, translate: Translator) -> list[ui.Button[View]]:
    """Create a button for each of the first votes; with a guild, only for votes in that guild."""
    near = [vote for vote in pending if guild_id in {0, vote.match.guild_id}]
    return [
        button(
            shorten(
                translate(text("button-vote-show", match=plain_title(open_vote.match, translate))),
                BUTTON_LABEL,
            ),
            custom_id(open_vote.match.id, PendingVoteClick.SHOW, revision=open_vote.row.id),
            Style.primary,
        )
        for open_vote in near[:MAX_BUTTONS]
    ]
