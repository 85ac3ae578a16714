"""What notices bring to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.match.buttons import SEATED
from bot.notices import actions
from bot.notices.clicks import snooze
from bot.notices.commands import mute
from bot.notices.ids import NoticeClick
from bot.notices.send import send

FEATURE = Feature(
    send=send,
    commands=(mute,),
    buttons=(Button(place=SEATED, click=NoticeClick.MUTE, label="button-mute", order=60),),
    clicks={NoticeClick.SNOOZE: snooze, NoticeClick.MUTE: on_match(actions.mute)},
)
