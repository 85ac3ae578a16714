"""What notices bring to the bot."""

from bot.core.features import Feature, on_match
from bot.notices import actions
from bot.notices.clicks import snooze
from bot.notices.commands import mute
from bot.notices.ids import NoticeClick
from bot.notices.send import send

FEATURE = Feature(
    commands=(mute,),
    clicks={NoticeClick.SNOOZE: snooze, NoticeClick.MUTE: on_match(actions.mute)},
    send=send,
)
