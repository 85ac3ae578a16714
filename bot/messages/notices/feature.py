"""What notices bring to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.matches.match.buttons import SEATED
from bot.messages.notices import actions
from bot.messages.notices.clicks import snooze
from bot.messages.notices.commands import mute_command
from bot.messages.notices.ids import NoticeClick
from bot.messages.notices.send import send

FEATURE = Feature(
    send=send,
    commands=(mute_command,),
    buttons=(Button(place=SEATED, click=NoticeClick.MUTE, label="button-mute", order=60),),
    clicks={NoticeClick.SNOOZE: snooze, NoticeClick.MUTE: on_match(actions.mute)},
)
