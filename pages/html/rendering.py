"""Render pages as HTML, JSON and Atom feeds."""

from __future__ import annotations

from datetime import datetime
from functools import cache, partial
from typing import Any

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from msgspec import Struct

from bot.core.charts.crosstable import SYMBOLS as SIGNS
from bot.core.charts.division import SYMBOLS
from bot.core.charts.figures import ARROWS
from bot.core.words.i18n import language_name, locales, translator
from engine.core.text import text
from pages.data.addresses import LocatedPage
from pages.data.models import BuiltPage, FeedEntry, MatchPage, Page
from pages.data.wording import format_moment, iso
from pages.html.assets import assets
from pages.html.chart import score_chart

META_POLICY = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""The Content-Security-Policy inside a page. Servers also send it as a header, with `frame-ancestors`."""
HEADER_POLICY = f"{META_POLICY}; frame-ancestors 'none'"
EPOCH = 0
"""The time of a feed without entries."""


class RenderedPage(Struct, frozen=True):
    """A page in all its forms."""

    html: bytes
    json: bytes
    feed: bytes | None
    is_listed: bool


class ErrorPage(Page, frozen=True, kw_only=True):
    """A page that says why there is no other."""


def render_page(built: BuiltPage, located: LocatedPage, url: str) -> RenderedPage:
    """Render a page; `url` is the public address of the site, or empty if it is unknown."""
    page = built.page
    extra: dict[str, Any] = {}
    if isinstance(page, MatchPage):
        extra["chart"] = score_chart(page, translator(page.locale))
    html = _render(
        f"{page.kind}.html", page, located.root, located.locale, url, has_feed=built.feed is not None, **extra
    )
    feed = None if built.feed is None else _render_feed(page, built.feed, located, url)
    return RenderedPage(html, msgspec.json.encode(page), feed, page.is_listed)


def render_redirect(built: BuiltPage, located: LocatedPage, url: str) -> RenderedPage:
    """Render the page without a language in its address, which leads to the page in the server's language."""
    html = _render("redirect.html", built.page, located.root, None, url, has_feed=False)
    feed = None if built.feed is None else _render_feed(built.page, built.feed, located, url)
    return RenderedPage(html, b"", feed, built.page.is_listed)


def render_error(status: int, root: str, locale: str, error_id: str = "") -> bytes:
    """Render a page that explains an error; `root` is the relative address of the site's root."""
    translate = translator(locale)
    page = ErrorPage(
        kind="error", locale=locale, path="", title=translate(text(f"page-error-{status}")),
        summary=translate(text(f"page-error-{status}-about", id=error_id)),
    )  # fmt: skip
    return _render("error.html", page, root, locale, "", has_feed=False, has_data=False)


def _render(
    template: str, page: Page, root: str, locale: str | None, url: str, *, has_feed: bool,
    has_data: bool = True, **extra: Any,
) -> bytes:  # fmt: skip
    prefix = "" if locale is None else f"{locale}/"
    html = _environment().get_template(template).render(
        page=page, root=root, url=url, policy=META_POLICY, has_feed=has_feed, has_data=has_data,
        assets={name: asset.name for name, asset in assets().items()},
        languages=[(code, language_name(code)) for code in locales()],
        page_link=lambda path: f"{root}{prefix}{path}", t=partial(_translate, page.locale),
        words_of_time=partial(_time, page.locale), arrows=ARROWS, symbols=SYMBOLS, signs=SIGNS, **extra,
    )  # fmt: skip
    return html.encode()


def _render_feed(page: Page, entries: tuple[FeedEntry, ...], located: LocatedPage, url: str) -> bytes:
    prefix = "" if located.locale is None else f"{located.locale}/"
    updated = iso(entries[0].at if entries else EPOCH)
    feed = _environment().get_template("feed.xml").render(
        page=page, entries=entries, updated=updated, url=url, root=located.root, prefix=prefix,
        own=f"{prefix}{page.path}", identifier=f"urn:harbourmaster:{page.path.strip('/').replace('/', ':')}",
        iso=iso,
    )  # fmt: skip
    return feed.encode()


def _translate(locale: str, key: str, **values: str | int) -> str:
    return translator(locale)(text(key, **values))


def _time(locale: str, at: str) -> str:
    return format_moment(_milliseconds(at), locale) if at else ""


def _milliseconds(at: str) -> int:
    return round(datetime.fromisoformat(at).timestamp() * 1000)


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("pages.html"), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True,
    )  # fmt: skip
