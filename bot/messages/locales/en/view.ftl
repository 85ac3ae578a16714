### Looking at a match.

## Commands
command-share = share
    .description = Get a finished match as a card to pass on
command-film = film
    .description = Get the whole match as a film
command-board = board
    .description = Show the board as a picture
command-text = text
    .description = Show the board in words
command-log = log
    .description = Show what happened
command-games = games
    .description = List my matches and whose turn it is in each

## Help
help-looking = **Looking.** `/board` shows the picture, `/text` the same in words, `/log` what happened and when. `/catchup` tells what happened since your last turn and what that means for your options, `/replay` steps through a match from its beginning or leads to a round. `/games` lists your matches and whose turn it is. `/game verify` checks a finished match, `/game record` hands out its moves as a file. `/game share` makes a card of a finished match, `/game film` a film of any.

## Buttons
button-board = Board
button-log = Log
button-text = In words

## Looking
log-heading = { $match }: log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
log-first = ⏮ First
log-latest = Latest ⏭
log-page = Page { $page }
mine-none = You are not at any table. `/game open` opens one.
mine-heading = { $count ->
    [0] You have no match going on
    [one] Your match
   *[other] Your { $count } matches
}{ $waiting ->
    [0] {""}
   *[other] , { $waiting } waiting for you
}
mine-page = { $heading }, page { $page } of { $pages }
mine-finished-lately = Finished lately

## What can't be done
refusal-no-picture = That picture could not be drawn. `/board` and `/text` show the match.
refusal-no-chapter = There is nothing to tell about this part of the match.
