"""What analyses bring to the bot."""

from bot.core.features import Button, Feature, HelpPage, on_match
from bot.history.analysis import show
from bot.history.analysis.commands import analyse
from bot.history.analysis.ids import AnalysisClick
from bot.matches.match.buttons import FINAL, FINISHED, OVER

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
