"""What is public of what binds a match's chance: the posts in which it stands, and the transcript."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from host.matches.commit_reveal.scheme import Terms
from host.matches.match.loading import game_of
from storage.core.database import Transaction
from storage.matches.match.matches import MatchRow
from storage.tables import fairness


class PostedAt(Struct, frozen=True):
    """Where a post stands."""

    channel: int
    message: int

    def link(self, server: int) -> str:
        """Return its address."""
        return f"https://discord.com/channels/{server}/{self.channel}/{self.message}"


class Added(Struct, frozen=True):
    """What a person has added to the chance of a match; `at` is None until it is posted."""

    person: int
    words: str
    at: PostedAt | None


class Bound(Struct, frozen=True):
    """By what a match of the second scheme is bound, as everybody may read it."""

    commitment: PostedAt | None
    """None while it is not posted."""
    added: tuple[Added, ...]
    transcript: PostedAt | None
    told: str | None
    """The transcript to the letter; None before the start."""
    is_changed: bool = False
    """Somebody named in it was forgotten, so that what is stored differs from what was posted."""

    @property
    def is_public(self) -> bool:
        """Tell whether anything was posted, or is to be, by which somebody is bound."""
        return self.commitment is not None or self.told is not None

    def links(self, row: MatchRow) -> tuple[str | None, ...]:
        """Return the addresses of its posts from the commitment to the transcript; None where one never stood."""
        posts = (self.commitment, *(one.at for one in self.added), self.transcript)
        return tuple(None if at is None else at.link(row.server) for at in posts)


async def bound_of(tx: Transaction, row: MatchRow) -> Bound | None:
    """Return by what a match is bound; None where it is of the first scheme, or was made of a file."""
    stored = await fairness.get_commitment(tx, row.id)
    if stored is None or row.is_brought_in:
        return None
    added = await fairness.contributions_of_match(tx, row.id)
    return Bound(
        commitment=_place_of(stored.channel, stored.message),
        added=tuple(Added(one.person, one.words, _place_of(one.channel, one.message)) for one in added),
        transcript=_place_of(stored.transcript_channel, stored.transcript_message),
        told=stored.transcript,
        is_changed=await fairness.get_frozen_key(tx, row.id) is not None,
    )


def _place_of(channel: int | None, message: int | None) -> PostedAt | None:
    return None if channel is None or message is None else PostedAt(channel, message)


def terms_of(row: MatchRow) -> Terms:
    """Return what is bound together with a match's secret; a Refusal where its rules are not played any more."""
    rules = game_of(row)
    edition = msgspec.json.decode(row.edition, type=rules.edition_type)
    return Terms(
        match=row.id, game=row.game, rules_version=row.rules_version,
        edition=rules.edition_record(edition), options=msgspec.json.decode(row.options),
    )  # fmt: skip
