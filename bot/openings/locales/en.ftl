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
openings-stop = You asked to be told of open tables, once a day at most. `/game tell-me` with the option `stop` ends that.
done-openings = I’ll tell you by direct message when tables are opened here, once a day at most.
done-openings-game = I’ll tell you by direct message when tables for { $game } are opened here, once a day at most.
done-openings-stop = I’ll tell you of open tables no more.

## What can't be done
refusal-openings-crowded = As many people as can be told of tables here are on the list already.
refusal-openings-not = You are not told of open tables here.
