"""Tests that a feature can be added with a folder on the path, and that the general tests cover it.

The toy feature, *Tide*, is in tests/toy_feature. It is on the path only in the processes that these tests
start.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from host.core.features import features
from tests import repository
from tests.plugin.running import ROOT, run_python
from tests.sampling import mark_long_after

TOY = ROOT / "tests/toy_feature"
PACKAGES = (*repository.PACKAGES, "benchmarks")
TEST_FILES = {
    "its story": ["tests/plugin/tide_story.py"],
    "kinds and their handlers": ["tests/host/core/test_kinds.py"],
    "clicks, commands and help": ["tests/bot/core/test_features.py"],
    "words": ["tests/bot/core/test_words_i18n.py"],
    "what is stored of people": [
        "tests/storage/core/test_tables.py",
        "tests/host/operations/test_privacy_forgetting.py",
        "-k",
        "declared",
    ],
    "its table": ["tests/storage/core/test_tables.py", "-k", "declared or columns"],
    "databases without its table": ["tests/storage/core/test_migrations.py", "-k", "kept_database or order"],
}
"""The tests that cover all features, and the toy feature's own test, by topic."""


@pytest.mark.long
@pytest.mark.parametrize("about", mark_long_after(1, map(pytest.param, TEST_FILES)))
def test_guarantees_for_features_apply_to_the_toy_feature(about: str) -> None:
    done = run_python(
        TOY, "-m", "pytest", "-m", "not soak", "-q", "-p", "no:cacheprovider", *TEST_FILES[about]
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "passed" in done.stdout


def test_feature_off_the_path_is_not_found() -> None:
    assert "tide" not in features()
    listed = "from host.core.features import features; print(*features())"
    assert set(run_python(TOY, "-c", listed).stdout.split()) == {*features(), "tide"}


@pytest.mark.parametrize("room", PACKAGES)
def test_code_does_not_name_the_toy_feature(room: str) -> None:
    named = [file for file in Path(ROOT / room).rglob("*.py") if "tide" in file.read_text(encoding="utf-8")]
    assert [file for file in named if "games" not in file.parts] == []
