"""Mentions of the users whom an announcement notifies."""

from __future__ import annotations

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from host.leagues.views.announcements import SeasonAnnouncement

PINGED = frozenset({"invited", "closed", "idle", "struck", "warned", "replaced", "corrected", "proposed"})
"""Announcements that notify the affected players."""
MAX_MENTIONED = 60
"""Maximum users mentioned per message."""


def further_mentions(announcement: SeasonAnnouncement, translate: Translator) -> list[MessageView]:
    """Build follow-up messages with the remaining mentions.

    Discord notifies at most 100 users per message.
    """
    if announcement.what not in PINGED:
        return []
    lots = [
        announcement.user_keys[at : at + MAX_MENTIONED]
        for at in range(MAX_MENTIONED, len(announcement.user_keys), MAX_MENTIONED)
    ]
    return [
        MessageView(
            container(texts(translate.join_list([translate.mention(one) for one in lot]))), pinged=lot
        )
        for lot in lots
    ]


def mention_users(announcement: SeasonAnnouncement, translate: Translator) -> str:
    """Mention the first users to notify; further messages mention the rest."""
    return translate.join_list(
        [translate.mention(user_key) for user_key in announcement.user_keys[:MAX_MENTIONED]]
    )
