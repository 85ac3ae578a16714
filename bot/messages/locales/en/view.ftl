### Viewing a match.

## Commands
command-share = share
    .description = Get a shareable card of a finished match
command-film = film
    .description = Get an animation of the whole match
command-board = board
    .description = Show the board as an image
command-text = text
    .description = Show the board as text
menu-log = Log from here
command-log = log
    .description = Show the log of the match
command-games = games
    .description = Your matches, open tables and finished matches
command-games-mine = mine
    .description = List your matches and whose turn it is
command-games-open = open
    .description = List open tables that you can join

## Help
help-looking = **Viewing a match.** `/board` shows the board as an image, `/text` shows it as text, and `/log` lists all events. `/catchup` shows what happened since your last turn and how it affects your options. `/replay` steps through a match from the start or from any round. `/games mine` lists your matches and whose turn it is, `/games open` lists open tables that you can join, and `/games finished` searches finished matches. `/game verify` checks a finished match, and `/game record` gives you its moves as a file. `/game share` creates a card for a finished match, and `/game film` creates an animation of any match.

## Buttons
button-board = Board
button-log = Log
button-text = As text
button-open-match = Open

## Views
log-heading = { $match }: log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
log-first = ⏮ First
log-latest = Latest ⏭
log-page = Page { $page }
mine-none = You’re not playing in any matches. Open one with `/game open`, or find a table with `/find`.
mine-heading = { $count ->
    [0] You have no active matches
    [one] Your match
   *[other] Your { $count } matches
}{ $waiting ->
    [0] {""}
    [one] { $count ->
        [1] {" "}is waiting for you
       *[other] , { $waiting } waiting for you
    }
   *[other] , { $waiting } waiting for you
}
mine-page = { $heading }, page { $page } of { $pages }
mine-finished-lately = Recently finished

## Errors
refusal-no-picture = The image could not be created. Use `/board` or `/text` to see the match.
refusal-no-chapter = There are no events in this part of the match.

## Open tables
option-pace = time-control
    .description = Only open tables with this time control
option-kind = rating
    .description = Only rated or only unrated open tables
choice-rated-tables = rated
choice-casual-tables = unrated
open-tables-heading = { $count ->
    [one] { $count } open table
   *[other] { $count } open tables
}
open-tables-none = There are no matching open tables that you can join. Open one with `/game open`, or get a message about new ones with `/game table-alerts`.
open-tables-seats = { $taken } of { $seats } seats taken
open-tables-rated = rated
