"""What people do about following a match, by a command or a button."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, person_of
from bot.match.answers import answer_done
from bot.words.i18n import Words
from bot.words.layout import Post
from host.follow import following
from host.follow.following import When


async def follow(interaction: Here, match_id: int, words: Words, when: When) -> Post:
    """Tell a person from now on how a match goes on."""
    row = await following.follow(ctx_of(interaction), match_id, person_of(interaction), when)
    key = "done-follow-each" if when == "each" else "done-follow-end"
    return answer_done(interaction, row, key, words)


async def stop(interaction: Here, match_id: int, words: Words) -> Post:
    """Tell a person nothing of a match any more."""
    row = await following.stop(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-unfollow", words)
