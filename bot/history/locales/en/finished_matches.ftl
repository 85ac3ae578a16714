### Searching for finished matches.

## Commands
command-games-finished = finished
    .description = Search for finished matches by player, game, date and result

## Options
option-since = from
    .description = First day on which matches ended, for example yesterday, last Friday or Nov 3
option-until = to
    .description = Last day on which matches ended
option-result = result
    .description = Result of this player (default: your own result)
choice-result-won = won
choice-result-lost = lost
choice-result-draw = draw
choice-result-left = left early

## Messages
finished-none = No finished matches found that you can see.
finished-heading = { $count ->
    [one] 1 finished match
   *[other] { $count } finished matches
}
finished-heading-latest = The latest { $count ->
    [one] finished match
   *[other] { $count } finished matches
} (narrow your search to see older ones)
finished-hidden = a player with a hidden profile
finished-open = Open a match…
finished-pages = More pages…
finished-page = Page { $page }
