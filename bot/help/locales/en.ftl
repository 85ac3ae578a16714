### Help.

## Commands
command-help = help
    .description = What to do here
command-rules = rules
    .description = Tell the rules of a game in short, with its printed figures

help-heading = Board games, played over days
help-games = **Rules.** `/rules` tells the rules of a game in short, with a picture of its printed figures, and says which of them had to be reconstructed:
