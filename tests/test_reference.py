"""Tests that the generated documentation pages are up to date."""

from __future__ import annotations

import pytest

from tests.reference import DOCS, pages


@pytest.mark.parametrize("name", pages())
def test_generated_page_is_up_to_date(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[name], "run `make docs`"
