"""What analyses bring to the bot."""

from bot.analysis import show
from bot.analysis.commands import analyse
from bot.analysis.ids import AnalysisClick
from bot.core.features import Button, Feature, HelpPage, on_match
from bot.match.buttons import OVER
from bot.posts.messages import FINAL
from bot.posts.status_card import FINISHED

FEATURE = Feature(
    commands=(analyse,),
    clicks={AnalysisClick.ANALYSE: on_match(show.show_analysis), AnalysisClick.COSTLY: show.show_costly},
    beside=(AnalysisClick.ANALYSE, AnalysisClick.COSTLY),
    buttons=(
        Button(place=FINAL, click=AnalysisClick.ANALYSE, label="button-analyse", order=45),
        Button(place=FINISHED, click=AnalysisClick.ANALYSE, label="button-analyse", order=35),
        Button(place=OVER, click=AnalysisClick.ANALYSE, label="button-analyse", order=45),
    ),
    help=(HelpPage("help-analysis", 62),),
)
