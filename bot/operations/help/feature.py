"""What the help brings to the bot."""

from bot.core.features import Button, Feature, on_match
from bot.matches.match.buttons import ANY, OPEN, OPEN_ALONE
from bot.operations.help.commands import help_page, rules
from bot.operations.help.ids import HelpClick
from bot.operations.help.show import show_first_steps, show_match_rules, show_topic
from bot.turns.play.messages import CHOOSING, WAITING

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
