"""The table forum: one post per match, with tags for its state, game and time control."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Sequence
from typing import Literal, TypeAlias

import discord

from bot.core.features import Feature
from bot.core.sending.failures import NETWORK_ERRORS, is_refused_name
from bot.core.sending.sender import Sender, should_retry
from bot.core.words.i18n import Translator, locales, translator
from bot.core.words.layout import text_message
from bot.core.words.limits import THREAD_NAME, shorten
from bot.core.words.names import MAX_TITLE, clean_name, plain_name
from bot.core.words.time_controls import time_control_name
from bot.matches.match.bot_permissions import missing_permissions, permission
from engine.core.text import LocalizedText, text
from host.core import outbox
from host.core.errors import UserError
from host.messages import view
from host.tables import forum
from host.tables.forum import UpdateTags
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)

AUTO_ARCHIVE_MINUTES: Literal[10080] = 10080
"""Minutes of inactivity after which Discord archives a post: one week, the maximum."""
MAX_TAGS = 20
"""Maximum number of tags that a forum can have."""
MAX_APPLIED = 5
"""Maximum number of tags that a post can have."""
TAG_NAME = 20
"""Maximum number of characters in a tag's name."""
STATES = ("open", "running", "finished")
NEEDED = (
    "view_channel", "send_messages", "send_messages_in_threads", "embed_links", "attach_files",
    "read_message_history",
)  # fmt: skip
Names: TypeAlias = tuple[str, ...]
"""A tag's name in the forum's language, followed by its names in the other languages."""


def require_forum(guild: discord.Guild | None, channel: object, chosen: int | None) -> discord.ForumChannel:
    """Return the forum for a new table: the guild's table forum, or else the forum of the current post.

    Raises UserError if neither exists.
    """
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    if isinstance(parent, discord.ForumChannel) and (chosen is None or parent.id == chosen):
        return parent
    found = None if guild is None or chosen is None else guild.get_channel(chosen)
    if not isinstance(found, discord.ForumChannel):
        raise UserError(text("slip-no-forum"))
    return found


def require_forum_permissions(
    forum_channel: discord.ForumChannel, user: discord.Member | discord.User, translate: Translator
) -> None:
    """Raise UserError if the user can't see the forum, or the bot can't post in it."""
    if not isinstance(user, discord.Member) or not forum_channel.permissions_for(user).view_channel:
        raise UserError(text("slip-forum-hidden"))
    missing = missing_permissions(forum_channel.permissions_for(forum_channel.guild.me), iter(NEEDED))
    if missing:
        names = [translate(_permission(name)) for name in missing]
        raise UserError(
            text(
                "slip-forum-permissions",
                forum=f"<#{forum_channel.id}>",
                permissions=translate.join_list(names),
                count=len(names),
            )
        )


def can_post(forum_channel: discord.ForumChannel, member: discord.Member) -> bool:
    """Return whether the member can see the forum, and the bot can post in it."""
    own = forum_channel.permissions_for(forum_channel.guild.me)
    return forum_channel.permissions_for(member).view_channel and not missing_permissions(own, iter(NEEDED))


def _permission(name: str) -> LocalizedText:
    """Return a permission's name; in forums, Discord calls Send Messages differently."""
    return LocalizedText("permission-create-posts") if name == "send_messages" else permission(name)


async def create_post(
    forum_channel: discord.ForumChannel, name: str, tags: Sequence[Names], public: Translator, *, is_own: bool
) -> discord.Thread:
    """Create a post with the given tags; `is_own` means that a user has chosen its name.

    Raises UserError if Discord refuses it.
    """
    applied = await _applicable_tags(forum_channel, tags)
    try:
        post = await forum_channel.create_thread(
            name=shorten(plain_name(name, MAX_TITLE), THREAD_NAME),
            view=text_message(public(text("forum-post-intro"))).layout,
            applied_tags=applied,
            auto_archive_duration=AUTO_ARCHIVE_MINUTES,
            allowed_mentions=discord.AllowedMentions.none(),
        )
    except NETWORK_ERRORS as error:
        if is_own and is_refused_name(error):
            raise UserError(text("slip-title-refused", title=clean_name(name, MAX_TITLE))) from error
        log.warning("no post could be created in forum %s: %r", forum_channel.id, error)
        if forum_channel.flags.require_tag and not applied:
            raise UserError(text("slip-forum-tag", forum=f"<#{forum_channel.id}>")) from error
        raise UserError(text("slip-post-failed")) from error
    return post.thread


def tags_of(game: str, time_control: str, status: str, public: Translator) -> tuple[Names, ...]:
    """Return the names of the tags of a match, most important first."""
    state = status if status in STATES else "finished"
    return (_names(LocalizedText(f"forum-tag-{state}"), public), *_fixed_tags(game, time_control, public))


