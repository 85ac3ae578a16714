"""The transcript: the players, the starting player and the contributions, frozen when the match starts.

All functions are pure. After the first contribution, the transcript contains no value that the bot can choose
alone, such as a time or a message id. Otherwise the bot could try values until it gets a favorable deal. The
transcript contains only numbers and hashes, not account ids or seed words, so deleting a user's data does not
change it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.files.parsing import parse_json
from host.matches.commit_reveal.scheme import SCHEME, Scheme, canonical_json, digest

Participant: TypeAlias = int | str
"""A participant at the table: a user's 1-based number in joining order, or a robot's level."""


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """A user's contribution to the shuffles."""

    place: int
    """The user's number in joining order."""
    opener: int | None
    """The value of `Transcript.opener` at the time of the contribution."""
    seats: tuple[Participant, ...]
    """The participants in joining order at the time of the contribution."""
    words: str
    """The SHA-256 of the user's seed words, in hex."""


class Transcript(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The transcript, which together with the secret determines the deal."""

    scheme: Scheme = SCHEME
    match: int
    commitment: str
    message: str | None
    """The id of the message with the commitment; None if it was not posted before the start.

    The id is a string, because some JSON parsers can't represent large integers exactly.
    """
    begins: Literal["random", "opener", "turned", "drawn"]
    opener: int | None
    """The opener's number, if the opener has a seat and is the starting player. Otherwise None."""
    roster: tuple[Participant, ...]
    """The players in joining order, or in seat order in a season match."""
    order: tuple[int, ...] | None = None
    """In a rematch, the 0-based roster index of each seat's player."""
    contributions: tuple[Contribution, ...]
    """The contributions, in order of arrival."""

    @property
    def is_consistent(self) -> bool:
        """Return whether each list of participants is consistent with the earlier lists.

        Users are numbered in joining order. Therefore, the numbers must ascend in each list, and new users
        must get the next free numbers.
        """
        known = 0
        for seats in (*(contribution.seats for contribution in self.contributions), self.roster):
            user_keys = [place for place in seats if isinstance(place, int)]
            new = [place for place in user_keys if place > known]
            if user_keys != sorted(set(user_keys)) or new != [*range(known + 1, known + 1 + len(new))]:
                return False
            known += len(new)
        return all(one.place in one.seats for one in self.contributions)

    @property
    def is_unchanged(self) -> bool:
        """Return whether the players and the starting player stayed the same after the last contribution."""
        *_, last = self.contributions or [None]
        return last is None or (last.seats, last.opener) == (self.roster, self.opener)

    def has_valid_order(self, order: Sequence[int], drawn: Sequence[int]) -> bool:
        """Return whether the seats are in the order that the setting `begins` requires."""
        count = range(len(self.roster))
        match self.begins:
            case "random":
                return tuple(order) == tuple(drawn)
            case "drawn":
                return list(order) == [*count]
            case "turned":
                return self.order is not None and tuple(order) == self.order
            case "opener":
                first = [number for number in count if self.roster[number] == self.opener]
                return list(order) == [*first, *(number for number in count if number not in first)]


def serialize(transcript: Transcript) -> str:
    """Serialize a transcript as it is posted and hashed."""
    return canonical_json(msgspec.to_builtins(transcript))


def parse(serialized: str) -> Transcript:
    """Parse a transcript.

    Raises ValueError if the text is invalid or not in the exact form that is hashed.
    """
    found = parse_json(serialized, Transcript)
    if serialize(found) != serialized:
        raise ValueError("not written as it is hashed")
    return found


def serialize_contribution(contribution: Contribution) -> str:
    """Serialize a contribution for storage."""
    return canonical_json(msgspec.to_builtins(contribution))


def parse_contribution(serialized: str) -> Contribution:
    """Parse a stored contribution."""
    return msgspec.json.decode(serialized, type=Contribution)


def contribution_files(
    match_id: int, commitment: str, message: str | None, contributions: Sequence[Contribution]
) -> list[str]:
    """Return the files for the contributions' messages; each contains the hash of the previous file."""
    data = {"scheme": SCHEME, "match": match_id, "commitment": commitment, "message": message}
    files: list[str] = []
    for number, contribution in enumerate(contributions):
        chained = {"number": number, "before": digest(files[-1]) if files else None}
        files.append(canonical_json({**data, **chained, **msgspec.to_builtins(contribution)}))
    return files
