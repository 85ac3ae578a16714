"""What somebody wishes for when they open a table, checked. Pure."""

from __future__ import annotations

import msgspec

from engine.core.game import BadEdition
from engine.core.library import AnyGame, UnknownGame, game
from host.core.people import tidy
from host.core.refusals import refuse

MAX_TITLE = 80


def rules_for(name: str, count: int, robots: int) -> AnyGame:
    """Return a game that so many can play, so many of them robots; a Refusal where there is none."""
    try:
        rules = game(name)
    except UnknownGame:
        raise refuse("unknown-game", game=name) from None
    if count not in rules.seat_counts:
        raise refuse("seats", least=min(rules.seat_counts), most=max(rules.seat_counts))
    if not 0 <= robots < count:
        raise refuse("too-many-robots", most=count - 1)
    return rules


def edition_for(rules: AnyGame, toml: str | None) -> str:
    """Return the edition of a file, or else the game's own, as JSON; a Refusal says what is wrong with a file."""
    try:
        edition = rules.default_edition() if toml is None else rules.read_edition(toml)
    except BadEdition as slip:
        raise refuse("edition", detail=str(slip)) from slip
    return msgspec.json.encode(edition).decode()


def title_for(title: str) -> str:
    """Return a title fit to be stored; a Refusal where it is too long."""
    tidied = tidy(title)
    if len(tidied) > MAX_TITLE:
        raise refuse("title-too-long", most=MAX_TITLE)
    return tidied
