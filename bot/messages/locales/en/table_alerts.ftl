### Open tables.

## Commands
command-tell-me = tell-me
    .description = Be told by direct message when tables are opened here, once a day at most
option-stop = stop
    .description = Don’t tell me any more

## News
openings-news = { $count ->
    [one] A table has a seat for you in { $server }:
   *[other] { $count } tables have a seat for you in { $server }:
}
openings-stop = You asked to hear about open tables, once a day at most. `/game tell-me` with the option `stop` ends that.
done-openings = I’ll tell you by direct message when tables are opened here, once a day at most.
done-openings-game = I’ll tell you by direct message when tables for { $game } are opened here, once a day at most.
done-openings-stop = I won’t tell you about open tables any more.

## What can't be done
refusal-openings-crowded = The list here is full: I can’t write to any more people.
refusal-openings-not = You are not on the list for open tables here.
