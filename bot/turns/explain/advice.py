"""Sentences with advice: the steps of a turn, and the most important reasons for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from types import MappingProxyType

from bot.core.words.i18n import Translator
from engine.core.robots.advice import Advice
from engine.core.text import LocalizedText, text

COMPARISONS: Mapping[str, str] = MappingProxyType(
    {
        "why-about-equal": "advice-equal",
        "why-better": "advice-worse",
        "why-much-better": "advice-worse",
        "why-better-result": "advice-worse-result",
        "why-much-better-result": "advice-much-worse-result",
    }
)
"""The texts that compare a turn with the best one, by the verdict about the best one."""


def steps_of(advice: Advice, translate: Translator, names: Sequence[str]) -> str:
    """Return the steps of a turn as one clause; empty if the game has no words for the turn."""
    return _joined("advice-steps", advice.steps, translate, names)


def reasons_of(advice: Advice, translate: Translator, names: Sequence[str]) -> str:
    """Return the reasons for a turn as one clause; empty if there are none."""
    return _joined("advice-reasons", advice.reasons, translate, names)


def capitalized(clause: str) -> str:
    """Return a clause that begins with a capital letter."""
    return clause[:1].upper() + clause[1:]


def comparison(verdict: LocalizedText) -> LocalizedText:
    """Return a verdict about the best turn as a comparison of another turn with it, for example `2 points worse`."""
    return LocalizedText(COMPARISONS[verdict.key], verdict.values)


def _joined(key: str, clauses: Sequence[LocalizedText], translate: Translator, names: Sequence[str]) -> str:
    worded = [translate(clause, names) for clause in clauses]
    return reduce(lambda one, more: translate(text(key, first=one, second=more)), worded) if worded else ""
