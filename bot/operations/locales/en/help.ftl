### Help.

## Commands
command-help = help
    .description = Show what you can do here
command-rules = rules
    .description = Show a summary of a game’s rules and its printed values

help-heading = Board games at your own pace
help-games = **Rules.** `/rules` shows a summary of a game’s rules, with an image of the values printed on its components and a note on any that had to be reconstructed:
help-now = What you can do here now
help-now-turn = Take your turn: { $match }
help-now-more = { $count ->
    [one] { $count } more match is waiting for you: `/games mine`
   *[other] { $count } more matches are waiting for you: `/games mine`
}
help-now-join = Join an open table: { $match }
help-now-match = See what you can do in this channel’s match: { $match }
help-now-open = Open a table: `/game open`
help-now-open-on-a-server = Open a table on a server: `/game open`
help-now-host = Manage this server’s matches
help-topics = More about…
help-version = Harbourmaster { $version }
button-turn-in = My turn: { $match }
button-join-at = Join: { $match }
button-match-here = This channel’s match
button-new-here = New here?
button-rules = Rules
button-rules-of = Rules of { $game }
first-steps-heading = New here?
first-steps = **{ $game }**: { $tagline }

    A match is played over several days: you take your turns whenever you have time. *Join* gives you a seat. The match begins in this channel when all seats are taken or the table owner presses *Start*.

    I’ll notify you when it’s your turn. *Take my turn* then shows you your side of the table and your options; only you can see them. You can take back everything until you press *Confirm* or a button that reveals something or ends your turn. The other players see your turn only after that. You can still use *Take back my turn* then, but other players may have to agree.

    The match’s pinned card shows how much time everyone has. Your clock can pause at night and on days off: see `/settings times`. If you have to stop, a robot takes over.
