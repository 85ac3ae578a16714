"""Synthetic rows and panels for layout tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from discord import ui
from msgspec.structs import replace

from bot.core.ids import split_origin
from bot.core.words.layout import MessageView
from engine.core.model import Label
from engine.core.text import LocalizedText, text
from host.turns.play.panels import Offer, Panel
from storage.matches.match.matches import MatchRow
from storage.matches.match.seats import SeatRow
from tests.wire.limits import V2, message_violations

MATCH = MatchRow(
    id=5,
    game="nauticus",
    rules_version=1,
    commitment="f" * 64,
    status="running",
    guild_id=1,
    channel=2,
    owner_key=10,
    seat_count=2,
    created=1_700_000_000_000,
)
NAMES = ("Ada", "Ben")
SEATS = (
    SeatRow(match_id=5, seat=0, user_key=10, name="Ada"),
    SeatRow(match_id=5, seat=1, user_key=11, name="Ben"),
)


def literal_text(words: str) -> LocalizedText:
    """Return a LocalizedText that contains only the given words."""
    return text("match-title", game=words, title="")


def create_offer(
    index: int,
    words: str = "option",
    group: str | None = None,
    detail: str | None = None,
    *,
    reveals: bool = False,
    ends_turn: bool = False,
    **how: bool,
) -> Offer:
    grouped = None if group is None else literal_text(group)
    detailed = None if detail is None else literal_text(detail)
    return Offer(
        index=index,
        label=Label(literal_text(f"{words} {index}"), grouped, detailed),
        reveals=reveals,
        ends_turn=ends_turn,
        action={},
        **how,
    )


def create_panel(*offers: Offer, **changes: Any) -> Panel:
    plain = Panel(
        match=MATCH,
        seats=SEATS,
        names=NAMES,
        seat=0,
        revision=3,
        view=None,
        heading=literal_text("Round 1"),
        prompt=literal_text("What now?"),
        offers=offers,
        chosen=(),
        can_undo=False,
        can_confirm=False,
        is_your_turn=True,
        awaited=(0,),
    )
    return replace(plain, **changes)


def walk_items(post: MessageView) -> Iterator[Any]:
    yield from post.layout.walk_children()


def button_ids(post: MessageView) -> dict[str, str]:
    """Return the custom ids of a message's buttons by label."""
    found = [item for item in walk_items(post) if isinstance(item, ui.Button)]
    return {str(item.label): split_origin(str(item.custom_id))[0] for item in found}


def list_menus(post: MessageView) -> list[ui.Select[Any]]:
    return [item for item in walk_items(post) if isinstance(item, ui.Select)]


def limit_violations(post: MessageView) -> list[str]:
    """Return the reasons why Discord would reject a message without files."""
    body = {"components": post.layout.to_components(), "flags": V2}  # type: ignore[no-untyped-call]
    return list(message_violations(body, {}, is_new=True))


def message_text(post: MessageView) -> str:
    return "\n".join(item.content for item in walk_items(post) if isinstance(item, ui.TextDisplay))
