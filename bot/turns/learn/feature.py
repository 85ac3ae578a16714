"""What learning to play brings to the bot."""

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.core.words.layout import Style
from bot.matches.match.buttons import FIRST_STEPS
from bot.turns.learn import clicks
from bot.turns.learn.commands import learn_command
from bot.turns.learn.ids import LearnClick

FEATURE = Feature(
    commands=(learn_command,),
    clicks={
        LearnClick.MATCH: on_match(clicks.of_match),
        LearnClick.LIST: clicks.list_all,
        LearnClick.OPEN: clicks.open_listed,
        LearnClick.TRY: clicks.choose,
        LearnClick.MENU: clicks.choose_in_menu,
        LearnClick.PAGE: clicks.leaf,
        LearnClick.GO: clicks.go,
    },
    buttons=(
        Button(
            place=FIRST_STEPS, click=LearnClick.MATCH, label="button-learn", style=Style.primary, order=10
        ),
    ),
    help=(HelpPage("help-learning", 5),),
)
