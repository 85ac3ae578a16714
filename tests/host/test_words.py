"""Tests for the host's translated texts in every language of the bot."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from host.matches.log.entries import rulings
from tests.sampling import value_cases

ROOT = Path(__file__).parents[2]
LOCALES = sorted(folder.name for folder in (ROOT / "bot/core/locales").iterdir())
STATUSES = {"refusal-begun", "refusal-finished", "refusal-cancelled"}
"""Keys of user errors that are selected by the match's status."""
REPLACED = {"told-resigned", "told-dismissed"}
"""Keys of log texts that are selected by the reason in the log entry."""


def used_keys(tree: ast.AST) -> Iterator[str]:
    """Yield the translation keys in a module.

    They occur in `user_error(...)`, `else_refusal=...` and `text(...)`.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="user_error"), args=[reason, *_]) | ast.keyword(
                "else_refusal", reason
            ):
                parts = [reason.body, reason.orelse] if isinstance(reason, ast.IfExp) else [reason]
                yield from (f"refusal-{part.value!s}" for part in parts if isinstance(part, ast.Constant))
            case ast.Call(func=ast.Name(id="text"), args=[ast.Constant(value=str(key)), *_]):
                yield key


def all_keys() -> set[str]:
    trees = [ast.parse(module.read_text()) for module in (ROOT / "host").rglob("*.py")]
    decided = {f"told-{kind}" for kind in (*rulings(), "unknown")}
    return {key for tree in trees for key in used_keys(tree)} | STATUSES | REPLACED | decided


@pytest.mark.long
def test_key_search_finds_known_translation_keys() -> None:
    assert {
        "refusal-stale",
        "refusal-resign-instead",
        "refusal-no-option",
        "told-started",
        "told-waits",
    } <= all_keys()


@pytest.mark.parametrize("locale", value_cases(LOCALES))
def test_every_key_has_a_translation(locale: str) -> None:
    files = (ROOT / "bot").glob(f"*/locales/{locale}/*.ftl")
    lines = [line for file in files for line in file.read_text().splitlines()]
    worded = {line.split(" =")[0] for line in lines if " =" in line}
    assert all_keys() - worded == set()
