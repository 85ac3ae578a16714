"""The commands for results, ratings and seasons."""

from __future__ import annotations

from collections import Counter

from harbourmaster.matches import run_with_context
from host.core.context import Context
from host.history.ratings.updates import rebuild_pools
from host.history.results.rebuild import rebuild
from host.leagues.lifecycle.season_log import rebuild_seasons

OUTCOME_TEXTS = {
    "missing": "had no result; created from its log",
    "differs": "its result differed from its log; corrected",
    "unreadable": "its log can't be read; the stored result stays",
}


def rebuild_all(url: str) -> int:
    """Rebuild all results from the logs, then all ratings, and print the differences."""
    counts = run_with_context(url, _rebuild)
    print(f"{counts.total()} finished matches: {counts['same']} unchanged")
    return 0


async def _rebuild(ctx: Context) -> Counter[str]:
    counts = Counter[str]()
    async for rebuilt_match in rebuild(ctx):
        counts[rebuilt_match.status] += 1
        if rebuilt_match.status in OUTCOME_TEXTS:
            error = f" ({rebuilt_match.error})" if rebuilt_match.error else ""
            print(f"match {rebuilt_match.match_id}: {OUTCOME_TEXTS[rebuilt_match.status]}{error}")
    async for pool in rebuild_pools(ctx):
        if pool.differs:
            print(f"server {pool.guild_id}: the ratings in {pool.game} differed from the results; corrected")
    async for season in rebuild_seasons(ctx):
        if season.differs:
            print(
                f"{season.league}, season {season.number}: the stored season differed from its log; corrected"
            )
    return counts
