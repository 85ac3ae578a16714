"""Kinds: what features store for later as typed values, each in an envelope (owner, feature, kind, payload).

A kind is a struct with a tag; it belongs to the feature in whose module or folder its class is defined.
"""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec

from host.core.people import Naming

TAG = "kind"


class Kind(Naming, frozen=True, tag_field=TAG):
    """Something a feature stores for later; its subclasses for timers, jobs, posts and so on are tagged."""


class UnknownKind(Exception):
    """What is stored is of a kind that this version does not know: it is kept, and said aloud."""

    def __init__(self, feature: str, kind: str) -> None:
        super().__init__(f"{feature}/{kind}")
        self.feature = feature
        self.kind = kind


def name_of(kind: Kind | type[Kind]) -> str:
    """Return the name under which a kind is stored."""
    return cast("str", kind.__struct_config__.tag)


def feature_of(kind: Kind | type[Kind]) -> str:
    """Return the feature a kind belongs to, from its module `host.<area>.<feature>`."""
    return (kind if isinstance(kind, type) else type(kind)).__module__.split(".")[2]


def payload_of(kind: Kind) -> str:
    """Write a kind for storage: equal ones read the same."""
    return msgspec.json.encode(kind.without_names()).decode()


def read(union: Any, feature: str, kind: str, payload: str) -> Any:
    """Read a stored kind as one of a feature's union; raises UnknownKind."""
    if union is None:
        raise UnknownKind(feature, kind)
    try:
        found: Kind = _decoder(union).decode(payload)
    except msgspec.MsgspecError as slip:
        raise UnknownKind(feature, kind) from slip
    if name_of(found) != kind:
        # A union of one takes what has no tag for that one.
        raise UnknownKind(feature, kind)
    return found


@cache
def _decoder(union: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(union)
