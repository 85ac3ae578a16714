"""Tests that lazily parsed translations produce the same text as a completely parsed bundle."""

from __future__ import annotations

from threading import Event, Thread

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.core.words.bundles import Bundle
from bot.core.words.i18n import locales, own_files
from engine.core.files.library import games

SHIPS = """
# A comment that belongs to nothing.

-fleet =
    { $many ->
        [one] ship
       *[other] ships
}
    .case = of ships
plain = A line
    and another one
## Further
# About this one.
two = { plain }, { three.sign } and { -fleet(many: 1) }
three = Three
    .sign = 3
two = Never said
broken = {
"""


def test_referenced_messages_and_terms_are_resolved() -> None:
    bundle = Bundle("en", [SHIPS])
    message = bundle.get_message("two")
    assert bundle.format_pattern(message.value, {}) == ("A line\nand another one, 3 and ship", [])
    assert bundle.format_pattern(bundle.get_message("three").attributes["sign"], {}) == ("3", [])


def test_missing_or_broken_messages_are_not_found() -> None:
    bundle = Bundle("en", [SHIPS])
    assert [bundle.has_message(name) for name in ("plain", "two", "four", "broken", "-fleet")] == [
        True, True, False, False, False,
    ]  # fmt: skip
    with pytest.raises(LookupError):
        bundle.get_message("four")


def test_two_threads_parse_the_same_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message can be parsed while another thread is still parsing a message that it references.

    The bot translates the texts of images in threads.
    """
    honest, is_there, goes_on = FluentParser.parse_entry, Event(), Event()

    def slow(parser: FluentParser, source: str) -> ast.EntryType:
        if source.startswith("plain") and not is_there.is_set():
            is_there.set()
            assert goes_on.wait(10)
        return honest(parser, source)

    monkeypatch.setattr(FluentParser, "parse_entry", slow)
    bundle = Bundle("en", [SHIPS])
    first = Thread(target=bundle.get_message, args=("two",))
    first.start()
    assert is_there.wait(10)
    try:
        assert bundle.has_message("two")
        said = bundle.format_pattern(bundle.get_message("two").value, {})
    finally:
        goes_on.set()
        first.join()
    assert said == ("A line\nand another one, 3 and ship", [])


@pytest.mark.long
@pytest.mark.parametrize("locale", locales())
def test_lazy_bundle_formats_like_an_eager_bundle(locale: str) -> None:
    lesson = (
        game.folder / place / f"{locale}.ftl" for game in games().values() for place in ("locales", "lesson")
    )
    sources = [file.read_text(encoding="utf-8") for file in (*own_files(locale), *lesson) if file.is_file()]
    whole, singly = FluentBundle([locale], use_isolating=False), Bundle(locale, sources)
    names = set[str]()
    for source in sources:
        resource = FluentParser(with_spans=False).parse(source)
        whole.add_resource(resource)
        names |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert len(names) > 1000
    for name in sorted(names):
        assert singly.has_message(name)
        message, other = whole.get_message(name), singly.get_message(name)
        patterns = [(message.value, other.value)] if message.value else []
        assert message.attributes.keys() == other.attributes.keys()
        patterns += [(pattern, other.attributes[case]) for case, pattern in message.attributes.items()]
        for first, second in patterns:
            # No values are passed, so both bundles must report the same missing placeholders.
            assert str(whole.format_pattern(first, {})) == str(singly.format_pattern(second, {}))
