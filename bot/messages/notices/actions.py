"""What people do about notices of a match, by a button or a command."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, person_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.answers import answer_done
from bot.matches.match.titles import moment
from host.messages.notices import mutes


async def mute(interaction: Here, match_id: int, words: Words, hours: int | None = None) -> Post:
    """Tell somebody nothing of a match any more, or nothing for some hours."""
    muted = await mutes.mute(ctx_of(interaction), match_id, person_of(interaction), hours)
    if muted.is_cut and muted.until is not None:
        return answer_done(interaction, muted.match, "done-snooze-cut", words, until=moment(muted.until))
    key = "done-mute" if hours is None else "done-snooze"
    return answer_done(interaction, muted.match, key, words, hours=hours or 0)


async def unmute(interaction: Here, match_id: int, words: Words) -> Post:
    """Tell somebody of a match again."""
    row = await mutes.unmute(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-unmute", words)
