### Help.

## Commands
command-help = help
    .description = What to do here
command-rules = rules
    .description = The rules of a game in short, with its printed figures

help-heading = Board games, played over days
help-games = **Rules.** `/rules` tells the rules of a game in short, with a picture of its printed figures, and says which of them had to be reconstructed:
help-now = What you can do here now
help-now-turn = Take your turn: { $match }
help-now-more = { $count ->
    [one] { $count } more match waits for you: `/games`
   *[other] { $count } more matches wait for you: `/games`
}
help-now-join = Join an open table: { $match }
help-now-match = See all that you can do with the match of this channel: { $match }
help-now-open = Open a table: `/game open`
help-now-host = Look after this server’s matches
help-topics = Read more about …
help-version = Harbourmaster { $version }
button-turn-in = My turn: { $match }
button-join-at = Join: { $match }
button-match-here = The match here
button-new-here = New here?
button-rules = Rules
button-rules-of = Rules of { $game }
first-steps-heading = New here?
first-steps = **{ $game }**: { $tagline }

    You play over days, whenever you have time. *Join* gives you a seat; when all seats are taken, or whoever opened the table presses *Start*, the match begins in this channel.

    I tell you when it is your turn. *Take my turn* then shows your side of the table and your choices, to you alone. You can take everything back until you *Confirm*; only then do the others see it.

    The card says how much time everybody has. Nights and days off can be left out of it: `/settings times`. If you have to stop, a robot takes over.
