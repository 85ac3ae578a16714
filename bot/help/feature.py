"""What the help brings to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.help.commands import help_page, rules
from bot.help.ids import HelpClick
from bot.help.show import show_first_steps, show_match_rules, show_topic
from bot.match.buttons import ANY
from bot.play.messages import CHOOSING, WAITING
from bot.posts.status_card import OPEN, OPEN_ALONE

FEATURE = Feature(
    commands=(help_page, rules),
    clicks={
        HelpClick.NEW_HERE: on_match(show_first_steps),
        HelpClick.RULES: on_match(show_match_rules),
        HelpClick.TOPIC: show_topic,
    },
    buttons=(
        *(
            Button(place=place, click=HelpClick.NEW_HERE, label="button-new-here", order=90)
            for place in (OPEN, OPEN_ALONE)
        ),
        *(
            Button(place=place, click=HelpClick.RULES, label="button-rules", order=90)
            for place in (CHOOSING, WAITING, ANY)
        ),
    ),
)
