"""A finder for the translation keys of texts that Discord limits: labels, placeholders and modal titles."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import bot
from bot.core.words import limits

LIMITS = {
    name: getattr(limits, name)
    for name in ("BUTTON_LABEL", "OPTION_TEXT", "PLACEHOLDER", "MODAL_TITLE", "MODAL_HINT", "CHOICE_NAME")
}
_TEXTS = ("text", "LocalizedText", "user_error")
_Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class LimitedKey(NamedTuple):
    """A translation key, as a regular expression if the code composes it, and the name of its limit."""

    pattern: str
    limit: str


@cache
def find_limited_keys() -> frozenset[LimitedKey]:
    """Return the keys of all texts that the bot's code shortens to one of Discord's limits."""
    found = set[LimitedKey]()
    for path in sorted(Path(bot.__file__).parent.rglob("*.py")):
        if "rehearsal" not in path.parts:
            found.update(_keys_in(ast.parse(path.read_text(encoding="utf-8"))))
    return frozenset(found)


def _keys_in(module: ast.Module) -> Iterator[LimitedKey]:
    wrappers = {
        node.name: (parameter, limit)
        for node in ast.walk(module)
        if isinstance(node, _Function)
        for parameter, limit in _wrapped(node)
    }
    top = ast.Module([part for part in module.body if not isinstance(part, _Function | ast.ClassDef)], [])
    for scope in (top, *(node for node in ast.walk(module) if isinstance(node, _Function))):
        for call in [node for node in ast.walk(scope) if isinstance(node, ast.Call)]:
            for expression, limit in _limited(call, wrappers):
                for key in _resolve(expression, scope):
                    yield LimitedKey(key, limit)


def _wrapped(function: _Function) -> Iterator[tuple[int, str]]:
    """Yield the position of a parameter that a function translates and shortens, with the limit."""
    names = [one.arg for one in function.args.args]
    for call in [node for node in ast.walk(function) if isinstance(node, ast.Call)]:
        for expression, limit in _limited(call, {}):
            for inner in ast.walk(expression):
                if isinstance(inner, ast.Call) and _called(inner) in _TEXTS:
                    key = inner.args[0]
                    if isinstance(key, ast.Name) and key.id in names:
                        yield names.index(key.id), limit


def _called(node: ast.AST) -> str:
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def _limited(call: ast.Call, wrappers: dict[str, tuple[int, str]]) -> Iterator[tuple[ast.expr, str]]:
    """Yield the arguments of a call that are shortened, with the limit."""
    name = _called(call)
    if name == "shorten" and isinstance(limit := call.args[1], ast.Name) and limit.id in LIMITS:
        yield call.args[0], limit.id
    elif name in {"button", "link_button"} and call.args:
        yield call.args[0], "BUTTON_LABEL"
    elif name == "Button":
        for keyword in call.keywords:
            if keyword.arg == "label":
                yield ast.Call(ast.Name("text"), [keyword.value], []), "BUTTON_LABEL"
    elif name in wrappers and len(call.args) > wrappers[name][0]:
        yield ast.Call(ast.Name("text"), [call.args[wrappers[name][0]]], []), wrappers[name][1]


def _resolve(expression: ast.expr, scope: ast.AST) -> Iterator[str]:
    """Yield the keys of the texts in an expression, following names that are assigned in the same scope."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _called(node) in _TEXTS:
            yield from _strings(node.args[0], scope)
        elif isinstance(node, ast.Name):
            for value in _assigned(node.id, scope):
                if any(_called(inner) in _TEXTS for inner in ast.walk(value)):
                    yield from _resolve(value, ast.Module([], []))


def _assigned(name: str, scope: ast.AST) -> Iterator[ast.expr]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == name for target in node.targets
        ):
            yield node.value


def _strings(key: ast.expr, scope: ast.AST) -> Iterator[str]:
    """Yield the regular expressions of a key: a constant, an f-string, a conditional or a local name."""
    if isinstance(key, ast.Constant) and isinstance(key.value, str):
        yield re.escape(key.value)
    elif isinstance(key, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
            for part in key.values
        ]
        yield "".join(parts)
    elif isinstance(key, ast.IfExp):
        yield from _strings(key.body, scope)
        yield from _strings(key.orelse, scope)
    elif isinstance(key, ast.Name):
        for value in _assigned(key.id, scope):
            yield from _strings(value, ast.Module([], []))
