"""Tests that each kind of timer, job and outbox message has a feature and a handler, and can be serialized."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args, get_origin

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.inspect import is_struct_type
from msgspec.structs import fields

import host
from host.core import kinds
from host.core.features import feature, features
from host.core.jobs import Job
from host.core.kinds import Kind
from host.core.outbox import OutboxMessage
from host.core.timers import Timer
from host.decisions.vote.kinds import Vote
from host.matches.log.entries import Ruling, UnknownRuling, rulings
from tests.sampling import example_settings

DeclaredKind: TypeAlias = tuple[str, str, type[Kind]]
"""A declared kind: the name of the feature's field that declares it, the name of the feature, and the kind."""

SLOTS: dict[str, type[Kind]] = {"timers": Timer, "jobs": Job, "posts": OutboxMessage, "votes": Vote}
SAMPLES: dict[Any, st.SearchStrategy[Any]] = {
    int: st.integers(-(2**63), 2**63 - 1), str: st.text(), bool: st.booleans(), type(None): st.none(),
}  # fmt: skip

for _module in pkgutil.walk_packages([str(Path(host.__file__).parent)], "host."):
    importlib.import_module(_module.name)


def concrete_kinds(kind: type) -> Iterator[type[Any]]:
    """Yield the subclasses of a kind that have no subclasses themselves.

    Only these kinds can be stored. Kinds that are defined in tests are skipped.
    """
    below: list[type] = kind.__subclasses__()
    for one in below:
        yield from concrete_kinds(one)
    if not below and getattr(sys.modules.get(kind.__module__), kind.__name__, None) is kind:
        yield kind


def declared_kinds() -> list[DeclaredKind]:
    found = [
        (slot, kinds.feature_of(kind), kind)
        for slot, base in SLOTS.items()
        for kind in set(concrete_kinds(base))
    ]
    return sorted(found, key=lambda one: (one[0], one[1], one[2].__name__))


def union_of(owner: str, slot: str) -> tuple[type, ...]:
    union = getattr(feature(owner), slot)
    return () if union is None else get_args(union) or (union,)


def parameter_id(value: object) -> str:
    """Return the test id for a kind."""
    return value.__name__ if isinstance(value, type) else str(value)


def test_every_declared_kind_belongs_to_its_feature() -> None:
    owned = {(slot, owner, kind) for owner in features() for slot in SLOTS for kind in union_of(owner, slot)}
    assert set(declared_kinds()) == owned
    assert {slot for slot, _, _ in owned} == set(SLOTS)


def test_every_declared_ruling_belongs_to_one_feature() -> None:
    owned = [kind for owner in features() for kind in union_of(owner, "rulings")]
    assert sorted(map(parameter_id, owned)) == sorted(
        map(parameter_id, set(concrete_kinds(Ruling)) - {UnknownRuling})
    )
    assert len(rulings()) == len(owned), "a ruling is found by its tag alone"


def test_features_with_timers_or_jobs_have_handlers() -> None:
    for owned in features().values():
        assert (owned.timers is None) == (owned.handle_timer is None)
        assert (owned.jobs is None) == (owned.handle_job is None)


@pytest.mark.parametrize(("slot", "owner", "kind"), declared_kinds(), ids=parameter_id)
def test_kind_name_is_unique_and_fits_its_column(slot: str, owner: str, kind: type[Kind]) -> None:
    names = [one.__struct_config__.tag for one in union_of(owner, slot)]  # type: ignore[attr-defined]
    assert names.count(kinds.name_of(kind)) == 1
    for name in (owner, kinds.name_of(kind)):
        assert re.fullmatch("[a-z_-]{1,32}", name), "a kind without a tag would be stored by its class's name"


def samples_of(type_: Any) -> st.SearchStrategy[Any]:
    """Return a strategy for values of a field's type."""
    if get_origin(type_) is tuple:
        (of, _) = get_args(type_)
        return st.lists(samples_of(of)).map(tuple)
    if is_struct_type(type_):
        return st.builds(type_, **{field.name: samples_of(field.type) for field in fields(type_)})
    if get_origin(type_) is Literal:
        return st.sampled_from(get_args(type_))
    return st.one_of(*(SAMPLES[each] for each in get_args(type_) or (type_,)))


@pytest.mark.parametrize(("slot", "owner", "kind"), declared_kinds(), ids=parameter_id)
@example_settings(25)
@given(data=st.data())
def test_kind_round_trips_through_its_payload(
    slot: str, owner: str, kind: type[Kind], data: st.DataObject
) -> None:
    made = kind(**{field.name: data.draw(samples_of(field.type)) for field in fields(kind)})
    made = made.without_names()
    payload = kinds.payload_of(made)
    again = kinds.parse(getattr(feature(owner), slot), owner, kinds.name_of(kind), payload)
    assert (type(again), again, kinds.payload_of(again)) == (kind, made, payload)
