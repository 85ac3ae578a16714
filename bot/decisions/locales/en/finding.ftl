### Finding a table.

## Commands
command-find = find
    .description = Find a table that suits you, and get a message when there is one

## The panel
find-heading = Find a table
find-intro = What would you like to play? When I find an open table or other players who want the same, I’ll ask you once. You only get a seat if you press *Join*.
find-server = Server
find-games = Games
find-seats-any = any number
find-days = How long to search
find-days-option = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
find-searching = **Searching on { $server }** since { $since }, until { $until }. If you change anything, you go to the end of the queue.
find-resting = You won’t get a suggestion before { $until }.
find-only-filling = You can’t open tables there, so I’ll only suggest tables that others have opened.
find-quiet = Your turn notifications are off, so I won’t message you. Check back here now and then: each suggestion is available for a day.
button-find-start = Start searching
button-find-stop = Stop searching
button-find-newcomers-yes = Newcomers: welcome
button-find-newcomers-no = Newcomers: no
button-find-refuse = No, thanks
button-find-show = Show suggestion

## Suggestions
find-ask = { $person }, I’ve found a table for you:
find-ask-public = { $person }, I have a suggestion for you. Only you can see it.
find-terms = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $pace }, { $kind }
find-offer = **{ $terms }**
find-offer-new = Other players want the same. The first one to press *Join* opens the table.
find-offer-open = { $taken } of { $seats } seats are taken: { $match }
find-answer-by = Please answer by { $until } ({ $relative }). Otherwise your search ends.
find-closed-joined = You’ve joined this table. Have fun!
find-closed-refused = You’ve declined this table.
find-closed-expired = You didn’t answer in time, so your search has ended. To search again, use `/find`.
find-closed-taken = This table is no longer available. Your search continues.
find-closed-ended = Your search has ended.
find-ended-expired = { $person }, your search on { $server } has ended without a suitable table. To search again, use `/find`.
find-ended-limit = { $person }, you’ve reached the match limit on { $server }, so your search for a table has ended.

## Confirmations
done-find = You’re searching. I’ll let you know when there’s a table for you.
done-find-changed = Saved. You’re now at the end of the queue.
done-find-stopped = You’re no longer searching.
done-find-opened = You’ve opened { $match }. The other players have been asked to join.
done-find-joined = You’ve joined { $match }.
done-find-started = You took the last seat, so { $match } is starting.
done-find-refused = You’ve declined this table. Your search continues, but you won’t get another suggestion for 12 hours.
done-find-refused-last = You’ve declined three tables, so your search has ended. To search again, use `/find`.

## Help
help-find = **Finding a table.** Use `/find` and choose what you’d like to play. When there is an open table or other players want the same, I’ll ask you once, and you can join with a click. This also works in direct messages with me.

## Errors
refusal-find-gone = This table is no longer available. If you’re still searching, you’ll get another suggestion when there is one.
refusal-find-opening = Another player is opening this table right now. Press *Join* again in a moment.
refusal-find-pace = This server doesn’t allow any of the time controls you’ve chosen.
refusal-find-seats = None of the games you’ve chosen can be played with that number of seats.
refusal-find-searching = You’re already searching for a table. Use `/find` to see your search.
refusal-find-not-searching = You’re not searching for a table.
refusal-too-often-find = You’ve started or changed your search { $most } times in the past hour. Please try again later.
slip-find-no-server = I don’t know any server where you can play with me. Use `/find` on a server first.
