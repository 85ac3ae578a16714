### Help.

## Help
help-heading = Board games, played over days
help-opening = **Opening a table.** `/game open` opens one in this channel or in a thread of its own. Others join by the button, robots fill empty seats, and *Start* begins with those who are there.
help-playing = **Playing.** *Take my turn* on the status card shows your side of the table and your choices, to you alone. *Undo* goes back one step, *Start over* all of them; others see your turn only once you *Confirm* it. `/play` offers the same choices as you type.
help-thinking = **Thinking.** `/sandbox`, or *Try out*, opens a private copy of the match on which you try moves for every seat, as far as nothing hidden is needed. While you wait, *Plan ahead* leads there too: what you try for your next turn you can plan. `/plan pass` passes turns in advance.
help-looking = **Looking.** `/board` shows the picture, `/text` the same in words, `/log` what happened. `/catchup` tells what happened since your last turn and what that means for your options, `/replay` steps through a match from its beginning. `/games` lists your matches and whose turn it is. `/game verify` checks a finished match, `/game export` hands out its record. `/game share` makes a card of a finished match, `/game film` a moving picture of any.
help-settings = **Settings.** `/settings me` is a panel: language, notices, reminders, colours, words instead of pictures, whether turns are confirmed. `/settings times` sets your time zone, sleep and quiet hours, `/away` your days off, `/mute` silences a match. `/settings server` is for those who manage the server. Nobody has to set anything.
help-games = **Rules.** `/rules` tells the rules of a game in short, with a picture of its printed figures, and says which of them had to be reconstructed:
help-figures = The printed figures of { $game } as they are played here.