def _fixed_tags(game: str, time_control: str, public: Translator) -> Iterator[Names]:
    yield _names(LocalizedText(f"{game}-name"), public)
    shown = [time_control_name(time_control, one) for one in _translators(public)]
    yield tuple(shorten(name, TAG_NAME) for name in shown)


def _names(label: LocalizedText, public: Translator) -> Names:
    return tuple(shorten(one(label), TAG_NAME) for one in _translators(public))


def _translators(public: Translator) -> list[Translator]:
    return [public, *(translator(locale) for locale in locales())]


def find_tag(available: Collection[discord.ForumTag], names: Names) -> discord.ForumTag | None:
    """Return the tag with one of the given names, ignoring case; the first name takes precedence."""
    by_name = {tag.name.casefold(): tag for tag in available}
    return next((by_name[name.casefold()] for name in names if name.casefold() in by_name), None)


async def _applicable_tags(
    forum_channel: discord.ForumChannel, wanted: Sequence[Names]
) -> list[discord.ForumTag]:
    """Return the tags for a new post, creating the missing ones if the bot may.

    If the forum requires a tag and has none of them, return another tag that the bot may use.
    """
    available = await _create_missing(forum_channel, wanted)
    may_moderate = forum_channel.permissions_for(forum_channel.guild.me).manage_threads
    usable = [tag for tag in available if may_moderate or not tag.moderated]
    found = [tag for names in wanted if (tag := find_tag(usable, names)) is not None]
    if not found and forum_channel.flags.require_tag:
        found = usable[:1]
    return list({tag.id: tag for tag in found}.values())[:MAX_APPLIED]


async def _create_missing(
    forum_channel: discord.ForumChannel, wanted: Sequence[Names]
) -> Sequence[discord.ForumTag]:
    """Create the missing tags up to Discord's limit, and return the forum's tags."""
    available = forum_channel.available_tags
    missing = [names[0] for names in wanted if find_tag(available, names) is None]
    if not missing or not forum_channel.permissions_for(forum_channel.guild.me).manage_channels:
        return available
    added = [discord.ForumTag(name=name) for name in dict.fromkeys(missing)]
    try:
        changed = await forum_channel.edit(available_tags=[*available, *added][:MAX_TAGS])
    except NETWORK_ERRORS as error:
        log.warning("the tags of forum %d could not be created: %r", forum_channel.id, error)
        return available
    return changed.available_tags


async def send(sender: Sender, row: OutboxRow, post: UpdateTags, with_picture: bool) -> None:
    """Update the tags of a match's post; a failure never delays the match's messages."""
    match = await view.find_row(sender.ctx, row.owner)
    try:
        if match is not None:
            await _update(sender, match)
    except NETWORK_ERRORS as error:
        log.info("match %d: its tags could not be updated: %r", row.owner, error)
        if isinstance(error, discord.HTTPException) and not should_retry(error):
            await outbox.delete_sent(sender.ctx, row)
        else:
            await forum.note_failed(sender.ctx, row, post)
    else:
        await outbox.delete_sent(sender.ctx, row)


async def _update(sender: Sender, match: MatchRow) -> None:
    """Apply the tags to a match's post if the bot has created it; tags of moderators are kept."""
    post = await _find_post(sender.client, match)
    parent = None if post is None else post.parent
    if post is None or not isinstance(parent, discord.ForumChannel):
        return
    public = await sender.translator(match.guild_id, match.channel)
    fixed = tags_of(match.game, match.time_control, match.status, public)
    states = {
        name.casefold() for state in STATES for name in _names(LocalizedText(f"forum-tag-{state}"), public)
    }
    kept = [tag for tag in post.applied_tags if tag.name.casefold() not in states]
    wanted = await _applicable_tags(parent, fixed)
    tags = list({tag.id: tag for tag in [*wanted, *kept]}.values())[:MAX_APPLIED]
    if {tag.id for tag in tags} == {tag.id for tag in post.applied_tags}:
        return
    if post.archived:
        await post.edit(archived=False)
    await post.edit(applied_tags=tags, archived=post.archived)


async def _find_post(client: discord.Client, match: MatchRow) -> discord.Thread | None:
    guild = client.get_guild(match.guild_id)
    found = None if guild is None else guild.get_thread(match.channel)
    if found is None:
        try:
            loaded = await client.fetch_channel(match.channel)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return None
        found = loaded if isinstance(loaded, discord.Thread) else None
    is_own = found is not None and client.user is not None and found.owner_id == client.user.id
    return found if is_own else None


FEATURE = Feature(send=send)
