"""Helpers that inspect what the host's functions return: the declared types and the actual values."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, ForwardRef, Literal, TypeVar, get_args, get_origin

from msgspec import Struct

import engine.core.model
import engine.core.text

ROOT = Path(__file__).parents[2]
CALLERS = ("bot", "playground", "harbourmaster")
ALIASES = vars(engine.core.model) | vars(engine.core.text)
"""Names that are used in the string annotations of other modules."""


def host_functions() -> dict[str, Callable[..., object]]:
    """Return all public functions, methods and properties in the host, by full name."""
    found = dict[str, Callable[..., object]]()
    for info in pkgutil.walk_packages([str(ROOT / "host")], "host."):
        module = importlib.import_module(info.name)
        owners = {kind.__qualname__: vars(kind) for kind in _own_members(module, inspect.isclass)}
        for owner, members in (("", vars(module)), *owners.items()):
            for name, member in members.items():
                function = member.fget if isinstance(member, property) else member
                if inspect.isfunction(function) and function.__module__ == info.name and name[0] != "_":
                    found[".".join(filter(None, (info.name, owner, name)))] = function
    return found


def _own_members(module: ModuleType, kind: Callable[[object], bool]) -> Iterator[Any]:
    for name, member in inspect.getmembers(module, kind):
        if member.__module__ == module.__name__ and not name.startswith("_"):
            yield member


def functions_used_outside() -> dict[str, Callable[..., object]]:
    """Return the host's public functions that the bot or another caller uses, by full name."""
    known, used = host_functions(), set[str]()
    for file in (file for room in CALLERS for file in (ROOT / room).rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        used.update(names.values())
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used.add(f"{names.get(node.value.id)}.{node.attr}")
    return {name: function for name, function in known.items() if name in used}


def returned_types(function: Callable[..., object]) -> frozenset[object]:
    """Return all types that can occur in a function's return value, according to its annotations."""
    seen = set[object]()
    _collect_types(function.__annotations__.get("return"), sys.modules[function.__module__], seen)
    return frozenset(seen)


def _collect_types(hint: object, module: ModuleType, seen: set[object]) -> None:
    if isinstance(hint, str | ForwardRef):
        written = hint if isinstance(hint, str) else hint.__forward_arg__
        hint = eval(written, ALIASES | vars(module))  # noqa: S307 - evaluates our own annotations
    if get_origin(hint) is Literal:
        return
    parts = hint if isinstance(hint, list) else get_args(hint)
    for part in parts:
        _collect_types(part, module, seen)
    if parts or isinstance(hint, TypeVar) or hint in seen:
        return
    seen.add(hint)
    if inspect.isclass(hint) and issubclass(hint, Struct):
        for kind in hint.__mro__:
            for field in inspect.get_annotations(kind).values():
                _collect_types(field, sys.modules[kind.__module__], seen)


def returned_structs(function: Callable[..., object]) -> Iterator[type[Struct]]:
    """Yield the structs among the types that a function can return."""
    for kind in returned_types(function):
        if inspect.isclass(kind) and issubclass(kind, Struct):
            yield kind


def has_any_fields(kind: type[Struct]) -> bool:
    """Return whether a struct has fields of type `Any`, which may contain views, options or random outcomes."""
    return any(re.search(r"\bAny\b", str(hint)) for hint in inspect.get_annotations(kind).values())


def values_in(output: object, holder: object = None) -> Iterator[tuple[object, object]]:
    """Yield all values nested in an output, each with the struct that contains it."""
    yield holder, output
    match output:
        case str() | bytes():
            return
        case Struct():
            for name in output.__struct_fields__:
                yield from values_in(getattr(output, name), output)
        case Mapping():
            yield from values_in([*output.keys(), *output.values()], holder)
        case BaseException():
            yield from values_in([*output.args, *vars(output).values()], output)
        case Iterable():
            for part in output:
                yield from values_in(part, holder)


def strings_in(output: object) -> Iterator[tuple[object, str]]:
    """Yield all strings in an output, each with the struct that contains it.

    Bytes are decoded to text.
    """
    for holder, part in values_in(output):
        if isinstance(part, str | bytes):
            yield holder, part if isinstance(part, str) else part.decode()
